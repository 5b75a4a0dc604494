"""手順書 and 報告 as files, where the person says; the file dialog has asked about a file that is there."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.flows.flow import Flow
from studio.engine.workbench import Workbench
from studio.ui.dialogs.ask import ask_where_to_save
from studio.words import tr

PAPER_KINDS: Final[Mapping[str, str]] = {".html": "HTML", ".xlsx": "Excel"}
"""What the files are called, by their endings."""


async def save_flow_paper(
    workbench: Workbench, page: QWidget, flow: Flow, suffix: str
) -> Path | None:
    """Ask where to, and write the 手順書 of a flow; None: the person gave up.

    Raises:
        ExportError: It cannot be written; nothing was lost.
        LibraryError: The library cannot be read.
    """
    from studio import bootstrap

    asked = await _asked(page, tr("手順書を保存"), bootstrap.flow_paper_name(flow, suffix))
    if asked is None:
        return None
    path, replaces = asked
    return await bootstrap.write_flow_paper(
        workbench.memory, workbench.variables, flow, path, replaces=replaces
    )


async def save_run_paper(
    workbench: Workbench, page: QWidget, run_id: str, suffix: str = ".html"
) -> Path | None:
    """Ask where to, and write the report of a run; None: the person gave up.

    Raises:
        ExportError: It cannot be written; nothing was lost.
        LibraryError: RUN_NOT_FOUND, or the library cannot be read.
    """
    from studio import bootstrap

    record = (await workbench.memory.run(run_id)).record
    asked = await _asked(page, tr("報告を保存"), bootstrap.run_paper_name(record, suffix))
    if asked is None:
        return None
    path, replaces = asked
    return await bootstrap.write_run_paper(workbench.memory, run_id, path, replaces=replaces)


async def _asked(page: QWidget, title: str, proposal: str) -> tuple[Path, bool] | None:
    """Ask for a file; returns it with the right ending, and whether the dialog asked about what stands there."""
    suffix = Path(proposal).suffix
    kind = f"{PAPER_KINDS[suffix]} (*{suffix})"
    path = await ask_where_to_save(page, title, proposal, kind)
    if path is None:
        return None
    if path.suffix.lower() == suffix:
        return path, True
    return path.with_name(f"{path.name}{suffix}"), False
