"""Arguments and options that several commands share, with their words."""

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from studio.domain.values.cp932 import CsvEncoding


class Engine(StrEnum):
    """Which model decides."""

    BUILTIN = "builtin"
    OPENAI = "openai"


class PasswordPlace(StrEnum):
    """Where the studio may write a password."""

    KEYCHAIN = "keychain"
    LIBRARY = "library"


Instruction = Annotated[str, typer.Argument(metavar="やりたいこと", help="日本語の文")]
FlowName = Annotated[str, typer.Argument(metavar="手順", help="手順の名前か番号（id）")]
OneFlow = Annotated[str, typer.Argument(metavar="［手順］", help="この手順だけ")]
Limit = Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="件数")]
StartUrl = Annotated[str, typer.Option("--url", metavar="URL", help="開始ページ")]
EngineChoice = Annotated[
    Engine | None, typer.Option("--engine", help="builtin＝内蔵エンジン、openai＝設定したモデル")
]
Headless = Annotated[bool, typer.Option("--headless", help="ブラウザーを表示しない")]
AskModel = Annotated[
    bool,
    typer.Option(
        "--ask-ai", help="画面が変わって見つからない部品を、AI に探してもらう（仮の修復）"
    ),
]
YES_HELP = (
    "頼んだこと・手順にある元に戻せない操作も、確認なしで行う。1 つの操作につき 1 回の送信だけで、画面にも頼んだ文にも手順にも"
    "ない値、知らないサイトへ移ること、結果の分からない送信のやり直しは含まない"
)
Yes = Annotated[bool, typer.Option("--yes", help=YES_HELP)]
AiItem = Annotated[
    bool,
    typer.Option(
        "--ai-item",
        help="進めなくなった項目だけを AI にやってもらう（上限あり、別のやり方として残す）",
    ),
]
NoRehearsal = Annotated[
    bool,
    typer.Option("--no-rehearsal", help="保存の前の練習（何も送らない所までの再実行）をしない"),
]
Values = Annotated[
    list[str] | None, typer.Option("--set", metavar="名前=値", help="変数の値（何回でも）")
]

ExampleOf = Annotated[
    str,
    typer.Option(
        "--example-of",
        metavar="手順",
        help="この実行を、保存した手順の「別の値の例」にする（値で変わる所が変数になる）",
    ),
]
KeepPassword = Annotated[
    PasswordPlace | None,
    typer.Option(
        "--keep-password",
        help="保存する手順のパスワードを認証情報に入れ、次から聞かれないようにする"
        "（keychain＝OS のキーチェーン、library＝暗号化ライブラリ）",
    ),
]
TableFile = Annotated[
    Path | None,
    typer.Option("--table", metavar="FILE", help="取り出した表を保存（.csv か .xlsx）"),
]
ReportFile = Annotated[
    Path | None, typer.Option("--report", metavar="FILE", help="実行の報告を文章で保存")
]
KeepPictures = Annotated[
    bool,
    typer.Option(
        "--pictures",
        help="操作ごとの画面も、実行の記録に残す（手順書と報告に入る。少し遅くなる）",
    ),
]
TableEncoding = Annotated[
    CsvEncoding,
    typer.Option("--table-encoding", help="CSV の文字コード（cp932＝Shift_JIS、古いソフト向け）"),
]


def assignments(texts: Sequence[str], option: str = "--set") -> dict[str, str]:
    """Read `名前=値` pairs of an option; the value may hold further equal signs."""
    pairs: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise typer.BadParameter(f"{text} は 名前=値 の形ではありません", param_hint=option)
        pairs[name.strip()] = value
    return pairs
