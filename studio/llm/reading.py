"""From the verb, ref and value a model wrote to an action on an element of one observation. Pure."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from studio.domain.action import (
    MAX_WAIT_S,
    Action,
    Click,
    CloseTab,
    DoubleClick,
    Download,
    Drag,
    DropPlace,
    Fill,
    Find,
    GoBack,
    HandleDialog,
    Hover,
    Navigate,
    OpenTab,
    Press,
    RightClick,
    Scroll,
    ScrollWay,
    SelectOption,
    SetChecked,
    SwitchTab,
    TypeText,
    Upload,
    WaitFor,
)
from studio.domain.observation import Observation
from studio.domain.target import Target
from studio.domain.text import clip, strip_unseen
from studio.engine.perception.tables import list_name
from studio.llm.addresses import MAX_VALUE_CHARS, UnusableReplyError, web_address
from studio.llm.wire import WireVerb

_KEYS: Final = re.compile(
    r"(?:(?:Control|ControlOrMeta|Shift|Alt|Meta)\+)*(?:[A-Za-z][A-Za-z0-9]{0,15}|[0-9]|[!-/:-@\[-`{-~])"
)
_SECRET: Final = re.compile(r"\{\{\s*秘密[:：]\s*(?P<name>[^{}]*?)\s*\}\}")
_SECONDS: Final = re.compile(r"\d{1,3}(?:\.\d+)?")
_GONE: Final = re.compile(r"\A[!！]\s*")
_CHECKED: Final = {
    "true": True,
    "on": True,
    "1": True,
    "": True,
    "false": False,
    "off": False,
    "0": False,
}
_TYPING: Final = frozenset({WireVerb.FILL, WireVerb.TYPE_TEXT})


class ActionReader:
    """Reads the actions of one answer against the page it was asked about."""

    def __init__(self, observation: Observation, secret_names: Sequence[str]) -> None:
        self._observation = observation
        self._secret_names = frozenset(secret_names)

    @property
    def verbs(self) -> frozenset[WireVerb]:
        """Every verb that is read here."""
        return frozenset(_ON_ELEMENTS) | frozenset(_ON_PAGE)

    def read(self, verb: WireVerb, ref: str, raw_value: str) -> Action:
        """Return the action.

        Raises:
            UnusableReplyError: The ref is not on the page, or the value does not fit the verb.
        """
        value = self._value(verb, raw_value)
        if verb in _ON_ELEMENTS:
            return _ON_ELEMENTS[verb](self, self._target(ref), value)
        if verb in _ON_PAGE:
            target = self._target(ref) if ref and verb in _MAY_HAVE_TARGET else None
            return _ON_PAGE[verb](self, target, value)
        raise UnusableReplyError(f"{verb} cannot stand here.")

    def words(self, raw: str) -> str:
        """Return a text for the person, which holds no secret.

        Raises:
            UnusableReplyError: It names one, or is far too long.
        """
        return self._value(WireVerb.ASK_USER, raw).strip()

    def address(self, value: str) -> str:
        """Return the address a model wrote, absolute and in its normal form."""
        url = self._observation.url
        return web_address(value, base=url if url.startswith(("http://", "https://")) else "")

    def list_name(self, words: str) -> str:
        """Return the words that name a list, by one of its elements or as the model wrote them."""
        is_ref = self._observation.node(words) is not None
        return list_name(self._observation, words) if is_ref else clip(words, 100)

    def other_end(self, ref: str) -> Target:
        """Return where a drag ends."""
        return self._target(ref.strip())

    def _target(self, ref: str) -> Target:
        if not ref:
            raise UnusableReplyError(
                "ref is empty. Give a ref printed in the page text, or error TARGET_NOT_FOUND."
            )
        node = self._observation.node(ref)
        if node is None:
            raise UnusableReplyError(
                f"ref {clip(ref, 20)!r} is not on the page. Use a ref printed in the page text, or error TARGET_NOT_FOUND."
            )
        return Target(ref=node.ref, epoch=self._observation.epoch, role=node.role, name=node.label)

    def _value(self, verb: WireVerb, raw: str) -> str:
        value = strip_unseen(raw)
        if len(value) > MAX_VALUE_CHARS:
            raise UnusableReplyError(f"value is too long; at most {MAX_VALUE_CHARS} characters.")
        names = [match["name"] for match in _SECRET.finditer(value)]
        if names and verb not in _TYPING:
            raise UnusableReplyError("A secret may be used with fill and type_text only.")
        if unknown := [name for name in names if name not in self._secret_names]:
            raise UnusableReplyError(f"There is no secret called {clip(unknown[0], 40)!r}.")
        return value


def _misfit(verb: WireVerb, value: str) -> UnusableReplyError:
    return UnusableReplyError(f"{verb}: value {clip(value, 40)!r} does not fit this verb.")


def _select(_: ActionReader, target: Target, value: str) -> Action:
    if not value:
        raise _misfit(WireVerb.SELECT_OPTION, value)
    return SelectOption(target=target, option=value)


def _set_checked(_: ActionReader, target: Target, value: str) -> Action:
    if value.lower() not in _CHECKED:
        raise _misfit(WireVerb.SET_CHECKED, value)
    return SetChecked(target=target, checked=_CHECKED[value.lower()])


def _type_text(_: ActionReader, target: Target, value: str) -> Action:
    """A line break would press Enter, which is an act of its own."""
    if not value or "\n" in value or "\r" in value:
        raise _misfit(WireVerb.TYPE_TEXT, value)
    return TypeText(target=target, text=value)


def _drag(reader: ActionReader, target: Target, value: str) -> Action:
    """Read `e17`, `before e17`, `after e17`."""
    words, _, ref = value.strip().rpartition(" ")
    place = words.strip().lower() or DropPlace.INTO
    if place not in tuple(DropPlace):
        raise _misfit(WireVerb.DRAG, value)
    return Drag(target=target, to=reader.other_end(ref), place=DropPlace(place))


def _upload(_: ActionReader, target: Target, value: str) -> Action:
    """Read a path, or several: one a line, or parted by commas where each part ends as a file's name does."""
    parts = [part.strip() for part in _BETWEEN_FILES.split(value)]
    is_several = all(_FILE_END.search(part) for part in parts)
    paths = tuple(filter(None, parts if is_several else map(str.strip, value.splitlines())))
    if not paths:
        raise _misfit(WireVerb.UPLOAD, value)
    return Upload(target=target, paths=paths)


def _press(_: ActionReader, target: Target | None, value: str) -> Action:
    if not _KEYS.fullmatch(value):
        raise _misfit(WireVerb.PRESS, value)
    return Press(keys=value, target=target)


def _scroll(_: ActionReader, target: Target | None, value: str) -> Action:
    word = value.strip()
    ways = {way.value: way for way in ScrollWay}
    if word.lower() in ways or not word:
        return Scroll(target=target, way=ways.get(word.lower(), ScrollWay.DOWN))
    return Scroll(target=target, until=clip(word, 200))


def _wait(_: ActionReader, __: Target | None, value: str) -> Action:
    word = value.strip()
    if _SECONDS.fullmatch(word) and 0 < float(word) <= MAX_WAIT_S:
        return WaitFor(seconds=float(word))
    if not word:
        raise _misfit(WireVerb.WAIT_FOR, value)
    gone = _GONE.sub("", word)
    is_gone = gone != word
    return WaitFor(text="" if is_gone else clip(word, 200), gone=clip(gone, 200) if is_gone else "")


def _tab(_: ActionReader, __: Target | None, value: str) -> Action:
    if not value.strip():
        raise _misfit(WireVerb.SWITCH_TAB, value)
    return SwitchTab(tab=clip(value, 200))


def _find(_: ActionReader, __: Target | None, value: str) -> Action:
    if not value.strip():
        raise _misfit(WireVerb.FIND, value)
    return Find(text=clip(value, 100))


def _dialog(_: ActionReader, __: Target | None, value: str) -> Action:
    word = value.strip().lower()
    if word in ("dismiss", "cancel", "false"):
        return HandleDialog(accept=False)
    if word in ("", "accept", "ok", "true"):
        return HandleDialog(accept=True)
    return HandleDialog(accept=True, text=value)


_ON_ELEMENTS: Final[Mapping[WireVerb, Callable[[ActionReader, Target, str], Action]]] = {
    WireVerb.CLICK: lambda _, target, __: Click(target=target),
    WireVerb.DOUBLE_CLICK: lambda _, target, __: DoubleClick(target=target),
    WireVerb.RIGHT_CLICK: lambda _, target, __: RightClick(target=target),
    WireVerb.HOVER: lambda _, target, __: Hover(target=target),
    WireVerb.FILL: lambda _, target, value: Fill(target=target, value=value),
    WireVerb.TYPE_TEXT: _type_text,
    WireVerb.SELECT_OPTION: _select,
    WireVerb.SET_CHECKED: _set_checked,
    WireVerb.DRAG: _drag,
    WireVerb.UPLOAD: _upload,
    WireVerb.DOWNLOAD: lambda _, target, __: Download(target=target),
}
_ON_PAGE: Final[Mapping[WireVerb, Callable[[ActionReader, Target | None, str], Action]]] = {
    WireVerb.NAVIGATE: lambda reader, _, value: Navigate(url=reader.address(value)),
    WireVerb.NEW_TAB: lambda reader, _, value: OpenTab(url=reader.address(value)),
    WireVerb.BACK: lambda _, __, ___: GoBack(),
    WireVerb.SWITCH_TAB: _tab,
    WireVerb.CLOSE_TAB: lambda _, __, ___: CloseTab(),
    WireVerb.PRESS: _press,
    WireVerb.SCROLL: _scroll,
    WireVerb.WAIT_FOR: _wait,
    WireVerb.HANDLE_DIALOG: _dialog,
    WireVerb.FIND: _find,
}
_BETWEEN_FILES: Final = re.compile(r"\s*[,、\n]\s*")
_FILE_END: Final = re.compile(r"\.\w{1,8}$")
_MAY_HAVE_TARGET: Final = frozenset({WireVerb.PRESS, WireVerb.SCROLL})
