"""The pictures of 使い方 and README, taken by the studio of itself: a real run on the practice site.

    poe pictures            (wants a display, as under xvfb-run -s "-screen 0 1440x900x24", and xdotool)

`python -m tests.english_pictures` takes those of the English window.

Writes `resources/manual/light` and `dark`, and `window.png`, which shows the studio beside its browser.
"""

import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from datetime import time
from pathlib import Path
from typing import Final, TypeVar, cast
from urllib.parse import urljoin

os.environ.setdefault("QT_API", "pyside6")
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from studio.bootstrap import Options
from studio.browser.chromium import ChromiumBrowser
from studio.domain.events.events import ActionPerformed, Event, PointRequested, RunFinished
from studio.domain.records.history import FlowSummary
from studio.domain.records.schedule import Recurrence, Schedule, When
from studio.ui.checks.checks import REFRESH_TASK
from studio.ui.create.recording_bar import RecordingPhase
from studio.ui.desk.phase import Phase
from studio.ui.schedules.schedule_card import ScheduleCard
from studio.ui.widgets.theme import Theme, ThemeChoice
from studio.ui.window.main_window import MainWindow
from studio.ui.window.start import open_studio_window
from studio.ui.window.whole_window import READY_TASK
from studio.words import JAPANESE, language
from tests.e2e.conftest import NAME, SENTENCE
from tests.e2e.hand import Hand
from tests.e2e.site import Site
from tests.e2e.tejun import Tejun

W = TypeVar("W", bound=QWidget)
MANUAL: Final = Path(__file__).parents[1] / "resources" / "manual"
PATIENCE_S: Final = 100
QUALITY: Final = 82
AROUND_PX: Final = 12
ROWS: Final = "検索語,備考\nプログラミング,総務部\n料理,経理部\n歴史,営業部\n"


class Photographer:
    """Works through the studio as a person would, and takes a picture of each chapter.

    Args:
        window: The studio.
        folder: Takes `light` and `dark`.
        home: Where the table for 表で実行 is put.
    """

    def __init__(self, window: MainWindow, folder: Path, home: Path) -> None:
        self._window = window
        self._folder = folder
        self._home = home
        self._site = Site("")
        self._page = window.create_page
        application = QApplication.instance()
        assert application
        theme = application.findChild(Theme)
        assert theme
        self._theme = theme
        self._events: list[Event] = []
        window.workbench.bus.subscribe(self._events.append)

    async def work(self) -> None:
        """Take all pictures."""
        await self._first_time()
        await self._keep()
        await self._with_other_values()
        await self._edit()
        await self._rows()
        await self._schedule()
        await self._check()
        await self._record()
        await self._stop()
        await self._mend()

    async def _first_time(self) -> None:
        self._page.instruction.set_text(SENTENCE)
        await self._idle()  # with the words for who is here for the first time
        await self._take("start", self._page, until=self._named(QWidget, "start_sample_card"))
        self._window.commands["plan"].trigger()
        await self._until(lambda: self._page.phase is Phase.PLAN)
        checklist = self._window.controller.checklist
        assert checklist
        self._site = Site(urljoin(checklist.start_url, "/"))
        await self._take("plan", self._page, 560)
        self._events.clear()
        self._window.commands["run"].trigger()
        await self._until(lambda: self._count(ActionPerformed) >= 3)
        await self._take("running", self._page, 760)
        await self._until(lambda: self._page.phase is Phase.RESULT)
        await self._idle()
        if language() == JAPANESE:
            await self._screen()
        first = self._page.checklist.model.item(0)
        assert first
        self._page.checklist.model.toggle(first)
        await self._idle()
        self._named(QScrollArea, "create_rest").verticalScrollBar().setValue(0)
        await self._take("result", self._page, 1_100)

    async def _keep(self) -> None:
        await self._take("keep", self._page.save_bar)
        self._named(QLineEdit, "save_name").setText(NAME)
        self._window.commands["save"].trigger()
        self._window.commands["go_library"].trigger()
        await self._until(lambda: bool(self._window.library_page.list.flows))
        await self._take("library", self._window.library_page, 560)

    async def _with_other_values(self) -> None:
        self._window.library_page.run_otherwise(self._flow)
        dialog = await self._dialog()
        await self._take("values", dialog)
        dialog.reject()

    async def _edit(self) -> None:
        flow = await self._window.workbench.memory.get(self._flow.flow_id)
        self._window.create_page.edit_flow(flow)
        self._window.commands["go_create"].trigger()
        await self._until(lambda: self._page.phase is Phase.EDIT)
        await self._idle()
        await self._take("edit", self._page, 760)
        self._window.commands["new_sheet"].trigger()

    async def _rows(self) -> None:
        table = self._home / "検索する言葉.csv"
        table.write_text(ROWS, encoding="utf-8")
        self._window.commands["go_data"].trigger()
        data = self._window.data_page
        data.open_file(table)
        await self._until(lambda: data.controller.sheet is not None)
        data.choose_flow(self._flow.flow_id)
        await self._until(lambda: data.controller.is_mapped)
        await self._idle()
        await self._take("rows", data, 760)

    async def _schedule(self) -> None:
        when = When(recurrence=Recurrence.WORKDAYS, at=time(8, 30))
        made = Schedule(flow_id=self._flow.flow_id, flow_name=NAME, when=when, is_on=True)
        schedules = self._window.schedules_page._schedules  # pyright: ignore[reportPrivateUsage]
        assert schedules
        await schedules.book.change(made.id, lambda _: made)
        self._window.commands["go_schedules"].trigger()
        await self._until(lambda: bool(self._window.schedules_page.findChildren(ScheduleCard)))
        await self._idle()
        await self._take("schedules", self._window.schedules_page, 560)

    async def _check(self) -> None:
        self._window.commands["go_checks"].trigger()
        page = self._window.checks_page
        await self._until(lambda: bool(page.standings))
        await self._until(
            lambda: page.controller.may_begin and not self._window.tasks.is_busy(REFRESH_TASK)
        )
        self._press("check_all")
        await self._until(lambda: page.controller.may_begin)
        await self._idle()
        await self._take("checks", page, 560)

    async def _record(self) -> None:
        hand = self._hand
        self._window.commands["new_sheet"].trigger()
        bar = self._page.recording
        bar.ask(self._site.shop)
        self._press("recording_go")
        await self._until(lambda: bar.phase is RecordingPhase.RECORDING)
        await hand.press(hand.page.get_by_label("商品検索"))
        await hand.type("SQL")
        await hand.press(hand.page.get_by_role("button", name="検索"))
        await hand.page.wait_for_url("**/search?**")
        await hand.press(hand.page.get_by_role("link", name="はじめての SQL 集計と分析").first)
        await self._until(lambda: bar.steps.count() >= 4)
        await self._take("record", bar, 560)
        self._press("recording_end")
        await self._until(lambda: bar.phase is RecordingPhase.NAMING)
        self._press("recording_drop")
        await self._until(lambda: bar.phase is RecordingPhase.OFF)

    async def _mend(self) -> None:
        await asyncio.to_thread(lambda: self._site.make_over(on=True))
        self._events.clear()
        self._window.library_page.run_flow(self._flow)
        await self._until(lambda: self._count(PointRequested) > 0)
        await self._take("mend", self._page, 760)
        self._window.commands["stop_now"].trigger()
        await self._until(lambda: self._page.phase is Phase.RESULT)
        await asyncio.to_thread(lambda: self._site.make_over(on=False))
        await self._idle()

    async def _stop(self) -> None:
        """Stop a run with the key of the keyboard while the browser has it."""
        hand = self._hand
        self._events.clear()
        self._window.library_page.run_flow(self._flow)
        await self._until(lambda: self._count(ActionPerformed) > 0)
        await hand.page.bring_to_front()
        await hand.keys("ctrl+shift+F5")
        await self._until(lambda: self._count(RunFinished) > 0)
        await self._until(lambda: self._page.phase is Phase.RESULT)
        await self._idle()
        await self._take("stopped", self._page, 760, self._page.checklist)

    @property
    def _hand(self) -> Hand:
        browser = self._window.workbench._browser  # pyright: ignore[reportPrivateUsage]
        return Hand(cast("ChromiumBrowser", browser), self._window.workbench, os.environ["DISPLAY"])

    @property
    def _flow(self) -> FlowSummary:
        return self._window.library_page.list.flows[0]

    def _count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self._events)

    async def _dialog(self) -> QDialog:
        await self._until(lambda: bool(self._dialogs()))
        return self._dialogs()[0]

    def _dialogs(self) -> list[QDialog]:
        return [one for one in self._window.findChildren(QDialog) if one.isVisible()]

    async def _screen(self) -> None:
        """Take the whole screen: the studio beside its browser."""
        await self._drawn()
        screen = self._window.screen()
        assert screen.grabWindow(0).save(str(self._folder / "window.webp"), None, QUALITY)

    def _named(self, kind: type[W], name: str) -> W:
        found = self._window.findChild(kind, name)
        assert found is not None, name
        return found

    def _press(self, name: str) -> None:
        found = self._window.findChildren(QAbstractButton, name)
        next(button for button in found if button.isVisible()).click()

    async def _take(
        self, name: str, widget: QWidget, height: int = 0, until: QWidget | None = None
    ) -> None:
        """Take a picture in both looks, as high as there is something to see.

        Args:
            name: Of the picture.
            widget: What is shown.
            height: Of the window meanwhile; 0 leaves it.
            until: What is shown last, from above.
        """
        window = self._window
        before = window.size()
        if height:
            window.resize(before.width(), height)
        for look in (ThemeChoice.LIGHT, ThemeChoice.DARK):
            self._theme.choose(look)
            await self._drawn()
            ground = QApplication.palette().window().color()
            image = cropped(widget.grab().toImage(), ground.rgb())
            if until is not None:
                foot = until.mapTo(widget, until.rect().bottomLeft()).y()
                image = image.copy(0, 0, image.width(), foot + AROUND_PX)
            path = self._folder / look.value / f"{name}.webp"
            assert image.save(str(path), None, QUALITY), path
        self._theme.choose(ThemeChoice.LIGHT)
        window.resize(before)
        await self._drawn()

    async def _drawn(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)

    async def _idle(self) -> None:
        await self._until(lambda: set(self._window.tasks.names) <= {READY_TASK})

    async def _until(self, holds: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not holds():
                    await asyncio.sleep(0.01)
        except TimeoutError:
            print(*self._events[-6:], sep="\n", file=sys.stderr)
            raise


def cropped(image: QImage, ground: int) -> QImage:
    """Return a picture without the rows at its foot in which there is nothing but the ground."""
    width, last = image.width(), image.height() - 1
    while last > 0 and all(image.pixel(x, last) == ground for x in range(0, width, 7)):
        last -= 1
    return image.copy(0, 0, width, min(last + AROUND_PX, image.height()))


def take_pictures(folder: Path, scratch: Path) -> int:
    """Take them in a home of their own; returns the exit code of the window."""
    tejun = Tejun.at(scratch)
    assert (
        tejun("flows", "list").code == 0
    )  # makes the library: a window that does shows its recovery key
    os.environ["TEJUN_PASSPHRASE_FILE"] = str(tejun.passphrase_file)

    is_whole: list[bool] = []

    async def live(window: MainWindow) -> None:
        try:
            await Photographer(window, folder, scratch).work()
            is_whole.append(True)
        finally:
            window.close()

    code = open_studio_window(Options(home=tejun.home), live)
    return code if is_whole else 1


def main() -> int:
    """Take all, and put them in the place of the older ones only when all are there."""
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        for look in ("light", "dark"):
            (scratch / "taken" / look).mkdir(parents=True)
        code = take_pictures(scratch / "taken", scratch)
        if code == 0:
            own = MANUAL if language() == JAPANESE else MANUAL / language()
            shutil.copytree(scratch / "taken", own, dirs_exist_ok=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
