"""What was tried, undone or put right later does not go into a flow."""

from studio.domain.actions.action import (
    Action,
    Click,
    Fill,
    GoBack,
    Hover,
    Scroll,
    SelectOption,
    SetChecked,
    TypeText,
)
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.page.target import Fingerprint, Target
from studio.engine.distilling.pruning import pruned
from tests.factories import durable

DATE = durable("textbox", "請求日")
NOTE = durable("textbox", "備考")
SAVE = Click(target=durable("button", "保存"))
SEEN = Trace()


def step(action: Action, item: str = "請求書を作る", **facts: object) -> FlowStep:
    return FlowStep(item=item, action=action, trace=Trace.model_validate(facts))


def kept(*steps: FlowStep) -> list[Action]:
    return [one.action for one in pruned(steps)]


def fill(target: Target, value: str) -> FlowStep:
    return step(Fill(target=target, value=value))


def test_a_value_that_was_put_right_takes_the_place_of_the_wrong_one():
    right = Fill(target=DATE, value="2026-11-30")
    made = kept(fill(DATE, "2026/11/30"), fill(NOTE, "急ぎ"), fill(DATE, ""), step(right))
    assert made == [Fill(target=NOTE, value="急ぎ"), right]


def test_fields_of_one_id_and_other_names_are_two():
    inside = {"tag": "input", "role": "textbox", "id": "input"}
    fields = [
        durable("textbox", name).model_copy(
            update={"fingerprint": Fingerprint.model_validate(inside | {"name": name})}
        )
        for name in ("出発日", "帰着日")
    ]
    acts = [fill(field, "2026-12-07") for field in fields]
    assert kept(*acts) == [one.action for one in acts]


def test_a_refused_save_goes_with_the_wrong_value_before_it():
    made = kept(
        fill(DATE, "2026/11/30"), step(SAVE, is_refused=True), fill(DATE, "2026-11-30"), step(SAVE)
    )
    assert made == [Fill(target=DATE, value="2026-11-30"), SAVE]


def test_two_deeds_that_the_page_took_both_stay():
    acts = (fill(NOTE, "A"), step(SAVE), fill(NOTE, "B"), step(SAVE))
    assert kept(*acts) == [one.action for one in acts]


def test_a_complaint_that_nothing_answered_stays():
    acts = (fill(NOTE, "A"), step(SAVE, is_refused=True), step(SAVE))
    assert kept(*acts) == [one.action for one in acts]


def test_what_was_typed_behind_is_replaced_too():
    made = kept(fill(NOTE, "あ"), step(TypeText(target=NOTE, text="い")), fill(NOTE, "う"))
    assert made == [Fill(target=NOTE, value="う")]


def test_a_choice_that_renders_the_form_anew_stays_before_what_was_filled_after_it():
    kind = Target(role="combobox", name="種別", fingerprint=Fingerprint(tag="select", name="種別"))
    choices = [step(SelectOption(target=kind, option=one)) for one in ("物品", "旅費")]
    made = kept(choices[0], fill(NOTE, "A"), choices[1], fill(NOTE, "A"))
    assert made == [choices[1].action, Fill(target=NOTE, value="A")]


def test_a_list_that_takes_several_keeps_all():
    tags = Target(role="combobox", name="備品", fingerprint=Fingerprint(tag="input", name="備品"))
    acts = [step(SelectOption(target=tags, option=one)) for one in ("マイク", "黒板")]
    assert kept(*acts) == [one.action for one in acts]


def test_a_box_keeps_its_last_state():
    box = durable("checkbox", "至急")
    on, off = SetChecked(target=box), SetChecked(target=box, checked=False)
    assert kept(step(off), step(on)) == [on]


def test_a_link_that_was_gone_back_from_goes():
    link = Click(target=durable("link", "お知らせ"))
    made = kept(step(link), step(Scroll(), has_changed=True), step(GoBack()), step(SAVE))
    assert made == [SAVE]


def test_a_press_is_not_undone_by_going_back():
    acts = (step(SAVE), step(GoBack()))
    assert kept(*acts) == [one.action for one in acts]


def test_scrolling_that_changed_nothing_goes_unless_the_item_is_nothing_else():
    read = step(Scroll(), item="最後まで読む", has_changed=False)
    idle = step(Scroll(), has_changed=False)
    more = step(Scroll(), has_changed=True)
    menu = step(Hover(target=NOTE), has_changed=True)
    assert kept(read, idle, more, menu, step(SAVE)) == [
        read.action, more.action, menu.action, SAVE
    ]  # fmt: skip


def test_a_list_that_a_failed_choice_left_open_is_opened_again_for_what_was_pressed_in_it():
    opened = step(Click(target=durable("combobox", "頻度")), is_opening=True)
    option = step(Click(target=durable("option", "毎週月曜")))
    assert kept(opened, option) == [opened.action, option.action]
    assert kept(opened, step(SAVE)) == [SAVE]


def test_what_a_person_saw_in_a_list_of_their_own_stays_as_it_is():
    acts = [FlowStep(item="x", action=Fill(target=NOTE, value=one)) for one in "ab"]
    assert pruned(acts) == tuple(acts)


def test_what_was_searched_for_and_pressed_in_a_list_is_one_choice_of_its_field():
    field, search = durable("combobox", "申請者"), durable("searchbox", "申請者")
    option = step(Click(target=durable("option", "E0042 山田 拓也")), field="申請者")
    choice = SelectOption(target=field, option="E0042 山田 拓也")
    opened = step(Click(target=field), is_opening=True)
    assert kept(fill(NOTE, "急ぎ"), opened, fill(search, "E0042"), option) == [
        Fill(target=NOTE, value="急ぎ"), choice
    ]  # fmt: skip
    assert kept(fill(NOTE, "急ぎ"), fill(field, "E00"), option) == [
        Fill(target=NOTE, value="急ぎ"), choice
    ]  # fmt: skip


def test_an_option_that_another_field_shows_is_pressed_as_it_was():
    opened = step(Click(target=durable("combobox", "部署")), is_opening=True)
    option = step(Click(target=durable("option", "山田")), field="申請者")
    acts = (opened, fill(durable("searchbox", "検索"), "山"), option)
    assert kept(*acts) == [one.action for one in acts]


def test_a_list_that_was_only_opened_and_closed_again_is_no_step():
    field = durable("combobox", "編集")
    looked = step(Click(target=field), is_opening=True)
    choice = step(SelectOption(target=field, option="管理者のみ許可"))
    assert kept(looked, looked, choice, looked, step(SAVE)) == [choice.action, SAVE]
