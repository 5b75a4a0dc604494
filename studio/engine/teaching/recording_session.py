"""One recording: acts come in, steps stand in a list, and each is looked at once its page is quiet."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from studio.domain.actions.action import FormField, Hover, Navigate, WaitFor
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserError, SettingsError
from studio.domain.events.events import ActRecorded
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.text import clip
from studio.engine.flow_editing.acts import acting_otherwise
from studio.engine.ports import Browser
from studio.engine.runs.bus import EventBus
from studio.engine.secrets.secret_redactor import holds_secret_template
from studio.engine.teaching.rows import RowOffer, row_offers
from studio.engine.teaching.steps import proved, step_of
from studio.engine.variables.retelling import retold
from studio.words import tr

logger = logging.getLogger(__name__)

_TEXT_MAX: Final = 80
_LOOK_S: Final = 30.0
_OWN: Final = "値"
Observed = Callable[[Observation], None]
"""Hears of each page that a recording looked at, for who shows it."""


def unheard(page: Observation) -> None:
    """Hear nothing: nobody shows the page."""
    del page


@dataclass(slots=True)
class _Taught:
    """One step of the list, and the act it came from (None: a button of the studio)."""

    step: FlowStep
    act: RecordedAct | None = None
    is_seen: bool = False
    url: str = ""

    @property
    def before(self) -> Observation | None:
        """What showed the moment it was done."""
        return self.act.before if self.act else None


@dataclass(slots=True)
class RecordingSession:
    """What a person teaches by doing it; begun by `begin`, over after `end`.

    Attributes:
        run_id: Of the run it is part of, "" for a recording of its own.
        item: The sentence all steps belong to; "" gives each one its own.
        on_observed: Hears of each page that was looked at.
    """

    browser: Browser
    bus: EventBus
    run_id: str = ""
    item: str = ""
    on_observed: Observed = unheard
    _taught: list[_Taught] = field(default_factory=list[_Taught])
    _taken_out: list[_Taught] = field(default_factory=list[_Taught])
    _newest: _Taught | None = None
    _page: Observation | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _looking: asyncio.Task[None] | None = None
    _is_recording: bool = False
    _title: str = ""
    _has_seen_dialog: bool = False
    _is_hurried: bool = False
    """Several acts were done since the page was looked at: what it showed then is not the page before them."""

    @property
    def steps(self) -> tuple[FlowStep, ...]:
        """The list as it stands."""
        return tuple(taught.step for taught in self._taught)

    @property
    def pages(self) -> dict[str, str]:
        """The address on which each step was recorded, by its id."""
        return {taught.step.id: taught.url for taught in self._taught}

    @property
    def title(self) -> str:
        """What a flow of it may be called: the title of its first page, or that page's site."""
        return self._title

    async def begin(self, url: str = "") -> None:
        """Open the start page, which is the first step, and listen from now on.

        Args:
            url: Where to begin; "" begins on the page that is open.

        Raises:
            NavigationError: It cannot be reached.
            BrowserError: The page cannot be listened to.
        """
        address = url or self.browser.page_url
        if url:
            await self.browser.perform(Navigate(url=url))
        if not self.run_id and address.startswith(("http://", "https://")):
            opened = Navigate(url=address)
            self._add(FlowStep(item=opened.in_words(), action=opened), url=address)
        self._page = await self.browser.observe()
        self.on_observed(self._page)
        self._title = self._page.title.strip() or urlsplit(address).hostname or ""
        self._looking = asyncio.get_running_loop().create_task(
            self._keep_looking(), name="teaching: look at the page"
        )
        await self.go_on()

    async def pause(self) -> None:
        """一時停止: what the person does from now on is nobody's step."""
        if self._is_recording:
            self._is_recording = False
            await self.browser.stop_recording()

    async def go_on(self) -> None:
        """Listen again."""
        if not self._is_recording:
            await self.browser.start_recording(self._hear)
            self._is_recording = True

    async def refuse_open_dialog(self) -> None:
        """Refuse to go on while a dialog of the page waits for the person's answer.

        Raises:
            SettingsError: DIALOG_OPEN; the recording goes on.
        """
        if not self._has_seen_dialog:
            return
        try:
            async with asyncio.timeout(_LOOK_S):
                page = await self.browser.observe()
        except (BrowserError, TimeoutError) as exc:
            logger.info("whether a dialog is open was not seen: %s", type(exc).__name__)
            return
        self._has_seen_dialog = _has_open_dialog(page)
        if self._has_seen_dialog:
            raise SettingsError(
                "DIALOG_OPEN",
                tr("ブラウザーで確認画面が開いています。"),
                tr("先に確認画面に答えてください。"),
            )

    async def end(self) -> tuple[FlowStep, ...]:
        """Take what is still open (a text being typed), look at the page a last time, and stop."""
        await self.pause()
        looking, self._looking = self._looking, None
        if looking is None:
            return self.steps
        looking.cancel()
        await asyncio.wait({looking})
        if self._unseen() is not None:
            try:
                async with asyncio.timeout(_LOOK_S):
                    await self._look()
            except (BrowserError, TimeoutError) as exc:
                logger.info("the last page was not seen: %s", type(exc).__name__)
        return self.steps

    async def check(self) -> FlowStep | None:
        """確かめる: the person points at a text; a replay goes on only when it shows. None: they gave up."""
        text = await self._pointed_text()
        return self._add_wait(WaitFor(text=text), tr("出ているか確かめる")) if text else None

    async def wait_until_shown(self) -> FlowStep | None:
        """待つ: the person points at what has to show before it goes on."""
        text = await self._pointed_text()
        return self._add_wait(WaitFor(text=text, seconds=30.0), "") if text else None

    async def wait_until_gone(self) -> FlowStep | None:
        """待つ: the person points at what has to go away (読み込み中) before it goes on."""
        text = await self._pointed_text()
        return self._add_wait(WaitFor(gone=text, seconds=30.0), "") if text else None

    async def rest(self) -> FlowStep | None:
        """重ねる: the person points at what the pointer has to rest on."""
        target = await self._pointed()
        if target is None:
            return None
        action = Hover(target=target)
        return self._add(FlowStep(item=self.item or action.in_words(), action=action)).step

    def offers(self, step_id: str) -> tuple[RowOffer, ...]:
        """Return what a press in a row could mean besides the row of that name; () for most steps."""
        taught = self._find(step_id)
        if taught is None or taught.act is None or taught.before is None:
            return ()
        return row_offers(taught.act, taught.before)

    def take_offer(self, step_id: str, offer: RowOffer) -> None:
        """Let a step mean what the person chose.

        Raises:
            SettingsError: STEP_NOT_FOUND.
        """
        taught = self._find(step_id)
        if taught is None:
            raise _not_found()
        self._replace(
            taught,
            taught.step.model_copy(
                update={"action": offer.action, "item": self.item or offer.words}
            ),
        )

    def value_of(self, step_id: str) -> str | None:
        """Return what a step puts into its field; None where there is nothing to write otherwise, or it is secret."""
        taught = self._find(step_id)
        action = taught.step.action if taught else None
        if not isinstance(action, FormField) or len(action.texts) != 1 or action.target.is_secret:
            return None
        value = str(getattr(action, action.texts[0]))
        return None if holds_secret_template(value) else value

    def change_value(self, step_id: str, value: str) -> None:
        """Let a step put another value into its field; what was seen of the old one later is seen of this one.

        Raises:
            SettingsError: STEP_NOT_FOUND.
            InstructionError: It cannot be put there.
        """
        taught, before = self._find(step_id), self.value_of(step_id)
        if taught is None or before is None:
            raise _not_found()
        action = taught.step.action.with_texts(lambda _: value)
        own = taught.step.item == taught.step.action.in_words()
        item = action.in_words() if own else taught.step.item
        step = acting_otherwise(taught.step, action).model_copy(update={"item": item})
        if taught.act is not None:
            taught.act = taught.act.model_copy(update={"action": action})
        self._replace(taught, step)
        for one in self._taught[self._taught.index(taught) + 1 :]:
            seen = tuple(_seen_with(fact, before, value) for fact in one.step.expects)
            self._replace(one, one.step.model_copy(update={"expects": seen}))

    def put_back(self, steps: Sequence[FlowStep]) -> None:
        """Let the list be what it was; what was done since stays, at its end."""
        for step in steps:
            if (taught := self._find(step.id) or self._taken(step.id)) is not None:
                self._replace(taught, step)
        known = [step.id for step in steps]
        self.arrange([*known, *(step.id for step in self.steps if step.id not in known)])

    def remove(self, step_id: str) -> None:
        """Take a step out of the list."""
        self.arrange([step.id for step in self.steps if step.id != step_id])

    def arrange(self, step_ids: Sequence[str]) -> None:
        """Let the list be these steps in this order; one that was taken out before may be among them."""
        known = {taught.step.id: taught for taught in (*self._taken_out, *self._taught)}
        self._taught = [known.pop(step_id) for step_id in step_ids if step_id in known]
        self._taken_out = list(known.values())

    def _hear(self, act: RecordedAct) -> None:
        """Put an act of the person into the list, or in place of one that it says better."""
        step = step_of(act, self.item)
        self._is_hurried = self._is_hurried or self._unseen() is not None
        known = next((one for one in self._taught if one.act and one.act.id == act.replaces), None)
        if act.replaces and known is not None:
            known.act = act if act.before else act.model_copy(update={"before": known.before})
            self._replace(known, _as_before(step, known.step))
        else:
            self._add(step, act, act.page_url)
        self._news.set()

    def _add(self, step: FlowStep, act: RecordedAct | None = None, url: str = "") -> _Taught:
        taught = _Taught(step, act, url=url or self.browser.page_url)
        self._taught.append(taught)
        self._newest = taught
        self.bus.publish(ActRecorded(run_id=self.run_id, step=step))
        return taught

    def _replace(self, taught: _Taught, step: FlowStep) -> None:
        if step != taught.step:
            taught.step = step
            self.bus.publish(ActRecorded(run_id=self.run_id, step=step, replaced_step_id=step.id))

    def _find(self, step_id: str) -> _Taught | None:
        return next((taught for taught in self._taught if taught.step.id == step_id), None)

    def _taken(self, step_id: str) -> _Taught | None:
        return next((taught for taught in self._taken_out if taught.step.id == step_id), None)

    async def _keep_looking(self) -> None:
        """Look at the page whenever the person has done something and it has become quiet."""
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                async with asyncio.timeout(_LOOK_S):
                    await self._look()
            except (BrowserError, TimeoutError) as exc:
                logger.info("the page was not seen: %s", type(exc).__name__)

    async def _look(self) -> None:
        """Keep what the newest act came to; of acts that came too fast, only the last one is looked at."""
        taught = self._unseen()
        after = await self.browser.observe()
        self.on_observed(after)
        self._has_seen_dialog = _has_open_dialog(after)
        if self._has_seen_dialog:
            return  # the person is still reading it
        if taught is None or taught.act is None or taught is not self._unseen():
            return
        quiet = None if self._is_hurried else self._page
        self._page, self._is_hurried, taught.is_seen = after, False, True
        before = quiet or _without_frames(taught.before, after)
        if before is not None:
            better = await asyncio.to_thread(proved, taught.step, taught.act, before, after)
            self._replace(taught, better)

    def _unseen(self) -> _Taught | None:
        """Return the newest step if it is an act whose page was not looked at yet."""
        newest = self._newest if self._newest in self._taught else None
        return newest if newest and newest.act and not newest.is_seen else None

    async def _pointed(self) -> Target | None:
        """Let the person point at an element; their press is no act of theirs meanwhile."""
        was_recording = self._is_recording
        await self.pause()
        try:
            return await self.browser.pick()
        finally:
            if was_recording and self.browser.is_open:
                await self.go_on()

    async def _pointed_text(self) -> str:
        target = await self._pointed()
        if target is None:
            return ""
        said = target.fingerprint.text if target.fingerprint else ""
        text = " ".join((said or target.name).replace("{{", " ").split())
        return clip(text, _TEXT_MAX).rstrip("…")

    def _add_wait(self, action: WaitFor, words: str) -> FlowStep:
        sentence = (
            tr("「{action}」が{words}", action=action.text, words=words)
            if words
            else action.in_words()
        )
        fact = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=action.text)
        expects = (fact,) if words and action.text else ()
        step = FlowStep(item=self.item or sentence, action=action, expects=expects)
        return self._add(step).step


def _not_found() -> SettingsError:
    return SettingsError(
        "STEP_NOT_FOUND",
        tr("その手順は、もう一覧にありません。"),
        tr("一覧から選び直してください。"),
    )


def _seen_with(fact: Evidence, then: str, now: str) -> Evidence:
    """Return what a later step showed, as it would with another value: 「本」の検索結果."""
    told = retold(fact.detail, {_OWN: then}, {_OWN: now})
    return fact.model_copy(update={"detail": told})


def _has_open_dialog(page: Observation) -> bool:
    return any(dialog.answer == "open" for dialog in page.dialogs)


def _without_frames(before: Observation | None, after: Observation) -> Observation | None:
    """Return what one frame showed, if there is but one: texts of others would seem to have come."""
    if before is None or any(node.role == "iframe" for node in after.nodes):
        return None
    return before.model_copy(update={"tabs": after.tabs})


def _as_before(step: FlowStep, known: FlowStep) -> FlowStep:
    """Keep what a step was called and what a person said about it."""
    kept = {"id": known.id, "note": known.note, "is_optional": known.is_optional}
    return step.model_copy(update=kept)
