"""Words in 「」 and addresses, taken out of a sentence so that no grammar rule touches them.

A literal becomes one private character; the rest is NFKC-folded and free of emoji, so that the
rules see one spelling while the person's own words come back as typed.
"""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

_FIRST_MARK: Final = 0x10F000
_MARKS: Final = re.compile("[\U0010f000-\U0010fffd]")
MARK: Final = "[\U0010f000-\U0010fffd]"
"""A regular expression for one literal."""

_QUOTES: Final = {
    "「": "」",
    "『": "』",
    "“": "”",
    '"': '"',
    "＂": "＂",
    "〝": "〟",
    "｢": "｣",
    "”": "”",
}
_FULLWIDTH: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_HOST: Final = r"(?:localhost|(?:\d{1,3}\.){3}\d{1,3}|(?:[A-Za-z0-9-]+\.)+(?:com|jp|net|org|io|dev|app|info|biz|co|test|example))"
_URL: Final = re.compile(
    r"https?://[!-~]+"
    r"|[hHｈＨ][tTｔＴ]{2}[pPｐＰ][sSｓＳ]?[:：][/／]{2}[!-~！-～]+"
    rf"|(?<![\w@.\-/]){_HOST}(?![A-Za-z0-9.@-])(?::\d{{1,5}})?(?:/[!-~]*)?",
    re.ASCII | re.IGNORECASE,
)
_TEMPLATE: Final = re.compile(r"\{\{[^{}\n]+\}\}")
_TRAILING: Final = ".,;:!?)]}>'\"|"
_LOOPBACK: Final = re.compile(r"(?:localhost|[\d.]+)(?=[:/]|$)")
_CIRCLED: Final = re.compile(r"^[ 　]*[①-⑳❶-❿⓵-⓾㈠-㈩]", re.MULTILINE)
_SLASH: Final = re.compile(r"[ 　]/[ 　]|(?<![\d])／(?![\d])")
_EMOJI: Final = re.compile(
    "[\U0001f000-\U0001faff\u2600-\u2604\u2607-\u27bf\u2b00-\u2bff\ufe0f\u200d\u20e3]"
)


@dataclass(frozen=True, slots=True)
class Literal:
    """A quoted word, an address or a template 「{{名前}}」, exactly as the person means it."""

    value: str
    is_url: bool = False
    is_template: bool = False

    def as_written(self) -> str:
        """Return it as it stands in a checklist line."""
        return self.value if self.is_url or self.is_template else f"「{self.value}」"


@dataclass(frozen=True, slots=True)
class Masked:
    """A sentence with its literals replaced by marks.

    Attributes:
        text: What the grammar reads.
        literals: What the marks stand for, by number.
    """

    text: str
    literals: tuple[Literal, ...] = ()

    def literal(self, mark: str) -> Literal:
        """Return what one mark stands for."""
        return self.literals[ord(mark) - _FIRST_MARK]

    def find(self, part: str) -> tuple[Literal, ...]:
        """Return the literals in `part`, in order."""
        return tuple(self.literal(mark) for mark in _MARKS.findall(part))

    def restore(self, part: str) -> str:
        """Return `part` as a person reads it, quotes back in place."""
        return _MARKS.sub(lambda match: self.literal(match[0]).as_written(), part)

    def plain(self, part: str) -> str:
        """Return `part` with the bare words of its literals."""
        return _MARKS.sub(lambda match: self.literal(match[0]).value, part).strip()


def mask(text: str) -> Masked:
    """Take the literals out of `text` and fold the rest.

    A mark of a quote that never closes is dropped; quotes in quotes belong to the outer one,
    unless the whole text is wrapped in one pair.
    """
    source = _unwrap(_MARKS.sub("\ufffd", unicodedata.normalize("NFC", text)))
    literals: list[Literal] = []
    out: list[str] = []
    position = 0
    while position < len(source):
        literal, end = _literal_at(source, position)
        if literal is None:
            out.append(source[position])
            position += 1
            continue
        out.append(chr(_FIRST_MARK + len(literals)))
        literals.append(literal)
        position = end
    return Masked(_fold_outside("".join(out)), tuple(literals))


def _literal_at(source: str, position: int) -> tuple[Literal | None, int]:
    """Return the literal that begins here and where it ends."""
    if url := _URL.match(source, position):
        return _address(url[0], position)
    if template := _TEMPLATE.match(source, position):
        return Literal(template[0], is_template=True), template.end()
    close = _QUOTES.get(source[position])
    if close is None:
        return None, position
    end = _closing(source, position, source[position], close)
    content = source[position + 1 : end].strip() if end else ""
    if not content:
        return None, position
    if (whole := _URL.fullmatch(content)) and "://" in whole[0]:
        return Literal(content, is_url=True), end + 1
    return Literal(content), end + 1


def _address(found: str, position: int) -> tuple[Literal | None, int]:
    kept = found.rstrip(_TRAILING)
    url = kept.translate(_FULLWIDTH)
    if "://" not in url:
        url = ("http://" if _LOOPBACK.match(url) else "https://") + url
    return Literal(url, is_url=True), position + len(kept)


def _closing(source: str, start: int, opening: str, close: str) -> int:
    """Return the index of the matching quote, 0 when it never closes."""
    depth = 0
    for index in range(start, len(source)):
        char = source[index]
        if char == "\n":
            return 0
        if char == opening and (opening != close or index == start):
            depth += 1
        elif char == close:
            depth -= 1
            if depth == 0:
                return index
    return 0


def _unwrap(text: str) -> str:
    """Return what one pair of quotes around everything holds, when there are quotes inside."""
    inner = text.strip()
    for opening, close in (("「", "」"), ("『", "』")):
        is_wrapped = inner.startswith(opening) and inner.endswith(close)
        if is_wrapped and _closing(inner, 0, opening, close) == len(inner) - 1:
            content = inner[1:-1]
            return content if re.search("[「『]", content) else text
    return text


def _fold_outside(text: str) -> str:
    if len(_SLASH.findall(text)) > 1:
        text = _SLASH.sub(" → ", text)
    text = _CIRCLED.sub("・", text).replace("の行にある", "の行の")
    folded = _EMOJI.sub("", unicodedata.normalize("NFKC", text)).replace("　", " ")
    return re.sub(r"[「」『』｢｣]", "", folded)
