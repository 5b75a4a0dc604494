"""The person's word: the item where it is theirs, else their whole sentence."""

import pytest

from studio.domain.runs.checklist import Checklist, Item
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.wording import persons_word
from tests.factories import make_context
from tests.fakes import FakeBrowser, ScriptedModel


def word_of(sentence: str, item: str, *, is_attended: bool = True) -> tuple[str, bool]:
    context, _ = make_context(FakeBrowser(), is_attended=is_attended)
    checklist = Checklist(instruction=sentence, items=(Item(text=item),))
    agent_state = AgentState(context, ScriptedModel(), checklist)
    agent_state.item_text = item
    word = persons_word(agent_state)
    return word.text, word.is_change


@pytest.mark.parametrize(
    ("item", "is_change"),
    [
        ("電話番号を「03」に変更する", True),
        ("備考に「a」を入力する", True),
        ("「保存」を押す", True),
        ("ログインする", True),
        ("下書きをすべてゴミ箱へ移動する", True),
        ("会社概要のページへ移動する", False),
        ("お知らせの一覧を開く", False),
        ("件数を確認する", False),
        ("一覧を取り出す", False),
    ],
)
def test_an_item_that_was_seen_is_the_persons_word(item: str, is_change: bool) -> None:
    assert word_of("何かして", item) == (item, is_change)


def test_an_item_of_a_plan_that_nobody_saw_is_the_models() -> None:
    sentence = "お知らせを開いて"
    assert word_of(sentence, "会員を退会する", is_attended=False) == (sentence, False)
    assert word_of("電話番号を変更する", "電話番号を変更する", is_attended=False)[1]


def test_one_clause_that_changes_something_makes_a_sentence_do_so() -> None:
    sentence = "顧客を開いて、電話番号を変更する。一覧を見る"
    assert word_of(sentence, "何か", is_attended=False) == (sentence, True)
