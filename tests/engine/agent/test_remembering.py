from dataclasses import replace
from datetime import UTC, datetime

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.errors import LibraryError
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.page.observation import Observation
from studio.domain.records.history import RunRecord, RunStep
from studio.engine.agent.remembering import PastTroubles
from tests.factories import make_context, make_observation, node
from tests.fakes import FakeBrowser
from tests.memory_library import MemoryLibrary

PRESS = RunStep(
    number=1,
    item="注文する",
    words="「注文」をクリック",
    status=OutcomeStatus.FAILED,
    code="TARGET_COVERED",
    site="shop.test",
    page="/orders/*/edit",
    element="button 注文",
    verb="click",
)
LINE = "button 注文: TARGET_COVERED ×2"


class Unreadable(MemoryLibrary):
    """A library that cannot be read."""

    async def patterns(self, site: str = "", limit: int = 100) -> tuple[()]:
        raise LibraryError("LIBRARY_FAILED", "読めません。")


def page(name: str = "注文", url: str = "https://shop.test/orders/77/edit") -> Observation:
    return make_observation(node("button", name), url=url)


def step(number: int, **fields: object) -> RunStep:
    return PRESS.model_copy(update={"number": number} | fields)


WORKED = {"status": OutcomeStatus.OK, "code": ""}


async def library_with(*runs: tuple[RunStep, ...]) -> MemoryLibrary:
    library = MemoryLibrary()
    for number, steps in enumerate(runs):
        record = RunRecord(
            run_id=str(number),
            name="買う",
            run_kind=RunKind.AGENT,
            status=RunStatus.FAILED,
            started_at=datetime.now(UTC),
        )
        await library.add_run(record, steps)
    return library


def troubles(library: MemoryLibrary | None) -> PastTroubles:
    return PastTroubles(replace(make_context(FakeBrowser())[0], history=library))


async def test_a_lesson_is_told_once_where_its_element_stands() -> None:
    past = troubles(await library_with((step(1), step(2))))
    assert await past.line_for(page("取消")) == ""
    assert await past.line_for(page()) == LINE
    assert await past.line_for(page()) == ""


async def test_another_record_of_the_page_is_the_same_page_and_another_page_is_not() -> None:
    library = await library_with((step(1), step(2)))
    for url in (
        "https://shop.test/",
        "https://shop.test/orders",
        "https://other.test/orders/7/edit",
    ):
        assert await troubles(library).line_for(page(url=url)) == ""
    assert await troubles(library).line_for(page(url="https://shop.test/orders/8/edit")) == LINE


async def test_another_way_that_worked_on_the_same_element_is_told_without_its_value() -> None:
    typed = step(2, verb="type_text", words="「注文」に「2026-11-30」を入力", **WORKED)
    library = await library_with((step(1), typed))
    line = await troubles(library).line_for(page())
    assert line == "button 注文: TARGET_COVERED ×1 → worked: type_text"


async def test_what_worked_on_another_element_or_for_another_item_helped_nothing() -> None:
    other = step(2, element="textbox 請求日", verb="type_text", **WORKED)
    later = step(3, item="別の項目", verb="type_text", **WORKED)
    library = await library_with((step(1), other, later))
    assert [pattern.way for pattern in await library.patterns()] == [""]
    assert await troubles(library).line_for(page()) == ""


async def test_the_same_act_that_worked_later_and_the_next_success_leave_no_lesson() -> None:
    assert await (await library_with((step(1), step(2, **WORKED)))).patterns() == ()
    assert await (await library_with((step(1), step(2)), (step(1, **WORKED),))).patterns() == ()


async def test_a_replays_own_mistakes_teach_nothing() -> None:
    library = await library_with((step(1, page=""), step(2, page="")))
    assert len(await library.patterns()) == 1
    assert await troubles(library).line_for(page()) == ""


async def test_what_no_model_can_mend_and_a_value_that_did_not_fit_are_not_told() -> None:
    for code in ("SITE_DOWN", "NOT_APPROVED", "ROW_DOES_NOT_FIT"):
        library = await library_with((step(1, code=code), step(2, code=code)))
        assert await troubles(library).line_for(page()) == ""


async def test_nothing_is_known_without_a_library_or_a_page() -> None:
    assert await troubles(None).line_for(page()) == ""
    assert await troubles(Unreadable()).line_for(page()) == ""
    assert await troubles(MemoryLibrary()).line_for(page(url="about:blank")) == ""
