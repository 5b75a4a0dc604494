"""`page` as a script's lines use it: Playwright's words, each act carried out by the player.

A line looks for its element and acts on it; `step=` ties it to what was recorded of that act. The
chain of calls is only noted here: finding, waiting and proving are the player's.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, cast

from studio.domain.actions.action import (
    ACTIONS,
    Action,
    Answer,
    AskUser,
    Click,
    Drag,
    DropPlace,
    EditText,
    Fill,
    Find,
    HandleDialog,
    Navigate,
    OnElement,
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
from studio.domain.actions.rule import Condition
from studio.domain.actions.text_edit import TextEdit
from studio.domain.page.locator_chain import Argument, Chain, LocatorCall
from studio.domain.page.target import Target
from studio.runtime.columns import AnyOf
from studio.runtime.rows import ListRows, Plays
from studio.runtime.written import text_waited_for, written_target

_WAIT_MS: Final = 10_000
KINDS: Final = {kind.word(): kind for kind in ACTIONS.values()}
"""Kinds of action by their word in a script."""


class _Looks:
    """Ways to look for an element; each gives a locator."""

    def __init__(self, plays: Plays, chain: Chain = ()) -> None:
        self._plays = plays
        self._chain = chain

    def get_by_role(self, role: str, *, name: str = "", exact: bool | None = None) -> "Locator":
        """By role and accessible name."""
        options = [("name", name)] if name else []
        return self._next("get_by_role", (role,), (*options, *_exact(exact)))

    def get_by_label(self, text: str, *, exact: bool | None = None) -> "Locator":
        """By its label, or the words that stand where a label stands."""
        return self._next("get_by_label", (text,), _exact(exact))

    def get_by_text(self, text: str, *, exact: bool | None = None) -> "Locator":
        """By its own text."""
        return self._next("get_by_text", (text,), _exact(exact))

    def get_by_placeholder(self, text: str, *, exact: bool | None = None) -> "Locator":
        """By the text that shows in an empty field."""
        return self._next("get_by_placeholder", (text,), _exact(exact))

    def get_by_title(self, text: str, *, exact: bool | None = None) -> "Locator":
        """By its tip."""
        return self._next("get_by_title", (text,), _exact(exact))

    def get_by_alt_text(self, text: str, *, exact: bool | None = None) -> "Locator":
        """By what a picture says instead of being seen."""
        return self._next("get_by_alt_text", (text,), _exact(exact))

    def get_by_test_id(self, text: str) -> "Locator":
        """By `data-testid`."""
        return self._next("get_by_test_id", (text,))

    def locator(self, selector: str) -> "Locator":
        """By CSS or XPath."""
        return self._next("locator", (selector,))

    def __getattr__(self, word: str) -> Callable[..., None]:
        """Return an act that needs no more than its own word, with its fields by name: `dblclick()`, `go_back()`."""
        kind = KINDS.get(word)
        if kind is None or issubclass(kind, OnElement) is not isinstance(self, Locator):
            raise AttributeError(f"「{word}」という操作はありません。")

        def act(*, step: int = 0, **fields: object) -> None:
            element = {"target": written_target(self._chain)} if isinstance(self, Locator) else {}
            self._plays(cast("Action", kind.model_validate({**element, **fields})), step)

        return act

    def _next(
        self,
        method: str,
        arguments: tuple[Argument, ...] = (),
        options: tuple[tuple[str, Argument], ...] = (),
    ) -> "Locator":
        return Locator(self._plays, (*self._chain, LocatorCall(method, arguments, options)))


class Locator(_Looks):
    """A way to one element, and what can be done to it. Looks for nothing before it acts."""

    def filter(self, *, has_text: str) -> "Locator":
        """Keep those that hold this text."""
        return self._next("filter", (), (("has_text", has_text),))

    def nth(self, index: int) -> "Locator":
        """Take one of several, from 0."""
        return self._next("nth", (index,))

    @property
    def first(self) -> "Locator":
        """The first of several."""
        return self._next("first")

    @property
    def last(self) -> "Locator":
        """The last of several."""
        return self._next("last")

    def click(self, *, button: Literal["left", "right"] = "left", step: int = 0) -> None:
        """Press it once, or open its menu."""
        press = RightClick if button == "right" else Click
        self._plays(press(target=self._target), step)

    def fill(self, value: object, *, step: int = 0) -> None:
        """Put a value into a field."""
        self._plays(Fill(target=self._target, value=str(value)), step)

    def edit(self, *edits: TextEdit, step: int = 0) -> None:
        """Change what a field holds: `append`, `prepend`, `after`, `before`, `replace`."""
        self._plays(EditText(target=self._target, edits=edits), step)

    def press_sequentially(self, text: object, *, step: int = 0) -> None:
        """Type key by key."""
        self._plays(TypeText(target=self._target, text=str(text)), step)

    def press(self, keys: str, *, step: int = 0) -> None:
        """Press keys in it."""
        self._plays(Press(target=self._target, keys=keys), step)

    def select_option(self, option: object, *, step: int = 0) -> None:
        """Choose what shows this text."""
        self._plays(SelectOption(target=self._target, option=str(option)), step)

    def check(self, *, step: int = 0) -> None:
        """Switch it on."""
        self._plays(SetChecked(target=self._target, checked=True), step)

    def uncheck(self, *, step: int = 0) -> None:
        """Switch it off."""
        self._plays(SetChecked(target=self._target, checked=False), step)

    def drag_to(
        self,
        to: "Locator",
        *,
        place: Literal["into", "before", "after", "first", "last"] = "into",
        step: int = 0,
    ) -> None:
        """Drag it onto another, before or after it, or to an end of the list that it heads."""
        drag = Drag(target=self._target, to=to._target, place=DropPlace(place))
        self._plays(drag, step)

    def set_input_files(self, files: str | Path | Sequence[str | Path], *, step: int = 0) -> None:
        """Give files to it."""
        many = [files] if isinstance(files, str | Path) else files
        self._plays(Upload(target=self._target, paths=tuple(map(str, many))), step)

    def scroll(self, way: str = "down", *, until: str = "", step: int = 0) -> None:
        """Scroll the list that it is or stands in."""
        self._plays(Scroll(target=self._target, way=ScrollWay(way), until=until), step)

    def wait_for(
        self,
        *,
        state: Literal["visible", "hidden"] = "visible",
        timeout: float = _WAIT_MS,
        step: int = 0,
    ) -> None:
        """Wait until a text shows, or shows no more."""
        text, seconds = text_waited_for(self._chain), timeout / 1000
        if state == "hidden":
            self._plays(WaitFor(gone=text, seconds=seconds), step)
        else:
            self._plays(WaitFor(text=text, seconds=seconds), step)

    @property
    def _target(self) -> Target:
        return written_target(self._chain)


class Frame(_Looks):
    """A frame of the page, by its name or the path of its address."""

    def frame(self, name: str) -> "Frame":
        """Return a frame inside of it."""
        return Frame(self._plays, (*self._chain, LocatorCall("frame", (name,))))


@dataclass(frozen=True, slots=True)
class Keyboard:
    """Keys pressed wherever the page has its focus."""

    plays: Plays

    def press(self, keys: str, *, step: int = 0) -> None:
        """Press keys."""
        self.plays(Press(keys=keys), step)


@dataclass(frozen=True, slots=True)
class Dialog:
    """The JavaScript dialog that is open."""

    plays: Plays

    def accept(self, text: object = "", *, step: int = 0) -> None:
        """Answer OK, after typing a text where one is asked for."""
        self.plays(HandleDialog(accept=True, text=str(text)), step)

    def dismiss(self, *, step: int = 0) -> None:
        """Answer キャンセル."""
        self.plays(HandleDialog(accept=False), step)


class Page(Frame):
    """The current tab."""

    @property
    def keyboard(self) -> Keyboard:
        """Its keys."""
        return Keyboard(self._plays)

    @property
    def dialog(self) -> Dialog:
        """Its open dialog."""
        return Dialog(self._plays)

    def goto(self, url: str, *, step: int = 0) -> None:
        """Open an address."""
        self._plays(Navigate(url=url), step)

    def new_tab(self, url: str, *, step: int = 0) -> None:
        """Open an address in a new tab, which is the current one then."""
        self._plays(OpenTab(url=url), step)

    def switch_tab(self, tab: str, *, step: int = 0) -> None:
        """Make another tab the current one: by its number from 1, its title or its address."""
        self._plays(SwitchTab(tab=tab), step)

    def scroll(self, way: str = "down", *, until: str = "", step: int = 0) -> None:
        """Scroll the page."""
        self._plays(Scroll(way=ScrollWay(way), until=until), step)

    def wait_for_timeout(self, timeout: float, *, step: int = 0) -> None:
        """Wait for milliseconds."""
        self._plays(WaitFor(seconds=timeout / 1000), step)

    def find(self, text: str, *, step: int = 0) -> None:
        """Search the whole page for a text."""
        self._plays(Find(text=text), step)

    def rows(self, *where: Condition | AnyOf, within: str = "") -> ListRows:
        """Return the rows of the list that fit; `within` names the list where there are several."""
        return ListRows(self._plays, where, within)

    def answer(self, text: str, *, step: int = 0) -> str:
        """Read what `[]` stands for on today's page; returns the sentence as it is told."""
        outcome = self._plays(Answer(text=text), step)
        return outcome.answer.text if outcome.answer else ""

    def ask(self, question: str, *, step: int = 0) -> None:
        """Hand over to the person at the terminal."""
        self._plays(AskUser(question=question), step)


def _exact(exact: bool | None) -> tuple[tuple[str, Argument], ...]:  # noqa: FBT001 - Playwright's
    return () if exact is None else (("exact", exact),)
