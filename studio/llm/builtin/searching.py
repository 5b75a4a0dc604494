"""Searching on a page: the box, the button beside it, and whether the results are there."""

import re
from typing import Final
from urllib.parse import unquote

from studio.domain.actions.action import Click, Fill, Press
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.page.observation import AriaNode
from studio.domain.text import clip, squeeze
from studio.llm.builtin.decision_context import DecisionContext, Finished, NextMove, Step, not_found
from studio.llm.builtin.fields import holds, options_of, target
from studio.llm.builtin.finding import BUTTONS, FIELDS, FoundNode, NodeNotFound, match_level
from studio.llm.builtin.intents import Search
from studio.llm.builtin.synonyms import synonyms
from studio.words import tr

_SEARCHING: Final = re.compile(
    r"検索|さがす|探す|キーワード|フリーワード|search|find|keyword", re.IGNORECASE
)
_NO_ANSWER: Final = tr("検索しましたが、画面が変わりません。検索欄とボタンを確かめてください。")


def search(decision_context: DecisionContext, intent: Search) -> Step:
    """Fill the search box, then set the search off, then see that the results are there."""
    box = search_box(decision_context)
    if isinstance(box, NodeNotFound):
        return _open_search(decision_context, box)
    if _has_searched(decision_context) and (
        found := _search_results(decision_context, intent.word)
    ):
        return found
    node = box.node
    fill = Fill(target=target(node, decision_context.epoch), value=intent.word)
    if not holds(node, intent.word, decision_context.today) and not decision_context.has_done(fill):
        return NextMove(
            fill,
            box.certainty,
            tr("検索欄に「{word}」を入力します。", word=clip(intent.word, 40)),
            is_last=False,
        )
    button = _search_button(decision_context, node)
    enter = Press(keys="Enter", target=target(node, decision_context.epoch))
    is_pressed = button is not None and decision_context.has_tried(
        Click(target=target(button, decision_context.epoch))
    )
    if button is None or is_pressed:
        if decision_context.has_tried(enter):
            return _search_results(decision_context, intent.word) or not_found(_NO_ANSWER)
        return NextMove(enter, 0.8, tr("Enter キーで検索します。"), evidence=intent.word)
    click = Click(target=target(button, decision_context.epoch))
    return NextMove(
        click,
        0.93,
        tr("「{label}」を押して検索します。", label=clip(button.label, 40)),
        evidence=intent.word,
    )


def search_box(decision_context: DecisionContext) -> FoundNode | NodeNotFound:
    """Find the one search box: by role, by landmark, by what it is called, or as the only field."""
    fields = [
        node
        for node in decision_context.observation.nodes
        if node.ref and node.role in ("searchbox", "textbox", "combobox") and not options_of(node)
    ]
    usable = [node for node in fields if not node.is_disabled]
    groups = (
        (0.95, [node for node in usable if node.role == "searchbox"]),
        (
            0.93,
            [
                node
                for node in usable
                if any(
                    o.role == "search" for o in decision_context.page.observation.ancestors(node)
                )
            ],
        ),
        (0.9, [node for node in usable if _is_called_search(decision_context, node)]),
        (
            0.65,
            usable
            if len(usable) == 1 and _buttons_for_search(decision_context.observation.root)
            else [],
        ),
    )
    for certainty, nodes in groups:
        if len(nodes) == 1:
            return FoundNode(nodes[0], certainty)
        named = [node for node in nodes if _is_called_search(decision_context, node)]
        if len(named) == 1:
            return FoundNode(named[0], certainty - 0.1)
        if len(nodes) > 1:
            words = tr("、").join(tr("「{name}」", name=clip(node.label, 24)) for node in nodes[:4])
            return NodeNotFound(
                tr(
                    "検索欄らしいものが {nodes} 個あり、どれか決められません：{words}",
                    nodes=len(nodes),
                    words=words,
                ),
                is_tie=True,
            )
    return NodeNotFound(tr("検索欄が、この画面に見つかりません。"))


def _is_called_search(decision_context: DecisionContext, node: AriaNode) -> bool:
    return any(_SEARCHING.search(label) for label in decision_context.page.labels(node))


def _open_search(decision_context: DecisionContext, problem: NodeNotFound) -> Step:
    """Press what opens a hidden search box, once."""
    opener = decision_context.page.pressable("検索", first=BUTTONS)
    if problem.is_tie or isinstance(opener, NodeNotFound):
        return not_found(problem)
    click = Click(target=target(opener.node, decision_context.epoch))
    if decision_context.has_tried(click):
        return not_found(problem)
    return NextMove(click, 0.6, tr("検索欄を出すため「検索」を押します。"), is_last=False)


def _buttons_for_search(root: AriaNode) -> tuple[AriaNode, ...]:
    return tuple(
        node
        for node in root.walk()
        if node.ref
        and not node.is_disabled
        and (node.role in ("button", "clickable") or (node.is_clickable and node.role == "generic"))
        and match_level(squeeze("検索"), node.label) >= 72
    )


def _search_button(decision_context: DecisionContext, box: AriaNode) -> AriaNode | None:
    """Return the search button nearest to the box; None when there is none or several are as near."""
    for outer in decision_context.page.observation.ancestors(box):
        buttons = _buttons_for_search(outer)
        if len(buttons) == 1:
            return buttons[0]
        if buttons:
            exact = [node for node in buttons if match_level(squeeze("検索"), node.label) >= 88]
            return exact[0] if len(exact) == 1 else None
    return None


def _has_searched(decision_context: DecisionContext) -> bool:
    return any(
        record.status == OutcomeStatus.OK and record.action.endswith(("をクリック", "キーを押す"))
        for record in decision_context.records
    )


def _search_results(decision_context: DecisionContext, word: str) -> Finished | None:
    """Say that the page shows the results of a search that was set off."""
    outside = squeeze(
        " ".join(
            node.name or node.text
            for node in decision_context.observation.nodes
            if node.role not in FIELDS
        )
    )
    if squeeze(word) in outside:
        return Finished(word, tr("「{word}」の検索結果が表示されています。", word=clip(word, 40)))
    for phrase in synonyms().no_results:
        if decision_context.shows(phrase):
            return Finished(phrase, tr("検索の結果、見つからなかったと表示されています。"))
    if squeeze(word) in squeeze(unquote(decision_context.observation.url)):
        return Finished(decision_context.page.heading, tr("検索結果の画面が開いています。"))
    return None
