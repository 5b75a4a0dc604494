"""Whether an element that a model or a person named may stand in for the recorded one. Pure code, no trust."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from studio.domain.actions.action import (
    Action,
    Download,
    OnElement,
    RightClick,
    SelectOption,
    SetChecked,
    SetsField,
    Upload,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.observation import (
    EDITABLE_ROLES,
    TOGGLE_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.page.target import Fingerprint, Target
from studio.domain.text import clip, squeeze
from studio.engine.guard.facts.acts import is_irreversible
from studio.engine.guard.facts.words import says_irreversible
from studio.engine.healing.likeness import kinship, means_another, recorded_targets
from studio.engine.replay.identity.matching import is_destructive, may_be_role
from studio.engine.replay.identity.surroundings import is_in_row, surroundings
from studio.words import tr

MIN_KINSHIP: Final = 0.5
_QUOTED_AROUND: Final = 3
_QUOTED_WORDS: Final = 400
_PICKED: Final = frozenset({"combobox", "listbox", "radiogroup", "button"})
_TOGGLED: Final = TOGGLE_ROLES | {"option", "button"}


class Fitness(StrEnum):
    """FITS: use it. ASKS: only with a person's yes. UNFIT: never."""

    FITS = "fits"
    ASKS = "asks"
    UNFIT = "unfit"


@dataclass(frozen=True, slots=True)
class HealingJudgement:
    """What is to become of a named element.

    Attributes:
        reason: In Japanese; why not, or what has to be agreed to.
    """

    fitness: Fitness
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Named:
    """An element of an observation that somebody named for a step.

    Attributes:
        ref: Its whole ref.
        quote: What a model quotes for it; None for a person's own choice.
    """

    page: Observation
    ref: str
    quote: str | None = None


_FITS: Final = HealingJudgement(Fitness.FITS)


def judge_named(flow: Flow, step: FlowStep, recorded: Target, named: Named) -> HealingJudgement:
    """Judge what a model named, by the tree alone; before it is described.

    Args:
        flow: For what its other steps mean.
        step: What is to be done.
        recorded: The step's target.
        named: The model's answer.
    """
    node = named.page.node(named.ref)
    if node is None or node.ref is None:
        return _unfit(tr("その部品は画面にありません。"))
    if node.is_disabled or (node.box is not None and not (node.box.width and node.box.height)):
        return _unfit(tr("その部品は、いま見えないか操作できません。"))
    if refused := _wrong_kind(step.action, recorded, node):
        return refused
    if not _is_quoted(named, node):
        return _unfit(tr("根拠として引用された文が、その部品のまわりにありません。"))
    if _has_twin(named.page, node):
        return _unfit(tr("同じ名前の部品がほかにもあり、見分けられません。"))
    if refused := _means_another(flow, step, recorded, node):
        return refused
    keys = recorded.fingerprint.row_texts if recorded.fingerprint else ()
    if key := next((one for one in keys if not is_in_row(named.page, node, one)), ""):
        return _unfit(tr("「{key}」の行にある部品ではありません。", key=clip(key, 40)))
    return _danger(recorded, node)


def judge_described(recorded: Target, found: Target, *, is_persons: bool) -> HealingJudgement:
    """Judge an element by its fingerprint.

    Args:
        recorded: The step's target.
        found: As it is described today.
        is_persons: The person pointed at it: what stands around it may be another today.
    """
    before, after = recorded.fingerprint, found.fingerprint
    if before is None or after is None:
        return _unfit(tr("記録した部品の特徴が残っていないため、確かめられません。"))
    if before.is_secret != after.is_secret:
        return _unfit(tr("パスワードの欄と、ほかの欄を取り違えるおそれがあります。"))
    if is_persons:
        return _danger_of_names(before, after.name or after.text)
    if not found.candidates or found.is_weak:
        return _unfit(tr("次に見つけるための手がかりが足りません。"))
    if kinship(before, after) < MIN_KINSHIP:
        return _unfit(tr("記録した部品と、まわりの様子が違いすぎます。"))
    return _danger_of_names(before, after.name or after.text)


def judge_kind(step: FlowStep, recorded: Target, found: Target) -> HealingJudgement:
    """Judge whether what a person pointed at can be used as the step uses it."""
    return _wrong_kind(step.action, recorded, AriaNode(role=found.role, name=found.name)) or _FITS


def serves(action: Action, found: Target) -> bool:
    """Say whether an act can be done at all on what a person pointed at: no text goes into a link."""
    return _serves(action, AriaNode(role=found.role, name=found.name))


def _wrong_kind(action: Action, recorded: Target, node: AriaNode) -> HealingJudgement | None:
    role = recorded.fingerprint.role if recorded.fingerprint else recorded.role
    if not _serves(action, node) or not may_be_role(node, role):
        return _unfit(tr("操作の種類が合わない部品です（入力欄とボタンなど）。"))
    is_secret = recorded.is_secret
    if node.role in EDITABLE_ROLES and "secret" in node.states and not is_secret:
        return _unfit(tr("パスワードの欄と、ほかの欄を取り違えるおそれがあります。"))
    if node.role in EDITABLE_ROLES and is_secret and node.states and "secret" not in node.states:
        return _unfit(tr("パスワードの欄と、ほかの欄を取り違えるおそれがあります。"))
    return None


def _serves(action: Action, node: AriaNode) -> bool:
    """Say whether an act can be done on an element of this role at all."""
    match action:
        case SelectOption():
            return node.role in _PICKED
        case SetChecked():
            return node.role in _TOGGLED
        case SetsField():
            return node.role in EDITABLE_ROLES or "editable" in node.states
        case Upload():
            return node.role in ("button", "textbox", "clickable", "generic")
        case Download():
            return True
        case _:
            is_press = isinstance(action, OnElement) and action.is_press
            is_served = node.role not in EDITABLE_ROLES or node.role == "combobox"
            return is_served or not (is_press or isinstance(action, RightClick))


def _is_quoted(named: Named, node: AriaNode) -> bool:
    """Say whether the quote stands in the element or in a small box around it."""
    if named.quote is None:
        return True
    quote = squeeze(named.quote)
    if not quote:
        return False
    boxes = [node, *list(named.page.ancestors(node))[:_QUOTED_AROUND]]
    said = (squeeze(f"{box.label} {box.placeholder} {box.words()}") for box in boxes)
    return any(quote in words for words in said if len(words) <= _QUOTED_WORDS) or (
        quote in squeeze(f"{node.label} {node.placeholder}")
    )


def _has_twin(page: Observation, node: AriaNode) -> bool:
    """Say whether another element of the page is called the same and stands in no other row."""
    around = surroundings(page, node)
    return around.count > 1 and not around.row_keys


def _means_another(
    flow: Flow, step: FlowStep, recorded: Target, node: AriaNode
) -> HealingJudgement | None:
    """Refuse what was there at record time already, as another thing."""
    before = recorded.fingerprint or Fingerprint()
    own = squeeze(before.name or before.text)
    label = squeeze(node.label)
    if label == own:
        return None
    others = {squeeze(one.name) for one in recorded_targets(flow, step)}
    if label and (label in others or label in {squeeze(text) for text in before.neighbours}):
        return _unfit(
            tr(
                "「{label}」は、記録したときから別の部品としてありました。",
                label=clip(node.label, 40),
            )
        )
    if means_another(before.name or before.text, node.label):
        return _unfit(
            tr("「{label}」は、反対の意味か、別の番号や日付です。", label=clip(node.label, 40))
        )
    return None


def _danger(recorded: Target, node: AriaNode) -> HealingJudgement:
    before = recorded.fingerprint or Fingerprint(name=recorded.name)
    if is_irreversible(node) and not _was_irreversible(before):
        return _unfit(
            tr(
                "「{label}」は取り消せない操作のため、代わりに使いません。",
                label=clip(node.label, 40),
            )
        )
    return _danger_of_names(before, node.label)


def _danger_of_names(before: Fingerprint, today: str) -> HealingJudgement:
    """A destructive word matches exactly, or a person is asked."""
    name = before.name or before.text
    if squeeze(name) == squeeze(today):
        return _FITS
    if is_destructive(name) or is_destructive(today) or says_irreversible(today):
        words = tr(
            "「{name}」の代わりに「{today}」を使います。",
            name=clip(name, 40),
            today=clip(today, 40),
        )
        return HealingJudgement(
            Fitness.ASKS, tr("{words}取り消せない可能性があります。", words=words)
        )
    return _FITS


def _was_irreversible(before: Fingerprint) -> bool:
    name = before.name or before.text
    return is_destructive(name) or says_irreversible(name)


def _unfit(reason: str) -> HealingJudgement:
    return HealingJudgement(Fitness.UNFIT, reason)
