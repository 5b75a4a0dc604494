"""What was seen around an act while its run went on; read when the run is distilled into a flow."""

from studio.domain.actions.outcome import Evidence
from studio.domain.frozen import Frozen


class Trace(Frozen):
    """The facts of one act that its flow step does not say. Kept in no flow.

    Attributes:
        may_expect: All that may be expected after it, the most telling first.
        held: What a text area held before it was filled; "" for everything else.
        written: What it held afterwards.
        choices: What the page offered where one of several was chosen, in its order.
        row_role: Role of the row, card or list item it was done in; "" outside of one.
        row: What that row said, the element's own words included.
        keys: Texts of the row that no other row has, the element's own words left out.
        columns: Texts of the row, each with the heading of its column.
        is_rows_own: The element's name is the row's own (a code, a title), not that of its column.
        is_ticked: The row was ticked, and what was pressed in it stands in every other ticked one under the same words.
        has_changed: The page was another one afterwards.
        has_stood: Nobody did it: the field held so before.
        is_of_group: A box of a group of which only some are ticked: it is set as it was, whatever a value says.
        leads_to: The path of the address afterwards, where it is another one.
        field: The list that shows the option which was pressed, by its name.
        is_opening: It only opened or closed a list: a press of its field, or a choice that failed.
        is_refused: The page complained of what it had been sent, or no row was as asked for.
        brought: What can be operated and came up with it on the same page, role and words of each.
    """

    may_expect: tuple[Evidence, ...] = ()
    held: str = ""
    written: str = ""
    choices: tuple[str, ...] = ()
    row_role: str = ""
    row: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    columns: tuple[tuple[str, str], ...] = ()
    is_rows_own: bool = False
    is_ticked: bool = False
    has_changed: bool = True
    has_stood: bool = False
    is_of_group: bool = False
    leads_to: str = ""
    field: str = ""
    is_opening: bool = False
    is_refused: bool = False
    brought: tuple[str, ...] = ()
