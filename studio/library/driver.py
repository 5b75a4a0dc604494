"""The SQLCipher driver, the one place that touches the untyped package."""

from types import ModuleType
from typing import Final, cast

import sqlcipher3.dbapi2 as _sqlcipher

DRIVER: Final[ModuleType] = _sqlcipher
"""A DB-API module; a legacy fork of pysqlite, one thread at a time."""

DriverError: Final = cast("type[Exception]", vars(_sqlcipher)["Error"])
"""The base of what it raises when SQLAlchemy is not in between."""
