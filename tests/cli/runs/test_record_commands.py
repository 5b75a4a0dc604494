"""`tejun record`: steps as they come, kept at the end, and asked for where there is no screen."""

import io
import sys

import pytest

from studio.cli.lines.record_line import recorded_lines
from studio.domain.actions.action import Click, Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.events.events import ActRecorded
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.target import Target
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse

FIELD = Target(role="textbox", name="氏名")
STEP = FlowStep(item="「検索」をクリック", action=Click(target=Target(role="button", name="検索")))


@pytest.fixture(autouse=True)
def at_a_screen(monkeypatch: pytest.MonkeyPatch, house: FakeHouse) -> None:
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    house.browser.by_person = (
        RecordedAct(id="a", action=Fill(target=FIELD, value="山"), page_url="http://127.0.0.1:9/"),
        RecordedAct(
            id="b",
            action=Fill(target=FIELD, value="山田"),
            replaces="a",
            page_url="http://127.0.0.1:9/",
        ),
        RecordedAct(id="c", action=STEP.action, page_url="http://127.0.0.1:9/"),
    )


def test_steps_are_told_and_kept(tejun: Tejun, house: FakeHouse) -> None:
    said = tejun("record", "--url", "http://127.0.0.1:9/", "--name", "検索する")
    assert said.code == 0, said.err
    assert "● 「氏名」に「山」を入力" in said.out
    assert "（訂正）「氏名」に「山田」を入力" in said.out
    assert "● 「検索」をクリック" in said.out
    assert "手順「検索する」を保存しました" in said.out
    (flow,) = house.store.flows.values()
    assert [step.item for step in flow.steps[1:]] == [
        "「氏名」に「山田」を入力",
        "「検索」をクリック",
    ]
    assert "変数にできる値があります：氏名" in said.err


def test_machines_are_told_events(tejun: Tejun) -> None:
    said = tejun("record", "--url", "http://127.0.0.1:9/", "--json")
    assert said.code == 0, said.err
    assert said.kinds.count("ActRecorded") >= 4
    assert said.kinds[-1] == "FlowSaved"


def test_without_a_screen_nobody_can_be_recorded(
    tejun: Tejun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY")
    said = tejun("record")
    assert said.code == 1
    assert "画面がない" in said.err


def test_what_was_only_seen_better_is_not_told_again() -> None:
    fact = Evidence(kind=EvidenceKind.URL, detail="/done")
    better = STEP.model_copy(update={"expects": (fact,)})
    assert recorded_lines(ActRecorded(step=better, replaced_step_id=STEP.id)) == []
    assert recorded_lines(ActRecorded(step=STEP)) == ["  ● 「検索」をクリック"]
