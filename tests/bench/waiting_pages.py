"""Pages that change in every way a wait must cope with; ours, small, and served on loopback.

On each, a click on the button begins something; `data-done` on the body says that what it was for
is there. Pages marked late bring their content after the click, in the way their name says.
"""

import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler
from typing import Final
from urllib.parse import parse_qs, urlsplit

from tests.serving import LittleServer, serving

_TOP: Final = "<!doctype html><html lang=ja><meta charset=utf-8><link rel=icon href=data:>"
_GO: Final = "<h1>一覧</h1><input id=q aria-label=語><button id=go>表示</button><div id=out></div>"
_FIND: Final = "const put = text => { out.innerHTML = '<a href=#r>' + text + '</a>'; };"


@dataclass(frozen=True, slots=True)
class Restless:
    """One page.

    Attributes:
        name: For the table.
        kind: Its class: instant, slow, animated or never quiet.
        script: What it does; `go` is the button.
    """

    name: str
    kind: str
    script: str

    @property
    def html(self) -> str:
        """The whole page."""
        return f"{_TOP}{_GO}<p id=t></p><script>{_FIND}{self.script}</script>"


_NOW: Final = "go.onclick = () => put('届いた');"
_XHR: Final = "go.onclick = () => fetch('/late?ms=400').then(r => r.text()).then(put);"
_WS: Final = (
    "const open = () => { const e = new EventSource('/events'); e.onmessage = () => {}; }; open();"
)

RESTLESS: Final = (
    Restless("shows at once", "instant", _NOW),
    Restless("shows at once, in a big page", "instant", _NOW + "for (let n = 0; n < 5000; n++) document.body.append(Object.assign(document.createElement('p'), {textContent: n}));"),
    Restless("one request, 400 ms", "slow", _XHR),
    Restless("two requests in turn, 2 × 400 ms", "slow", "go.onclick = () => fetch('/late?ms=400').then(() => fetch('/late?ms=400')).then(r => r.text()).then(put);"),
    Restless("request, 1.5 s", "slow", "go.onclick = () => fetch('/late?ms=1500').then(r => r.text()).then(put);"),
    Restless("spinner, then request, 800 ms", "slow", "go.onclick = () => { out.textContent = '読み込み中'; fetch('/late?ms=800').then(r => r.text()).then(put); };"),
    Restless("timer, 200 ms", "slow", "go.onclick = () => setTimeout(put, 200, '届いた');"),
    Restless("in a shadow root, by steps, 500 ms", "slow", "const root = out.attachShadow({mode: 'open'}); go.onclick = () => { let n = 0; const step = () => { root.innerHTML = ++n < 5 ? '<i>' + n + '</i>' : '<a href=#r>届いた</a>'; if (n < 5) setTimeout(step, 100); }; step(); };"),
    Restless("in a frame, request 700 ms", "slow", "const f = document.createElement('iframe'); f.srcdoc = '<p>枠</p>'; document.body.append(f); go.onclick = () => fetch('/late?ms=700').then(r => r.text()).then(text => { f.contentDocument.body.innerHTML = '<a href=#r>' + text + '</a>'; });"),
    Restless("CSS animation", "animated", "t.animate([{opacity: .2}, {opacity: 1}], {duration: 700, iterations: Infinity}); t.textContent = '動く';" + _XHR),
    Restless("style set each frame", "animated", "const move = ms => { t.style.transform = `translateX(${ms / 20 % 50}px)`; requestAnimationFrame(move); }; requestAnimationFrame(move);" + _XHR),
    Restless("clock, each second", "never quiet", "setInterval(() => { t.textContent = new Date().toLocaleTimeString(); }, 1000);" + _XHR),
    Restless("clock, 20 a second", "never quiet", "setInterval(() => { t.textContent = performance.now(); }, 50);" + _XHR),
    Restless("two tickers and a banner", "never quiet", "setInterval(() => { t.textContent = performance.now(); }, 60); setInterval(() => { t.className = 'c' + Date.now() % 7; }, 90); setInterval(() => { document.title = Date.now(); }, 80);" + _XHR),
    Restless("polls every 150 ms", "never quiet", "setInterval(() => fetch('/late?ms=90&poll=1'), 150);" + _XHR),
    Restless("long poll", "never quiet", "const poll = () => fetch('/late?ms=25000&long=1').then(poll, () => {}); poll();" + _XHR),
    Restless("server-sent events", "never quiet", _WS + _XHR),
    Restless("beacons", "never quiet", "setInterval(() => navigator.sendBeacon('/late?ms=1', 'x'), 100);" + _XHR),
    Restless("an image that never comes", "never quiet", "const i = new Image(); i.src = '/late?ms=25000'; document.body.append(i);" + _XHR),
)  # fmt: skip


@contextmanager
def restless() -> Generator[Callable[[Restless], str]]:
    """Serve the pages; yields what tells the address of one."""
    pages = {f"/{number}": page for number, page in enumerate(RESTLESS)}
    gone = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            split = urlsplit(self.path)
            if split.path in pages:
                self._answer("text/html; charset=utf-8", pages[split.path].html)
            elif split.path == "/late":
                gone.wait(int(parse_qs(split.query)["ms"][0]) / 1000)
                self._answer("text/plain; charset=utf-8", "届いた")
            else:
                self._stream()

        do_POST = do_GET

        def _answer(self, kind: str, text: str) -> None:
            body = text.encode()
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def _stream(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            ends_at = time.monotonic() + 60
            while time.monotonic() < ends_at and not gone.wait(0.2):
                self.wfile.write(b"data: x\n\n")
                self.wfile.flush()

    with serving(LittleServer(Handler), "restless") as root:
        try:
            yield lambda page: f"{root}/{RESTLESS.index(page)}"
        finally:
            gone.set()
