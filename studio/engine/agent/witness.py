"""What a run saw, act by act: the pages, and what each act changed."""

from dataclasses import replace

from studio.domain.actions.action import Action
from studio.domain.page.observation import Observation
from studio.engine.agent.acting import Act
from studio.engine.agent.judging.deeds import VerifiedAction
from studio.engine.perception.news import Change, PageNews, told_in, waits_for_answer


class Witness:
    """Keeps the acts of one run with what was new after each."""

    def __init__(self) -> None:
        self._seen: list[PageNews] = []
        self._held_up: PageNews | None = None
        self.begun_at = 0
        self.deeds: list[VerifiedAction] = []

    @property
    def earlier(self) -> list[VerifiedAction]:
        """Acts of the items before this one."""
        return self.deeds[: self.begun_at]

    @property
    def here(self) -> list[VerifiedAction]:
        """Acts of this item."""
        return self.deeds[self.begun_at :]

    @property
    def said(self) -> str:
        """What the page said to the last thing that was sent (受付番号：K-00003); "" for nothing."""
        answers = (
            told_in(one.change) for one in reversed(self.deeds) if one.was_approved and one.change
        )
        return next(filter(None, answers), "")

    def begin_item(self) -> None:
        """Count the acts from here on for the next item."""
        self.begun_at = len(self.deeds)

    def note(self, action: Action, act: Act) -> None:
        """Take down an act, also one that failed: what it changed is not the next one's work."""
        self.look(act.before)
        seen = tuple(self._seen)
        self.deeds.append(
            VerifiedAction(
                action,
                act.outcome,
                was_approved=act.needs_approval,
                has_sent=act.sends,
                sending=act.sending,
                change=self._change(act.before, act.after),
                row_words=act.row_words,
                seen=seen,
            )
        )

    def take_over(self, deed: VerifiedAction) -> None:
        """Take down what the person did."""
        self.deeds.append(deed)

    def look(self, page: Observation) -> None:
        """See the page as it is now: what came up since the newest act is that act's work, only later."""
        told = PageNews(page)
        if waits_for_answer(page) or (self._seen and self._seen[-1].page is page):
            return
        if self._seen and self.here and self._held_up is None:
            late = Change(self._seen[-1], told)
            if late.news:
                newest = self.deeds[-1]
                self.deeds.append(replace(newest, change=late, seen=tuple(self._seen)))
        self._seen.append(told)

    def _change(self, before: Observation, after: Observation) -> Change | None:
        """Compare the pages around an act; a page behind a dialog of the browser cannot be seen."""
        if after is before:
            return None
        if waits_for_answer(after):
            self._held_up = self._held_up or (self._seen[-1] if self._seen else PageNews(before))
            return None
        reference, self._held_up = self._held_up or PageNews(before), None
        told = PageNews(after)
        self._seen.append(told)
        return Change(reference, told)
