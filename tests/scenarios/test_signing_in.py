"""A login screen in any run: passed with the one credential of its site, never tried twice, told to no model."""

import json
from collections.abc import Iterator
from typing import Final

import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.events.events import (
    ActionPerformed,
    Event,
    RunStatus,
    StepSkipped,
    UserInputRequested,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.records.credential import SecretPlace
from studio.domain.records.journal import JournaledStep, StepClass
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.values.variable import Variable
from studio.engine.runs.reports import RunOptions
from tests.memory_library import MemoryLibrary
from tests.memory_secrets import MemorySecrets
from tests.scenarios.office import Office, office_site
from tests.scenarios.stage import (
    ALONE,
    ATTENDED,
    Mind,
    Person,
    Scene,
    Stage,
    click,
    fill,
    nobody,
    person,
)

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WORD: Final = "Sakura-7841"
FINISH: Final = fill("氏名", "山田", step_done=True)


@pytest.fixture
def office() -> Iterator[Office]:
    with office_site(WORD) as office:
        yield office


async def vault_for(office: Office, *users: str, word: str = WORD) -> MemorySecrets:
    vault = MemorySecrets()
    for user in users:
        await vault.put(f"会計{user}", word, [office.url], SecretPlace.LIBRARY, user)
    return vault


def wanting(office: Office, *items: str) -> Checklist:
    items = items or ("「山田」を氏名に入力する",)
    return Checklist(
        instruction="。".join(items),
        start_url=f"{office.url}/stock",
        items=tuple(Item(text=text) for text in items),
    )


async def run(
    stage: Stage,
    office: Office,
    vault: MemorySecrets,
    *minds: Mind,
    options: RunOptions = ALONE,
    by: Person = nobody,
) -> Scene:
    stage.vault = vault
    async with stage.scene(minds or (FINISH,), by=by) as scene:
        scene.report = await scene.workbench.run(wanting(office), options)
    return scene


def assert_kept(stage: Stage, scene: Scene) -> None:
    """No model, event or history holds the password."""
    sent = "\n".join(json.dumps(one, ensure_ascii=False) for one in stage.chat.requests)
    assert WORD not in sent + scene.journal.as_json()


@pytest.mark.parametrize("kind", ["one page", "two pages", "token and redirects"])
async def test_a_login_screen_is_passed_without_a_model(
    stage: Stage, office: Office, kind: str
) -> None:
    office.in_two, office.has_token = kind == "two pages", kind.startswith("token")
    scene = await run(stage, office, await vault_for(office, "1042"))
    assert scene.finished.status is RunStatus.DONE, scene.finished
    assert office.logins == [("1042", WORD)]
    assert len(scene.prompts) == 1
    told = scene.journal.of(ActionPerformed)[1]
    assert told.words.startswith("認証情報「会計1042」で 127.0.0.1")
    assert_kept(stage, scene)


async def test_a_login_stands_in_the_journal_without_values_and_marks_no_other_act(
    stage: Stage, office: Office
) -> None:
    seen: list[JournaledStep] = []

    def look(scene: Scene, event: Event) -> None:
        memory = scene.workbench.memory
        if isinstance(event, ActionPerformed) and isinstance(memory, MemoryLibrary):
            seen[:] = memory.journaled[event.run_id].values()

    await run(stage, office, await vault_for(office, "1042"), by=look)
    (login,) = (one for one in seen if one.step_class is StepClass.LOGIN)
    assert login.words.startswith("認証情報「会計1042」で 127.0.0.1")
    assert not login.is_lasting
    assert not login.is_unclear
    assert [one.words for one in seen if one.has_sent and one is not login] == []
    assert WORD not in str(seen)


async def test_a_wrong_password_is_tried_once_and_handed_over_in_plain_words(
    stage: Stage, office: Office
) -> None:
    vault = await vault_for(office, "1042", word="Momiji-2")
    stage.vault = vault
    async with stage.scene([FINISH]) as scene:
        for _ in range(2):  # the next run of the same start does not try it either
            await scene.workbench.run(wanting(office), ALONE)
    assert office.logins == [("1042", "Momiji-2")]
    first, second = scene.journal.of(UserInputRequested)
    assert "認証情報「会計1042」（1042）では" in first.question
    assert "利用者ID かパスワードが正しくありません。" in first.question
    assert "ログインが必要です" in second.question
    assert scene.prompts == []
    assert "Momiji-2" not in scene.journal.as_json()


async def test_of_two_accounts_the_person_chooses(stage: Stage, office: Office) -> None:
    vault = await vault_for(office, "1042", "2077")
    scene = await run(stage, office, vault)
    assert scene.finished.status is RunStatus.NEEDS_PERSON
    assert "「会計1042」（1042）、「会計2077」（2077）" in scene.finished.message
    assert office.logins == []
    scene = await run(stage, office, vault, options=ATTENDED, by=person(text="会計2077"))
    asked = scene.journal.one(UserInputRequested)
    assert asked.choices == ("会計1042", "会計2077")
    assert office.logins == [("2077", WORD)]
    assert scene.finished.status is RunStatus.DONE


async def test_a_password_alone_and_another_site_s_are_the_person_s_turn_as_ever(
    stage: Stage, office: Office
) -> None:
    vault = MemorySecrets()
    await vault.put("語だけ", WORD, [office.url], SecretPlace.LIBRARY)
    await vault.put("よそ", WORD, ["https://office.example"], SecretPlace.LIBRARY, "1042")
    scene = await run(stage, office, vault)
    assert "ログインが必要です" in scene.journal.one(UserInputRequested).question
    assert office.logins == []


TAGS: Final = {"textbox": "input", "link": "a", "button": "button"}


def target(role: str, name: str, *, is_secret: bool = False) -> Target:
    return Target(
        role=role,
        name=name,
        candidates=(Candidate(family=Family.ROLE, value=name, role=role, score=100),),
        fingerprint=Fingerprint(
            tag=TAGS[role], role=role, name=name, type="password" if is_secret else ""
        ),
    )


def shows(words: str) -> tuple[Evidence, ...]:
    return (Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=words),)


def flow_of(office: Office, *steps: FlowStep) -> Flow:
    start = FlowStep(item="開く", action=Navigate(url=f"{office.url}/stock"))
    return Flow(name="在庫", origins=(office.url,), steps=(start, *steps))


NAME: Final = FlowStep(item="氏名", action=Fill(target=target("textbox", "氏名"), value="山田"))
DETAIL: Final = FlowStep(
    item="明細",
    action=Click(target=target("link", "明細を見る")),
    expects=shows("明細の一覧"),
)
PHONE: Final = FlowStep(item="内線", action=Fill(target=target("textbox", "内線"), value="77"))


async def replayed(stage: Stage, flow: Flow, vault: MemorySecrets) -> Scene:
    stage.vault = vault
    async with stage.scene([]) as scene:
        scene.report = await scene.workbench.replay(flow, options=ALONE)
    return scene


async def test_a_saved_run_is_replayed_with_a_new_session(stage: Stage, office: Office) -> None:
    stage.vault = await vault_for(office, "1042")
    async with stage.scene([FINISH]) as scene:
        report = await scene.workbench.run(wanting(office), ALONE)
        flow = await scene.workbench.save(report, "在庫")
    assert WORD not in flow.model_dump_json()
    scene = await replayed(stage, flow, stage.vault)
    assert scene.finished.status is RunStatus.DONE, scene.finished
    assert scene.finished.model_calls == 0
    assert office.logins == [("1042", WORD)] * 2
    assert_kept(stage, scene)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("goes_on", [True, False])
async def test_a_session_that_ends_in_the_middle_is_begun_anew(
    stage: Stage, office: Office, goes_on: bool
) -> None:
    office.goes_on, office.ends_before = goes_on, "/detail"
    flow = flow_of(office, NAME, DETAIL, PHONE)
    scene = await replayed(stage, flow, await vault_for(office, "1042"))
    assert scene.finished.status is RunStatus.DONE, scene.finished
    assert office.logins == [("1042", WORD)] * 2


def with_login(office: Office) -> Flow:
    login = "ログインする"
    secret = target("textbox", "パスワード", is_secret=True)
    opens = FlowStep(
        item="開く", action=Navigate(url=f"{office.url}/stock"), expects=shows("利用者ID")
    )
    steps = (
        FlowStep(item=login, action=Fill(target=target("textbox", "利用者ID"), value="1042")),
        FlowStep(item=login, action=Fill(target=secret, value="{{秘密:会計1042}}")),
        FlowStep(item=login, action=Click(target=target("button", "ログイン"))),
        NAME,
    )
    return Flow(name="在庫", origins=(office.url,), steps=(opens, *steps))


async def test_recorded_login_steps_are_played_once_and_skipped_where_it_is_done(
    stage: Stage, office: Office
) -> None:
    stage.vault = await vault_for(office, "1042")
    async with stage.scene([]) as scene:
        for _ in range(2):
            report = await scene.workbench.replay(with_login(office), options=ALONE)
            assert report.finished.status is RunStatus.DONE, report.finished
    assert office.logins == [("1042", WORD)]
    skipped = scene.journal.of(StepSkipped)
    assert len(skipped) == 3
    assert "すでにログイン" in skipped[0].reason


async def test_a_flow_that_ends_with_its_login_goes_on_where_that_is_done(
    stage: Stage, office: Office
) -> None:
    """It looked for the fields of the login for 10 s each, in a rehearsal too, and then asked for them."""
    stage.vault = await vault_for(office, "1042")
    whole = with_login(office)
    press = whole.steps[3].model_copy(update={"expects": shows("氏名")})
    flow = whole.model_copy(update={"steps": (*whole.steps[:3], press)})
    async with stage.scene([]) as scene:
        for _ in range(2):
            report = await scene.workbench.replay(flow, options=ALONE)
            assert report.finished.status is RunStatus.DONE, report.finished
    assert office.logins == [("1042", WORD)]
    assert len(scene.journal.of(StepSkipped)) == 3


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("foretold", [(), shows("氏名")], ids=["by the next step", "by its own"])
async def test_a_password_that_the_flow_has_sent_is_not_sent_once_more_from_the_vault(
    stage: Stage, office: Office, foretold: tuple[Evidence, ...]
) -> None:
    """It was: the flow's steps sent it, then the vault did, and the card said that nothing was tried again."""
    flow = with_login(office)
    press = flow.steps[3].model_copy(update={"expects": foretold})
    flow = flow.model_copy(update={"steps": (*flow.steps[:3], press, *flow.steps[4:])})
    scene = await replayed(stage, flow, await vault_for(office, "1042", word="Momiji-2"))
    assert scene.finished.status is RunStatus.NEEDS_PERSON, scene.finished
    assert office.logins == [("1042", "Momiji-2")]
    asked = scene.journal.one(UserInputRequested).question
    assert "認証情報「会計1042」（1042）では" in asked
    assert "利用者ID かパスワードが正しくありません。" in asked


def asking(office: Office) -> Flow:
    """Return the same with a password that is asked for each time."""
    flow = with_login(office)
    secret = flow.steps[2].action.model_copy(update={"value": "{{パスワード}}"})
    typed = flow.steps[2].model_copy(update={"action": secret})
    password = Variable(name="パスワード", ask_each_time=True)
    steps = (*flow.steps[:2], typed, *flow.steps[3:])
    return flow.model_copy(update={"steps": steps, "variables": (password,)})


async def test_a_password_that_nobody_gave_is_not_missed_where_the_vault_or_a_session_serves(
    stage: Stage, office: Office
) -> None:
    stage.vault = await vault_for(office, "1042")
    async with stage.scene([]) as scene:
        for vault in (stage.vault, MemorySecrets()):
            stage.vault = vault
            report = await scene.workbench.replay(asking(office), options=ALONE)
            assert report.finished.status is RunStatus.DONE, report.finished
    assert office.logins == [("1042", WORD)]


async def test_a_password_that_nobody_knows_ends_the_replay_in_words_and_nothing_is_typed(
    stage: Stage, office: Office
) -> None:
    stage.vault = MemorySecrets()
    async with stage.scene([]) as scene:
        report = await scene.workbench.replay(asking(office), options=ALONE)
        with_it = await scene.workbench.replay(asking(office), {"パスワード": WORD}, ALONE)
    assert report.finished.code == "MISSING_VALUE", report.finished
    assert "「パスワード」の値がありません" in report.finished.message
    assert with_it.finished.status is RunStatus.DONE, with_it.finished
    assert office.logins == [("1042", WORD)]


async def test_a_form_with_a_word_like_a_password_is_no_login(stage: Stage, office: Office) -> None:
    office.sessions.add("s0")
    stage.vault = await vault_for(office, "1042")
    async with stage.scene([click("明細を見る"), fill("内線", "77", step_done=True)]) as scene:
        await scene.browser.session.page.context.add_cookies(
            [{"name": "sid", "value": "s0", "url": office.url}]
        )
        listed = wanting(office, "明細を開き、「77」を内線に入力する")
        await scene.workbench.run(listed, ALONE)
        assert await scene.browser.login_form() is None
    assert scene.finished.status is RunStatus.DONE, scene.finished
    assert office.logins == []
