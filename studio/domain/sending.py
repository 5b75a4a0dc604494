"""What a request sent, as a shape: known again another day, whatever record and values it holds then."""

from typing import Final

from studio.domain.frozen import Frozen

ANY: Final = "*"
"""A part of a path or a value that may be another one each time."""


class SentShape(Frozen):
    """The shape of one request.

    Attributes:
        site: Scheme, host and port.
        method: `POST` …
        path: With `*` for parts that name a record.
        fields: Names of what is sent, in their order, each once; with the value where it says something
            by itself (a template in a flow), else `*`.
        role: Of the control that was pressed, "" for none.
    """

    site: str
    method: str
    path: str
    fields: tuple[tuple[str, str], ...] = ()
    role: str = ""

    @property
    def names(self) -> frozenset[str]:
        """The names of its fields."""
        return frozenset(name for name, _ in self.fields)

    @property
    def bare(self) -> "SentShape":
        """The same without any value: what may be remembered of it."""
        fields = tuple((name, ANY) for name in sorted(self.names))
        return self.model_copy(update={"fields": fields})

    def is_like(self, other: "SentShape") -> bool:
        """Say whether another request goes to the same place in the same way, with no field that is new."""
        mine = (self.site, self.method, self.path)
        theirs = (other.site, other.method, other.path)
        return mine == theirs and other.names <= self.names

    def in_words(self) -> str:
        """Return it as a person reads it in a list."""
        names = "、".join(sorted(self.names)) or "項目なし"
        return f"{self.method} {self.path}（{names}）"
