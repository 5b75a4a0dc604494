"""A secret goes into a password field of the person's own site, and nowhere else."""

from dataclasses import replace
from pathlib import Path

import pytest

from studio.domain.actions.action import (
    Action,
    Fill,
    HandleDialog,
    Navigate,
    SelectOption,
    TypeText,
)
from studio.domain.actions.outcome import Outcome
from studio.domain.events.events import ActionFailed, RunStatus
from studio.domain.page.address import is_private_way
from studio.domain.page.observation import Observation
from studio.domain.records.credential import SecretPlace
from studio.engine.agent.loop import AgentRun
from studio.engine.distilling.flow import build_flow
from studio.engine.secrets.secret_redactor import SecretRedactor
from studio.engine.signing_in.secret_filling import BoundSecrets
from studio.engine.signing_in.secret_filling import opened as opened_in
from studio.vault.credentials import Credentials
from tests.factories import make_checklist, make_context, make_observation, node, text
from tests.fakes import Answer, FakeBrowser, ScriptedModel, click, fill, lost
from tests.vault.keychains import HangingKeychain
from tests.vault.places import MemoryRows, credentials_over

NAME = "{{秘密:パスワード}}"


def login_page(url: str = "https://office.example/login") -> Observation:
    fields = (
        node("textbox", "社員番号", ref="e1"),
        node("textbox", "パスワード", ref="e2", secret="true"),
        node("iframe", "", node("textbox", "合言葉", ref="f1e2", secret="true"), ref="e3"),
    )
    return make_observation(*fields, url=url)


def filling(ref: str, value: str, page: Observation) -> Fill:
    found = page.node(ref)
    assert found is not None
    return Fill.model_validate(
        {"target": {"ref": ref, "epoch": page.epoch, "role": found.role, "name": found.name},
         "value": value}
    )  # fmt: skip


async def opened(action: Action, page: Observation, redactor: SecretRedactor) -> Action | Outcome:
    context, _ = make_context(FakeBrowser())
    return await opened_in(action, page, replace(context, redactor=redactor))


@pytest.fixture
def redactor() -> SecretRedactor:
    redactor = SecretRedactor()
    redactor.conceal("パスワードに「Sakura-7」を入れる")
    return redactor


async def test_the_hands_get_the_value_for_the_password_field(redactor: SecretRedactor) -> None:
    page = login_page()
    typed = await opened(filling("e2", NAME, page), page, redactor)
    assert isinstance(typed, Fill)
    assert typed.value == "Sakura-7"


async def test_what_names_no_secret_passes_as_it_is(redactor: SecretRedactor) -> None:
    page = login_page()
    action = filling("e1", "1042", page)
    assert await opened(action, page, redactor) is action


@pytest.mark.parametrize(
    ("ref", "value", "url"),
    [
        ("e1", NAME, "https://office.example/"),
        ("e2", f"x{NAME}", "https://office.example/"),
        ("e2", "{{秘密:ほか}}", "https://office.example/"),
        ("e2", NAME, "http://office.example/"),
        ("e2", NAME, "http://127.0.0.1.evil.example/"),
        ("f1e2", NAME, "https://office.example/"),
    ],
)
async def test_everywhere_else_it_is_refused(
    redactor: SecretRedactor, ref: str, value: str, url: str
) -> None:
    page = login_page(url)
    refusal = await opened(filling(ref, value, page), page, redactor)
    assert isinstance(refusal, Outcome)
    assert refusal.code == "SECRET_REFUSED"
    assert "Sakura" not in refusal.model_dump_json()


@pytest.mark.parametrize(
    "action",
    [
        Navigate(url=f"https://office.example/?p={NAME}"),
        HandleDialog(accept=True, text=NAME),
        SelectOption.model_validate({"target": {"role": "combobox", "name": "x"}, "option": NAME}),
        TypeText.model_validate({"target": {"role": "textbox", "name": "x"}, "text": NAME}),
    ],
)
async def test_no_other_verb_carries_it(redactor: SecretRedactor, action: Action) -> None:
    assert isinstance(await opened(action, login_page(), redactor), Outcome)


@pytest.mark.parametrize("url", ["http://localhost:8000/a", "http://127.0.0.1/", "http://[::1]:9/"])
def test_this_machine_needs_no_encryption(url: str) -> None:
    assert is_private_way(url)


# ------------------------------------------------------------------ the vault in a run

SITE = "https://office.example/login"
VALUE = "hunter2-CANARY"
KEPT = "{{秘密:会計}}"


@pytest.fixture
async def vault(tmp_path: Path) -> Credentials:
    vault = credentials_over(MemoryRows(), tmp_path)
    await vault.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    await vault.put("ほか", "other-CANARY", ["https://other.example"], SecretPlace.LIBRARY)
    return vault


def login_site(url: str = SITE) -> FakeBrowser:
    browser = FakeBrowser(secrets=frozenset({"パスワード"}))
    browser.add(url, node("textbox", "パスワード"), node("button", "ログイン"))
    browser.add("https://office.example/home", text("ようこそ"), node("link", "ログアウト"))
    browser.on("click", "ログイン", lambda b: b.go("https://office.example/home"))
    return browser


LOG_IN = (fill("パスワード", KEPT, done=False), click("ログイン"))


async def run(browser: FakeBrowser, vault: Credentials, *answers: Answer, url: str = SITE):
    context, journal = make_context(browser, approves_all=True)
    context = replace(context, credentials=vault)
    model = ScriptedModel(answers, clock=browser.clock)
    agent = AgentRun(context, model, make_checklist("ログインする", start_url=url))
    return await agent.carry_out(), agent, model, journal, context.redactor


async def test_a_run_uses_the_vault_by_name(vault: Credentials) -> None:
    browser = login_site()
    finished, agent, model, journal, redactor = await run(browser, vault, *LOG_IN)
    assert finished.status is RunStatus.DONE
    assert [act.value for act in browser.performed if isinstance(act, Fill)] == [VALUE]
    assert {request.secret_names for request in model.requests} == {("会計",)}
    assert {VALUE} <= model.kept_secrets & browser.kept_secrets
    assert VALUE not in "".join(event.model_dump_json() for event in journal.events)
    assert VALUE not in "".join(step.model_dump_json() for step in agent.recorded_steps)
    flow = build_flow(agent.checklist, agent.recorded_steps, "ログイン", vault=redactor.held)
    assert KEPT in flow.model_dump_json()
    assert [variable.name for variable in flow.variables] == ["url"]


async def test_of_several_names_for_a_site_the_one_that_was_said_is_offered(
    vault: Credentials,
) -> None:
    await vault.put("管理者", "admin-CANARY", [SITE], SecretPlace.LIBRARY)
    context, _ = make_context(browser := login_site(), approves_all=True)
    model = ScriptedModel(LOG_IN, clock=browser.clock)
    checklist = make_checklist("ログインする", start_url=SITE)
    said = checklist.model_copy(update={"instruction": f"{KEPT}でログインする"})
    await AgentRun(replace(context, credentials=vault), model, said).carry_out()
    assert {request.secret_names for request in model.requests} == {("会計",)}


async def test_names_of_other_sites_are_not_offered_and_not_opened(vault: Credentials) -> None:
    browser = login_site("https://evil.example/")
    finished, _, model, journal, _ = await run(
        browser, vault, *LOG_IN, *(lost() for _ in range(3)), url="https://evil.example/"
    )
    assert finished.status is not RunStatus.DONE
    assert {request.secret_names for request in model.requests} == {()}
    assert [act for act in browser.performed if isinstance(act, Fill)] == []
    assert journal.of(ActionFailed)[0].outcome.code == "SECRET_FOREIGN_SITE"


async def test_what_was_typed_into_a_sentence_goes_before_the_vault(vault: Credentials) -> None:
    browser, redactor = login_site(), SecretRedactor()
    redactor.conceal("パスワードに「Sakura-7」を入れる")
    await vault.put("パスワード", VALUE, [SITE], SecretPlace.LIBRARY)
    context, _ = make_context(browser)
    context = replace(context, redactor=redactor, credentials=vault)
    page = login_page()
    typed = await opened_in(filling("e2", NAME, page), page, context)
    assert isinstance(typed, Fill)
    assert typed.value == "Sakura-7"


async def test_a_vault_that_asks_the_person_holds_up_no_turn(tmp_path: Path) -> None:
    rows = MemoryRows()
    await credentials_over(rows, tmp_path).put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    keychain = HangingKeychain(timeout_s=0.05)
    context, _ = make_context(login_site())
    slow = replace(context, credentials=credentials_over(rows, tmp_path, keychain))
    assert await BoundSecrets(slow).names_at(SITE) == ("会計",)
    assert slow.redactor.held == frozenset()
    keychain.released.set()


@pytest.mark.parametrize("url", ["http://office.example/login", "about:blank", ""])
async def test_a_page_in_the_open_has_no_names(vault: Credentials, url: str) -> None:
    context, _ = make_context(login_site())
    assert await BoundSecrets(replace(context, credentials=vault)).names_at(url) == ()
    assert await BoundSecrets(context).names_at(SITE) == ()
