"""The files that papers are written as, by the endings of their names."""

from collections.abc import Mapping
from typing import Final, Protocol

from studio.documents.excel_file import ExcelFile
from studio.documents.html_file import HtmlFile
from studio.domain.records.document import Paper


class PaperFile(Protocol):
    """Writes papers in one format; pure: the same paper gives the same file."""

    @property
    def title(self) -> str:
        """What a person calls the format: 「Excel」."""
        ...

    @property
    def suffix(self) -> str:
        """How its files end."""
        ...

    def data(self, paper: Paper) -> bytes:
        """Return the file of a paper."""
        ...


PAPER_FILES: Final[Mapping[str, PaperFile]] = {one.suffix: one for one in (HtmlFile(), ExcelFile())}
