"""The next action for one reading on one page: pure functions of reading, page and history.

Nothing is remembered between turns but what the page and the step history show.
"""

import re
from dataclasses import replace
from typing import Final
from urllib.parse import urldefrag, urljoin

from studio.domain.actions.action import Click, Navigate, Press, SelectOption, SetChecked
from studio.domain.page.observation import TOGGLE_ROLES, AriaNode
from studio.domain.text import clip, squeeze
from studio.llm.builtin.decision_context import (
    DecisionContext,
    Finished,
    NextMove,
    Step,
    not_found,
    refused_login,
)
from studio.llm.builtin.fields import holds, options_of, put_value, spellings_of, target
from studio.llm.builtin.finding import FIELDS, FoundNode, NodeNotFound, match_level
from studio.llm.builtin.intents import (
    Check,
    Enter,
    FieldValue,
    Open,
    PressIntent,
    Select,
    Sort,
)
from studio.llm.builtin.searching import search_box
from studio.words import tr

_SURE: Final = 0.97
_CLEAR: Final = 0.7
_LINKS: Final = frozenset({"link", "tab", "menuitem", "treeitem"})


def open_place(decision_context: DecisionContext, intent: Open) -> Step:
    """Go to an address, a site by name, or what a link of this name leads to."""
    name = intent.place
    checklist = decision_context.checklist
    is_site = bool(checklist.site) and squeeze(name) == squeeze(checklist.site)
    url = intent.url or (checklist.start_url if is_site else "")
    if url:
        return _open_address(decision_context, url, name)
    result = decision_context.page.pressable(name, first=_LINKS)
    is_tie = isinstance(result, NodeNotFound) and result.is_tie
    if is_tie and (address := _shared_address(decision_context, name)):
        reason = tr("同じ行き先の「{name}」が複数あるため、その行き先を開きます。", name=name)
        return NextMove(Navigate(url=address), 0.8, reason)
    if isinstance(result, NodeNotFound):
        return _already_there(decision_context, name) or not_found(result)
    click = Click(target=target(result.node, decision_context.epoch))
    if decision_context.has_done(click) and (there := _already_there(decision_context, name)):
        return there
    return NextMove(
        click,
        result.certainty,
        tr(
            "「{name}」を開くため「{label}」を押します。",
            name=name,
            label=clip(result.node.label, 40),
        ),
    )


def _open_address(decision_context: DecisionContext, url: str, name: str) -> Step:
    here = urldefrag(decision_context.observation.url)[0].rstrip("/")
    if here == urldefrag(url)[0].rstrip("/"):
        return Finished(
            decision_context.page.heading, tr("{name} はすでに開いています。", name=clip(name, 60))
        )
    return NextMove(Navigate(url=url), _SURE, tr("{url} を開きます。", url=clip(url, 80)))


def _already_there(decision_context: DecisionContext, name: str) -> Finished | None:
    """Say that the wanted place is this page: a heading or the title is called so."""
    wanted = re.sub(r"(?:の)?(?:ページ|画面|サイト)$", "", name)
    heads = [node.label for node in decision_context.observation.nodes if node.role == "heading"]
    for label in (decision_context.observation.title, *heads):
        if match_level(squeeze(wanted), label) >= 88:
            return Finished(label, tr("「{label}」がすでに開いています。", label=clip(label, 40)))
    return None


def _shared_address(decision_context: DecisionContext, name: str) -> str:
    """Return the one address that all links of the best match lead to, "" when they differ."""
    ranked = [
        (match_level(squeeze(name), node.label), node)
        for node in decision_context.observation.nodes
        if node.role == "link" and not node.is_disabled
    ]
    top = max((level for level, _ in ranked), default=0)
    urls = {
        urljoin(decision_context.observation.url, node.url)
        for level, node in ranked
        if level == top and node.url
    }
    is_whole = all(node.url for level, node in ranked if level == top)
    only = urls.pop() if len(urls) == 1 and is_whole else ""
    return only if only.startswith(("http://", "https://")) else ""


def enter(decision_context: DecisionContext, intent: Enter) -> Step:
    """Bring one value after another into its field."""
    waiting: list[tuple[FieldValue, AriaNode, float]] = []
    for value in intent.fields:
        result = _field_for(decision_context, value)
        if isinstance(result, NodeNotFound):
            return not_found(result)
        if not holds(result.node, value.value, decision_context.today) and not _was_put(
            decision_context, result.node, value
        ):
            waiting.append((value, result.node, result.certainty))
    if not waiting:
        last = intent.fields[-1]
        return Finished(last.value, tr("すべての項目に入力されています。"))
    value, node, certainty = waiting[0]
    return _put(decision_context, node, value, certainty, is_last=len(waiting) == 1)


def _field_for(decision_context: DecisionContext, value: FieldValue) -> FoundNode | NodeNotFound:
    if value.label in ("検索欄", "検索ボックス", "検索窓", "検索"):
        named = decision_context.page.field(value.label)
        return (
            named
            if isinstance(named, FoundNode) and named.certainty > 0.9
            else search_box(decision_context)
        )
    if value.label:
        return decision_context.page.field(value.label)
    editable = [
        node for node in decision_context.observation.nodes if node.ref and node.role in FIELDS
    ]
    usable = [node for node in editable if not node.is_disabled]
    if len(usable) == 1:
        return FoundNode(usable[0], 0.6)
    return NodeNotFound(
        tr("「{value}」をどの欄に入力するかが書かれていません。", value=clip(value.value, 30))
    )


def _was_put(decision_context: DecisionContext, node: AriaNode, value: FieldValue) -> bool:
    """Say whether a value went into a field that does not show what it holds (a password)."""
    for spelling in spellings_of(value.value, decision_context.today):
        action = put_value(node, spelling, decision_context.epoch, value.label)
        if action is not None and decision_context.has_done(action):
            return True
    return False


def _put(
    decision_context: DecisionContext,
    node: AriaNode,
    value: FieldValue,
    certainty: float,
    *,
    is_last: bool,
) -> Step:
    """Put a value in; a spelling that the field refused is not tried twice."""
    spellings = spellings_of(value.value, decision_context.today)
    offered = [
        put_value(node, spelling, decision_context.epoch, value.label) for spelling in spellings
    ]
    actions = [action for action in offered if action is not None]
    if node.role == "combobox" and not options_of(node):
        opened = SelectOption(
            target=target(node, decision_context.epoch, value.label), option=value.value
        )
        actions = [opened, *actions] if node.text else [*actions, opened]
    name = clip(value.label or node.label, 40)
    if not actions:
        listed = tr("、").join(clip(option.label, 20) for option in options_of(node)[:8])
        return not_found(
            tr(
                "「{name}」に「{value}」という選択肢がありません。あるのは {listed} です。",
                name=name,
                value=clip(value.value, 30),
                listed=listed,
            )
        )
    fresh = [action for action in actions if not decision_context.has_tried(action)]
    if not fresh:
        return not_found(
            tr(
                "「{name}」に「{value}」を入力しましたが、受け付けられませんでした。",
                name=name,
                value=clip(value.value, 30),
            )
        )
    reason = tr("「{name}」に「{value}」を入れます。", name=name, value=clip(value.value, 30))
    return NextMove(fresh[0], certainty, reason, is_last=is_last)


def select(decision_context: DecisionContext, intent: Select) -> Step:
    """Choose an option: of a named field, of the one list that has it, or a tab or link of that name."""
    if intent.label:
        result = decision_context.page.field(intent.label)
        if isinstance(result, FoundNode):
            return enter(decision_context, Enter((FieldValue(intent.label, intent.option),)))
        return not_found(result)
    owners = [
        node
        for node in decision_context.observation.nodes
        if node.ref and node.role in FIELDS and not node.is_disabled
        and any(match_level(squeeze(intent.option), o.label) >= 88 for o in options_of(node))
    ]  # fmt: skip
    if len(owners) > 1:
        names = tr("、").join(tr("「{name}」", name=clip(node.label, 24)) for node in owners[:4])
        return not_found(
            tr(
                "「{option}」を選べる欄が {owners} 個あり、どれか決められません：{names}",
                option=intent.option,
                owners=len(owners),
                names=names,
            )
        )
    if owners:
        value = FieldValue("", intent.option)
        if holds(owners[0], intent.option, decision_context.today):
            return Finished(
                intent.option, tr("「{option}」がすでに選ばれています。", option=intent.option)
            )
        return _put(decision_context, owners[0], value, 0.9, is_last=True)
    toggle = decision_context.page.find(intent.option, TOGGLE_ROLES, what=tr("選択肢"))
    if isinstance(toggle, FoundNode):
        return _toggle(decision_context, toggle, is_checked=True)
    if toggle.is_tie:
        return not_found(toggle)
    return press(decision_context, PressIntent(intent.option))


def check(decision_context: DecisionContext, intent: Check) -> Step:
    """Bring a check box into a state."""
    result = decision_context.page.find(intent.name, TOGGLE_ROLES, what=tr("チェック欄"))
    if isinstance(result, FoundNode):
        return _toggle(decision_context, result, is_checked=intent.is_checked)
    several = _joined_boxes(decision_context, intent.name)
    steps = [_toggle(decision_context, box, is_checked=intent.is_checked) for box in several]
    waiting = [step for step in steps if isinstance(step, NextMove)]
    if not steps:
        return not_found(result)
    return replace(waiting[0], is_last=len(waiting) == 1) if waiting else steps[-1]


def _joined_boxes(decision_context: DecisionContext, name: str) -> tuple[FoundNode, ...]:
    """Read 「領収書ありと規程を確認しました」 as two boxes, when both are there; () otherwise."""
    for joint in re.finditer("と|、|・", name):
        left = decision_context.page.find(name[: joint.start()], TOGGLE_ROLES)
        right = decision_context.page.find(name[joint.end() :], TOGGLE_ROLES)
        rest = (
            (right,)
            if isinstance(right, FoundNode)
            else _joined_boxes(decision_context, name[joint.end() :])
        )
        if isinstance(left, FoundNode) and left.certainty > _CLEAR and rest:
            return (left, *rest)
    return ()


def _toggle(decision_context: DecisionContext, found: FoundNode, *, is_checked: bool) -> Step:
    is_on = found.node.states.get("checked", "false") in ("true", "mixed", "")
    name = clip(found.node.label, 40)
    if is_on == is_checked and found.node.states.get("checked") != "mixed":
        return Finished(
            found.node.label,
            tr(
                "「{name}」はすでに{state}です。",
                name=name,
                state=tr("オン") if is_on else tr("オフ"),
            ),
        )
    action = SetChecked(target=target(found.node, decision_context.epoch), checked=is_checked)
    return NextMove(
        action,
        found.certainty,
        tr(
            "「{name}」を{state}にします。",
            name=name,
            state=tr("オン") if is_checked else tr("オフ"),
        ),
    )


def press(decision_context: DecisionContext, intent: PressIntent) -> Step:
    """Press a key, or the control of this name."""
    if intent.key:
        return _press_key(decision_context, intent)
    result = decision_context.page.pressable(intent.name)
    if isinstance(result, NodeNotFound):
        return not_found(result)
    name = clip(result.node.label, 40)
    if result.node.role in TOGGLE_ROLES:
        return _toggle(decision_context, result, is_checked=True)
    click = Click(target=target(result.node, decision_context.epoch))
    if decision_context.has_tried(click) and decision_context.waits_for_a_password:
        return refused_login(name)
    return NextMove(click, result.certainty, tr("「{name}」を押します。", name=name))


def _press_key(decision_context: DecisionContext, intent: PressIntent) -> Step:
    """Press a key where the person typed last: in the focused field, else on the page."""
    focused = [
        node
        for node in decision_context.observation.nodes
        if "active" in node.states and node.role in FIELDS
    ]
    where = (
        target(focused[0], decision_context.epoch) if len(focused) == 1 and focused[0].ref else None
    )
    return NextMove(
        Press(keys=intent.key, target=where), 0.85, tr("{key} キーを押します。", key=intent.key)
    )


def sort(decision_context: DecisionContext, intent: Sort) -> Step:
    """Bring the list into an order: an option of a list, a button or link, or a column header."""
    ranked = [
        (_order_level(intent.words, option.label), field, option)
        for field in decision_context.observation.nodes
        if field.ref and field.role in FIELDS and not field.is_disabled
        for option in options_of(field)
    ]
    top = max((level for level, _, _ in ranked), default=0)
    best = [(field, option) for level, field, option in ranked if level == top]
    if top and len(best) == 1:
        field, option = best[0]
        if holds(field, option.label, decision_context.today):
            return Finished(
                option.label, tr("すでに「{label}」に並んでいます。", label=option.label)
            )
        return _put(
            decision_context, field, FieldValue(field.label, option.label), 0.9, is_last=True
        )
    if top:
        return not_found(
            tr(
                "「{words}」に当てはまる並び順が {best} 個あり、どれか決められません。",
                words=intent.words,
                best=len(best),
            )
        )
    return press(decision_context, PressIntent(intent.words))


def _order_level(words: str, label: str) -> int:
    """Compare names of orders: 「価格の安い順」 and 「価格が安い順」 are one."""

    def plain(text: str) -> str:
        return re.sub(r"[がのに:：]|順番?|もの|から|並[べび]替?え?", "", squeeze(text))

    wanted, said = plain(words), plain(label)
    if wanted == said:
        return 97
    return 72 if len(wanted) > 1 and len(said) > 1 and (wanted in said or said in wanted) else 0
