"""Rows by conditions: which conditions hold for this line, and which words press in the row."""

import re
from collections import Counter
from dataclasses import replace
from typing import Final

from studio.domain.actions.action import ROW_LINK, Choose, Click
from studio.domain.actions.rule import Condition, Joining, SelectionRule, Taking
from studio.domain.text import clip, parse_number, squeeze
from studio.engine.perception.tables import Table, find_tables
from studio.llm.builtin.decision_context import DecisionContext, NextMove, Step, not_found
from studio.llm.builtin.fields import target
from studio.llm.builtin.finding import BUTTONS, SAME, NodeNotFound, match_level
from studio.llm.builtin.intents import Open, Pick, Search
from studio.llm.builtin.japanese import read_text
from studio.llm.builtin.page_rules import fitted
from studio.llm.builtin.row_readers import CHOICE
from studio.llm.builtin.synonyms import synonyms
from studio.words import tr

OWN_LINK: Final = "*"
"""`Pick.control` when the row itself is to be opened."""

_MANY: Final = 2
_PRICE: Final = re.compile(r"(?:[¥￥]\s*|)(\d[\d,]*)\s*円|[¥￥]\s*(\d[\d,]*)")
_RATING: Final = re.compile(r"[★☆]+\s*(\d(?:\.\d+)?)|評価\s*[::]?\s*[★☆]*\s*(\d(?:\.\d+)?)")


def pick(decision_context: DecisionContext, intent: Pick) -> Step:
    """Choose a row by the rule; on a product's own page press its one control instead."""
    meant = with_earlier(decision_context, intent)
    if problem := _unclear(intent, meant):
        return not_found(problem)
    chosen = SelectionRule(
        where=meant.where,
        joining=meant.joining,
        order=meant.order,
        taking=meant.taking,
        take=meant.take,
    )
    rule = fitted(decision_context, chosen)
    if not meant.control or (
        meant.control == CHOICE and not control_words(decision_context, CHOICE)
    ):
        return _look(decision_context, rule)
    if meant.control == OWN_LINK:
        return _open_row(decision_context, meant, rule)
    column = control_words(decision_context, meant.control)
    if column:
        reason = tr(
            "{rule}の「{column}」を押します。", rule=rule.in_words(), column=clip(column, 30)
        )
        return NextMove(Choose(rule=rule, column=column), 0.92, reason)
    return _press_single(decision_context, meant, rule)


def _unclear(intent: Pick, meant: Pick) -> str:
    """Return why a pick with the conditions of earlier lines is none that a rule can say, ""."""
    if meant.joining is Joining.ANY and intent.where and intent.where != meant.where:
        return tr(
            "「または」の条件と、ほかの行の条件は一緒に使えません。1 行にまとめて書いてください。"
        )
    if meant.taking is Taking.ALL and not meant.where:
        return tr(
            "どの行を操作するのかが分かりません。「価格が3000円以下のものをすべて」のように条件を書いてください。"
        )
    return ""


def with_earlier(decision_context: DecisionContext, intent: Pick) -> Pick:
    """Return the pick with the conditions that 「該当」 and the like refer to.

    The conditions of the checklist hold as a person left them; as long as they are those of the
    sentence, the nearest line above that chooses rows is what 「該当」 means.
    """
    if intent.where and not intent.refers_back:
        return intent
    if intent.order and not intent.refers_back:
        return intent
    earlier = _nearest_pick(decision_context)
    order = intent.order or (earlier.order if earlier else None)
    is_said = earlier is not None and _is_untouched(decision_context)
    where = earlier.where if earlier and is_said else decision_context.checklist.conditions
    joining = earlier.joining if earlier and is_said else decision_context.checklist.joining
    if not intent.refers_back and earlier is None:
        where, joining = (), Joining.ALL
    merged = (*intent.where, *(condition for condition in where if condition not in intent.where))
    joinings = {intent.joining if intent.where else joining, joining if where else intent.joining}
    is_any = Joining.ANY in joinings
    joined = Joining.ANY if is_any else Joining.ALL
    return replace(intent, where=merged, order=order, joining=joined)


def _nearest_pick(decision_context: DecisionContext) -> Pick | None:
    """Return the nearest line above this one that chooses rows by conditions or an order."""
    found: Pick | None = None
    for item in decision_context.checklist.enabled_items:
        if item.id == decision_context.request.current_step_meta.id:
            return found
        for reading in read_text(item.text).readings:
            match reading.intent:
                case Pick(where=where, order=order) if where or order:
                    found = reading.intent
                case Search() | Open():
                    found = None
                case _:
                    continue
    return found


def _is_untouched(decision_context: DecisionContext) -> bool:
    """Say whether the conditions of the checklist are those of its lines."""
    said: set[Condition] = set()
    for item in decision_context.checklist.items:
        for reading in read_text(item.text).readings:
            if isinstance(reading.intent, Pick):
                said |= set(reading.intent.where)
    return set(decision_context.checklist.conditions) <= said


def _look(decision_context: DecisionContext, rule: SelectionRule) -> Step:
    if not find_tables(decision_context.observation):
        return not_found(tr("条件で選べる一覧が、この画面に見つかりません。"))
    return NextMove(Choose(rule=rule), 0.9, tr("{rule}を一覧から探します。", rule=rule.in_words()))


def control_words(decision_context: DecisionContext, control: str) -> str:
    """Return the page's own words for a control that stands in several rows, or in the one row of a list and nowhere else, "" when none does."""
    labels: Counter[str] = Counter()
    page = Counter(node.label for node in decision_context.observation.nodes if node.is_operable)
    for table in find_tables(decision_context.observation):
        in_rows = _labels_in(table)
        labels.update(in_rows)
        if len(table.rows) == 1:  # a search found one thing
            labels.update(label for label in in_rows if page[label] == 1)
    levels = {
        label: match_level(squeeze(control), label)
        for label, count in labels.items()
        if count >= _MANY
    }
    top = max(levels.values(), default=0)
    if top >= SAME:
        return max((label for label in levels if levels[label] == top), key=lambda n: labels[n])
    return _shared_part(labels, control)


def _labels_in(table: Table) -> Counter[str]:
    """Count in how many rows a control of each label stands."""
    counted: Counter[str] = Counter()
    for row in table.rows:
        counted.update({node.label for node in row.node.walk() if node.is_operable and node.label})
    return counted


def _shared_part(labels: Counter[str], control: str) -> str:
    """Return words that are part of every row's control: 「「Python 入門」をカートに入れる」."""
    for word in (squeeze(control), *sorted(synonyms().alike(control), key=len, reverse=True)):
        holding = [label for label in labels if word in squeeze(label)]
        if len(word) >= _MANY and sum(labels[label] for label in holding) >= _MANY:
            return control if squeeze(control) == word else word
    return ""


def _press_single(decision_context: DecisionContext, meant: Pick, rule: SelectionRule) -> Step:
    """Press the one control of this name: the page shows a single thing, not a list of them."""
    result = decision_context.page.pressable(meant.control, first=BUTTONS)
    if isinstance(result, NodeNotFound):
        return not_found(result)
    broken = [c.in_words() for c in meant.where if _fails_on(decision_context, c)]
    is_broken = len(broken) == len(meant.where) if meant.joining is Joining.ANY else bool(broken)
    if broken and is_broken:
        return not_found(
            tr("この画面の商品は条件（{broken}）に合いません。", broken=tr("、").join(broken))
        )
    if meant.is_several:
        return not_found(tr("条件に合う行を順に押せる一覧が、この画面に見つかりません。"))
    if meant.take > 1 or meant.taking is Taking.LAST:
        return not_found(
            tr("{rule}を選べる一覧が、この画面に見つかりません。", rule=rule.in_words())
        )
    click = Click(target=target(result.node, decision_context.epoch))
    certainty = min(result.certainty, 0.7 if rule.where else 0.9)
    return NextMove(
        click,
        certainty,
        tr("一覧ではない画面なので「{label}」を押します。", label=clip(result.node.label, 30)),
    )


def _fails_on(decision_context: DecisionContext, condition: Condition) -> bool:
    """Say whether a single product's page states a value that breaks a condition."""
    pattern = {"価格": _PRICE, "評価": _RATING}.get(condition.column)
    limit = parse_number(condition.value)
    if pattern is None or limit is None:
        return False
    main = next(
        (n for n in decision_context.observation.nodes if n.role == "main"),
        decision_context.observation.root,
    )
    stated = {
        float((match[1] or match[2]).replace(",", "")) for match in pattern.finditer(main.words())
    }
    if len(stated) != 1:
        return False
    compare = condition.comparison.meaning.numbers
    return compare is not None and not compare(stated.pop(), limit)


def _open_row(decision_context: DecisionContext, meant: Pick, rule: SelectionRule) -> Step:
    """Open a row by its common control, else by its own link; which row, the engine finds."""
    if column := control_words(decision_context, "詳細"):
        return NextMove(
            Choose(rule=rule, column=column),
            0.85,
            tr("{rule}の「{column}」を押します。", rule=rule.in_words(), column=column),
        )
    return NextMove(
        Choose(rule=rule, column=ROW_LINK), 0.8, tr("{rule}を開きます。", rule=rule.in_words())
    )
