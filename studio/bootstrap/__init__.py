"""The composition root: the only package that names concrete classes and joins them.

Faces import from here and from nowhere below but `engine` and `domain`.
"""

from studio.bootstrap.compose import (
    Options,
    Studio,
    assemble,
    build_model,
    home_of,
    keep_api_key,
    keep_settings,
    open_studio,
    serve_practice,
    test_connection,
)
from studio.bootstrap.health import doctor
from studio.bootstrap.home_library import CHOOSE_PASSPHRASE
from studio.bootstrap.library_care import LibraryCare
from studio.export.table_files import CsvEncoding, TableWritten, write_tables
from studio.settings.settings import Settings

__all__ = [
    "CHOOSE_PASSPHRASE",
    "CsvEncoding",
    "LibraryCare",
    "Options",
    "Settings",
    "Studio",
    "TableWritten",
    "assemble",
    "build_model",
    "doctor",
    "home_of",
    "keep_api_key",
    "keep_settings",
    "open_studio",
    "serve_practice",
    "test_connection",
    "write_tables",
]
