"""Words that mean the same in an office; the data is `resources/synonyms.json`."""

import json
import re
from functools import cache, cached_property
from itertools import product

from pydantic import Field, field_validator

from studio.domain.frozen import Frozen
from studio.domain.text import squeeze
from studio.engine.resources import resource_file


class Synonyms(Frozen):
    """The vocabulary of the built-in engine.

    Attributes:
        elements: Groups of words that name the same control; a word may be in several groups. In the
            file, `{カート|かご}に{入れる|追加}` stands for every way to say it.
        columns: Everyday words for a column no table has in its header, by its usual name.
        column_names: Other words that name a column.
        units: The column a number with this unit speaks of when none is named.
        kinds: Words for kinds of controls (ボタン, 欄) and the roles they stand for.
        generic_nouns: Nouns that say nothing about which row is meant.
        record_nouns: Nouns for the rows of business lists, which may also be the name of a field.
        not_sites: What may stand before で and is no site.
        courtesies: Phrases that ask for nothing.
        affirmatives: Buttons that say yes in a confirmation.
        no_results: What pages say when a search found nothing.
    """

    comment: str = ""
    elements: tuple[tuple[str, ...], ...]
    columns: dict[str, tuple[str, ...]]
    column_names: tuple[str, ...]
    units: dict[str, str]
    kinds: dict[str, tuple[str, ...]]
    generic_nouns: tuple[str, ...]
    record_nouns: tuple[str, ...]
    not_sites: tuple[str, ...]
    courtesies: tuple[str, ...]
    affirmatives: tuple[str, ...]
    no_results: tuple[str, ...] = Field(default=())

    @field_validator("elements")
    @classmethod
    def _spelled_out(cls, groups: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        parts = [[re.split(r"\{(.+?)\}", pattern) for pattern in group] for group in groups]
        return tuple(
            tuple(
                "".join(word) for ways in group for word in product(*(w.split("|") for w in ways))
            )
            for group in parts
        )

    def alike(self, word: str) -> frozenset[str]:
        """Return every word that may stand for `word` on a control, squeezed, itself included."""
        return self._alike.get(squeeze(word), frozenset({squeeze(word)}))

    @cached_property
    def _alike(self) -> dict[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        for group in self.elements:
            squeezed = frozenset(squeeze(member) for member in group)
            for member in squeezed:
                found[member] = found.get(member, frozenset()) | squeezed
        return found

    def column(self, word: str) -> str:
        """Return the usual name of a column people call `word`, or `word` itself."""
        for name, words in self.columns.items():
            if word in words:
                return name
        return word

    def is_known_column(self, word: str) -> bool:
        """Say whether `word` is a usual name of a column."""
        return word in self.all_columns

    @cached_property
    def row_nouns(self) -> frozenset[str]:
        """Every noun that says nothing about which row is meant."""
        return frozenset(self.generic_nouns) | frozenset(self.record_nouns)

    @cached_property
    def all_columns(self) -> tuple[str, ...]:
        """Every word that names a column, long ones first."""
        everyday = {word for words in self.columns.values() for word in words}
        return tuple(sorted(everyday | set(self.column_names), key=len, reverse=True))


@cache
def synonyms() -> Synonyms:
    """Load the vocabulary once, from the installed package or from the checkout."""
    text = resource_file("synonyms.json").read_text(encoding="utf-8")
    return Synonyms.model_validate(json.loads(text))
