"""A toy card is asked, hinted at and told by every face; run as a process of its own."""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from studio.cli.lines.event_text import event_lines
from studio.domain.events.events import EVENT_ADAPTER, UserInputRequested
from studio.domain.runs.persons_turn import InputKind
from studio.ui.cards.question_card import QuestionCard
from studio.ui.widgets.theme import Theme

HINT = "ブラウザーで支払いを済ませてから「続ける」を押してください。"


def main(resources: Path) -> None:
    """Ask every face; raises AssertionError where one does not know it."""
    kind = InputKind("payment")
    assert kind.question("shop.example") == "支払いが必要です（shop.example）。"
    event = UserInputRequested(
        run_id="r", request_id="q", question=kind.question("shop.example"), input_kind=kind
    )
    assert EVENT_ADAPTER.validate_json(EVENT_ADAPTER.dump_json(event)) == event
    assert HINT.replace("「続ける」を押して", " Enter を押して") in "".join(event_lines(event))
    _shown(event, resources)


def _shown(event: UserInputRequested, resources: Path) -> None:
    app = QApplication([])
    host = QWidget()
    card = QuestionCard(
        Theme(app, resources), lambda *_, **__: None, lambda: None, lambda: None, host
    )
    card.take_event(event)
    labels = {label.text() for label in card.findChildren(QLabel)}
    assert {event.question, HINT} <= labels


if __name__ == "__main__":
    main(Path(sys.argv[1]))
