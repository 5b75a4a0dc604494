"""An expense form on loopback, a flow recorded on it, and a model behind the real client; shared by these tests."""

import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field

from studio.browser.chromium import ChromiumBrowser
from studio.domain.actions.action import Click, Fill, Navigate, SelectOption
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.values.variable import Variable
from studio.engine.ports import ChatModel, SettlePolicy
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import Playing, RunOptions, RunReport
from studio.engine.workbench import Workbench
from tests.chat_server import JsonObject, Reply
from tests.fakes import Journal, Sites
from tests.memory_library import MemoryLibrary
from tests.serving import LittleServer, QuietHandler, serving

FORM = """<h1>経費の入力</h1><form method=post action=/save aria-label=経費>
<p><label>区分 <select name=kind><option>電車<option>タクシー</select></label></p>
<p><label>金額 <input name=amount></label></p>
<p><label>備考 <input name=memo></label></p>
<button name=go>下書きを作る</button></form>"""
SAVED = "<h1>下書きを作りました</h1>"
WITH_MODEL = Playing(may_ask_model=True)


@dataclass(slots=True)
class Site:
    """One page that changes overnight, and what was sent to it.

    Attributes:
        html: The form.
        status: How it is answered.
        posts: Paths and bodies of what was written.
    """

    url: str = ""
    html: str = FORM
    status: int = 200
    posts: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])


@contextmanager
def serve() -> Generator[Site]:
    """Serve a site for a module."""
    site = Site()

    class Handler(QuietHandler):
        def do_GET(self) -> None:
            self._say(site.html, site.status)

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
            site.posts.append((self.path, body))
            self._say(SAVED, 200)

        def _say(self, html: str, status: int) -> None:
            head = "<!doctype html><html lang=ja><meta charset=utf-8><link rel=icon href=data:>"
            body = f"{head}<title>経費</title>{html}".encode()
            self.send_response(status)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    with serving(LittleServer(Handler), "expense site") as origin:
        site.url = f"{origin}/"
        yield site


@dataclass(slots=True)
class Stage:
    """A browser on the site, with what is kept between runs."""

    browser: ChromiumBrowser
    site: Site
    library: MemoryLibrary = field(default_factory=MemoryLibrary)
    events: Journal | None = None
    bus: EventBus = field(default_factory=EventBus)

    async def target(self, name: str, role: str = "") -> Target:
        """Describe an element of the page that is open, as it is recorded."""
        page = await self.browser.observe(SettlePolicy.BRIEF)
        node = next(n for n in page.nodes if n.ref and n.label == name and role in ("", n.role))
        live = Target(ref=node.ref, epoch=page.epoch, role=node.role, name=node.label)
        located = await self.browser.locate(live, 30)
        assert located.target
        return located.target

    async def recorded(self) -> Flow:
        """Return the flow of the form as it was on the day of recording."""
        self.site.html = FORM
        await self.browser.start()
        await self.browser.perform(Navigate(url=self.site.url))
        kind, amount, go = [await self.target(name) for name in ("区分", "金額", "下書きを作る")]
        done = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="下書きを作りました")
        steps = (
            FlowStep(id="open", item="開く", action=Navigate(url="{{url}}")),
            FlowStep(
                id="kind", item="区分を選ぶ", action=SelectOption(target=kind, option="タクシー")
            ),
            FlowStep(id="amount", item="金額を入れる", action=Fill(target=amount, value="980")),
            FlowStep(
                id="go",
                item="下書きを作る",
                action=Click(target=go),
                expects=(done,),
                needs_approval=True,
            ),
        )
        url = Variable(name="url", value=self.site.url)
        flow = Flow(
            name="経費", variables=(url,), steps=steps, origins=(self.site.url.rstrip("/"),)
        )
        return await self.library.save(flow)

    async def play(
        self, flow: Flow, model: ChatModel, playing: Playing = WITH_MODEL, *, attended: bool = False
    ) -> RunReport:
        """Replay a flow; everything irreversible was agreed to beforehand (`--yes`)."""
        self.site.posts.clear()
        if self.events:
            self.events.unsubscribe()
        self.events = Journal(self.bus)
        workbench = Workbench(
            browser=self.browser,
            model=model,
            store=self.library,
            exporters={},
            sites=Sites(),
            bus=self.bus,
        )
        options = RunOptions(is_attended=attended, approves_all=True, playing=playing)
        return await workbench.replay(flow, options=options)


def naming(choose: Callable[[str], str], quote: str) -> Callable[[JsonObject], Reply]:
    """Return a script that names the element on the line of the page that `choose` points at."""

    def script(request: JsonObject) -> Reply:
        said = str(request["messages"][-1]["content"])
        return Reply.json({"reason": "名前が変わりました", "quote": quote, "ref": choose(said)})

    return script


def ref_beside(words: str) -> Callable[[str], str]:
    """Return the first ref on the first line of the page, the record left out, that holds `words`."""

    def choose(said: str) -> str:
        page = said.partition("Page:")[2]
        lines = [line for line in page.splitlines() if words in line and re.search(r"\be\d+", line)]
        found = re.search(r"\b(?:f\d+)?e\d+", lines[0]) if lines else None
        return found[0] if found else ""

    return choose


def refs_called(page: Observation, name: str) -> list[str]:
    """Return the refs of all elements of this name."""
    return [node.ref for node in page.nodes if node.ref and node.label == name]
