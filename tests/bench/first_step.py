"""`python -m tests.bench first_step`: our own time in a step of a first run: everything but model and page."""

import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from typing import Any, Final

from studio.browser.chromium import ChromiumBrowser
from studio.domain.events.events import ActionPerformed, Event
from studio.engine.workbench import Workbench
from studio.llm.client import OpenAIModel
from tests.bench.figures import Comparison, Figures
from tests.bench.first_runs import CLAIM
from tests.bench.replay import first_run
from tests.e2e.site import Site

GOAL_MS: Final = 150.0
_MODEL: Final = ("plan", "decide", "verify")
_PAGE: Final = (
    "observe",
    "perform",
    "expect",
    "locate",
    "thumbnail",
    "login_form",
    "marked_picture",
)


async def first_step(bench: Workbench, site: Site, runs: int) -> list[Comparison]:
    """Do the claim with a model again and again; the ratio is to the milliseconds that a step may take."""
    own: list[float] = []
    for number in range(runs + 1):
        site.reset()
        spans: list[tuple[float, float]] = []
        acts: list[Event] = []
        unfollow = bench.bus.subscribe(
            lambda event, acts=acts: (
                acts.append(event) if isinstance(event, ActionPerformed) else None
            )
        )
        started = time.perf_counter()
        with _timed(OpenAIModel, _MODEL, spans), _timed(ChromiumBrowser, _PAGE, spans):
            await first_run(bench, f"経費 {number}", site.url + "expense/", CLAIM)
        elapsed_ms = (time.perf_counter() - started) * 1000
        unfollow()
        own.append((elapsed_ms - _covered_ms(spans)) / len(acts))
    allowed = Figures("allowed", (GOAL_MS,) * runs)
    return [
        Comparison(
            "own time a step of a first run", Figures("studio", tuple(own[1:])), allowed, 1.0
        )
    ]


@contextmanager
def _timed(
    owner: type, names: tuple[str, ...], spans: list[tuple[float, float]]
) -> Generator[None]:
    """Note when calls of these methods begin and end, while the block runs."""
    plain = {name: getattr(owner, name) for name in names}

    def noting(call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def noted(*given: Any, **named: Any) -> Any:
            started = time.perf_counter()
            try:
                return await call(*given, **named)
            finally:
                spans.append((started, time.perf_counter()))

        return noted

    for name, call in plain.items():
        setattr(owner, name, noting(call))
    try:
        yield
    finally:
        for name, call in plain.items():
            setattr(owner, name, call)


def _covered_ms(spans: list[tuple[float, float]]) -> float:
    """Return how long at least one of them lasted, in milliseconds."""
    covered, until = 0.0, 0.0
    for began, ended in sorted(spans):
        covered += max(0.0, ended - max(began, until))
        until = max(until, ended)
    return covered * 1000
