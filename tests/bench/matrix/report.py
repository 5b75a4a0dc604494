"""`python -m tests.bench matrix`: runs it and writes the table."""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.bench.matrix.flows import FLOWS
from tests.bench.matrix.play import playing
from tests.bench.matrix.stage import VARIANTS, Stage, staged
from tests.e2e.site import ADDRESS
from tests.e2e.tejun import Tejun, end

WAYS: Final = ("ours", "normalize() script")

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
                found["normalize() script", journey.name, variant] = await player.script(recorded, variant)  # fmt: skip
                told = " | ".join(found[way, journey.name, variant] for way in WAYS)
                print(f"   {variant}: {told}", file=sys.stderr, flush=True)
        return found, player.asked


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


def matrix(only: Sequence[str] = (), variants: Sequence[str] = VARIANTS) -> str:
    """Return the report: right / refused / wrong.

    Args:
        only: Names of flows; none = all.
        variants: Of the pages.
    """
    with practice() as address, staged(address) as stage:
        found, asked = asyncio.run(run(stage, only, variants))
    return f"right / refused / wrong\n\n{table(found)}\n\nmodel calls of the replays: {asked}"


if __name__ == "__main__":
    chosen = [word for word in sys.argv[1:] if word not in VARIANTS]
    print(matrix(chosen, [v for v in VARIANTS if v in sys.argv[1:]] or VARIANTS))
