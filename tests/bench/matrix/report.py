"""`python -m tests.bench matrix`: runs it and writes the table.

browser-use stands beside it where an environment of its own is named:
`python -m venv ENV && ENV/bin/pip install browser-use==0.13.14`, then `--rival ENV/bin/python`.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from studio.browser.finder import find_browser
from tests.bench.matrix.flows import FLOWS
from tests.bench.matrix.play import playing, verdict
from tests.bench.matrix.stage import VARIANTS, Stage, staged
from tests.e2e.site import ADDRESS
from tests.e2e.tejun import Tejun, end

WAYS: Final = ("ours", "our script", "normalize() script")
RIVAL: Final = "browser-use rerun_history"
_RIVAL_PY: Final = Path(__file__).with_name("rival.py")

Verdicts = dict[tuple[str, str, str], str]
"""By way, flow and variant."""


async def run(stage: Stage, only: Sequence[str], variants: Sequence[str]) -> tuple[Verdicts, int]:
    """Play everything; returns the verdicts and how often a model was asked."""
    found: Verdicts = {}
    async with playing(stage) as player:
        for journey in FLOWS:
            if only and journey.name not in only:
                continue
            recorded = await player.record(journey)
            print(f"… {journey.name}: {' / '.join(recorded.heard)}", file=sys.stderr, flush=True)
            for variant in variants:
                found["ours", journey.name, variant] = await player.ours(recorded, variant)
                found["our script", journey.name, variant] = await player.exported(
                    recorded, variant
                )
                found["normalize() script", journey.name, variant] = await player.script(recorded, variant)  # fmt: skip
                told = " | ".join(found[way, journey.name, variant] for way in WAYS)
                print(f"   {variant}: {told}", file=sys.stderr, flush=True)
        return found, player.asked


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


def matrix(only: Sequence[str] = (), variants: Sequence[str] = VARIANTS, python: str = "") -> str:
    """Return the report: right / refused / wrong.

    Args:
        only: Names of flows; none = all.
        variants: Of the pages.
        python: Of an environment that has browser-use; "" leaves it out.
    """
    with practice() as address, staged(address) as stage:
        found, asked = asyncio.run(run(stage, only, variants))
        if python:
            found |= rival(stage, python, only, variants)
    ways = (*WAYS, RIVAL) if python else WAYS
    return f"right / refused / wrong\n\n{table(found, ways)}\n\nmodel calls of the replays: {asked}"


def main() -> None:
    """Take names of flows and variants from the command line."""
    words = argparse.ArgumentParser()
    words.add_argument("names", nargs="*")
    words.add_argument("--rival", default="")
    given = words.parse_args()
    chosen = [name for name in given.names if name not in VARIANTS]
    variants = [name for name in given.names if name in VARIANTS]
    print(matrix(chosen, variants or VARIANTS, given.rival))


if __name__ == "__main__":
    main()
