"""Where a value stands on a page, said so that another day's value is found there. Pure.

The words around it are the way to it: a label beside it, the sentence it stands in, its row and the
heading of its column. What only today's page says of a row is no way: 「1 行目」 is another one tomorrow.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from studio.domain.actions.answer import PageValue
from studio.domain.page.observation import ASIDE_ROLES, MASK, AriaNode, Observation
from studio.domain.text import clip, fold, squeeze
from studio.domain.values.amounts import read_amount
from studio.engine.perception.said import Run, SaidText, TextSpan, runs_of, under
from studio.engine.perception.tables import Row, Table, find_tables
from studio.words import tr

MAX_VALUE: Final = 200
_BEFORE: Final = 24
_AFTER: Final = 12
_LABELS: Final = frozenset({"term", "rowheader", "columnheader"})
_MOST_LABELS: Final = 4
_SENTENCE_END: Final = re.compile(r"[。．！？!?]\s*")
_WORD: Final = re.compile(r"[一-龥々]{2,}|[ァ-ヶー]{2,}|[a-z][a-z0-9-]+")


@dataclass(frozen=True, slots=True)
class Anchored:
    """The way to a value and the value as the page writes it, or why there is none, in Japanese."""

    value: str = ""
    way: PageValue | None = None
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is known of the answer that a value is for.

    Attributes:
        goal: What the person said: a row is known by a cell that stands there.
        sentence: The answer; with the goal it tells which of several places is meant.
        values: Everything it names: what may be another thing tomorrow is no way to anything.
        quotes: Words of the page that hold a value, to tell places apart.
        before: What the sentence says right before the value.
    """

    goal: str
    sentence: str = ""
    values: tuple[str, ...] = ()
    quotes: tuple[str, ...] = ()
    before: str = ""

    @property
    def words(self) -> str:
        """Goal and answer."""
        return f"{self.goal} {self.sentence}"

    def others(self, value: str) -> tuple[str, ...]:
        """Return what the answer names besides."""
        return tuple(one for one in self.values if squeeze(one) != squeeze(value))


class AnchoredPage:
    """One observation as something that values are taken from."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation

    @cached_property
    def said(self) -> SaidText:
        """Everything it says."""
        return SaidText(runs_of(self.observation.root))

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The lists that stand on it."""
        return tuple(find_tables(self.observation))

    @cached_property
    def _rows(self) -> dict[int, tuple[Table, Row]]:
        """The row of a list that each node stands in; the innermost one."""
        return {
            id(node): (table, row)
            for table in self.tables
            if not _is_label_list(table) and not _is_one_record(table)
            for row in table.rows
            for node in row.node.walk()
        }

    def row_of(self, span: TextSpan) -> tuple[Table, Row] | None:
        """Return the row of a list that a span stands in."""
        return self._rows.get(id(self.said.runs[span.run].node))

    def is_aside(self, span: TextSpan) -> bool:
        """Say whether a span stands in a banner, a menu, a footer or a side column."""
        node = self.said.runs[span.run].node
        return any(one.role in ASIDE_ROLES for one in self.observation.ancestors(node))


def anchor(page: AnchoredPage, value: str, asked: Asked) -> Anchored:
    """Return the way to a value that stands on a page.

    Args:
        page: Today's.
        value: As a model copied it.
        asked: The answer it is for.
    """
    name = clip(value, 40)
    spans = page.said.spans_of(value)
    if not spans or MASK in value or len(value) > MAX_VALUE:
        return Anchored(
            problem=tr("「{name}」は、この画面に一続きの文字では書かれていません。", name=name)
        )
    quotes = [quote for quote in asked.quotes if squeeze(value) in squeeze(quote)]
    quoted = [span for span in spans if any(page.said.holds(quote, span) for quote in quotes)]
    if quotes and not quoted:
        quote = clip(quotes[0], 60)
        return Anchored(
            problem=tr(
                "引用「{quote}」が、この画面にそのままの文字では見つかりません。", quote=quote
            )
        )
    candidates = _ranked(page, quoted or list(spans), asked.words)
    ways = [way for span in candidates if (way := _way(page, span, asked, quotes))]
    if not ways and any(page.row_of(span) for span in candidates):
        return Anchored(
            problem=tr(
                "「{name}」は一覧の行にあります。あとで同じ行を選べるように、extract で条件か並び順を付けて"
                "取り出してから、[rows 列名] と書いてください。",
                name=name,
            )
        )
    if not ways:
        return Anchored(problem=tr("「{name}」を、まわりの言葉から見分けられません。", name=name))
    if len({way.model_dump_json() for way in ways}) > 1:
        return Anchored(
            problem=tr(
                "「{name}」は画面に {count} か所あります。where に、答えにする所の前後の言葉ごと引用してください。",
                name=name,
                count=len(ways),
            )
        )
    if other := _other_label(page, ways[0], asked):
        return Anchored(
            problem=tr(
                "「{name}」は「{other}」の値ではありません。", name=name, other=clip(other, 40)
            )
        )
    return Anchored(page.said.text(candidates[0]), ways[0])


def _other_label(page: AnchoredPage, way: PageValue, asked: Asked) -> str:
    """Return by which label of the page the sentence calls a value that stands beside another one, "" for none."""
    heads = (head for table in find_tables(page.observation) for head in table.headers)
    terms = (one.words() for one in page.observation.nodes if one.role in _LABELS)
    labels = {squeeze(one) for one in (*heads, *terms)} - {""}
    own, said = squeeze(way.column or way.before.strip().rpartition("\n")[2]), squeeze(asked.before)
    if own not in labels or own in said:
        return ""
    named = (one for one in labels if len(one) > 1 and one in said and one not in own)
    return max(named, key=len, default="")


def values_at(page: AnchoredPage, way: PageValue) -> tuple[str, ...]:
    """Return the different values that stand there on a page: one is an answer, none or several are not."""
    for is_loose in (False, True):
        found = (
            value
            for said in _scopes(page, way)
            for value in said.between(way.before, way.after, is_loose=is_loose)
        )
        fitting = tuple(dict.fromkeys(value for value in found if _fits(value, way)))
        if fitting:
            return fitting
    return ()


def _fits(value: str, way: PageValue) -> bool:
    is_one_sentence = not (way.after and _SENTENCE_END.search(value))
    is_kind = not way.is_number or read_amount(value) is not None
    return 0 < len(value) <= MAX_VALUE and MASK not in value and is_one_sentence and is_kind


def _scopes(page: AnchoredPage, way: PageValue) -> Iterator[SaidText]:
    """Yield the parts of the page in which a value is looked for."""
    if way.row or way.column:
        yield from _cells(page.observation, way)
    elif way.heading:
        yield under(page.said, way.heading)
    else:
        yield page.said


def _cells(observation: Observation, way: PageValue) -> Iterator[SaidText]:
    """Yield the cell of every row that says the key; without a key, of the only row of its list."""
    for table in find_tables(observation):
        place = next((i for i, head in enumerate(table.headers) if squeeze(head) == squeeze(way.column)), None)  # fmt: skip
        if way.column and place is None:
            continue
        rows = _rows_of(table, (way.row, *way.also) if way.row else ())
        if not way.row and len(rows) != 1:
            continue
        for row in rows:
            if place is None:
                yield SaidText(runs_of(row.node))
            elif place < len(row.columns):
                yield SaidText(_in_words(runs_of(row.columns[place])))


def _in_words(runs: tuple[Run, ...]) -> tuple[Run, ...]:
    """Return what a cell says without the pictures beside its words; one of pictures alone as it is."""
    return tuple(run for run in runs if run.node.role != "img") or runs


def _rows_of(table: Table, keys: Sequence[str]) -> list[Row]:
    return [row for row in table.rows if all(_key_in(row, key) for key in keys)]


def _key_in(row: Row, key: str) -> bool:
    return any(squeeze(run.text) == squeeze(key) for run in runs_of(row.node))


def _is_label_list(table: Table) -> bool:
    """Say whether the rows of a table are labels with their values, and no records."""
    return not table.headers and all(_is_pair(row) for row in table.rows)


def _is_one_record(table: Table) -> bool:
    """Say whether the rows are the boxes of one record, each with labels of its own: records repeat theirs."""
    labels = [label for row in table.rows for label in {squeeze(one) for one in _labels(row)}]
    return not table.headers and len(labels) > 1 and len(set(labels)) == len(labels)


def _labels(row: Row) -> Iterator[str]:
    """Yield what a row says to name the value behind it."""
    for cell in row.cells:
        if not cell.node.is_operable and fold(cell.words).rstrip().endswith(":"):
            yield cell.words


def _is_pair(row: Row) -> bool:
    if row.columns:
        roles = [cell.role for cell in row.node.children]
        return len(row.columns) <= 2 or all(role == "rowheader" for role in roles[::2])
    is_plain = not any(cell.node.is_operable for cell in row.cells)
    return len(row.cells) <= 2 and (is_plain or any(_labels(row)))


def _ranked(page: AnchoredPage, spans: list[TextSpan], goal: str) -> list[TextSpan]:
    """Return the places that the goal's own words speak for; those beside the page's content come last."""
    central = [span for span in spans if not page.is_aside(span)] or spans
    scores = [_kinship(_around(page, span), goal) for span in central]
    best = [span for span, score in zip(central, scores, strict=True) if score == max(scores)]
    headings = [span for span in best if page.said.runs[span.run].node.role == "heading"]
    return headings[:1] or best


def _around(page: AnchoredPage, span: TextSpan) -> str:
    """Return the words near a value, its own left out: its run, its label, its column's heading."""
    runs = page.said.runs
    own = runs[span.run].text
    near = [
        own[: span.start],
        own[span.end :],
        *(run.text for run in runs[max(0, span.run - 1) : span.run]),
    ]
    if held := page.row_of(span):
        near.append(_column_of(*held, runs[span.run].node))
    return " ".join(near)


def _kinship(words: str, goal: str) -> int:
    """Count the letters of the words of one text that stand in another."""
    held = squeeze(goal)
    return sum(len(word) for word in set(_WORD.findall(fold(words))) if squeeze(word) in held)


def _way(
    page: AnchoredPage, span: TextSpan, asked: Asked, quotes: Sequence[str]
) -> PageValue | None:
    """Return how a place is found again, None where only today's page tells it."""
    others = asked.others(page.said.text(span))
    held = page.row_of(span)
    if held and not _is_beside_quoted(page, span, asked, *held):
        return _way_in_row(page, span, asked, *held)
    runs = page.said.runs
    is_labelled_behind = _is_labelled_behind(page, span, asked, quotes)
    for labels in range(1, _MOST_LABELS + 1):
        before, after = _inner(runs[span.run].text, span, others)
        if not before and is_labelled_behind and not after:
            behind = runs[span.run + 1 : span.run + 1 + labels]
            after = "".join(f"\n{run.text[:_BEFORE]}" for run in behind)
        elif not runs[span.run].text[: span.start].strip():
            ahead = runs[max(0, span.run - labels) : span.run]
            before = "".join(f"{run.text[-_BEFORE:]}\n" for run in ahead)
        if any(squeeze(other) in squeeze(before + after) for other in others):
            return None
        for heading in ("", runs[span.run].heading):
            way = PageValue(
                before=before, after=after, heading=heading, is_number=_is_number(page, span)
            )
            if (before or after or heading) and _leads_to(page, way, span):
                return way
    return None


def _is_beside_quoted(
    page: AnchoredPage, span: TextSpan, asked: Asked, table: Table, row: Row
) -> bool:
    """Say whether a place is the value of a pair whose label was quoted: the grid of one record, no list of them."""
    runs = page.said.runs
    label = runs[span.run - 1] if span.run else None
    if label is None or table.headers or not 0 < len(row.cells) <= 2:
        return False
    if row.cells[0].node.is_operable:
        return False
    is_quoted = any(squeeze(quote) == squeeze(label.text) for quote in asked.quotes)
    return is_quoted and any(node is label.node for node in row.node.walk())


def _way_in_row(
    page: AnchoredPage, span: TextSpan, asked: Asked, table: Table, row: Row
) -> PageValue | None:
    """Return row and column, where the person's own words say which row it is, or it is the only one.

    As few of its words as tell it: 東京 and 10月 where there are other months of 東京.
    """
    run = page.said.runs[span.run]
    others = {one.text for one in runs_of(row.node) if one.node is not run.node}
    said = (text for text in others if len(text) > 1 and squeeze(text) in squeeze(asked.goal))
    keys = sorted(said, key=lambda text: (-len(text), text))
    few = (keys[:count] for count in range(1, len(keys) + 1))
    keys = next((some for some in few if len(_rows_of(table, some)) == 1), keys[:1])
    column = _column_of(table, row, run.node)
    if not keys and (len(table.rows) > 1 or not column):
        return None
    before, after = _inner(run.text, span, asked.others(page.said.text(span)))
    own = {id(node) for node in row.node.walk()}
    ahead = [one.text[-_BEFORE:] for one in page.said.runs[: span.run] if id(one.node) in own]
    befores = [before]
    if ahead and not (column or before):
        most = min(len(ahead), _MOST_LABELS)
        befores = ["".join(f"{one}\n" for one in ahead[-labels:]) for labels in range(1, most + 1)]
    ways = (
        PageValue(
            before=label,
            after=after,
            row=keys[0] if keys else "",
            also=tuple(keys[1:]),
            column=column,
            is_number=_is_number(page, span),
        )
        for label in befores
    )
    return next((way for way in ways if _leads_to(page, way, span)), None)


def _leads_to(page: AnchoredPage, way: PageValue, span: TextSpan) -> bool:
    return values_at(page, way) == (page.said.text(span),)


def _column_of(table: Table, row: Row, node: AriaNode) -> str:
    """Return the heading of the cell that a node stands in."""
    for header, cell in zip(table.headers, row.columns, strict=False):
        if any(one is node for one in cell.walk()):
            return header
    return ""


def _inner(text: str, span: TextSpan, others: Sequence[str]) -> tuple[str, str]:
    """Return what stands before and behind a value in its own run: the nearest words of its sentence."""
    sentences = [part for part in _SENTENCE_END.split(text[: span.start]) if part.strip()]
    before = sentences[-1] if sentences else ""
    if not _SENTENCE_END.split(text[: span.start])[-1].strip():
        before = text[: span.start].strip()
    after = _SENTENCE_END.split(text[span.end :].rstrip())[0] or text[span.end :].strip()
    for other in others:
        before = before.rpartition(other)[2]
        after = after.partition(other)[0]
    return before[-_BEFORE:].lstrip(), after[:_AFTER].rstrip()


def _is_labelled_behind(
    page: AnchoredPage, span: TextSpan, asked: Asked, quotes: Sequence[str]
) -> bool:
    """Say whether the label of a value stands behind it: so the model quoted it, or so it speaks."""
    runs, own = page.said.runs, squeeze(page.said.text(span))
    if span.run and _is_term(page, runs[span.run - 1].node):
        return False
    if any(squeeze(quote).startswith(own) and squeeze(quote) != own for quote in quotes):
        return True
    behind = runs[span.run + 1].text if span.run + 1 < len(runs) else ""
    ahead = runs[span.run - 1].text if span.run else ""
    return not quotes and _kinship(behind, asked.words) > 0 and not _kinship(ahead, asked.words)


def _is_term(page: AnchoredPage, node: AriaNode) -> bool:
    """Say whether something is, by its page's own word, the label of what follows."""
    return any(one.role == "term" for one in (node, *page.observation.ancestors(node)))


def _is_number(page: AnchoredPage, span: TextSpan) -> bool:
    return read_amount(page.said.text(span)) is not None
