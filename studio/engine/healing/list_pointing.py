"""L5 for lists: the person shows which list a rule means today, and what its button and columns are called now.

Pointed at is one row: any of them tells the list. Names are read from the page where the person
pressed, and the rule is read on the list before anything is believed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from studio.domain.actions.action import ROW_BOX, ROW_LINK, Choose, Extract
from studio.domain.actions.rule import SelectionRule
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.text import clip, squeeze
from studio.engine.healing.pointing import TRIES, Plea, picked_by_person
from studio.engine.healing.refusing import HEALABLE
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.replay.lists.columns import read_column
from studio.engine.replay.lists.rules import has_columns, select
from studio.engine.replay.target_healing import HandOver
from studio.engine.runs.run import RunContext
from studio.words import tr

UNREAD: Final = frozenset({"NO_ROWS", "AMBIGUOUS_ROWS"})
"""Codes of a rule whose list is not read, or is not the only one."""
POINTED_AT: Final = HEALABLE | UNREAD
"""Codes of what a person may point at on the page instead."""
ByRows = Choose | Extract
_NAMELESS: Final = ("", ROW_LINK, ROW_BOX)
_NO_LIST: Final = tr("選んだ所は、くり返しのある一覧の行ではありませんでした。")


@dataclass(frozen=True, slots=True)
class ShownRow:
    """Where the person pressed.

    Attributes:
        node: What says the words that were pressed.
    """

    table: Table
    row: Row
    node: AriaNode


class _Named(NamedTuple):
    """What a column is called now; a sentence in its place says why that is not known."""

    name: str


@dataclass(frozen=True, slots=True)
class ListFound:
    """A list as its rule reads it today.

    Attributes:
        names: What the button and the columns were called, and what they are called now.
        shown: What the person pressed first.
    """

    table: Table
    names: Mapping[str, str]
    shown: Target

    def told(self, act: ByRows) -> ByRows:
        """Return an act that reads this list, with the values it has."""
        rule = act.rule
        order = rule.order and rule.order.model_copy(
            update={"column": self._now(rule.order.column)}
        )
        where = tuple(
            one.model_copy(update={"column": self._now(one.column)}) for one in rule.where
        )
        within = rule.within if self.table.is_called(rule.within) else ""
        changed = rule.model_copy(
            update={"where": where, "order": order, "shape": self.table.place, "within": within}
        )
        if isinstance(act, Choose):
            return act.model_copy(update={"rule": changed, "column": self._now(act.column)})
        columns = tuple(self._now(one) for one in act.columns)
        return act.model_copy(update={"rule": changed, "columns": columns})

    def _now(self, name: str) -> str:
        return self.names.get(name, name)


async def point_at_list(
    context: RunContext, step: FlowStep, act: ByRows, words: str, hand_over: HandOver
) -> ListFound | str:
    """Ask the person to point at a row, then at every column that cannot be read in it.

    Args:
        context: The run.
        step: Whose list is meant.
        act: The step's, with the values of this run.
        words: What is to be done, in Japanese, secrets masked.
        hand_over: Says whose the browser is.

    Returns:
        The list; a Japanese sentence when it cannot be used, `SKIP_STEP` where the step is to be
        passed by, "" when they gave up.

    Raises:
        Stopped: The person stopped the run instead.
    """
    control = act.column if isinstance(act, Choose) and act.column not in _NAMELESS else ""
    asked = (
        tr("一覧のどれか 1 つの行で、「{control}」にあたるものを押してください。", control=control)
        if control
        else tr("読み取る一覧の、どれか 1 つの行を押してください。")
    )
    refused, found, picked = "", None, Target()
    for _ in range(TRIES):
        picked = await picked_by_person(context, step, Plea(words, asked, refused), hand_over)
        if isinstance(picked, str):
            return picked or refused
        found = shown_row(await context.observe(), picked)
        refused = _why_unfit(found, is_pressed=bool(control))
        if not refused:
            break
    if refused or found is None:
        return refused
    is_renamed = control and squeeze(found.node.label) != squeeze(control)
    names = {control: found.node.label} if is_renamed else {}
    for column in unread_columns(found.table, act):
        named = await _named_column(context, step, words, hand_over, found, column)
        if isinstance(named, str):
            return named
        names[column] = named.name
    told = ListFound(found.table, names, picked)
    return _proved(await context.observe(), act, told)


def _why_unfit(found: ShownRow | None, *, is_pressed: bool) -> str:
    if found is None:
        return _NO_LIST
    is_fit = found.node.is_operable or not is_pressed
    return "" if is_fit else tr("選んだ所は、押せるものではありませんでした。")


async def _named_column(
    context: RunContext,
    step: FlowStep,
    words: str,
    hand_over: HandOver,
    found: ShownRow,
    column: str,
) -> _Named | str:
    """Return what a column is called now; else why that is not known."""
    asked = tr("同じ一覧のどれか 1 つの行で、「{column}」の値を押してください。", column=column)
    refused = ""
    for _ in range(TRIES):
        picked = await picked_by_person(context, step, Plea(words, asked, refused), hand_over)
        if isinstance(picked, str):
            return picked or refused
        shown = shown_row(await context.observe(), picked)
        is_beside = shown is None and not is_part_of(found.table, picked)
        if is_beside or (shown and shown.table.place != found.table.place):
            refused = tr("選んだ所は、同じ一覧の中ではありませんでした。")
        elif shown and (name := column_name(shown)):
            return _Named(name)
        else:
            refused = tr(
                "選んだ所に見出しがないため、「{column}」の列として読み取れません。", column=column
            )
    return refused


def is_part_of(table: Table, target: Target) -> bool:
    """Say whether what was pressed is a part of what a row says in one piece: it is in the list, and no value of its own."""
    said = squeeze(target.name)
    return bool(said) and any(said in squeeze(row.words) for row in table.rows)


def shown_row(page: Observation, target: Target) -> ShownRow | None:
    """Return the row that holds what was pressed; the innermost list, where one holds another.

    Args:
        page: As it is now.
        target: As it was described where it was pressed.
    """
    print_ = target.fingerprint
    said = {squeeze(one) for one in (target.name, print_.text if print_ else "") if one.strip()}
    key = squeeze(print_.row_key) if print_ else ""
    best: ShownRow | None = None
    for table in find_tables(page):
        if best is not None and table.is_aside and not best.table.is_aside:
            continue
        for row in table.rows:
            if key and key not in squeeze(row.words):
                continue
            node = next(
                (one for one in row.node.walk() if squeeze(one.label or one.text) in said), None
            )
            if node is not None:
                best = ShownRow(table, row, node)
                break
    return best


def unread_columns(table: Table, act: ByRows) -> tuple[str, ...]:
    """Return the columns that an act asks for and that no row of the list says."""
    wanted = act.columns if isinstance(act, Extract) else ()
    names = dict.fromkeys((*act.rule.columns, *wanted))
    return tuple(name for name in names if not has_columns(table, (name,)))


def column_name(shown: ShownRow) -> str:
    """Return what the column of a value is called on the page: its heading, or the label before it; "" for none."""
    row, node = shown.row, shown.node
    for header, cell in zip(shown.table.headers, row.columns, strict=False):
        if header.strip() and any(one is node for one in cell.walk()):
            return header
    words = squeeze(node.label or node.text)
    said = [cell.words for cell in row.cells]
    place = next((at for at, cell in enumerate(row.cells) if cell.node is node), None)
    own = (node.label or node.text).replace("：", ":")
    labels = [own.partition(":")[0].strip()] if ":" in own else []
    labels += [said[place - 1].strip()] if place else []
    for label in labels:
        reading = read_column(shown.table, row, label)
        if label and _is_label(shown.table, label) and squeeze(reading.text) in words:
            return label
    return ""


def _is_label(table: Table, label: str) -> bool:
    """Say whether most rows have a value behind these words: what only this row says is no label."""
    read = sum(read_column(table, row, label).is_readable for row in table.rows)
    return 2 * read > len(table.rows)


def _proved(page: Observation, act: ByRows, found: ListFound) -> ListFound | str:
    """Return the list only if the rule, told anew, reads it and no other one."""
    told = found.told(act)
    column = told.column if isinstance(told, Choose) else ""
    texts = told.columns if isinstance(told, Extract) else ()
    rule: SelectionRule = told.rule
    selection = select(page, rule, column, texts)
    if selection.table is None or selection.table.place != found.table.place:
        problem = clip(selection.problem, 160)
        return tr("選んだ一覧は、この条件では読み取れませんでした。{problem}", problem=problem)
    return found
