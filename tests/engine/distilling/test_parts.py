"""Of a link's name the value and the person's own words are the element; the rest is the first record's."""

import pytest

from studio.domain.actions.action import Action, Click
from studio.domain.flows.flow import FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.engine.distilling.parts import with_parts
from tests.factories import make_step


def parts(name: str, said: str, *, sends: bool = False, role: str = "link") -> tuple[str, ...]:
    looks = Fingerprint(role=role, name=name, is_named=True)
    action: Action = Click(target=Target(role=role, name=name, fingerprint=looks))
    step: FlowStep = make_step(action).model_copy(update={"sends": sends})
    target = with_parts([step], [action], [said])[0].element
    assert target is not None
    assert target.fingerprint is not None
    return target.fingerprint.parts


@pytest.mark.parametrize(
    ("name", "said", "expected"),
    [
        ("議事録 {{年月}} 開発課", "5月の議事録を見る", ("{{年月}}", "議事録")),
        ("議事録 {{年月}} 開発課", "開発課の議事録を見る", ()),
        ("{{年月}}", "5月の議事録を見る", ()),
        ("議事録 一覧", "議事録を見る", ()),
    ],
)
def test_what_the_person_did_not_say_of_a_link_may_be_another_word(
    name: str, said: str, expected: tuple[str, ...]
) -> None:
    assert parts(name, said) == expected


def test_what_sends_and_what_is_no_link_is_what_it_was_called() -> None:
    assert parts("議事録 {{年月}} 開発課", "議事録を送る", sends=True) == ()
    assert parts("議事録 {{年月}} 開発課", "議事録を送る", role="button") == ()
