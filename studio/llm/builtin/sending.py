"""Sending a form and logging in: never twice, and what the page asks back is answered once."""

import re
from collections.abc import Sequence
from typing import Final

from studio.domain.actions.action import AskUser, Click
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.page.observation import AriaNode
from studio.domain.page.target import without_marks
from studio.domain.runs.decision import DecisionFault, StepRecord
from studio.domain.text import clip, squeeze
from studio.engine.secrets.secret_redactor import holds_secret_template
from studio.llm.builtin.decision_context import (
    DecisionContext,
    Finished,
    NextMove,
    Step,
    Stuck,
    not_found,
    refused_login,
)
from studio.llm.builtin.fields import target
from studio.llm.builtin.finding import BUTTONS, FoundNode, NodeNotFound, match_level
from studio.llm.builtin.intents import Enter, Intent, LogIn, PressIntent, Submit
from studio.llm.builtin.moves import enter
from studio.llm.builtin.synonyms import synonyms
from studio.words import tr

_AGAIN: Final = "再"
"""再申請 is another act than 申請."""
_ALIKE: Final = 62
_SIGN_IN: Final = tr(
    "ログインが必要です。ユーザー名とパスワードが書かれていないため、ブラウザーでログインしてから「続ける」を押してください。"
)


def submit(decision_context: DecisionContext, intent: Submit) -> Step:
    """Send the form; after the sending was dispatched only a confirmation is answered."""
    invalid = [
        node
        for node in decision_context.observation.nodes
        if node.states.get("invalid", "false") != "false"
    ]
    result = decision_context.page.pressable(intent.word, first=BUTTONS)
    tries = [one for one in decision_context.records if _is_click_for(one, intent.word)]
    if tries and tries[-1].status == OutcomeStatus.BLOCKED and tries[-1].note:
        return not_found(tries[-1].note)  # nothing was pressed, and the reason is known
    if tries:
        return _after_sending(decision_context, intent, invalid)
    if isinstance(result, FoundNode):
        click = Click(target=target(result.node, decision_context.epoch))
        name = clip(result.node.label, 40)
        if intent.word.startswith(_AGAIN) and _AGAIN not in name:
            return not_found(
                tr(
                    "「{word}」のボタンが見つかりません（「{name}」はあります）。",
                    word=intent.word,
                    name=name,
                )
            )
        return NextMove(
            click,
            result.certainty,
            tr("「{name}」を押して{word}します。", name=name, word=intent.word),
        )
    preview = decision_context.page.pressable("確認", first=BUTTONS)
    if result.is_tie or result.is_disabled or isinstance(preview, NodeNotFound):
        return not_found(result)
    click = Click(target=target(preview.node, decision_context.epoch))
    if decision_context.has_tried(click) or preview.node.role not in ("button", "clickable"):
        return not_found(result)
    return NextMove(
        click, 0.6, tr("{word}の前の確認画面へ進みます。", word=intent.word), is_last=False
    )


def _is_click_for(record: StepRecord, word: str) -> bool:
    clicked = re.fullmatch(r"「(.+)」をクリック", record.action)
    return bool(clicked) and match_level(squeeze(word), clicked[1]) >= 62 if clicked else False


def _after_sending(
    decision_context: DecisionContext, intent: Submit, invalid: Sequence[AriaNode]
) -> Step:
    """Answer a confirmation that the page drew; never send twice."""
    for dialog in reversed(decision_context.page.dialogs):
        for word in (intent.word, *synonyms().affirmatives):
            fitting = [
                node
                for node in dialog.walk()
                if node.ref and node.role in ("button", "link") and not node.is_disabled
                and match_level(squeeze(word), node.label) >= 88
            ]  # fmt: skip
            if len(fitting) == 1:
                click = Click(target=target(fitting[0], decision_context.epoch))
                return NextMove(
                    click,
                    0.8,
                    tr("確認の「{label}」を押します。", label=clip(fitting[0].label, 30)),
                )
    if invalid:
        names = tr("、").join(
            tr("「{name}」", name=clip(without_marks(node.label), 20)) for node in invalid[:4]
        )
        return not_found(tr("入力に誤りがあると表示されています：{names}", names=names))
    return not_found(
        tr(
            "{word}は一度押しました。二重に送らないため、もう一度は押しません。画面を確かめてください。",
            word=intent.word,
        )
    )


def log_in(decision_context: DecisionContext, intent: LogIn) -> Step:
    """Fill the fields that are named, then press the log-in button, once."""
    button = decision_context.page.pressable("ログイン", first=BUTTONS)
    if isinstance(button, FoundNode) and decision_context.has_tried(
        _press(decision_context, button)
    ):
        if decision_context.waits_for_a_password:
            return refused_login(clip(button.node.label, 40))
        return not_found(
            tr(
                "「{label}」は一度押しました。もう一度は押しません。",
                label=clip(button.node.label, 40),
            )
        )
    if intent.fields:
        step = enter(decision_context, Enter(intent.fields))
        if isinstance(step, NextMove):
            return NextMove(step.action, step.certainty, step.reason, is_last=False)
        if isinstance(step, Stuck):
            return step
    else:
        ask = AskUser(question=_SIGN_IN)
        if decision_context.waits_for_a_password:
            if decision_context.has_tried(ask):
                return Stuck(DecisionFault.NOT_UNDERSTOOD, _SIGN_IN)
            return NextMove(
                ask, 0.9, tr("ユーザー名とパスワードが書かれていません。"), is_last=False
            )
        if decision_context.has_tried(ask):
            return Finished(decision_context.page.heading, tr("ログインを済ませていただきました。"))
    if isinstance(button, NodeNotFound):
        return not_found(button)
    reason = tr("「{label}」を押してログインします。", label=clip(button.node.label, 30))
    return NextMove(_press(decision_context, button), button.certainty, reason)


def signed_in_already(decision_context: DecisionContext, intent: Intent) -> Finished | None:
    """Pass by a part of a login that cannot be done, where the page offers to log out: somebody is logged in."""
    match intent:
        case Enter(fields=fields):
            is_of_login = any(holds_secret_template(one.value) for one in fields)
        case PressIntent(name=name):
            is_of_login = match_level(squeeze("ログイン"), name) >= _ALIKE
        case _:
            is_of_login = isinstance(intent, LogIn)
    way_out = decision_context.page.pressable("ログアウト", first=BUTTONS)
    if (
        not is_of_login
        or decision_context.waits_for_a_password
        or isinstance(way_out, NodeNotFound)
    ):
        return None
    return Finished(clip(way_out.node.label, 40), tr("もうログインしています。"))


def _press(decision_context: DecisionContext, found: FoundNode) -> Click:
    return Click(target=target(found.node, decision_context.epoch))
