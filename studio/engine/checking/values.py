"""Values of a flow: missing, unused, unreadable, or a password that stands there in clear. Pure."""

from collections.abc import Iterator

from studio.domain.actions.action import (
    Action,
    AskUser,
    OpensAddress,
    Press,
    SelectOption,
    SwitchTab,
    TypesText,
    Upload,
)
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import SECRET_PREFIX, START_URL_VARIABLE, Flow, FlowStep
from studio.domain.records.check import Finding
from studio.domain.values.date_expression import is_date_said
from studio.engine.checking.known import FlowFacts, error, filled, note, quoted, warning
from studio.engine.flow_editing.acts import literal_part
from studio.engine.flow_editing.variables import is_for_secret, names_in, names_used
from studio.engine.secrets.masking import is_secret_name, said_secrets
from studio.engine.secrets.templates import texts_of
from studio.engine.variables.values import value_of
from studio.words import tr


def check_values(flow: Flow, known: FlowFacts) -> Iterator[Finding]:
    """Give what is wrong with the values of a flow, step by step, then its variables."""
    for step in flow.steps:
        yield from _passwords(step)
        if step.is_enabled:
            yield from _undefined(flow, step)
            yield from _empty(step)
            yield from _files(flow, step, known)
    yield from _variables(flow, known)
    if any(said_secrets(words) for words in (flow.name, flow.purpose, flow.ai_note)):
        yield error(
            "LITERAL_PASSWORD",
            tr("手順の名前、目的か AI への注意書きに、パスワードらしい文字が書かれています。"),
            tr("その文字を消して、「認証情報」に登録してください。"),
        )


def _undefined(flow: Flow, step: FlowStep) -> Iterator[Finding]:
    here = {variable.name: variable for variable in flow.variables}
    needed = {name for text in texts_of(step.action) for name in names_used(text)}
    for name in sorted(names_in(step)):
        if name.startswith(SECRET_PREFIX) or is_date_said(name):
            continue
        variable = here.get(name)
        if variable is None and name not in needed:
            continue  # braces of the page's own words
        if variable is None:
            yield error(
                "MISSING_VALUE",
                tr("変えられる値{name}がないため、入力できません。", name=quoted(name)),
                tr("その値を足すか、この操作の値を直してください。"),
                step,
            )
        elif not variable.value and not variable.ask_each_time:
            yield warning(
                "EMPTY_VALUE",
                tr("変えられる値{name}が空です。", name=quoted(name)),
                tr("値を入れるか、「毎回たずねる」にしてください。"),
                step,
            )


def _empty(step: FlowStep) -> Iterator[Finding]:
    what = _what_is_missing(step.action)
    if what:
        yield error(
            "EMPTY_PART",
            tr("{what}が空です。", what=what),
            tr("{what}を入力するか、この操作を消してください。", what=what),
            step,
        )
    if isinstance(step.action, TypesText) and not step.action.typed:
        yield note(
            "EMPTY_TEXT",
            tr("入力する値が空のため、欄を空にするだけです。"),
            tr("入力したいものがあれば、値を書いてください。"),
            step,
        )


def _what_is_missing(action: Action) -> str:
    match action:
        case OpensAddress():
            return "" if action.url.strip() else tr("開くアドレス")
        case SelectOption():
            return "" if action.option.strip() else tr("選ぶもの")
        case Press():
            return "" if action.keys.strip() else tr("押すキー")
        case Upload():
            return "" if all(path.strip() for path in action.paths) else tr("渡すファイル")
        case SwitchTab():
            return "" if action.tab.strip() else tr("切り替えるタブ")
        case AskUser():
            return "" if action.question.strip() else tr("たずねる文")
        case _:
            return ""


def _files(flow: Flow, step: FlowStep, known: FlowFacts) -> Iterator[Finding]:
    for path in paths_of(flow, step):
        if path in known.missing_files:
            yield error(
                "MISSING_FILE",
                tr("渡すファイル{path}が見つかりません。", path=quoted(path)),
                tr("ファイルを元の場所に戻すか、この操作のファイルを選び直してください。"),
                step,
            )


def paths_of(flow: Flow, step: FlowStep) -> tuple[str, ...]:
    """Return the files a step gives away, as far as defaults tell."""
    if not isinstance(step.action, Upload) or not step.is_enabled:
        return ()
    defaults = flow.defaults
    paths = (filled(path, defaults) for path in step.action.paths)
    return tuple(path for path in paths if path)


def _passwords(step: FlowStep) -> Iterator[Finding]:
    action = step.action
    is_typed = isinstance(action, TypesText) and (
        action.target.is_secret or is_secret_name(action.target.name)
    )
    if is_typed and literal_part(action.typed):
        yield error(
            "LITERAL_PASSWORD",
            tr("パスワードの欄に入れる文字が、そのまま手順に書かれています。"),
            tr("「認証情報」に登録して〔認証情報：名前〕に置き換えてください。"),
            step,
        )
    elif any(said_secrets(words) for words in (step.item, step.note)):
        yield error(
            "LITERAL_PASSWORD",
            tr("文かメモに、パスワードらしい文字が書かれています。"),
            tr("その文字を消して、「認証情報」に登録してください。"),
            step,
        )


def _variables(flow: Flow, known: FlowFacts) -> Iterator[Finding]:
    used = {name for step in flow.steps for name in names_in(step)}
    for variable in flow.variables:
        if is_for_secret(flow, variable.name) and literal_part(variable.value):
            yield error(
                "LITERAL_PASSWORD",
                tr(
                    "変えられる値{name}に、パスワードがそのまま書かれています。",
                    name=quoted(variable.name),
                ),
                tr("値を消して「毎回たずねる」にするか、「認証情報」に登録してください。"),
            )
        if variable.name not in used and variable.name != START_URL_VARIABLE:
            yield note(
                "UNUSED_VARIABLE",
                tr(
                    "変えられる値{name}は、どの操作でも使われていません。",
                    name=quoted(variable.name),
                ),
                tr("いらなければ消してください。"),
            )
        try:
            value_of(variable, variable.value, known.almanac.today(), known.almanac.work)
        except SettingsError as fault:
            yield error(
                "BAD_VALUE",
                tr(
                    "変えられる値{name}が使えません：{message}",
                    name=quoted(variable.name),
                    message=fault.message,
                ),
                fault.remedy,
            )
