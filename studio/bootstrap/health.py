"""`tejun doctor`: everything the studio needs, looked at, with what to do about it."""

import asyncio
import platform
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from studio import __version__
from studio.bootstrap.home_library import HomeLibrary
from studio.bootstrap.library_care import LibraryCare
from studio.bootstrap.options import Options
from studio.browser.finder import find_browser
from studio.domain.errors import StudioError
from studio.domain.records.doctor import DoctorLine, Health
from studio.domain.records.library_state import LibraryReport, LibraryState
from studio.settings.paths import Paths
from studio.settings.settings import EngineKind, Settings, load_settings
from studio.vault.keychain import KeychainError, OsKeychain
from studio.words import tr

_NEEDED_BYTES: Final = 500_000_000
_PROBE_TIMEOUT_S: Final = 15.0


def doctor(options: Options) -> Sequence[DoctorLine]:
    """Look at everything; a fault becomes a line and is never raised."""
    return asyncio.run(_examine(options))


async def _examine(options: Options) -> Sequence[DoctorLine]:
    lines = [_program()]
    try:
        paths = Paths.resolve(options.home).create()
        settings = load_settings(paths.settings_file)
    except StudioError as fault:
        return [*lines, _bad(tr("設定"), fault)]
    probes: tuple[Callable[[], Awaitable[DoctorLine]], ...] = (
        lambda: _browser(settings),
        _fonts,
        lambda: _keys(settings),
        lambda: _library(paths, settings),
    )
    lines += [await probe() for probe in probes]
    return [*lines, _model(settings), _disk(paths.home)]


def _program() -> DoctorLine:
    version = platform.python_version()
    message = tr(
        "手順スタジオ {version}、Python {version_2}（{system}）",
        version=__version__,
        version_2=version,
        system=platform.system(),
    )
    return DoctorLine(name=tr("プログラム"), state=Health.OK, message=message)


async def _browser(settings: Settings) -> DoctorLine:
    try:
        found = find_browser(settings.browser)
    except StudioError as fault:
        return _bad(tr("ブラウザー"), fault)
    said = await asyncio.to_thread(_output, str(found.path), "--version")
    return DoctorLine(
        name=tr("ブラウザー"),
        state=Health.OK,
        message=tr("{said}（{path}）", said=said or found.title, path=found.path),
    )


async def _fonts() -> DoctorLine:
    """Only Linux may lack a Japanese font."""
    if sys.platform != "linux":
        return DoctorLine(
            name=tr("日本語の文字"), state=Health.OK, message=tr("システムの文字を使います。")
        )
    names = await asyncio.to_thread(_output, "fc-list", ":lang=ja", "family")
    if names:
        first = names.splitlines()[0].split(",")[0]
        return DoctorLine(
            name=tr("日本語の文字"),
            state=Health.OK,
            message=tr("{first} があります。", first=first),
        )
    return DoctorLine(
        name=tr("日本語の文字"),
        state=Health.NOTICE,
        message=tr("日本語のフォントが見つかりません。文字が四角で表示されます。"),
        remedy=tr("fonts-noto-cjk などの日本語フォントを入れてください。"),
    )


async def _keys(settings: Settings) -> DoctorLine:
    if settings.passphrase_file is not None:
        return DoctorLine(
            name=tr("鍵"),
            state=Health.OK,
            message=tr("パスフレーズのファイルでライブラリを開きます。"),
        )
    try:
        backend = await OsKeychain(_PROBE_TIMEOUT_S).backend()
    except KeychainError as trouble:
        return DoctorLine(
            name=tr("鍵"),
            state=Health.NOTICE,
            message=trouble.in_words(),
            remedy=tr(
                "パスフレーズで開けます。TEJUN_PASSPHRASE_FILE にパスフレーズのファイルを指定してください。"
            ),
        )
    return DoctorLine(
        name=tr("鍵"),
        state=Health.OK,
        message=tr("OS の鍵の保管場所を使います（{backend}）。", backend=backend),
    )


async def _library(paths: Paths, settings: Settings) -> DoctorLine:
    library = HomeLibrary(paths, settings)
    try:
        report = await LibraryCare(library).state()
        count = len(await library.summaries()) if library.is_open else 0
    except StudioError as fault:
        return _bad(tr("ライブラリ"), fault)
    finally:
        await library.close()
    return _library_line(report, count, paths)


def _library_line(report: LibraryReport, count: int, paths: Paths) -> DoctorLine:
    if report.state is LibraryState.NEW:
        message = tr(
            "まだありません。最初の実行で作ります（{library_file}）。",
            library_file=paths.library_file,
        )
    elif report.state is LibraryState.READY:
        message = tr(
            "暗号化済み、手順 {count} 件（{library_file}）{care_words}",
            count=count,
            library_file=paths.library_file,
            care_words=_care_words(report),
        )
    else:
        is_bad = not report.state.is_usable
        return DoctorLine(
            name=tr("ライブラリ"),
            state=Health.BAD if is_bad else Health.NOTICE,
            message=f"{report.message}{_care_words(report)}",
            remedy=report.remedy,
        )
    if report.notices:
        return DoctorLine(
            name=tr("ライブラリ"), state=Health.NOTICE, message=message, remedy=report.notices[0]
        )
    return DoctorLine(name=tr("ライブラリ"), state=Health.OK, message=message)


def _care_words(report: LibraryReport) -> str:
    backup, check = report.last_backup, report.last_check
    made = f"{backup.made_at.astimezone():%Y-%m-%d %H:%M}" if backup else tr("まだなし")
    looked = f"{check.checked_at.astimezone():%Y-%m-%d %H:%M}" if check else tr("まだなし")
    return tr(" 最後のバックアップ：{made}、最後の点検：{looked}", made=made, looked=looked)


def _model(settings: Settings) -> DoctorLine:
    if settings.engine is EngineKind.BUILTIN:
        return DoctorLine(
            name=tr("AI モデル"),
            state=Health.OK,
            message=tr("内蔵エンジン（鍵も通信も要りません）"),
        )
    names = tr("・").join(filter(None, (settings.small_model, settings.large_model))) or tr(
        "モデル名なし"
    )
    place = settings.service_url or "OpenAI"
    if not settings.small_model:
        return DoctorLine(
            name=tr("AI モデル"),
            state=Health.BAD,
            message=tr("{place}：モデル名がありません。", place=place),
            remedy=tr("設定の「小さいモデル」か TEJUN_SMALL_MODEL にモデル名を入れてください。"),
        )
    return DoctorLine(
        name=tr("AI モデル"),
        state=Health.OK,
        message=tr("{place}：{names}", place=place, names=names),
    )


def _disk(home: Path) -> DoctorLine:
    free = shutil.disk_usage(home).free
    message = tr("空き {free:,.1f} GB（{home}）", free=free / 1000000000.0, home=home)
    if free < _NEEDED_BYTES:
        return DoctorLine(
            name=tr("ディスク"),
            state=Health.BAD,
            message=message,
            remedy=tr("500 MB 以上の空きを作ってください。"),
        )
    return DoctorLine(name=tr("ディスク"), state=Health.OK, message=message)


def _bad(name: str, fault: StudioError) -> DoctorLine:
    return DoctorLine(name=name, state=Health.BAD, message=fault.message, remedy=fault.remedy)


def _output(*command: str) -> str:
    """Return what a program prints; "" when it is not there or does not answer."""
    try:
        done = subprocess.run(  # noqa: S603 - fixed words and a path that the finder checked
            command, capture_output=True, text=True, timeout=_PROBE_TIMEOUT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
