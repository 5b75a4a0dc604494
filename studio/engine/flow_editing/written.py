"""What a person writes into a field, as a flow keeps it: 〔検索語〕 becomes a variable. Pure."""

from studio.domain.flows.brackets import from_edit
from studio.domain.flows.flow import Flow
from studio.domain.values.date_expression import is_date_said


def written(flow: Flow, text: str, before: str = "") -> str:
    """Return the template that a text stands for; braces and what names nothing stay as they are.

    Args:
        flow: Whose variables may be named.
        text: As it was written.
        before: What the field held; its names stay names.
    """
    return from_edit(text, before, [one.name for one in flow.variables], is_date_said)
