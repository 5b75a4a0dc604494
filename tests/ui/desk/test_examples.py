"""別の値でもう一度: from the card of a kept flow to what a second run has taught it."""

from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from studio.domain.actions.action import Click, Fill
from studio.domain.runs.decision import Decision, DecisionRequest
from tests.ui.conftest import Stage, on_qt, planned, until
from tests.ui.fakes import SEARCH, target


def search_for_rust(request: DecisionRequest) -> Decision:
    """Search for something else."""
    return Decision(
        actions=(
            Fill(target=target(request, "searchbox", "商品検索"), value="Rust"),
            Click(target=target(request, "button", "検索")),
        ),
        confidence=0.9,
        step_done=True,
        epoch=request.observation.epoch,
    )


async def ran(stage: Stage) -> None:
    """Make a list, and carry it out."""
    await planned(stage)
    stage.window.commands["run"].trigger()
    await until(lambda: stage.find(QPushButton, "save_button").isVisible())
    await until(lambda: not stage.window.tasks.names)


async def kept_and_done_again(stage: Stage) -> None:
    """Keep a run, and do its work again with another value."""
    await ran(stage)
    stage.find(QLineEdit, "save_name").setText("本をカートへ")
    stage.find(QPushButton, "save_button").click()
    again = stage.find(QPushButton, "save_again")
    await until(again.isVisible)
    again.click()
    assert stage.window.create_page.examples.flow_name == "本をカートへ"
    assert "「本をカートへ」に合わせられます" in stage.find(QLabel, "save_told").text()
    stage.bench.model.answers[SEARCH] = search_for_rust
    await ran(stage)


@on_qt
async def test_a_second_run_with_another_value_is_an_example_of_the_kept_flow(
    stage: Stage,
) -> None:
    await kept_and_done_again(stage)
    assert "「本をカートへ」の例にしますか？" in stage.find(QLabel, "save_example_words").text()
    stage.find(QPushButton, "save_example").click()
    await until(lambda: "に合わせました" in stage.find(QLabel, "save_words").text())
    told = stage.find(QLabel, "save_told").text()
    assert told == "別の値でも、手順は同じでした。手順はそのままです。"
    assert len(stage.bench.store.flows) == 1
    assert stage.window.create_page.examples.flow_name == ""


@on_qt
async def test_a_run_that_is_put_away_is_no_example(stage: Stage) -> None:
    await kept_and_done_again(stage)
    stage.find(QPushButton, "save_later").click()
    assert stage.window.create_page.examples.flow_name == ""
    assert [flow.version for flow in stage.bench.store.flows.values()] == [1]
    await ran(stage)
    assert not stage.find(QPushButton, "save_example").isVisible()
