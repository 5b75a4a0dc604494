"""A table out of a file, as text the way a person sees it there."""

from studio.domain.frozen import Frozen


class CellFault(Frozen):
    """A cell that holds nothing which could be used.

    Attributes:
        column: Index of the column.
        message: What is wrong with it, one Japanese sentence.
        is_of_row: The row as a whole cannot be used, whichever columns are.
    """

    column: int
    message: str
    is_of_row: bool = False


class SheetRow(Frozen):
    """One row under the heading. Empty ones are left out; they keep their numbers.

    Attributes:
        number: From 1 below the heading, empty and hidden rows counted.
        cells: As displayed, as many as there are headings.
    """

    number: int
    cells: tuple[str, ...]
    faults: tuple[CellFault, ...] = ()


class Sheet(Frozen):
    """One sheet of a workbook, or a CSV file.

    Attributes:
        path: The file.
        name: Of the sheet; "" for CSV.
        digest: SHA-256 of the file.
        headings: Names of the columns, each different, none empty.
        names: All sheets that can be read; () for CSV.
        heading_line: Line of the file with the headings, from 1.
        notes: What a person should know of how it was read, Japanese sentences.
    """

    path: str
    name: str = ""
    digest: str
    headings: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    names: tuple[str, ...] = ()
    heading_line: int = 1
    notes: tuple[str, ...] = ()


class CopyWritten(Frozen):
    """A copy of the file with the results.

    Attributes:
        path: Where.
        rows: How many rows were given a result.
        replaced: How many characters CP932 could not hold; each became 〓.
        is_plain: The file itself is gone or another one now: only what was kept of it was written.
        notes: What else a person should know of it, Japanese sentences.
    """

    path: str
    rows: int
    replaced: int = 0
    is_plain: bool = False
    notes: tuple[str, ...] = ()
