"""One step of a flow as lines of Python; pure functions of the step and the names it may use."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from studio.domain.action import (
    ROW_BOX,
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
    SelectOption,
    SetChecked,
    SwitchTab,
    TypeText,
    Upload,
    WaitFor,
    in_words,
)
from studio.domain.errors import ExportError
from studio.domain.flow import FlowStep
from studio.domain.outcome import Evidence, EvidenceKind
from studio.domain.rule import Comparison, Condition, Joining, SelectionRule, Taking
from studio.domain.target import Candidate, Family, Fingerprint, Target
from studio.export.python_text import comment, expression, literal, literals, page_text

INDENT: Final = "    "
_UNSAID: Final = frozenset({Family.TREE, Family.NTH, Family.CALLED, Family.CELL})
"""Families that a script has no words for; it is looked for in the other ways."""
_TESTS: Final[Mapping[Comparison, str]] = {
    Comparison.AT_LEAST: "at_least",
    Comparison.AT_MOST: "at_most",
    Comparison.MORE_THAN: "more_than",
    Comparison.LESS_THAN: "less_than",
    Comparison.EQUALS: "equals",
    Comparison.CONTAINS: "contains",
    Comparison.NOT_CONTAINS: "contains_no",
    Comparison.STARTS_WITH: "starts_with",
}
_ORDERED: Final = frozenset(
    {Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.MORE_THAN, Comparison.LESS_THAN}
)


@dataclass(frozen=True, slots=True)
class Names:
    """What a step's templates may refer to.

    Attributes:
        variables: Variables of the flow.
        secrets: Environment variable of each secret, by the name its templates use.
    """

    variables: frozenset[str]
    secrets: Mapping[str, str]

    def value(self, template: str) -> str:
        """Return the expression for something a person gave."""
        return expression(template, self.variables, self.secrets)

    def seen(self, text: str) -> str:
        """Return the expression for something a page showed."""
        return page_text(text, self.variables)


def step_lines(step: FlowStep, names: Names) -> list[str]:
    """Return the body lines of one step, without the indentation of its function."""
    if step.only_when:
        raise ExportError(
            "CANNOT_EXPORT",
            f"「{step.item}」は、条件に合うときだけ行う操作のため、この形式ではまだ書き出せません。",
            "スタジオで実行してください。",
        )
    lines = [comment(in_words(step.action))]
    if step.note:
        lines.append(comment(f"メモ：{step.note}"))
    block = _action_lines(step.action, names)
    block += [
        line
        for expected in step.expects
        if not expected.is_minor
        for line in _check_lines(expected, names)
    ]
    asked = [names.seen(message) for message in _dialogs(step.expects, "accepted")]
    if declined := [names.seen(message) for message in _dialogs(step.expects, "dismissed")]:
        asked.append(f"declined=({', '.join(declined)},)")
    if asked:
        block = _within(f"with run.expecting_dialogs({', '.join(asked)}):", block)
    if step.is_optional:
        block = _within("with suppress(Halt, PlaywrightTimeout):  # 任意", block)
    if step.needs_approval:
        block = _within(f"with run.approved({literal(in_words(step.action))}):", block)
    return [*lines, *block]


def _within(head: str, block: list[str]) -> list[str]:
    return [head, *(INDENT + line for line in block)]


def _dialogs(expects: tuple[Evidence, ...], answer: str) -> list[str]:
    """Return the texts of the dialogs that were answered so at record time."""
    details = [e.detail for e in expects if e.kind is EvidenceKind.DIALOG]
    return [d.removeprefix(f"{answer}:") for d in details if d.startswith(f"{answer}:")]


def _action_lines(action: Action, names: Names) -> list[str]:  # noqa: C901, PLR0912 - one a verb
    match action:
        case Navigate():
            return [f"run.open({names.value(action.url)})"]
        case Click():
            return [*_find_lines(action.target, names), "element.click()"]
        case Fill():
            value = names.value(action.value)
            return [*_find_lines(action.target, names), f"fill(element, {value})"]
        case SelectOption():
            option = names.value(action.option)
            return [*_find_lines(action.target, names), f"select(element, {option})"]
        case SetChecked():
            check = f"set_checked(element, is_on={action.checked})"
            return [*_find_lines(action.target, names), check]
        case DoubleClick() | RightClick() | Hover() | TypeText() | Upload() | Download():
            return [*_find_lines(action.target, names), _pointer_call(action, names)]
        case Drag(place=DropPlace.INTO):
            grip = [*_find_lines(action.target, names), "grip = element"]
            return [*grip, *_find_lines(action.to, names), "grip.drag_to(element)"]
        case GoBack() | OpenTab() | SwitchTab() | CloseTab() | WaitFor():
            return [_browser_call(action, names)]
        case Press():
            return _press_lines(action, names)
        case Choose():
            return _choose_lines(action, names)
        case Done():
            return ["# 確認だけの手順です"]
        case (
            EditText()
            | Scroll()
            | HandleDialog()
            | Find()
            | Extract()
            | Answer()
            | AskUser()
            | Drag()
        ):
            raise ExportError(
                "CANNOT_EXPORT",
                f"「{in_words(action)}」は、この形式ではまだ書き出せません。",
                "手順からこの操作を外すか、スタジオで実行してください。",
            )
        case _:
            assert_never(action)


def _pointer_call(
    action: DoubleClick | RightClick | Hover | TypeText | Upload | Download, names: Names
) -> str:
    match action:
        case DoubleClick():
            return "element.dblclick()"
        case RightClick():
            return 'element.click(button="right")'
        case Hover():
            return "element.hover()"
        case TypeText():
            return f"element.press_sequentially({names.value(action.text)})"
        case Upload():
            paths = ", ".join(names.value(path) for path in action.paths)
            return f"run.upload(element, [{paths}])"
        case Download():
            return "run.download(element)"
        case _:
            assert_never(action)


def _browser_call(action: GoBack | OpenTab | SwitchTab | CloseTab | WaitFor, names: Names) -> str:
    match action:
        case GoBack():
            return "run.page.go_back()"
        case OpenTab():
            return f"run.open_tab({names.value(action.url)})"
        case SwitchTab():
            return f"run.switch_tab({names.value(action.tab)})"
        case CloseTab():
            return "run.page.close()"
        case WaitFor():
            return _wait_call(action, names)
        case _:
            assert_never(action)


def _wait_call(action: WaitFor, names: Names) -> str:
    if action.text:
        return f"run.expect_text({names.value(action.text)}, {action.seconds:g})"
    if action.gone:
        return f"run.expect_no_text({names.value(action.gone)}, {action.seconds:g})"
    return f"run.page.wait_for_timeout({action.seconds * 1000:g})"


def _press_lines(action: Press, names: Names) -> list[str]:
    keys = literal(action.keys)
    if action.target is None:
        return [f"run.page.keyboard.press({keys})"]
    return [*_find_lines(action.target, names), f"element.press({keys})"]


def _find_lines(target: Target, names: Names) -> list[str]:
    """Return the lines that put the target's element into `element`."""
    if not target.candidates:
        raise ExportError(
            "NO_CANDIDATES",
            f"{target.in_words()}を見つける手がかりが保存されていないため、書き出せません。",
            "この手順をもう一度実行して、保存し直してください。",
        )
    said = (one for one in target.candidates if one.family not in _UNSAID)
    ways = [_way(one, names) for one in said if not _is_of_region(one)]
    if not ways:
        raise ExportError(
            "NO_CANDIDATES",
            f"{target.in_words()}は並び順か、そばの言葉でしか見つけられないため、書き出せません。",
            "スタジオで実行するか、名前や見出しのある部分を操作する手順にしてください。",
        )
    lines = [
        "element = run.find(",
        f"{INDENT}{names.seen(target.name or target.role or '対象')},",
        f"{INDENT}{_looks(target.fingerprint or Fingerprint(), names)},",
        f"{INDENT}[",
        *(f"{INDENT * 2}{way}," for way in ways),
        f"{INDENT}],",
    ]
    if target.frames:
        lines.append(f"{INDENT}frames={literals(target.frames)},")
    return [*lines, ")"]


def _looks(fingerprint: Fingerprint, names: Names) -> str:
    traits = ("name", "role", "tag", "type", "id", "path", "text")
    given = [(trait, str(getattr(fingerprint, trait))) for trait in traits]
    return f"Looks({', '.join(f'{trait}={names.seen(value)}' for trait, value in given if value)})"


def _way(candidate: Candidate, names: Names) -> str:  # noqa: C901, PLR0912 - one line a family
    """Return the call that makes one way of finding the element."""
    value = names.seen(candidate.value)
    match candidate.family:
        case Family.ROLE:
            return f"{_counted(candidate)}role({literal(candidate.role)}, {value})"
        case Family.SCOPED | Family.NEAR:
            return _placed_way(candidate, names)
        case Family.TEST_ID:
            return f"test_id({value})"
        case Family.TITLE:
            return f"alt({value})" if candidate.tag else f"title({value})"
        case Family.TEXT:
            return f"text({value}, tag={literal(_tag(candidate))})" if candidate.tag else f"text({value})"  # fmt: skip
        case Family.LABEL | Family.PLACEHOLDER:
            return f"{candidate.family.value}({value})"
        case Family.ATTRIBUTE:
            name, _, wanted = candidate.value.partition("=")
            return f'css("attribute", {literal(_attribute_selector(name, wanted))})'
        case Family.ID:
            return f'css("id", {literal(_attribute_selector("id", candidate.value))})'
        case Family.CSS:
            return f'css("css", {literal(candidate.value)})'
        case Family.TREE | Family.NTH | Family.CALLED | Family.CELL:
            raise AssertionError("left out by _UNSAID")
        case _:
            assert_never(candidate.family)


def _is_of_region(candidate: Candidate) -> bool:
    """Say whether only the role of a part of the page tells where it is: scripts do not know that way."""
    return candidate.family is Family.SCOPED and not (candidate.scope_key or candidate.scope_name)


def _counted(candidate: Candidate) -> str:
    return "counted_" if candidate.is_count else ""


def _placed_way(candidate: Candidate, names: Names) -> str:
    """Return the call for an element in a named box, in the row of a key text, or beside a text."""
    role, name = literal(candidate.role), names.seen(candidate.value)
    if candidate.family is Family.SCOPED and not candidate.scope_key:
        scope = f"{literal(candidate.scope_role)}, {names.seen(candidate.scope_name)}"
        return f"inside({scope}, {role}, {name})"
    key = names.seen(candidate.scope_key)
    what = f"{role}, {name}, {literal(_tag(candidate))}"
    if candidate.family is Family.SCOPED:
        return f"in_row({literal(candidate.scope_role)}, {key}, {what})"
    return f"{'of_term' if candidate.scope_role == 'term' else 'near'}({key}, {what})"


def _tag(candidate: Candidate) -> str:
    """Return the HTML tag of a candidate, a plain word.

    Raises:
        ExportError: It is none; a damaged or forged flow.
    """
    if candidate.tag and not re.fullmatch(r"[a-zA-Z][\w-]*(?:\.[a-zA-Z][\w-]*)?", candidate.tag):
        raise _damaged()
    return candidate.tag


def _attribute_selector(name: str, value: str) -> str:
    """Return a CSS attribute selector; the value is quoted, the name a plain word.

    Raises:
        ExportError: The name is none; a damaged or forged flow.
    """
    if not re.fullmatch(r"[a-zA-Z][\w-]*\^?", name):
        raise _damaged()
    return f"[{name}={json.dumps(value, ensure_ascii=False)}]"


def _damaged() -> ExportError:
    return ExportError(
        "BAD_CANDIDATE",
        "要素の手がかりが壊れているため、書き出せません。",
        "手順を記録し直してください。",
    )


def _check_lines(expected: Evidence, names: Names) -> list[str]:
    """Return the check of one post-condition; what a field holds was read back by the act."""
    detail = names.seen(expected.detail)
    match expected.kind:
        case EvidenceKind.URL:
            return [f"run.expect_path({detail})"]
        case EvidenceKind.TEXT_APPEARED:
            return [f"run.expect_text({detail})"]
        case EvidenceKind.TEXT_GONE:
            return [f"run.expect_no_text({detail})"]
        case EvidenceKind.DIALOG:
            return [f"run.expect_dialog({detail})"]
        case EvidenceKind.TAB:
            return ["run.expect_tab()"]
        case (
            EvidenceKind.VALUE
            | EvidenceKind.CHECKED
            | EvidenceKind.OPTION
            | EvidenceKind.STATE
            | EvidenceKind.ROWS
            | EvidenceKind.FILE
            | EvidenceKind.SCROLLED
            | EvidenceKind.FOCUS
            | EvidenceKind.FOUND
            | EvidenceKind.ANSWER
        ):
            return []
        case _:
            assert_never(expected.kind)


def _choose_lines(action: Choose, names: Names) -> list[str]:
    """Return a plain loop over the rows, the choice, and the press in the chosen row.

    Raises:
        ExportError: It presses in several rows: a script keeps no journal, so that one which is
            started again after a fault would press twice.
    """
    rule, press = action.rule, literal(action.column)
    if not rule.takes_one or action.column == ROW_BOX:
        raise ExportError(
            "CANNOT_EXPORT",
            f"「{in_words(action)}」は複数の行を順に操作するため、この形式では書き出せません。",
            "1 件だけを選ぶ条件に直すか、スタジオで実行してください。",
        )
    lines = [
        f"must_compare({names.value(one.value)})"
        for one in rule.where
        if one.comparison in _ORDERED
    ]
    lines += ["matches: list[Row] = []", f"for row in run.rows({_asked(action)}):"]
    for test in _tests(action, names):
        lines += [f"{INDENT}if not {test}:", f"{INDENT * 2}continue"]
    lines.append(f"{INDENT}matches.append(row)")
    lines += _end_of_search(rule)
    lines.append(f"row = run.take(matches, {rule.take}, {literal(rule.in_words())})")
    return [*lines, f"run.press_in(row, {press})"] if action.column else lines


def _asked(action: Choose) -> str:
    """Return the arguments that say which list is meant."""
    rule = action.rule
    where = tuple(dict.fromkeys(condition.column for condition in rule.where))
    order = (rule.order.column,) if rule.order else ()
    is_any = rule.joining is Joining.ANY
    columns = order if is_any else tuple(dict.fromkeys((*where, *order)))
    asked = [literals(columns), f"press={literal(action.column)}", f"place={literals(rule.shape)}"]
    asked += [f"any_of={literals(where)}"] if is_any and where else []
    asked += ["needs_all=True"] if rule.needs_whole_list else []
    return ", ".join(asked)


def _tests(action: Choose, names: Names) -> list[str]:
    """Return what a row has to meet, conditions first."""
    tests = [_test(condition, names) for condition in action.rule.where]
    if action.rule.joining is Joining.ANY and len(tests) > 1:
        tests = [f"({' or '.join(tests)})"]
    if action.rule.order:
        tests.append(f"row.can_be_ordered({literal(action.rule.order.column)})")
    if action.column:
        tests.append(f"row.may_press({literal(action.column)})")
    return tests


def _end_of_search(rule: SelectionRule) -> list[str]:
    """Return how the loop ends: at the n-th match, or, sorted or counted from the end, after all rows."""
    if not rule.needs_whole_list:
        return [f"{INDENT}if len(matches) == {rule.take}:", f"{INDENT * 2}break"]
    lines: list[str] = []
    if rule.order is not None:
        column, reverse = literal(rule.order.column), rule.order.descending
        lines.append(f"matches = in_order(matches, {column}, reverse={reverse})")
    return [*lines, *(["matches.reverse()"] if rule.taking is Taking.LAST else [])]


def _test(condition: Condition, names: Names) -> str:
    """Return one condition as a call on the row."""
    return (
        f"row.{_TESTS[condition.comparison]}"
        f"({literal(condition.column)}, {names.value(condition.value)})"
    )
