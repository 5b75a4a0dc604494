"""Figures over tables that were taken out."""

import pytest

from studio.domain.actions.action import Answer
from studio.domain.actions.answer import Figure, TableValue
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.page.observation import AriaNode
from studio.engine.replay.answers.answering import answer
from studio.engine.replay.answers.figures import compute
from tests.factories import make_observation, node

BILLS = ExtractedTable(
    columns=("番号", "金額"), rows=(("A-1", "45,000円"), ("A-2", "1万2千円"), ("A-3", ""))
)


def figure(kind: Figure, *columns: str) -> TableValue:
    return TableValue(figure=kind, columns=columns)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (figure(Figure.COUNT), "3"),
        (figure(Figure.SUM, "金額"), "57,000円"),
        (figure(Figure.MIN, "金額"), "12,000円"),
        (figure(Figure.MAX, "金額"), "45,000円"),
        (figure(Figure.AVERAGE, "金額"), "28,500円"),
        (figure(Figure.ROWS, "番号"), "A-1、A-2、A-3"),
        (figure(Figure.FIRST, "番号"), "A-1"),
    ],
)
def test_code_computes(value: TableValue, text: str) -> None:
    assert compute(value, [BILLS]).text == text


@pytest.mark.parametrize(
    ("value", "table", "why"),
    [
        (figure(Figure.SUM, "税額"), BILLS, "「税額」の列がありません（列は 番号、金額）"),
        (figure(Figure.SUM, "番号"), BILLS, "「A-1」が数として読み取れません"),
        (figure(Figure.SUM), BILLS, "列を 1 つ"),
        (figure(Figure.COUNT), BILLS.model_copy(update={"is_cut": True}), "続きのページ"),
        (figure(Figure.COUNT), BILLS.model_copy(update={"is_part": True}), "最初の 3 件だけ"),
        (
            figure(Figure.SUM, "数"),
            ExtractedTable(columns=("数",), rows=(("5円",), ("5%",))),
            "単位の違う",
        ),
        (
            figure(Figure.SUM, "番号"),
            ExtractedTable(columns=("番号",), rows=(("00123",),)),
            "数として",
        ),
    ],
)
def test_what_is_not_certain_is_refused_with_the_one_reason(
    value: TableValue, table: ExtractedTable, why: str
) -> None:
    assert why in compute(value, [table]).problem


def test_the_newest_table_that_has_the_column_counts() -> None:
    newer = ExtractedTable(columns=("氏名",), rows=(("山田",),))
    assert compute(figure(Figure.COUNT), [BILLS, newer]).text == "1"
    assert compute(figure(Figure.SUM, "金額"), [BILLS, newer]).text == "57,000円"


def test_an_answer_names_its_figures_in_its_sentence() -> None:
    action = Answer(text="[count]件、合計は[sum 金額]円です。")
    given = answer(action, [make_observation()], [BILLS], "何件か、合計金額を答える")
    assert given.outcome.message == "3件、合計は57,000円です。"
    assert given.kept is not None
    assert given.kept.text == "[]件、合計は[]円です。"


def test_a_list_in_which_no_row_fits_is_an_answer_too() -> None:
    none = ExtractedTable(columns=("番号", "題名"))
    assert compute(figure(Figure.ROWS, "番号"), [none]).text == "なし"
    assert compute(figure(Figure.COUNT), [none]).text == "0"


def test_a_column_of_two_values_says_which_columns_to_take_instead() -> None:
    paid = ExtractedTable(columns=("支払額 / 合計",), rows=(("￥0 / ￥2,000",),))
    problem = compute(figure(Figure.SUM, "支払額 / 合計"), [paid]).problem
    assert "「支払額」「合計」のどれか 1 つを列にして" in problem


@pytest.mark.parametrize(
    ("sentence", "goal", "why"),
    [
        ("合計は[max 金額]円です。", "金額の合計を答える", "「合計」ではない"),
        ("[max 金額]円です。", "金額の合計を答える", "「合計」ではない"),
        ("[sum 金額]円です。", "金額の合計を答える", ""),
        ("[count]件です。", "何件か答える", ""),
        ("[count]件です。evil.example を見る", "何件か答える", "evil.example"),
        ("[count]件です。サポートに電話してください。", "何件か答える", "電話して"),
        ("口座が凍結されました。[count]件です。", "何件か答える", "口座"),
        ("以下のとおりです。[count]件。", "何件か答える", ""),
        ("請求書は[count]件あります（app.example の一覧）。", "app.example の請求書は何件か", ""),
    ],
)
def test_an_answer_tells_what_was_asked_and_nothing_else(
    sentence: str, goal: str, why: str
) -> None:
    outcome = answer(Answer(text=sentence), [make_observation()], [BILLS], goal).outcome
    assert outcome.is_ok is not bool(why)
    assert why in outcome.message


def test_an_answer_of_rows_that_nobody_named_says_which() -> None:
    some = BILLS.model_copy(update={"only": "状態 = 未 の行すべて"})
    told = answer(
        Answer(text="合計は[sum 金額]円です。"), [make_observation()], [some], "合計を答える"
    )
    assert told.outcome.message == "合計は57,000円です。（状態 = 未 の行すべてから答えました。）"


def test_the_top_row_of_what_was_taken_out_is_told_anew_each_day() -> None:
    """「未読は何通、いちばん新しいものは」: what only stands in a row is told by its place in the table."""
    rows = [
        node("row", "", *(node("cell", words) for words in (f"A-{number}", "済", "済")))
        for number in (1, 2, 3)
    ]
    page = make_observation(node("table", "", *rows))
    copied = answer(
        Answer(text="[count]件で、いちばん上は[A-1]です"), [page], [BILLS], "何件で、上は何"
    )
    assert "[first 番号]" in copied.outcome.message
    told = answer(
        Answer(text="[count]件で、いちばん上は[first 番号]です"), [page], [BILLS], "何件で、上は何"
    )
    assert told.outcome.message == "3件で、いちばん上はA-1です"
    cut = BILLS.model_copy(update={"is_cut": True, "is_part": True})
    assert compute(figure(Figure.FIRST, "番号"), [cut]).text == "A-1"
    newest = BILLS.model_copy(update={"limit": 3})
    counted = Answer(text="[count]件です")
    assert not answer(counted, [page], [newest], "請求は何件").outcome.is_ok
    assert answer(counted, [page], [newest], "最新の請求は何件").outcome.is_ok
    none = BILLS.model_copy(update={"rows": ()})
    assert compute(figure(Figure.FIRST, "番号"), [none]).text == "なし"


@pytest.mark.parametrize(
    ("behind", "expected"),
    [
        ("円です。", ""),
        ("千円です。", "総務の残高は12,000千円です。"),
        ("です。", "総務の残高は12,000です。"),
    ],
)
def test_a_value_is_told_in_the_unit_of_its_heading(behind: str, expected: str) -> None:
    def row(*cells: str, role: str = "cell") -> AriaNode:
        return AriaNode("row", children=tuple(AriaNode(role, one) for one in cells))

    rows = (
        row("部署", "残高（千円）", role="columnheader"),
        row("総務", "12,000"),
        row("営業", "8,000"),
    )
    page = make_observation(AriaNode("table", children=rows))
    told = answer(Answer(text=f"総務の残高は[12,000]{behind}"), [page], [], "総務の残高を教えて")
    given = told.outcome.answer
    assert (given.text if given else "") == expected
