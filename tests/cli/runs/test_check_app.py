"""`tejun check`: what is found, in lines that lead to their step; exit codes for scripts."""

import asyncio
from datetime import UTC, datetime

import pytest

from studio.domain.actions.action import Fill
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.check import CheckKind
from studio.domain.records.history import RunRecord
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.factories import durable, make_flow, make_step


def stored(house: FakeHouse, flow: Flow) -> Flow:
    house.store.is_closed = False
    return asyncio.run(house.store.save(flow))


def bad_flow() -> Flow:
    fill = make_step(Fill(target=durable("textbox", "氏名"), value="{{無い}}"))
    return make_flow(make_flow().steps[0], fill, name="壊れた手順")


def test_a_sound_flow(tejun: Tejun, house: FakeHouse) -> None:
    stored(house, make_flow())
    said = tejun("check", "本を探す")
    assert (said.code, said.out) == (0, "本を探す … 点検：問題はありません\n")
    assert "実行の記録はまだありません" in said.err


def test_problems_lead_to_their_step_and_exit_with_one(tejun: Tejun, house: FakeHouse) -> None:
    stored(house, bad_flow())
    said = tejun("check", "壊れた手順")
    assert said.code == 1
    assert "[!] 2 番目の操作：変えられる値「無い」がないため" in said.out
    assert "      → その値を足すか" in said.out
    (report,) = tejun("check", "壊れた手順", "--json").objects
    assert report["check_kind"] == "read"
    assert "MISSING_VALUE" in [finding["code"] for finding in report["findings"]]


def test_an_expired_session_needs_a_person(tejun: Tejun, house: FakeHouse) -> None:
    flow = stored(house, make_flow())
    run = RunRecord(
        run_id="r",
        flow_id=flow.id,
        name="x",
        run_kind=RunKind.REPLAY,
        status=RunStatus.NEEDS_PERSON,
        message="ログインが必要です（shop.example）。",
        started_at=datetime.now(UTC),
    )
    asyncio.run(house.store.add_run(run))
    assert tejun("check", flow.id).code == 3


def test_all_of_them_and_those_that_are_due(tejun: Tejun, house: FakeHouse) -> None:
    stored(house, make_flow())
    broken = stored(house, bad_flow())
    said = tejun("check", "--all")
    assert (said.code, said.out.count("点検：")) == (1, 2)
    assert "点検する手順はありません" in tejun("check", "--due").err
    assert "毎週点検します" in tejun("check", broken.id, "--weekly").err
    assert "点検する手順はありません" in tejun("check", "--due").err
    stored(house, broken)
    assert tejun("check", "--due").code == 1
    assert "やめました" in tejun("check", broken.id, "--no-weekly").err


def test_a_visit_is_kept_and_an_untrusted_flow_is_not_visited(
    tejun: Tejun, house: FakeHouse
) -> None:
    imported = stored(house, make_flow(name="取り込み").model_copy(update={"is_imported": True}))
    said = tejun("check", imported.id, "--visit", "--headless")
    assert said.code == 3
    assert "信頼してから" in said.err
    assert not house.browser.acts
    kinds = [kind for _, kind in house.store.reports]
    assert kinds == [CheckKind.READ]


def test_a_second_check_says_what_is_new_gone_and_since_when(
    tejun: Tejun, house: FakeHouse
) -> None:
    broken = stored(house, bad_flow())
    first = tejun("check", broken.id)
    assert "前回" not in first.out
    assert "から）" not in first.out
    again = tejun("check", broken.id)
    assert "から変わりはありません" in again.out
    assert "がないため、入力できません。（今日" in again.out
    empty = make_step(Fill(target=durable("textbox", "住所"), value="{{空}}"))
    stored(house, make_flow(broken.steps[0], empty).model_copy(update={"id": broken.id}))
    changed = tejun("check", broken.id)
    assert "から：新しい問題 1 件・なくなった問題 1 件" in changed.out
    assert "[!] 新しい：2 番目の操作：変えられる値「空」がない" in changed.out
    assert "  ・ なくなった：変えられる値「無い」がない" in changed.out


def test_the_alert_leads_to_a_look_at_todays_pages(tejun: Tejun, house: FakeHouse) -> None:
    flow = stored(house, make_flow())
    for number in range(4):
        run = RunRecord(
            run_id=f"r{number}",
            flow_id=flow.id,
            name=flow.name,
            run_kind=RunKind.REPLAY,
            status=RunStatus.FAILED,
            started_at=datetime.now(UTC),
        )
        asyncio.run(house.store.add_run(run))
    said = tejun("check", "--all").err
    assert "失敗が増えています：本を探す（直近 4 回のうち 4 回失敗（100%））" in said
    assert "→ tejun check 本を探す --visit" in said


@pytest.mark.parametrize("words", [[], ["x", "--all"], ["--all", "--due"], ["--all", "--weekly"]])
def test_one_thing_at_a_time(tejun: Tejun, words: list[str]) -> None:
    assert tejun("check", *words).code == 2


def test_help_is_japanese(tejun: Tejun) -> None:
    said = tejun("check", "--help").out
    assert "使い方：" in said
    assert "Usage" not in said
