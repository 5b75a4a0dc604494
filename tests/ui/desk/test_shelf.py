"""Labels, pins and ごみ箱 stand in the library beside the flows."""

from datetime import UTC, datetime, timedelta

from studio.ui.desk.shelf import TRASH_DAYS, Marks, MarkShelf
from tests.ui.conftest import on_qt
from tests.ui.fakes import make_bench
from tests.ui.library.test_library_model import make_summary
from tests.ui.sample_flow import shop_flow

NOW = datetime(2026, 11, 24, 9, 0, tzinfo=UTC)


def test_what_is_thrown_away_is_not_shown_and_what_is_pinned_stands_first() -> None:
    marks = Marks.of(
        {
            "pin:c": "1",
            "trash:b": NOW.isoformat(),
            "label:a": "経理",
            "label:b": "捨てた",
            "pin:a": "",
            "label:c": "",
        }
    )
    flows = tuple(make_summary(flow_id=one) for one in "abc")
    assert [flow.flow_id for flow in marks.kept(flows)] == ["c", "a"]
    assert [flow.flow_id for flow in marks.thrown_away(flows)] == ["b"]
    assert [flow.flow_id for flow in marks.with_label(flows, "経理")] == ["a"]
    assert marks.with_label(flows, "") == flows
    assert marks.all_labels == ("経理",)
    assert marks.days_left("b", NOW + timedelta(days=10)) == TRASH_DAYS - 10
    assert marks.days_left("b", NOW + timedelta(minutes=1)) == TRASH_DAYS  # not 29 at once


@on_qt
async def test_a_flow_is_deleted_only_after_thirty_days() -> None:
    bench = make_bench()
    shelf = MarkShelf(bench.workbench)
    flow = await bench.store.save(shop_flow())
    await shelf.label(flow.id, "　経理　")
    await shelf.throw_away(flow.id)
    thrown = (await shelf.read()).trashed[flow.id]
    await shelf.clear_old(thrown + timedelta(days=TRASH_DAYS - 1))
    assert flow.id in bench.store.flows
    await shelf.bring_back(flow.id)
    await shelf.clear_old(thrown + timedelta(days=TRASH_DAYS + 1))
    assert flow.id in bench.store.flows
    await shelf.throw_away(flow.id)
    thrown = (await shelf.read()).trashed[flow.id]
    for days in (10, 20, TRASH_DAYS - 1):
        await shelf.clear_old(thrown + timedelta(days=days))
        assert flow.id in bench.store.flows
    await shelf.clear_old(thrown + timedelta(days=TRASH_DAYS))
    assert flow.id not in bench.store.flows
    assert await shelf.read() == Marks()


@on_qt
async def test_a_clock_that_leaps_ahead_deletes_nothing() -> None:
    bench = make_bench()
    shelf = MarkShelf(bench.workbench)
    flow = await bench.store.save(shop_flow())
    await shelf.throw_away(flow.id)
    thrown = (await shelf.read()).trashed[flow.id]
    for days in (365, 1):  # and right again
        await shelf.clear_old(thrown + timedelta(days=days))
        assert flow.id in bench.store.flows
    for days in (TRASH_DAYS * 2, TRASH_DAYS * 2 + 1):  # nobody was here for two months
        await shelf.clear_old(thrown + timedelta(days=days))
    assert flow.id not in bench.store.flows
