"""Files, dialogs and tabs of a page: lines of the log, and words at the foot of the window."""

import pytest

from studio.domain.page.observation import AriaNode, DialogSeen, DownloadSeen, Observation, Tab
from studio.ui.page.log_model import Tone
from studio.ui.window.page_notices import notices, page_words

OPEN = DialogSeen(kind="confirm", message="削除しますか？", answer="open")
DONE = OPEN.model_copy(update={"answer": "accepted"})


def page(
    *,
    tabs: int = 1,
    dialogs: tuple[DialogSeen, ...] = (),
    downloads: tuple[DownloadSeen, ...] = (),
) -> Observation:
    return Observation(
        epoch=1,
        url="http://127.0.0.1/",
        title="明細",
        root=AriaNode("document"),
        tabs=tuple(
            Tab(url="u", title=f"画面 {n}", is_current=n == tabs) for n in range(1, tabs + 1)
        ),
        dialogs=dialogs,
        downloads=downloads,
    )


def said(before: Observation | None, after: Observation) -> list[tuple[str, str]]:
    return [(entry.text, entry.sub) for entry in notices(before, after)]


def test_a_file_is_told_with_its_place_or_with_what_went_wrong() -> None:
    kept = DownloadSeen(name="請求書.pdf", path="/srv/a/請求書.pdf")
    lost = DownloadSeen(name="明細.csv", error="通信が途中で切れました。")
    assert said(None, page(downloads=(kept, lost))) == [
        ("ファイル「請求書.pdf」を保存しました", "/srv/a/請求書.pdf"),
        ("ファイル「明細.csv」を保存できませんでした", "通信が途中で切れました。"),
    ]
    assert page_words(page(downloads=(lost, kept))) == "「請求書.pdf」を保存しました"
    assert page_words(page(downloads=(kept, lost))) == "「明細.csv」を保存できませんでした"


def test_an_open_dialog_is_told_once_and_then_how_it_was_answered() -> None:
    first = page(dialogs=(OPEN,))
    assert said(None, first) == [("確認画面が開いています「削除しますか？」", "")]
    assert notices(None, first)[0].tone is Tone.WARN
    assert said(first, page(dialogs=(OPEN,))) == []
    assert said(first, page(dialogs=(DONE,))) == [
        ("確認画面「削除しますか？」に「OK」で答えました", "")
    ]
    kept = DownloadSeen(name="a.pdf")
    assert page_words(page(dialogs=(OPEN,), downloads=(kept,))) == "確認画面が開いています"
    assert page_words(page(dialogs=(DONE,))) == ""


@pytest.mark.parametrize(
    ("kind", "answer", "words"),
    [
        ("alert", "accepted", "お知らせが出ました：「保存しました」"),
        (
            "beforeunload",
            "dismissed",
            "ページを離れる確認「保存しました」に「キャンセル」で答えました",
        ),
        ("prompt", "open", "入力の画面が開いています「保存しました」"),
    ],
)
def test_every_kind_of_dialog_has_its_words(kind: str, answer: str, words: str) -> None:
    dialog = DialogSeen(kind=kind, message="保存しました", answer=answer)
    assert said(None, page(dialogs=(dialog,))) == [(words, "")]


def test_tabs_that_come_and_go() -> None:
    assert said(page(), page(tabs=2)) == [("新しいタブが開きました：「画面 2」", "")]
    assert said(page(tabs=2), page()) == [("タブが閉じました。いまは「画面 1」です", "")]
    assert said(page(tabs=2), page(tabs=2)) == []
    assert said(None, page(tabs=2)) == []
    assert page_words(page(tabs=3)) == "タブ 3 / 3"
    assert page_words(page()) == ""
