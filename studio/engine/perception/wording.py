r"""One node in words: its ref, what it is, what it says, the state it is in. Pure.

The notation (what a model reads without training):

    e5 検索              press it: link, tab, menu item; a ref always stands first
    e6 button 登録       a button; in rows the word is left out
    e7 input 氏名 =山田   a field and what it holds, lines parted by \n; (例：…) is its placeholder
    e8 [x] 同意する       check box or switch that is on; [ ] is off
    e9 ( ) 男性          radio button; (x) is chosen
    [e10 ここ]           a link inside a sentence

A ref of page text is put in quotes ("e12"), so that it cannot pass for one of ours.
"""

import re
from collections.abc import Callable
from typing import Final

from studio.domain.page.address import readable
from studio.domain.page.observation import EDITABLE_ROLES, TOGGLE_ROLES, AriaNode
from studio.domain.text import clip, spoken, squeeze, strip_unseen

COMPLAINT: Final = re.compile(
    "入力してください|選択してください|必須|エラー|失敗|できません|正しく|見つかりません|無効|誤り|ありません|期限切れ|"
    "required|invalid|error|failed|incorrect"
)
"""What a page says when it refuses what it was given."""

FIELD_ROLES: Final = EDITABLE_ROLES | {"slider", "listbox"}
_ROUND: Final = frozenset({"radio", "menuitemradio"})
_ROLE_WORDS: Final = {
    "button": "button", "textbox": "input", "searchbox": "input", "spinbutton": "number",
    "combobox": "select", "listbox": "listbox", "slider": "slider", "switch": "switch",
    "scrollbar": "scrollbar",
}  # fmt: skip
KIND_WORDS: Final = frozenset({*_ROLE_WORDS.values(), "file"})
STATES: Final = ("disabled", "expanded", "selected", "pressed", "invalid", "readonly")
_OFF: Final = {"expanded": "collapsed"}
_OPTIONS_MAX: Final = 16
_OPTIONS_FIRST: Final = 8
_DIRTY: Final = re.compile(
    "[\\s\x00-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff"
    "\ud800-\uf8ff\U000e0000-\U0010ffff]"
)
_LIKE_REF: Final = re.compile(r"(^\s*|[|\[>,:：]\s*)((?:f\d+)?[ex]\d+)(?![\w.])")
_MAYBE_REF: Final = re.compile(r"[ex]\d")
_STARTS_LIKE_REF: Final = re.compile(r"\s*(?:f\d+)?[ex]\d")
_WORD: Final = re.compile(r"\w+")
_TWICE: Final = re.compile(r"^(\D{2,}?) \1(?=$|\W)")
_WAY: Final = 40
"""Signs of an address that stands for words."""
_ARROWS: Final = frozenset("↑↓↕←→⇅▲▼△▽◀▶<>‹›«»·•|/-–—:;,.()[]…")
"""Signs that say nothing of their own: how a column is sorted, what a trail of links is parted by."""
_NO_BLANK_BEFORE: Final = frozenset(".,;:!?)]}%、。，．」』）】〉》！？：；")
_NO_BLANK_BEHIND: Final = frozenset("([{「『（【〈《")

WriteRef = Callable[[str], str]


def clean(text: str) -> str:
    """Return page text on one line, without what nobody sees, its refs in quotes."""
    if not text:
        return ""
    if _DIRTY.search(text):
        text = " ".join(spoken(strip_unseen(text)).split())
    if _MAYBE_REF.search(text):
        return _LIKE_REF.sub(r'\1"\2"', text)
    return text


def said_once(words: str) -> str:
    """Return what a control is called without the words of its picture before its own: 「ユーザー ユーザー」."""
    return _TWICE.sub(r"\1", words)


def guarded(run: str) -> str:
    """Return a part cut out of cleaned text, so that it cannot begin with a ref either."""
    return _LIKE_REF.sub(r'\1"\2"', run) if _STARTS_LIKE_REF.match(run) else run


def is_said_in(words: str, others: str) -> bool:
    """Say whether everything in `words` can be read in `others` already."""
    if words in others:
        return True
    tight = squeeze(others)
    if squeeze(words) in tight:
        return True
    return all(squeeze(word) in tight for word in _WORD.findall(words)) and not _signs(words, tight)


def _signs(words: str, tight: str) -> bool:
    """Say whether `words` hold a sign with a meaning (★, ○, ¥) that `tight` lacks."""
    return any(
        not char.isalnum() and not char.isspace() and char not in tight and char not in _ARROWS
        for char in words
    )


def join_words(parts: list[str]) -> str:
    """Join runs of a sentence: blanks between words, none before punctuation."""
    pieces: list[str] = []
    for part in parts:
        if pieces:
            pieces.append(joint(pieces[-1], part))
        pieces.append(part)
    return "".join(pieces)


def joint(left: str, right: str) -> str:
    """Return what stands between two runs of a sentence: a blank or nothing."""
    return "" if _is_tight(left[-1:], right[:1]) else " "


def _is_tight(left: str, right: str) -> bool:
    return not left or not right or right in _NO_BLANK_BEFORE or left in _NO_BLANK_BEHIND


def kind_word(node: AriaNode) -> str:
    """Return the word or box that says how to operate a node; "" for what is simply pressed."""
    word = "file" if "file" in node.states else _ROLE_WORDS.get(node.role, "")
    if "editable" in node.states:
        word = _ROLE_WORDS["textbox"]
    if node.role not in TOGGLE_ROLES:
        return word
    checked = node.states.get("checked")
    inside = " " if checked in (None, "false") else "-" if checked == "mixed" else "x"
    box = f"({inside})" if node.role in _ROUND else f"[{inside}]"
    return f"{word} {box}" if word else box


def states(node: AriaNode) -> str:
    """Return the states that matter for acting: ` (disabled, collapsed)`."""
    if not node.states:
        return ""
    icon = clean(node.states.get("icon", ""))
    shown = [f"icon {icon}"] if icon else []
    for name in STATES:
        value = node.states.get(name)
        if value is None:
            continue
        if value == "false":
            shown += [_OFF[name]] if name in _OFF else []
        else:
            shown.append(name if value == "true" else f"{name}={value}")
    return f" ({', '.join(shown)})" if shown else ""


def value_of(node: AriaNode) -> str:
    """Return what a field holds, with ` =`, or its placeholder in brackets."""
    if options := options_of(node):
        return _choices(node, options)
    held = node.states.get("file", "") or node.text
    if text := r"\n".join(clean(line) for line in held.strip().split("\n")):
        return f" ={text}"
    hint = clean(node.placeholder)
    return f" ({hint})" if hint and squeeze(hint) != squeeze(node.name) else ""


def options_of(node: AriaNode) -> tuple[str, ...]:
    """Return the options of a closed select; those of a list box are elements of their own."""
    if node.role != "combobox":
        return ()
    return tuple(clean(c.name or c.text) for c in node.children if c.role == "option")


def _choices(node: AriaNode, names: tuple[str, ...]) -> str:
    """Write a select closed: what is chosen, then its options; of long ones the first few.

    Blanks stand around the slash where an option has one of its own, as dates do.
    """
    chosen = next((clean(c.name or c.text) for c in node.children if "selected" in c.states), "")
    shown = names if len(names) <= _OPTIONS_MAX else names[:_OPTIONS_FIRST]
    more = f"…他 {len(names) - len(shown):,} 件" if len(shown) < len(names) else ""
    slash = " / " if any("/" in name for name in shown) else "/"
    return f" ={chosen or clean(node.text)} [{slash.join(shown)}{more}]"


def short_url(url: str) -> str:
    """Return where a link without words leads: the path and query, `→/cart`."""
    if not url or url.startswith(("#", "javascript:")) or "data:" in url[:5]:
        return ""
    path = re.sub(r"^[a-z]+://[^/]*(?=/.)", "", url)
    return "→" + clean(clip(readable(path), _WAY))
