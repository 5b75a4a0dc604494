"""A toy status is told by every face; run as a process of its own."""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from studio.cli.lines.event_text import event_lines
from studio.domain.events.events import EVENT_ADAPTER, RunFinished, RunKind, RunStarted
from studio.domain.runs.run_status import RunStatus
from studio.engine.runs.story import RunStory
from studio.ui.page.log_model import entry_of

TOLD = "途中で休んでいます"


def main(resources: Path) -> None:
    """Ask every face; raises AssertionError where one does not know it."""
    del resources
    status = RunStatus("paused")
    event = RunFinished(run_id="r", run_kind=RunKind.REPLAY, status=status)
    assert EVENT_ADAPTER.validate_json(EVENT_ADAPTER.dump_json(event)) == event
    assert any(TOLD in line for line in event_lines(event))
    story = RunStory()
    story.take(RunStarted(run_id="r", run_kind=RunKind.REPLAY, name="手順", total=1))
    story.take(event)
    assert any(TOLD in line for line in story.lines())
    QApplication([])
    entry = entry_of(event)
    assert entry is not None
    assert TOLD in entry.text


if __name__ == "__main__":
    main(Path(sys.argv[1]))
