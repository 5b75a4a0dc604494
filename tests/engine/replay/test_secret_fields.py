"""The vault's secrets in a replay: only today's password field of their own site gets them."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from studio.domain.actions.action import Action, Click, Fill, Navigate, TypeText
from studio.domain.events.events import RunFinished, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import AuditAction
from studio.domain.records.credential import SecretPlace
from studio.domain.values.variable import Variable
from studio.engine.replay.player import Replay
from studio.vault.credentials import Credentials
from studio.vault.keychain import KeychainTrouble
from tests.factories import durable, make_context, make_flow, make_step, node, text
from tests.fakes import FakeBrowser, Journal
from tests.vault.keychains import BrokenKeychain, MemoryKeychain
from tests.vault.places import MemoryRows, credentials_over, sealing

LOGIN = "https://office.example/login"
VALUE = "hunter2-CANARY"
NAME = "{{秘密:会計}}"
PASSWORD = durable("textbox", "パスワード", "password")
START = (Variable(name="url", value=LOGIN),)


@pytest.fixture
def rows() -> MemoryRows:
    return MemoryRows()


@pytest.fixture
async def vault(rows: MemoryRows, tmp_path: Path) -> Credentials:
    vault = credentials_over(rows, tmp_path)
    await vault.put("会計", VALUE, [LOGIN], SecretPlace.LIBRARY)
    return vault


def login_site(url: str = LOGIN) -> FakeBrowser:
    browser = FakeBrowser(secrets=frozenset({"パスワード"}))
    browser.add(
        url,
        node("textbox", "ひとこと"),
        node("textbox", "パスワード"),
        node("button", "ログイン"),
    )
    browser.on("click", "ログイン", lambda b: b.show(text("ようこそ")))
    return browser


def login_flow(*acts: Action, start: str = LOGIN) -> Flow:
    acts = acts or (Fill(target=PASSWORD, value=NAME), Click(target=durable("button", "ログイン")))
    steps = [make_step(act) for act in (Navigate(url="{{url}}"), *acts)]
    return make_flow(*steps, variables=(Variable(name="url", value=start),))


async def play(
    browser: FakeBrowser, flow: Flow, vault: Credentials | None
) -> tuple[RunFinished, Journal]:
    context, journal = make_context(browser, approves_all=True)
    context = replace(context, credentials=vault)
    return await Replay(context, flow, flow.values()).carry_out(), journal


def typed(browser: FakeBrowser) -> list[str]:
    return [a.value if isinstance(a, Fill) else a.text for a in browser.performed if isinstance(a, Fill | TypeText)]  # fmt: skip


async def test_a_flow_types_the_vault_s_value(vault: Credentials, rows: MemoryRows) -> None:
    browser = login_site()
    finished, journal = await play(browser, login_flow(), vault)
    assert finished.status is RunStatus.DONE
    assert typed(browser) == [VALUE]
    assert VALUE in browser.kept_secrets
    assert rows.notes[-1].action is AuditAction.SECRET_USED
    assert VALUE not in "".join(event.model_dump_json() for event in journal.events)
    assert NAME in "".join(event.model_dump_json() for event in journal.events)


async def test_a_variable_may_hold_the_name(vault: Credentials) -> None:
    browser, flow = login_site(), login_flow(Fill(target=PASSWORD, value="{{暗証}}"))
    flow = flow.model_copy(update={"variables": (*START, Variable(name="暗証", value=NAME))})
    assert (await play(browser, flow, vault))[0].status is RunStatus.DONE
    assert typed(browser) == [VALUE]


async def test_another_site_gets_nothing(vault: Credentials, rows: MemoryRows) -> None:
    elsewhere = "https://0ffice.example/login"
    browser = login_site(elsewhere)
    finished, _ = await play(browser, login_flow(start=elsewhere), vault)
    assert (finished.status, finished.code) == (RunStatus.FAILED, "SECRET_FOREIGN_SITE")
    assert typed(browser) == []
    assert AuditAction.SECRET_USED not in [note.action for note in rows.notes]


@pytest.mark.parametrize(
    "act",
    [
        Fill(target=durable("textbox", "ひとこと", "password"), value=NAME),
        Fill(target=PASSWORD, value=f"x{NAME}"),
        TypeText(target=durable("textbox", "ひとこと"), text=NAME),
        Navigate(url=f"https://office.example/?p={NAME}"),
        Fill(target=PASSWORD.model_copy(update={"frames": ("login",)}), value=NAME),
    ],
)
async def test_only_a_secret_field_of_the_page_itself_gets_it(
    vault: Credentials, act: Action
) -> None:
    browser = login_site()
    finished, _ = await play(browser, login_flow(act), vault)
    assert (finished.status, finished.code) == (RunStatus.FAILED, "SECRET_REFUSED")
    assert typed(browser) == []
    assert len(browser.performed) == 1


async def test_a_field_that_shows_up_late_is_waited_for(vault: Credentials) -> None:
    browser, seen = login_site(), 0
    late = browser.pages[LOGIN]
    browser.add(LOGIN, text("読み込み中"))

    def show_later(fake: FakeBrowser) -> None:
        nonlocal seen
        seen += 1
        if seen == 4:
            fake.pages[LOGIN] = late

    browser.on_observe = show_later
    finished, _ = await play(browser, login_flow(Fill(target=PASSWORD, value=NAME)), vault)
    assert finished.status is RunStatus.DONE
    assert typed(browser) == [VALUE]


class Leaving(Credentials):
    """A vault that takes its time; meanwhile the page goes elsewhere."""

    def __init__(self, rows: MemoryRows, folder: Path, browser: FakeBrowser) -> None:
        super().__init__(rows, sealing, MemoryKeychain(), folder / ".env")
        self._browser = browser

    async def value_for(self, name: str, origin: str) -> str:
        """Answer too late."""
        value = await super().value_for(name, origin)
        self._browser.url = "https://evil.example/"
        return value


@pytest.mark.usefixtures("vault")
async def test_a_page_that_left_while_the_vault_answered_gets_nothing(
    rows: MemoryRows, tmp_path: Path
) -> None:
    browser = login_site()
    slow = Leaving(rows, tmp_path, browser)
    finished, _ = await play(browser, login_flow(), slow)
    assert finished.code == "SECRET_REFUSED"
    assert typed(browser) == []


async def unbound(vault: Credentials) -> None:
    await vault.bind("会計", [])


async def forgotten(vault: Credentials) -> None:
    await vault.remove("会計")


@pytest.mark.parametrize(
    ("change", "code"), [(unbound, "SECRET_FOREIGN_SITE"), (forgotten, "SECRET_NOT_FOUND")]
)
async def test_a_replay_that_would_stop_half_way_does_not_begin(
    vault: Credentials, change: Callable[[Credentials], Awaitable[None]], code: str
) -> None:
    browser = login_site()
    await change(vault)
    finished, _ = await play(browser, login_flow(), vault)
    assert (finished.status, finished.code) == (RunStatus.FAILED, code)
    assert browser.performed == []
    assert "tejun vault" in finished.remedy


async def test_without_a_vault_a_flow_that_needs_one_does_not_begin() -> None:
    browser = login_site()
    finished, _ = await play(browser, login_flow(), None)
    assert finished.code == "SECRET_NOT_FOUND"
    assert browser.performed == []


async def test_a_locked_keychain_stops_before_the_field(rows: MemoryRows, tmp_path: Path) -> None:
    await credentials_over(rows, tmp_path).put("会計", VALUE, [LOGIN], SecretPlace.KEYCHAIN)
    locked = credentials_over(rows, tmp_path, BrokenKeychain(KeychainTrouble.LOCKED))
    browser = login_site()
    finished, _ = await play(browser, login_flow(), locked)
    assert (finished.status, finished.code) == (RunStatus.FAILED, "SECRET_PLACE_UNUSABLE")
    assert "ロックを解除" in finished.message + finished.remedy
    assert typed(browser) == []


async def test_a_changed_env_file_counts_from_the_next_run_on(
    rows: MemoryRows, tmp_path: Path
) -> None:
    vault = credentials_over(rows, tmp_path)
    env = tmp_path / ".env"
    env.write_text("会計=old-CANARY", encoding="utf-8")
    await vault.bind("会計", [LOGIN])
    browser = login_site()

    def change(_: FakeBrowser) -> None:
        env.write_text("会計=new-CANARY", encoding="utf-8")

    browser.on_observe = change
    await play(browser, login_flow(), vault)
    await play(browser, login_flow(), vault)
    assert typed(browser) == ["old-CANARY", "new-CANARY"]
