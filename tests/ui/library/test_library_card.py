"""The buttons of a card: what they say and what they do."""

from dataclasses import replace

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from studio.domain.records.history import FlowSummary
from studio.ui.library.library_card import CardButtons, CardCallbacks
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child
from tests.ui.fakes import ListExporter
from tests.ui.library.test_library_model import make_summary


def make_callbacks(done: list[str]) -> CardCallbacks:
    def note(what: str, flow: FlowSummary) -> None:
        done.append(f"{what} {flow.flow_id}")

    return CardCallbacks(
        run=lambda flow: note("run", flow),
        export=lambda flow, name: note(f"export {name}", flow),
        delete=lambda flow: note("delete", flow),
        trust=lambda flow: note("trust", flow),
        show_versions=lambda flow: note("versions", flow),
        show_runs=lambda flow: note("runs", flow),
        run_pictured=lambda flow: note("run pictured", flow),
        document=lambda flow, suffix: note(f"document {suffix}", flow),
        write_file=lambda flow: note("write", flow),
    )


def make_buttons(
    theme: Theme, host: QWidget, summary: FlowSummary, callbacks: CardCallbacks
) -> CardButtons:
    return CardButtons(summary, {"python": ListExporter()}, theme, callbacks, host)


def test_each_button_does_what_it_says(theme: Theme, host: QWidget) -> None:
    done: list[str] = []
    summary = make_summary().model_copy(update={"is_imported": True})
    buttons = make_buttons(theme, host, summary, make_callbacks(done))
    buttons.run_button.click()
    for action in buttons.menu.actions():
        action.trigger()
    assert done == [
        "run f1",
        "trust f1",
        "run pictured f1",
        "versions f1",
        "runs f1",
        "document .html f1",
        "document .xlsx f1",
        "write f1",
        "export python f1",
        "delete f1",
    ]
    assert child(buttons, QAction, "export_python").text() == "Python スクリプトに書き出す…"
    assert buttons.run_button.accessibleName() == "「勤怠の締め確認」を実行"
    assert "勤怠の締め確認" in buttons.more_button.accessibleName()


def test_what_cannot_be_done_is_not_offered(theme: Theme, host: QWidget) -> None:
    callbacks = replace(make_callbacks([]), write_file=None)
    buttons = make_buttons(theme, host, make_summary(), callbacks)
    names = [action.objectName() for action in buttons.menu.actions() if action.text()]
    assert names == [
        "run_pictured",
        "flow_versions",
        "flow_runs",
        "document_html",
        "document_xlsx",
        "export_python",
        "delete_flow",
    ]
