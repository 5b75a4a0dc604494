"""Kinds of variables as people read them."""

from collections.abc import Mapping
from typing import Final

from studio.domain.values.variable import VariableKind
from studio.words import tr

KIND_WORDS: Final[Mapping[VariableKind, str]] = {
    VariableKind.TEXT: tr("文字"),
    VariableKind.NUMBER: tr("数"),
    VariableKind.DATE: tr("日付"),
    VariableKind.CHOICE: tr("選択"),
    VariableKind.FILE: tr("ファイル"),
}
