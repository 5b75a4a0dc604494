"""What a step does: its verb, value, address, keys, texts, files, rule and elements. Pure.

Every change is validated as the flow's file would be; what cannot be is refused in words.
"""

import re
from collections.abc import Mapping
from typing import Final, cast

from pydantic import TypeAdapter, ValidationError

from studio.domain.actions.action import (
    ACTIONS,
    Action,
    AskUser,
    Choose,
    Click,
    DoubleClick,
    Download,
    Drag,
    Extract,
    Fill,
    HandleDialog,
    Hover,
    Navigate,
    Press,
    RightClick,
    Scroll,
    SelectOption,
    SetChecked,
    TypesText,
    TypeText,
    Upload,
    WaitFor,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import SelectionRule
from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.step_diff import LABELS, TARGET_LABELS
from studio.domain.page.target import Target
from studio.engine.flow_editing.grants import step_of, with_step
from studio.engine.flow_editing.written import written
from studio.engine.variables.sentences import with_own_sentences
from studio.words import tr

_OFTEN: Final = (
    Navigate, Click, Fill, SelectOption, SetChecked, Press, Choose, Extract, WaitFor, Scroll, Upload,
    Download, TypeText, DoubleClick, RightClick, Hover, Drag, HandleDialog, AskUser,
)  # fmt: skip
VERB_WORDS: Final[Mapping[str, str]] = {
    kind.name(): tr(kind.label) for kind in (*_OFTEN, *ACTIONS.values()) if kind.label
}
"""Every verb that a step of a flow can have, in the order of a menu: what is used most comes first."""

_ACTION: Final = TypeAdapter[Action](Action)
_BLANKS: Final[Mapping[str, object]] = {
    "url": "{{url}}",
    "target": Target(),
    "to": Target(),
    "value": "",
    "option": "",
    "keys": "Enter",
    "text": "",
    "paths": ("",),
    "tab": "",
    "accept": False,
    "rule": SelectionRule(),
    "question": "",
}
"""What a new step holds until a person fills it in; 点検 says what is missing."""
_TEMPLATE: Final = re.compile(r"\{\{[^{}]+\}\}")
_TEXT_LIMIT: Final = 20_000


def drafted(verb: str, **parts: object) -> Action:
    """Return a new action of a verb; parts that are not given are blank.

    Raises:
        InstructionError: NO_SUCH_VERB, BAD_PART.
    """
    if verb not in VERB_WORDS:
        raise InstructionError(
            "NO_SUCH_VERB",
            tr("「{verb}」という操作はありません。", verb=verb),
            tr("使える操作：{verb_words}", verb_words=tr("、").join(VERB_WORDS)),
        )
    needed = {name for name, field in ACTIONS[verb].model_fields.items() if field.is_required()}
    blanks = {name: blank for name, blank in _BLANKS.items() if name in needed}
    return _validated({**blanks, **parts, "verb": verb})


def parts_of(action: Action) -> tuple[str, ...]:
    """Return the names of what can be changed of an action, in their order."""
    return tuple(name for name in type(action).model_fields if name != "verb")


def part_words(name: str) -> str:
    """Return what a part is called: 「入力する値」."""
    return TARGET_LABELS.get(name) or LABELS.get(name, name)


def change_action(flow: Flow, step_id: str, action: Action) -> Flow:
    """Let a step do something else; what it expects of its own value, and a sentence that only said its act, go along.

    Raises:
        InstructionError: NO_SUCH_STEP, LITERAL_PASSWORD, TARGET_NOT_DURABLE.
    """
    step = acting_otherwise(step_of(flow, step_id), action)
    return with_own_sentences(flow, with_step(flow, step))


def acting_otherwise(step: FlowStep, action: Action) -> FlowStep:
    """Return a step that does something else, and expects its own value of that.

    Raises:
        InstructionError: LITERAL_PASSWORD, TARGET_NOT_DURABLE, TEXT_TOO_LONG.
    """
    checked = _checked(action)
    expects = _carried_over(step, checked)
    return step.model_copy(update={"action": checked, "expects": expects})


def change_part(flow: Flow, step_id: str, name: str, value: object) -> Flow:
    """Change one part of what a step does: `value`, `option`, `url`, `keys`, `text`, `paths`, `rule` and so on.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_PART, BAD_PART, LITERAL_PASSWORD, TARGET_NOT_DURABLE.
    """
    action = step_of(flow, step_id).action
    if name not in parts_of(action):
        raise InstructionError(
            "NO_SUCH_PART",
            tr(
                "「{verb}」の操作に「{part_words}」はありません。",
                verb=VERB_WORDS.get(action.verb, action.verb),
                part_words=part_words(name),
            ),
            tr(
                "変えられるもの：{parts_of}",
                parts_of=tr("、").join(map(part_words, parts_of(action))) or tr("なし"),
            ),
        )
    held = {one: getattr(action, one) for one in parts_of(action)}
    told = _with_names(flow, value, held[name])
    return change_action(flow, step_id, _validated({**held, name: told, "verb": action.verb}))


def change_verb(flow: Flow, step_id: str, verb: str) -> Flow:
    """Let a step do another thing to the same element, with the same text where it has one.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_VERB.
    """
    step = step_of(flow, step_id)
    if step.action.verb == verb:
        return flow
    if verb not in ACTIONS:
        return with_step(flow, step.model_copy(update={"action": drafted(verb)}))
    names = ACTIONS[verb].model_fields
    kept = {one: getattr(step.action, one) for one in parts_of(step.action) if one in names}
    text = step.action.typed
    if text and not kept.keys() & {"value", "text"}:
        kept |= {name: text for name in ("value", "text") if name in names}
    kept = {name: value for name, value in kept.items() if value is not None}
    action = drafted(verb, **kept)
    return with_step(flow, step.model_copy(update={"action": action, "expects": ()}))


def change_target(flow: Flow, step_id: str, target: Target, part: str = "target") -> Flow:
    """Let a step act on another element, as it was pointed at in the browser.

    Args:
        flow: To be changed.
        step_id: Which.
        target: Durable, as `Browser.pick` gives it.
        part: `to` for where something is dragged.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_PART, TARGET_NOT_DURABLE, LITERAL_PASSWORD.
    """
    return change_part(flow, step_id, part, target.model_copy(update={"ref": None, "epoch": None}))


def change_rule(flow: Flow, step_id: str, rule: SelectionRule) -> Flow:
    """Give a `choose` or an `extract` another rule, whole.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_PART.
    """
    return change_part(flow, step_id, "rule", rule)


def move_candidate(flow: Flow, step_id: str, at: int, to: int, part: str = "target") -> Flow:
    """Let a way to find the element be tried earlier or later.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_CANDIDATE.
    """
    target = _target(flow, step_id, part)
    ways = list(target.candidates)
    if not (0 <= at < len(ways) and 0 <= to < len(ways)):
        raise _no_candidate()
    ways.insert(to, ways.pop(at))
    return change_part(
        flow, step_id, part, target.model_copy(update={"candidates": tuple(ways)})
    )  # fmt: skip


def remove_candidate(flow: Flow, step_id: str, at: int, part: str = "target") -> Flow:
    """Take a way to find the element out.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_CANDIDATE, LAST_CANDIDATE.
    """
    target = _target(flow, step_id, part)
    if not 0 <= at < len(target.candidates):
        raise _no_candidate()
    if len(target.candidates) == 1:
        raise InstructionError(
            "LAST_CANDIDATE",
            tr("見つけ方が 1 つしか残っていないため、消せません。"),
            tr("画面で要素を選び直してください。"),
        )
    left = (*target.candidates[:at], *target.candidates[at + 1 :])
    return change_part(flow, step_id, part, target.model_copy(update={"candidates": left}))


def literal_part(text: str) -> str:
    """Return what stands in a text besides templates."""
    return _TEMPLATE.sub("", text).strip()


def _with_names(flow: Flow, value: object, held: object) -> object:
    """Return a part with 〔検索語〕 as the variable it names."""
    match value, held:
        case str(), str():
            return written(flow, value, held)
        case tuple(), tuple():
            lines = cast("tuple[object, ...]", value)
            before = "".join(map(str, cast("tuple[object, ...]", held)))
            return tuple(written(flow, str(one), before) for one in lines)
        case _:
            return value


def _validated(parts: Mapping[str, object]) -> Action:
    """Return an action of these parts, read as the file of a flow is read."""
    try:
        return _ACTION.validate_python(dict(parts))
    except ValidationError as exc:
        wrong = exc.errors(include_url=False, include_input=False)[0]["loc"]
        name = next((str(one) for one in wrong if one in _BLANKS or one in LABELS), "")
        raise InstructionError(
            "BAD_PART",
            tr(
                "「{part_words}」に使えない値です。",
                part_words=part_words(name) if name else tr("操作"),
            ),
            tr("値を確かめて、もう一度入力してください。"),
            str(exc)[:200],
        ) from None


def _checked(action: Action) -> Action:
    """Refuse a password in clear, an element of a page that is gone, and a text of a book's length."""
    texts = [text for name in parts_of(action) if isinstance(text := getattr(action, name), str)]
    if any(len(text) > _TEXT_LIMIT for text in texts):
        raise InstructionError(
            "TEXT_TOO_LONG",
            tr("文字が長すぎます（{text_limit:,} 文字まで）。", text_limit=_TEXT_LIMIT),
            tr("短くするか、ファイルに分けてください。"),
        )
    for name in ("target", "to"):
        target = getattr(action, name, None)
        if isinstance(target, Target) and target.ref is not None:
            raise InstructionError(
                "TARGET_NOT_DURABLE",
                tr("この要素は、次に開いたページでは見つけられません。"),
                tr("画面で要素を選び直してください。"),
            )
    target = action.element
    if isinstance(action, TypesText) and target is not None and target.is_secret:
        _check_names_only(action.typed)
    return action


def _check_names_only(text: str) -> None:
    if literal_part(text):
        raise InstructionError(
            "LITERAL_PASSWORD",
            tr("パスワード欄に入れる文字そのものは、手順に保存しません。"),
            tr(
                "「認証情報」に登録して〔認証情報：名前〕と書くか、「毎回たずねる」変数を使ってください。"
            ),
        )


def _carried_over(step: FlowStep, action: Action) -> tuple[Evidence, ...]:
    """Return what a step expects when its own value, option or state is another one now."""
    old, new = _own_fact(step.action), _own_fact(action)
    if old is None or new is None or old == new:
        return step.expects
    return tuple(new if fact == old else fact for fact in step.expects)


def _own_fact(action: Action) -> Evidence | None:
    match action:
        case Fill():
            return Evidence(kind=EvidenceKind.VALUE, detail=action.value)
        case SelectOption():
            return Evidence(kind=EvidenceKind.OPTION, detail=action.option)
        case SetChecked():
            state = "on" if action.checked else "off"
            return Evidence(kind=EvidenceKind.CHECKED, detail=state)
        case _:
            return None


def _target(flow: Flow, step_id: str, part: str) -> Target:
    target = getattr(step_of(flow, step_id).action, part, None)
    if not isinstance(target, Target):
        raise _no_candidate()
    return target


def _no_candidate() -> InstructionError:
    return InstructionError(
        "NO_SUCH_CANDIDATE",
        tr("その見つけ方は、この操作にありません。"),
        tr("手順を開き直してから、もう一度選んでください。"),
    )
