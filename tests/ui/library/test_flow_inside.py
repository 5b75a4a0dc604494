"""What is inside of a flow from elsewhere, in words."""

from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget

from studio.domain.flows.flow import Flow
from studio.domain.flows.imported import ImportedFlow, SiteInside
from studio.ui.library.flow_inside import InsideDialog, inside_lines, warnings_of
from tests.ui.conftest import child

SITES = (
    SiteInside(origin="https://keihi.example", words="keihi.example"),
    SiteInside(
        origin="https://xn--a", words="аpple.example（xn--a）", warning="よく似た別の名前です。"
    ),
)
ORDER = ImportedFlow(
    flow=Flow(name="注文", purpose="月の注文をする", ai_note="税抜で入力する\n金額を見る"),
    steps=("「注文」を開く", "「注文を確定する」をクリック"),
    acts=("「注文を確定する」をクリック",),
    sites=SITES,
    secrets=("経費_パスワード",),
    files=("C:/請求書.pdf",),
    twin="注文",
)


def test_everything_a_person_has_to_know() -> None:
    assert inside_lines(ORDER) == [
        "■ 注文（2 手順）",
        "目的：月の注文をする",
        "AI への注意書き（信頼すると、この手順を手伝う AI に伝えます）：税抜で入力する 金額を見る",
        "同じ手順か同じ名前の手順「注文」がライブラリにあります。別の手順として残します。",
        "開くサイト：keihi.example",
        "開くサイト：аpple.example（xn--a）",
        "使う認証情報の名前：経費_パスワード",
        "サイトに渡すファイル：C:/請求書.pdf",
        "実行のたびに確認する操作（1 個）：",
        "　・「注文を確定する」をクリック",
        "手順：",
        "　1. 「注文」を開く",
        "　2. 「注文を確定する」をクリック",
    ]


def test_a_long_flow_is_cut_and_a_plain_one_says_little() -> None:
    plain = ImportedFlow(flow=Flow(name="見る"), steps=("開く",) * 250)
    assert inside_lines(plain)[:2] == ["■ 見る（250 手順）", "手順："]
    assert inside_lines(plain)[-1] == "　ほか 50 手順"
    assert warnings_of((plain,)) == []


def test_enter_alone_agrees_to_nothing(host: QWidget) -> None:
    dialog = InsideDialog(host, "題", "説明", (ORDER,), "信頼する")
    assert child(dialog, QPushButton, "inside_cancel").isDefault()
    assert not child(dialog, QPushButton, "inside_accept").isDefault()
    assert "よく似た別の名前です。" in child(dialog, QLabel, "inside_warning").text()
    assert "■ 注文" in child(dialog, QPlainTextEdit, "inside_content").toPlainText()
