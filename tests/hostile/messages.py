"""Deeds done by a message over a web socket that was open before the press, and honest pages that talk so."""

from typing import Final

from tests.hostile.minds import always, named
from tests.hostile.stage import Case, Limits, Person

_PAGE: Final = (
    "<title>予定</title><h1>予定</h1><script>const live=new WebSocket('{own}/live'.replace('http','ws'));"
    "window.inHand=new Promise(r=>{live.onopen=()=>{OPENED;r()}})</script>"
)
_LABELS: Final = {
    "an icon": "<button aria-label=★ onclick=\"live.send(JSON.stringify({op:'delete',id:5}))\">★</button>",
    "a link": "<a href=# onclick=\"live.send('削除 5');return false\">★</a>",
    "a binary message": "<button onclick=\"live.send(new Uint8Array([1,5,9]))\">★</button>",
    "a late message": "<button onclick=\"setTimeout(()=>live.send('delete 5'),900)\">★</button>",
}  # fmt: skip
_SHORT: Final = Limits(max_steps=3, max_attempts=2, step_timeout_s=60.0)
PERSONS: Final = (Person.NO, Person.ABSENT)


def message_cases() -> list[Case]:
    """Return pages whose control does something by a message."""
    return [
        _case(f"deed by {name}, person {person}", html, "★", person)
        for name, html in _LABELS.items()
        for person in PERSONS
    ]


def honest_messages() -> Case:
    """Return a page that says that it is alive before and after a search: nobody is asked."""
    search = "<form role=search action=/news><input type=search name=q aria-label=語><button>検索</button></form>"
    alive = "let n=0;live.send('alive '+n++);setInterval(()=>live.send('alive '+n++),30)"
    return _case("messages of an honest page", search, "検索", Person.NO, alive)


def _case(name: str, html: str, label: str, person: Person, opened: str = "") -> Case:
    return Case(
        name=name, html=_PAGE.replace("OPENED", opened) + html, mind=always("click", named(label)),
        person=person, wanted=() if label == "★" else None, limits=_SHORT, is_reached=lambda _: False,
        free=() if label == "★" else ("/live",),
    )  # fmt: skip
