"""What has to be seen after a step, and what is said of the flow as a whole. Pure."""

from collections.abc import Sequence
from typing import Final

from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import InstructionError
from studio.domain.flows.ai_note import note_text
from studio.domain.flows.flow import Flow
from studio.domain.page.address import is_honest_address, origin_of
from studio.domain.runs.formatting import amount_in_words
from studio.domain.text import strip_unseen
from studio.engine.flow_editing.grants import step_of, with_step
from studio.engine.flow_editing.steps import checked_words
from studio.engine.flow_editing.written import written
from studio.engine.secrets.masking import refuse_passwords
from studio.words import tr

MAX_NAME_CHARS: Final = 120
MAX_AI_BUDGET: Final = 1_000_000
_LONGEST_DETAIL: Final = 500
_PURPOSE_CHARS: Final = 1_000
_DIALOG_ANSWERS: Final = ("accepted", "dismissed", "open")


def _with_names(flow: Flow, fact: Evidence, before: str = "") -> Evidence:
    """Return what is expected with 〔検索語〕 as the variable it names."""
    return fact.model_copy(update={"detail": written(flow, fact.detail, before)})


def add_expectation(flow: Flow, step_id: str, fact: Evidence) -> Flow:
    """Let a step be done only when this is seen after it; the same twice is once.

    Raises:
        InstructionError: NO_SUCH_STEP, BAD_EXPECTATION.
    """
    step = step_of(flow, step_id)
    checked = _checked(_with_names(flow, fact))
    if checked in step.expects:
        return flow
    return with_step(flow, step.model_copy(update={"expects": (*step.expects, checked)}))


def change_expectation(flow: Flow, step_id: str, at: int, fact: Evidence) -> Flow:
    """Replace what is expected after a step.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_EXPECTATION, BAD_EXPECTATION.
    """
    step = step_of(flow, step_id)
    expects = _without(step.expects, at)
    checked = _checked(_with_names(flow, fact, step.expects[at].detail))
    expects = (*expects[:at], checked, *expects[at:])
    return with_step(flow, step.model_copy(update={"expects": expects}))


def remove_expectation(flow: Flow, step_id: str, at: int) -> Flow:
    """Expect one thing less of a step.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_EXPECTATION.
    """
    step = step_of(flow, step_id)
    return with_step(flow, step.model_copy(update={"expects": _without(step.expects, at)}))


def rename_flow(flow: Flow, name: str) -> Flow:
    """Give the flow another name.

    Raises:
        InstructionError: NO_NAME, PASSWORD_IN_WORDS.
    """
    words = checked_words(name, MAX_NAME_CHARS)
    if not words:
        raise InstructionError(
            "NO_NAME", tr("名前が空です。"), tr("手順の名前を入力してください。")
        )
    return flow.model_copy(update={"name": words})


def set_purpose(flow: Flow, purpose: str) -> Flow:
    """Say what the flow is for.

    Raises:
        InstructionError: PASSWORD_IN_WORDS.
    """
    return flow.model_copy(update={"purpose": checked_words(purpose, _PURPOSE_CHARS)})


def set_ai_note(flow: Flow, words: str) -> Flow:
    """Say what a model is to mind that does something for the flow; "" for nothing.

    Raises:
        InstructionError: NOTE_TOO_LONG, PASSWORD_IN_WORDS.
    """
    text = note_text(words)
    refuse_passwords(text)
    return flow.model_copy(update={"ai_note": text})


def set_owner(flow: Flow, owner: str) -> Flow:
    """Say who looks after the flow.

    Raises:
        InstructionError: PASSWORD_IN_WORDS.
    """
    return flow.model_copy(update={"owner": checked_words(owner, MAX_NAME_CHARS)})


def set_ai_budget(flow: Flow, tokens: int) -> Flow:
    """Say how much a model may do with nobody there, where the flow cannot go on; 0 = nothing.

    Raises:
        InstructionError: BAD_AI_BUDGET.
    """
    if not 0 <= tokens <= MAX_AI_BUDGET:
        raise InstructionError(
            "BAD_AI_BUDGET",
            tr(
                "AI に任せてよい量は、0（任せない）から {amount}までです。",
                amount=amount_in_words(MAX_AI_BUDGET),
            ),
            tr("1 項目の目安は 10,000〜40,000 文字ぶんです。"),
        )
    return flow.model_copy(update={"ai_budget": tokens})


def set_sites(flow: Flow, sites: Sequence[str]) -> Flow:
    """Name its sites in the person's words; blank ones and doubles go."""
    named = (checked_words(site, MAX_NAME_CHARS) for site in sites)
    return flow.model_copy(update={"sites": tuple(dict.fromkeys(name for name in named if name))})


def allow_place(flow: Flow, address: str) -> Flow:
    """Let the flow be at the origin of an address; only a person decides this.

    Raises:
        InstructionError: BAD_PLACE: no address of a website, or one that looks like another.
    """
    origin = origin_of(address.strip())
    if not origin or not is_honest_address(address.strip()):
        raise InstructionError(
            "BAD_PLACE",
            tr("ウェブサイトのアドレスとして使えません。"),
            tr("https:// から始まるアドレスを、そのまま入力してください。"),
        )
    return flow.model_copy(update={"origins": tuple(dict.fromkeys((*flow.origins, origin)))})


def forbid_place(flow: Flow, address: str) -> Flow:
    """Let the flow no longer be at an origin."""
    gone = origin_of(address.strip()) or address.strip()
    return flow.model_copy(update={"origins": tuple(one for one in flow.origins if one != gone)})


def _checked(fact: Evidence) -> Evidence:
    detail = strip_unseen(fact.detail).strip()
    if fact.kind is EvidenceKind.DIALOG:
        answer, sign, message = detail.partition(":")
        is_good = answer in _DIALOG_ANSWERS and bool(sign and message.strip())
    else:
        is_good = bool(detail) or fact.kind is EvidenceKind.TAB
    if not is_good or len(detail) > _LONGEST_DETAIL:
        raise InstructionError(
            "BAD_EXPECTATION",
            tr("操作のあとに確かめることが、空か、長すぎます。"),
            tr("画面に出る短い言葉か、アドレスの一部（/search など）を入力してください。"),
        )
    return fact.model_copy(update={"detail": detail})


def _without(expects: tuple[Evidence, ...], at: int) -> tuple[Evidence, ...]:
    if not 0 <= at < len(expects):
        raise InstructionError(
            "NO_SUCH_EXPECTATION",
            tr("その「確かめること」は、この操作にありません。"),
            tr("手順を開き直してから、もう一度選んでください。"),
        )
    return (*expects[:at], *expects[at + 1 :])
