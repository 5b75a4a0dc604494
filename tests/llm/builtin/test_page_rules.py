"""Rules in the words of the page that is open."""

from studio.domain.actions.action import ROW_LINK, Choose
from tests.llm.builtin.pages import ask, page

NOTICES = """
- list:
  - listitem:
    - text: {0}
    - link "年末調整について" [ref=e1]:
      - /url: /n/1
  - listitem:
    - text: {1}
    - link "健康診断の日程" [ref=e2]:
      - /url: /n/2
  - listitem:
    - text: {2}
    - link "防災訓練" [ref=e3]:
      - /url: /n/3
"""


def chosen(line: str, *days: str) -> Choose:
    (action,) = ask(line, page(NOTICES.format(*days))).actions
    assert isinstance(action, Choose)
    return action


def test_the_newest_of_a_list_that_is_in_order_is_its_first_row() -> None:
    action = chosen("最新のお知らせを開く", "2026/11/17", "R8.11.12", "2026年10月28日")
    assert (action.rule.order, action.rule.take, action.column) == (None, 1, ROW_LINK)


def test_a_list_in_no_order_keeps_the_order_that_was_asked_for() -> None:
    action = chosen("最新のお知らせを開く", "2026/11/12", "2026/11/17", "2026/10/28")
    assert action.rule.order is not None
    oldest = chosen("一番古いお知らせを開く", "2026/11/17", "2026/11/12", "2026/10/28")
    assert oldest.rule.order is not None


def test_a_title_that_no_heading_names_is_looked_for_in_the_row() -> None:
    action = chosen("件名に「健康診断」を含むお知らせを開く", "2026/11/17", "2026/11/12", "")
    assert [condition.column for condition in action.rule.where] == ["行"]
