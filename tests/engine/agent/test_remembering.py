from dataclasses import replace
from datetime import UTC, datetime

from studio.domain.errors import LibraryError
from studio.domain.events import RunKind, RunStatus
from studio.domain.history import RunRecord, RunStep
from studio.domain.outcome import OutcomeStatus
from studio.engine.agent.remembering import PastTroubles
from tests.factories import make_context
from tests.fakes import FakeBrowser
from tests.memory_library import MemoryLibrary

PAGE = "https://shop.test/cart"


class Unreadable(MemoryLibrary):
    """A library that cannot be read."""

    async def patterns(self, site: str = "", limit: int = 100) -> tuple[()]:
        raise LibraryError("LIBRARY_FAILED", "読めません。")


async def library_with(*failures: tuple[str, str, str]) -> MemoryLibrary:
    library = MemoryLibrary()
    steps = [
        RunStep(
            number=n,
            words="押す",
            status=OutcomeStatus.FAILED,
            code=code,
            site=site,
            element=element,
        )
        for n, (site, code, element) in enumerate(failures, 1)
    ]
    record = RunRecord(
        run_id="r",
        name="買う",
        run_kind=RunKind.AGENT,
        status=RunStatus.FAILED,
        started_at=datetime.now(UTC),
    )
    await library.add_run(record, steps)
    return library


def troubles(library: MemoryLibrary | None) -> PastTroubles:
    return PastTroubles(replace(make_context(FakeBrowser())[0], history=library))


async def test_the_most_frequent_failures_of_the_site_are_told_once() -> None:
    covered = ("shop.test", "TARGET_COVERED", "button 注文")
    library = await library_with(covered, covered, ("other.test", "NO_ROWS", "row 買う"))
    past = troubles(library)
    assert await past.line_for(PAGE, is_stuck=False) == "button 注文: TARGET_COVERED ×2"
    assert await past.line_for(PAGE, is_stuck=False) == ""
    assert await past.line_for(PAGE, is_stuck=True) == "button 注文: TARGET_COVERED ×2"


async def test_what_no_model_can_mend_is_not_told() -> None:
    library = await library_with(
        ("shop.test", "SITE_DOWN", "button 注文"), ("shop.test", "NOT_APPROVED", "button 注文")
    )
    assert await troubles(library).line_for(PAGE, is_stuck=True) == ""


async def test_nothing_is_known_without_a_library_or_a_page() -> None:
    assert await troubles(None).line_for(PAGE, is_stuck=True) == ""
    assert await troubles(Unreadable()).line_for(PAGE, is_stuck=True) == ""
    assert await troubles(MemoryLibrary()).line_for("about:blank", is_stuck=True) == ""
