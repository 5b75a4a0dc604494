"""A line and its record, joined: the line comes first, and what it cannot say is kept."""

import pytest

from studio.domain.actions.action import Answer, Click, Fill
from studio.domain.actions.answer import PageValue
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import FlowStep
from studio.domain.page.locator_chain import LocatorCall
from studio.domain.page.target import Candidate, Family, Target
from studio.runtime.merging import step_of_line, step_of_own
from studio.runtime.written import plain, text_waited_for, written_target
from tests.export.flow_parts import target

BUTTON = LocatorCall("get_by_role", ("button",), (("name", "送る"),))


def test_a_name_that_a_variable_chose_is_the_recorded_element() -> None:
    step = FlowStep(item="開く", action=Click(target=target("link", "{{題}}")))
    link = LocatorCall("get_by_role", ("link",), (("name", "料理の本"),))
    line = Click(target=written_target((link,)))
    assert step_of_line(line, step, {"題": "料理の本"}, ()) == step


def test_another_element_loses_how_the_recorded_one_looked() -> None:
    by_id = Candidate(family=Family.ID, value="x", score=1)
    step = FlowStep(item="押す", action=Click(target=target("button", "出す", by_id)))
    made = step_of_line(Click(target=written_target((BUTTON,))), step, {}, ())
    assert isinstance(made.action, Click)
    assert made.is_rewritten
    assert {way.family for way in made.action.target.candidates} == {Family.WRITTEN}
    assert (made.action.target.role, made.action.target.name) == ("button", "送る")


@pytest.mark.parametrize("value", ["ひみつ", "{{合言葉}}"])
def test_a_secret_keeps_to_fields_of_secrets(value: str) -> None:
    box = target("textbox", "合言葉", type="password")
    step = FlowStep(item="入る", action=Fill(target=box, value="{{合言葉}}"))
    line = Fill(target=written_target((LocatorCall("get_by_label", ("備考",)),)), value=value)
    made = step_of_line(line, step, {"合言葉": "x"}, {"合言葉"})
    assert isinstance(made.action, Fill)
    assert made.action.target.is_secret


def test_a_secret_in_a_line_of_its_own_keeps_to_them_too() -> None:
    line = Fill(
        target=written_target((LocatorCall("get_by_label", ("備考",)),)), value="{{合言葉}}"
    )
    made = step_of_own(line, "入る", {"合言葉"})
    assert isinstance(made.action, Fill)
    assert made.action.target.is_secret
    assert made.is_rewritten


def test_the_sentence_of_an_answer_may_be_another_with_as_many_places() -> None:
    recorded = Answer(text="残りは[]日です。", values=(PageValue(before="残り"),))
    step = FlowStep(item="答える", action=recorded)
    made = step_of_line(Answer(text="あと[]日！"), step, {}, ())
    assert made.action == Answer(text="あと[]日！", values=recorded.values)
    with pytest.raises(SettingsError) as told:
        step_of_line(Answer(text="[]と[]"), step, {}, ())
    assert told.value.code == "SCRIPT_LINE"


def test_names_are_meant_exactly_first() -> None:
    exact, loose = (way.value for way in written_target((BUTTON,)).candidates)
    assert '"exact": true' in exact
    assert "exact" not in loose
    said = LocatorCall("get_by_label", ("送る",), (("exact", False),))
    assert len(written_target((said,)).candidates) == 1
    assert plain((LocatorCall("get_by_label", ("送る",), (("exact", True),)),))[0].options == ()


def test_frames_stand_beside_the_way() -> None:
    aimed = written_target((LocatorCall("frame", ("中",)), BUTTON))
    assert aimed.frames == ("中",)
    assert "frame" not in aimed.candidates[0].value
    assert isinstance(aimed, Target)


def test_only_a_text_is_waited_for() -> None:
    assert text_waited_for((LocatorCall("get_by_text", ("完了",)),)) == "完了"
    with pytest.raises(SettingsError):
        text_waited_for((BUTTON,))
