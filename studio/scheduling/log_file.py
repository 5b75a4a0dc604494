"""Turns as lines of JSON in a file of the home: a system's own log does not exist everywhere. Blocking."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from studio.domain.schedule import TurnLine

logger = logging.getLogger(__name__)

LOG_NAME: Final = "schedules.jsonl"
_MAX_BYTES: Final = 1_000_000


class _TurnFile(RotatingFileHandler):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        """Let a full disk be told by whoever writes, not by a trace on the terminal."""
        raise


def note_turn(folder: Path, line: TurnLine) -> None:
    """Append a line; what cannot be written does not end a turn."""
    try:
        handler = _TurnFile(folder / LOG_NAME, maxBytes=_MAX_BYTES, backupCount=2, encoding="utf-8")
        try:
            handler.emit(logging.makeLogRecord({"msg": line.model_dump_json()}))
        finally:
            handler.close()
    except OSError as exc:
        logger.info("turn not noted: %s", exc)
