"""The only owner of accessibility snapshots: refs belong to the newest one.

A second snapshot by anybody else would kill the refs of the first, and a dead ref does not fail,
it waits its whole timeout. So each observation has an epoch, and `locator` refuses old ones.
"""

import asyncio
import logging
import re
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, ParamSpec, TypeVar

from playwright.async_api import Locator

from studio.browser.errors import DialogOpenError
from studio.browser.scripts import script
from studio.browser.session import Session
from studio.browser.sight.aria_parser import parse
from studio.browser.sight.clickables import FrameLook, read_look, supplement
from studio.browser.sight.controls import masked_controls
from studio.browser.sight.isolated_contexts import FrameWorld, IsolatedContexts, Json
from studio.browser.sight.masking import (
    PageSecrets,
    mask_model,
    mask_tree,
    met_in,
    secrets_of,
    tells_secret,
)
from studio.browser.sight.pieces import Handed, letters_of
from studio.browser.waiting import grows_body, loaded
from studio.domain.errors import BrowserClosedError, BrowserError, TargetError
from studio.domain.page.observation import (
    EDITABLE_ROLES,
    AriaNode,
    Control,
    DialogSeen,
    DownloadSeen,
    Observation,
    Tab,
)
from studio.domain.text import clip
from studio.words import tr

logger = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

SNAPSHOT_TIMEOUT_S: Final = 30.0
_TITLE_MAX: Final = 200
_LARGE_CHARS: Final = 100_000
"""Above this a snapshot is parsed in a thread: 100 kB take about 10 ms."""
_MOVED_ON: Final = re.compile("detached|destroyed|navigat|Cannot find context|moved on")
_REF: Final = re.compile(r"\[ref=((?:f\d+)?e\d+)\]")
_SCAN: Final = script("sight/unseen", "scan")
_LISTEN: Final = script("sight/listeners", "listen")
_TELL: Final = script("sight/listeners", "tell")
SECRET_FIELDS: Final = script("sight/secret_fields", "secretFields")
_HAS_BODY: Final = "() => !!document.body"
"""A picture or plain XML has none."""
_BARE_TEXT: Final = "() => (document.documentElement?.textContent ?? '').slice(0, 100000)"
_ATTEMPTS: Final = 3
"""How often a look is repeated when the page moved on in the middle of it."""


@dataclass(frozen=True, slots=True)
class _Look:
    """What one look at the page gave, masked.

    Attributes:
        places: Where its clickables are, and where all stands whose refs begin so (`f1`).
        tells_secret: Outside of its secret fields it says what our hands put into one.
    """

    document: str
    url: str
    title: str
    root: AriaNode
    secrets: PageSecrets
    tells_secret: bool
    places: dict[str, tuple[FrameWorld, str]]
    controls: tuple[Control, ...] = ()


class SnapshotOwner:
    """Takes observations of the current tab and resolves their refs."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.contexts = IsolatedContexts(session)
        self._epoch = 0
        self._newest: Observation | None = None
        self._kept: frozenset[str] = frozenset()
        self._handed: dict[str, Handed] = {}
        self._typed: list[str] = []
        self._seen_secrets = PageSecrets()
        self._numbers: dict[tuple[str, int], str] = {}
        self._places: dict[str, tuple[FrameWorld, str]] = {}
        self.times_heard = 0
        """How often the page told what its secret fields hold."""
        self.is_untouched = False
        """True while no act was done since the newest observation began."""

    @property
    def newest(self) -> Observation | None:
        """The observation whose refs are alive."""
        return self._newest

    def touch(self) -> None:
        """Know that the page is touched now: what was seen of it may be over."""
        self.is_untouched = False

    def keep_secret(self, values: Collection[str]) -> None:
        """Mask these values from now on, besides what secret fields hold."""
        self._kept |= frozenset(values)

    def hand(self, text: str, *, may_tell: bool = True) -> bool:
        """Know that our hands put this into a field; True for a registered value: it is masked in pieces now.

        What the page says already, and what was typed in the open, it cannot have from us.

        Args:
            text: What is put in.
            may_tell: The field shows it to whoever looks.
        """
        is_secret, letters = text in self._kept, letters_of(text)
        if not is_secret and may_tell:
            self._typed.append(text)
            self._handed = {key: one.knowing([text]) for key, one in self._handed.items()}
        elif is_secret and letters not in self._handed:
            told = (*_said_by(self._newest), *self._typed)
            self._handed[letters] = Handed(letters).knowing(told)
        return is_secret

    def known_secrets(self) -> PageSecrets:
        """Return the registered values and those that fields held at the last look."""
        return self._seen_secrets | secrets_of((), self._kept, self._handed.values())

    async def take(self, *, is_settled: bool = False) -> Observation:
        """Observe the current tab: every frame, refs, places of what is operable, secrets masked.

        Args:
            is_settled: The caller watches that the document is loaded, has a body and stays as it is.

        Raises:
            BrowserError: The page is gone or does not answer, or, when settled, moved on.
        """
        started = time.perf_counter()
        self.is_untouched = True
        look = await (
            self._look(has_body=True, is_settled=True) if is_settled else self._steady_look()
        )
        self._epoch += 1
        self._places = look.places
        self._newest = Observation(
            epoch=self._epoch,
            url=look.url,
            title=look.title,
            root=look.root,
            tabs=self._tabs(look.secrets),
            dialogs=self._dialogs(look.secrets),
            downloads=self._downloads(look.secrets),
            http_status=self._session.http_status,
            tells_secret=look.tells_secret,
            controls=look.controls,
            elapsed_ms=(time.perf_counter() - started) * 1000,
        )
        return self._newest

    def once_more(self) -> Observation:
        """Return the newest observation for a page that is as it was: what is told once is told of since then."""
        assert self._newest is not None  # it was taken of this page
        kept = self.known_secrets()
        since = {"dialogs": self._dialogs(kept), "downloads": self._downloads(kept)}
        if any((*since.values(), self._newest.dialogs, self._newest.downloads)):
            self._newest = self._newest.model_copy(update=since)
        return self._newest

    def standstill(self) -> Observation:
        """Return what there is to see while a dialog waits for a decision: the dialog, and no tree."""
        kept = self.known_secrets()
        self._epoch += 1
        self._places = {}
        self._newest = Observation(
            epoch=self._epoch,
            url=kept.address(self._session.page.url),
            title=self._newest.title if self._newest else "",
            root=AriaNode(role="document"),
            tabs=self._tabs(kept),
            dialogs=self._dialogs(kept),
            downloads=self._downloads(kept),
            http_status=self._session.http_status,
        )
        return self._newest

    def world_of(self, ref: str) -> FrameWorld | None:
        """Return where the element of a live ref stands; None in a frame that did not answer."""
        place = self._places.get(ref) or self._places.get(ref.rpartition("e")[0])
        return place[0] if place else None

    async def locator(self, ref: str, epoch: int | None) -> Locator:
        """Return the element of a live ref.

        Raises:
            TargetError: `STALE_REF`: the ref is of an older observation, or the element is gone.
        """
        if self._newest is None or epoch != self._newest.epoch:
            raise _stale(ref, f"epoch {epoch}, newest {self._epoch}")
        if place := self._places.get(ref):
            world, key = place
            locator = world.keyed(key)
        elif ref.startswith("x"):
            raise _stale(ref, "no such clickable")
        else:
            locator = self._session.page.get_by_ref(ref)
        if await self._count(locator) != 1:
            raise _stale(ref, "no element")
        return locator

    def ref_of(self, world: FrameWorld, ref: str, key: int) -> str:
        """Return how the newest observation calls an operable element, "" when it does not.

        Args:
            world: Where it stands.
            ref: What the snapshot called it, "" if nothing.
            key: Its number among the clickables of its document, 0 without one.
        """
        if self._newest is None:
            return ""
        for name in (ref, self._numbers.get((world.token, key), "")):
            node = self._newest.node(name) if name else None
            if node is not None and node.is_operable and node.ref:
                return self._newest.short_ref(node.ref)
        return ""

    async def secrets(self) -> PageSecrets:
        """Return what must not leave this package now: registered values and those of secret fields."""
        answers = await self.ask_all(SECRET_FIELDS)
        self.hear_fields([field for _, fields in answers for field in fields])
        return self.known_secrets()

    def hear_fields(self, fields: Sequence[Sequence[Json]]) -> None:
        """Know what all secret fields of the page hold now, as `SECRET_FIELDS` told it."""
        self.times_heard += 1
        self._seen_secrets = secrets_of([(str(ref), str(value)) for ref, value in fields])

    async def ask_all(
        self, script: str, *arguments: object, is_told: bool = False
    ) -> list[tuple[FrameWorld, Json]]:
        """Ask every frame at once; one that was replaced meanwhile is looked for once more.

        Raises:
            BrowserError: The main frame does not answer.
        """
        for left in (1, 0):
            contexts = await self.contexts.all()
            answers = await asyncio.gather(
                *(self._ask(world, script, arguments, is_told=is_told) for world in contexts),
                return_exceptions=True,
            )
            failed = [answer for answer in answers if isinstance(answer, BaseException)]
            if left and any(_moved_on(exc) for exc in failed):
                self.contexts.forget()
                continue
            return _answered(contexts, answers)
        raise AssertionError("the last try returns or raises")

    def _tabs(self, secrets: PageSecrets) -> tuple[Tab, ...]:
        current = self._session.page
        return tuple(
            Tab(url=secrets.address(tab.url), title="", is_current=tab is current)
            for tab in self._session.pages
        )

    def _dialogs(self, secrets: PageSecrets) -> tuple[DialogSeen, ...]:
        """Return the dialogs since the last look."""
        return tuple(mask_model(seen, secrets) for seen in self._session.dialogs.take())

    def _downloads(self, secrets: PageSecrets) -> tuple[DownloadSeen, ...]:
        """Return the files since the last look; the path stays as it is, or nobody would find them."""
        return tuple(
            seen.model_copy(
                update={"name": secrets.masked(seen.name), "error": secrets.masked(seen.error)}
            )
            for seen in self._session.downloads.take()
        )

    async def _count(self, locator: Locator) -> int:
        """Count what a locator finds; none in a frame that is gone."""
        try:
            return await self._session.call(locator.count(), 5, tr("対象を探す"))
        except BrowserClosedError:
            raise
        except BrowserError as exc:
            if not _is_of_lost_frame(exc):
                raise
            return 0

    async def _steady_look(self) -> _Look:
        """Look until address, title and tree are of one document; the last try is taken as it is."""
        for left in reversed(range(_ATTEMPTS)):
            try:
                await self._session.answered()
                await loaded(self._session, 5.0)
                world, *_ = await self.contexts.all()
                has_body = await self.contexts.ask(world, _HAS_BODY)
                look = await self._look(has_body=has_body or await grows_body(self._session))
            except BrowserError as exc:
                if left == 0 or not _moved_on(exc):
                    raise
                logger.debug("the page moved on while looking: %s", exc.code)
                continue
            if left == 0 or look.document == world.token:
                return look
        raise AssertionError("the last try returns or raises")

    async def _written(self, *, has_body: bool) -> str:
        """Return the snapshot's text; the words alone of what has no body, for which it would wait in vain."""
        if not has_body:
            (_, words), *_ = await self.ask_all(_BARE_TEXT)
            return "- text: " + " ".join(str(words).split())
        return await self._session.call(
            self._session.page.aria_snapshot(mode="ai", timeout=SNAPSHOT_TIMEOUT_S * 1000),
            SNAPSHOT_TIMEOUT_S + 2,
            tr("ページを調べる"),
        )

    async def _look(self, *, has_body: bool, is_settled: bool = False) -> _Look:
        if is_settled:
            await self.contexts.all()
            secrets, text = await asyncio.gather(self.secrets(), self._written(has_body=has_body))
        else:
            secrets = await self.secrets()
            text = await self._written(has_body=has_body)
        root, looks = await self._read(text)
        for _, look in looks:
            secrets |= secrets_of(look.secrets)
        frame_looks = [look for _, look in looks]
        self._seen_secrets = secrets = secrets | secrets_of(_unknown_fields(root, frame_looks))
        numbers = self._numbered(frame_looks)
        root, tells = await _away(len(text), _finished, root, frame_looks, numbers, secrets)
        page, *_ = frame_looks
        return _Look(
            document=page.token,
            url=secrets.address(page.url),
            title=clip(secrets.masked(page.title), _TITLE_MAX),
            root=root,
            secrets=secrets,
            tells_secret=tells or any(map(secrets.told_by, (page.title, page.url))),
            places={look.prefix: (world, "") for world, look in reversed(looks)}
            | {
                numbers[look.token, one.key]: (world, f"{self._epoch + 1}:{one.key}")
                for world, look in looks
                for one in look.found
            },
            controls=tuple(
                one for look in frame_looks for one in masked_controls(look.controls, secrets)
            ),
        )

    async def _read(self, text: str) -> tuple[AriaNode, list[tuple[FrameWorld, FrameLook]]]:
        """Parse the snapshot here while the page itself is looked through.

        Words of a page can pass for refs in the text, not in the tree: then it is looked through again.
        """
        guessed = _REF.findall(text)
        looks, root = await asyncio.gather(
            self._clickables(guessed), _away(len(text), parse, text, names_controls=True)
        )
        printed = [node.ref for node in root.walk() if node.ref]
        if len(printed) != len(guessed):
            looks = await self._clickables(printed)
        return root, looks

    async def _clickables(self, refs: list[str]) -> list[tuple[FrameWorld, FrameLook]]:
        """Look in every frame for what can be acted on; `refs` are those the snapshot printed."""
        answers = await self.ask_all(_SCAN, [self._epoch + 1, refs], is_told=True)
        return [(world, read_look(answer)) for world, answer in answers]

    async def _ask(
        self, world: FrameWorld, script: str, arguments: Sequence[object], *, is_told: bool
    ) -> Json:
        """Ask one frame; `is_told`: after the page's own world told which elements have listeners.

        The three calls go out at once, so that the page has no turn in between.
        """
        if not is_told or not world.main:
            return await self.contexts.ask(world, script, *arguments)
        signal = self.contexts.new_signal()
        _, told, answer = await asyncio.gather(
            self.contexts.ask(world, _LISTEN, signal),
            self.contexts.ask_page(world, _TELL, signal),
            self.contexts.ask(world, script, *arguments),
            return_exceptions=True,
        )
        if isinstance(told, BaseException):
            logger.debug("the page's listeners are not told: %s", type(told).__name__)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def _numbered(self, looks: Sequence[FrameLook]) -> dict[tuple[str, int], str]:
        """Give every clickable a ref; one that was there at the last look keeps its own."""
        tokens = {look.token for look in looks}
        kept = {place: ref for place, ref in self._numbers.items() if place[0] in tokens}
        last = max((int(ref[1:]) for ref in kept.values()), default=0)
        for look in looks:
            for one in look.found:
                if (look.token, one.key) not in kept:
                    last += 1
                    kept[look.token, one.key] = f"x{last}"
        self._numbers = kept
        return kept


def _said_by(page: Observation | None) -> list[str]:
    if page is None:
        return []
    words = [(node.name, node.text, node.placeholder, node.url) for node in page.nodes]
    return [page.title, page.url, *(text for said in words for text in said if text)]


def _finished(
    root: AriaNode,
    looks: Sequence[FrameLook],
    numbers: dict[tuple[str, int], str],
    secrets: PageSecrets,
) -> tuple[AriaNode, bool]:
    """Return the tree that may leave, and whether it would have told what our hands put in."""
    whole = supplement(root, looks, numbers)
    met = met_in(whole, secrets)
    return mask_tree(whole, met), tells_secret(whole, met)


def _unknown_fields(root: AriaNode, looks: Sequence[FrameLook]) -> list[tuple[str, str]]:
    """Return the refs of fields in frames that were gone before they could be asked: they may be secret."""
    answered = {look.prefix for look in looks}
    return [
        (node.ref, "")
        for node in root.walk()
        if node.ref and node.role in EDITABLE_ROLES and node.ref.rpartition("e")[0] not in answered
    ]


async def _away(size: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do work on a large page in a thread."""
    if size > _LARGE_CHARS:
        return await asyncio.to_thread(work, *args, **kwargs)
    return work(*args, **kwargs)


def _answered(
    contexts: Sequence[FrameWorld], answers: Sequence[Json]
) -> list[tuple[FrameWorld, Json]]:
    """Pair worlds with their answers; only the main frame must have one."""
    pairs: list[tuple[FrameWorld, Json]] = []
    for world, answer in zip(contexts, answers, strict=True):
        match answer:
            case BrowserClosedError() | DialogOpenError():
                raise answer
            case BrowserError() if world.frame.parent_frame is not None:
                logger.debug("a frame does not answer: %s", answer.code)
            case BaseException():
                raise answer
            case _:
                pairs.append((world, answer))
    return pairs


def _moved_on(exc: BaseException) -> bool:
    """Say whether a call failed only because its document was replaced meanwhile."""
    detail = exc.detail if isinstance(exc, BrowserError) and exc.__cause__ is None else ""
    return bool(_MOVED_ON.search(f"{exc.__cause__} {detail}"))


def _is_of_lost_frame(exc: BrowserError) -> bool:
    said = str(exc.__cause__)
    return "Invalid frame" in said or "Frame was detached" in said or "frame was detached" in said


def _stale(ref: str, detail: str) -> TargetError:
    return TargetError(
        "STALE_REF",
        tr("操作しようとした部分が、もう画面にありません。"),
        tr("画面を見直してから続けます。"),
        f"{ref}: {detail}",
    )
