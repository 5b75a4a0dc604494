"""Steps of a flow as lines of Python in Playwright's words, each tied to its record by `step=`.

A line says how its element is found first, and what is done with it; `studio.runtime` reads it back.
"""

from collections.abc import Collection, Iterator
from typing import Final, assert_never

from studio.domain.action import (
    ROW_BOX,
    ROW_LINK,
    Action,
    Answer,
    AskUser,
    Choose,
    Click,
    CloseTab,
    Done,
    DoubleClick,
    Download,
    Drag,
    DropPlace,
    EditText,
    Extract,
    Fill,
    Find,
    GoBack,
    HandleDialog,
    Hover,
    Navigate,
    OpenTab,
    Press,
    RightClick,
    Scroll,
    ScrollWay,
    SelectOption,
    SetChecked,
    SwitchTab,
    TargetedAction,
    TypeText,
    Upload,
    WaitFor,
    in_words,
)
from studio.domain.errors import ExportError
from studio.domain.flow import FlowStep, expand_known, variable_names
from studio.domain.locator_chain import Argument, LocatorCall, frames_of, ways_of
from studio.domain.rule import Comparison, Condition, Joining, SelectionRule, Taking
from studio.domain.target import Target
from studio.domain.text_edit import EditWay, TextEdit
from studio.engine.replay.branches import condition_in_words
from studio.export.python_text import comment, expression, literal, page_text

_PROPERTIES: Final = frozenset({"first", "last"})
_SIGNS: Final = {
    Comparison.AT_LEAST: ">=",
    Comparison.AT_MOST: "<=",
    Comparison.MORE_THAN: ">",
    Comparison.LESS_THAN: "<",
    Comparison.EQUALS: "==",
}
_WORDS: Final = {
    Comparison.CONTAINS: "contains",
    Comparison.NOT_CONTAINS: "lacks",
    Comparison.STARTS_WITH: "starts_with",
}


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
            return [*notes, self._line(step, number)]
        try:
            return [*notes, f"# {self._line(step, number)}"]
        except ExportError:  # a replay passes it by, whatever is wrong with it
            return [*notes, comment(_with_names(in_words(step.action)))]

    def _line(self, step: FlowStep, number: int) -> str:
        call = f"{self._act(step.action)}step={number})".replace("(, ", "(")
        return f"page.{call}"

    def _act(self, action: Action) -> str:  # noqa: C901, PLR0912 - one line a verb
        """Return the line up to its `step=`."""
        match action:
            case Navigate():
                return f"goto({self._said(action.url)}, "
            case OpenTab():
                return f"new_tab({self._said(action.url)}, "
            case GoBack():
                return "go_back("
            case CloseTab():
                return "close("
            case SwitchTab():
                return f"switch_tab({self._said(action.tab)}, "
            case Press():
                where = self._found(action.target) if action.target else "keyboard"
                return f"{where}.press({literal(action.keys)}, "
            case Scroll():
                return self._scroll(action)
            case WaitFor():
                return self._wait(action)
            case HandleDialog():
                text = f"{self._said(action.text)}, " if action.text else ""
                return f"dialog.accept({text}" if action.accept else "dialog.dismiss("
            case Find():
                return f"find({self._said(action.text)}, "
            case Choose():
                return f"{self._rows(action.rule)}{_taken(action.rule)}{self._pressed(action)}"
            case Extract():
                return self._extract(action)
            case Answer():
                return f"answer({self._said(action.text)}, "
            case AskUser():
                return f"ask({self._said(action.question)}, "
            case Done():
                raise _unplayable("完了の確認")
            case _:
                return f"{self._found(action.target)}.{self._touch(action)}"

    def _touch(self, action: TargetedAction) -> str:  # noqa: C901, PLR0912 - one line a verb
        """Return what is done with an element."""
        match action:
            case Click():
                return "click("
            case DoubleClick():
                return "dblclick("
            case RightClick():
                return 'click(button="right", '
            case Hover():
                return "hover("
            case Fill():
                return f"fill({self._said(action.value)}, "
            case EditText():
                return f"edit({''.join(f'{self._edit(one)}, ' for one in action.edits)}"
            case TypeText():
                return f"press_sequentially({self._said(action.text)}, "
            case SelectOption():
                return f"select_option({self._said(action.option)}, "
            case SetChecked():
                return "check(" if action.checked else "uncheck("
            case Drag():
                into = action.place is DropPlace.INTO
                place = "" if into else f'place="{action.place.value}", '
                return f"drag_to(page.{self._found(action.to)}, {place}"
            case Upload():
                paths = [self._said(path) for path in action.paths]
                files = paths[0] if len(paths) == 1 else f"[{', '.join(paths)}]"
                return f"set_input_files({files}, "
            case Download():
                return "download("
            case _:
                assert_never(action)

    def _found(self, target: Target) -> str:
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

    def _said(self, template: str) -> str:
        return expression(template, self._known)

    def _scroll(self, action: Scroll) -> str:
        where = f"{self._found(action.target)}." if action.target else ""
        way = "" if action.way is ScrollWay.DOWN else f'"{action.way.value}", '
        until = f"until={self._said(action.until)}, " if action.until else ""
        return f"{where}scroll({way}{until}"

    def _wait(self, action: WaitFor) -> str:
        ms = f"{action.seconds * 1000:g}"
        if not (action.text or action.gone):
            return f"wait_for_timeout({ms}, "
        state = "" if action.text else 'state="hidden", '
        text = self._said(action.text or action.gone)
        return f"get_by_text({text}).wait_for({state}timeout={ms}, "

    def _rows(self, rule: SelectionRule) -> str:
        where = ", ".join(map(self._condition, rule.where))
        if rule.joining is Joining.ANY and len(rule.where) > 1:
            where = f"any_of({where})"
        within = f"within={self._said(rule.within)}" if rule.within else ""
        order = ""
        if rule.order:
            falling = ", descending=True" if rule.order.descending else ""
            order = f".order_by({literal(rule.order.column)}{falling})"
        return f"rows({', '.join(filter(None, (where, within)))}){order}"

    def _condition(self, condition: Condition) -> str:
        column, value = f"col({literal(condition.column)})", self._value(condition.value)
        if sign := _SIGNS.get(condition.comparison):
            return f"{column} {sign} {value}"
        return f"{column}.{_WORDS[condition.comparison]}({value})"

    def _value(self, text: str) -> str:
        """Return a value as a number where a number says the same."""
        return text if text.isdecimal() and str(int(text)) == text else self._said(text)

    def _pressed(self, action: Choose) -> str:
        match action.column:
            case "":
                return ".wait_for("
            case column if column == ROW_LINK:
                return ".click("
            case column if column == ROW_BOX:
                return ".check("
            case column:
                return f".get_by_text({literal(column)}).click("

    def _extract(self, action: Extract) -> str:
        top = f".top({action.limit})" if action.limit else ""
        columns = "".join(f"{literal(column)}, " for column in action.columns)
        pages = f"pages={action.max_pages}, " if action.max_pages > 1 else ""
        return f"{self._rows(action.rule)}{top}.table({columns}{pages}"

    def _edit(self, edit: TextEdit) -> str:
        text = self._said(edit.text)
        if edit.way is EditWay.APPEND:
            return f"append({text}{', inline=True' if edit.is_inline else ''})"
        if edit.way is EditWay.PREPEND:
            return f"prepend({text})"
        return f"{edit.way.value}({self._said(edit.anchor)}, {text})"


def _taken(rule: SelectionRule) -> str:
    match rule.taking:
        case Taking.NTH:
            return ".first" if rule.take == 1 else f".nth({rule.take - 1})"
        case Taking.ALL:
            return ".all"
        case Taking.TOP:
            return f".top({rule.take})"
        case Taking.LAST:
            return ".last" if rule.take == 1 else f".nth({-rule.take})"
        case _:
            assert_never(rule.taking)


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
    if step.note:
        yield step.note


def _with_names(words: str) -> str:
    """Return words with variables as their names."""
    return expand_known(words, {name: name for name in variable_names(words)})


def _unplayable(what: str) -> ExportError:
    return ExportError(
        "STEP_UNPLAYABLE",
        f"{what}を見つける手がかりがないため、書き出せません。",
        "スタジオでこの手順を直してから、もう一度書き出してください。",
    )
