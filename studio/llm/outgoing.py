"""No request to a model may hold a secret, in whichever spelling. Fails closed.

The check stands at the last step before a request leaves, so that no way of building a prompt goes
around it. Pictures are not read: what they may show is covered by the browser, which draws over
password fields and known secrets before it takes them.
"""

import base64
import html
import re
import unicodedata
from collections.abc import Collection, Iterator
from typing import Any, Final, cast
from urllib.parse import unquote, unquote_plus

from studio.domain.errors import ModelUnavailableError
from studio.llm.wire import JsonObject

SECRET_IN_PROMPT: Final = "SECRET_IN_PROMPT"  # noqa: S105 - the name of a fault
MIN_SEARCHED: Final = 4
"""Characters; a shorter value stands in half of all pages, so only a whole field counts."""
_PICTURE_PREFIX: Final = "data:image/"
_ESCAPES: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", re.DOTALL)
_NAMED_ESCAPES: Final = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_FIELD: Final = re.compile(r"""(?:[ \t]=|value=["']?)([^\s"'\[\]|>]{2,3})(?=[\s"'\[|>]|\Z)""")


class SecretScan:
    """Knows the values that must stay here, and looks for them in what is about to leave."""

    def __init__(self) -> None:
        self._shorts: set[str] = set()
        self._needles: set[str] = set()
        self._encoded: set[str] = set()

    def add(self, values: Collection[str]) -> None:
        """Take further values; one character is none."""
        for value in values:
            plain = _plain(value)
            if len(plain) >= MIN_SEARCHED:
                self._needles |= {plain, plain[::-1], _plain(value[::-1])}
                self._encoded |= set(_encodings(value))
            elif len(plain) > 1:
                self._shorts.add(plain)

    @property
    def is_empty(self) -> bool:
        """True while nothing has to be looked for."""
        return not (self._needles or self._shorts)

    def check(self, body: JsonObject) -> None:
        """Let a request pass that holds no known value. Blocking: some 10 ms on a large page.

        Raises:
            ModelUnavailableError: SECRET_IN_PROMPT. Neither the value nor its surroundings are told.
        """
        if any(self._holds_secret(text) for text in _texts(body)):
            raise ModelUnavailableError(
                SECRET_IN_PROMPT,
                "画面や手順の中に、保管している秘密の値（パスワードなど）が見つかったので、モデルへの送信を止めました。この回の内容は送っていません。",
                "その値が表示されている画面を閉じるか、やりたいことの文から値を消して、もう一度実行してください。"
                "値のかわりに「{{秘密:名前}}」と書くと、モデルに送らずに使えます。",
            )

    def _holds_secret(self, text: str) -> bool:
        if any(encoded in text for encoded in self._encoded):
            return True
        spellings = set(_spellings(text))
        if any(needle in spelling for spelling in spellings for needle in self._needles):
            return True
        return any(
            self._shorts & {spelling.strip(), *_FIELD.findall(spelling)} for spelling in spellings
        )


def _texts(node: Any) -> Iterator[str]:  # noqa: ANN401 - any JSON
    """Return every text of a body, names of fields included, but no picture."""
    if isinstance(node, str):
        if not node.startswith(_PICTURE_PREFIX):
            yield node
    elif isinstance(node, dict):
        for name, child in cast("JsonObject", node).items():
            yield name
            yield from _texts(child)
    elif isinstance(node, list | tuple):
        for child in cast("list[Any]", node):
            yield from _texts(child)


def _plain(text: str) -> str:
    """Bring widths together: ﾊﾟｽ is パス, Ａ１ is A1."""
    return unicodedata.normalize("NFKC", text)


def _spellings(text: str) -> Iterator[str]:
    """Return what a text says as it stands and read as a URL, as HTML and as JSON, widths folded."""
    readings = {text}
    if "%" in text:
        once = unquote(text)
        readings |= {once, unquote(once)}
    if "+" in text:
        readings.add(unquote_plus(text))
    if "&" in text:
        readings.add(html.unescape(text))
    if "\\" in text:
        readings.add(_joined(_ESCAPES.sub(_unescaped, text)))
    yield from readings
    yield from map(_plain, readings)


def _unescaped(match: re.Match[str]) -> str:
    code = match[1] or match[2]
    return chr(int(code, 16)) if code else _NAMED_ESCAPES.get(match[3], match[3])


def _joined(text: str) -> str:
    """Make one character of the two halves in which JSON writes those past U+FFFF."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _encodings(value: str) -> Iterator[str]:
    """Return how a value looks inside longer Base64, at each of the three alignments, and as hex."""
    for spelling in {value, _plain(value)}:
        data = spelling.encode("utf-8", "surrogatepass")
        yield data.hex()
        yield data.hex().upper()
        for shift in range(3):
            whole = base64.b64encode(b"\0" * shift + data)
            start = (0, 2, 3)[shift]
            inner = whole[start : (shift + len(data)) * 8 // 6].decode()
            yield inner
            yield inner.replace("+", "-").replace("/", "_")
