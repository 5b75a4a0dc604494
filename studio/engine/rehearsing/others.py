"""One more existing value of what a flow looks for: another row, another link beside it, another option. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from studio.domain.actions.action import SelectOption
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import MASK, AriaNode, Observation
from studio.domain.text import fold
from studio.domain.values.variable import Variable
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.variables.naming import template_of
from studio.words import tr

TRIED: Final = 2
"""Other values of one variable: the record of the first one may be in a state of its own."""
_LONGEST: Final = 60


def looked_for(flow: Flow, steps: Sequence[FlowStep]) -> dict[str, FlowStep]:
    """Return the variables that name an element, a row or an option, each with the first step that does.

    What other variables go with is left out: nobody knows theirs for another value. So is what tells a row
    together with others.

    Args:
        flow: As it would be kept.
        steps: Those of its steps that are rehearsed.
    """
    together = {
        name for one in flow.variables for name in (*one.goes_with, one.name) if one.goes_with
    }
    found: dict[str, FlowStep] = {}
    for step in steps:
        looks = step.action.element.fingerprint if step.action.element else None
        if looks is not None and looks.row_also:
            continue
        for variable in flow.variables:
            is_free = variable.name not in together and not variable.ask_each_time
            if is_free and template_of(variable.name) in _called(step):
                found.setdefault(variable.name, step)
    return found


def other_values(
    variable: Variable, step: FlowStep, value: str, pages: Sequence[Observation]
) -> tuple[str, ...]:
    """Return values that are there as well, the likeliest first.

    Args:
        variable: What names the element.
        step: That is called by it.
        value: Of the rehearsal.
        pages: As they were before the step, the newest first.
    """
    if variable.choices:
        some = (
            variable.choices[1:] if fold(variable.choices[0]) != fold(value) else variable.choices
        )
        return _others(some, value)
    target = step.action.element
    role = target.role if target else ""
    shown = (_others(_beside(page, role, value), value) for page in pages)
    return next(filter(None, shown), ())


def _called(step: FlowStep) -> tuple[str, ...]:
    target = step.action.element
    if target is None:
        return ()
    looks = target.fingerprint
    option = step.action.option if isinstance(step.action, SelectOption) else ""
    return target.name, looks.row_key if looks else "", option


def _others(found: Iterator[str] | Sequence[str], value: str) -> tuple[str, ...]:
    known = {fold(value), ""}
    kept: list[str] = []
    for text in found:
        if fold(text) not in known and len(text) <= _LONGEST and MASK not in text:
            known.add(fold(text))
            kept.append(text.strip())
    return tuple(kept[:TRIED])


def _beside(page: Observation, role: str, value: str) -> Iterator[str]:
    """Yield what stands in the same place of other rows; outside of lists what stands beside it."""
    for table in reversed(find_tables(page)):
        for row in table.rows:
            yield from _in_other_rows(table, row, value)
    for node in page.nodes:
        if node.role == role and fold(node.name) == fold(value):
            around = next(page.ancestors(node), page.root)
            yield from (one.name for one in around.children if one.role == role)


def _in_other_rows(table: Table, row: Row, value: str) -> Iterator[str]:
    says = [fold(_words(cell)) == fold(value) for cell in _cells(row)]
    if sum(says) != 1:
        return
    at = says.index(True)
    for other in table.rows:
        cells = _cells(other)
        if other is not row and len(cells) == len(says):
            yield _words(cells[at])


def _cells(row: Row) -> tuple[AriaNode, ...]:
    return row.columns or tuple(cell.node for cell in row.cells)


def _words(cell: AriaNode) -> str:
    return cell.name or cell.words()


def not_carried(variable: str, value: str, at: str, told: str) -> str:
    """Return in words that a flow does not go through with another value."""
    return tr(
        "「{variable}」を別の値「{value}」にすると、{at}でうまくいきませんでした。{told}"
        "その値の画面だけのことかもしれません。",
        variable=variable,
        value=value,
        at=at,
        told=told,
    )


def carried(values: Mapping[str, str]) -> str:
    """Return in words with which other values everything was found."""
    listed = tr("」「").join(values.values())
    return tr("別の値「{listed}」でも部品が見つかりました。", listed=listed) if values else ""
