"""What a check may do on today's pages: nothing that lasts. Two gates, as for a run: the act, and what it sends."""

import re
from enum import StrEnum
from typing import Final

from studio.domain.actions.action import (
    ROW_LINK,
    Action,
    Answer,
    AskUser,
    Choose,
    Click,
    Done,
    Effect,
    GoBack,
    OpensAddress,
    Press,
    RightClick,
    SetsField,
)
from studio.domain.flows.flow import FlowStep
from studio.domain.page.address import origin_of
from studio.domain.page.target import Target
from studio.domain.records.journal import StepClass
from studio.engine.guard.facts.acts import ActKind, kind_of
from studio.engine.guard.facts.commands import command_of_address, does_something, is_write
from studio.engine.guard.facts.words import says_harmless, says_kept
from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.repeating import class_of
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.replay.distrust import looks_irreversible
from studio.engine.secrets.secret_redactor import holds_secret_template
from studio.engine.secrets.templates import texts_of

_NOT_IN_A_CHECK: Final = re.compile(
    r"ログ(?:イン|アウト|オン|オフ)|サイン(?:イン|アウト)|保存|ダウンロード|出力|エクスポート|印刷|csv|pdf|excel|"
    r"キャンセル|中止|やめる|言語|翻訳|クリア|リセット|log.?(?:in|out|on|off)|sign.?(?:in|out)|print|download|export|"
    r"cancel|clear|reset",
    re.IGNORECASE,
)
"""Harmless in a run that a person wanted; a check neither signs out nor takes files along."""


class CheckPolicy(StrEnum):
    """What a check does about an act: DO it, PASS it by and look on, or END before it."""

    DO = "do"
    PASS = "pass"  # noqa: S105 - not a secret
    END = "end"


def daring_of(step: FlowStep, action: Action, today: Target | None) -> CheckPolicy:
    """Say whether a check may carry out an act.

    Args:
        step: Of the flow.
        action: The same with today's values.
        today: The element as the page shows it now; None for an act without one.
    """
    if is_irreversible(step, action, today):
        return CheckPolicy.END
    match action:
        case OpensAddress():
            return CheckPolicy.END if command_of_address(action.url) else CheckPolicy.DO
        case SetsField() if action.repeats is StepClass.INPUT:
            is_secret = action.target.is_secret or (today is not None and today.is_secret)
            is_named = any(map(holds_secret_template, texts_of(action)))
            return CheckPolicy.PASS if is_secret or is_named else CheckPolicy.DO
        case Click() | Press() | Choose():
            return CheckPolicy.DO if _is_harmless(action, today) else CheckPolicy.PASS
        case GoBack():
            return CheckPolicy.DO
        case Answer() | AskUser() | Done():
            return CheckPolicy.PASS
        case _:
            return CheckPolicy.DO if action.repeats is StepClass.READ else CheckPolicy.PASS


def is_irreversible(step: FlowStep, action: Action, today: Target | None) -> bool:
    """Say whether an act lasts: by the flow, by its recorded words, or by what the element says today."""
    if class_of(action, needs_approval=step.needs_approval) is StepClass.COMMIT:
        return True
    if looks_irreversible(action):
        return True
    is_pressed = action.effect is Effect.PRESSES or isinstance(action, RightClick)
    return is_pressed and today is not None and _lasts(Click(target=today))


def _lasts(click: Click) -> bool:
    is_commit = class_of(click, needs_approval=False) is StepClass.COMMIT
    return is_commit or looks_irreversible(click)


def _is_harmless(action: Click | Press | Choose, today: Target | None) -> bool:
    """Say whether a press only shows another part of the site, by its words then and now."""
    if isinstance(action, Choose):
        is_open = action.column in ("", ROW_LINK)
        return is_open or _only_shows(action.column)
    seen = today or action.target
    words = (action.target.name if action.target else "", seen.name if seen else "")
    if any(map(_NOT_IN_A_CHECK.search, words)):
        return False
    is_link = all(
        one is not None and one.role == "link" and one.fingerprint and one.fingerprint.path
        for one in (action.target, seen)
    )
    pressed = [action, *([Click(target=seen)] if seen and isinstance(action, Click) else [])]
    return is_link or all(kind_of(one) is ActKind.HARMLESS for one in pressed)


def _only_shows(words: str) -> bool:
    return says_harmless(words) and not says_kept(words) and not _NOT_IN_A_CHECK.search(words)


class LookOnly:
    """A `TrafficPolicy` that lets pages be shown and nothing be sent.

    Args:
        places: Where the flow may be.
    """

    def __init__(self, places: AllowedPlaces) -> None:
        self._places = places
        self._refused = 0

    @property
    def refused(self) -> int:
        """How many requests were held back so far."""
        return self._refused

    async def decide(self, request: OutgoingRequest) -> bool:
        """Say whether a request may leave: reading ones only, documents only of known places."""
        may_leave = self._is_reading(request)
        self._refused += not may_leave
        return may_leave

    def _is_reading(self, request: OutgoingRequest) -> bool:
        if is_write(request):
            return False
        if request.kind in (RequestKind.DATA, RequestKind.FRAME):
            return bool(origin_of(request.url))  # a socket could carry anything
        return self._places.allows(request.url) and not does_something(request.url)
