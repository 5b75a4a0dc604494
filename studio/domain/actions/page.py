"""What is done with the page, its tabs, its keys and its dialogs."""

import re
from enum import StrEnum
from typing import Final, Literal, Self

from pydantic import Field

from studio.domain.actions.base import (
    ActionBase,
    Effect,
    ModelWords,
    OpensAddress,
    ScriptPen,
    StepClass,
)
from studio.domain.page.target import Target
from studio.domain.text import clip
from studio.words import later, tr

MAX_WAIT_S: Final = 30.0
_KEYS: Final = re.compile(
    r"(?:(?:Control|ControlOrMeta|Shift|Alt|Meta)\+)*(?:[A-Za-z][A-Za-z0-9]{0,15}|[0-9]|[!-/:-@\[-`{-~])"
)
_SECONDS: Final = re.compile(r"\d{1,3}(?:\.\d+)?")
_GONE: Final = re.compile(r"\A[!！]\s*")


class Navigate(OpensAddress):
    """Open an address in the current tab."""

    verb: Literal["navigate"] = "navigate"
    url: str

    label = later("ページを開く")
    script = "goto"

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("{url} を開く", url=self.url)


class OpenTab(OpensAddress):
    """Open an address in a new tab, which becomes the current one."""

    verb: Literal["new_tab"] = "new_tab"
    url: str

    label = later("新しいタブで開く")

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("新しいタブで {url} を開く", url=self.url)


class GoBack(ActionBase):
    """Go back to the page before."""

    verb: Literal["back"] = "back"

    label = later("前のページに戻る")
    script = "go_back"
    effect = Effect.LOOKS
    repeats = StepClass.NAVIGATE
    is_shown_by_page = True


class SwitchTab(ActionBase):
    """Make another open tab the current one. `tab` is its number from 1, its title or its address."""

    verb: Literal["switch_tab"] = "switch_tab"
    tab: str

    label = later("タブを切り替える")
    texts = ("tab",)
    effect = Effect.LOOKS
    repeats = StepClass.NAVIGATE

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("タブ「{tab}」に切り替える", tab=self.tab)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read which tab."""
        if not told.value.strip():
            raise told.misfit()
        return cls(tab=clip(told.value, 200))

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return f"{pen.said(self.tab)}, "


class CloseTab(ActionBase):
    """Close the current tab; the one before it becomes the current one."""

    verb: Literal["close_tab"] = "close_tab"

    label = later("タブを閉じる")
    script = "close"
    effect = Effect.LOOKS


class Press(ActionBase):
    """Press keys, Playwright's names (`Enter`, `Control+A`), in an element or on the page."""

    verb: Literal["press"] = "press"
    keys: str
    target: Target | None = None

    label = later("キーを押す")
    is_shown_by_page = True

    @property
    def element(self) -> Target | None:
        """See `ActionBase.element`."""
        return self.target

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        if self.target is None:
            return tr("{keys} キーを押す", keys=self.keys)
        return tr("{target}で{keys} キーを押す", target=self.target.in_words(), keys=self.keys)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read keys, and the element if there is one."""
        target = told.element_if_any()
        if not _KEYS.fullmatch(told.value):
            raise told.misfit()
        return cls(keys=told.value, target=target)

    def line(self, pen: ScriptPen) -> str:
        """See `ActionBase.line`."""
        where = pen.found(self.target) if self.target else "keyboard"
        return f"{where}.press({pen.literal(self.keys)}, "


class ScrollWay(StrEnum):
    """Where to scroll: one screen on or back, or to an end."""

    DOWN = "down"
    UP = "up"
    START = "start"
    END = "end"


_WAYS: Final = {
    ScrollWay.DOWN: later("{where}を下へスクロール"),
    ScrollWay.UP: later("{where}を上へスクロール"),
    ScrollWay.START: later("{where}を先頭までスクロール"),
    ScrollWay.END: later("{where}を最後までスクロール"),
}


class Scroll(ActionBase):
    """Scroll the page, or the list that `target` is or stands in.

    With `until`, on and on until that text shows (virtual lists, endless pages), within the ADR's limits.
    With `to`, to a place in CSS pixels from the top: set only where the engine itself walks a list.
    """

    verb: Literal["scroll"] = "scroll"
    target: Target | None = None
    way: ScrollWay = ScrollWay.DOWN
    until: str = ""
    to: int | None = None

    label = later("スクロールする")
    texts = ("until",)
    effect = Effect.LOOKS
    repeats = StepClass.READ

    @property
    def element(self) -> Target | None:
        """See `ActionBase.element`."""
        return self.target

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        where = self.target.in_words() if self.target else tr("ページ")
        if self.until:
            return tr("「{until}」が見えるまで{where}をスクロール", until=self.until, where=where)
        return tr(_WAYS[self.way], where=where)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read a way, or the text to be reached."""
        target, word = told.element_if_any(), told.value.strip()
        ways = {way.value: way for way in ScrollWay}
        if word.lower() in ways or not word:
            return cls(target=target, way=ways.get(word.lower(), ScrollWay.DOWN))
        return cls(target=target, until=clip(word, 200))

    def line(self, pen: ScriptPen) -> str:
        """See `ActionBase.line`."""
        where = f"{pen.found(self.target)}." if self.target else ""
        way = "" if self.way is ScrollWay.DOWN else f'"{self.way.value}", '
        until = f"until={pen.said(self.until)}, " if self.until else ""
        return f"{where}scroll({way}{until}"


class WaitFor(ActionBase):
    """Wait until `text` shows, or until `gone` shows no more; for `seconds` at most."""

    verb: Literal["wait_for"] = "wait_for"
    text: str = ""
    gone: str = ""
    seconds: float = Field(default=10.0, gt=0, le=MAX_WAIT_S)

    label = later("文字が出るまで待つ")
    texts = ("text", "gone")
    effect = Effect.LOOKS
    repeats = StepClass.READ

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        if self.text:
            return tr("「{words}」が出るまで待つ", words=self.text)
        if self.gone:
            return tr("「{gone}」が消えるまで待つ", gone=self.gone)
        return tr("{seconds:g} 秒待つ", seconds=self.seconds)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read seconds, a text, or `!` and a text that goes."""
        word = told.value.strip()
        if _SECONDS.fullmatch(word) and 0 < float(word) <= MAX_WAIT_S:
            return cls(seconds=float(word))
        if not word:
            raise told.misfit()
        gone = _GONE.sub("", word)
        is_gone = gone != word
        return cls(text="" if is_gone else clip(word, 200), gone=clip(gone, 200) if is_gone else "")

    def line(self, pen: ScriptPen) -> str:
        """See `ActionBase.line`."""
        ms = f"{self.seconds * 1000:g}"
        if not (self.text or self.gone):
            return f"wait_for_timeout({ms}, "
        state = "" if self.text else 'state="hidden", '
        return f"get_by_text({pen.said(self.text or self.gone)}).wait_for({state}timeout={ms}, "


class HandleDialog(ActionBase):
    """Answer the JavaScript dialog that is open; `text` is typed into a prompt."""

    verb: Literal["handle_dialog"] = "handle_dialog"
    accept: bool
    text: str = ""

    label = later("確認画面に答える")
    texts = ("text",)

    @property
    def typed(self) -> str:
        """See `ActionBase.typed`."""
        return self.text

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        answer = "OK" if self.accept else tr("キャンセル")
        if self.text:
            return tr(
                "確認画面に「{words}」と書いて{answer}で答える", words=self.text, answer=answer
            )
        return tr("確認画面に{answer}で答える", answer=answer)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read accept, dismiss, or the text to type."""
        word = told.value.strip().lower()
        if word in ("dismiss", "cancel", "false"):
            return cls(accept=False)
        is_plain = word in ("", "accept", "ok", "true")
        return cls(accept=True, text="" if is_plain else told.value)

    def line(self, pen: ScriptPen) -> str:
        """See `ActionBase.line`."""
        text = f"{pen.said(self.text)}, " if self.text else ""
        return f"dialog.accept({text}" if self.accept else "dialog.dismiss("
