"""What a replay tells, without a page."""

import pytest

from studio.domain.actions.action import Click, Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ItemChanged,
    RunStatus,
    TargetHealed,
)
from studio.domain.runs.checklist import Checklist, ItemState
from studio.engine.replay.telling import Telling, as_shown, ending_after, expected_words
from studio.engine.secrets.masking import SecretMask
from tests.factories import durable, make_context, make_shop, make_step
from tests.fakes import Journal

PRESS = make_step(Click(target=durable("button", "検索")))
FAILED = Outcome(status=OutcomeStatus.FAILED, code="NOT_APPROVED", message="s3cret-77 は違います")


def telling() -> tuple[Telling, Journal]:
    context, journal = make_context(make_shop())
    secrets = SecretMask(Checklist(instruction=""), {"パスワード": "s3cret-77"})
    return Telling(context, secrets), journal


def states(journal: Journal) -> list[tuple[str, ItemState]]:
    return [(event.text, event.state) for event in journal.of(ItemChanged)]


def test_steps_with_one_sentence_are_one_item() -> None:
    told, journal = telling()
    for sentence in ("開く", "開く", "探す"):
        told.come_to(sentence)
    told.leave(ItemState.DONE)
    told.leave(ItemState.DONE)
    assert states(journal) == [
        ("開く", ItemState.RUNNING),
        ("開く", ItemState.DONE),
        ("探す", ItemState.RUNNING),
        ("探す", ItemState.DONE),
    ]


@pytest.mark.parametrize(
    ("status", "state"),
    [(RunStatus.STOPPED, ItemState.TODO), (RunStatus.FAILED, ItemState.FAILED)],
)
def test_a_sentence_left_open_is_to_do_again_or_failed(status: RunStatus, state: ItemState) -> None:
    told, journal = telling()
    told.break_off(status)
    assert states(journal) == []
    told.come_to("開く")
    told.break_off(status)
    assert states(journal)[-1] == ("開く", state)


def test_what_failed_is_told_without_secrets() -> None:
    told, journal = telling()
    told.tell(PRESS, PRESS.action, FAILED)
    (event,) = journal.of(ActionFailed)
    assert "s3cret-77" not in event.outcome.message
    assert journal.of(ActionPerformed) == []


def test_an_element_found_in_another_way_is_told_too() -> None:
    told, journal = telling()
    found = Outcome(status=OutcomeStatus.OK, found_by="name", similarity=0.8)
    told.tell(PRESS, PRESS.action, found)
    told.tell(PRESS, PRESS.action, found.model_copy(update={"similarity": 1.0}))
    assert [event.similarity for event in journal.of(TargetHealed)] == [0.8]
    assert len(journal.of(ActionPerformed)) == 2


def test_a_secret_field_shows_its_template() -> None:
    given = Fill(target=durable("textbox", "検索"), value="{{パスワード}}")
    filled = given.model_copy(update={"value": "s3cret-77"})
    assert as_shown(filled, make_step(given)) == given
    plain = Fill(target=durable("textbox", "検索"), value="{{語}}")
    assert as_shown(filled, make_step(plain)) == filled


def test_how_a_replay_ended() -> None:
    assert ending_after(None).status is RunStatus.DONE
    ending = ending_after(FAILED)
    assert (ending.status, ending.code) == (RunStatus.STOPPED, "NOT_APPROVED")
    assert "確認した操作はしていません" in ending.remedy


@pytest.mark.parametrize(
    ("kind", "detail", "words"),
    [
        (EvidenceKind.URL, "/done", "ページの移動（/done）"),
        (EvidenceKind.TEXT_APPEARED, "番号*です", "「番号…です」の表示"),
        (EvidenceKind.DIALOG, "accepted:消しますか", "確認画面「消しますか」"),
        (EvidenceKind.CHECKED, "true", "結果"),
    ],
)
def test_what_was_waited_for(kind: EvidenceKind, detail: str, words: str) -> None:
    assert expected_words(Evidence(kind=kind, detail=detail)) == words


def test_an_item_keeps_its_id_and_is_told_with_todays_values() -> None:
    context, journal = make_context(make_shop())
    told = Telling(context, SecretMask(Checklist(instruction="")), lambda text: text.replace("ueda", "oka"))  # fmt: skip
    told.come_to("「ueda」を登録する")
    (event,) = journal.of(ItemChanged)
    assert (event.item_id, event.text) == ("「ueda」を登録する", "「oka」を登録する")
