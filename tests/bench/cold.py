"""`python -m tests.bench cold`: a job from nothing, in three processes: `tejun run`, its exported script, and by hand.

Each starts Python, its imports and a browser of its own; ours open the library, hold the border and keep
journal and history too.
"""

import asyncio
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Final

from studio.domain.flows.flow import Flow
from tests.bench.figures import Comparison, compare
from tests.bench.matrix.alone import Alone
from tests.e2e.site import Site
from tests.e2e.tejun import Tejun, own_environment

SCRIPT_GOAL: Final = 1.15
RUN_GOAL: Final = 1.5
TIMEOUT_S: Final = 180
BY_HAND: Final = """
import asyncio, sys
from pathlib import Path
from tests.bench import by_hand

async def main(profile: str, url: str) -> None:
    async with by_hand.opened(Path(profile)) as context:
        await by_hand.claim(context.pages[0], url)

asyncio.run(main(*sys.argv[1:]))
"""


async def cold(alone: Alone, tejun: Tejun, site: Site, flow: Flow, runs: int) -> list[Comparison]:
    """Send the claim by each of the three; the script stands beside both others.

    Args:
        alone: Where exported scripts run.
        tejun: The program, with the flow in its library.
        site: The practice site.
        flow: The claim, as it was kept.
        runs: Pairs of each comparison.
    """
    script = alone.export(flow)
    profile, url = str(alone.folder / "hand"), site.url + "expense/"
    library = {"TEJUN_PASSPHRASE_FILE": str(tejun.passphrase_file)}
    runtime = {"PYTHONPATH": str(alone.runtime)}

    async def exported() -> float:
        return await _timed(site, runtime, str(script), "--yes", "--headless")

    async def by_hand() -> float:
        return await _timed(site, {}, "-c", BY_HAND, profile, url)

    async def run() -> float:
        words = ("run", flow.name, "--headless", "--yes")
        return await _timed(site, library, "-m", "studio", "--home", str(tejun.home), *words)

    first = await compare("exported script", ("script", exported), ("by hand", by_hand), runs)
    second = await compare("tejun run", ("tejun run", run), ("script", exported), runs)
    return [
        Comparison(first.title, first.studio, first.limit, SCRIPT_GOAL),
        Comparison(second.title, second.studio, second.limit, RUN_GOAL),
    ]


async def _timed(site: Site, environment: Mapping[str, str], *words: str) -> float:
    """Return the milliseconds of one process of Python, which sends the claim once."""
    site.reset()
    given = {name: value for name, value in own_environment().items() if name != UNCOMPILED}
    started = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *words,
        env={**given, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    async with asyncio.timeout(TIMEOUT_S):
        said, _ = await process.communicate()
    elapsed_ms = (time.perf_counter() - started) * 1000
    assert process.returncode == 0, said.decode(errors="replace")
    assert len(site.record["expenses"]) == 1, site.record
    return elapsed_ms


UNCOMPILED: Final = "PYTHONDONTWRITEBYTECODE"
"""What an installed program never has: each start would compile everything anew."""
