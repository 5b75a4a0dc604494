"""What a request sent, as a shape: known again another day, whatever record and values it holds then."""

import re
from typing import Final

from pydantic import Field

from studio.domain.frozen import Frozen
from studio.words import tr

ANY: Final = "*"
"""A part of a path or a value that may be another one each time."""
GIVEN: Final = "**"
"""A value that the run itself put in: another one each time, and never nothing."""
MESSAGE: Final = "SEND"
"""What a message over a web socket is called where requests have a method: all that a site is told goes to one address."""
SENT_FILE: Final = "ファイル "
"""What stands before the name of a file that a form sends."""


class SentShape(Frozen):
    """The shape of one request.

    Attributes:
        site: Scheme, host and port.
        method: `POST` …
        path: With `*` for parts that name a record.
        fields: Names of what is sent, in their order, each once; with the value where it says something
            by itself, `**` where the run put it in, else `*`.
        role: Of the control that was pressed, "" for none.
        codes: Names and sums of the codes that its form held, and of the page that it stood on; None: nobody knows.
    """

    site: str
    method: str
    path: str
    fields: tuple[tuple[str, str], ...] = ()
    role: str = ""
    codes: tuple[tuple[str, str], ...] | None = Field(
        default=None, exclude_if=lambda codes: codes is None
    )

    @property
    def names(self) -> frozenset[str]:
        """The names of its fields, with `*` for the parts that count or name a record."""
        return frozenset(general(name) for name, _ in self.fields)

    def values_of(self, name: str) -> tuple[str, ...]:
        """Return what its fields of a name hold, whatever record or place of a list they are of."""
        return tuple(value for own, value in self.fields if general(own) == general(name))

    @property
    def exact_names(self) -> frozenset[str]:
        """The names of its fields as they are."""
        return frozenset(name for name, _ in self.fields)

    @property
    def bare(self) -> "SentShape":
        """The same without any value: what may be remembered of it."""
        fields = tuple((name, ANY) for name in sorted(self.names))
        return self.model_copy(update={"fields": fields, "codes": None})

    @property
    def without_codes(self) -> "SentShape":
        """The same for whoever does not have the library: nobody knows what its form held."""
        return self.model_copy(update={"codes": None})

    def agreeing(self, other: "SentShape") -> "SentShape":
        """Return the same with codes only where another run's form held the same ones."""
        is_same = self.codes == other.codes
        return self if is_same else self.without_codes

    def is_like(self, other: "SentShape") -> bool:
        """Say whether another request goes to the same place in the same way, with no field that is new."""
        mine = (self.site, self.method, self.path)
        theirs = (other.site, other.method, other.path)
        return mine == theirs and other.names <= self.names

    def in_words(self) -> str:
        """Return it as a person reads it in a list."""
        names = tr("、").join(sorted(self.names)) or tr("項目なし")
        return tr("{method} {path}（{names}）", method=self.method, path=self.path, names=names)


def general(name: str) -> str:
    """Return a field's name with `*` for each number and each code with a number: `todo.3`, `rows[17][qty]`, `form-4-id`."""
    return _NUMBERED.sub(ANY, name)


def record_parts(name: str) -> tuple[str, ...]:
    """Return the parts of a field's name that may name a record: K-1742 of `changes.K-1742.amount`."""
    parts = _PART.findall(name)
    return tuple(part for part in parts if _DIGIT.search(part) and not part.isdigit())


_NUMBERED: Final = re.compile(r"[^.\[\]\-_]*\d[^.\[\]\-_]*")
_PART: Final = re.compile(r"[^.\[\]]+")
_DIGIT: Final = re.compile(r"\d")
