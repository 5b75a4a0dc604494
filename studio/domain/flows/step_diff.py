"""What changed in one step of a flow, in words that show no secret."""

from collections.abc import Iterable
from typing import Final

from studio.domain.actions.action import Action, ScrollWay, TypesText
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import SelectionRule
from studio.domain.actions.text_edit import TextEdit
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow, FlowStep, OnError, variable_names
from studio.domain.page.observation import HIDDEN
from studio.domain.page.target import Target
from studio.domain.text import clip
from studio.domain.values.variable import Variable
from studio.words import tr

ASKED: Final = tr("毎回たずねる")
"""Stands beside a variable that has no default."""

_MAX_CHARS: Final = 200
_SHORTEST_SECRET: Final = 4
"""Shorter secrets are hidden where they stand, but not searched for in other texts."""


class ShownTexts:
    """Texts of two versions as they may be shown.

    Args:
        flows: Whose secrets are hidden.
    """

    def __init__(self, *flows: Flow) -> None:
        self._beside: dict[str, str] = {}
        self._names: set[str] = set()
        self._secrets: set[str] = set()
        for flow in flows:
            self._learn(flow)
        for variable in (one for flow in flows for one in flow.variables):
            if variable.name in self._names and len(variable.value) >= _SHORTEST_SECRET:
                self._secrets.add(variable.value)
        if len(flows) == 1:  # of two versions nobody knows which default is meant
            self._beside = {one.name: self._default(one) for one in flows[0].variables}

    def text(self, said: str) -> str:
        """Return a text on one line, cut, without secrets; of one flow variables with their defaults."""
        said = in_brackets(said, self._beside)
        for secret in sorted(self._secrets, key=len, reverse=True):
            said = said.replace(secret, HIDDEN)
        return clip(said, _MAX_CHARS)

    def value(self, variable: Variable) -> str:
        """Return the default of a variable."""
        if variable.name in self._names and variable.value:
            return HIDDEN
        return self.text(variable.value)

    def typed(self, action: Action, text: str) -> str:
        """Return what an action types: of a secret field only which names it takes."""
        if not _is_secret(action) or not text:
            return self.text(text)
        names = variable_names(text)
        return self.text("".join(f"{{{{{name}}}}}" for name in names)) if names else HIDDEN

    def act(self, action: Action) -> str:
        """Return an action in words."""
        if isinstance(action, TypesText):
            action = action.with_texts(lambda text: self.typed(action, text))
        return self.text(action.in_words())

    def _default(self, variable: Variable) -> str:
        if variable.name in self._names:
            return ""
        return variable.value or (ASKED if variable.ask_each_time else "")

    def _learn(self, flow: Flow) -> None:
        """Note what is typed into secret fields, and the variables it comes from."""
        for step in flow.steps:
            if isinstance(step.action, TypesText) and _is_secret(step.action):
                typed = step.action.typed
                names = variable_names(typed)
                self._names.update(names)
                if not names and len(typed) >= _SHORTEST_SECRET:
                    self._secrets.add(typed)


def _is_secret(action: Action) -> bool:
    target = action.element
    return target is not None and target.is_secret


def step_changes(shown: ShownTexts, old: FlowStep, new: FlowStep) -> Iterable[tuple[str, str, str]]:
    """Give aspect, before and after of everything that is different in one step."""
    if old.item != new.item:
        yield tr("文"), shown.text(old.item), shown.text(new.item)
    yield from _action_changes(shown, old.action, new.action)
    yield from _evidence_changes(shown, old, new)
    if old.is_optional != new.is_optional:
        yield tr("任意"), _yes_no(old.is_optional), _yes_no(new.is_optional)
    if old.is_enabled != new.is_enabled:
        yield tr("実行する"), _yes_no(old.is_enabled), _yes_no(new.is_enabled)
    if old.needs_approval != new.needs_approval:
        yield tr("承認"), _approval(old), _approval(new)
    if old.grant != new.grant:
        yield tr("承認なしの許可"), _grant(old), _grant(new)
    if old.on_error != new.on_error:
        yield tr("うまくいかないとき"), ON_ERROR_WORDS[old.on_error], ON_ERROR_WORDS[new.on_error]
    if old.retries != new.retries:
        yield tr("やり直す回数"), str(old.retries), str(new.retries)
    if old.note != new.note:
        yield tr("メモ"), shown.text(old.note), shown.text(new.note)


def _evidence_changes(
    shown: ShownTexts, old: FlowStep, new: FlowStep
) -> Iterable[tuple[str, str, str]]:
    if old.expects != new.expects:
        yield tr("確かめること"), expected_in_words(shown, old), expected_in_words(shown, new)
    if old.only_when != new.only_when:
        yield tr("行う条件"), _only_when(shown, old), _only_when(shown, new)


def _action_changes(shown: ShownTexts, old: Action, new: Action) -> Iterable[tuple[str, str, str]]:
    if type(old) is not type(new):
        yield tr("内容"), shown.act(old), shown.act(new)
        return
    for name in type(old).model_fields:
        before, after = getattr(old, name), getattr(new, name)
        if isinstance(before, Target) or isinstance(after, Target):
            yield from _target_change(shown, TARGET_LABELS[name], before, after)
        elif before != after:
            label = LABELS.get(name) or type(old).model_fields[name].title or name
            yield label, _value(shown, old, before), _value(shown, new, after)


def _target_change(
    shown: ShownTexts, aspect: str, old: Target | None, new: Target | None
) -> Iterable[tuple[str, str, str]]:
    """Tell another element, or only that the same one is found in another way."""
    if _called(old) != _called(new):
        yield aspect, shown.text(_called(old)), shown.text(_called(new))
    elif _durable(old) != _durable(new):
        yield tr("{aspect}の見つけ方", aspect=aspect), "", ""


def _called(target: Target | None) -> str:
    return target.in_words() if target else ""


def _durable(target: Target | None) -> Target | None:
    return target.model_copy(update={"ref": None, "epoch": None}) if target else None


def _value(shown: ShownTexts, action: Action, value: object) -> str:
    match value:
        case ScrollWay():
            return _WAYS[value]
        case str():
            return shown.typed(action, value)
        case bool():
            return tr("オン") if value else tr("オフ")
        case SelectionRule():
            return shown.text(value.in_words())
        case tuple():
            return shown.text(tr("、").join(_part(part) for part in value))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
        case _:
            return f"{value:g}" if isinstance(value, int | float) else ""


def _part(value: object) -> str:
    return value.in_words() if isinstance(value, TextEdit) else str(value)


def expected_in_words(shown: ShownTexts, step: FlowStep) -> str:
    """Return what has to show after a step, "" for nothing."""
    return shown.text(tr("、").join(_evidence(step, one) for one in step.expects))


def _only_when(shown: ShownTexts, step: FlowStep) -> str:
    return shown.text(_evidence(step, step.only_when)) if step.only_when else ""


def _evidence(step: FlowStep, evidence: Evidence) -> str:
    is_hidden = evidence.kind is EvidenceKind.VALUE and _is_secret(step.action)
    return tr(
        "{kind}「{hidden}」",
        kind=_EVIDENCE[evidence.kind],
        hidden=HIDDEN if is_hidden else evidence.detail,
    )


def _yes_no(value: bool) -> str:  # noqa: FBT001 - what is said of a yes or a no
    return tr("はい") if value else tr("いいえ")


def _approval(step: FlowStep) -> str:
    return tr("必要") if step.needs_approval else tr("不要")


def _grant(step: FlowStep) -> str:
    return tr("あり") if step.grant else tr("なし")


TARGET_LABELS: Final = {"target": tr("対象"), "to": tr("ドラッグ先")}
"""What the elements of an action are called."""

LABELS: Final = {
    "url": tr("アドレス"),
    "value": tr("入力する値"),
    "text": tr("文字"),
    "edits": tr("書き換え"),
    "place": tr("置く位置"),
    "option": tr("選択肢"),
    "checked": tr("状態"),
    "keys": tr("キー"),
    "paths": tr("ファイル"),
    "way": tr("向き"),
    "to": tr("位置"),
    "until": tr("見えるまで待つ文字"),
    "tab": tr("タブ"),
    "gone": tr("消えるまで待つ文字"),
    "seconds": tr("待つ秒数"),
    "accept": tr("答え方"),
    "rule": tr("条件"),
    "column": tr("押すもの"),
    "columns": tr("列"),
    "limit": tr("件数"),
    "max_pages": tr("読むページ数"),
    "may_be_empty": tr("0 件でもよい"),
    "quotes": tr("引用"),
    "values": tr("答えの値"),
    "question": tr("質問"),
    "evidence": tr("完了のしるし"),
}
"""What every other field of an action is called."""

_WAYS: Final = {
    ScrollWay.DOWN: tr("下へ"),
    ScrollWay.UP: tr("上へ"),
    ScrollWay.START: tr("先頭まで"),
    ScrollWay.END: tr("最後まで"),
}
ON_ERROR_WORDS: Final = {
    OnError.STOP: tr("止める"),
    OnError.RETRY: tr("やり直す"),
    OnError.SKIP: tr("飛ばす"),
    OnError.ASK: tr("たずねる"),
}
"""What a replay does when a step fails."""

_EVIDENCE: Final = {
    EvidenceKind.URL: tr("アドレス"),
    EvidenceKind.LEFT: tr("離れる画面"),
    EvidenceKind.TEXT_APPEARED: tr("出る文字"),
    EvidenceKind.TEXT_GONE: tr("消える文字"),
    EvidenceKind.VALUE: tr("入った値"),
    EvidenceKind.CHECKED: tr("チェック"),
    EvidenceKind.OPTION: tr("選択肢"),
    EvidenceKind.DIALOG: tr("確認画面"),
    EvidenceKind.TAB: tr("タブ"),
    EvidenceKind.STATE: tr("状態"),
    EvidenceKind.ROWS: tr("行"),
    EvidenceKind.FILE: tr("ファイル"),
    EvidenceKind.SCROLLED: tr("スクロール"),
    EvidenceKind.FOCUS: tr("入力位置"),
    EvidenceKind.FOUND: tr("見つかった文字"),
    EvidenceKind.ANSWER: tr("答え"),
}
