"""A person's `.env` file of credentials: read once, never written, told about when it is unsafe.

No sentence here holds a value, nor the text of a line that could not be read: a password that was
wrapped onto a line of its own looks like a name.
"""

import io
import os
import re
import stat
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from dotenv.parser import Binding, parse_stream

from studio.domain.errors import SecretError
from studio.domain.records.credential import clean_secret_name
from studio.domain.records.places import synced_by
from studio.words import tr

_OWN_PREFIX: Final = "TEJUN_"
"""Settings of the studio itself; no credentials of sites."""
_MAX_BYTES: Final = 1_000_000
_UTF16: Final = (b"\xff\xfe", b"\xfe\xff")
_READ_BY_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_CUT: Final = re.compile(r"=\s*[^\s'\"#][^\r\n]*?\s#")
_SWALLOWED: Final = re.compile(r"\n\s*(?:export\s+)?[A-Za-z_]\w*\s*=")
_KEY: Final = re.compile(r"\s*(?:export\s+)?([A-Za-z_]\w{0,59})\s*=\s*['\"]")


@dataclass(frozen=True, slots=True)
class EnvFile:
    """What stands in the file.

    Attributes:
        values: By name, in the file's order; empty ones are left out.
        lines: Where each name stands, counted from 1.
        exposed: Who else may read the file.
        notices: What could not be read, and why.
        about: What a person should know of one name.
    """

    values: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)
    lines: Mapping[str, int] = field(default_factory=dict[str, int])
    exposed: tuple[str, ...] = ()
    notices: tuple[str, ...] = ()
    about: Mapping[str, str] = field(default_factory=dict[str, str])


def read_env_file(path: Path, *, is_named: bool = False) -> EnvFile:
    """Read the file, whatever state it is in; what is wrong with it becomes notices. Blocking.

    Args:
        path: The file.
        is_named: Somebody asked for this very file; then a missing one is worth a notice.
    """
    try:
        if not path.exists():
            return EnvFile(
                notices=(tr("指定された .env ファイルがありません：{path}", path=path),) * is_named
            )
        if not path.is_file():
            return EnvFile(
                notices=(tr(".env がファイルではないため、読んでいません：{path}", path=path),)
            )
        if path.stat().st_size > _MAX_BYTES:
            return EnvFile(
                notices=(
                    tr(".env が大きすぎるため、読んでいません（1 MB まで）：{path}", path=path),
                )
            )
        content = path.read_bytes()
        where = _exposed(path)
    except OSError:
        return EnvFile(
            notices=(
                tr(".env を開けません：{path}。読み取りの許可を確かめてください。", path=path),
            )
        )
    text, trouble = _decoded(content)
    if trouble:
        return EnvFile(
            exposed=where, notices=(tr("{trouble}（{path}）", trouble=trouble, path=path),)
        )
    return replace(_Reading().of(text), exposed=where)


def _decoded(content: bytes) -> tuple[str, str]:
    """Return the text, or "" and why there is none."""
    remedy = tr("エディターで UTF-8 として保存し直してください。")
    if content.startswith(_UTF16):
        return "", tr(".env が UTF-16 で保存されているため、読めません。{remedy}", remedy=remedy)
    if b"\x00" in content:
        return "", tr(
            ".env に文字でないデータ（NUL）があるため、読めません。{remedy}", remedy=remedy
        )
    try:
        return content.decode("utf-8-sig"), ""
    except UnicodeDecodeError:
        pass
    try:
        content.decode("cp932")
    except UnicodeDecodeError:
        return "", tr(".env の文字コードがわからないため、読めません。{remedy}", remedy=remedy)
    return "", tr(
        ".env が Shift_JIS（CP932）で保存されているため、読めません。{remedy}", remedy=remedy
    )


def _exposed(path: Path) -> tuple[str, ...]:
    """Say who else may read the file: other accounts, a cloud, everybody who clones."""
    real, keep = (
        path.resolve(),
        tr("OS のキーチェーンか暗号化ライブラリに移すことをおすすめします。"),
    )
    found: list[str] = []
    if os.name == "posix" and real.stat().st_mode & _READ_BY_OTHERS:
        found.append(
            tr(
                ".env をほかの利用者も読めます。自分だけが読めるようにする（chmod 600 {path}）か、{keep}",
                path=path,
                keep=keep,
            )
        )
    if service := synced_by(path.absolute()) or synced_by(real):
        found.append(
            tr(
                ".env が同期フォルダー（{service}）の中にあり、外部に送られます。{keep}",
                service=service,
                keep=keep,
            )
        )
    if any((folder / ".git").exists() for folder in real.parents):
        found.append(
            tr(
                ".env が Git の作業フォルダーの中にあります。コミットしないよう .gitignore に入れるか、{keep}",
                keep=keep,
            )
        )
    return tuple(found)


class _Reading:
    """One pass over the lines."""

    def __init__(self) -> None:
        self._notices: list[str] = []
        self._values: dict[str, str] = {}
        self._lines: dict[str, int] = {}
        self._about: dict[str, str] = {}
        self._seen: Counter[str] = Counter()

    def of(self, text: str) -> EnvFile:
        """Return what the text holds."""
        for binding in parse_stream(io.StringIO(text, newline="")):
            self._take(binding, _line_of(binding))
        for name in (name for name, times in self._seen.items() if times > 1):
            told = tr("が 2 回以上あります。最後の行を使います。")
            self._about[name] = tr(
                ".env に「{name}」{told}{name_2}",
                name=name,
                told=told,
                name_2=self._about.get(name, ""),
            )
        return EnvFile(
            MappingProxyType(self._values),
            MappingProxyType(self._lines),
            notices=tuple(self._notices),
            about=MappingProxyType(self._about),
        )

    def _take(self, binding: Binding, line: int) -> None:
        if binding.error:
            self._notices.append(_unreadable(binding, line))
            return
        if binding.key is None or binding.key.startswith(_OWN_PREFIX):
            return
        if binding.value is None:
            self._notices.append(
                tr(
                    ".env の {line} 行目に「=」がないため、読んでいません。名前=値 の形にしてください。",
                    line=line,
                )
            )
            return
        try:
            name = clean_secret_name(binding.key)
        except SecretError as fault:
            self._notices.append(
                tr(
                    ".env の {line} 行目の名前は使えません。{remedy}",
                    line=line,
                    remedy=fault.remedy,
                )
            )
            return
        self._keep(name, binding.value, binding.original.string, line)

    def _keep(self, name: str, value: str, written: str, line: int) -> None:
        self._seen[name] += 1
        if not value:
            self._values.pop(name, None)
            self._notices.append(
                tr(".env の「{name}」（{line} 行目）は値が空です。", name=name, line=line)
            )
            return
        self._values[name] = value
        self._lines[name] = line
        self._about.pop(name, None)
        if doubts := "".join(_doubts(written, line)):
            self._about[name] = doubts


def _doubts(written: str, line: int) -> Iterator[str]:
    """Say where a value may be another one than the person means."""
    if _CUT.search(written):
        yield tr(
            ".env の {line} 行目は「 #」の前までを値として読みました。# も値のときは、値を ' ' で囲んでください。",
            line=line,
        )

    if _SWALLOWED.search(written.strip()):
        yield tr(
            ".env の {line} 行目からの値が、次の名前の行まで続いています。引用符の閉じ忘れを確かめてください。",
            line=line,
        )


def _unreadable(binding: Binding, line: int) -> str:
    key = _KEY.match(binding.original.string)
    if key:
        return tr(
            ".env の「{key}」（{line} 行目）は、引用符が閉じていないため読めません。",
            key=key[1],
            line=line,
        )
    return tr(
        ".env の {line} 行目は読めません。名前=値 の形にして、引用符を閉じてください。", line=line
    )


def _line_of(binding: Binding) -> int:
    """Return the line a binding begins on; the parser counts the empty lines before it as its own."""
    text = binding.original.string
    before = text[: len(text) - len(text.lstrip())]
    return binding.original.line + len(re.findall(r"\r\n|\n|\r", before))
