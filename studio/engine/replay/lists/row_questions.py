"""A question of the browser that names the row it asks about: 「12/2 14:00 みなと商会 の予約を取り消しますか？」. Pure.

As it was recorded it is the question about that one row. A flow keeps the columns in place of what they
said (〔行の日時〕); a replay asks today's row, before it is touched, and waits for exactly its question.
What the person said themselves stays, or is a variable: nobody asked for another day's appointment.
"""

import re
from collections.abc import Sequence
from typing import Final

from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import FlowStep, expand
from studio.domain.page.observation import Observation
from studio.domain.text import squeeze
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.ports import Values
from studio.engine.replay.lists.columns import said_once

_MARK: Final = re.compile(r"〔行の([^〔〕]+)〕")
_NUMBER: Final = re.compile(r"\d+")
_FEWEST_CHARS: Final = 2
"""A shorter cell stands in too many questions by chance."""


def with_columns(fact: Evidence, table: Table, row: Row, given: Sequence[str]) -> Evidence:
    """Return a question with the columns of its row in place of their words; anything else as it is.

    Args:
        fact: A post-condition.
        table: With its headings.
        row: The one that was pressed in.
        given: Texts of the person: what they say of the row holds for it.
    """
    cells = {
        words: name
        for name, words in _cells(table, row)
        if len(words) >= _FEWEST_CHARS and not re.search("[〔〕]", name)
        if not any(_is_said(words, text) for text in given)
    }
    if fact.kind is not EvidenceKind.DIALOG or not cells:
        return fact
    answer, colon, message = fact.detail.partition(":")
    parts = (re.escape(words).replace(r"\ ", r"\s+") for words in sorted(cells, key=len)[::-1])
    said = re.compile(rf"(?<![0-9A-Za-z])(?:{'|'.join(parts)})(?![0-9A-Za-z])")
    named = said.sub(lambda match: f"〔行の{cells[' '.join(match[0].split())]}〕", message)
    return fact.model_copy(update={"detail": f"{answer}{colon}{named}"})


def names_row(step: FlowStep) -> bool:
    """Say whether a question that is to come names the row of its step."""
    return any(_MARK.search(fact.detail) for fact in _questions(step))


def about_today(step: FlowStep, values: Values, page: Observation) -> FlowStep:
    """Return a step that waits for the question about today's row; as it is where no one row is meant.

    Args:
        step: Of the flow.
        values: Of this run.
        page: On which the row stands.
    """
    target = step.action.element
    key = squeeze(expand(target.row_key, values)) if target else ""
    found = [
        (table, row)
        for table in find_tables(page)
        for row in table.rows
        if key and any(squeeze(words) == key for _, words in _cells(table, row))
    ]
    if len(found) != 1:
        return step
    cells = dict(_cells(*found[0]))
    questions = {
        fact: fact.model_copy(
            update={"detail": _MARK.sub(lambda match: cells.get(match[1], match[0]), fact.detail)}
        )
        for fact in _questions(step)
    }
    return step.model_copy(
        update={"expects": tuple(questions.get(fact, fact) for fact in step.expects)}
    )


def _is_said(words: str, text: str) -> bool:
    """Say whether a text says a word or a number of a cell: the 2 of 「12/2」 is said by 「12月2日」."""
    numbers = set(_NUMBER.findall(text))
    parts = [part for part in words.split() if len(part) >= _FEWEST_CHARS]
    return any(squeeze(part) in squeeze(text) for part in parts) or any(
        number in numbers for number in _NUMBER.findall(words)
    )


def _questions(step: FlowStep) -> list[Evidence]:
    return [fact for fact in step.expects if fact.kind is EvidenceKind.DIALOG]


def _cells(table: Table, row: Row) -> list[tuple[str, str]]:
    """Return what a row says under each of its headings."""
    columns = (said_once(cell.words()) for cell in row.columns)
    return [
        (name, " ".join(words.split()))
        for name, words in zip(table.headers, columns, strict=False)
        if name.strip()
    ]
