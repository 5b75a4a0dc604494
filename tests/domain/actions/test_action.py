import typing

import pytest
from pydantic import TypeAdapter, ValidationError

from studio.domain.actions.action import (
    ROW_LINK,
    Action,
    Answer,
    AskUser,
    Choose,
    Click,
    CloseTab,
    Done,
    DoubleClick,
    Download,
    Drag,
    DropPlace,
    EditText,
    Extract,
    Fill,
    Find,
    GoBack,
    HandleDialog,
    Hover,
    Navigate,
    OpenTab,
    Press,
    RightClick,
    Scroll,
    ScrollWay,
    SelectOption,
    SetChecked,
    SwitchTab,
    TypeText,
    Upload,
    WaitFor,
)
from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.domain.actions.text_edit import EditWay, TextEdit
from studio.domain.page.target import Target

ADAPTER: TypeAdapter[Action] = TypeAdapter(Action)
BUTTON = Target(ref="e12", epoch=3, role="button", name="検索")
RULE = SelectionRule(where=(Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),))

ONE_OF_EACH: tuple[tuple[Action, str], ...] = (
    (Navigate(url="http://127.0.0.1/"), "http://127.0.0.1/ を開く"),
    (Click(target=BUTTON), "「検索」をクリック"),
    (Fill(target=BUTTON, value="本"), "「検索」に「本」を入力"),
    (SelectOption(target=BUTTON, option="新しい順"), "「検索」で「新しい順」を選ぶ"),
    (SetChecked(target=BUTTON), "「検索」をオンにする"),
    (SetChecked(target=BUTTON, checked=False), "「検索」をオフにする"),
    (Press(keys="Enter"), "Enter キーを押す"),
    (Press(keys="Enter", target=BUTTON), "「検索」でEnter キーを押す"),
    (Choose(rule=RULE), "評価が 4 以上の行の 1 件目を探す"),
    (
        Choose(rule=RULE, column="カートに入れる"),
        "評価が 4 以上の行の 1 件目、その行の「カートに入れる」を押す",
    ),
    (Choose(rule=RULE, column=ROW_LINK), "評価が 4 以上の行の 1 件目を開く"),
    (Done(evidence="送信しました"), "完了を確認"),
    (DoubleClick(target=BUTTON), "「検索」をダブルクリック"),
    (RightClick(target=BUTTON), "「検索」を右クリック"),
    (Hover(target=BUTTON), "「検索」にマウスを重ねる"),
    (
        EditText(target=BUTTON, edits=(TextEdit(way=EditWay.APPEND, text="本"),)),
        "「検索」の文章で「本」を末尾に書き足す",
    ),
    (TypeText(target=BUTTON, text="本"), "「検索」に「本」を 1 文字ずつ入力"),
    (Drag(target=BUTTON, to=Target(name="完了")), "「検索」を「完了」へドラッグ"),
    (
        Drag(target=BUTTON, to=Target(name="完了"), place=DropPlace.BEFORE),
        "「検索」を「完了」の前へドラッグ",
    ),
    (Upload(target=BUTTON, paths=("C:\\台帳\\領収書.pdf",)), "「検索」に「領収書.pdf」を渡す"),
    (Upload(target=BUTTON, paths=("/a/1.png", "/a/2.png")), "「検索」に「1.png」ほか 1 件を渡す"),
    (Download(target=BUTTON), "「検索」からファイルを保存"),
    (Scroll(), "ページを下へスクロール"),
    (Scroll(target=BUTTON, way=ScrollWay.END), "「検索」を最後までスクロール"),
    (Scroll(until="佐藤"), "「佐藤」が見えるまでページをスクロール"),
    (GoBack(), "前のページに戻る"),
    (OpenTab(url="http://127.0.0.1/"), "新しいタブで http://127.0.0.1/ を開く"),
    (SwitchTab(tab="2"), "タブ「2」に切り替える"),
    (CloseTab(), "タブを閉じる"),
    (WaitFor(text="完了"), "「完了」が出るまで待つ"),
    (WaitFor(gone="処理中"), "「処理中」が消えるまで待つ"),
    (WaitFor(seconds=2), "2 秒待つ"),
    (HandleDialog(accept=True), "確認画面にOKで答える"),
    (HandleDialog(accept=True, text="先方都合"), "確認画面に「先方都合」と書いてOKで答える"),
    (HandleDialog(accept=False), "確認画面にキャンセルで答える"),
    (Find(text="佐藤"), "ページの中から「佐藤」を探す"),
    (Extract(columns=("商品名", "価格"), limit=5), "「商品名、価格」を上位 5 件として取り出す"),
    (Answer(text="件数は[]件です。"), "「件数は…件です。」と答える"),
    (AskUser(question="どちらの住所ですか。"), "あなたに確認：どちらの住所ですか。"),
)


def test_there_is_an_example_of_every_verb() -> None:
    union = typing.get_args(typing.get_args(Action)[0])
    assert {type(action) for action, _ in ONE_OF_EACH} == set(union)


@pytest.mark.parametrize(("action", "words"), ONE_OF_EACH)
def test_an_action_reads_as_a_sentence(action: Action, words: str) -> None:
    assert action.in_words() == words


@pytest.mark.parametrize("action", [action for action, _ in ONE_OF_EACH], ids=lambda a: a.verb)
def test_an_action_survives_json(action: Action) -> None:
    assert ADAPTER.validate_json(ADAPTER.dump_json(action)) == action


@pytest.mark.parametrize("action", [action for action, _ in ONE_OF_EACH], ids=lambda a: a.verb)
def test_the_element_of_an_action_is_known(action: Action) -> None:
    assert action.element == getattr(action, "target", None)


@pytest.mark.parametrize(
    "foreign",
    [
        {"verb": "evaluate", "script": "alert(1)"},
        {"verb": "click", "target": {"x": 10, "y": 20}},
        {"verb": "click", "target": {"ref": "e1"}, "force": True},
        {"verb": "fill", "target": {"ref": "e1"}},
        {"verb": "upload", "target": {"ref": "e1"}, "paths": []},
        {"verb": "wait_for", "seconds": 31},
    ],
)
def test_nothing_but_the_closed_set_of_acts_is_accepted(foreign: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        ADAPTER.validate_python(foreign)


def test_an_element_without_a_name_still_has_words() -> None:
    assert Target(role="button").in_words() == "この要素"
