"""Clauses about what a page shows or gives."""

import pytest

from studio.domain.actions.rule import Comparison, Condition, Order
from studio.llm.builtin.intents import Back, Confirm, DownloadIntent, ExtractIntent, Intent
from studio.llm.builtin.japanese import read_text


@pytest.mark.parametrize(
    ("text", "intent"),
    [
        ("「登録が完了しました」と表示されることを確認する", Confirm("登録が完了しました")),
        ("エラーが表示されていないことを確認する", Confirm("エラー", is_there=False)),
        ("「保存しました」が出るまで待つ", Confirm("保存しました", waits=True)),
        ("商品名と価格を表にまとめる", ExtractIntent(("商品名", "価格"))),
        (
            "売上の高い順に上位3件の店舗名と売上を取り出す",
            ExtractIntent(("店舗名", "売上"), order=Order(column="売上", descending=True), limit=3),
        ),
        (
            "在庫が5個以下の商品を全ページ分リストアップする",
            ExtractIntent(
                where=(Condition(column="在庫", comparison=Comparison.AT_MOST, value="5"),),
                pages=20,
            ),
        ),
        ("結果をCSVでダウンロードする", DownloadIntent("CSV")),
        ("「売上日報」のPDFを落とす", DownloadIntent("売上日報 PDF")),
        ("明細をExcelで保存する", DownloadIntent("明細 Excel")),
        ("前の画面に戻る", Back()),
    ],
)
def test_a_clause_is_read_as(text: str, intent: Intent) -> None:
    read = read_text(text)
    assert [reading.intent for reading in read.readings] == [intent]
    assert read.unread == ()


@pytest.mark.parametrize(
    "text",
    [
        "「A社」に納期を確認する",
        "合計金額が12,800円になっていることを確認する",
        "一番新しい請求書をダウンロードする",
        "この表をそのまま取り出す",
        "売上ランキングの上位5社を抽出する",
    ],
)
def test_what_it_cannot_do_is_not_read_as_something_else(text: str) -> None:
    assert read_text(text).readings == ()
