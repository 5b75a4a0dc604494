"""A run that worked is kept, or becomes the second example of a flow."""

import pytest

from studio.domain.errors import DecisionError, LibraryError
from studio.domain.events.events import FlowSaved, RunStatus
from studio.domain.flows.flow import Flow
from studio.engine.runs.reports import RunReport
from tests.factories import SHOP, Bench, make_bench, make_checklist
from tests.fakes import Answer, click, fill


def searching(words: str) -> tuple[Answer, ...]:
    return fill("商品検索", words, done=False), click("検索")


async def searched(bench: Bench, words: str) -> RunReport:
    return await bench.workbench.run(make_checklist(f"「{words}」を検索する", instruction=""))


async def kept() -> tuple[Bench, Flow, RunReport]:
    """Keep a search, and search for something else."""
    bench = make_bench(*searching("Python"), *searching("Rust"))
    flow = await bench.workbench.save(await searched(bench, "Python"), "検索")
    return bench, flow, await searched(bench, "Rust")


async def test_a_second_run_with_another_value_makes_it_a_variable() -> None:
    bench, flow, second = await kept()
    learnt = await bench.workbench.add_example(flow, second)
    assert [(one.name, one.value) for one in learnt.variables] == [
        ("url", SHOP), ("検索語", "Python")
    ]  # fmt: skip
    assert (learnt.id, learnt.version) == (flow.id, 2)
    assert bench.journal.of(FlowSaved)[-1].version == 2
    report = await bench.workbench.replay(learnt, {"検索語": "Go"})
    assert report.finished.status is RunStatus.DONE
    assert "「商品検索」に「Go」を入力" in (one.in_words() for one in bench.browser.performed)


async def test_an_example_that_nobody_saw_work_teaches_nothing() -> None:
    bench, flow, second = await kept()
    unsure = second.finished.model_copy(update={"status": RunStatus.UNVERIFIED})
    report = second.model_copy(update={"finished": unsure})
    with pytest.raises(DecisionError) as refused:
        await bench.workbench.add_example(flow, report)
    assert refused.value.code == "NOT_SEEN_DONE"
    learnt = await bench.workbench.add_example(flow, report, is_seen_done=True)
    assert learnt.version == 2


async def test_a_flow_that_somebody_changed_meanwhile_is_not_written_over() -> None:
    bench, flow, second = await kept()
    await bench.library.save(flow)
    with pytest.raises(LibraryError):
        await bench.workbench.add_example(flow, second)
