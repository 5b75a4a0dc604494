"""今の画面: a picture of the page, where it is, what was done there last, and what comes next."""

import asyncio
from typing import Final

from PySide6.QtGui import QHideEvent, QImage, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from studio.domain.actions.outcome import EvidenceKind, Outcome
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    Event,
    RunFinished,
    RunKind,
    RunStarted,
)
from studio.domain.flows.brackets import in_brackets
from studio.domain.page.address import readable
from studio.domain.page.observation import Observation
from studio.domain.runs.formatting import evidence_in_words
from studio.domain.text import clip
from studio.engine.workbench import Workbench
from studio.ui.page.page_picture import PagePicture, read_picture
from studio.ui.widgets.boxes import FREE, grow, in_column, in_row
from studio.ui.widgets.controls import Card, Size, make_wrapped, say
from studio.ui.widgets.scrolled import ScrolledPart
from studio.ui.widgets.tasks import TaskOwner
from studio.words import tr

PICTURE_TASK: Final = "picture of the page"
_REST_S: Final = 1.0
"""Between two pictures: what works in the page has the computer for itself meanwhile."""
_TITLE_CHARS = 80
_URL_CHARS = 160
_SEEN = 3


def led_to(outcome: Outcome) -> str:
    """Return the address of the page that an act has led to; "" where it led nowhere else."""
    found = (fact.detail for fact in outcome.evidence[::-1] if fact.kind is EvidenceKind.URL)
    return next(found, "")


class NowView(Card):
    """The page for who does not look at the browser.

    Pictures are taken while this can be seen, and never two at a time: what a run takes for its
    history is shown as it comes, of other runs the page is pictured after an act, beside what they go on with.

    Args:
        workbench: Whose page it is.
        tasks: Owns what pictures it.
    """

    def __init__(self, workbench: Workbench, tasks: TaskOwner, parent: QWidget) -> None:
        super().__init__("now_view", parent)
        self._workbench = workbench
        self._tasks = tasks
        self._is_due = self._is_served = False
        self._handed_on = 0
        self.picture = PagePicture(self)
        self._title = make_wrapped(self, size=Size.TITLE, name="now_title")
        self._url = make_wrapped(self, size=Size.SMALL, tone="muted", name="now_url")
        self._last = make_wrapped(self, name="now_last")
        self._seen = make_wrapped(self, size=Size.SMALL, tone="muted", name="now_seen")
        self._next = make_wrapped(self, tone="accent", name="now_next")
        for label in (self._title, self._url, self._last, self._seen, self._next):
            label.hide()
        self._empty = make_wrapped(
            self, tr("ブラウザーで画面を開くと、ここに表示されます。"), tone="muted"
        )
        told = (self._title, self._url, self._next, self._last, self._seen)
        words = ScrolledPart(self)
        in_column(*told, FREE, of=words.inside)
        self.put(self._empty, grow(in_row(grow(self.picture), grow(words), gap=14)))

    def show_page(self, page: Observation | None) -> None:
        """Say which page is open."""
        if page is None:
            return
        self._empty.hide()
        self._say(self._title, clip(page.title, _TITLE_CHARS))
        self._say(self._url, clip(readable(page.url), _URL_CHARS))
        if not self._workbench.is_running:
            self._look()

    def show_live(self, *, is_live: bool) -> None:
        """Show no picture of a browser that is gone."""
        if not is_live:
            self.picture.show_image(QImage())

    def show_next(self, words: str) -> None:
        """Say what is done next; "" for nothing."""
        self._say(self._next, tr("次は：{words}", words=in_brackets(words)) if words else "")

    def take_event(self, event: Event) -> None:
        """Say what the newest act did, and what it showed."""
        match event:
            case RunStarted():
                self._is_served = event.run_kind is RunKind.AGENT  # for its history
                for label in (self._last, self._seen, self._next):
                    self._say(label, "")
            case ActionPerformed():
                self._follow(event.outcome)
                seen = tr("、").join(map(evidence_in_words, event.outcome.evidence[:_SEEN]))
                self._say(self._last, f"✓ {in_brackets(event.words)}")
                self._say(self._seen, in_brackets(seen))
                self._look_after_act()
            case ActionFailed():
                self._say(self._last, f"… {in_brackets(event.words)}")
                self._say(self._seen, in_brackets(event.outcome.message))
                self._look_after_act()
            case RunFinished():
                self.show_next("")
                self._look()
            case _:
                pass

    def _follow(self, outcome: Outcome) -> None:
        """Say where an act has led; a replay looks at few pages, and no title of another one stays."""
        words = clip(readable(led_to(outcome)), _URL_CHARS)
        if words and words != self._url.text():
            self._empty.hide()
            self._say(self._title, "")
            self._say(self._url, words)

    def _look_after_act(self) -> None:
        if not self._is_served:
            self._look()

    def _look(self) -> None:
        """Have the page pictured, where somebody can see that; once more where it is being pictured."""
        self._is_due = self.isVisible() and self._workbench.is_browser_open
        if self._is_due and not self._tasks.is_busy(PICTURE_TASK):
            self._tasks.start(PICTURE_TASK, self._pictured())

    async def _pictured(self) -> None:
        while self._is_due and self.isVisible():
            self._is_due = False
            handed_on = self._handed_on
            jpeg = await self._workbench.pictures.take()
            image = await asyncio.to_thread(read_picture, jpeg)
            if handed_on == self._handed_on and not image.isNull():
                self.picture.show_image(image)
                await asyncio.sleep(_REST_S)

    def _show_handed(self, jpeg: bytes) -> None:
        """Show what the run itself has pictured: with the next target framed, and newer than what is being taken."""
        self._handed_on += 1
        self.picture.show_image(read_picture(jpeg))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._workbench.pictures.shown = self._show_handed
        self._look()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._workbench.pictures.shown = None

    def _say(self, label: QLabel, words: str) -> None:
        say(label, words, is_aloud=False)  # each item is told by `window.presence`
