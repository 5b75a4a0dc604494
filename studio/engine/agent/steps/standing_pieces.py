"""Fields of a day or a moment that held their piece before others beside them were set: 2026 and 8月 of another day of that month. Pure."""

from collections.abc import Iterator, Mapping, Sequence

from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.text import squeeze
from studio.domain.values.pieces import ORDERS, DayPieces, pieces_of
from studio.engine.perception.facts import held_by
from studio.engine.secrets.templates import texts_of


def standing_pieces(
    page: Observation, checklist: Checklist, recorded: Sequence[FlowStep]
) -> Iterator[tuple[AriaNode, str]]:
    """Yield the fields that hold a piece which no act has set, beside those that an act has set, with what they hold.

    Args:
        page: Before its form is sent.
        checklist: With what the person asked for.
        recorded: What was set by an act already.
    """
    fields = [node for node in page.operable if node.role in EDITABLE_ROLES]
    put = {
        squeeze(target.name): text
        for step in recorded
        if (target := step.action.element)
        for text in texts_of(step.action)
    }
    for variable in checklist.variables:
        rows = (_row_of(fields, put, family) for family in pieces_of(variable.value))
        for node in next((row for row in rows if row), ()):
            if squeeze(node.name) not in put:
                yield node, held_by(node)


def _row_of(
    fields: Sequence[AriaNode], put: Mapping[str, str], family: DayPieces
) -> Sequence[AriaNode]:
    """Return the fields side by side that hold all the pieces, or all of the day, some set by an act and some not."""
    for order in ORDERS:
        for kinds in dict.fromkeys((order[: len(family)], order[:3])):
            for at in range(len(fields) - len(kinds) + 1):
                row = fields[at : at + len(kinds)]
                is_set = [squeeze(node.name) in put for node in row]
                if len({*is_set}) == 2 and all(
                    put.get(squeeze(node.name), held_by(node)) == family[kind].text
                    for node, kind in zip(row, kinds, strict=True)
                ):
                    return row
    return ()
