import pytest

from studio.domain.action import Click
from studio.domain.outcome import Evidence, EvidenceKind
from studio.engine.agent.lasting import lasting
from tests.factories import durable, make_outcome

PRESS = Click(target=durable("button", "x"))


def seen(kind: EvidenceKind, detail: str) -> Evidence:
    return Evidence(kind=kind, detail=detail)


def text(detail: str) -> Evidence:
    return seen(EvidenceKind.TEXT_APPEARED, detail)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("カートに入れました", "カートに入れました"),
        ("カート（3点）", "カート(*点)"),
        ("合計 12,980円です", "合計 *円です"),
        ("受付番号 K-00012 で受け付けました", "受付番号 k-* で受け付けました"),
        ("1,2,3 番目です", "* 番目です"),
        ("12", None),
        ("3点", None),
        ("{{ user.name }} さん", None),
    ],
)
def test_digits_of_a_text_are_other_ones_next_time(said: str, kept: str | None) -> None:
    expected = () if kept is None else (text(kept),)
    assert lasting(PRESS, make_outcome(text(said)), ()) == expected


def test_only_lasting_kinds_are_kept_and_at_most_three() -> None:
    facts = [text(f"表示{name}です") for name in "あいうえ"]
    outcome = make_outcome(seen(EvidenceKind.VALUE, "v"), seen(EvidenceKind.ROWS, "r"), *facts)
    kept = lasting(PRESS, outcome, ())
    assert [fact.detail for fact in kept] == ["表示あです", "表示いです", "表示うです"]


def test_dialogs_are_kept_as_they_were_answered() -> None:
    fact = seen(EvidenceKind.DIALOG, "accepted:よろしいですか？")
    assert lasting(PRESS, make_outcome(fact), ()) == (fact,)
