"""The arguments of an exported script, in Japanese: one for each of its values, and how it runs."""

import argparse
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from studio.domain.flows.flow import START_URL_VARIABLE, Flow
from studio.domain.text import clip
from studio.domain.values.variable import Variable

_RESERVED: Final = frozenset(
    {
        "profile",
        "set",
        "yes",
        "headless",
        "headed",
        "browser",
        "report",
        "table",
        "json",
        "days-off",
        "help",
    }
)
_USAGE: Final = (
    "終了コード： 0 完了、1 失敗、2 使い方の誤り、3 人の確認が必要、4 上限に達した、130 中断"
)
_MISTAKES: Final = (
    (r"^unrecognized arguments: (.*)", r"知らない引数：\1"),
    (r"^argument (.*): not allowed with argument (.*)", r"\1 と \2 は一緒に使えません"),
    (r"^argument (.*): expected one argument", r"\1 の後ろに値を書いてください"),
)
_YES: Final = (
    "取り消せない操作（注文・送信・削除など）を、確認なしで行う。"
    "記録にないサイトへ移ることと、1 つの操作による 2 回目の送信は含まない"
)


@dataclass(frozen=True, slots=True)
class Arguments:
    """What a person wrote behind the script's name.

    Attributes:
        given: Values by the names of variables.
        is_json: Told to a program: each event as a line, nobody asked.
    """

    given: Mapping[str, str]
    approves_all: bool
    is_headless: bool
    browser: str
    profile: Path | None
    report: Path | None
    table: Path | None
    is_json: bool
    days_off: Path | None


class JapaneseParser(argparse.ArgumentParser):
    """Tells usage and mistakes in Japanese."""

    def format_help(self) -> str:
        """Return the help."""
        return super().format_help().replace("usage:", "使い方：", 1)

    def format_usage(self) -> str:
        """Return the usage."""
        return super().format_usage().replace("usage:", "使い方：", 1)

    def error(self, message: str) -> NoReturn:
        """End with what was wrong; argparse itself says it in English."""
        for english, japanese in _MISTAKES:
            message = re.sub(english, japanese, message)
        self.exit(2, f"引数が正しくありません（{message}）。使い方は --help で確かめてください。\n")


def read_arguments(
    flow: Flow, secrets: Mapping[str, str], words: Sequence[str] | None = None
) -> Arguments:
    """Read the arguments; ends the program with code 2 where they cannot be used.

    Args:
        flow: Whose values may be given.
        secrets: Environment variable of each secret: never an argument, which everybody could read.
        words: What was written; None: of this process.
    """
    variables = [one for one in flow.variables if one.name not in secrets]
    parser = _parser(flow, variables, secrets)
    found = parser.parse_args(words)
    given: dict[str, str] = {}
    for pair in found.set:
        name, sign, value = pair.partition("=")
        if not sign or name not in {one.name for one in variables}:
            known = "、".join(one.name for one in variables) or "なし"
            parser.error(f"--set {clip(pair, 40)}：名前=値 の形で書きます。使える名前：{known}")
        given[name] = value
    for number, variable in enumerate(variables, 1):
        value = getattr(found, f"value_{number}")
        if value is not None:
            given[variable.name] = value
    return Arguments(
        given=given,
        approves_all=found.yes,
        is_headless=not found.headed,
        browser=found.browser,
        profile=found.profile,
        report=found.report,
        table=found.table,
        is_json=found.json,
        days_off=found.days_off,
    )


def _parser(
    flow: Flow, variables: Sequence[Variable], secrets: Mapping[str, str]
) -> JapaneseParser:
    told = [f"秘密の値は環境変数から読みます： {name} … {key}" for name, key in secrets.items()]
    parser = JapaneseParser(
        description=_plain(flow.name),
        epilog="\n".join((*told, _USAGE)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        add_help=False,
    )
    values = parser.add_argument_group("値")
    for number, variable in enumerate(variables, 1):
        values.add_argument(
            *_options(number, variable.name),
            dest=f"value_{number}",
            metavar="値",
            help=_plain(_hint(variable)),
        )
    values.add_argument(
        "--set", action="append", default=[], metavar="名前=値", help="値を名前で渡す（何度でも）"
    )
    _add_ways(parser.add_argument_group("動かし方"))
    return parser


def _add_ways(ways: argparse._ArgumentGroup) -> None:  # pyright: ignore[reportPrivateUsage]
    ways.add_argument("--yes", action="store_true", help=_YES)
    shown = ways.add_mutually_exclusive_group()
    shown.add_argument("--headed", action="store_true", help="ブラウザーの窓を表示する")
    shown.add_argument("--headless", action="store_true", help="窓を表示しない（指定しないとき）")
    ways.add_argument(
        "--browser",
        default="",
        metavar="場所",
        help="使うブラウザー（msedge、chrome か、プログラムの場所）",
    )
    ways.add_argument(
        "--profile",
        type=Path,
        metavar="フォルダー",
        help="ログインした状態などを残して、次も使うフォルダー（指定しないときは残さない）",
    )
    ways.add_argument("--report", type=Path, metavar="ファイル", help="実行の報告を書く")
    ways.add_argument(
        "--table", type=Path, metavar="ファイル", help="取り出した表を書く（.csv か .xlsx）"
    )
    ways.add_argument(
        "--json", action="store_true", help="出来事を 1 行に 1 つの JSON で表示し、何もたずねない"
    )
    ways.add_argument(
        "--days-off", type=Path, metavar="ファイル", help="会社の休日の CSV（営業日を数えるとき）"
    )
    ways.add_argument("--help", "-h", action="help", help="この説明を表示する")


def _options(number: int, name: str) -> list[str]:
    """Return `--名前` where a shell takes it as it is, and always a plain ASCII one."""
    if name == START_URL_VARIABLE:
        return ["--url"]
    plain = f"--value{number}"
    is_usable = re.fullmatch(r"\w[\w-]*", name) and name not in _RESERVED and name.isprintable()
    if not is_usable or re.fullmatch(r"value\d+|url|h", name):
        return [plain]
    return [f"--{name}", plain]


def _hint(variable: Variable) -> str:
    is_start = variable.name == START_URL_VARIABLE
    words = "開始ページのアドレス" if is_start else variable.hint or variable.name
    return f"{clip(words, 60)}（既定：{clip(variable.value, 80) or 'なし'}）"


def _plain(text: str) -> str:
    return text.replace("%", "%%")
