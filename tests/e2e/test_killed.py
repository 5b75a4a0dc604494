"""`kill -9` at any moment leaves a library that opens, with everything that was kept before."""

import asyncio
import os
import random
import signal
import threading
from pathlib import Path

import pytest

from studio.bootstrap.home_library import HomeLibrary
from studio.settings.paths import Paths
from studio.settings.settings import load_settings
from tests.e2e.conftest import CLAUSES, NAME, Kept
from tests.e2e.site import Site
from tests.e2e.tejun import Tejun, end
from tests.hostile.sample import IS_WHOLE

SEED = 20_260_401
MAKING = ("ChecklistProposed",) * (4 if IS_WHOLE else 1)
"""The library of a new home is made right after the list is shown; an ordinary run kills it once."""
WRITING = (
    ("RunStarted", "StepStarted", "RunFinished", "FlowSaved")
    if IS_WHOLE
    else ("RunFinished", "FlowSaved")
)
"""An ordinary run kills it where most is written: between the end of a run and the kept flow, and after it."""


@pytest.mark.timeout(280)
def test_a_killed_studio_leaves_a_library_that_opens(
    kept: Kept, site: Site, tmp_path: Path
) -> None:
    chance = random.Random(SEED)
    killed = 0
    for number, moment in enumerate(MAKING):
        tejun = Tejun.at(tmp_path / str(number))
        killed += kill_at(tejun, site, moment, delay_s=chance.uniform(0.0, 0.4))
        assert kept_names(tejun) == set()
    tejun = Tejun.at(tmp_path / "home")
    names: set[str] = set()
    for moment in WRITING:
        killed += kill_at(tejun, site, moment, delay_s=chance.uniform(0.0, 0.05))
        found = kept_names(tejun)
        assert names <= found
        names = found
    assert NAME in names
    assert killed >= (len(MAKING) + len(WRITING)) // 2
    assert tejun("run", NAME, "--headless").code == 0
    assert kept.cart[0] in site.cart


def kept_names(tejun: Tejun) -> set[str]:
    """Open the library and return the names in it; one that does not open fails here."""

    async def names() -> set[str]:
        paths = Paths.resolve(tejun.home)
        settings = load_settings(paths.settings_file, {"passphrase_file": tejun.passphrase_file})
        library = HomeLibrary(paths, settings)
        try:
            return {flow.name for flow in await library.summaries()}
        finally:
            await library.close()

    return asyncio.run(names())


def kill_at(tejun: Tejun, site: Site, moment: str, *, delay_s: float) -> bool:
    """Start `do --save`, kill it a little after an event; False when it had ended by itself."""
    process = tejun.start(
        "do", CLAUSES, "--url", site.shop, "--save", NAME, "--headless", "--yes", "--json"
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if f'"kind":"{moment}"' in line:
                break
        else:
            raise AssertionError(f"{moment} never came")
        threading.Event().wait(delay_s)
        is_alive = process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
    finally:
        end(process)
        process.communicate()
    return is_alive
