"""Recording as the faces see it: begin, and keep what came of it. One at a time, and never beside a run."""

from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.events.events import FlowSaved
from studio.domain.flows.flow import Flow
from studio.domain.text import clip, squeeze
from studio.engine.memory import FlowStore, SecretStore
from studio.engine.ports import Browser, SiteDirectory
from studio.engine.runs.bus import EventBus
from studio.engine.runs.supervision import Supervisor
from studio.engine.teaching.building import flow_of
from studio.engine.teaching.recording_session import Observed, RecordingSession, unheard
from studio.words import tr

_NAME_CHARS: Final = 40


class RecordingDesk:
    """Begins recordings and keeps them as flows.

    Args:
        browser: The person's.
        store: Where flows are kept.
        bus: Told of each step (`ActRecorded`).
        supervisor: Of the runs; none begins while a recording lasts.
        credentials: The vault; None where there is none.
        on_observed: Hears of each page that a recording looked at.

    Attributes:
        sites: Names of sites, where a recording may begin.
    """

    sites: SiteDirectory | None = None

    def __init__(
        self,
        browser: Browser,
        store: FlowStore,
        bus: EventBus,
        supervisor: Supervisor,
        credentials: SecretStore | None = None,
        on_observed: Observed = unheard,
    ) -> None:
        self._browser = browser
        self._store = store
        self._bus = bus
        self._supervisor = supervisor
        self._credentials = credentials
        self._on_observed = on_observed
        self._recording_session: RecordingSession | None = None

    @property
    def recording_session(self) -> RecordingSession | None:
        """The recording that is under way."""
        return self._recording_session

    @property
    def page_url(self) -> str:
        """The address of the page that is open, and that a recording begins on; "" for none."""
        return self._browser.page_url

    async def begin(self, url: str = "") -> RecordingSession:
        """Open the browser and record from now on.

        Args:
            url: Where to begin, or the name of a site; "" begins on the page that is open.

        Raises:
            SettingsError: A run or another recording is under way, or nobody knows the name.
            BrowserError: The browser or the page cannot be reached.
        """
        self._supervisor.hold()
        recording_session = self._recording_session = RecordingSession(
            self._browser, self._bus, on_observed=self._on_observed
        )
        try:
            await self._browser.start()
            self._browser.answer_dialogs(None)
            self._browser.guard_traffic(None)
            await recording_session.begin(await self._place_of(url))
        except BaseException:
            await self.end()
            raise
        return recording_session

    async def site_names(self) -> tuple[str, ...]:
        """Return the names of sites, where a recording may begin."""
        return tuple(site.name for site in await self.sites.target_sites()) if self.sites else ()

    async def _place_of(self, words: str) -> str:
        """Return the address of a site that is called by its name; an address as it is.

        Raises:
            SettingsError: Nobody knows the name.
        """
        called = squeeze(words)
        for site in await self.sites.target_sites() if self.sites and called else ():
            if called in {squeeze(name) for name in (site.name, *site.aliases)}:
                return site.url
        if called and ":" not in called:
            raise SettingsError(
                "UNKNOWN_SITE",
                tr("「{words}」という名前のサイトを知りません。", words=clip(words, _NAME_CHARS)),
                tr(
                    "知っているサイトの名前か、http:// か https:// から始まるアドレスを入力してください。"
                ),
            )
        return words

    async def end(self) -> None:
        """Stop recording; the steps stay with the lesson."""
        recording_session, self._recording_session = self._recording_session, None
        if recording_session is None:
            return
        try:
            await recording_session.end()
        finally:
            self._supervisor.release()

    async def flow(self, recording_session: RecordingSession, name: str) -> Flow:
        """Return the flow of a recording, not kept yet.

        Raises:
            DecisionError: There is nothing to keep, or no name.
            LibraryError: The table of credentials cannot be read.
        """
        cards = await self._credentials.cards() if self._credentials else ()
        return flow_of(recording_session.steps, recording_session.pages, name, cards)

    async def save(self, recording_session: RecordingSession, name: str) -> Flow:
        """Keep a recording as a flow.

        Raises:
            DecisionError: There is nothing to keep, or no name.
            LibraryError: The library cannot be written.
        """
        flow = await self._store.save(await self.flow(recording_session, name))
        self._bus.publish(
            FlowSaved(flow_id=flow.id, name=flow.name, version=flow.version, steps=len(flow.steps))
        )
        return flow
