"""What is done with one element: pressed with the pointer, or filled in."""

import re
from collections.abc import Callable
from enum import StrEnum
from typing import Final, Literal, Self

from pydantic import Field

from studio.domain.actions.base import (
    Effect,
    FormField,
    ModelWords,
    OnElement,
    ScriptPen,
    SetsField,
    StepClass,
    TypesText,
)
from studio.domain.actions.text_edit import EditWay, TextEdit
from studio.domain.page.target import Target
from studio.words import later, tr


class Click(OnElement):
    """Press an element once."""

    verb: Literal["click"] = "click"
    target: Target

    label = later("クリックする")
    does = later("{target}をクリック")
    script = "click"
    is_shown_by_page = True


class DoubleClick(OnElement):
    """Press an element twice: opens or edits in many grids."""

    verb: Literal["double_click"] = "double_click"
    target: Target

    label = later("ダブルクリックする")
    does = later("{target}をダブルクリック")
    script = "dblclick"
    is_shown_by_page = True


class RightClick(OnElement):
    """Open the menu of an element."""

    verb: Literal["right_click"] = "right_click"
    target: Target

    label = later("右クリックする")
    does = later("{target}を右クリック")
    script = "click"
    effect = Effect.LOOKS
    is_press = False
    is_shown_by_page = True

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return 'button="right", '


class Hover(OnElement):
    """Rest the pointer on an element: menus that open by themselves."""

    verb: Literal["hover"] = "hover"
    target: Target

    label = later("マウスを重ねる")
    does = later("{target}にマウスを重ねる")
    effect = Effect.LOOKS
    repeats = StepClass.READ
    is_press = False
    is_shown_by_page = True


class DropPlace(StrEnum):
    """Where a dragged element goes: onto (or into) another, or into a list right before or after it.

    First and last are of the list that the other one is the heading of, or stands in, whatever it holds that day.
    """

    INTO = "into"
    BEFORE = "before"
    AFTER = "after"
    FIRST = "first"
    LAST = "last"


_DROPS: Final = {
    DropPlace.INTO: later("{target}を{to}へドラッグ"),
    DropPlace.BEFORE: later("{target}を{to}の前へドラッグ"),
    DropPlace.AFTER: later("{target}を{to}の後ろへドラッグ"),
    DropPlace.FIRST: later("{target}を{to}の先頭へドラッグ"),
    DropPlace.LAST: later("{target}を{to}の末尾へドラッグ"),
}


class Drag(OnElement):
    """Drag `target` to `to` and let go there."""

    verb: Literal["drag"] = "drag"
    target: Target
    to: Target
    place: DropPlace = DropPlace.INTO

    label = later("ドラッグする")
    script = "drag_to"
    is_press = False

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr(_DROPS[self.place], target=self.target.in_words(), to=self.to.in_words())

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read `e17`, `before e17`, `after e17`."""
        words, _, ref = told.value.strip().rpartition(" ")
        place = words.strip().lower() or DropPlace.INTO
        if place not in tuple(DropPlace):
            raise told.misfit()
        to = told.element_at(ref)
        return cls(target=told.element(), to=to, place=DropPlace(place))

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        place = "" if self.place is DropPlace.INTO else f'place="{self.place.value}", '
        return f"page.{pen.found(self.to)}, {place}"


class Download(OnElement):
    """Press an element and keep the file it gives."""

    verb: Literal["download"] = "download"
    target: Target

    label = later("ファイルを保存する")
    does = later("{target}からファイルを保存")


_CHECKED: Final = {
    **dict.fromkeys(("true", "on", "1", ""), True),
    **dict.fromkeys(("false", "off", "0"), False),
}
_BETWEEN_FILES: Final = re.compile(r"\s*[,、\n]\s*")
_FILE_END: Final = re.compile(r"\.\w{1,8}$")


class Fill(TypesText):
    """Put `value` into a field, replacing what it holds. `value` may hold templates."""

    verb: Literal["fill"] = "fill"
    target: Target
    value: str

    label = later("入力する")
    repeats = StepClass.INPUT
    texts = ("value",)

    @property
    def typed(self) -> str:
        """See `ActionBase.typed`."""
        return self.value

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("{target}に「{value}」を入力", target=self.target.in_words(), value=self.value)

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return f"{pen.said(self.value)}, "


class EditText(SetsField):
    """Change what a field holds today: add a line, replace one. A run refuses where its anchor is gone."""

    verb: Literal["edit_text"] = "edit_text"
    target: Target
    edits: tuple[TextEdit, ...] = Field(min_length=1)

    script = "edit"
    is_for_models = False

    @property
    def typed(self) -> str:
        """See `ActionBase.typed`."""
        return "\n".join(edit.text for edit in self.edits)

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr(
            "{target}の文章で{edits}",
            target=self.target.in_words(),
            edits=tr("、").join(one.in_words() for one in self.edits),
        )

    def with_texts(self, change: Callable[[str], str]) -> Self:
        """Return it with other lines and anchors."""
        edits = (
            edit.model_copy(
                update={
                    "anchor": change(edit.anchor),
                    "text": change(edit.text),
                    "row": change(edit.row),
                }
            )
            for edit in self.edits
        )
        return self.model_copy(update={"edits": tuple(edits)})

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return "".join(f"{_edit(one, pen)}, " for one in self.edits)


class TypeText(TypesText):
    """Type `text` key by key after what the field holds; for fields that listen to each key."""

    verb: Literal["type_text"] = "type_text"
    target: Target
    text: str

    label = later("1 文字ずつ入力する")
    script = "press_sequentially"
    texts = ("text",)

    @property
    def typed(self) -> str:
        """See `ActionBase.typed`."""
        return self.text

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr(
            "{target}に「{words}」を 1 文字ずつ入力", target=self.target.in_words(), words=self.text
        )

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read one line: a break would press Enter, which is an act of its own."""
        if not told.value or "\n" in told.value or "\r" in told.value:
            raise told.misfit()
        return super().from_model(told)

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return f"{pen.said(self.text)}, "


class SelectOption(FormField):
    """Choose the option whose text is `option`, in a native select or an ARIA combobox."""

    verb: Literal["select_option"] = "select_option"
    target: Target
    option: str

    label = later("選択肢から選ぶ")
    repeats = StepClass.INPUT
    texts = ("option",)

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        return tr("{target}で「{option}」を選ぶ", target=self.target.in_words(), option=self.option)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read the option."""
        if not told.value:
            raise told.misfit()
        return super().from_model(told)

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        return f"{pen.said(self.option)}, "


class SetChecked(FormField):
    """Bring a check box, radio button or switch into a state; never a blind click."""

    verb: Literal["set_checked"] = "set_checked"
    target: Target
    checked: bool = True

    label = later("チェックを入れる・外す")
    repeats = StepClass.INPUT

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        done = later("{target}をオンにする") if self.checked else later("{target}をオフにする")
        return tr(done, target=self.target.in_words())

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read true or false."""
        if told.value.lower() not in _CHECKED:
            raise told.misfit()
        return cls(target=told.element(), checked=_CHECKED[told.value.lower()])

    def line(self, pen: ScriptPen) -> str:
        """See `ActionBase.line`."""
        return f"{pen.found(self.target)}.{'check(' if self.checked else 'uncheck('}"


class Upload(OnElement):
    """Give files to a file field, to the button that asks for them, or to a drop zone.

    `paths` are files of this machine, and may be templates. A model can only repeat a path that the
    person's own sentence or a variable holds.
    """

    verb: Literal["upload"] = "upload"
    target: Target
    paths: tuple[str, ...] = Field(min_length=1)

    label = later("ファイルを渡す")
    script = "set_input_files"
    texts = ("paths",)
    effect = Effect.SETS
    is_press = False

    def in_words(self) -> str:
        """See `ActionBase.in_words`."""
        names = [path.replace("\\", "/").rpartition("/")[2] for path in self.paths]
        more = tr("ほか {count} 件", count=len(names) - 1) if len(names) > 1 else ""
        return tr(
            "{target}に「{names}」{more}を渡す",
            target=self.target.in_words(),
            names=names[0],
            more=more,
        )

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Read a path, or several: one a line, or parted by commas where each part ends as a file's name does."""
        parts = [part.strip() for part in _BETWEEN_FILES.split(told.value)]
        is_several = all(_FILE_END.search(part) for part in parts)
        paths = tuple(
            filter(None, parts if is_several else map(str.strip, told.value.splitlines()))
        )
        if not paths:
            raise told.misfit()
        return cls(target=told.element(), paths=paths)

    def given(self, pen: ScriptPen) -> str:
        """See `ActionBase.given`."""
        paths = [pen.said(path) for path in self.paths]
        files = paths[0] if len(paths) == 1 else f"[{', '.join(paths)}]"
        return f"{files}, "


def _edit(edit: TextEdit, pen: ScriptPen) -> str:
    text = pen.said(edit.text)
    if edit.way is EditWay.APPEND:
        return f"append({text}{', inline=True' if edit.is_inline else ''})"
    if edit.way is EditWay.PREPEND:
        return f"prepend({text})"
    row = f", row={pen.said(edit.row)}" if edit.row else ""
    return f"{edit.way.value}({pen.said(edit.anchor)}, {text}{row})"
