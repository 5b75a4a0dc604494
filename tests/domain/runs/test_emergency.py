import pytest

from studio.domain.runs.emergency import Trigger, TriggerKind


@pytest.mark.parametrize(
    ("kind", "figure", "words"),
    [
        (TriggerKind.FAILURES, 3, "連続 3 回失敗"),
        (TriggerKind.STALL, 31.4, "31 秒進んでいません"),
        (TriggerKind.LOW_CONFIDENCE, 0.254, "自信度の平均 0.25"),
        (TriggerKind.REPEATED, 2, "同じ操作を 2 回くり返しました"),
        (TriggerKind.NOT_FOUND, 2, "対象なし 2 回"),
        (TriggerKind.UNUSABLE, 1, "AI の答えが、言い直しても使えませんでした"),
    ],
)
def test_a_person_reads_why_the_large_model_took_over(
    kind: TriggerKind, figure: float, words: str
) -> None:
    assert Trigger(kind=kind, figure=figure).in_words() == words


def test_every_kind_of_trigger_has_words() -> None:
    assert len({Trigger(kind=kind, figure=1).in_words() for kind in TriggerKind}) == len(
        TriggerKind
    )
