"""A flow as a folder that runs without the studio: a script in Playwright's words, and what plays it.

The script is played by the studio's own player (`studio.runtime`), which comes along as a wheel; what a
line cannot say stands in the data beside it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from studio.domain.actions.action import Navigate, TypesText
from studio.domain.errors import ExportError
from studio.domain.flows.flow import (
    SECRET_PREFIX,
    START_URL_VARIABLE,
    Flow,
    FlowStep,
    variable_names,
)
from studio.domain.flows.script_data import ScriptData
from studio.domain.records.file_names import safe_file_name
from studio.domain.text import clip
from studio.domain.values.date_expression import is_date_said
from studio.domain.values.variable import Variable, VariableKind
from studio.domain.values.writing import WRITINGS
from studio.engine.secrets.masking import secret_variables
from studio.engine.secrets.templates import texts_of
from studio.engine.variables.naming import free_name, template_of
from studio.engine.variables.values import split_format, words_in
from studio.export.python_lines import PythonLines
from studio.export.python_readme import readme
from studio.export.python_text import comment, docstring, literal, shown
from studio.export.runtime_wheel import Wheel, requirements_of, runtime_wheel
from studio.words import tr

_NAME_CHARS: Final = 60
_NAMELESS: Final = "パスワード"
_ITEMS_A_LINE: Final = 8


@dataclass(frozen=True, slots=True)
class _Item:
    """One checklist item as a function."""

    function: str
    sentence: str
    lines: Sequence[str]


class PythonScript:
    """Exporter 「Python スクリプト」: a folder with the script, its data and what it needs.

    Args:
        wheel: Gives what plays it; the installed tree's own.
    """

    def __init__(self, wheel: Callable[[], Wheel] = runtime_wheel) -> None:
        self._wheel = wheel

    @property
    def title(self) -> str:
        """See `Exporter.title`."""
        return tr("Python スクリプト")

    def files(self, flow: Flow) -> Mapping[str, bytes]:
        """Return the files of the folder, the script first.

        Raises:
            ExportError: No steps, a template without its variable, or a target that nothing leads to.
        """
        flow = _without_idle_secrets(with_named_passwords(flow))
        name = clip(flow.name, _NAME_CHARS)
        script = safe_file_name(f"{name}.py", "flow.py")
        data = safe_file_name(f"{name}.json", "flow.json")
        secrets = secret_names(flow)
        wheel = self._wheel()
        needs = (*requirements_of(counts_days=_has_dates(flow)), f"./{wheel.name}")
        texts = {
            script: script_text(flow, secrets),
            data: ScriptData(flow=_kept(flow, secrets)).model_dump_json(indent=1) + "\n",
            "requirements.txt": "\n".join(needs) + "\n",
            "README.md": readme(flow, script, secrets),
        }
        return {
            **{name: text.encode() for name, text in texts.items()},
            wheel.name: wheel.data,
        }


def script_text(flow: Flow, secrets: Mapping[str, str]) -> str:
    """Return the script.

    Args:
        flow: What it does.
        secrets: Environment variable of each secret, by its name.
    """
    if not flow.steps:
        raise ExportError(
            "NO_STEPS",
            tr("この手順には中身がないため、書き出せません。"),
            tr("実行して保存した手順を選んでください。"),
        )
    items = _items(flow, secrets)
    variables = [one for one in flow.variables if one.name not in secrets]
    lines = [
        *_head(flow, items),
        *_dictionary("VALUES", "実行のたびに変えられる値（--help）", map(_value_line, variables)),
    ]
    if secrets:
        held = (f"{literal(name)}: {literal(key)}," for name, key in secrets.items())
        lines += _dictionary("SECRETS", "秘密の値を入れておく環境変数", held)
    for item in items:
        body = [docstring(item.sentence), *item.lines]
        lines += ["", "", f"def {item.function}(page: Page, v: Values) -> None:"]
        lines += [f"    {line}" for line in body]
    lines += ["", "", *_tail(items, has_secrets=bool(secrets))]
    return "\n".join(lines) + "\n"


def _head(flow: Flow, items: Sequence[_Item]) -> list[str]:
    purpose = [shown(flow.purpose), ""] if flow.purpose and flow.purpose != flow.name else []
    used = "\n".join(line for item in items for line in item.lines)
    ours = ("after", "any_of", "append", "before", "col", "prepend", "replace")
    names = [one for one in ours if re.search(rf"(?<![\w.]){one}\(", used)]
    return [
        f'"""{shown(flow.name)}',
        "",
        *purpose,
        "手順スタジオが書き出したスクリプトです。準備と使い方は README.md にあります。",
        "行末の step=番号 は、同じ名前の .json にある控えにつながっています。",
        "控えには、ほかの探し方、記録したときの見た目、できたことを確かめる条件があります。",
        '"""',
        "",
        f"from studio.runtime import {', '.join(('Page', 'Values', *names, 'run'))}",
    ]


def _dictionary(name: str, words: str, lines: Iterator[str]) -> list[str]:
    return ["", comment(words), f"{name} = {{", *(f"    {line}" for line in lines), "}"]


def _value_line(variable: Variable) -> str:
    notes: list[str] = []
    if variable.name == START_URL_VARIABLE:
        notes.append("開始ページのアドレス")
    if variable.ask_each_time:
        notes.append("毎回たずねる")
    if variable.kind is VariableKind.DATE:
        notes.append("日付（「翌営業日」のような言い方も）")
    if variable.choices:
        notes.append(f"{'、'.join(variable.choices[:6])} から")
    told = f"  {comment('、'.join(notes))}" if notes else ""
    return f"{literal(variable.name)}: {literal(variable.value)},{told}"


def _items(flow: Flow, secrets: Mapping[str, str]) -> list[_Item]:
    """Return the functions: neighbouring steps of one sentence make one."""
    writer = PythonLines(known_names(flow) | set(secrets))
    items: list[_Item] = []
    numbered = enumerate(flow.steps, 1)
    for place, (text, steps) in enumerate(groupby(numbered, key=_sentence), 1):
        lines: list[str] = []
        before: FlowStep | None = None
        for number, step in steps:
            lines += writer.of_step(step, number, before)
            before = step
        items.append(_Item(f"item_{place}", text or "手順", lines))
    if _opens_start_page(flow):
        start = f"page.goto(v[{literal(START_URL_VARIABLE)}])"
        items[0] = _Item("item_1", items[0].sentence, [start, *items[0].lines])
    return items


def _sentence(numbered: tuple[int, FlowStep]) -> str:
    return numbered[1].item.strip()


def _tail(items: Sequence[_Item], *, has_secrets: bool) -> list[str]:
    names = [item.function for item in items]
    parts = [names[at : at + _ITEMS_A_LINE] for at in range(0, len(names), _ITEMS_A_LINE)]
    given = "VALUES, SECRETS" if has_secrets else "VALUES"
    if len(parts) == 1:
        listed = [f"    run(__file__, [{', '.join(names)}], {given})"]
    else:
        lines = [f"        {', '.join(part)}," for part in parts]
        listed = ["    items = [", *lines, "    ]", f"    run(__file__, items, {given})"]
    return ['if __name__ == "__main__":', *listed]


def _opens_start_page(flow: Flow) -> bool:
    """Say whether the script opens the start page itself: it has one, and no step begins with a page."""
    return bool(flow.start_url) and not isinstance(flow.steps[0].action, Navigate)


def known_names(flow: Flow) -> set[str]:
    """Return the words between braces that a run has values for: variables, dates, other writings."""
    names = {variable.name for variable in flow.variables}
    found = set(names)
    for words in words_in(flow):
        said, writing = split_format(words)
        is_known = bool(writing) and said in names
        if is_known or is_date_said(said) or (writing in WRITINGS and said in names):
            found.add(words)
    return found


def secret_names(flow: Flow) -> dict[str, str]:
    """Return the environment variable of each secret, by the name its templates use.

    Secrets are the vault's (「{{秘密:…}}」) and whatever variable fills a password field: a command
    line can be read by everybody on the machine.
    """
    found = dict.fromkeys(one.name for one in flow.variables if one.name in _hidden(flow))
    for step in flow.steps:
        names = (name for text in texts_of(step.action) for name in variable_names(text))
        found |= dict.fromkeys(name for name in names if name.startswith(SECRET_PREFIX))
    return {name: _environment_name(number, name) for number, name in enumerate(found, 1)}


def with_named_passwords(flow: Flow) -> Flow:
    """Return the flow with every password that stands in a step as a variable without a value."""
    names: dict[str, str] = {}
    taken = {one.name for one in flow.variables}

    def named(step: FlowStep) -> FlowStep:
        text = step.action.typed
        if not (_types_password(step) and _has_plain_text(text)):
            return step
        if text not in names:
            names[text] = free_name(_NAMELESS, {*taken, *names.values()})
        action = step.action.with_texts(lambda _: template_of(names[text]))
        return step.model_copy(update={"action": action})

    steps = tuple(map(named, flow.steps))
    made = tuple(Variable(name=name) for name in names.values())
    return flow.model_copy(update={"steps": steps, "variables": (*flow.variables, *made)})


def _without_idle_secrets(flow: Flow) -> Flow:
    """Return the flow without secrets that nothing of it uses: nobody would be asked for their values."""
    used = {split_format(words)[0] for words in words_in(flow)}
    idle = secret_variables(flow) - used
    kept = tuple(one for one in flow.variables if one.name not in idle)
    return flow.model_copy(update={"variables": kept})


def _hidden(flow: Flow) -> frozenset[str]:
    """Return the variables that a step uses and nobody may see."""
    used = {
        name for step in flow.steps for t in texts_of(step.action) for name in variable_names(t)
    }
    return secret_variables(flow) & used


def _types_password(step: FlowStep) -> bool:
    return isinstance(step.action, TypesText) and step.action.target.is_secret


def _has_plain_text(template: str) -> bool:
    return bool(re.sub(r"\{\{[^{}]*\}\}", "", template))


def _environment_name(number: int, name: str) -> str:
    plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name.removeprefix(SECRET_PREFIX))
    return f"TEJUN_SECRET_{plain[0].upper()}" if plain else f"TEJUN_SECRET_{number}"


def _has_dates(flow: Flow) -> bool:
    """Say whether a run may count working days."""
    is_dated = any(variable.kind is VariableKind.DATE for variable in flow.variables)
    return is_dated or any(is_date_said(split_format(words)[0]) for words in words_in(flow))


def _kept(flow: Flow, secrets: Mapping[str, str]) -> Flow:
    """Return what goes along: no secret's value, nobody's leave, nobody's name, and no sum of what was sent."""
    return flow.model_copy(
        update={
            "owner": "",
            "ai_budget": 0,
            "ai_note": "",
            "variables": tuple(
                one.model_copy(update={"value": ""}) if one.name in secrets else one
                for one in flow.variables
            ),
            "steps": tuple(step.for_others for step in flow.steps),
        }
    )
