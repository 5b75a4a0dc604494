"""Carrying out an `extract`: read rows of a list, over its pages, into a table of text.

The same rows and columns as `choose`: conditions are compared by us, never by a model. Nothing on
the page is pressed but 「次へ」. Shared by the agent and the replay.
"""

from studio.domain.actions.action import MAX_PAGES, Extract
from studio.domain.actions.outcome import (
    Evidence,
    EvidenceKind,
    ExtractedTable,
    Outcome,
    OutcomeStatus,
    RowNote,
)
from studio.domain.page.observation import Observation
from studio.domain.text import clip
from studio.engine.perception.tables import Row, Table
from studio.engine.replay.lists.columns import read_column, said_once
from studio.engine.replay.lists.lists import Walk, WalkLimit, Wanted, first_page
from studio.engine.replay.lists.naming import calls_rows, whose
from studio.engine.replay.lists.pagers import next_page_control
from studio.engine.replay.lists.rules import RowMatch, has_columns, order_key, order_problem
from studio.engine.replay.lists.windows import walk_list
from studio.engine.runs.run import RunContext
from studio.words import tr


async def extract(context: RunContext, action: Extract, observation: Observation) -> Outcome:
    """Read the rows; the outcome's `table` holds them, its row log says why others were left out.

    Raises:
        BrowserError: The run cannot go on.
    """
    wanted = Wanted(action.rule, texts=[one for one in action.columns if whose(one) is None])
    walk = Walk(start=observation, here=observation)
    selection = await first_page(context, wanted, walk)
    if selection.table is None:
        return _failed(selection.code, selection.problem, walk)
    walk.shape = selection.table.place
    table = selection.table
    if untold := [name for name in action.columns if not _is_told(table, name)]:
        return _failed("NO_ROWS", _untold(table, untold), walk)
    await walk_list(context, wanted, walk, selection, _reach(action))
    matches = [match for _, match in walk.found]
    if problem := _order_problem(action, walk, matches):
        return _failed("NO_ORDER", problem, walk)
    matches.sort(key=lambda match: order_key(match, action.rule))
    rows = [match.row for match in matches][: action.limit or None]
    if not rows and not (action.may_be_empty and walk.rows and not walk.is_cut):
        problem = tr(
            "{rows} 件を調べましたが、条件に合う行がありませんでした{more}。",
            rows=walk.rows,
            more=_more(walk),
        )
        return _failed("NO_MATCH", problem, walk)
    is_part = (
        len(rows) == action.limit
        and action.rule.order is None
        and (len(matches) > action.limit or next_page_control(walk.here) is not None)
    )
    return _read(action, table, rows, walk, is_part=is_part)


def _reach(action: Extract) -> WalkLimit:
    """Return how far to read: the first of an order are only known once the whole list is."""
    if action.rule.order is None:
        return WalkLimit(action.max_pages, action.limit or None)
    is_part_meant = action.max_pages > 1 or not action.limit
    return WalkLimit(action.max_pages if is_part_meant else MAX_PAGES)


def _order_problem(action: Extract, walk: Walk, matches: list[RowMatch]) -> str:
    """Return why the first of an order cannot be taken, "" when they can."""
    is_whole_meant = action.rule.order is not None and action.limit and action.max_pages == 1
    if walk.is_cut and is_whole_meant:
        return tr(
            "一覧を {rows} 件まで調べましたが、最後まで読めたかどうか確かめられないため、並べて取り出せません。"
            "条件で一覧を短くするか、読むページ数を決めてください。",
            rows=walk.rows,
        )
    return order_problem(matches, action.rule)


def _read(action: Extract, table: Table, rows: list[Row], walk: Walk, *, is_part: bool) -> Outcome:
    names = action.columns or _headings(table)
    body = [[_cell(table, row, name) for name in names] if names else _pieces(row) for row in rows]
    width = max((len(row) for row in body), default=len(names))
    columns = names or tuple(f"列{number}" for number in range(1, width + 1))
    filled = tuple(tuple(row + [""] * (width - len(row))) for row in body)
    is_all_meant = action.max_pages == MAX_PAGES and not action.limit
    is_cut = walk.is_cut or (is_all_meant and walk.limit > 0)
    message = tr(
        "{rows} 件を調べ、{count} 件を取り出しました{more}。",
        rows=walk.rows,
        count=len(filled),
        more=_more(walk),
    )
    return Outcome(
        status=OutcomeStatus.OK,
        message=message,
        table=ExtractedTable(
            columns=columns, rows=filled, is_cut=is_cut, is_part=is_part, limit=walk.limit
        ),
        evidence=(Evidence(kind=EvidenceKind.ROWS, detail=message),),
        rows=_taken(walk.notes),
    )


def _more(walk: Walk) -> str:
    if walk.limit:
        return tr(
            "（ここに出るのは {limit} 件までで、ほかにもあるかもしれません）", limit=walk.limit
        )
    return tr("（続きのページがあります）") if walk.is_cut else ""


def _headings(table: Table) -> tuple[str, ...]:
    """Return the headings that name something; a column of buttons has none."""
    return tuple(dict.fromkeys(header for header in table.headers if header.strip()))


def _cell(table: Table, row: Row, name: str) -> str:
    """Return the words of a column, as the page writes them."""
    name = _heading_of(table, name)
    under = [
        cell for header, cell in zip(table.headers, row.columns, strict=False) if header == name
    ]
    if under:  # one heading over two columns: both
        words = (said_once(cell.words()) for cell in under)
        return " ".join(dict.fromkeys(filter(None, words)))
    if _calls_row(table, name) and not any(name in header for header in table.headers):
        return row.title  # the same part on every page, unlike what a row is told by
    return read_column(table, row, name).text


def _pieces(row: Row) -> list[str]:
    cells = [column.words() for column in row.columns] or [cell.words for cell in row.cells]
    return [said_once(words) for words in cells if words.strip()]


def _heading_of(table: Table, name: str) -> str:
    """Return the one heading that a column of names stands under by another word: 担当者 for 担当者名, 件名 for 題名."""
    of_what = whose(name)
    if of_what is None or any(name in header for header in table.headers):
        return name
    fitting = [
        one for one in table.headers if (one == of_what if of_what else whose(one) is not None)
    ]
    return fitting[0] if len(fitting) == 1 else name


def _calls_row(table: Table, name: str) -> bool:
    """Say whether a column has what the rows are called: a list without headings, of things that are called so."""
    if any(table.headers) and not all(map(_has_head, table.rows)):
        return False
    return calls_rows(table, whose(name))


def _has_head(row: Row) -> bool:
    return any(cell.node.role in ("heading", "rowheader") for cell in row.cells)


def _is_told(table: Table, name: str) -> bool:
    return (
        _heading_of(table, name) in table.headers
        or _calls_row(table, name)
        or has_columns(table, [name])
    )


def _untold(table: Table, names: list[str]) -> str:
    """Say that nothing ties a column to a part of the rows."""
    headings = tr("、").join(filter(None, table.headers))
    if headings:
        return tr(
            "「{names}」が、この一覧のどの列か決められません（列は {headings}）。",
            names=tr("」「").join(names),
            headings=clip(headings, 80),
        )
    return tr(
        "この一覧には見出しがないため、「{names}」が各行のどこに書かれているか決められません。"
        "行の呼び名なら、列を「題名」としてください。",
        names=tr("」「").join(names),
    )


def _taken(notes: list[RowNote]) -> tuple[RowNote, ...]:
    return tuple(note.model_copy(update={"is_taken": note.is_match}) for note in notes)


def _failed(code: str, problem: str, walk: Walk) -> Outcome:
    return Outcome(status=OutcomeStatus.FAILED, code=code, message=problem, rows=tuple(walk.notes))
