"""From the text a model wrote to domain values. Pure: no network, no clock, no settings.

Everything a model writes is untrusted. What does not fit raises `UnusableReplyError` with one English
sentence that names the problem: the text of the repair turn.
"""

import json
import re
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ValidationError

from studio.domain.actions.action import (
    ACTIONS,
    MAX_PAGES,
    ROW_BOX,
    Action,
    Answer,
    Choose,
    Click,
    Done,
    Extract,
    Upload,
)
from studio.domain.actions.answer import PLACE
from studio.domain.actions.rule import Condition, Order, SelectionRule, Taking
from studio.domain.errors import InstructionError
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import MAX_FURTHER, Decision, DecisionFault, Verdict
from studio.domain.text import arabic, clip, strip_unseen
from studio.domain.values.comparison import BY_SIGN
from studio.domain.values.variable import Variable
from studio.domain.values.writing import is_said
from studio.engine.healing.finder import ElementReply
from studio.engine.ports import PlanRequest
from studio.llm.addresses import UnusableReplyError, start_page
from studio.llm.reading import ActionReader
from studio.llm.wire import (
    NO_VERB,
    MoreVerb,
    WireDecision,
    WireElement,
    WireFault,
    WirePlan,
    WireReview,
    WireVerdict,
)
from studio.words import tr

MAX_REPLY_CHARS: Final = 60_000
MAX_ITEMS: Final = 40
MAX_COLUMNS: Final = 30
MAX_ANSWER_CHARS: Final = 1_000
_COLUMN_BREAKS: Final = re.compile(r"[,、，;；\n|]")
_THINKING: Final = re.compile(r"\A\s*<think>.*?</think>", re.DOTALL)
_FENCED: Final = re.compile(r"\A```(?:json)?\s*\n(.*?)\n?```\Z", re.DOTALL)
_OPERATOR: Final = re.compile(
    r"\A\s*(?P<column>.+?)\s*"
    rf"(?P<op>{'|'.join(map(re.escape, sorted(BY_SIGN, key=len, reverse=True)))})\s*(?P<value>.*?)\s*\Z"
)
_WIDE_SIGNS: Final = str.maketrans("＞＜＝～！＾", "><=~!^")
_CLICK: Final = Click.name()
_FORM_VERBS: Final = frozenset(one.value for one in MoreVerb) - {_CLICK}
_FIRST_VERBS: Final = _FORM_VERBS | {Upload.name()}
"""A form may begin with its file."""

WireT = TypeVar("WireT", bound=BaseModel)


def parse_decision(
    text: str, observation: Observation, secret_names: Sequence[str] = ()
) -> Decision:
    """Read the answer to `decide`.

    Args:
        text: What the model wrote.
        observation: The page it was asked about; refs must exist there.
        secret_names: The only names that 「{{秘密:名前}}」 may hold.

    Raises:
        UnusableReplyError: Not JSON, wrong shape, unknown ref, refused address, unknown secret.
    """
    wire = read_reply(text, WireDecision)
    if wire.error is not WireFault.NO_FAULT:
        return _decision(wire, observation, ())
    if wire.verb == NO_VERB:
        raise UnusableReplyError('verb is "none" and so is error. Choose a verb, or set error.')
    reader = ActionReader(observation, secret_names)
    return _decision(wire, observation, (_first(wire, reader), *_more(wire, reader)))


def parse_plan(text: str, request: PlanRequest, planned_by: str = "") -> Checklist:
    """Read the answer to `plan`.

    Args:
        text: What the model wrote.
        request: What it was asked: the instruction is kept as typed.
        planned_by: The model, for the badge.

    Raises:
        UnusableReplyError: Not JSON, wrong shape, refused address.
        InstructionError: The model could read nothing in the sentence.
    """
    wire = read_reply(text, WirePlan)
    items = tuple(Item(text=line) for raw in wire.items if (line := clip(raw, 300)))
    if len(items) > MAX_ITEMS:
        raise UnusableReplyError(
            f"items has {len(items)} lines; at most {MAX_ITEMS}. Make the goals larger."
        )
    unread = tuple(line for raw in wire.unread if (line := clip(raw, 300)))
    if not items:
        raise InstructionError(
            "NOTHING_READ",
            tr("やりたいことを読み取れませんでした。"),
            tr(
                "「どのサイトで」「何をするか」を書き足してください。例：「練習書店で「プログラミング」を検索して」"
            ),
            detail="、".join(unread),
        )
    start_url, is_proposed = start_page(wire, request)
    return Checklist(
        instruction=request.instruction,
        site=clip(wire.site, 100),
        start_url=start_url,
        is_start_url_proposed=is_proposed,
        items=items,
        variables=_variables(wire, request.instruction),
        conditions=tuple(
            Condition(column=clip(c.column, 60), comparison=c.comparison, value=clip(c.value, 200))
            for c in wire.conditions
        ),
        unread=unread,
        planned_by=planned_by,
    )


def parse_verdicts(text: str, count: int) -> tuple[Verdict, ...]:
    """Read the answer to `verify`. Whether its evidence stands on the page is the engine's to check.

    Args:
        text: As it came.
        count: How many goals were asked about.

    Raises:
        UnusableReplyError: Not JSON, wrong shape, or not one verdict for each goal.
    """
    if count == 1:
        return (_verdict(read_reply(text, WireVerdict)),)
    told = sorted(read_reply(text, WireReview).verdicts, key=lambda one: one.number)
    if [one.number for one in told] != list(range(1, count + 1)):
        raise UnusableReplyError(f"verdicts: exactly one for each number from 1 to {count}.")
    return tuple(map(_verdict, told))


def _verdict(wire: WireVerdict) -> Verdict:
    return Verdict(
        kind=wire.verdict, evidence=clip(wire.evidence, 200), reason=clip(wire.reason, 160)
    )


def parse_element(text: str, page: Observation) -> ElementReply:
    """Read the answer to `locate`. Whether the element may be used is the engine's to check.

    Raises:
        UnusableReplyError: Not JSON, wrong shape, a ref that the page does not have.
    """
    wire = read_reply(text, WireElement)
    node = page.node(wire.ref) if wire.ref else None
    if wire.ref and node is None:
        raise UnusableReplyError(
            f'ref {clip(wire.ref, 20)!r} is not on the page. Copy a ref from it, or answer "".'
        )
    return ElementReply(
        ref=node.ref or "" if node else "",
        quote=clip(wire.quote, 200),
        reason=clip(wire.reason, 160),
    )


def read_reply(text: str, model: type[WireT]) -> WireT:
    """Read one JSON object of the given shape, with or without a code fence or a thinking part.

    Raises:
        UnusableReplyError: It is none.
    """
    if len(text) > MAX_REPLY_CHARS:
        raise UnusableReplyError("The answer is far too long. Answer with one short JSON object.")
    try:
        data = json.loads(_bare(text), object_pairs_hook=_no_twins)
    except RecursionError:
        raise UnusableReplyError("The JSON is nested too deeply.") from None
    except json.JSONDecodeError as exc:
        raise UnusableReplyError(f"Not valid JSON: {exc.msg} at character {exc.pos}.") from None
    if not isinstance(data, dict):
        raise UnusableReplyError("The answer must be one JSON object.")
    try:
        return model.model_validate(data)
    except ValidationError as exc:
        raise UnusableReplyError(_in_short(exc)) from None


def read_condition(text: str) -> Condition:
    """Read `評価>=4` as a condition.

    Raises:
        UnusableReplyError: No operator, or nothing on one side of it.
    """
    match = _OPERATOR.match(strip_unseen(text).translate(_WIDE_SIGNS))
    is_blank = match is not None and not match["value"] and match["op"] not in ("=", "==")
    if match is None or is_blank:
        raise UnusableReplyError(
            f"where: cannot read {clip(text, 80)!r}. Write column, operator, value, such as 価格<=3000."
        )
    return Condition(
        column=clip(match["column"], 60),
        comparison=BY_SIGN[match["op"]],
        value=clip(match["value"].strip("「」\"'"), 200),
    )


def _first(wire: WireDecision, reader: ActionReader) -> Action:
    """Read the first action, the only one that may read rows, ask the person or end the item."""
    kind = ACTIONS.get(wire.verb)
    if kind is Choose:
        return _choose(wire, reader.list_name(wire.ref))
    if kind is Extract:
        return _extract(wire, reader.list_name(wire.ref))
    if kind is Answer:
        return _answer(wire, reader)
    return reader.read(wire.verb, wire.ref, wire.value, wire.evidence)


def _choose(wire: WireDecision, within: str) -> Choose:
    """Read which row, or every row that fits; without a condition nothing is pressed in every row.

    Raises:
        UnusableReplyError: Every row is meant, and nothing says which fit.
    """
    rule, column = _rule(wire, within), clip(wire.column, 100)
    if wire.take:
        return Choose(rule=rule, column=column)
    if not rule.where and column != ROW_BOX:
        raise UnusableReplyError("choose: take 0 is every row that fits; say in where which do.")
    return Choose(rule=rule.model_copy(update={"taking": Taking.ALL}), column=column)


def _extract(wire: WireDecision, within: str) -> Extract:
    """Read which columns, which rows, how many and over how many pages; a list that is left open is whole."""
    columns = tuple(name for part in _COLUMN_BREAKS.split(wire.column) if (name := clip(part, 60)))
    if len(columns) > MAX_COLUMNS:
        raise UnusableReplyError(f"column: at most {MAX_COLUMNS} headings.")
    pages = arabic(wire.value.strip() or "1")
    if not pages.isdecimal() or int(pages) < 1:
        raise UnusableReplyError(
            f"extract: value {clip(wire.value, 40)!r} must be the number of pages to read, 1 to {MAX_PAGES}."
        )
    limit = wire.take if "take" in wire.model_fields_set else 0
    rule = _rule(wire, within).model_copy(update={"take": 1})
    return Extract(columns=columns, rule=rule, limit=limit, max_pages=min(int(pages), MAX_PAGES))


def _answer(wire: WireDecision, reader: ActionReader) -> Answer:
    """Read the sentence; whether its values stand on the page is the engine's to check.

    Raises:
        UnusableReplyError: There is no sentence, or it names a secret.
    """
    sentence = clip(reader.words(wire.value), MAX_ANSWER_CHARS)
    if not sentence:
        raise UnusableReplyError("answer: value must be the answer, in Japanese.")
    quotes = (PLACE.sub(r"\1", clip(quote, 200)) for quote in wire.where)
    return Answer(text=sentence, quotes=tuple(filter(None, quotes)))


def _more(wire: WireDecision, reader: ActionReader) -> tuple[Action, ...]:
    """Read the further actions of one form."""
    verbs = [wire.verb, *(act.verb.value for act in wire.more)]
    if len(verbs) == 1:
        return ()
    are_of_a_form = _FORM_VERBS.issuperset(verbs[1:-1])
    if verbs[0] not in _FIRST_VERBS:
        raise UnusableReplyError(f"more: {verbs[0]} stands alone.")
    if len(wire.more) > MAX_FURTHER + (verbs[-1] == _CLICK) or not are_of_a_form:
        raise UnusableReplyError(
            f"more: at most {MAX_FURTHER} of fill, select_option, set_checked of one form; click only as the last."
        )
    acts = zip(verbs[1:], wire.more, strict=True)
    return tuple(reader.read(verb, act.ref, act.value) for verb, act in acts)


def _decision(
    wire: WireDecision, observation: Observation, actions: tuple[Action, ...]
) -> Decision:
    return Decision(
        actions=actions,
        error=DecisionFault(wire.error.value) if wire.error is not WireFault.NO_FAULT else None,
        confidence=wire.confidence,
        reason=clip(wire.reason, 160),
        step_done=bool(actions) and (wire.step_done or wire.verb == Done.name()),
        evidence=clip(wire.evidence, 200),
        epoch=observation.epoch,
    )


def _rule(wire: WireDecision, within: str) -> SelectionRule:
    column, _, direction = wire.order.strip().rpartition(" ")
    if direction.lower() not in ("asc", "desc"):
        column, direction = wire.order.strip(), "asc"
    order = (
        Order(column=clip(column, 60), descending=direction.lower() == "desc") if column else None
    )
    return SelectionRule(
        where=tuple(read_condition(text) for text in wire.where),
        order=order,
        take=max(1, wire.take),
        within=within,
    )


def _variables(wire: WirePlan, instruction: str) -> tuple[Variable, ...]:
    """Keep proposals that the sentence says, in whatever writing; a name once, and never `url`."""
    found: dict[str, Variable] = {}
    for proposal in wire.variables:
        name, value = clip(proposal.name.strip("{}"), 40), clip(proposal.value, 200).strip("「」")
        if name and name != "url" and value and is_said(instruction, value):
            found.setdefault(name, Variable(name=name, value=value))
    return tuple(found.values())


def _bare(text: str) -> str:
    without_thinking = _THINKING.sub("", text, count=1).strip()
    fenced = _FENCED.match(without_thinking)
    return fenced[1] if fenced else without_thinking


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise UnusableReplyError("A key stands twice in one JSON object.")
    return found


def _in_short(error: ValidationError) -> str:
    lines = [
        f"{'.'.join(str(part) for part in found['loc'])}: {found['msg']}"
        for found in error.errors()[:5]
    ]
    return clip("Wrong shape: " + "; ".join(lines), 600)
