"""Flows for the benchmarks, recorded on the practice site by the studio's own browser.

Each act is done once on a live element; what the browser described of it is what the flow keeps, as
after a run with a model.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from studio.browser.chromium import ChromiumBrowser
from studio.browser.session import LaunchOptions
from studio.domain.actions.action import Action, Click, Fill, Navigate, SelectOption, SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.domain.page.address import origin_of
from studio.domain.page.observation import DialogSeen, Observation
from studio.domain.page.target import Target
from studio.domain.values.variable import Variable
from studio.engine.ports import SettlePolicy

QUESTION: Final = "この内容で申請を送信します。よろしいですか？"


@dataclass(frozen=True, slots=True)
class Act:
    """One act of a flow that is to be recorded.

    Attributes:
        role: Of its element.
        name: Of its element, as its beginning.
        made: Makes the action of the element's target.
        expects: Post-conditions.
        needs_approval: A person has to agree.
    """

    role: str
    name: str
    made: Callable[[Target], Action]
    expects: tuple[Evidence, ...] = ()
    needs_approval: bool = False


def _shows(text: str) -> Evidence:
    return Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=text)


def _fills(name: str, value: str, role: str = "textbox") -> Act:
    return Act(role, name, lambda target: Fill(target=target, value=value))


def _checks(role: str, name: str) -> Act:
    return Act(role, name, lambda target: SetChecked(target=target, checked=True))


def _presses(name: str, *expects: Evidence, needs_approval: bool = False) -> Act:
    return Act("button", name, lambda target: Click(target=target), expects, needs_approval)


CLAIM: Final = (
    _fills("申請者名", "練習 花子"),
    _fills("社員番号", "100123"),
    _fills("利用日", "2026-11-20"),
    Act("combobox", "費目", lambda target: SelectOption(target=target, option="交通費")),
    _fills("金額", "12800"),
    _checks("radio", "立替払い"),
    _fills("用途", "大阪支社での打ち合わせ（新幹線往復）"),
    _checks("checkbox", "経費規程を確認しました"),
    _presses(
        "申請を送信する",
        Evidence(kind=EvidenceKind.DIALOG, detail=f"accepted:{QUESTION}"),
        Evidence(kind=EvidenceKind.URL, detail="/expense/done/*/"),
        _shows("送信しました"),
        needs_approval=True,
    ),
)
"""経費を申請する: nine acts and a question of the page."""


async def record(profile: Path, name: str, url: str, acts: Sequence[Act]) -> Flow:
    """Do these acts once, and return the flow that repeats them.

    Args:
        profile: For the browser; it is closed at the end.
        name: What the flow is called.
        url: Where it begins.
        acts: In their order.
    """
    browser = ChromiumBrowser(LaunchOptions(profile=profile, is_headless=True))
    await browser.start()
    try:
        browser.answer_dialogs(_agree)
        await browser.perform(Navigate(url=url))
        opening = Navigate(url=f"{{{{{START_URL_VARIABLE}}}}}")
        steps = [FlowStep(item="開始ページを開く", action=opening)]
        steps += [await _recorded(browser, act) for act in acts]
    finally:
        await browser.close()
    return Flow(
        name=name,
        origins=(origin_of(url),),
        variables=(Variable(name=START_URL_VARIABLE, value=url),),
        steps=tuple(steps),
    )


async def _recorded(browser: ChromiumBrowser, act: Act) -> FlowStep:
    page = await browser.observe(SettlePolicy.SETTLED)
    live = _one(page, act)
    outcome = await browser.perform(act.made(live))
    assert outcome.is_ok, (act.name, outcome)
    assert outcome.target is not None
    return FlowStep(
        item=act.name,
        action=act.made(outcome.target),
        expects=act.expects,
        needs_approval=act.needs_approval,
    )


def _one(page: Observation, act: Act) -> Target:
    found = [
        node
        for node in page.operable
        if node.role == act.role and node.label.startswith(act.name) and node.ref
    ]
    assert len(found) == 1, (act.name, [node.label for node in page.operable])
    (node,) = found
    return Target(ref=node.ref, epoch=page.epoch, role=node.role, name=node.label)


async def _agree(_: DialogSeen) -> bool:
    return True
