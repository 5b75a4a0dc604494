"""Sources, `.ts` and `.qm` in step. What fails here is mended by `poe translations`, and by translating."""

import pytest

from studio.ui.catalogue import catalogue_of
from tests import translations
from tests.ui.seen import JAPANESE

KNOWN = translations.translations()
GETA = "〓"
"""What a letter becomes that a file cannot hold."""


def test_each_text_of_the_sources_has_an_entry_and_none_is_stale() -> None:
    assert translations.texts().keys() - KNOWN.keys() == set(), "poe translations"
    assert KNOWN.keys() - translations.texts().keys() == set(), "poe translations"


def test_each_text_is_translated() -> None:
    assert [said for said, english in KNOWN.items() if not english] == []


def test_a_translation_has_the_fields_of_its_text() -> None:
    wrong = {
        said: english
        for said, english in KNOWN.items()
        if translations.fields(said[0]) != translations.fields(english)
    }
    assert wrong == {}


def test_no_translation_is_left_in_japanese() -> None:
    assert [one for one in KNOWN.values() if JAPANESE.search(one.replace(GETA, ""))] == []


def test_the_window_reads_what_was_translated() -> None:
    catalogue = catalogue_of("en")
    assert catalogue
    other = [said for said, english in KNOWN.items() if catalogue(*said) != english]
    assert other == [], "poe translations"


@pytest.mark.parametrize("language", ["ja", "fr", "../en"])
def test_a_language_without_translations_has_no_catalogue(language: str) -> None:
    assert catalogue_of(language) is None


def test_fields_are_told_with_how_they_are_written() -> None:
    assert translations.fields("{b:,} {a} {a?x|y} {{c}}") == ["a!None:", "b!None:,"]
