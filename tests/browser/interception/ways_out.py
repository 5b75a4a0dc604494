"""Every way in which a page reads from, connects to or speaks with another host, measured one by one.

`{out}` is the foreign site, `{ws}` the same for sockets, `{at}` its host and port, `{home}` ours.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Known(StrEnum):
    """What becomes of a way out where only the run's own sites exist."""

    HELD = "held"
    """It is asked about, and stopped."""
    ABSENT = "absent"
    """Our browser has no such way, in any run."""
    OPEN = "open"
    """Nobody can hold it: an honest limit."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way out.

    Attributes:
        name: What it is called in the table.
        js: What sets it off in a page of ours.
        known: What becomes of it.
    """

    name: str
    js: str
    known: Known = Known.HELD


def _head(html: str) -> str:
    return f"document.head.insertAdjacentHTML('beforeend',`{html}`)"


def _body(html: str) -> str:
    return f"document.body.insertAdjacentHTML('beforeend',`{html}`)"


def _worker(script: str) -> str:
    return f"(window.ws??=[]).push(new Worker(URL.createObjectURL(new Blob([`{script}`]))))"


def _rtc(server: str) -> str:
    return (
        f"(()=>{{const p=(window.p=new RTCPeerConnection({{iceServers:[{server}]}}));"
        "p.createDataChannel('a');p.createOffer().then(o=>p.setLocalDescription(o))})()"
    )


_TURN: Final = "username:'a',credential:'b'"
_SPECULATE: Final = (
    "(()=>{const s=document.createElement('script');s.type='speculationrules';"
    "s.textContent=JSON.stringify({prefetch:[{urls:['{out}/speculated'],eagerness:'immediate'}]});document.head.append(s)})()"
)
FRAME: Final = "document.body.appendChild(document.createElement('iframe')).contentWindow"
_PAYS: Final = "new (WINDOW).PaymentRequest([{supportedMethods:'{out}/pays'}],{total:{label:'a',amount:{currency:'JPY',value:'1'}}}).show().catch(()=>0)"
_IDENTITY: Final = "(WINDOW).navigator.credentials.get({identity:{providers:[{configURL:'{out}/identity',clientId:'a'}]}}).catch(()=>0)"
PARTS: Final = (
    Way("img", "new Image().src='{out}/img'"),
    Way("css url()", "document.body.style.backgroundImage='url({out}/css)'"),
    Way("css @import", _head("<style>@import '{out}/import'</style>")),
    Way("font", _head("<style>@font-face{font-family:q;src:url({out}/font)}</style>") + ";" + _body("<p style='font-family:q'>a")),
    Way("script src", "document.head.append(Object.assign(document.createElement('script'),{src:'{out}/script'}))"),
    Way("import()", "import('{out}/module').catch(()=>0)"),
    Way("audio", "new Audio('{out}/audio').play().catch(()=>0)"),
    Way("video poster", _body("<video poster='{out}/poster'>")),
    Way("object", _body("<object data='{out}/object'></object>")),
    Way("embed", _body("<embed src='{out}/embed'>")),
    Way("svg image", _body("<svg><image href='{out}/svg' width=9 height=9 /></svg>")),
    Way("icon", _head("<link rel=icon href='{out}/icon'>")),
    Way("manifest", _head("<link rel=manifest href='{out}/manifest'>")),
)  # fmt: skip
LINKS: Final = (
    Way("prefetch link", _head("<link rel=prefetch href='{out}/prefetch'>")),
    Way("preload", _head("<link rel=preload as=image href='{out}/preload'>")),
    Way("modulepreload", _head("<link rel=modulepreload href='{out}/modulepreload'>")),
    Way("preconnect", _head("<link rel=preconnect href='{out}'>"), Known.ABSENT),
    Way("dns-prefetch", _head("<link rel=dns-prefetch href='{out}'>"), Known.ABSENT),
    Way("speculation rules", _SPECULATE, Known.ABSENT),
    Way("iframe", _body("<iframe src='{out}/iframe'></iframe>")),
    Way("form GET in a frame", _body("<iframe name=f></iframe><form id=g target=f action='{out}/form'><input name=a></form>") + ";g.submit()"),
    Way("ping=", _body("<a id=l ping='{out}/ping' href='#a'>g</a>") + ";l.click()"),
    Way("sendBeacon", "navigator.sendBeacon('{out}/beacon','a')"),
    Way("fetch GET", "fetch('{out}/fetch',{mode:'no-cors'}).catch(()=>0)"),
    Way("fetch keepalive", "fetch('{out}/keepalive',{mode:'no-cors',keepalive:true}).catch(()=>0)"),
    Way("XHR GET", "(()=>{const x=new XMLHttpRequest();x.open('GET','{out}/xhr');x.send()})()"),
    Way("EventSource", "window.e=new EventSource('{out}/events')"),
)  # fmt: skip
WORKERS: Final = (
    Way("fetch of a worker", _worker("fetch('{out}/worker-fetch',{mode:'no-cors'})")),
    Way("importScripts", _worker("importScripts('{out}/import-scripts')")),
    Way("EventSource of a worker", _worker("self.e=new EventSource('{out}/worker-events')")),
    Way("fetch of a shared worker", "window.sf=new SharedWorker('/shared-fetch.js')"),
    Way("WebSocket", "window.s1=new WebSocket('{ws}/socket')"),
    Way("WebSocket of a fresh frame", "(()=>{const f=document.createElement('iframe');document.body.append(f);window.s2=new f.contentWindow.WebSocket('{ws}/frame-socket')})()"),
    Way("WebSocket of a worker", _worker("self.s=new WebSocket('{ws}/worker-socket')")),
    Way("WebSocket of a network worker", "window.nw=new Worker('/socket.js')"),
    Way("WebSocket of a nested worker", _worker("self.w=new Worker(URL.createObjectURL(new Blob([\"self.s=new WebSocket('{ws}/nested-socket')\"])))")),
    Way("WebSocket of a shared worker", "window.sw=new SharedWorker('/socket.js')"),
    Way("WebSocketStream of a worker", _worker("self.s=new WebSocketStream('{ws}/worker-stream')")),
)  # fmt: skip
UNHELD: Final = (
    Way("WebSocketStream", "window.st=new WebSocketStream('{ws}/stream')", Known.ABSENT),
    Way("WebRTC, STUN", _rtc("{urls:'stun:{at}'}"), Known.ABSENT),
    Way("WebRTC, TURN", _rtc("{urls:'turn:{at}'," + _TURN + "}"), Known.ABSENT),
    Way("WebRTC, TURN over TCP", _rtc("{urls:'turn:{at}?transport=tcp'," + _TURN + "}"), Known.ABSENT),
    Way("WebRTC of a fresh frame", "(()=>{const f=document.createElement('iframe');document.body.append(f);const p=window.q=new f.contentWindow.RTCPeerConnection({iceServers:[{urls:'stun:{at}'}]});p.createDataChannel('a');p.createOffer().then(o=>p.setLocalDescription(o))})()", Known.ABSENT),
    Way("handler of payments", _PAYS.replace("WINDOW", "window"), Known.ABSENT),
    Way("handler of payments of a fresh frame", _PAYS.replace("WINDOW", FRAME), Known.ABSENT),
    Way("provider of identities", _IDENTITY.replace("WINDOW", "window"), Known.ABSENT),
    Way("provider of identities of a fresh frame", _IDENTITY.replace("WINDOW", FRAME), Known.ABSENT),
    Way("fenced frame", "const f=document.createElement('fencedframe');f.config=new FencedFrameConfig('{out}/fenced');document.body.append(f)", Known.ABSENT),
    Way("auction", "navigator.joinAdInterestGroup({owner:'{out}',name:'a',lifetimeMs:9e5,biddingLogicURL:'{out}/bids'}).catch(()=>0)", Known.ABSENT),
    Way("sources that are counted", "Object.assign(new Image(),{attributionSrc:'{out}/counted',src:'data:,'})", Known.ABSENT),
    Way("fetchLater", "fetchLater('{out}/later',{activateAfter:0})", Known.ABSENT),
    Way("WebTransport of a worker", _worker("self.t=new WebTransport('https://{at}/x')"), Known.OPEN),
    Way("WebTransport", "window.t=new WebTransport('https://{at}/x')", Known.ABSENT),
)  # fmt: skip
GROUPS: Final = {
    "parts": PARTS,
    "links and scripts": LINKS,
    "workers and sockets": WORKERS,
    "unheld": UNHELD,
}
SHARED: Final = {
    "/shared-fetch.js": "fetch('{out}/shared-fetch',{mode:'no-cors'})",
    "/socket.js": "self.s=new WebSocket('{ws}/file-socket')",
}
"""Scripts of workers that our site serves."""
