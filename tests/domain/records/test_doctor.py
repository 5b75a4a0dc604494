"""The health check's lines survive JSON, and refuse states that do not exist."""

import pytest
from pydantic import ValidationError

from studio.domain.records.doctor import DoctorLine, Health


def test_survives_json() -> None:
    line = DoctorLine(
        name="ブラウザー", state=Health.BAD, message="ありません", remedy="入れてください"
    )
    assert DoctorLine.model_validate_json(line.model_dump_json()) == line


def test_refuses_an_unknown_state() -> None:
    with pytest.raises(ValidationError):
        DoctorLine.model_validate({"name": "x", "state": "so-so", "message": "y"})
