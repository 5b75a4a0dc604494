"""Variables in a text as people read and write them: 〔検索語〕, never with braces. Pure.

Flows keep 「{{検索語}}」. Lists, cards, dialogs and the command line show 〔検索語：プログラミング〕, fields to
be edited 〔検索語〕, and what is written there becomes a variable again where its name is one.
"""

import re
from collections.abc import Callable, Collection, Mapping
from itertools import takewhile
from typing import Final

from studio.domain.flows.flow import SECRET_PREFIX, START_URL_VARIABLE, TEMPLATE, variable_names
from studio.domain.text import clip
from studio.words import tr

OPEN, CLOSE = "〔", "〕"
START_WORDS: Final = tr("開始ページ")
"""What people call the variable that every flow has."""
SECRET_WORDS: Final = tr("認証情報")
"""What people call a value of the vault."""
_SECRET_SIGN: Final = tr("認証情報：")
"""Before its name in brackets: 〔認証情報：社内PW〕."""

_BRACKETS: Final = re.compile(r"〔([^〔〕]+)〕")
_QUOTED: Final = re.compile(r"「(〔[^〔〕]*〕)」")
_QUOTE: Final = re.compile(r"[「『\"“]([^「」『』\"“”]+)[」』\"”]")
_VALUE_CHARS: Final = 30


def in_brackets(text: str, values: Mapping[str, str] | None = None) -> str:
    """Return a text for people to read.

    Args:
        text: With 「{{名前}}」 in it.
        values: What stands beside a name: its default, or why it has none; only where it says something.
    """
    known = values or {}

    def said(match: re.Match[str]) -> str:
        name, _, form = match[1].partition("|")
        value = clip(known.get(name, ""), _VALUE_CHARS)
        beside = (
            tr("：{value}", value=value)
            if value
            else tr("（{form}）", form=form)
            if form and not values
            else ""
        )
        return f"{OPEN}{called(name)}{beside}{CLOSE}"

    return _QUOTED.sub(r"\1", TEMPLATE.sub(said, text))


def called(name: str) -> str:
    """Return what people call a variable."""
    if name == START_URL_VARIABLE:
        return START_WORDS
    if name.startswith(SECRET_PREFIX):
        return secret_called(name.removeprefix(SECRET_PREFIX))
    return name


def secret_called(name: str) -> str:
    """Return what people call the value of the vault with this name."""
    return f"{_SECRET_SIGN}{name}"


def is_told_apart(name: str) -> bool:
    """Say whether a variable of this name is read back from brackets as itself, and nothing else is."""
    is_called_otherwise = name == START_WORDS or name.startswith(_SECRET_SIGN)
    return not is_called_otherwise and OPEN not in name and CLOSE not in name


def to_edit(template: str) -> str:
    """Return a template as it stands in a field: 〔検索語〕, with the format of a date."""
    return TEMPLATE.sub(lambda match: f"{OPEN}{called(match[1])}{CLOSE}", template)


def from_edit(
    text: str, before: str, names: Collection[str], is_date: Callable[[str], bool]
) -> str:
    """Return the template that a field says.

    What stands in brackets and is no variable stays as it is written; so do braces, and what the
    template itself held in brackets as text, where nothing around it was changed.

    Args:
        text: Of the field.
        before: The template that the field showed.
        names: Variables of the flow.
        is_date: Says whether words are a date (先月末, 第3営業日), so that they need no variable.
    """
    by_words = {called(name): name for name in (*names, *variable_names(before))}
    texts = _kept_as_text(before, text)

    def named(match: re.Match[str]) -> str:
        if match.start() in texts:
            return match[0]
        words = match[1].strip()
        name = by_words.get(words, "")
        secret = words.removeprefix(_SECRET_SIGN)
        if not name and secret != words:
            name = f"{SECRET_PREFIX}{secret}"
        said, sign, form = words.partition("|")
        if not name and sign and said in by_words:
            name = f"{by_words[said]}|{form}"
        if not name and is_date(said):
            name = words
        return f"{{{{{name}}}}}" if name else match[0]

    return _BRACKETS.sub(named, text)


def from_sentence(text: str) -> str:
    """Return what a person writes as their wish: 〔認証情報：社内PW〕 is the value of the vault; all else stays."""
    return from_edit(text, "", (), lambda _: False)


def in_quotes(words: str) -> str:
    """Return words between quotes; those that have quotes of their own stand in double ones."""
    return tr("『{words}』", words=words) if "「" in words else tr("「{words}」", words=words)


def _kept_as_text(before: str, text: str) -> set[int]:
    """Return where brackets of a text begin that stood in the template as text, and not as a variable."""
    shown = to_edit(before)
    variables: set[int] = set()
    shift = 0
    for match in TEMPLATE.finditer(before):
        variables.add(match.start() + shift)
        shift += len(to_edit(match[0])) - len(match[0])
    head = _shared(shown, text)
    tail = _shared(shown[head:][::-1], text[head:][::-1])
    own = (one for one in _BRACKETS.finditer(shown) if one.start() not in variables)
    return {
        one.start() + (0 if one.end() <= head else len(text) - len(shown))
        for one in own
        if one.end() <= head or one.start() >= len(shown) - tail
    }


def _shared(one: str, other: str) -> int:
    """Return how many letters two texts have in common at their beginning."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def quotes_of(text: str) -> list[re.Match[str]]:
    """Return what stands in 「」, in order; the first group of each is what was quoted."""
    return [match for match in _QUOTE.finditer(text) if match[1].strip()]


def without_quotes(text: str, left: str = "") -> str:
    """Return a text without what stands in 「」, and what is left in its place."""
    return _QUOTE.sub(left, text)
