"""A word on a Linux desktop, said to the service that shows such words, whether or not there is a tray (GNOME has none).

A click is heard here; what Qt says for a tray offers none.
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false

import asyncio
import os
import sys
from enum import Enum, auto
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from studio.engine.resources import resources_folder
from studio.words import tr

if TYPE_CHECKING:
    from jeepney import Message
    from jeepney.io.asyncio import DBusRouter

_SERVICE: Final = "org.freedesktop.Notifications"
_PATH: Final = "/org/freedesktop/Notifications"
_ANSWER_S: Final = 10.0
_NORMAL: Final = 1
_STAYS: Final = 2
"""How urgent a word is; of the second kind, none goes away by itself."""


class WordEnd(Enum):
    """What became of a word."""

    UNSAID = auto()
    SAID = auto()
    CLICKED = auto()


async def say_on_bus(title: str, words: str, *, wait_s: float, stays: bool = False) -> WordEnd:
    """Show a title and words, and wait until they were clicked, or their time is over.

    Args:
        title: What it is about.
        words: What happened.
        wait_s: How long a click is waited for.
        stays: The word stays until somebody takes it away.

    Returns:
        UNSAID where no such service answers.
    """
    address = _bus_address()
    if not address:
        return WordEnd.UNSAID
    from jeepney import DBusErrorResponse, MatchRule, message_bus
    from jeepney.io.asyncio import open_dbus_router
    from jeepney.io.common import RouterClosed

    end = WordEnd.UNSAID
    answers = MatchRule(type="signal", interface=_SERVICE, path=_PATH)
    try:
        async with asyncio.timeout(_ANSWER_S) as limit, open_dbus_router(address) as router:
            await router.send_and_get_reply(message_bus.AddMatch(answers))
            with router.filter(answers, bufsize=100) as heard:
                number = await _show(router, title, words, stays=stays)
                end = WordEnd.SAID
                limit.reschedule(asyncio.get_running_loop().time() + wait_s)
                return await _answer(heard, number)
    except TimeoutError:
        return end
    except (
        OSError,
        ValueError,
        RuntimeError,
        RouterClosed,
        DBusErrorResponse,
    ):  # no bus, or nobody on it
        return end


def _bus_address() -> str:
    """Return the bus of this person's session; cron and its like tell a program nothing of it."""
    if sys.platform != "linux":
        return ""
    usual = Path(f"/run/user/{os.getuid()}/bus")
    told = os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")
    return told or (f"unix:path={usual}" if usual.exists() else "")


async def _show(router: "DBusRouter", title: str, words: str, *, stays: bool) -> int:
    (abilities,) = await _ask(router, "GetCapabilities")
    icon = str(resources_folder() / "theme" / "icon.svg")
    shown = escape(words, quote=False) if "body-markup" in abilities else words
    hints = {"urgency": ("y", _STAYS if stays else _NORMAL), "desktop-entry": ("s", "tejun-studio")}
    actions = ["default", tr("手順スタジオを開く")]
    body = (tr("手順スタジオ"), 0, icon, title, shown, actions, hints, 0 if stays else -1)
    (number,) = await _ask(router, "Notify", "susssasa{sv}i", body)
    return number


async def _ask(
    router: "DBusRouter", member: str, signature: str | None = None, body: tuple[object, ...] = ()
) -> tuple[Any, ...]:
    from jeepney import DBusAddress, new_method_call
    from jeepney.wrappers import unwrap_msg

    service = DBusAddress(_PATH, bus_name=_SERVICE, interface=_SERVICE)
    reply = await router.send_and_get_reply(new_method_call(service, member, signature, body))
    return unwrap_msg(reply)


async def _answer(heard: "asyncio.Queue[Message]", number: int) -> WordEnd:
    from jeepney import HeaderFields

    while True:
        signal = await heard.get()
        what, about = signal.header.fields[HeaderFields.member], signal.body[0]
        if about == number and what == "ActionInvoked":
            return WordEnd.CLICKED
        if about == number and what == "NotificationClosed":
            return WordEnd.SAID
