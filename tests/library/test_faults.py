from pathlib import Path

import pytest
import sqlalchemy.exc

from studio.domain.errors import LibraryError
from studio.library.driver import DRIVER, DriverError
from studio.library.faults import fault_of, translate_errors
from tests.library.samples import KEY


def foreign_errors() -> list[Exception]:
    """Return one of every error SQLAlchemy and the driver can raise."""
    found: list[Exception] = []
    for _, error in sorted((vars(sqlalchemy.exc) | vars(DRIVER)).items()):
        if not isinstance(error, type) or not issubclass(
            error, sqlalchemy.exc.SQLAlchemyError | DriverError
        ):
            continue
        if issubclass(error, sqlalchemy.exc.DBAPIError):
            found.append(error("CANARY statement", {"word": "CANARY"}, Exception("other")))
        elif issubclass(error, DriverError):
            found.append(error("some trouble"))
        else:
            found.append(error.__new__(error))
    return found


@pytest.mark.parametrize(
    "error", [*foreign_errors(), OSError("x"), PermissionError("x")], ids=lambda e: type(e).__name__
)
def test_no_foreign_error_leaves_the_library(error: Exception, tmp_path: Path) -> None:
    with pytest.raises(LibraryError) as told, translate_errors(tmp_path / "x.db", KEY):
        raise error
    assert told.value.code
    assert told.value.remedy
    assert "CANARY" not in str(told.value) + told.value.detail


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("database disk image is malformed", "LIBRARY_DAMAGED"),
        ("database or disk is full", "DISK_FULL"),
        ("attempt to write a readonly database", "LIBRARY_READ_ONLY"),
        ("database is locked", "LIBRARY_BUSY"),
        ("unable to open database file", "LIBRARY_UNREADABLE"),
        ("disk I/O error", "LIBRARY_UNREADABLE"),
        ("no such table: flow", "LIBRARY_FAILED"),
    ],
)
def test_what_the_database_says_has_a_fault_of_its_own(
    said: str, code: str, tmp_path: Path
) -> None:
    assert fault_of(said, tmp_path / "x.db", KEY).code == code
