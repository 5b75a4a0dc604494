"""What one clause of an instruction asks for, as a typed reading.

A reading names things in the person's words only; which element they are is found on the page,
anew in every turn.
"""

from dataclasses import dataclass

from studio.domain.actions.rule import Condition, Joining, Order, Taking


@dataclass(frozen=True, slots=True)
class Open:
    """Go to an address, or to what a link, tab or menu of this name leads to."""

    place: str
    url: str = ""


@dataclass(frozen=True, slots=True)
class Search:
    """Put a word into the page's search box and set the search off."""

    word: str


@dataclass(frozen=True, slots=True)
class FieldValue:
    """What belongs into one field; `label` is "" when the person named none."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Enter:
    """Fill fields, whatever kind of field each turns out to be."""

    fields: tuple[FieldValue, ...]


@dataclass(frozen=True, slots=True)
class Select:
    """Choose an option, of the field `label` when one is named."""

    label: str
    option: str


@dataclass(frozen=True, slots=True)
class PressIntent:
    """Press a control, or a key when `key` is set."""

    name: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Check:
    """Bring a check box into a state."""

    name: str
    is_checked: bool = True


@dataclass(frozen=True, slots=True)
class Pick:
    """Find a row by conditions and, when `control` is set, press the control of that name in it.

    Attributes:
        where: Conditions said in this very clause.
        order: 最安, 最新 and the like, or None.
        take: The n-th matching row.
        control: Words of the control in the row; "" only finds the row.
        refers_back: 「該当」, 「その」: conditions said earlier hold as well.
        taking: 「すべて」 and 「上位 3 件」 press in each of these rows; `take` is the 3. 「最後から 2 番目」
            counts from the end.
        joining: Whether all of `where` must hold, or one is enough.
    """

    where: tuple[Condition, ...] = ()
    order: Order | None = None
    take: int = 1
    control: str = ""
    refers_back: bool = False
    taking: Taking = Taking.NTH
    joining: Joining = Joining.ALL

    @property
    def is_several(self) -> bool:
        """True when more than one row is meant."""
        return self.taking in (Taking.ALL, Taking.TOP)


@dataclass(frozen=True, slots=True)
class Submit:
    """Send what is on the page, by the control that carries this verb."""

    word: str


@dataclass(frozen=True, slots=True)
class Sort:
    """Bring the rows of the page into an order, named in the person's words."""

    words: str


@dataclass(frozen=True, slots=True)
class LogIn:
    """Fill the log-in fields that are named, then log in."""

    fields: tuple[FieldValue, ...] = ()


@dataclass(frozen=True, slots=True)
class Confirm:
    """See that a text stands on the page, or that it does not; nothing is touched.

    Attributes:
        is_there: False for 「表示されていないこと」.
        waits: 「出るまで待つ」.
    """

    text: str
    is_there: bool = True
    waits: bool = False


@dataclass(frozen=True, slots=True)
class ExtractIntent:
    """Read rows into a table.

    Attributes:
        columns: As the person calls them; () = all.
        where: Conditions said in this very clause.
        order: 「売上の高い順に」, or None.
        limit: 「上位5件」; 0 = all.
        pages: Pages of the list to read at most.
        joining: Whether all of `where` must hold, or one is enough.
    """

    columns: tuple[str, ...] = ()
    where: tuple[Condition, ...] = ()
    order: Order | None = None
    limit: int = 0
    pages: int = 1
    joining: Joining = Joining.ALL


@dataclass(frozen=True, slots=True)
class DownloadIntent:
    """Keep the file that the control of this name gives; "" when only one could be meant."""

    name: str


@dataclass(frozen=True, slots=True)
class Back:
    """Go back to the page before."""


Intent = (
    Open
    | Search
    | Enter
    | Select
    | PressIntent
    | Check
    | Pick
    | Submit
    | Sort
    | LogIn
    | Confirm
    | ExtractIntent
    | DownloadIntent
    | Back
)


@dataclass(frozen=True, slots=True)
class IntentReading:
    """One clause, read.

    Attributes:
        text: The clause in dictionary form, as it stands in the checklist.
        intent: What it asks for.
        unread: Parts of it that were not understood.
    """

    text: str
    intent: Intent
    unread: tuple[str, ...] = ()
