"""手順書 and 実行の報告 as files, for both faces: what the engine tells, as the formats of `documents` write it."""

import asyncio
from pathlib import Path
from typing import Final

from studio.documents.formats import PAPER_FILES
from studio.domain.errors import ExportError
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.document import Paper
from studio.domain.records.file_names import safe_file_name
from studio.domain.records.history import RunRecord
from studio.engine.documenting.gathering import gathered_flow, gathered_run
from studio.engine.memory import History, Memory
from studio.engine.variables.variable_values import VariableValues
from studio.engine.whole_file import write_bytes
from studio.words import tr

_NAMELESS: Final = tr("手順")


async def write_flow_paper(
    memory: Memory, variables: VariableValues, flow: Flow, path: Path, *, replaces: bool = False
) -> Path:
    """Write the 手順書 of a flow, whole or not at all; the audit knows of it.

    Args:
        memory: The library.
        variables: Tell what today's values are.
        flow: From the library.
        path: Ends in .html or .xlsx.
        replaces: A file of this name may go.

    Raises:
        ExportError: UNKNOWN_FORMAT, FILE_EXISTS, CANNOT_WRITE.
        LibraryError: The library cannot be read, or the audit not written; nothing was written then.
    """
    _check(path, replaces=replaces)
    today = {one.name: variables.preview(one, one.value).text for one in flow.variables}
    paper = await gathered_flow(memory, flow, today)
    facts = (("flow_id", flow.id), ("format", f"paper{path.suffix.lower()}"))
    await memory.note(AuditNote(action=AuditAction.FLOW_EXPORTED, subject=flow.name, details=facts))
    return await _write(paper, path)


async def write_run_paper(
    memory: History, run_id: str, path: Path, *, replaces: bool = False
) -> Path:
    """Write the report of a run, whole or not at all.

    Args:
        memory: The library.
        run_id: Of a finished run.
        path: Ends in .html or .xlsx.
        replaces: A file of this name may go.

    Raises:
        ExportError: UNKNOWN_FORMAT, FILE_EXISTS, CANNOT_WRITE.
        LibraryError: RUN_NOT_FOUND, or the library cannot be read.
    """
    _check(path, replaces=replaces)
    return await _write(await gathered_run(memory, run_id), path)


def flow_paper_name(flow: Flow, suffix: str) -> str:
    """Return what to call the 手順書 of a flow: 「請求書の確認 手順書.html」."""
    return safe_file_name(
        tr(
            "{safe_file_name} 手順書{suffix}",
            safe_file_name=safe_file_name(flow.name, _NAMELESS),
            suffix=suffix,
        ),
        _NAMELESS,
    )


def run_paper_name(record: RunRecord, suffix: str) -> str:
    """Return what to call the report of a run: 「請求書の確認 報告 2026-11-27.html」."""
    day = f"{record.started_at.astimezone():%Y-%m-%d}"
    name = safe_file_name(record.name, _NAMELESS)
    return safe_file_name(
        tr("{name} 報告 {day}{suffix}", name=name, day=day, suffix=suffix), _NAMELESS
    )


def _check(path: Path, *, replaces: bool) -> None:
    if path.suffix.lower() not in PAPER_FILES:
        raise ExportError(
            "UNKNOWN_FORMAT",
            tr("「{suffix}」の形では保存できません。", suffix=path.suffix or path.name),
            tr(
                "ファイル名の最後を {paper_files} にしてください。",
                paper_files=tr(" か ").join(PAPER_FILES),
            ),
        )
    if path.is_dir() or (path.exists() and not replaces):
        raise ExportError(
            "FILE_EXISTS",
            tr("同じ名前のファイルかフォルダーがあります：{path}", path=path),
            tr(
                "別の名前にするか、前のファイルを別の場所に移してください。前のファイルはそのままです。"
            ),
        )


async def _write(paper: Paper, path: Path) -> Path:
    written = PAPER_FILES[path.suffix.lower()]
    await asyncio.to_thread(lambda: write_bytes(path, written.data(paper)))
    return path
