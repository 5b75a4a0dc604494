"""Records of several lines: each heading names its own line, and two plain rows stay two."""

from studio.domain.page.observation import AriaNode
from studio.engine.perception.heads import records_of
from studio.engine.perception.tables import Table, find_tables
from tests.engine.perception.test_tables import head, row, said
from tests.factories import make_observation, node

HEADS = (head("番号", "件名", "優先度"), head("", "作成者", "残り時間"))
RECORDS = (
    (row("46", "空調が効かない", "中"), row("", "石井", "4時間")),
    (row("50", "自動ドアの異音", "低"), row("", "久保", "")),
)


def parts(*groups: tuple[AriaNode, ...]) -> list[Table]:
    whole = node("table", "", *(node("rowgroup", "", *lines) for lines in groups))
    return [one for one in find_tables(make_observation(whole)) if one.headers]


def test_a_part_of_as_many_lines_as_the_headings_have_is_one_record() -> None:
    (held,) = parts(HEADS, *RECORDS)
    assert said(held, "番号") == [46, 50]
    assert said(held, "優先度") == ["中", "低"]
    assert said(held, "作成者") == ["石井", "久保"]
    assert [one.title for one in held.rows] == ["46", "50"]


def test_the_only_record_of_several_lines_is_one() -> None:
    (held,) = parts(HEADS, RECORDS[0])
    assert said(held, "作成者") == ["石井"]


def test_rows_in_parts_stay_rows_where_the_headings_do_not_name_their_lines() -> None:
    over = head(node("columnheader", "商品", colspan="3"))
    plain = head("番号", "件名", "優先度")
    for lines in ((plain,), (over, plain), (plain, head("円", "名", "段階"), plain)):
        assert [len(one.rows) for one in parts(lines, *RECORDS)] == [2, 2]
    whole = (
        plain,
        head("円", "名", "段階"),
    )  # two rows below two full lines: nothing tells of one record
    assert [len(one.rows) for one in parts(whole, RECORDS[0])] == [2]
    assert records_of(node("list", "")) == ()


def test_rows_that_are_each_a_part_of_their_own_are_one_list() -> None:
    plain, lines = (head("番号", "件名"),), [(row(str(n), f"件 {n}"),) for n in range(3)]
    (held,) = parts(plain, *lines)
    assert said(held, "番号") == [0, 1, 2]
    (held,) = parts(plain, *lines, (row("計"),))  # the sums below are shorter
    assert len(held.rows) == 3


def test_of_two_parts_the_second_may_be_the_sums_below() -> None:
    plain = (head("番号", "件名"),)
    assert [len(one.rows) for one in parts(plain, (row("1", "机"),), (row("計", "9"),))] == [1, 1]
    linked = [
        (node("row", "", node("cell", "7"), node("cell", "", node("link", one, ref="e1"))),)
        for one in ("机", "椅子")
    ]
    (held,) = parts(plain, *linked)
    assert len(held.rows) == 2


def test_a_line_that_heads_a_group_of_rows_heads_no_column() -> None:
    """There may be as many of them as of rows, and the foot of the table may be one too."""
    lines = [head("番号", "費用")]
    for number, group in ((31, "致命的"), (37, "早期"), (13, "不具合")):
        lines += [head(node("columnheader", group, colspan="2")), row(str(number), "3500")]
    lines.append(head(node("columnheader", "3 件中 1..3 件目", colspan="2")))
    (held,) = parts(tuple(lines))
    assert held.headers == ("番号", "費用")
    assert said(held, "番号") == [31, 37, 13]
