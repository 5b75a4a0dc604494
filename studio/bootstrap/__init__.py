"""The composition root: the only package that names concrete classes and joins them.

Faces import from here and from nowhere below but `engine` and `domain`.
"""

from studio.bootstrap.compose import (
    Options,
    Studio,
    assemble,
    build_model,
    check_days_off,
    home_of,
    keep_api_key,
    keep_settings,
    open_care,
    open_studio,
    serve_practice,
    test_connection,
)
from studio.bootstrap.flow_files import (
    MIN_PASSPHRASE,
    PASSPHRASE_NEEDED,
    PASSPHRASE_WRONG,
    flow_file_name,
    read_flow_file,
    write_flow_file,
)
from studio.bootstrap.health import doctor
from studio.bootstrap.home_library import CHOOSE_PASSPHRASE
from studio.bootstrap.library_care import LibraryCare
from studio.export.table_files import CsvEncoding, TableWritten, write_tables
from studio.settings.settings import Settings
from studio.vault.passphrase import read_passphrase_file

__all__ = [
    "CHOOSE_PASSPHRASE",
    "MIN_PASSPHRASE",
    "PASSPHRASE_NEEDED",
    "PASSPHRASE_WRONG",
    "CsvEncoding",
    "LibraryCare",
    "Options",
    "Settings",
    "Studio",
    "TableWritten",
    "assemble",
    "build_model",
    "check_days_off",
    "doctor",
    "flow_file_name",
    "home_of",
    "keep_api_key",
    "keep_settings",
    "open_care",
    "open_studio",
    "read_flow_file",
    "read_passphrase_file",
    "serve_practice",
    "test_connection",
    "write_flow_file",
    "write_tables",
]
