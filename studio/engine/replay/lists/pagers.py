"""What leads on in a list: 「次へ」, the numbers of pages, 「もっと見る」, and how many rows a page says there are. Pure."""

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Final
from urllib.parse import urljoin, urlsplit

from studio.domain.page.observation import AriaNode, Observation
from studio.domain.text import fold, squeeze

ABOUT: Final = "約"
"""Before a number of rows that is only estimated."""
_PAGE_DIGITS: Final = 3
_PAGE_IN_ADDRESS: Final = re.compile(
    r"(?:^|[?&/;])(?:p|pg|page|paged|pageno|page_no|pagenum)[=/_-]?(\d{1,3})(?!\d)", re.IGNORECASE
)
"""Some count from 0: the second page may be told as 1."""
_TOTAL: Final = re.compile(
    r"(?:全|総計|合計|計)\s*(\d[\d,]*)\s*(?:件|行|名|個|レコード)|(?<![\d,])(\d[\d,]*)\s*(?:件中|件のうち|entries|results|rows)"
)
_NEXT_WORDS: Final = frozenset(
    {"次", "次へ", "次のページ", "次のページへ", "次ページ", "次の件", "next", "nextpage", "gotonextpage", "次のページに進む", "次の一覧", "›", "»", ">", "→", "次へ›", "次へ>", "次へ»", "次へ→"}
)  # fmt: skip
_BACK_WORDS: Final = frozenset(
    {"前へ", "前のページ", "前のページへ", "前ページ", "前の件", "prev", "previous", "previouspage", "gotopreviouspage", "‹", "«", "<"}
)  # fmt: skip
_END_WORDS: Final = frozenset(
    {"最初", "最初へ", "先頭へ", "最後", "最後へ", "末尾へ", "first", "last"}
)
_COUNTS: Final = re.compile(
    r"(?:[\d\W_]|ページ|頁|件|行|中|全|総計|合計|計|から|まで|目|page|of|entries|results|rows)*",
    re.IGNORECASE,
)
"""What a pager says besides its controls: 全 34 件, 2 / 5 ページ."""
_NO_NAME: Final = re.compile(r"[\d/]+")
_MORE_WORDS: Final = frozenset(
    {"もっと見る", "もっと表示", "もっと読み込む", "さらに表示", "さらに見る", "さらに読み込む", "続きを見る", "続きを表示", "続きを読み込む", "次を表示", "すべて表示", "全て表示", "すべて見る", "全件表示", "loadmore", "showmore", "viewmore", "seemore", "showall"}
)  # fmt: skip


def told_total(observation: Observation) -> int:
    """Return how many rows a page says there are: 全 34 件, 34 件中 1〜20; 0 when it does not say.

    What a link says is told of the list that it leads to: 全 240 件 shows them without the filter.
    """
    leaves = (node for node in observation.nodes if not node.children and not node.is_operable)
    words = fold(" ".join(node.text or node.name for node in leaves))
    told = [int((found[1] or found[2]).replace(",", "")) for found in _TOTAL.finditer(words)]
    return max(told, default=0) if len(set(told)) == 1 else 0


def told_rows(observation: Observation, container: AriaNode) -> tuple[int, bool]:
    """Return how many rows a list that draws only some of them has, and whether it says so itself; 0 for another."""
    around = (container, *observation.ancestors(container))
    told = next((said for node in around if (said := node.states.get("rows"))), "0").partition("/")
    return int(told[0].lstrip(ABOUT)), not told[0].startswith(ABOUT)


def next_page_control(observation: Observation) -> AriaNode | None:
    """Return the one enabled control that leads to the next page of a list, or None.

    Links to one address count as one: many lists have their pager above and below.
    """
    fitting = _controls(observation, _NEXT_WORDS)
    return _only(fitting) if fitting else _following_number(observation)


def may_lead_away(observation: Observation, control: AriaNode) -> bool:
    """Say whether 「次へ」 may be the next step of a form that shows a list, and not its next page.

    A link to a page of another name, or a button where rows are picked by radio buttons; what tells
    of pages (a total, 「前へ」, numbers of pages) settles it.
    """
    if control.role == "link" and control.url.strip() and not control.url.startswith(("#", "javascript:")):  # fmt: skip
        is_odd = not _is_page_of(control.url, observation.url)
    else:
        is_odd = any(node.role == "radio" for node in observation.nodes)
    return is_odd and not _tells_of_pages(observation)


def surely_leads_on(observation: Observation, control: AriaNode) -> bool:
    """Say whether 「次へ」 is sure to be the next page of a list: by its address, or by what else tells of pages."""
    if control.role == "link" and control.url.startswith(("http://", "https://", "/", "?")):
        return _is_page_of(control.url, observation.url)
    return _tells_of_pages(observation) and not may_lead_away(observation, control)


def is_pager(words: Iterable[str]) -> bool:
    """Say whether the words of a row say nothing but where in a list one is: its last row may be its pager."""
    ways = _NEXT_WORDS | _BACK_WORDS | _END_WORDS
    return all(squeeze(one) in ways or _COUNTS.fullmatch(squeeze(one)) for one in words)


def _is_page_of(url: str, base: str) -> bool:
    """Say whether two addresses are of one list: the same path but for numbers, or a page's number."""
    try:
        here, there = urlsplit(base), urlsplit(urljoin(base, url))
    except ValueError:
        return False
    names = [_NO_NAME.sub("", one.path) for one in (here, there)]
    return names[0] == names[1] or bool(_PAGE_IN_ADDRESS.search(url))


def _tells_of_pages(observation: Observation) -> bool:
    said = [squeeze(node.label) for node in observation.nodes if node.role in ("link", "button")]
    is_numbered = any(words.isdecimal() and len(words) <= _PAGE_DIGITS for words in said)
    return is_numbered or not _BACK_WORDS.isdisjoint(said) or told_total(observation) > 0


def more_controls(observation: Observation, container: AriaNode) -> tuple[AriaNode, ...]:
    """Return the enabled controls behind a list that may draw more rows below it.

    Links to another page are none: 「もっと見る」 of a box beside the list leads away from it.
    """
    nodes = observation.nodes
    inside = {id(node) for node in container.walk()}
    first = next((place for place, node in enumerate(nodes) if node is container), len(nodes))
    later = {id(node) for node in nodes[first:]} - inside
    return tuple(
        node
        for node in _controls(observation, _MORE_WORDS)
        if id(node) in later and (node.role == "button" or node.url in ("", "#"))
    )


def _controls(observation: Observation, words: frozenset[str]) -> list[AriaNode]:
    return [
        node
        for node in observation.operable
        if node.role in ("link", "button") and squeeze(node.label) in words and not node.is_disabled
    ]


def _only(fitting: list[AriaNode]) -> AriaNode | None:
    """Return the one control; links to one address count as one."""
    is_one = len(fitting) == 1 or len({node.url or node.ref for node in fitting}) == 1
    return fitting[0] if fitting and is_one else None


def _following_number(observation: Observation) -> AriaNode | None:
    """Return the one link to the page after the current one, where pages have numbers only: 1 |2|3.

    The current page is a number that cannot be pressed, and the address of the next one says which
    page it is: the days of a calendar stand side by side too.
    """
    numbers = [
        (int(words), node)
        for node in observation.nodes
        if (words := squeeze(node.label or node.text)).isdecimal() and len(words) <= _PAGE_DIGITS
        and not node.children
    ]  # fmt: skip
    found: list[AriaNode] = []
    for (here, current), (number, node) in pairwise(numbers):
        told = _PAGE_IN_ADDRESS.search(node.url)
        is_pressed = node.role == "link" and node.ref and told and int(told[1]) in (here, number)
        is_current = (
            current.role not in ("link", "button") or current.states.get("current") == "page"
        )
        if is_pressed and is_current and number == here + 1:
            found.append(node)
    return found[0] if len({node.url or node.ref for node in found}) == 1 else None
