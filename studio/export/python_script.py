"""A flow as a Playwright script in Python that runs without the studio.

Same steps, same candidates in the same order, same selection rules. What the studio would refuse
(several elements, an element unlike the recorded one, two tables that fit) the script refuses too.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined

from studio.domain.action import Choose, Fill, Navigate, SelectOption
from studio.domain.errors import ExportError
from studio.domain.flow import SECRET_PREFIX, START_URL_VARIABLE, Flow, FlowStep
from studio.domain.text import clip
from studio.domain.variable import Variable
from studio.export.python_dates import made_values, said_words
from studio.export.python_steps import Names, step_lines
from studio.export.python_text import comment, docstring, literal, template_names

_RESERVED: Final = frozenset({"headed", "browser", "yes", "help", "h"})
_ENVIRONMENT: Final = Environment(
    loader=PackageLoader("studio.export", "templates"),
    undefined=StrictUndefined,
    autoescape=False,  # noqa: S701 - Python, not HTML; every foreign text comes in as a literal
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


@dataclass(frozen=True, slots=True)
class _Item:
    """One checklist item as a function."""

    function: str
    docstring: str
    text: str
    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class _Parameter:
    """One variable as a command-line option; all fields are Python source."""

    name: str
    options: Sequence[str]
    dest: str
    help: str
    reader: str


@dataclass(frozen=True, slots=True)
class _Secret:
    """One secret: where the script looks for it, said in its head."""

    comment: str


class PythonScript:
    """Exporter 「Python スクリプト」: Playwright, synchronous, one file."""

    @property
    def title(self) -> str:
        """See `Exporter.title`."""
        return "Python スクリプト"

    @property
    def suffix(self) -> str:
        """See `Exporter.suffix`."""
        return ".py"

    def render(self, flow: Flow) -> str:
        """Return the script.

        Raises:
            ExportError: No steps, a template without its variable, or a target without candidates.
        """
        if not flow.steps:
            raise ExportError(
                "NO_STEPS",
                "この手順には中身がないため、書き出せません。",
                "実行して保存した手順を選んでください。",
            )
        secrets = _secret_variables(flow)
        variables = [v for v in flow.variables if v.name not in secrets]
        words = said_words(flow)
        known = (*(variable.name for variable in variables), *words)
        names = Names(frozenset(known), secrets)
        made = made_values(variables, words)
        items = _items(flow, names)
        text = _ENVIRONMENT.get_template("python_script.py.j2").render(
            docstring=docstring(f"{flow.name}。{flow.purpose}".removesuffix("。")),
            flow_name=literal(clip(flow.name, 200)),
            items=items,
            variables=[_parameter(n, v) for n, v in enumerate(variables, 1)],
            secrets=[_said(name, variable) for name, variable in secrets.items()],
            uses_rows=any(isinstance(step.action, Choose) for step in flow.steps),
            uses_dates=bool(made),
            words=words,
            made=made,
            uses_suppress=any(_needs_suppress(step) for step in flow.steps),
            uses_questions=any(variable.ask_each_time for variable in variables),
            opens_start_page=_opens_start_page(flow),
            start_url=f"values[{literal(START_URL_VARIABLE)}]",
        )
        return text.rstrip() + "\n"


def _items(flow: Flow, names: Names) -> list[_Item]:
    """Return the functions: neighbouring steps of one sentence make one."""
    return [
        _Item(
            function=f"item_{number}",
            docstring=docstring(text or "手順"),
            text=literal(clip(text or "手順", 200)),
            lines=[line for step in steps for line in step_lines(step, names)],
        )
        for number, (text, steps) in enumerate(groupby(flow.steps, key=_sentence), 1)
    ]


def _sentence(step: FlowStep) -> str:
    return step.item.strip()


def _opens_start_page(flow: Flow) -> bool:
    """Say whether the script opens the start page itself: it has one, and no step begins with a page."""
    return bool(flow.start_url) and not isinstance(flow.steps[0].action, Navigate)


def _parameter(number: int, variable: Variable) -> _Parameter:
    dest = f"value_{number}"
    default = literal(variable.value)
    given = f"arguments.{dest}"
    shown = clip(variable.name, 60)
    if variable.ask_each_time:
        reader = f"asked({given}, {literal(shown)}, {default})"
    else:
        reader = f"{default} if {given} is None else {given}"
    hint = "開始ページのアドレス" if variable.name == START_URL_VARIABLE else shown
    words = f"{hint}（既定：{clip(variable.value, 80)}）".replace("%", "%%")
    return _Parameter(
        name=literal(variable.name),
        options=[literal(option) for option in _options(number, variable.name)],
        dest=literal(dest),
        help=literal(words),
        reader=reader,
    )


def _options(number: int, name: str) -> list[str]:
    """Return `--名前` where a shell takes it as it is, and always a plain ASCII one."""
    if name == START_URL_VARIABLE:
        return ["--url"]
    plain = f"--value{number}"
    is_usable = re.fullmatch(r"\w[\w-]*", name) and name not in _RESERVED and name.isprintable()
    if not is_usable or re.fullmatch(r"value\d+|url", name):
        return [plain]
    return [f"--{name}", plain]


def _needs_suppress(step: FlowStep) -> bool:
    return step.is_optional or isinstance(step.action, Choose)


def _secret_variables(flow: Flow) -> dict[str, str]:
    """Return the environment variable of each secret, by the name its templates use.

    Secrets are the vault's (「{{秘密:…}}」) and whatever variable fills a password field: a command
    line can be read by everybody on the machine.

    Raises:
        ExportError: A password stands in the flow as it is.
    """
    found: dict[str, None] = {}
    for step in flow.steps:
        is_password = _fills_password(step)
        for template in _templates(step):
            if is_password and _has_plain_text(template):
                raise ExportError(
                    "LITERAL_PASSWORD",
                    "パスワードがそのまま手順に入っているため、書き出せません。",
                    "手順のパスワードを変数か金庫の値に替えてから、もう一度書き出してください。",
                )
            for name in template_names(template):
                if is_password or name.startswith(SECRET_PREFIX):
                    found[name] = None
    return {name: _environment_name(number, name) for number, name in enumerate(found, 1)}


def _fills_password(step: FlowStep) -> bool:
    return isinstance(step.action, Fill) and step.action.target.is_secret


def _has_plain_text(template: str) -> bool:
    return bool(re.sub(r"\{\{[^{}]*\}\}", "", template))


def _templates(step: FlowStep) -> list[str]:
    match step.action:
        case Fill():
            return [step.action.value]
        case SelectOption():
            return [step.action.option]
        case Navigate():
            return [step.action.url]
        case Choose():
            return [condition.value for condition in step.action.rule.where]
        case _:
            return []


def _environment_name(number: int, name: str) -> str:
    plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name.removeprefix(SECRET_PREFIX))
    return f"TEJUN_SECRET_{plain[0].upper()}" if plain else f"TEJUN_SECRET_{number}"


def _said(name: str, variable: str) -> _Secret:
    words = f"{variable}（{name.removeprefix(SECRET_PREFIX)}）"
    return _Secret(comment(f"秘密の値は環境変数から読みます：{words}"))
