"""The answer first."""

from studio.domain.actions.answer import GivenAnswer
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.runs.formatting import calls_in_words
from studio.ui.create.result import Outcomes, ToldResult, told_of
from studio.ui.desk.checklist_model import ItemNote

DONE = ItemState.DONE


def told(
    status: RunStatus = RunStatus.DONE,
    states: tuple[ItemState, ...] = (DONE, DONE),
    answer: GivenAnswer | None = None,
    kind: RunKind = RunKind.AGENT,
    **left: object,
) -> ToldResult | None:
    texts = ("本を探す", "カートに入れる", "見る")[: len(states)]
    items = tuple(Item(id=t, text=t, state=s) for t, s in zip(texts, states, strict=True))
    notes = {"カートに入れる": ItemNote(proof="「カートに追加しました」が出ました")}
    outcomes = Outcomes(Checklist(instruction="安い本を買う", items=items), notes)
    finished = RunFinished(
        run_kind=kind,
        status=status,
        answer=answer,
        elapsed_s=8.4,
        model_calls=0,
        said=str(left.pop("said", "")),
    )
    for name, value in left.items():
        object.__setattr__(outcomes, name, value)
    return told_of(finished, outcomes)


def test_the_row_that_was_chosen_is_what_came_out() -> None:
    """The wish of the person stood over it, word by word."""
    said = told(taken="Python 入門 2,980円")
    assert said is not None
    assert (said.title, said.headline) == ("できました", "Python 入門 2,980円")
    assert said.how == "確かめたこと：「カートに追加しました」が出ました\nAI を使わずに・8.4 秒"


def test_what_the_page_said_to_what_was_sent_is_the_answer() -> None:
    said = told(kind=RunKind.REPLAY, said="送信しました・受付番号：K-00002", notes={})
    assert said is not None
    assert said.headline == "送信しました・受付番号：K-00002"
    assert said.how.startswith("確かめたこと：送ったあとの画面に、この言葉が出ました")


def test_only_what_was_paid_for_in_words_is_an_ai() -> None:
    assert calls_in_words(4, 3_400) == "AI 4 回"
    assert calls_in_words(4, 0) == calls_in_words(0, 0) == "AI を使わずに"


def test_a_table_is_told_by_its_size_and_an_answer_stands_alone() -> None:
    table = ExtractedTable(columns=("商品名", "価格"), rows=(("本", "1"),))
    said = told(tables=(table,))
    assert said is not None
    assert said.headline == "1 行 × 2 列の表（商品名、価格）"
    answered = told(answer=GivenAnswer(text="K-00002", values=("K-00002",)))
    assert answered is not None
    assert answered.headline == ""


def test_a_replay_says_that_it_asked_no_ai() -> None:
    said = told(kind=RunKind.REPLAY)
    assert said is not None
    assert said.how.endswith("AI を使わずに・8.4 秒")
    assert (said.title, said.headline) == ("できました", ""), "what was asked for is no result"


def test_a_stop_says_how_far_it_came_and_a_failure_is_left_to_its_card() -> None:
    stopped = told(RunStatus.STOPPED, (DONE, ItemState.TODO))
    assert stopped is not None
    assert (stopped.headline, stopped.is_good) == ("2 のうち 1 まで終わりました", False)
    assert "続きから" in stopped.how
    assert told(RunStatus.FAILED) is None
    for left in ((DONE, ItemState.TODO), (DONE, ItemState.TODO, DONE)):
        part = told(RunStatus.DONE, left)
        assert part is not None
        assert part.title == "ここまでできました"


def test_a_no_of_the_person_is_told_as_their_stop() -> None:
    finished = RunFinished(
        run_kind=RunKind.AGENT,
        status=RunStatus.STOPPED,
        code="NOT_APPROVED",
        message="確認で「やめる」が選ばれました。",
        remedy="確認した操作はしていません。",
    )
    said = told_of(finished, Outcomes(None, {}))
    assert said is not None
    assert (said.title, said.headline, said.how) == (
        "止めました", finished.message, finished.remedy,
    )  # fmt: skip


def test_what_could_not_be_read_of_the_sentence_is_not_said_to_be_done() -> None:
    items = (Item(id="1", text="「歴史」で検索する", state=DONE),)
    read = Checklist(instruction="", items=items, unread=("一番安い本の値段を教えて",))
    finished = RunFinished(run_kind=RunKind.AGENT, status=RunStatus.DONE)
    said = told_of(finished, Outcomes(read, {}))
    assert said is not None
    assert said.title == "ここまでできました"
    assert said.how.startswith("読み取れなかった部分は、していません：一番安い本の値段を教えて\n")
    own = Item(id="2", text="一番安い本の値段を見る", is_own=True, state=DONE)
    added = told_of(finished, Outcomes(read.model_copy(update={"items": (*items, own)}), {}))
    assert added is not None
    assert added.title == "できました"
