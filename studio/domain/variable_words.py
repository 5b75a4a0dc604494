"""Kinds of variables as people read them."""

from collections.abc import Mapping
from typing import Final

from studio.domain.variable import VariableKind

KIND_WORDS: Final[Mapping[VariableKind, str]] = {
    VariableKind.TEXT: "文字",
    VariableKind.NUMBER: "数",
    VariableKind.DATE: "日付",
    VariableKind.CHOICE: "選択",
    VariableKind.FILE: "ファイル",
}
