"""今の画面: where the browser is, what was done there last, and what comes next."""

from PySide6.QtWidgets import QLabel, QWidget

from studio.domain.actions.outcome import EvidenceKind, Outcome
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    Event,
    RunFinished,
    RunStarted,
)
from studio.domain.flows.brackets import in_brackets
from studio.domain.page.address import readable
from studio.domain.page.observation import Observation
from studio.domain.runs.formatting import evidence_in_words
from studio.domain.text import clip
from studio.ui.widgets.boxes import FREE
from studio.ui.widgets.controls import Card, Size, make_wrapped, say
from studio.words import tr

_TITLE_CHARS = 80
_URL_CHARS = 160
_SEEN = 3


class NowView(Card):
    """The page in words, for who does not look at the browser."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("now_view", parent)
        self._title = make_wrapped(self, size=Size.TITLE, name="now_title")
        self._url = make_wrapped(self, size=Size.SMALL, tone="muted", name="now_url")
        self._last = make_wrapped(self, name="now_last")
        self._seen = make_wrapped(self, size=Size.SMALL, tone="muted", name="now_seen")
        self._next = make_wrapped(self, tone="accent", name="now_next")
        for label in (self._title, self._url, self._last, self._seen, self._next):
            self.put(label)
            label.hide()
        self._empty = make_wrapped(
            self, tr("ブラウザーで画面を開くと、ここに表示されます。"), tone="muted"
        )
        self.put(self._empty, FREE)

    def show_page(self, page: Observation | None) -> None:
        """Say which page is open."""
        if page is None:
            return
        self._empty.hide()
        self._say(self._title, clip(page.title, _TITLE_CHARS))
        self._say(self._url, clip(readable(page.url), _URL_CHARS))

    def show_next(self, words: str) -> None:
        """Say what is done next; "" for nothing."""
        self._say(self._next, tr("次は：{words}", words=in_brackets(words)) if words else "")

    def take_event(self, event: Event) -> None:
        """Say what the newest act did, and what it showed."""
        match event:
            case RunStarted():
                for label in (self._last, self._seen, self._next):
                    self._say(label, "")
            case ActionPerformed():
                self._follow(event.outcome)
                seen = tr("、").join(map(evidence_in_words, event.outcome.evidence[:_SEEN]))
                self._say(self._last, f"✓ {in_brackets(event.words)}")
                self._say(self._seen, in_brackets(seen))
            case ActionFailed():
                self._say(self._last, f"… {in_brackets(event.words)}")
                self._say(self._seen, in_brackets(event.outcome.message))
            case RunFinished():
                self.show_next("")
            case _:
                pass

    def _follow(self, outcome: Outcome) -> None:
        """Say where an act has led; a replay looks at few pages, and no title of another one stays."""
        addresses = [fact.detail for fact in outcome.evidence if fact.kind is EvidenceKind.URL]
        words = clip(readable(addresses[-1]), _URL_CHARS) if addresses else ""
        if words and words != self._url.text():
            self._empty.hide()
            self._say(self._title, "")
            self._say(self._url, words)

    def _say(self, label: QLabel, words: str) -> None:
        say(label, words, is_aloud=False)  # each item is told by `window.presence`
