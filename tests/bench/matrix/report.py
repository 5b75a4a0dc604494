"""`python -m tests.bench matrix`: runs it and writes the table.

browser-use stands beside it where an environment of its own is named:
`python -m venv ENV && ENV/bin/pip install browser-use==0.13.14`, then `--rival ENV/bin/python`. Scripts run
in this environment with nothing of ours but the wheel, or in another one: `--fresh ENV/bin/python`.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from studio.browser.finder import find_browser
from tests.bench.matrix.alone import Alone, alone
from tests.bench.matrix.flows import FLOWS
from tests.bench.matrix.play import Player, Recorded, playing, verdict
from tests.bench.matrix.stage import VARIANTS, Stage, staged
from tests.e2e.site import ADDRESS
from tests.e2e.tejun import Tejun, end

WAYS: Final = ("ours", "our script", "normalize() script")
RIVAL: Final = "browser-use rerun_history"
_RIVAL_PY: Final = Path(__file__).with_name("rival.py")

Verdicts = dict[tuple[str, str, str], str]
"""By way, flow and variant."""


@dataclass(slots=True)
class Findings:
    """What a matrix came to.

    Attributes:
        unlike: In what the script ended otherwise than the studio, by flow and variant; "" in nothing.
        asked: How often a model was asked.
    """

    verdicts: Verdicts = field(default_factory=Verdicts)
    unlike: dict[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    asked: int = 0


async def run(
    stage: Stage, place: Alone, only: Sequence[str], variants: Sequence[str], ways: Sequence[str]
) -> Findings:
    """Play everything, by each of the ways."""
    found = Findings()
    async with playing(stage, place) as player:
        for journey in FLOWS:
            if only and journey.name not in only:
                continue
            recorded = await player.record(journey)
            _say(f"… {journey.name}: {' / '.join(recorded.heard)}")
            for variant in variants:
                await _play_cell(player, recorded, variant, ways, found)
        found.asked = player.asked
    return found


async def _play_cell(
    player: Player, recorded: Recorded, variant: str, ways: Sequence[str], found: Findings
) -> None:
    name = recorded.journey.name
    by_studio = await player.ours(recorded, variant)
    by_script = await player.exported(recorded, variant)
    told = [by_studio.verdict, by_script.verdict]
    if WAYS[2] in ways:
        told.append(await player.script(recorded, variant))
    found.unlike[name, variant] = unlike = by_studio.unlike(by_script)
    for way, verdict_of_it in zip(ways, told, strict=True):
        found.verdicts[way, name, variant] = verdict_of_it
    _say(f"   {variant}: {' | '.join(told)}{f' ≠ {unlike}' if unlike else ''}")


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def rival(stage: Stage, python: str, only: Sequence[str], variants: Sequence[str]) -> Verdicts:
    """Let browser-use record and replay the same flows, in a process of its own environment.

    Args:
        stage: Where the pages are.
        python: Of an environment that has browser-use.
        only: Names of flows; none = all.
        variants: Of the pages.
    """
    flows = [
        {"name": one.name, "path": one.path, "row": one.row, "oracle": one.oracle,
         "acts": [{"verb": act.verb, "css": act.css, "value": act.value} for act in one.acts]}
        for one in FLOWS if not only or one.name in only
    ]  # fmt: skip
    given = json.dumps({"flows": flows, "variants": list(variants)})
    command = [python, str(_RIVAL_PY), stage.url, str(find_browser("").path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(given)
        process.stdin.close()
        return {key: told for line in process.stdout for key, told in _rival_line(line, variants)}


def _rival_line(line: str, variants: Sequence[str]) -> list[tuple[tuple[str, str, str], str]]:
    told = json.loads(line)
    print(f"   {line.strip()}", file=sys.stderr, flush=True)
    name = told["flow"]
    if "cannot" in told:
        words = f"refused: cannot be recorded: {told['cannot']}"
        return [((RIVAL, name, variant), words) for variant in variants]
    judged = verdict(told["meant"], told["heard"], is_done=told["said_done"], why=told["why"])
    return [((RIVAL, name, told["variant"]), judged)]


def table(found: Verdicts, ways: Sequence[str] = WAYS) -> str:
    """Return right / refused / wrong by variant as Markdown, and every wrong act of ours."""
    variants = list(dict.fromkeys(variant for _, _, variant in found))
    lines = [f"| variant | {' | '.join(ways)} |", "|---|" + "---:|" * len(ways)]
    for variant in (*variants, "all"):
        cells = [_cell(found, way, variant) for way in ways]
        lines.append(f"| {variant} | {' | '.join(cells)} |")
    faults = [f"- {name}, {variant}: {told}" for (way, name, variant), told in found.items() if way == "ours" and told.startswith("wrong")]  # fmt: skip
    return "\n".join([*lines, *faults])


def parity(unlike: Mapping[tuple[str, str], str]) -> str:
    """Return how many cells studio and script ended the same way, by variant, and each that differs."""
    variants = list(dict.fromkeys(variant for _, variant in unlike))
    lines = ["| studio = script | cells | same | different |", "|---|---:|---:|---:|"]
    for variant in (*variants, "all"):
        cells = [told for (_, at), told in unlike.items() if variant in (at, "all")]
        same = cells.count("")
        lines.append(f"| {variant} | {len(cells)} | {same} | {len(cells) - same} |")
    faults = [f"- {name}, {variant}: {told}" for (name, variant), told in unlike.items() if told]
    return "\n".join([*lines, *faults])


def _cell(found: Verdicts, way: str, variant: str) -> str:
    counts = Counter(
        told.partition(":")[0]
        for (by, _, at), told in found.items()
        if by == way and variant in (at, "all")
    )
    words = f"{counts['right']} / {counts['refused']} / {counts['wrong']}"
    return f"**{words}**" if counts["wrong"] else words


@contextmanager
def practice() -> Generator[str]:
    """Serve the practice site in a process of its own; gives its address."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        process = Tejun.at(Path(folder) / "practice").start("practice")
        try:
            assert process.stderr is not None
            address = ADDRESS.search(process.stderr.readline())
            assert address is not None
            yield address[0]
        finally:
            end(process)
            for pipe in (process.stdout, process.stderr):
                if pipe:
                    pipe.close()


def matrix(
    only: Sequence[str] = (),
    variants: Sequence[str] = VARIANTS,
    python: str = "",
    fresh: str = "",
    *,
    is_parity: bool = False,
) -> str:
    """Return the report: right / refused / wrong, and where the script ended otherwise than the studio.

    Args:
        only: Names of flows; none = all.
        variants: Of the pages.
        python: Of an environment that has browser-use; "" leaves it out.
        fresh: Of an environment for the scripts; "" = the one that runs this.
        is_parity: Only the studio and its own scripts, beside one another.
    """
    ways = WAYS[:2] if is_parity else WAYS
    with practice() as address, staged(address) as stage, alone(fresh) as place:
        found = asyncio.run(run(stage, place, only, variants, ways))
        if python:
            found.verdicts |= rival(stage, python, only, variants)
    shown = (*ways, RIVAL) if python else ways
    judged = f"right / refused / wrong\n\n{table(found.verdicts, shown)}"
    asked = f"model calls of the replays: {found.asked}"
    return f"{judged}\n\n{parity(found.unlike)}\n\n{asked}"


def main() -> None:
    """Take names of flows and variants from the command line."""
    words = argparse.ArgumentParser()
    words.add_argument("names", nargs="*")
    words.add_argument("--rival", default="")
    words.add_argument("--fresh", default="")
    words.add_argument("--parity", action="store_true")
    given = words.parse_args()
    chosen = [name for name in given.names if name not in VARIANTS]
    variants = [name for name in given.names if name in VARIANTS]
    variants = variants or VARIANTS
    print(matrix(chosen, variants, given.rival, given.fresh, is_parity=given.parity))


if __name__ == "__main__":
    main()
