"""What of an act can be changed in a form: its fields in words, read and written as text."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, cast

from studio.domain.actions.action import MAX_PAGES, MAX_WAIT_S, Action, ScrollWay
from studio.domain.flows.flow import variable_names
from studio.words import tr

_YES, _NO = "true", "false"
LIST_SIGN: Final = tr("、")


class FieldKind(StrEnum):
    """How a field is filled in."""

    TEXT = "text"
    CHOICE = "choice"
    NUMBER = "number"
    LIST = "list"
    LINES = "lines"


@dataclass(frozen=True, slots=True)
class StepField:
    """One field of an act.

    Attributes:
        name: Of the act's own attribute.
        label: In front of it.
        choices: What a CHOICE stands for and its words.
        least, most: Of a NUMBER.
        takes_variables: 「{{名前}}」 may stand in it.
        hint: Shown in the empty field.
    """

    name: str
    label: str
    kind: FieldKind = FieldKind.TEXT
    choices: tuple[tuple[str, str], ...] = ()
    least: float = 0
    most: float = 0
    takes_variables: bool = False
    hint: str = ""


def _text(name: str, label: str, hint: str = "") -> StepField:
    return StepField(name, label, takes_variables=True, hint=hint)


_WAYS: Final = (
    (ScrollWay.DOWN.value, tr("下へ")),
    (ScrollWay.UP.value, tr("上へ")),
    (ScrollWay.START.value, tr("先頭まで")),
    (ScrollWay.END.value, tr("最後まで")),
)
_FIELDS: Final[dict[str, tuple[StepField, ...]]] = {
    "navigate": (_text("url", tr("アドレス"), "https://"),),
    "new_tab": (_text("url", tr("アドレス"), "https://"),),
    "fill": (_text("value", tr("入力する値")),),
    "type_text": (_text("text", tr("入力する文字")),),
    "select_option": (_text("option", tr("選ぶ項目")),),
    "set_checked": (
        StepField(
            "checked",
            tr("どうする"),
            FieldKind.CHOICE,
            ((_YES, tr("オンにする")), (_NO, tr("オフにする"))),
        ),
    ),
    "press": (StepField("keys", tr("押すキー"), hint=tr("Enter、Control+A など")),),
    "upload": (
        StepField(
            "paths", tr("ファイル"), FieldKind.LINES, takes_variables=True, hint=tr("1 行に 1 つ")
        ),
    ),
    "scroll": (
        StepField("way", tr("向き"), FieldKind.CHOICE, _WAYS),
        _text("until", tr("見えるまで"), tr("この文字が見えるまで（空なら 1 画面）")),
    ),
    "switch_tab": (_text("tab", tr("タブ"), tr("タイトル、または左からの番号")),),
    "wait_for": (
        _text("text", tr("出るまで"), tr("この文字が出るまで待つ")),
        _text("gone", tr("消えるまで"), tr("この文字が消えるまで待つ")),
        StepField("seconds", tr("長くても（秒）"), FieldKind.NUMBER, least=0.5, most=MAX_WAIT_S),
    ),
    "handle_dialog": (
        StepField("accept", tr("答え"), FieldKind.CHOICE, ((_YES, "OK"), (_NO, tr("キャンセル")))),
        _text("text", tr("入力する文字")),
    ),
    "find": (_text("text", tr("探す文字")),),
    "choose": (StepField("column", tr("行で押すもの"), hint=tr("ボタンの名前。空なら探すだけ")),),
    "extract": (
        StepField("columns", tr("列"), FieldKind.LIST, hint=tr("商品名、価格（空なら全部）")),
        StepField("limit", tr("件数（0＝全部）"), FieldKind.NUMBER, least=0, most=10_000),
        StepField("max_pages", tr("ページ数"), FieldKind.NUMBER, least=1, most=MAX_PAGES),
    ),
    "ask_user": (_text("question", tr("たずねる文")),),
    "done": (_text("evidence", tr("画面の文字")),),
}


def fields_of(action: Action) -> tuple[StepField, ...]:
    """Return what can be changed of an act, beside its element and its rule; () for 戻る and the like."""
    return _FIELDS.get(action.verb) or tuple(
        StepField(name, kind.title or "", takes_variables=name in action.texts)
        for name, kind in type(action).model_fields.items()
        if isinstance(getattr(action, name), str | int | float) and kind.title
    )


def read_field(action: Action, field: StepField) -> str:
    """Return what a field holds, as text."""
    value = cast("object", getattr(action, field.name))
    if isinstance(value, bool):
        return _YES if value else _NO
    if isinstance(value, tuple):
        sign = LIST_SIGN if field.kind is FieldKind.LIST else "\n"
        return sign.join(str(one) for one in cast("tuple[object, ...]", value))
    return f"{value:g}" if isinstance(value, float) else str(value)


def value_of(field: StepField, text: str) -> object:
    """Return what a text in a field stands for; whether it may be is the engine's to say."""
    match field.kind:
        case FieldKind.LIST:
            return tuple(part.strip() for part in text.split(LIST_SIGN.strip()) if part.strip())
        case FieldKind.LINES:
            return tuple(part.strip() for part in text.splitlines() if part.strip())
        case FieldKind.CHOICE if field.choices and field.choices[0][0] == _YES:
            return text == _YES
        case _:
            return text


def is_hidden(action: Action, text: str) -> bool:
    """Say whether a text of this act is a password written out, which nobody has to read."""
    target = getattr(action, "target", None)
    return bool(text) and bool(getattr(target, "is_secret", False)) and not variable_names(text)
