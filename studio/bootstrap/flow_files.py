"""`.tejun` files for both faces: the zip of `library`, the seal of `vault`, the trust of `engine`."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from studio.domain.errors import ExportError, FlowFormatError, LibraryError
from studio.domain.flows.flow import Flow
from studio.domain.flows.imported import ImportedFlows
from studio.domain.records.audit import AuditAnchor
from studio.domain.records.file_names import safe_file_name
from studio.domain.records.history import FlowSummary
from studio.engine.flow_editing.flow_trust import look_inside, portable
from studio.engine.whole_file import PRIVATE, write_bytes
from studio.library.flow_file import MAX_FILE_BYTES, pack, unpack
from studio.library.foreign_flow import read_foreign_flow, too_large
from studio.vault.sealed_file import (
    SealedFileError,
    SealedTrouble,
    is_sealed,
    open_file,
    seal_file,
)
from studio.words import tr

SUFFIX: Final = ".tejun"
PASSPHRASE_NEEDED: Final = "FLOW_FILE_SEALED"  # noqa: S105 - a fault's code
"""Code of the fault of a file that is sealed, when no passphrase was given."""
PASSPHRASE_WRONG: Final = "FLOW_FILE_PASSPHRASE"  # noqa: S105 - a fault's code
MIN_PASSPHRASE: Final = 8
_SEAL_BYTES: Final = 2_000
_NAMELESS: Final = tr("手順")
_KEPT_NOTHING: Final = tr("何も取り込んでいません。")
_TROUBLES: Final = {
    SealedTrouble.WRONG_PASSPHRASE: (
        PASSPHRASE_WRONG,
        tr("このファイルのパスフレーズが違います。"),
        tr("書き出した人に確かめて、もう一度入力してください（全角と半角の違いはかまいません）。"),
    ),
    SealedTrouble.CUT: (
        "FLOW_FILE_CUT",
        tr("このファイルは途中で切れています。"),
        tr(
            "もう一度コピーするか、受け取り直してください。{kept_nothing}",
            kept_nothing=_KEPT_NOTHING,
        ),
    ),
    SealedTrouble.CHANGED: (
        "FLOW_FILE_CHANGED",
        tr("このファイルは、封をしたあとに中身が変わっています。"),
        tr("もう一度受け取り直してください。{kept_nothing}", kept_nothing=_KEPT_NOTHING),
    ),
    SealedTrouble.NEWER: (
        "FLOW_FILE_NEWER",
        tr("このファイルを取り込むには、新しい版の手順スタジオが必要です。"),
        tr(
            "手順スタジオを更新してから取り込んでください。{kept_nothing}",
            kept_nothing=_KEPT_NOTHING,
        ),
    ),
}


async def write_flow_file(
    flows: Sequence[Flow], path: Path, passphrase: str = "", audit: AuditAnchor | None = None
) -> Path:
    """Write flows to a file for somebody else, whole or not at all, readable for this account only.

    Args:
        flows: From the library; what is secret in them is left out.
        path: Where to; an older file is replaced.
        passphrase: Seals the file; "" leaves it plain.
        audit: The end of the audit log, to travel along.

    Raises:
        ExportError: NO_FLOWS, FLOW_NOT_PORTABLE, PASSPHRASE_SHORT, CANNOT_WRITE.
    """
    if passphrase and len(passphrase) < MIN_PASSPHRASE:
        raise ExportError(
            "PASSPHRASE_SHORT",
            tr("パスフレーズが短すぎます。"),
            tr("{passphrase} 文字以上にしてください。", passphrase=MIN_PASSPHRASE),
        )
    await asyncio.to_thread(_write, tuple(flows), path, passphrase, audit)
    return path


async def read_flow_file(
    path: Path, passphrase: str = "", known: Sequence[FlowSummary] = ()
) -> ImportedFlows:
    """Return what is inside of a file. Nothing is kept and nothing is run.

    A `.tejun` file, plain or sealed, or the JSON of one flow. To keep a flow, save its `flow`.

    Args:
        path: A stranger's file.
        passphrase: Of a sealed one.
        known: The library's cards, to tell flows that are there already.

    Raises:
        LibraryError: FLOW_FILE_UNREADABLE.
        FlowFormatError: `PASSPHRASE_NEEDED`, `PASSPHRASE_WRONG`, or what is wrong with the file.
    """
    return await asyncio.to_thread(_read, path, passphrase, tuple(known))


def flow_file_name(flows: Sequence[Flow]) -> str:
    """Return what to call a file of these flows: 「請求書の確認.tejun」, 「請求書の確認 ほか 2 件.tejun」."""
    first = flows[0].name if flows else ""
    more = tr(" ほか {count} 件", count=len(flows) - 1) if len(flows) > 1 else ""
    return safe_file_name(f"{safe_file_name(first, _NAMELESS)}{more}{SUFFIX}", _NAMELESS)


def _write(flows: tuple[Flow, ...], path: Path, passphrase: str, audit: AuditAnchor | None) -> None:
    content = pack([portable(flow) for flow in flows], audit)
    write_bytes(path, seal_file(content, passphrase) if passphrase else content, PRIVATE)


def _read(path: Path, passphrase: str, known: tuple[FlowSummary, ...]) -> ImportedFlows:
    content = _content(path)
    was_sealed = is_sealed(content)
    if was_sealed:
        content = _opened(content, passphrase)
    if _is_json(content):
        flow = read_foreign_flow(content)
        return ImportedFlows(flows=(look_inside(flow, known),), is_sealed=was_sealed)
    package = unpack(content)
    return ImportedFlows(
        flows=tuple(look_inside(flow, known) for flow in package.flows),
        made_by=package.manifest.made_by,
        made_at=package.manifest.made_at,
        is_sealed=was_sealed,
    )


def _content(path: Path) -> bytes:
    limit = MAX_FILE_BYTES + _SEAL_BYTES
    try:
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except (OSError, ValueError) as exc:
        raise LibraryError(
            "FLOW_FILE_UNREADABLE",
            tr("ファイルを開けません：{path}", path=path),
            tr("ファイルがあるか、読み取りの権限があるかを確かめてください。"),
            detail=type(exc).__name__,
        ) from exc
    if len(content) > limit:
        raise too_large(f"{MAX_FILE_BYTES // 1_000_000} MB")
    return content


def _is_json(content: bytes) -> bool:
    """Say whether a file is the text of one flow, in whatever encoding."""
    return content[:64].removeprefix(b"\xef\xbb\xbf").strip(b"\xff\xfe\0 \t\r\n")[:1] == b"{"


def _opened(content: bytes, passphrase: str) -> bytes:
    if not passphrase:
        raise FlowFormatError(
            PASSPHRASE_NEEDED,
            tr("このファイルは、パスフレーズで封をされています。"),
            tr("書き出した人が決めたパスフレーズを入力してください。"),
        )
    try:
        return open_file(content, passphrase)
    except SealedFileError as exc:
        code, message, remedy = _TROUBLES.get(exc.trouble, _TROUBLES[SealedTrouble.CHANGED])
        raise FlowFormatError(code, message, remedy, detail=exc.trouble) from exc
