"""Running other programs: output to the log, signs of life to the console, failures explained."""

import os
import queue
import re
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from installer.console import Console, SetupError

TAIL_LINES = 60
TICK_S = 0.5


@dataclass(frozen=True, slots=True)
class Symptom:
    """A line of a foreign program's output, and what it means to a person."""

    pattern: re.Pattern[str]
    what: str
    remedy: str


def _symptom(pattern: str, what: str, remedy: str) -> Symptom:
    return Symptom(re.compile(pattern, re.IGNORECASE), what, remedy)


SYMPTOMS = (
    _symptom(
        r"No space left on device|Errno 28\b|enough free (disk )?space",
        "ディスクの空きが足りません。",
        "不要なファイルを消して 2 GB 以上空けてから、もう一度実行してください。",
    ),
    _symptom(
        r"DO NOT MATCH THE HASHES|Hash mismatch",
        "ダウンロードした部品の中身が、記録と一致しません。",
        "配布元か途中の通信で内容が変わっています。時間をおいてもう一度実行し、"
        "続くようならネットワーク管理者に確かめてください。",
    ),
    _symptom(
        r"Could not get lock|is held by process|Unable to lock|Unable to acquire the dpkg",
        "ほかのプログラムがソフトウェアを更新中です（apt がロックされています）。",
        "数分待って更新が終わってから、もう一度実行してください。",
    ),
    _symptom(
        r"dpkg was interrupted",
        "以前のソフトウェア更新が途中で止まっています。",
        "「dpkg --configure -a」を実行してから、もう一度実行してください。",
    ),
    _symptom(
        r"Read-only file system|Errno 30\b",
        "書き込みできない場所です（読み取り専用）。",
        "書き込みできるフォルダーにコピーして、そこで実行してください。",
    ),
    _symptom(
        r"Permission denied|Errno 13\b",
        "書き込む権限がありません。",
        "自分のフォルダー（ホームの下など）にコピーして、そこで実行してください。",
    ),
    _symptom(
        r"CERTIFICATE_VERIFY_FAILED|SSLError|certificate verif",
        "通信相手の証明書を確かめられませんでした。",
        "社内ネットワークでは証明書の設定が必要なことがあります。"
        "環境変数 PIP_CERT（証明書ファイルの場所）を管理者に確かめてください。",
    ),
    _symptom(
        r"Failed to establish a new connection|Temporary failure (in name resolution|resolving)"
        r"|Name or service not known|Could not resolve|Connection refused|Network is unreachable"
        r"|ProxyError|Read timed out|ReadTimeout|Connection timed out|Unable to connect"
        r"|Could not connect|Failed to fetch|ConnectionReset|ENOTFOUND|EAI_AGAIN|ECONNREFUSED"
        r"|error sending request|dns error",
        "ネットワークにつながりません。",
        "インターネット接続（会社ではプロキシの設定 HTTPS_PROXY）を確かめて、"
        "もう一度実行してください。途中までの作業は残っています。",
    ),
    _symptom(
        r"No matching distribution found|has no wheels with a matching",
        "この Python と OS の組み合わせに合う部品がありません。",
        "64 ビットの Python 3.11〜3.13 を使ってください。",
    ),
    _symptom(
        r"Unable to locate package|has no installation candidate",
        "この OS の配布元に必要なソフトウェアが見つかりません。",
        "「apt-get update」が成功するか確かめるか、Debian 12 以降か Ubuntu 22.04 以降で"
        "実行してください。",
    ),
)


def diagnose(output: str) -> SetupError | None:
    """Say in plain words why a program failed, or None when its output is not understood."""
    for symptom in SYMPTOMS:
        if symptom.pattern.search(output):
            return SetupError(symptom.what, symptom.remedy)
    return None


class Runner:
    """Runs programs for the set-up, one after the other.

    Args:
        console: Where signs of life go.
        log: File that keeps the whole output.
    """

    def __init__(self, console: Console, log: Path) -> None:
        self._console = console
        self.log = log
        log.parent.mkdir(exist_ok=True)

    def run(
        self,
        title: str,
        command: Sequence[str | Path],
        *,
        env: Mapping[str, str] | None = None,
        note: Callable[[str], str] = lambda line: "",
    ) -> str:
        """Run a program to its end and return the last lines of its output.

        Args:
            title: What the person reads meanwhile.
            command: Program and arguments; no shell.
            env: Variables on top of the environment.
            note: Turns a line of output into a few words for the console, or "".

        Raises:
            SetupError: It could not be started or ended with an error.
        """
        self._console.begin(title)
        tail: deque[str] = deque(maxlen=TAIL_LINES)
        try:
            code = self._stream(command, env, tail, note)
        except OSError as exc:
            self._console.fail()
            raise self._fault(title, str(exc)) from exc
        if code != 0:
            self._console.fail()
            raise self._fault(title, "".join(tail))
        self._console.end()
        return "".join(tail)

    def _fault(self, title: str, output: str) -> SetupError:
        known = diagnose(output)
        if known:
            return SetupError(known.what, f"{known.remedy}\n  くわしい記録：{self.log}")
        return SetupError(
            f"「{title}」の途中で失敗しました。",
            f"記録の終わりを見てから、もう一度実行してください：{self.log}",
        )

    def _stream(
        self,
        command: Sequence[str | Path],
        env: Mapping[str, str] | None,
        tail: deque[str],
        note: Callable[[str], str],
    ) -> int:
        # English messages, whatever the person's language: `diagnose` reads them.
        environment = {**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8", **(env or {})}
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"\n$ {' '.join(map(str, command))}\n")
            with subprocess.Popen(
                [str(part) for part in command],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                env=environment,
            ) as process:
                try:
                    self._follow(process, log, tail, note)
                finally:
                    if process.poll() is None:  # interrupted: nothing of ours stays behind
                        process.terminate()
            return process.returncode

    def _follow(
        self,
        process: subprocess.Popen[str],
        log: IO[str],
        tail: deque[str],
        note: Callable[[str], str],
    ) -> None:
        assert process.stdout is not None
        words = ""
        for line in _lines_and_silence(process.stdout):
            log.write(line)
            if line:
                tail.append(line)
                words = note(line) or words
            self._console.tick(words)
        process.wait()


def _lines_and_silence(stream: IO[str]) -> Iterator[str]:
    """Yield lines as they come, and "" whenever nothing came for a moment."""
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def read() -> None:
        for line in stream:
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, name="output reader", daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=TICK_S)
        except queue.Empty:
            yield ""
            continue
        if line is None:
            return
        yield line
