"""A secret of the vault that is really used shows itself in nothing that is told, kept, sent or logged."""

import logging
from datetime import date
from pathlib import Path

import pytest

from studio.domain.actions.action import Fill, Navigate
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.events.events import ActionFailed, RunStatus
from studio.domain.page.observation import MASK
from studio.domain.records.credential import SecretPlace
from studio.engine.ports import PlanReply
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from studio.llm import prompts
from studio.vault.credentials import Credentials
from tests.factories import durable, make_checklist, make_flow, make_step, node, text
from tests.fakes import FakeBrowser, Journal, ScriptedModel, Sites, click, fill
from tests.memory_library import MemoryLibrary
from tests.memory_secrets import MemorySecrets
from tests.vault.keychains import MemoryKeychain
from tests.vault.places import MemoryRows, credentials_over

SITE = "https://office.example/login"
HOME = "https://office.example/home"
VALUE = "hunter2-CANARY"
NAME = "{{秘密:会計}}"
ALONE = RunOptions(is_attended=False)
SENTENCE = f"パスワードに「{NAME}」を入れてログインする"


def login_site() -> FakeBrowser:
    browser = FakeBrowser(secrets=frozenset({"パスワード"}))
    browser.add(SITE, node("textbox", "パスワード"), node("button", "ログイン"))
    browser.add(HOME, text("ようこそ"), node("link", "ログアウト"))
    browser.on("click", "ログイン", lambda b: b.go(HOME))
    return browser


class House:
    """A real workbench with a vault; every place where words of a run end up can be asked for."""

    def __init__(self, vault: Credentials, rows: MemoryRows, browser: FakeBrowser) -> None:
        self.browser, self.rows, self.library = browser, rows, MemoryLibrary()
        self.model = ScriptedModel(
            (fill("パスワード", NAME, done=False), click("ログイン")), clock=browser.clock
        )
        bus = EventBus()
        self.journal = Journal(bus)
        self.workbench = Workbench(
            browser=browser,
            model=self.model,
            store=self.library,
            exporters={},
            sites=Sites({}),
            bus=bus,
            clock=browser.clock,
            credentials=vault,
        )

    def told(self) -> dict[str, str]:
        """Return everything that came out, by where it came out."""
        return {
            "events": "".join(event.model_dump_json() for event in self.journal.events),
            "prompts": "".join(
                repr(prompts.decide_prompt(request, date(2026, 11, 21)))
                for request in self.model.requests
            ),
            "requests": repr(self.model.requests) + repr(self.model.verified),
            "library": repr(vars(self.library)),
            "audit": repr(self.rows.notes) + repr(self.rows.table),
        }


@pytest.fixture
async def house(tmp_path: Path) -> House:
    rows = MemoryRows()
    vault = credentials_over(rows, tmp_path, MemoryKeychain())
    await vault.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    return House(vault, rows, login_site())


def assert_silent(house: House, caplog: pytest.LogCaptureFixture, *more: str) -> None:
    for where, words in {**house.told(), "log": caplog.text, "more": "".join(more)}.items():
        assert VALUE not in words, where
        assert VALUE[::-1] not in words, where


async def test_a_run_a_flow_and_a_replay_know_the_name_only(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    report = await house.workbench.run(make_checklist(SENTENCE, start_url=SITE))
    assert report.finished.status is RunStatus.DONE
    flow = await house.workbench.save(report, "ログイン")
    replayed = await house.workbench.replay(flow)
    assert replayed.finished.status is RunStatus.DONE
    typed = [act.value for act in house.browser.performed if act.verb == "fill"]
    assert typed == [VALUE, VALUE]
    assert NAME in flow.model_dump_json()
    assert house.workbench.secret_offers(report, flow) == ()
    assert_silent(
        house,
        caplog,
        report.model_dump_json(),
        replayed.model_dump_json(),
        flow.model_dump_json(),
    )


async def test_hands_that_quote_what_a_field_refused_are_masked(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    house.browser.refusals["fill", "パスワード"] = Outcome(
        status=OutcomeStatus.FAILED, code="VALUE_REFUSED", message=f"「{VALUE}」を入力できません。"
    )
    report = await house.workbench.run(make_checklist(SENTENCE, start_url=SITE), ALONE)
    typing = Fill(target=durable("textbox", "パスワード", "password"), value=NAME)
    flow = make_flow(make_step(Navigate(url=SITE)), make_step(typing))
    flow = flow.model_copy(update={"origins": ("https://office.example",)})
    replayed = await house.workbench.replay(flow, options=ALONE)
    refusals = [event.outcome for event in house.journal.of(ActionFailed)]
    assert {outcome.message for outcome in refusals} >= {f"「{MASK}」を入力できません。"}
    assert replayed.finished.status is RunStatus.FAILED
    assert MASK in replayed.finished.message
    assert_silent(house, caplog, report.model_dump_json(), replayed.model_dump_json())


async def test_a_sentence_that_holds_the_value_itself_is_told_by_its_name(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.workbench.run(make_checklist(SENTENCE, start_url=SITE))
    house.model.plans = (PlanReply(checklist=make_checklist("x")),)
    await house.workbench.plan(f"{VALUE} と打ってログインする")
    assert house.model.plan_requests[-1].instruction == f"{NAME} と打ってログインする"
    assert_silent(house, caplog)


async def test_a_value_of_the_vault_in_a_sentence_is_planned_by_its_name() -> None:
    """Typed for an ordinary field, it is no password to anybody but the vault."""
    secrets = MemorySecrets()
    await secrets.put("社内PW", VALUE, ("https://a.test",), SecretPlace.LIBRARY)
    model = ScriptedModel(plans=(PlanReply(checklist=make_checklist()),))
    workbench = Workbench(
        browser=FakeBrowser(),
        model=model,
        store=MemoryLibrary(),
        exporters={},
        sites=Sites({}),
        bus=EventBus(),
        credentials=secrets,
    )
    await workbench.plan(f"メモに「{VALUE}」を入力する", SITE)
    (request,) = model.plan_requests
    assert request.instruction == "メモに「{{秘密:社内PW}}」を入力する"
