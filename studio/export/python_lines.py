"""Steps of a flow as lines of Python in Playwright's words, each tied to its record by `step=`.

A line says how its element is found first, and what is done with it; `studio.runtime` reads it back.
"""

from collections.abc import Collection, Iterator
from typing import Final

from studio.domain.actions.action import Action, Answer, Done, Extract
from studio.domain.actions.rule import Condition, Joining, SelectionRule
from studio.domain.errors import ExportError
from studio.domain.flows.flow import FlowStep, expand_known, variable_names
from studio.domain.page.locator_chain import Argument, LocatorCall, frames_of, ways_of
from studio.domain.page.target import Target
from studio.engine.replay.branches import condition_in_words
from studio.export.python_text import comment, expression, literal, page_text
from studio.words import tr

_PROPERTIES: Final = frozenset({"first", "last"})


class PythonLines:
    """Writes the lines of one flow.

    Args:
        known: Names that a run of it has values for, secrets included.
    """

    def __init__(self, known: Collection[str]) -> None:
        self._known = known

    def of_step(self, step: FlowStep, number: int, before: FlowStep | None = None) -> list[str]:
        """Return the line of a step, and what a reader should know above it.

        Args:
            step: Of the flow.
            number: Its place in the flow, from 1.
            before: The step right before it, under the same sentence.

        Raises:
            ExportError: It cannot be replayed either.
        """
        notes = [comment(note) for note in _notes(step, before)]
        if step.is_enabled:
            return [*notes, self._line(step.action, number)]
        try:
            return [*notes, f"# {self._line(step.action, number)}"]
        except ExportError:  # a replay passes it by, whatever is wrong with it
            return [*notes, comment(_with_names(step.action.in_words()))]

    def _line(self, action: Action, number: int) -> str:
        if isinstance(action, Done):
            raise _unplayable("完了の確認")
        return f"page.{action.line(self)}step={number})"

    def found(self, target: Target) -> str:
        """Return the way to an element that is tried first."""
        ways = ways_of(target)
        if not ways:
            raise _unplayable(target.in_words())
        chain = (*frames_of(target), *ways[0])
        return ".".join(map(self._call, chain))

    def _call(self, call: LocatorCall) -> str:
        if call.method in _PROPERTIES:
            return call.method
        options = (f"{name}={self._argument(value)}" for name, value in call.options)
        return f"{call.method}({', '.join((*map(self._argument, call.arguments), *options))})"

    def _argument(self, value: Argument) -> str:
        return page_text(value, self._known) if isinstance(value, str) else repr(value)

    def said(self, template: str) -> str:
        """Return a text with its variables, as Python."""
        return expression(template, self._known)

    def literal(self, text: str) -> str:
        """Return a text that holds no variables, as Python."""
        return literal(text)

    def rows(self, rule: SelectionRule) -> str:
        """Return the rows that a rule means, before some of them are taken."""
        where = ", ".join(map(self._condition, rule.where))
        if rule.joining is Joining.ANY and len(rule.where) > 1:
            where = f"any_of({where})"
        within = f"within={self.said(rule.within)}" if rule.within else ""
        order = ""
        if rule.order:
            falling = ", descending=True" if rule.order.descending else ""
            order = f".order_by({literal(rule.order.column)}{falling})"
        return f"rows({', '.join(filter(None, (where, within)))}){order}"

    def _condition(self, condition: Condition) -> str:
        column, value = f"col({literal(condition.column)})", self._value(condition.value)
        said = condition.comparison.meaning.script
        return f"{column}.{said}({value})" if said.isidentifier() else f"{column} {said} {value}"

    def _value(self, text: str) -> str:
        """Return a value as a number where a number says the same."""
        return text if text.isdecimal() and str(int(text)) == text else self.said(text)


def _notes(step: FlowStep, before: FlowStep | None) -> Iterator[str]:
    """Tell what of a step its line does not say."""
    condition = before.only_when if before else None
    if not step.is_enabled:
        yield "チェックが外れている操作"
    if step.only_when is not None:
        is_same = step.only_when == condition
        told = "ここも同じとき" if is_same else condition_in_words(step.only_when)
        yield f"{_with_names(told)}だけ"
    if step.is_optional:
        yield "画面になければ飛ばす"
    if step.needs_approval:
        yield "取り消せない操作：確認してから行う（--yes を付けると確認しない）"
    if isinstance(step.action, Extract):
        yield "取り出した表は、終わりに表示する（--table を付けるとファイルに書く）"
    if isinstance(step.action, Answer):
        for value in step.action.values:
            yield f"[] は、そのとき読む「{_with_names(str(value))}」"
    if step.note:
        yield step.note


def _with_names(words: str) -> str:
    """Return words with variables as their names."""
    return expand_known(words, {name: name for name in variable_names(words)})


def _unplayable(what: str) -> ExportError:
    return ExportError(
        "STEP_UNPLAYABLE",
        tr("{what}を見つける手がかりがないため、書き出せません。", what=what),
        tr("スタジオでこの手順を直してから、もう一度書き出してください。"),
    )
