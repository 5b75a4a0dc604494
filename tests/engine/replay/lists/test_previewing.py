"""What the rule editor tells of the page that is open."""

from studio.domain.actions.rule import Comparison, Condition, SelectionRule, Taking
from studio.engine.replay.lists.previewing import columns_of, preview
from tests.factories import grid, make_observation, make_rule, node, results

RULE = make_rule(("価格", Comparison.AT_MOST, "{{上限}}"), cheapest=True)
PAGE = make_observation(results())


def taken(rule: SelectionRule, **values: str) -> list[str]:
    return [note.row for note in preview(PAGE, rule, values).notes if note.is_taken]


def test_rows_that_would_be_taken_are_marked() -> None:
    assert taken(RULE, 上限="3000") == ["はじめての SQL"]
    top = RULE.model_copy(update={"taking": Taking.TOP, "take": 2})
    assert taken(top, 上限="5000") == ["Python 入門", "はじめての SQL"]
    assert len(taken(RULE.model_copy(update={"taking": Taking.ALL}), 上限="5000")) == 3
    found = preview(PAGE, RULE, {"上限": "3000"})
    assert (found.rows, found.matches, found.goes_on, found.problem) == (3, 2, False, "")


def test_what_stands_in_the_way_is_told() -> None:
    assert "上限" in preview(PAGE, RULE, {}).problem
    bad = SelectionRule(
        where=(Condition(column="価格", comparison=Comparison.AT_MOST, value="安い"),)
    )
    assert "安い" in preview(PAGE, bad, {}).problem
    longer = make_observation(results(), node("link", "次へ", url="/2"))
    assert preview(longer, SelectionRule(), {}).goes_on


def test_the_columns_of_a_page() -> None:
    page = make_observation(
        results(), grid(("部署", "入社日"), ("経理部", "2026/11/20"), ("総務部", ""))
    )
    assert set(columns_of(page)) >= {"価格", "評価", "部署", "入社日"}
