"""What is done once in a browser, and what has to leave it for whatever other values: the judge of flows.

Each time all other values are given at once; with `TEJUN_TEST_WHOLE=1` none, and then each alone.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

import pytest

from studio.domain.actions.action import (
    Action,
    Click,
    DoubleClick,
    Drag,
    Fill,
    Navigate,
    Press,
    SelectOption,
    SetChecked,
)
from studio.domain.errors import SettingsError
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.values.variable import Variable
from studio.engine.agent.acting import Act
from studio.engine.agent.judging.verify import verify
from studio.engine.agent.recorder import record_step, step_of
from studio.engine.distilling.flow import build_flow
from studio.engine.ports import SettlePolicy
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.secrets.masking import SecretMask
from studio.engine.workbench import Workbench
from tests.browser.stage import Studio
from tests.factories import make_checklist
from tests.fakes import ScriptedModel, Sites
from tests.hostile.sample import IS_WHOLE
from tests.memory_library import MemoryLibrary

SENT: Final = "/sent"

Doing = tuple[str, str, str]
"""What is done, the name (and role) of what it is done to, and the value."""


@dataclass(frozen=True)
class Procedure:
    """What is done once, and what has to leave the browser for whatever values.

    Attributes:
        acts: On the page that opens first.
        values: Of the first run.
        others: Other values that the application really has.
        sent: What has to leave the browser for these values.
        refused: Values that are refused before the run begins.
        unfound: Values that the application does not have: nothing is sent.
        sentence: What the person said.
    """

    acts: tuple[Doing, ...]
    values: Mapping[str, str]
    others: Mapping[str, str]
    sent: Callable[[Mapping[str, str]], dict[str, str]]
    start: str = "/form"
    refused: Mapping[str, str] = field(default_factory=dict[str, str])
    unfound: Mapping[str, str] = field(default_factory=dict[str, str])
    sentence: str = "行って"


def answer(handler: BaseHTTPRequestHandler, html: str) -> None:
    """Answer a request with a page."""
    whole = f"<!doctype html><html lang=ja><meta charset=utf-8><link rel=icon href=data:>{html}"
    body = whole.encode()
    handler.send_response(200)
    handler.send_header("Content-Type", "text/html; charset=utf-8")
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


def done(studio: Studio) -> list[dict[str, str]]:
    """Return what left the browser so far: a form's line breaks as the page knows them."""
    asked = [path for path in studio.pages.asked if path.startswith(SENT)]
    pairs = (parse_qsl(urlsplit(one).query, keep_blank_values=True) for one in asked)
    return [{name: text.replace("\r\n", "\n") for name, text in pair} for pair in pairs]


def _node(seen: Observation, role: str, name: str, group: str = "") -> Target:
    """Return the first live element of this name, inside a group where one is named."""
    around = [one for one in seen.nodes if one.name == group] if group else [seen.root]
    found = [one for one in around[0].walk() if one.ref and _is_called(one, role, name)]
    assert found, [(one.role, one.name, one.text) for one in seen.nodes if one.ref]
    return Target(ref=found[0].ref, epoch=seen.epoch, role=found[0].role, name=found[0].name)


def _is_called(node: AriaNode, role: str, name: str) -> bool:
    is_it = (
        name in node.words() if role == "row" else name in (node.name, node.text, node.placeholder)
    )
    return is_it and node.role in (role or node.role,)


def _action(seen: Observation, doing: Doing) -> Action:
    verb, name, value = doing
    match verb:
        case "fill":
            fields = [one for one in seen.nodes if one.ref and _is_called(one, "", name)]
            role = next(
                one.role for one in fields if one.role in ("textbox", "spinbutton", "combobox")
            )
            return Fill(target=_node(seen, role, name), value=value)
        case "select":
            return SelectOption(target=_node(seen, "combobox", name), option=value)
        case "check":
            return SetChecked(target=_node(seen, "radio", name, value))
        case "row":
            return Click(target=_in_row(seen, name, value))
        case "edit":
            return DoubleClick(target=_in_row(seen, name, value))
        case "key":
            return Press(target=_node(seen, "textbox", name), keys=value)
        case "box":
            box = next(one for one in seen.nodes if one.role == "textbox")
            return Fill(target=Target(ref=box.ref, epoch=seen.epoch, role=box.role), value=value)
        case "drag":
            return Drag(target=_node(seen, "", name), to=_node(seen, "", value))
        case _:
            return Click(target=_node(seen, value, name))


def _in_row(seen: Observation, name: str, words: str) -> Target:
    """Return what is called so beside these words."""
    rows = [one for one in seen.nodes if one.role in ("row", "generic") and words in one.words()]
    node = next(one for one in rows[-1].walk() if name in (one.name, one.text) and one.ref)
    return Target(ref=node.ref, epoch=seen.epoch, role=node.role, name=name)


async def recorded(studio: Studio, procedure: Procedure) -> Flow:
    """Do it once in the browser, act by act as an agent would, and distil it."""
    url = studio.pages.url + procedure.start
    variables = tuple(Variable(name=n, value=v) for n, v in procedure.values.items())
    checklist = make_checklist(
        procedure.sentence, start_url=url, variables=variables, instruction=procedure.sentence
    )
    start = await studio.browser.perform(Navigate(url=url))
    steps: list[FlowStep] = [record_step("開く", Navigate(url=url), start, needs_approval=False)]
    seen = await studio.browser.observe(SettlePolicy.SETTLED)
    for doing in procedure.acts:
        action = _action(seen, doing)
        outcome = await studio.browser.perform(action)
        after = await studio.browser.observe(SettlePolicy.SETTLED)
        act = Act(verify(action, outcome, seen, after), seen, after)
        step = step_of(procedure.sentence, action, act, SecretMask(checklist))
        assert step is not None, outcome
        steps.append(step)
        seen = after
    flow = build_flow(checklist, steps, "名前")
    return flow.model_copy(update={"origins": (studio.pages.url,)})


def bench(studio: Studio) -> Workbench:
    """Return a workbench without a model on this browser."""
    parts: dict[str, Any] = {"exporters": {}, "sites": Sites({}), "bus": EventBus()}
    return Workbench(browser=studio.browser, model=ScriptedModel(), store=MemoryLibrary(), **parts)


async def judge(studio: Studio, procedure: Procedure) -> None:
    """Do it once, then with the other values: what leaves changes with them and only with them."""
    made = bench(studio)
    flow = await recorded(studio, procedure)
    assert done(studio)[-1] == procedure.sent(procedure.values)
    options = RunOptions(is_attended=False, approves_all=True)
    alone = ({}, *({one: value} for one, value in procedure.others.items()))
    for given in alone if IS_WHOLE else (dict(procedure.others),):
        before = len(done(studio))
        report = await made.replay(flow, given, options=options)
        assert report.finished.status is RunStatus.DONE, (given, report.finished.message)
        assert done(studio)[before:] == [procedure.sent({**procedure.values, **given})], given
    for variable, value in procedure.unfound.items():
        before = len(done(studio))
        report = await made.replay(flow, {variable: value}, options=options)
        assert report.finished.status is not RunStatus.DONE
        assert len(done(studio)) == before
    for variable, value in procedure.refused.items():
        before = len(studio.pages.asked)
        with pytest.raises(SettingsError):
            await made.replay(flow, {variable: value}, options=options)
        assert len(studio.pages.asked) == before
    offered = {one.name for one in flow.variables} - {"url"}
    assert offered == set(procedure.others), (
        "a variable is offered that no other value was tried for"
    )
