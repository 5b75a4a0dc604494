"""What `tejun edit` may be told about a step: options that become parts of its action."""

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, TypeVar

import typer
from pydantic import TypeAdapter, ValidationError

from studio.domain.actions.action import Action, DropPlace, ScrollWay
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import SelectionRule
from studio.domain.flows.flow import Flow, OnError
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.variable import Converter, VariableKind
from studio.engine.flow_editing import acts, expectations, steps
from studio.engine.flow_editing.acts import VERB_WORDS

_NUMBERS: Final = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")
T = TypeVar("T")
_ACTION: Final = TypeAdapter[Action](Action)
_RULE: Final = TypeAdapter(SelectionRule)
_TARGET: Final = TypeAdapter(Target)
_EXPECTATIONS: Final = {
    "出る": EvidenceKind.TEXT_APPEARED,
    "消える": EvidenceKind.TEXT_GONE,
    "アドレス": EvidenceKind.URL,
    "離れる": EvidenceKind.LEFT,
    "タブ": EvidenceKind.TAB,
    "確認画面": EvidenceKind.DIALOG,
}
_ROLE_SCORE: Final = 100

StepNumber = Annotated[int, typer.Argument(metavar="N", help="操作の番号")]
StepNumbers = Annotated[str, typer.Argument(metavar="N-M", help="操作の番号。例：2-4,7")]
Told = Any
"""What one option holds; its type stands in the table of options."""
Given = dict[str, Told]
"""Options by name; those that were not given are None."""

ACT_OPTIONS: Final[Mapping[str, Any]] = {
    "verb": Annotated[
        str | None,
        typer.Option("--verb", metavar="操作", help=f"操作の種類：{'、'.join(VERB_WORDS)}"),
    ],
    "item": Annotated[str | None, typer.Option("--item", metavar="文", help="この操作が入る文")],
    "value": Annotated[
        str | None,
        typer.Option(
            "--value", metavar="値", help="入力する値（〔変数〕や〔認証情報：名前〕も使えます）"
        ),
    ],
    "text": Annotated[
        str | None,
        typer.Option("--text", metavar="文字", help="打つ文字、出るまで待つ文字、探す文字"),
    ],
    "option": Annotated[str | None, typer.Option("--option", metavar="選択肢", help="選ぶもの")],
    "url": Annotated[str | None, typer.Option("--url", metavar="URL", help="開くアドレス")],
    "keys": Annotated[
        str | None, typer.Option("--keys", metavar="キー", help="押すキー。例：Enter")
    ],
    "paths": Annotated[
        list[str] | None, typer.Option("--path", metavar="FILE", help="渡すファイル（何回でも）")
    ],
    "gone": Annotated[
        str | None, typer.Option("--gone", metavar="文字", help="消えるまで待つ文字")
    ],
    "until": Annotated[
        str | None, typer.Option("--until", metavar="文字", help="見えるまで待つ文字")
    ],
    "seconds": Annotated[
        float | None, typer.Option("--seconds", metavar="秒", help="待つ秒数の上限（30 まで）")
    ],
    "way": Annotated[ScrollWay | None, typer.Option("--way", help="スクロールの向き")],
    "tab": Annotated[str | None, typer.Option("--tab", metavar="タブ", help="切り替えるタブ")],
    "question": Annotated[
        str | None, typer.Option("--question", metavar="文", help="人にたずねる文")
    ],
    "column": Annotated[
        str | None, typer.Option("--column", metavar="名前", help="選んだ行の中で押すもの")
    ],
    "columns": Annotated[
        list[str] | None, typer.Option("--columns", metavar="列", help="取り出す列（何回でも）")
    ],
    "limit": Annotated[int | None, typer.Option("--limit", metavar="N", help="取り出す件数")],
    "may_be_empty": Annotated[
        bool | None,
        typer.Option("--may-be-empty/--needs-rows", help="0 件でもよい・1 件は要る"),
    ],
    "place": Annotated[
        DropPlace | None, typer.Option("--place", help="ドラッグして置く所（前・後・中）")
    ],
    "max_pages": Annotated[
        int | None, typer.Option("--max-pages", metavar="N", help="読むページ数（20 まで）")
    ],
    "checked": Annotated[
        bool | None, typer.Option("--checked/--unchecked", help="チェックを入れる・外す")
    ],
    "accept": Annotated[
        bool | None, typer.Option("--accept/--dismiss", help="確認画面に OK・キャンセルで答える")
    ],
    "rule": Annotated[
        str | None, typer.Option("--rule", metavar="JSON", help="行を選ぶ条件をまとめて JSON で")
    ],
    "target": Annotated[
        str | None, typer.Option("--target", metavar="JSON", help="操作する要素をまとめて JSON で")
    ],
    "element": Annotated[
        str | None,
        typer.Option("--element", metavar="種類:名前", help="操作する要素。例：button:検索"),
    ],
    "from_json": Annotated[
        str | None, typer.Option("--from-json", metavar="JSON", help="操作をまるごと JSON で")
    ],
}
"""What a step does."""

TREATMENT_OPTIONS: Final[Mapping[str, Any]] = {
    "is_on": Annotated[bool | None, typer.Option("--on/--off", help="実行する・しない")],
    "optional": Annotated[
        bool | None, typer.Option("--optional/--no-optional", help="任意（なくてもよい）")
    ],
    "approval": Annotated[
        bool | None, typer.Option("--approval/--no-approval", help="人の確認が必要")
    ],
    "on_error": Annotated[
        OnError | None,
        typer.Option(
            "--on-error",
            help="うまくいかないとき：stop＝止める、retry＝やり直す、skip＝飛ばす、ask＝たずねる",
        ),
    ],
    "retries": Annotated[
        int | None, typer.Option("--retries", metavar="N", help="やり直す回数（1 から 10）")
    ],
    "note": Annotated[str | None, typer.Option("--note", metavar="文", help="メモ")],
    "expect": Annotated[
        list[str] | None,
        typer.Option("--expect", metavar="出る:文字", help="操作のあとに確かめること（何回でも）"),
    ],
    "unexpect": Annotated[
        int | None, typer.Option("--unexpect", metavar="N", help="N 番目の確かめることを消す")
    ],
    "first_way": Annotated[
        int | None, typer.Option("--first-way", metavar="N", help="N 番目の見つけ方を先頭にする")
    ],
    "remove_way": Annotated[
        int | None, typer.Option("--remove-way", metavar="N", help="N 番目の見つけ方を消す")
    ],
}
"""How a step is treated."""

VARIABLE_OPTIONS: Final[Mapping[str, Any]] = {
    "value": Annotated[str | None, typer.Option("--value", metavar="値", help="ふだんの値")],
    "ask_each_time": Annotated[
        bool | None, typer.Option("--ask/--no-ask", help="毎回たずねる・たずねない")
    ],
    "kind": Annotated[
        VariableKind | None,
        typer.Option(
            "--kind", help="text＝文字、number＝数、date＝日付、choice＝選択、file＝ファイル"
        ),
    ],
    "choices": Annotated[
        list[str] | None, typer.Option("--choice", metavar="値", help="選べる値（何回でも）")
    ],
    "hint": Annotated[str | None, typer.Option("--hint", metavar="文", help="入力欄の説明")],
    "date_format": Annotated[
        str | None, typer.Option("--date-format", metavar="形", help="日付の形。例：yyyy/MM/dd")
    ],
    "converters": Annotated[
        list[Converter] | None, typer.Option("--converter", help="値の変換（何回でも）")
    ],
    "new_name": Annotated[
        str | None,
        typer.Option("--rename", metavar="名前", help="新しい名前（使っている所も変わる）"),
    ],
}
"""What a variable is."""

_LISTS: Final = frozenset({"paths", "columns"})
_ACTION_PARTS: Final = frozenset(ACT_OPTIONS) - {"verb", "item", "element", "from_json"}
_Command = TypeVar("_Command", bound=Callable[..., int])


def taking(*options: Mapping[str, Any]) -> Callable[[_Command], _Command]:
    """Give a command that ends in `**given` these options; each is None when it was not told."""
    more = {name: kind for table in options for name, kind in table.items()}

    def decorate(function: _Command) -> _Command:
        signature = inspect.signature(function)
        own = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
        added = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
            for name, kind in more.items()
        ]
        setattr(function, "__signature__", signature.replace(parameters=[*own, *added]))  # noqa: B010 - typer reads it
        function.__annotations__ |= more
        return function

    return decorate


def action_parts(given: Given) -> Given:
    """Return the parts of an action that were told, read from their text.

    Raises:
        typer.BadParameter: A rule or an element that cannot be read.
    """
    told = {name: given[name] for name in _ACTION_PARTS if given.get(name) is not None}
    if "rule" in told:
        told["rule"] = rule_of(told["rule"])
    if "target" in told:
        told["target"] = target_from(told["target"])
    if given.get("element"):
        told["target"] = element_of(given["element"])
    for name in _LISTS & told.keys():
        told[name] = tuple(told[name])
    return told


def treated(flow: Flow, ids: tuple[str, ...], given: Given) -> Flow:
    """Return the flow with these steps treated as told.

    Raises:
        InstructionError: See `engine.flow_editing`.
        typer.BadParameter: An expectation that cannot be read.
    """
    if given["is_on"] is not None:
        flow = steps.set_enabled(flow, ids, is_enabled=given["is_on"])
    if given["optional"] is not None:
        flow = steps.set_optional(flow, ids, is_optional=given["optional"])
    if given["approval"] is not None:
        flow = steps.set_approval(flow, ids, needs_approval=given["approval"])
    for step_id in ids:
        flow = _treated_one(flow, step_id, given)
    return flow


def _treated_one(flow: Flow, step_id: str, given: Given) -> Flow:
    on_error, retries = given["on_error"], given["retries"]
    if on_error is not None or retries is not None:
        kept = next(one.on_error for one in flow.steps if one.id == step_id)
        flow = steps.set_on_error(flow, {step_id}, on_error or kept, retries)
    if given["note"] is not None:
        flow = steps.set_note(flow, step_id, given["note"])
    if given["unexpect"] is not None:
        flow = expectations.remove_expectation(flow, step_id, given["unexpect"] - 1)
    for text in given["expect"] or ():
        flow = expectations.add_expectation(flow, step_id, expectation_of(text))
    if given["remove_way"] is not None:
        flow = acts.remove_candidate(flow, step_id, given["remove_way"] - 1)
    if given["first_way"] is not None:
        flow = acts.move_candidate(flow, step_id, given["first_way"] - 1, 0)
    return flow


def numbers(text: str, flow: Flow) -> tuple[str, ...]:
    """Return the ids of steps told by number: 2-4,7.

    Raises:
        typer.BadParameter: No numbers, or none of this flow.
    """
    chosen: list[int] = []
    for part in text.replace("、", ",").split(","):
        match = _NUMBERS.fullmatch(part.strip())
        if match is None:
            raise typer.BadParameter(f"{text} は 2-4,7 の形ではありません", param_hint="N-M")
        first, last = int(match[1]), int(match[2] or match[1])
        if not 1 <= first <= last <= len(flow.steps):
            raise typer.BadParameter(
                f"{part.strip()} 番目の操作はありません（1 から {len(flow.steps)} まで）",
                param_hint="N-M",
            )
        chosen += range(first, last + 1)
    return tuple(flow.steps[number - 1].id for number in dict.fromkeys(chosen))


def action_of(text: str) -> Action:
    """Read an action from JSON.

    Raises:
        typer.BadParameter: It is none.
    """
    return _from_json(_ACTION, text, "操作", "--from-json")


def rule_of(text: str) -> SelectionRule:
    """Read a rule from JSON.

    Raises:
        typer.BadParameter: It is none.
    """
    return _from_json(_RULE, text, "条件", "--rule")


def target_from(text: str) -> Target:
    """Read an element from JSON.

    Raises:
        typer.BadParameter: It is none.
    """
    return _from_json(_TARGET, text, "要素", "--target")


def element_of(text: str) -> Target:
    """Return an element that is found by its role and name: button:検索.

    Raises:
        typer.BadParameter: It names no role.
    """
    role, sign, name = text.partition(":")
    if not sign or not role.strip() or not name.strip():
        raise typer.BadParameter(
            f"{text} は button:検索 の形ではありません", param_hint="--element"
        )
    role, name = role.strip(), name.strip()
    way = Candidate(family=Family.ROLE, role=role, value=name, score=_ROLE_SCORE)
    looks = Fingerprint(role=role, name=name)
    return Target(role=role, name=name, candidates=(way,), fingerprint=looks)


def expectation_of(text: str) -> Evidence:
    """Read what has to be seen after a step: 出る:カートに入れました.

    Raises:
        typer.BadParameter: It begins with none of the known words.
    """
    said, _, detail = text.partition(":")
    kind = _EXPECTATIONS.get(said.strip())
    if kind is None:
        raise typer.BadParameter(
            f"{text} は「出る:文字」の形ではありません。使える言葉：{'、'.join(_EXPECTATIONS)}",
            param_hint="--expect",
        )
    return Evidence(kind=kind, detail=detail.strip())


def within(number: int, things: Sequence[object], hint: str) -> int:
    """Return the place, from 0, of what is told by its number from 1.

    Raises:
        typer.BadParameter: There is none.
    """
    if not 1 <= number <= len(things):
        raise typer.BadParameter(f"{number} 番目はありません（{len(things)} 件）", param_hint=hint)
    return number - 1


def _from_json(adapter: TypeAdapter[T], text: str, what: str, hint: str) -> T:
    """Read a value, or say where it cannot be read.

    Raises:
        typer.BadParameter: Naming the place.
    """
    try:
        return adapter.validate_json(text)
    except ValidationError as fault:
        where = ".".join(str(part) for part in fault.errors(include_url=False)[0]["loc"])
        raise typer.BadParameter(
            f"{what}の JSON として読めません{f'（{where}）' if where else ''}", param_hint=hint
        ) from None
