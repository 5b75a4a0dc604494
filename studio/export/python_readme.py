"""The README of an exported folder: for whoever gets it, and has never seen the studio."""

from collections.abc import Mapping

from studio.domain.flows.flow import START_URL_VARIABLE, Flow
from studio.domain.text import clip, strip_unseen


def readme(flow: Flow, script: str, secrets: Mapping[str, str]) -> str:
    """Return it.

    Args:
        flow: What the script does.
        script: Its file name.
        secrets: Environment variable of each secret, by its name.
    """
    parts = [
        f"# {_plain(flow.name)}",
        *([_plain(flow.purpose)] if flow.purpose and flow.purpose != flow.name else []),
        "手順スタジオで作った手順を、単独で動くようにしたものです。手順スタジオも AI も使いません。",
        _PREPARE,
        f'## 動かす\n\n```\npython "{script}"\n```\n\n{_INSTALLED.format(script=script)}',
        _values(flow, secrets),
        _secrets(secrets),
        _WAYS,
        _EDIT,
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


_PREPARE = """## 準備（最初に一度だけ）

Python 3.11 以上と、Microsoft Edge・Google Chrome・Chromium のどれかが必要です。このフォルダーで、このフォルダーだけの環境（.venv）を作ります。

```
python -m venv .venv
.venv\\Scripts\\activate        （macOS・Linux では source .venv/bin/activate）
pip install -r requirements.txt
```"""

_INSTALLED = (
    "手順スタジオをインストールしたパソコンでは、準備をしなくても"
    '「tejun script "{script}"」で動きます（引数は同じです）。'
)

_WAYS = """## 動かし方

| 引数 | はたらき |
|---|---|
| `--headed`・`--headless` | ブラウザーの窓を表示する・表示しない（指定しないときは表示しない） |
| `--set 名前=値` | 値を変える。`--名前 値` とも書ける |
| `--yes` | 取り消せない操作（注文・送信・削除など）を、確認なしで行う。記録にないサイトへ移ることと、1 つの操作による 2 回目の送信は含まない |
| `--browser 場所` | 使うブラウザー（msedge、chrome か、プログラムの場所） |
| `--profile フォルダー` | ログインした状態などをこのフォルダーに残し、次も使う（指定しないときは何も残さない） |
| `--report ファイル` | 実行の報告を書く |
| `--table ファイル` | 取り出した表を .csv か .xlsx に書く（.xlsx には `pip install openpyxl`） |
| `--json` | 出来事を 1 行に 1 つの JSON で表示する（ほかのプログラムから使うとき）。何もたずねない |
| `--help` | すべての引数を表示する |

終了コードは、0 完了、1 失敗、2 使い方の誤り、3 人の確認が必要、4 上限に達した、130 中断です。

途中でログインの画面が出るサイトでは、環境変数 `TEJUN_LOGIN_USER` に利用者名、`TEJUN_LOGIN_PASSWORD` にパスワードを入れておくと、
手順のサイトのログイン画面にだけ入力します（通信が暗号化されているときだけ）。"""

_EDIT = """## 直すとき

- 1 つの関数が、手順書の 1 行です。各行は Playwright の書き方で、上から順に行います。
- 使える操作は、Playwright の goto・click・dblclick・fill・select_option・check・uncheck・press・press_sequentially・hover・drag_to・
  set_input_files・wait_for と、手順スタジオの rows（一覧の行を条件で選ぶ）・answer（画面の値を読む）・edit（文章を書き足す）・download・ask です。
- `v["名前"]` は、その回の値です。`v["名前|yyyy-MM-dd"]` は、同じ値を別の書き方にしたものです（書き出したときにあった書き方だけ使えます）。
- 行の探し方や値を直すと、直したとおりに動きます。名前は、まず全体が同じものを探します。
- 行末の `step=番号` は .json の控えにつながっています。控えにある「できたことを確かめる条件」は、行を直しても確かめます。
  条件がそろわないときや、押してよいか判断できないときは、止まってそう伝えます。
- 送られたかもしれない操作を、ひとりでにやり直すことはありません。止まったときは、サイトの画面で確かめてから実行し直してください。
- `step=` のない行を足すこともできます。取り消せない操作は、行う前に確認します。"""


def _values(flow: Flow, secrets: Mapping[str, str]) -> str:
    lines = [
        f"| {_plain(one.name)} | {_plain(one.value) or '（なし）'} | "
        f"{'開始ページのアドレス' if one.name == START_URL_VARIABLE else _plain(one.hint)} |"
        for one in flow.variables
        if one.name not in secrets
    ]
    if not lines:
        return ""
    return "\n".join(("## 値", "", "| 名前 | 指定しないとき | 説明 |", "|---|---|---|", *lines))


def _secrets(secrets: Mapping[str, str]) -> str:
    if not secrets:
        return ""
    lines = [f"| {_plain(name)} | `{key}` |" for name, key in secrets.items()]
    head = (
        "秘密の値は、環境変数に入れておきます。画面の前で動かすときは、なければその場でたずねます。"
    )
    return "\n".join(("## 秘密の値", "", head, "", "| 名前 | 環境変数 |", "|---|---|", *lines))


def _plain(text: str) -> str:
    """Return foreign text as words of one line that no Markdown reads as signs."""
    line = clip(" ".join(strip_unseen(text).split()), 120)
    return "".join(f"\\{char}" if char in "\\`*_[]<>|#" else char for char in line)
