"""The variables of a flow: made, changed, renamed wherever a template uses them, removed when unused. Pure."""

import re
from collections.abc import Mapping
from typing import Final

from studio.domain.actions.action import TypesText
from studio.domain.actions.outcome import Evidence
from studio.domain.errors import InstructionError
from studio.domain.flows.brackets import SECRET_WORDS, START_WORDS, is_told_apart
from studio.domain.flows.flow import (
    SECRET_PREFIX,
    START_URL_VARIABLE,
    TEMPLATE,
    Flow,
    FlowStep,
    variable_names,
)
from studio.domain.text import clip
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.acts import change_part, literal_part
from studio.engine.flow_editing.grants import step_of, with_steps
from studio.engine.secrets.masking import is_secret_name
from studio.engine.secrets.templates import names_of, texts_of
from studio.engine.secrets.templates import with_names as with_element_names
from studio.engine.variables.naming import template_of
from studio.engine.variables.retelling import retold
from studio.engine.variables.values import split_format
from studio.words import tr

MAX_NAME_CHARS: Final = 60
MAX_VARIABLES: Final = 200
VALUE_PARTS: Final = ("value", "text", "option", "url")
"""The parts of an action that hold what a person gave it."""
_BAD_SIGNS: Final = re.compile(r"[{}=|\r\n]")


def names_in(step: FlowStep) -> frozenset[str]:
    """Return every name that the templates of a step use, secrets with their prefix."""
    action = step.action
    texts = (
        *texts_of(action),
        *names_of(action),
        *(fact.detail for fact in step.expects),
        step.only_when.detail if step.only_when else "",
        step.item,
        step.note,
    )
    return frozenset(name for text in texts for name in names_used(text))


def names_used(text: str) -> frozenset[str]:
    """Return the names in a text's templates without their formats: {{月|yyyy年}} uses 月."""
    return frozenset(split_format(words)[0] for words in variable_names(text))


def add_variable(flow: Flow, variable: Variable) -> Flow:
    """Add a variable at the end.

    Raises:
        InstructionError: BAD_VARIABLE_NAME, VARIABLE_EXISTS, LITERAL_PASSWORD, TOO_MANY_VARIABLES.
    """
    if len(flow.variables) >= MAX_VARIABLES:
        raise InstructionError(
            "TOO_MANY_VARIABLES",
            tr("1 つの手順の変数は {variables} 個までです。", variables=MAX_VARIABLES),
            tr("使っていない変数を消してください。"),
        )
    named = variable.model_copy(update={"name": _checked_name(flow, variable.name)})
    _check_value(flow, named)
    return flow.model_copy(update={"variables": (*flow.variables, named)})


def change_variable(flow: Flow, name: str, variable: Variable) -> Flow:
    """Replace a variable; another name is changed wherever a template uses it, another value in what the flow says of itself.

    Raises:
        InstructionError: NO_SUCH_VARIABLE, BAD_VARIABLE_NAME, VARIABLE_EXISTS, LITERAL_PASSWORD.
    """
    renamed = rename_variable(flow, name, variable.name)
    named = variable.model_copy(update={"name": _cleaned(variable.name)})
    _check_value(renamed, named)
    variables = tuple(named if one.name == named.name else one for one in renamed.variables)
    changed = renamed.model_copy(update={"variables": variables})
    return _told_anew(changed, renamed.defaults)


def _told_anew(flow: Flow, before: Mapping[str, str]) -> Flow:
    """Return a flow whose purpose and sentences say the values that its variables hold now."""
    hidden = {one.name for one in flow.variables if is_secret_name(one.name)}
    hidden |= {START_URL_VARIABLE} | {one.name for one in flow.variables if not one.value}
    now = {name: value for name, value in flow.defaults.items() if name not in hidden}
    then = {name: value for name, value in before.items() if name in now}
    steps = [step.model_copy(update={"item": retold(step.item, then, now)}) for step in flow.steps]
    told = flow.model_copy(update={"purpose": retold(flow.purpose, then, now)})
    return with_steps(told, steps)


def rename_variable(flow: Flow, old: str, new: str) -> Flow:
    """Give a variable another name, in every template of the flow.

    Raises:
        InstructionError: NO_SUCH_VARIABLE, BAD_VARIABLE_NAME, VARIABLE_EXISTS, START_PAGE_STAYS.
    """
    variable_of(flow, old)
    if _cleaned(new) == old:
        return flow
    if old == START_URL_VARIABLE:
        raise InstructionError(
            "START_PAGE_STAYS",
            tr("開始ページの変数（url）は、名前を変えたり消したりできません。"),
            tr("アドレスだけを変えてください。"),
        )
    name = _checked_name(flow, new)
    variables = (
        one.model_copy(
            update={
                "name": name if one.name == old else one.name,
                "value": _renamed(one.value, {old: name}),
                "goes_with": tuple(name if other == old else other for other in one.goes_with),
            }
        )
        for one in flow.variables
    )
    steps = [with_names(step, {old: name}) for step in flow.steps]
    return with_steps(flow.model_copy(update={"variables": tuple(variables)}), steps)


def remove_variable(flow: Flow, name: str) -> Flow:
    """Remove a variable that nothing uses.

    Raises:
        InstructionError: NO_SUCH_VARIABLE, VARIABLE_IN_USE, START_PAGE_STAYS.
    """
    variable_of(flow, name)
    users = [at for at, step in enumerate(flow.steps, 1) if name in names_in(step)]
    others = [one.name for one in flow.variables if name in names_used(one.value)]
    if users or others:
        places = [tr("{at} 番目の操作", at=at) for at in users[:5]] + [
            tr("変数「{one}」", one=one) for one in others[:5]
        ]
        raise InstructionError(
            "VARIABLE_IN_USE",
            tr(
                "変数「{name}」は、{places}で使われているため、消せません。",
                name=clip(name, 40),
                places=tr("、").join(places),
            ),
            tr("使っている所を先に書き換えてください。"),
        )
    if name == START_URL_VARIABLE:
        raise InstructionError(
            "START_PAGE_STAYS",
            tr("開始ページの変数（url）は消せません。"),
            tr("アドレスだけを変えてください。"),
        )
    left = tuple(one for one in flow.variables if one.name != name)
    return flow.model_copy(update={"variables": left})


def move_variable(flow: Flow, name: str, row: int) -> Flow:
    """Put a variable at another place of the list, counted from 0; forms ask in this order.

    Raises:
        InstructionError: NO_SUCH_VARIABLE.
    """
    moved = variable_of(flow, name)
    others = [one for one in flow.variables if one.name != name]
    others.insert(max(row, 0), moved)
    return flow.model_copy(update={"variables": tuple(others)})


def make_variable(flow: Flow, step_id: str, variable: Variable) -> Flow:
    """Turn the value that a step types, chooses or opens into a variable: 「プログラミング」 → {{検索語}}.

    Raises:
        InstructionError: As `add_variable` and `acts.change_part`; NOT_A_TEXT.
    """
    action = step_of(flow, step_id).action
    texts = {part: text for part in VALUE_PARTS if (text := getattr(action, part, ""))}
    if len(texts) != 1 or any(variable_names(text) for text in texts.values()):
        raise InstructionError(
            "NOT_A_TEXT",
            tr("この操作の値は、そのままでは変数にできません。"),
            tr(
                "文字を入力する、選ぶ、ページを開くのどれかの操作で、まだ変数になっていないものを選んでください。"
            ),
        )
    ((part, text),) = texts.items()
    added = add_variable(flow, variable.model_copy(update={"value": text}))
    return change_part(added, step_id, part, template_of(added.variables[-1].name))


def variable_of(flow: Flow, name: str) -> Variable:
    """Return a variable by its name.

    Raises:
        InstructionError: NO_SUCH_VARIABLE.
    """
    for variable in flow.variables:
        if variable.name == name:
            return variable
    known = tr("、").join(one.name for one in flow.variables)
    raise InstructionError(
        "NO_SUCH_VARIABLE",
        tr("この手順に「{name}」という変数はありません。", name=clip(name, 40)),
        tr("使える変数：{known}", known=known or tr("なし")),
    )


def with_names(step: FlowStep, names: Mapping[str, str]) -> FlowStep:
    """Return a step whose templates use other names."""
    return step.model_copy(
        update={
            "item": _renamed(step.item, names),
            "note": _renamed(step.note, names),
            "action": with_element_names(
                step.action.with_texts(lambda text: _renamed(text, names)),
                lambda text: _renamed(text, names),
            ),
            "expects": tuple(_fact_renamed(fact, names) for fact in step.expects),
            "only_when": _fact_renamed(step.only_when, names) if step.only_when else None,
        }
    )


def _fact_renamed(fact: Evidence, names: Mapping[str, str]) -> Evidence:
    return fact.model_copy(update={"detail": _renamed(fact.detail, names)})


def is_for_secret(flow: Flow, name: str) -> bool:
    """Say whether a variable is a password: by its name, or by a field that it goes into."""
    return is_secret_name(name) or any(
        isinstance(step.action, TypesText)
        and step.action.target.is_secret
        and name in names_used(step.action.typed)
        for step in flow.steps
    )


def _renamed(text: str, names: Mapping[str, str]) -> str:
    def replace(match: re.Match[str]) -> str:
        said, date_format = split_format(match[1])
        if said not in names:
            return match[0]
        return f"{{{{{names[said]}{f'|{date_format}' if date_format else ''}}}}}"

    return TEMPLATE.sub(replace, text)


def _cleaned(name: str) -> str:
    return clip(name, MAX_NAME_CHARS)


def _checked_name(flow: Flow, name: str) -> str:
    cleaned = _cleaned(name)
    is_usable = bool(cleaned) and is_told_apart(cleaned) and not _BAD_SIGNS.search(cleaned)
    if not is_usable or cleaned.startswith(SECRET_PREFIX):
        raise InstructionError(
            "BAD_VARIABLE_NAME",
            tr("この名前は変数に使えません。"),
            tr(
                "{{ }} 〔 〕 = | を含まず、「{start_words}」でも「{secret_words}：」で始まるものでもない名前にしてください。例：検索語",
                start_words=START_WORDS,
                secret_words=SECRET_WORDS,
            ),
        )
    if any(one.name == cleaned for one in flow.variables):
        raise InstructionError(
            "VARIABLE_EXISTS",
            tr("「{cleaned}」という変数は、もうあります。", cleaned=cleaned),
            tr("別の名前にするか、その変数を使ってください。"),
        )
    return cleaned


def _check_value(flow: Flow, variable: Variable) -> None:
    if literal_part(variable.value) and is_for_secret(flow, variable.name):
        raise InstructionError(
            "LITERAL_PASSWORD",
            tr(
                "「{name}」はパスワードとして使われるため、値を手順に保存しません。",
                name=variable.name,
            ),
            tr("「認証情報」に登録するか、値を空にして「毎回たずねる」にしてください。"),
        )
