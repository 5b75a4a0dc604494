"""The driver's own eyes, for a script of ours: how it names elements and finds them.

Playwright gives them to its own world only. A recording needs them inside an event listener, where
nobody can wait for an answer, so they are read from the installed driver. A version that keeps them
elsewhere is told at once, in words; nothing is guessed in their place.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

import playwright

from studio.domain.errors import BrowserError
from studio.words import tr

_BUNDLE: Final = "driver/package/lib/coreBundle.js"
_PLACE: Final = re.compile(r'/generated/injectedScriptSource\.ts"\(\) \{.{0,80}?= ', re.DOTALL)
_LITERAL: Final = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"", re.DOTALL)
_ESCAPE: Final = re.compile(
    r"\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|.))", re.DOTALL
)
_ESCAPES: Final = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0", "\n": "", "\r\n": ""}  # fmt: skip


@cache
def driver_script() -> str:
    """Return the driver's script that makes `module.exports.InjectedScript`; read once, in about 40 ms.

    Raises:
        BrowserError: `RECORDING_UNAVAILABLE`: this version of the driver does not have it there.
    """
    bundle = Path(playwright.__file__).parent / _BUNDLE
    try:
        text = bundle.read_text(encoding="utf-8")
    except OSError as exc:
        raise _unavailable(str(exc)) from exc
    place = _PLACE.search(text)
    literal = _LITERAL.match(text, place.end()) if place else None
    if literal is None:
        raise _unavailable("no injected script in the driver")
    script = _ESCAPE.sub(_said, literal[0][1:-1])
    if "InjectedScript" not in script:
        raise _unavailable("another script in its place")
    return script.encode("utf-16", "surrogatepass").decode("utf-16")


def _said(escape: re.Match[str]) -> str:
    """Return what an escape in a JavaScript string says."""
    digits = escape[1] or escape[2] or escape[3]
    return chr(int(digits, 16)) if digits else _ESCAPES.get(escape[4], escape[4])


def _unavailable(detail: str) -> BrowserError:
    return BrowserError(
        "RECORDING_UNAVAILABLE",
        tr("このブラウザーの操作部品では、記録を使えません。"),
        tr("インストーラーをもう一度実行して、部品を入れ直してください。"),
        detail,
    )
