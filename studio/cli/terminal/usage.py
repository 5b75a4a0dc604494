"""Usage and help in Japanese: what typer says in English, said plainly."""

import re
from typing import Final, cast

from typer import Context, Typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

_HINT: Final = "使い方は {} --help で確かめてください。"
_ERRORS: Final = (
    (r"No such option: (\S+)(?: \(Possible options: (.+)\))?", "「{0}」というオプションはありません。"),
    (r"No such command '(.+?)'\.", "「{0}」というコマンドはありません。"),
    (r"Missing command", "コマンドがありません。"),
    (r"Missing argument '?([^'.]+)'?", "「{0}」が足りません。"),
    (r"Missing option '?([^'.]+)'?", "オプション {0} が足りません。"),
    (r"Option '(.+?)' requires", "オプション {0} には値が必要です。"),
    (r"Option '(.+?)' does not take a value", "オプション {0} に値は付けられません。"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((.+)\)", "余分な引数があります：{0}。空白を含む文は \"…\" で囲んでください。"),
    (r"Invalid value for '?([^':]+)'?: '(.+?)' is not one of (.+?)\.?$", "{0} に「{1}」は使えません。使える値：{2}。"),
    (r"Invalid value for '?([^':]+)'?: Input should be greater than or equal to (\d+)", "{0} は {1} 以上にしてください。"),
    (r"Invalid value for '?([^':]+)'?: Input should be less than or equal to (\d+)", "{0} は {1} 以下にしてください。"),
    (r"Invalid value for '?([^':]+)'?: Input should be a valid integer", "{0} には数を書いてください。"),
    (r"Invalid value for '?([^':]+)'?: (.+)", "{0} の値が正しくありません（{1}）。"),
)  # fmt: skip
_DEFAULT: Final = re.compile(r"\[default: ([^\];]*)(?:; ([^\]]+))?\]")
_TYPE: Final = re.compile(r"(?m)^(\s+\S+) <[a-z]+>")
"""What typer calls the kind of an argument, behind its name."""
_BETWEEN: Final = re.compile(r"\[(\d+)<=x<=(\d+)\]")
_HEADINGS: Final = {
    "Usage:": "使い方：",
    "Arguments:": "引数：",
    "Options:": "オプション：",
    "Commands:": "コマンド：",
    "[OPTIONS]": "［オプション］",
    "COMMAND [ARGS]...": "コマンド …",
    "Show this message and exit.": "この説明を表示する",
    "[required]": "（必須）",
}


def usage_sentence(fault: TyperException) -> str:
    """Return a usage error of typer's in Japanese, with the help of the very command as the next thing to try."""
    context: Context | None = getattr(fault, "ctx", None)
    hint = _HINT.format(context.command_path if context else "tejun")
    for pattern, sentence in _ERRORS:
        if match := re.search(pattern, fault.format_message(), re.DOTALL):
            return sentence.format(*match.groups()) + hint
    return f"引数が正しくありません。{hint}"


class JapaneseCommand(TyperCommand):
    """A command whose help is Japanese throughout."""

    def get_help(self, ctx: object) -> str:
        """Return the help text."""
        return _in_japanese(super().get_help(cast("Context", ctx)))


class JapaneseGroup(TyperGroup):
    """A group whose help is Japanese throughout."""

    def get_help(self, ctx: object) -> str:
        """Return the help text."""
        return _in_japanese(super().get_help(cast("Context", ctx)))


def command_group(cls: type[TyperGroup] = JapaneseGroup, *, no_args_is_help: bool = False) -> Typer:
    """Return a group of commands; what it is for stands where it is listed."""
    return Typer(cls=cls, rich_markup_mode=None, no_args_is_help=no_args_is_help)


def _in_japanese(text: str) -> str:
    for english, japanese in _HEADINGS.items():
        text = text.replace(english, japanese)
    text = _BETWEEN.sub(r"（\1 から \2 まで）", _TYPE.sub(r"\1", text))
    return _DEFAULT.sub(_default_words, text)


def _default_words(match: re.Match[str]) -> str:
    """Return `[default: 20; 1<=x<=10000]` in Japanese."""
    default, limits = match[1], match[2] or ""
    if between := re.fullmatch(r"(\d+)<=x<=(\d+)", limits):
        return f"（既定：{default}、{between[1]} から {between[2]} まで）"
    if least := re.fullmatch(r"x>=(\d+)", limits):
        return f"（既定：{default}、{least[1]} 以上）"
    return f"（既定：{default}）"
