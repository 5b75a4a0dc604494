"""`tejun notes …`: AI への注意書き, for all, for a site, or for one flow: seen, written and taken away."""

from typing import Annotated

import typer

from studio.cli.terminal.call import studio_commands
from studio.cli.terminal.console import Console
from studio.cli.terminal.usage import command_group
from studio.domain.errors import InstructionError
from studio.domain.flows.ai_note import AiNote, NoteScope, site_of_note
from studio.engine.flow_editing.expectations import set_ai_note
from studio.engine.flow_editing.history import FlowEdits
from studio.engine.flow_editing.saving import save_edits
from studio.engine.workbench import Workbench

app = command_group()
_command = studio_commands(app, lambda studio: studio.workbench)

Site = Annotated[
    str, typer.Option("--site", metavar="URL", help="このサイトだけ（例：keiri.example.co.jp）")
]
OfFlow = Annotated[str, typer.Option("--flow", metavar="手順", help="この手順だけ")]
Words = Annotated[str, typer.Argument(metavar="文", help="AI に伝えること（200 文字まで）")]


@_command("list", "AI への注意書きの一覧（--flow：その手順のもの）")
async def show_notes(workbench: Workbench, console: Console, flow: OfFlow = "") -> int:
    """Show the notes for all and for sites, or that of a flow."""
    notes = (await _of_flow(workbench, flow),) if flow else await workbench.notes.all()
    notes = tuple(note for note in notes if note.text)
    for note in notes:
        console.result(note, [f"{note.place}：{note.in_one_line}"])
    if not notes:
        console.note("AI への注意書きはありません。tejun notes set 文 で書けます。")
    elif not flow:
        console.note("手順だけの注意書きは tejun notes list --flow 手順 で見られます。")
    return 0


@_command("set", "AI への注意書きを書く（前のものと置きかえます）")
async def set_note(
    workbench: Workbench, console: Console, words: Words, site: Site = "", flow: OfFlow = ""
) -> int:
    """Keep what is said for a place.

    Raises:
        InstructionError: NOTE_EMPTY, NOTE_TOO_LONG, NOTE_SITE_BAD, PASSWORD_IN_WORDS.
    """
    if not words.strip():
        raise InstructionError(
            "NOTE_EMPTY",
            "注意書きが空です。",
            "伝えることを書いてください。消すときは tejun notes remove を使います。",
        )
    note = await _kept(workbench, words, site, flow)
    console.result(note, [f"{note.place}：{note.in_one_line}"])
    return 0


@_command("remove", "AI への注意書きを消す")
async def remove_note(
    workbench: Workbench, console: Console, site: Site = "", flow: OfFlow = ""
) -> int:
    """Take the note of a place away.

    Raises:
        InstructionError: NOTE_NOT_FOUND, NOTE_SITE_BAD.
    """
    where, notes = _where(site, flow), await workbench.notes.all()
    is_there = any(note.where == where for note in notes)
    if flow:
        is_there = bool((await _of_flow(workbench, flow)).text)
    if not is_there:
        raise InstructionError(
            "NOTE_NOT_FOUND",
            "その注意書きはありません。",
            "書かれているものは tejun notes list で確かめられます。",
        )
    note = await _kept(workbench, "", site, flow)
    console.note(f"{note.place}の注意書きを消しました。")
    return 0


async def _kept(workbench: Workbench, words: str, site: str, flow: str) -> AiNote:
    """Keep words for all, for a site, or as a new version of a flow."""
    where = _where(site, flow)
    if not flow:
        return await workbench.notes.keep(where, words)
    edits = FlowEdits.of(await workbench.flow(flow))
    changed = edits.push(set_ai_note(edits.flow, words))
    await save_edits(workbench.memory, workbench.bus, changed)
    return await _of_flow(workbench, edits.flow.id)


async def _of_flow(workbench: Workbench, flow: str) -> AiNote:
    found = await workbench.flow(flow)
    return AiNote(scope=NoteScope.FLOW, where=found.id, text=found.ai_note)


def _where(site: str, flow: str) -> str:
    if site and flow:
        raise typer.BadParameter("--flow と一緒には使えません", param_hint="--site")
    return site_of_note(site) if site else ""
