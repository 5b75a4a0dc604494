"""No request to a model may hold a secret, in whichever spelling. Fails closed.

The check stands at the last step before a request leaves, so that no way of building a prompt goes
around it. Pictures are not read: what they may show is covered by the browser, which draws over
password fields and known secrets before it takes them.
"""

import base64
import html
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast
from urllib.parse import unquote, unquote_plus

from studio.domain.errors import ModelUnavailableError
from studio.llm.wire import JsonObject
from studio.words import tr

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
        self._shorts: dict[str, str] = {}
        self._needles: dict[str, str] = {}
        self._encoded: dict[str, str] = {}

    def add(self, values: Mapping[str, str]) -> None:
        """Take further values with their names; one character is none."""
        for value, name in values.items():
            plain = _plain(value)
            if len(plain) >= MIN_SEARCHED:
                self._needles |= dict.fromkeys((plain, plain[::-1], _plain(value[::-1])), name)
                self._encoded |= dict.fromkeys(_encodings(value), name)
            elif len(plain) > 1:
                self._shorts[plain] = name

    @property
    def is_empty(self) -> bool:
        """True while nothing has to be looked for."""
        return not (self._needles or self._shorts)

    def check(self, body: JsonObject) -> None:
        """Let a request pass that holds no known value. Blocking: some 10 ms on a large page.

        Raises:
            ModelUnavailableError: SECRET_IN_PROMPT, with the name of what was found. Neither the value nor
                its surroundings are told.
        """
        found = next(filter(None, map(self._found_in, _texts(body))), None)
        if found is None:
            return
        called = (
            tr("保管している認証情報「{name}」の値", name=found.name)
            if found.name
            else tr("この実行で使うパスワードと同じ値")
        )
        everyday = (
            tr("値がありふれた言葉のときは、パスワードを変えるか、その認証情報を消してください。")
            if found.name
            else tr(
                "パスワードでない言葉のときは、「利用者名は「…」」のように、何の値かを文に書いてください。"
            )
        )
        raise ModelUnavailableError(
            SECRET_IN_PROMPT,
            tr(
                "画面や手順の中に、{called}が見つかったので、モデルへの送信を止めました。この回の内容は送っていません。",
                called=called,
            ),
            tr(
                "その値が表示されている画面を閉じるか、やりたいことの文から値を消して、もう一度実行してください。"
                "値のかわりに「{{{{秘密:名前}}}}」と書くと、モデルに送らずに使えます。{everyday}",
                everyday=everyday,
            ),
        )

    def _found_in(self, text: str) -> "_Found | None":
        for encoded, name in self._encoded.items():
            if encoded in text:
                return _Found(name)
        spellings = set(_spellings(text))
        for needle, name in self._needles.items():
            if any(needle in spelling for spelling in spellings):
                return _Found(name)
        for spelling in spellings if self._shorts else ():
            for said in {spelling.strip(), *_FIELD.findall(spelling)} & self._shorts.keys():
                return _Found(self._shorts[said])
        return None


@dataclass(frozen=True, slots=True)
class _Found:
    """A value that was found, by its name; "" for one without."""

    name: str


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
