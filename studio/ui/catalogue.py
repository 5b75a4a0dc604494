"""Translations of the window's texts, as Qt's tools keep them: `resources/translations/tejun_en.ts` and its `.qm`."""

from typing import Final

from PySide6.QtCore import QTranslator

from studio.engine.resources import resources_folder
from studio.words import Catalogue

CONTEXT: Final = "tejun"
"""All texts stand in one: what two rooms say with the same words is said once."""


def catalogue_of(language: str) -> Catalogue | None:
    """Return the translations into a language; None where there are none, so that Japanese is spoken.

    Raises:
        SettingsError: RESOURCES_MISSING, when the installation is incomplete.
    """
    translator = QTranslator()
    file = resources_folder() / "translations" / f"tejun_{language}.qm"
    if not (file.is_file() and translator.load(str(file))):
        return None
    return lambda text, meaning: translator.translate(CONTEXT, text, meaning) or ""
