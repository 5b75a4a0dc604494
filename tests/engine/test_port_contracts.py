"""What the engine relies on, asked of the twins and of the real adapters alike."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest
import pytest_asyncio

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.actions.action import Action, Click, Fill, Navigate, SelectOption, SetChecked
from studio.domain.actions.outcome import EvidenceKind, OutcomeStatus
from studio.domain.errors import (
    BrowserClosedError,
    FlowNotFoundError,
    LibraryError,
    NavigationError,
)
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.page.observation import DialogSeen, Observation
from studio.domain.page.target import Target
from studio.domain.records.history import RunRecord
from studio.engine.memory import Memory
from studio.engine.ports import Browser, SettlePolicy
from studio.library.store import Library
from tests.factories import make_flow, node
from tests.fakes import FakeBrowser
from tests.memory_library import MemoryLibrary
from tests.serving import LittleServer, serving

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def run_record(
    run_id: str, flow_id: str = "", minutes: int = 0, status: RunStatus = RunStatus.DONE
):
    return RunRecord(
        run_id=run_id,
        flow_id=flow_id,
        name="検索",
        run_kind=RunKind.REPLAY,
        status=status,
        started_at=NOON + timedelta(minutes=minutes),
    )


@pytest.fixture(params=["memory", "encrypted file"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Memory]:
    library: Memory = MemoryLibrary()
    if request.param != "memory":
        library = await Library.open(tmp_path / "library.db", bytes(range(32)), existed=False)
    yield library
    await library.close()


async def test_a_flow_comes_back_by_id_and_by_folded_name(store: Memory) -> None:
    flow = make_flow(name="Ａ社の検索")
    stored = await store.save(flow)
    assert (stored.version, stored.steps, stored.variables) == (1, flow.steps, flow.variables)
    assert await store.get(flow.id) == stored
    assert await store.get("a社の検索") == stored


async def test_saving_again_is_a_new_version(store: Memory) -> None:
    first = await store.save(make_flow())
    second = await store.save(first)
    assert (second.id, second.version, second.created_at) == (first.id, 2, first.created_at)
    assert len(await store.summaries()) == 1


async def test_saving_over_a_newer_version_is_refused(store: Memory) -> None:
    first = await store.save(make_flow())
    await store.save(first, based_on=1)
    with pytest.raises(LibraryError) as meanwhile:
        await store.save(first, based_on=1)
    assert meanwhile.value.code == "FLOW_CHANGED_MEANWHILE"
    assert (await store.get(first.id)).version == 2
    with pytest.raises(LibraryError):
        await store.save(make_flow(name="別"), based_on=1)


async def test_a_taken_name_gets_a_number(store: Memory) -> None:
    await store.save(make_flow(name="検索"))
    assert (await store.save(make_flow(name="検索"))).name == "検索（2）"


async def test_an_unknown_flow_names_near_ones(store: Memory) -> None:
    await store.save(make_flow(name="請求書の確認"))
    with pytest.raises(FlowNotFoundError) as fault:
        await store.get("請求書の確")
    assert "請求書の確認" in fault.value.message + fault.value.remedy
    with pytest.raises(FlowNotFoundError):
        await store.delete("nowhere")


async def test_cards_come_newest_first_and_are_found_by_every_word(store: Memory) -> None:
    for name in ("請求書の確認", "勤怠の入力", "請求書の送付"):
        await store.save(make_flow(name=name))
    assert [card.name for card in await store.summaries()] == [
        "請求書の送付", "勤怠の入力", "請求書の確認",
    ]  # fmt: skip
    assert [card.name for card in await store.summaries("請求書 確認")] == ["請求書の確認"]
    assert await store.summaries("ありません") == ()


async def test_a_card_says_what_nobody_has_seen_work(store: Memory) -> None:
    draft = await store.save(make_flow().model_copy(update={"is_draft": True}))
    assert [card.is_draft for card in await store.summaries()] == [True]
    await store.save(draft.model_copy(update={"is_draft": False}))
    assert [card.is_draft for card in await store.summaries()] == [False]


async def test_a_deleted_flow_is_gone_and_its_runs_stay(store: Memory) -> None:
    flow = await store.save(make_flow())
    await store.add_run(run_record("1", flow.id))
    await store.delete(flow.id)
    with pytest.raises(FlowNotFoundError):
        await store.get(flow.id)
    assert [record.run_id for record in await store.runs()] == ["1"]


async def test_runs_come_newest_first_and_are_counted_on_the_card(store: Memory) -> None:
    flow = await store.save(make_flow())
    await store.add_run(run_record("old", flow.id, 0, RunStatus.FAILED))
    await store.add_run(run_record("new", flow.id, 5))
    await store.add_run(run_record("other", "", 9))
    assert [record.run_id for record in await store.runs()] == ["other", "new", "old"]
    assert [record.run_id for record in await store.runs(flow.id, limit=1)] == ["new"]
    card = (await store.summaries())[0]
    assert (card.recent_ok, card.recent_runs) == (1, 2)
    assert card.last_run is not None
    assert card.last_run.run_id == "new"


async def test_a_closed_library_says_so(store: Memory) -> None:
    await store.ready()
    await store.close()
    await store.close()
    with pytest.raises(LibraryError):
        await store.ready()


PAGE = """<!doctype html><meta charset="utf-8"><title>契約</title>
<h1>こんにちは</h1><label>氏名 <input id="name"></label>
<label><input type="checkbox"> 同意する</label>
<label>県 <select><option>東京</option><option>大阪</option></select></label>
<button onclick="document.querySelector('#out').innerHTML = '<h2>押しました 3 回</h2>'">押す</button>
<button onclick="document.querySelector('#out').innerHTML = confirm('よいですか') ? '<h2>はい</h2>' : '<h2>いいえ</h2>'">聞く</button>
<button disabled>止まっている</button><button>双子</button><button>双子</button>
<a href="/next">次の頁</a><div id="out"></div>"""
NEXT = "<!doctype html><meta charset='utf-8'><title>次</title><h1>次の頁です</h1>"


class _Pages(BaseHTTPRequestHandler):
    """Serves two pages."""

    def do_GET(self) -> None:
        body = (NEXT if self.path == "/next" else PAGE).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@dataclass(frozen=True, slots=True)
class Place:
    """A browser, and where its pages are."""

    browser: Browser
    url: str

    async def open(self) -> Observation:
        await self.browser.start()
        self.browser.answer_dialogs(None)
        await self.browser.perform(Navigate(url=self.url))
        return await self.browser.observe()


def fake_place() -> Place:
    browser, url = FakeBrowser(), "http://contract.example/"
    buttons = (
        node("button", "押す"), node("button", "聞く"), node("button", "止まっている", disabled="true"),
        node("button", "双子"), node("button", "双子"),
    )  # fmt: skip
    options = (node("option", "東京", selected="true"), node("option", "大阪"))
    fields = (
        node("textbox", "氏名"), node("checkbox", "同意する"), node("combobox", "県", *options),
    )  # fmt: skip
    link = node("link", "次の頁", url="/next")
    browser.add(url, node("heading", "こんにちは"), *fields, *buttons, link, title="契約")
    browser.add(url + "next", node("heading", "次の頁です"), title="次")
    browser.on("click", "押す", lambda b: b.show(node("heading", "押しました 3 回")))

    async def confirm(b: FakeBrowser) -> None:
        b.show(node("heading", "はい" if await b.ask("よいですか") else "いいえ"))

    browser.on("click", "聞く", confirm)
    return Place(browser, url)


@pytest_asyncio.fixture(
    scope="module",
    loop_scope="module",
    params=["fake", pytest.param("chromium", marks=pytest.mark.browser)],
)
async def place(request: pytest.FixtureRequest) -> AsyncIterator[Place]:
    if request.param == "fake":
        yield fake_place()
        return
    browser = ChromiumBrowser(LaunchOptions(is_headless=True))
    with serving(LittleServer(_Pages), "contract pages") as origin:
        try:
            yield Place(browser, f"{origin}/")
        finally:
            await browser.close()


on_one_loop = pytest.mark.asyncio(loop_scope="module")


def live(page: Observation, name: str) -> Target:
    found = next(n for n in page.nodes if n.name == name and n.is_operable)
    return Target(ref=found.ref, epoch=page.epoch, role=found.role, name=name)


@on_one_loop
async def test_an_observation_has_address_title_tree_and_a_rising_epoch(place: Place) -> None:
    page = await place.open()
    again = await place.browser.observe(SettlePolicy.BRIEF)
    assert (page.url, page.title, page.http_status) == (place.url, "契約", 200)
    assert again.epoch > page.epoch
    assert {"textbox", "checkbox", "button", "link"} <= {n.role for n in page.operable}
    assert live(page, "押す").ref == live(again, "押す").ref


@on_one_loop
@pytest.mark.parametrize(
    ("name", "verb", "kind", "held"),
    [
        ("氏名", "fill", EvidenceKind.VALUE, "山田"),
        ("同意する", "check", EvidenceKind.CHECKED, "on"),
        ("県", "select", EvidenceKind.OPTION, "大阪"),
    ],
)
async def test_what_was_put_in_is_read_back(
    place: Place, name: str, verb: str, kind: EvidenceKind, held: str
) -> None:
    target = live(await place.open(), name)
    action: Action = Fill(target=target, value=held)
    if verb == "check":
        action = SetChecked(target=target)
    elif verb == "select":
        action = SelectOption(target=target, option=held)
    outcome = await place.browser.perform(action)
    assert outcome.status is OutcomeStatus.OK
    assert (outcome.evidence[0].kind, outcome.evidence[0].detail) == (kind, held)
    assert outcome.target is not None
    assert (outcome.target.ref, outcome.target.role) == (None, target.role)


@on_one_loop
async def test_a_recorded_target_is_found_again(place: Place) -> None:
    outcome = await place.browser.perform(Click(target=live(await place.open(), "押す")))
    assert outcome.target is not None
    await place.open()
    assert (await place.browser.perform(Click(target=outcome.target))).is_ok
    assert await place.browser.expect("text_appeared", "押しました * 回", 3)


@on_one_loop
async def test_an_element_is_located_without_being_touched(place: Place) -> None:
    outcome = await place.browser.perform(Click(target=live(await place.open(), "押す")))
    assert outcome.target is not None
    before = (await place.open()).root.words()
    located = await place.browser.locate(outcome.target, 30)
    assert located.is_ok
    assert located.target is not None
    assert (located.target.ref, located.target.role, located.target.name) == (
        None,
        "button",
        "押す",
    )
    assert (await place.browser.observe()).root.words() == before
    nobody = Target(role="button", name="ありません")
    assert (await place.browser.locate(nobody, 0.1)).code == "TARGET_NOT_FOUND"
    assert await place.browser.portrait(outcome.target)
    assert await place.browser.portrait(nobody) == b""
    assert await place.browser.glance()


@on_one_loop
async def test_who_gives_up_pointing_has_picked_nothing(place: Place) -> None:
    await place.open()
    await place.browser.cancel_pick()
    picking = asyncio.get_running_loop().create_task(place.browser.pick(), name="pick")
    while not picking.done():
        await asyncio.wait({picking}, timeout=0.01)
        await place.browser.cancel_pick()
    assert await picking is None


@on_one_loop
async def test_expected_failures_are_outcomes(place: Place) -> None:
    page = await place.open()
    disabled = await place.browser.perform(Click(target=live(page, "止まっている")))
    assert (disabled.status, disabled.code) == (OutcomeStatus.FAILED, "TARGET_DISABLED")
    old = live(page, "押す").model_copy(update={"epoch": page.epoch - 1})
    assert (await place.browser.perform(Click(target=old))).code == "STALE_REF"
    option = SelectOption(target=live(page, "県"), option="北海道")
    assert (await place.browser.perform(option)).code == "OPTION_NOT_FOUND"


@on_one_loop
@pytest.mark.parametrize("is_yes", [True, False])
async def test_a_policy_answers_dialogs(place: Place, is_yes: bool) -> None:
    page = await place.open()
    asked: list[str] = []

    async def policy(dialog: DialogSeen) -> bool:
        asked.append(f"{dialog.kind}:{dialog.message}")
        return is_yes

    place.browser.answer_dialogs(policy)
    outcome = await place.browser.perform(Click(target=live(page, "聞く")))
    answer = "accepted" if is_yes else "dismissed"
    assert [fact.detail for fact in outcome.evidence] == [f"{answer}:よいですか"]
    assert asked == ["confirm:よいですか"]
    after = await place.browser.observe()
    assert [(d.kind, d.answer) for d in after.dialogs] == [("confirm", answer)]
    assert ("はい" if is_yes else "いいえ") in after.root.words()


@on_one_loop
async def test_without_a_policy_a_confirm_is_dismissed(place: Place) -> None:
    outcome = await place.browser.perform(Click(target=live(await place.open(), "聞く")))
    assert [fact.detail for fact in outcome.evidence] == ["dismissed:よいですか"]


@on_one_loop
async def test_a_link_leads_on_and_post_conditions_are_waited_for(place: Place) -> None:
    await place.browser.perform(Click(target=live(await place.open(), "次の頁")))
    assert await place.browser.expect("url", "/next", 3)
    assert await place.browser.expect("text_appeared", "次の*です", 3)
    assert await place.browser.expect("text_gone", "こんにちは", 3)
    assert not await place.browser.expect("text_appeared", "ありません", 0.05)
    assert not await place.browser.expect("url", "/", 0.05)


@on_one_loop
async def test_addresses_that_are_none_are_refused(place: Place) -> None:
    await place.open()
    for url in ("javascript:alert(1)", "file:///etc/passwd"):
        with pytest.raises(NavigationError) as fault:
            await place.browser.perform(Navigate(url=url))
        assert fault.value.code == "BAD_ADDRESS"


@on_one_loop
async def test_a_picture_of_the_page(place: Place, tmp_path: Path) -> None:
    await place.open()
    await place.browser.screenshot(tmp_path / "new" / "page.png")
    assert (tmp_path / "new" / "page.png").read_bytes().startswith(b"\x89PNG")


@on_one_loop
async def test_a_closed_browser_says_so_and_opens_again(place: Place) -> None:
    await place.open()
    await place.browser.close()
    await place.browser.close()
    assert not place.browser.is_open
    with pytest.raises(BrowserClosedError):
        await place.browser.observe()
    assert (await place.open()).title == "契約"
