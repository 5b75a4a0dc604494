"""Whether a control belongs to another record than the one that the person names. Pure.

The same control stands in every row and every form of a list; the sentence names one of them: 田中の電話番号, or all but
one of them: 田中以外.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence, Set
from itertools import takewhile
from typing import Final
from urllib.parse import urljoin

from studio.domain.actions.ranks import order_in, places_in
from studio.domain.page.observation import (
    BOX_ROLES,
    EDITABLE_ROLES,
    GRID_ROLES,
    LIST_ROW_ROLES,
    TOGGLE_ROLES,
    AriaNode,
    Control,
    ControlKind,
    Observation,
)
from studio.domain.text import fold, squeeze, strip_unseen
from studio.domain.values.comparison import Comparison
from studio.engine.guard.facts.around import (
    WHOLE,
    telling,
    text_around,
    whole_words,
    words_around,
    words_in,
)
from studio.engine.guard.facts.commands import does_something
from studio.engine.guard.facts.persons import codes_in, words_of
from studio.engine.guard.facts.words import deeds_in

_TWINS_MAX: Final = 200
_DOCUMENT: Final = re.compile(r"(?:f\d+)?")
"""How the refs of a document begin."""
_NAME_WORDS: Final = re.compile(r"[^\W\d_]+")
"""Words that the name of a field is made of: time, entry, comments."""
_FIELDS: Final = EDITABLE_ROLES | TOGGLE_ROLES
_OF_THE_SITE: Final = frozenset({"navigation", "menubar", "banner", "contentinfo", "tablist"})
_WAYS: Final = frozenset({"link", "tab", "menuitem"})
_DOES: Final = re.compile("す[るれ]|し(?!た)|せ|さ[せれ]")
"""How a noun goes on that is a verb."""
LEFT_OUT: Final = frozenset({"\0"})
"""What a record misses that the person left out: no page shows it."""
_LEFT_OUT: Final = re.compile(
    r"(?P<who>(?:「[^」]*」|[^、。「」をはがもに])+)(?:以外|[をは]?除[いくき]|[をは]?のぞ[いくき]|では?なく)"
)
"""What stands before such a word is what shall not be touched."""
AND: Final = r"[と・]|および|及び|または|又は|や(?![ぁ-ん])"
"""Between things that are said one beside the other, as a pattern."""
_BOUNDS: Final = re.compile(
    rf"\d[\d,.]*\D{{0,3}}?(?:{'|'.join(one.meaning.said for one in Comparison if one.meaning.said)})"
)
"""A number that is a limit (3000円以下) names no record."""
RANKED: Final = "最[安高新古多少小大]|一番|いちばん|上位"
"""How the first of an order is said, as a pattern."""
_RANKS: Final = re.compile(rf"{RANKED}|最[初後]|\d[件番]目")


def tells_by_rule(said: str) -> bool:
    """Say whether the person tells which of several by a limit or a rank: 3000円以下の最初の."""
    plain = squeeze(said)
    return bool(_BOUNDS.search(plain) or _RANKS.search(plain) or places_in(plain, order_in(plain)))


def missed_by(
    node: AriaNode, page: Observation, said: str, naming: str | None = None, *, sends: bool = False
) -> frozenset[str]:
    """Return which words of the person tell another record than the one that a control belongs to.

    They name what stands around its twin, and less of what stands around it; or they leave out what stands
    around it, whoever its twins are. What stands once in each row, and is called otherwise there (佐藤, a link),
    belongs to the row; another row is named by a whole word of it.

    Args:
        node: What is pressed or filled.
        page: On which it stands.
        said: What the person said.
        naming: The part of it that may name a record; None for all.
        sends: Something is sent by it: a link is no way to a page.

    Returns:
        `LEFT_OUT` for what is left out; empty for their own record.
    """
    if is_left_out(node, page, said):
        return LEFT_OUT
    mine, others = _marked_around(node, page, said if naming is None else naming, sends=sends)
    missed = next((other - mine for other in others if mine < other), frozenset[str]())
    return frozenset(one.removesuffix(WHOLE) for one in missed)


def is_told_of(node: AriaNode, page: Observation, said: str, *, sends: bool = False) -> bool:
    """Say whether the person's words tell the record that a control belongs to from another one."""
    mine, others = _marked_around(node, page, said, sends=sends)
    return any(other < mine for other in others)


def says_missed(node: AriaNode, missed: Collection[str], said: str) -> bool:
    """Say whether the person names a control in full, and it says what an act before it missed.

    A menu may be a list as any other: 「+」 beside 「チケット」 brings up the 「新しいチケット」 that they want.
    """
    label = squeeze(node.label)
    return bool(missed) and label in squeeze(said) and all(one in label for one in missed)


def stand_in_rows(nodes: Iterable[AriaNode], page: Observation, boxes: Collection[str]) -> bool:
    """Say whether one of some controls stands in a row of a list whose box is among these: its menu is for all that are ticked."""
    rows = (row for node in nodes for row in page.ancestors(node) if row.role in LIST_ROW_ROLES)
    return bool(boxes) and any(one.ref in boxes for row in rows for one in row.walk() if one.ref)


def names_around(
    node: AriaNode, page: Observation, said: str
) -> tuple[frozenset[str], tuple[frozenset[str], ...]]:
    """Return which of the person's words stand around a control, and around each of its twins or in each row beside its own."""
    mine, others = _marked_around(node, page, said)
    return _unmarked(mine), tuple(map(_unmarked, others))


def _unmarked(words: frozenset[str]) -> frozenset[str]:
    return frozenset(one for one in words if not one.endswith(WHOLE))


def _marked_around(
    node: AriaNode, page: Observation, said: str, *, sends: bool = False
) -> tuple[frozenset[str], tuple[frozenset[str], ...]]:
    """Return the same words, those that stand by themselves a second time with a mark."""
    plain = _BOUNDS.sub("\n", _LEFT_OUT.sub("\n", squeeze(said)))
    named = [*words_of(plain), *codes_in(plain)]
    twins = _twins(node, page, sends=sends)
    if not twins:
        row, *beside = rows_of(node, page) or [node]
        beside = [one for one in beside if not _is_of_its_form(node, row, one, page)]
        heads = _heads_of(row, page)
        own = squeeze(node.label) if node.role == "button" else ""
        named = [word for word in named if word not in own and not _is_verb(word, plain)]
        mine, *others = (_names_of(one, named, heads) for one in (row, *beside))
        return mine, tuple(others)
    alike = {id(one) for one in (node, *twins)}
    named = [word for word in named if word not in squeeze(node.label)]
    mine, *others = (words_around(one, page, alike, named) for one in (node, *twins))
    return frozenset(mine), tuple(map(frozenset, others))


def has_double(node: AriaNode, page: Observation, said: str) -> bool:
    """Say whether what the person names stands around a twin in the very same words, as people see them: nobody can tell which is meant."""
    twins = _twins(node, page, sends=True)
    if not twins or controls_beside(node, page):
        return False
    alike = {id(one) for one in (node, *twins)}
    mine = text_around(node, page, alike)
    is_named = any(
        word in mine for word in words_of(squeeze(said)) if word not in squeeze(node.label)
    )
    if not is_named or squeeze(strip_unseen(page.root.words())).count(mine) < 2:
        return False
    return any(text_around(one, page, alike) == mine for one in twins)


def shows_any(page: Observation, words: Collection[str]) -> bool:
    """Say whether one of some words stands on a page, outside of its fields."""
    return bool(words_in([page.root], [*words])) or any(one in squeeze(page.title) for one in words)


def rows_of(node: AriaNode, page: Observation) -> list[AriaNode]:
    """Return the row that a control stands in, or is, and those beside it; none of a menu of the site."""
    around = [node, *page.ancestors(node)]
    at = next((turn for turn, one in enumerate(around[:-1]) if one.role in LIST_ROW_ROLES), None)
    if at is None or any(one.role in _OF_THE_SITE for one in around):
        return []
    row = around[at]
    alike = (one for one in around[at + 1].children if one.role == row.role and one is not row)
    return [row, *(one for one in alike if not any(p.role == "columnheader" for p in one.children))]


def _is_of_its_form(node: AriaNode, row: AriaNode, other: AriaNode, page: Observation) -> bool:
    """Say whether a row only holds fields of the form that a button sends from a row of buttons: the form is laid out as a table.

    What else stands beside the button is sent with it. A box may say which record is meant, unless one row holds all of the form.
    """
    controls = controls_beside(node, page)
    sent = {one.ref for one in controls}
    fields = [one for one in other.walk() if one.ref and one.role in _FIELDS]
    if not fields or any(one.ref not in sent for one in fields):
        return False
    beside = [one for one in row.walk() if one.is_operable and one is not row]
    inside = {id(one) for button in beside for one in button.walk()}
    told = [one for one in row.walk() if not one.children and id(one) not in inside]
    values = {squeeze(one.value) for one in controls} | {""}
    refs = {one.ref for one in fields}
    has_all = sum(one.role in _FIELDS and one.ref in sent for one in page.nodes) == len(refs)
    return (
        (has_all or all(one.role not in BOX_ROLES for one in fields))
        and not any(one.role in _FIELDS for one in beside)
        and all(squeeze(one.words()) in values for one in told)
    )


def _heads_of(row: AriaNode, page: Observation) -> frozenset[str]:
    """Return what a list as a whole is called: 「明細の追加」 below 「明細」 names none of its rows."""
    before = takewhile(lambda one: one is not row, page.nodes)
    heading = next((one for one in reversed([*before]) if one.role == "heading"), row)
    around = (one.name for one in page.ancestors(row))
    return frozenset(map(squeeze, (heading.words() if heading is not row else "", *around)))


def _is_verb(word: str, said: str) -> bool:
    """Say whether a word is only said for what shall be done: 削除 of 明細を削除する names no row that has a button so called."""
    behind = said.split(word)[1:]
    return bool(deeds_in(word)) and all(_DOES.match(one) for one in behind)


def _names_of(row: AriaNode, named: Sequence[str], over: Set[str]) -> frozenset[str]:
    """Return the same of a row that may be a record; what heads its own fields names none: a form laid out as a list.

    Of what the whole list is called only a part of the row that says nothing else names it.
    """
    fields = (one for one in row.walk() if one.role in EDITABLE_ROLES or "file" in one.states)
    labels = {one.label for one in fields}
    heads = {squeeze(one.label) for one in row.children}
    headed = (fold(label).split() for label in labels if squeeze(label) in heads)
    parts = {squeeze(one.name or one.text) for one in telling(row)}
    return whole_words(row, named).difference(map(squeeze, labels), over - parts, *headed)


def is_left_out(node: AriaNode, page: Observation, said: str) -> bool:
    """Say whether the person's words leave out the row or the record that a control stands in: 田中以外, 田中を除いて.

    Args:
        node: What is pressed, ticked or filled.
        page: On which it stands.
        said: What the person said.
    """
    left_out = _all_left_out(said)
    if not left_out:
        return False
    row = next((one for one in page.ancestors(node) if one.role in LIST_ROW_ROLES), None)
    alike = {id(one) for one in (node, *_twins(node, page))}
    every = [word for words in left_out for word in words]
    around = (
        words_in([row], every)
        if row is not None
        else words_around(node, page, alike, every)
        if len(alike) > 1
        else set[str]()
    )
    return any(set(words) <= around for words in left_out)


def leaves_out(said: str) -> bool:
    """Say whether the person's words leave somebody out: all others are theirs."""
    return bool(_all_left_out(said))


def _all_left_out(said: str) -> list[list[str]]:
    return [words for line in said.splitlines() for words in _left_out(squeeze(line))]


def _left_out(said: str) -> Iterator[list[str]]:
    """Yield the words of each thing that is left out: 営業部の田中 and 佐藤 of 営業部の田中と佐藤以外."""
    for found in _LEFT_OUT.finditer(said):
        yield from filter(None, map(words_of, re.split(AND, found["who"])))


def unseen_of(
    node: AriaNode,
    page: Observation,
    quoted: Sequence[str],
    used: Sequence[str],
    *,
    sends: bool = False,
) -> str:
    """Return what a control with twins would be pressed for without its having been seen: any of them would do.

    Args:
        node: What is pressed.
        page: On which it stands.
        quoted: What the person named, word for word; its own label is none of it.
        used: What the run has done so far, in words.
        sends: Something is sent by it: a link is no way to a page.

    Returns:
        The first name that neither the page shows nor the run has used, "" for none.
    """
    twins = _twins(node, page, sends=sends)
    if not twins or _is_of_menu(node, page):
        return ""  # the site's menu leads to where one looks for it
    said = squeeze("\n".join((node.label, page.title, *used)))
    unseen = (one for one in quoted if squeeze(one) not in said)
    return next((one for one in unseen if not words_in([page.root], [squeeze(one)])), "")


def _is_of_menu(node: AriaNode, page: Observation) -> bool:
    """Say whether a way leads on from a menu of the site; a button among them does something."""
    is_way = node.role in _WAYS and not node.url.startswith("#")
    return is_way and any(one.role in _OF_THE_SITE for one in page.ancestors(node))


def shows_part(node: AriaNode, page: Observation) -> bool:
    """Say whether a link only shows another part of its own page: the same address, asked for otherwise."""
    if node.role != "link" or deeds_in(node.label):
        return False
    way, here = (one.partition("#")[0] for one in (urljoin(page.url, node.url), page.url))
    is_same = way.partition("?")[0] == here.partition("?")[0]
    return is_same and "?" in way and way != here and not does_something(way)


def picks_row(node: AriaNode | None, page: Observation | None) -> bool:
    """Say whether a box only says which row of a list is meant: its column is headed by nothing but a box for all of them."""
    around = (node, *page.ancestors(node)) if page is not None and node is not None else ()
    row = next((turn for turn, one in enumerate(around) if one.role == "row"), 0)
    table = next((one for one in around if one.role in GRID_ROLES), None)
    if not row or table is None:
        return False
    at = next(turn for turn, one in enumerate(around[row].children) if one is around[row - 1])
    beside = (one.children[at : at + 1] for one in table.walk() if one.role == "row")
    heads = (head for cells in beside for head in cells if head.role == "columnheader")
    return any(map(_is_box_for_all, heads))


def _is_box_for_all(head: AriaNode) -> bool:
    inside = [*head.walk()][1:]
    is_boxed = any(one.role == "checkbox" for one in inside)
    return is_boxed and not any(one.text.strip() for one in inside if one.role != "checkbox")


def has_twins(node: AriaNode, page: Observation, *, sends: bool = False) -> bool:
    """Say whether a page has more than one control of this kind that is called so."""
    return bool(_twins(node, page, sends=sends))


def _leads_on_alike(one: AriaNode, other: AriaNode, page: Observation) -> bool:
    """Say whether two links open one page, by no deed: a picture and its title, a record in two lists."""
    if one.role != "link" or not one.url or one.url != other.url or deeds_in(one.label):
        return False
    way, here = urljoin(page.url, one.url), page.url.partition("#")[0]
    is_page = way.startswith(("http://", "https://")) and way.partition("#")[0] != here
    return is_page and not does_something(way)


def _twins(node: AriaNode, page: Observation, *, sends: bool = False) -> list[AriaNode]:
    """Return the other controls of a page that are called so; links to one page are one, unless what is pressed sends."""
    is_bare = not node.label and not rows_of(node, page)
    if is_bare and node.role not in EDITABLE_ROLES:
        return []  # signs without words are alike in rows alone
    mine = {one.ref for one in controls_beside(node, page)} if is_bare else set[str]()
    alike = [
        one for one in page.nodes
        if one is not node and one.ref and one.role == node.role and one.label == node.label
        and (one.ref in mine or not is_bare) and (sends or not _leads_on_alike(one, node, page))
    ][:_TWINS_MAX]  # fmt: skip
    if alike and not _heads_column(node, page):  # by 担当者 a list is sorted
        alike = [one for one in alike if not _heads_column(one, page)]
    return [
        one for one in alike
        if not (_is_same_button(node, one, page) or _is_other_field(node, one, page))
    ]  # fmt: skip


def _heads_column(node: AriaNode, page: Observation) -> bool:
    return any(one.role == "columnheader" for one in page.ancestors(node))


def _is_same_button(node: AriaNode, twin: AriaNode, page: Observation) -> bool:
    """Say whether two buttons send one form with the same: at its top and at its foot; in rows a script may tell them apart."""
    if any(one.role in LIST_ROW_ROLES for one in page.ancestors(node)):
        return False
    sent = {(one.name, one.value) for one in page.controls or () if one.ref == twin.ref}
    return any(
        one.ref == twin.ref and one.kind is ControlKind.BUTTON
        for one in controls_beside(node, page)
    ) and sent == {(one.name, one.value) for one in page.controls or () if one.ref == node.ref}


def _is_other_field(node: AriaNode, twin: AriaNode, page: Observation) -> bool:
    """Say whether two fields of one form that are called alike are sent by names with no word in common: its notes, and those of a time beside.

    Where what stands around them is called alike as well, only names that say what they are of tell them apart: `tanaka` and
    `sato` may be the notes of two people.
    """
    if any(around.role in LIST_ROW_ROLES for one in (node, twin) for around in page.ancestors(one)):
        return False
    mine, its = (
        {word for other in controls_beside(node, page) if other.ref == one.ref for word in _NAME_WORDS.findall(other.name.lower())}
        for one in (node, twin)
    )  # fmt: skip
    says_of = min(len(mine), len(its)) > 1 or _beside(node, twin, page) != _beside(twin, node, page)
    return bool(mine and its) and not mine & its and says_of


def _beside(node: AriaNode, twin: AriaNode, page: Observation) -> frozenset[str]:
    """Return what the fields are called in the largest box around one that does not hold its twin."""
    boxes = takewhile(lambda one: twin not in [*one.walk()], page.ancestors(node))
    return frozenset(one.label for one in [node, *boxes][-1].walk() if one.role in EDITABLE_ROLES)


def controls_beside(node: AriaNode, page: Observation) -> list[Control]:
    """Return the controls of the form that an element stands in, itself among them; none outside of forms."""
    controls = page.controls or ()
    forms = {one.form for one in controls if one.ref and one.ref == node.ref} - {-1}
    here = document_of(node.ref or "")
    return [
        one
        for one in controls
        if one.form in forms and (not one.ref or document_of(one.ref) == here)
    ]


def document_of(ref: str) -> str:
    """Return how the refs of an element's document begin."""
    found = _DOCUMENT.match(ref)
    return found[0] if found else ""
