"""What changed between two versions of a flow, as a person reads it.

Steps are recognised by their ids, so one that was dragged elsewhere is told as moved, not as removed
and added. Secret values are never told, wherever they stand.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from studio.domain.flows.flow import Flow, FlowStep, ai_budget_in_words
from studio.domain.flows.step_diff import ShownTexts, step_changes
from studio.domain.frozen import Frozen
from studio.domain.values.variable import Variable
from studio.words import tr


class ChangeKind(StrEnum):
    """What happened to a part of a flow."""

    ADDED = "added"
    REMOVED = "removed"
    MOVED = "moved"
    CHANGED = "changed"


class FlowPart(StrEnum):
    """Which part of a flow."""

    ABOUT = "about"
    VARIABLE = "variable"
    STEP = "step"


class FlowChange(Frozen):
    """One difference between two versions.

    Attributes:
        place: Where: 「名前」, 「変えられる値「検索語」」, 「3 番目の操作」 (of a removed step: where it was).
        step_id: Of a step, in the newer version if it is there.
        aspect: What of it, when something stays: 「対象」, 「入力する値」.
        before: As it was, "" when there was nothing; of a moved step its place.
        after: As it is, "" when there is nothing; of a moved step its place.
        about: What the step does, so that nobody has to look it up.
    """

    kind: ChangeKind
    part: FlowPart
    place: str
    step_id: str = ""
    aspect: str = ""
    before: str = ""
    after: str = ""
    about: str = ""

    @property
    def words(self) -> str:
        """The difference as one Japanese line."""
        where = (
            tr("{place}（{about}）", place=self.place, about=self.about)
            if self.about
            else self.place
        )
        match self.kind:
            case ChangeKind.ADDED:
                return tr(
                    "{where}を追加{after}",
                    where=where,
                    after=tr("：{after}", after=self.after) if self.after else "",
                )
            case ChangeKind.REMOVED:
                return tr(
                    "{where}を削除{before}",
                    where=where,
                    before=tr("：{before}", before=self.before) if self.before else "",
                )
            case ChangeKind.MOVED:
                return tr(
                    "{where}を移動：{before} → {after}",
                    where=where,
                    before=self.before,
                    after=self.after,
                )
            case ChangeKind.CHANGED:
                what = (
                    tr("{where}の{aspect}", where=where, aspect=self.aspect)
                    if self.aspect
                    else where
                )
                return tr("{what}を変更{from_to}", what=what, from_to=self._from_to())

    def _from_to(self) -> str:
        if self.before == self.after:  # hidden, or cut before they differ
            return ""
        return tr(
            "：{before} → {after}",
            before=self.before or tr("（なし）"),
            after=self.after or tr("（なし）"),
        )


def differences(old: Flow, new: Flow) -> tuple[FlowChange, ...]:
    """Return what is different in `new`, in the order of its places; () when a person sees nothing.

    A name or purpose comes behind the value that it follows: lists show the beginning.
    Ids of the flow, its version and its times do not count, nor does what only a live page knows.
    """
    shown = ShownTexts(old, new)
    return (*_variables(shown, old, new), *_about(shown, old, new), *_steps(shown, old, new))


def _about(shown: ShownTexts, old: Flow, new: Flow) -> Iterable[FlowChange]:
    """Tell what changed of the flow as a whole."""
    for place, field, words in _ABOUT:
        if getattr(old, field) != getattr(new, field):
            yield FlowChange(
                kind=ChangeKind.CHANGED,
                part=FlowPart.ABOUT,
                place=place,
                before=shown.text(words(old)),
                after=shown.text(words(new)),
            )


_ABOUT: Final[tuple[tuple[str, str, Callable[[Flow], str]], ...]] = (
    (tr("名前"), "name", lambda flow: flow.name),
    (tr("目的"), "purpose", lambda flow: flow.purpose),
    (tr("担当"), "owner", lambda flow: flow.owner),
    (tr("サイト"), "sites", lambda flow: tr("、").join(flow.sites)),
    (tr("移動してよい場所"), "origins", lambda flow: tr("、").join(flow.origins)),
    (
        tr("取り込んだ手順の扱い"),
        "is_imported",
        lambda flow: tr("まだ信頼していない") if flow.is_imported else tr("信頼した"),
    ),
    (
        tr("できたことの確認"),
        "is_draft",
        lambda flow: tr("まだ確かめていない（下書き）") if flow.is_draft else tr("確かめた"),
    ),
    (tr("AI への注意書き"), "ai_note", lambda flow: flow.ai_note),
    (tr("AI に任せてよい量"), "ai_budget", lambda flow: ai_budget_in_words(flow.ai_budget)),
)
"""What a flow says of itself: how it is called, its field, and in words."""


def _variables(shown: ShownTexts, old: Flow, new: Flow) -> Iterable[FlowChange]:
    before = dict(_keyed(old.variables, lambda one: one.name))
    after = dict(_keyed(new.variables, lambda one: one.name))
    for key, variable in after.items():
        if key not in before:
            yield _variable(shown, ChangeKind.ADDED, variable, after=shown.value(variable))
        else:
            yield from _changed_variable(shown, before[key], variable)
    for key, variable in before.items():
        if key not in after:
            yield _variable(shown, ChangeKind.REMOVED, variable, before=shown.value(variable))
    order = [key[0] for key in before if key in after], [key[0] for key in after if key in before]
    if order[0] != order[1]:
        was, now = (tr("、").join(names) for names in order)
        yield FlowChange(
            kind=ChangeKind.MOVED,
            part=FlowPart.VARIABLE,
            place=tr("変えられる値の並び"),
            before=shown.text(was),
            after=shown.text(now),
        )


def _changed_variable(shown: ShownTexts, old: Variable, new: Variable) -> Iterable[FlowChange]:
    if old.value != new.value:
        values = {"before": shown.value(old), "after": shown.value(new)}
        yield _variable(shown, ChangeKind.CHANGED, new, aspect=tr("値"), **values)
    if old.ask_each_time != new.ask_each_time:
        asked = {"before": _asks(old), "after": _asks(new)}
        yield _variable(shown, ChangeKind.CHANGED, new, aspect=tr("たずね方"), **asked)


def _variable(shown: ShownTexts, kind: ChangeKind, variable: Variable, **more: str) -> FlowChange:
    place = tr("変えられる値「{shown}」", shown=shown.text(variable.name))
    return FlowChange(kind=kind, part=FlowPart.VARIABLE, place=place, **more)


def _asks(variable: Variable) -> str:
    return tr("毎回たずねる") if variable.ask_each_time else tr("たずねない")


def _steps(shown: ShownTexts, old: Flow, new: Flow) -> Iterable[FlowChange]:
    """Tell the steps in the order of the new version, a removed one where it was."""
    pairs = _paired(old.steps, new.steps)
    moved = _moved(pairs)
    former = {now: was for was, now in pairs}
    present = dict(pairs)
    yield from _removed_after(shown, old, present, None)
    for now, step in enumerate(new.steps):
        was = former.get(now)
        if was is None:
            yield _step(shown, ChangeKind.ADDED, now, step)
            continue
        if was in moved:
            places = {"before": _nth(was), "after": _nth(now)}
            yield _step(shown, ChangeKind.MOVED, now, step, **places)
        for aspect, before, after in step_changes(shown, old.steps[was], step):
            values = {"aspect": aspect, "before": before, "after": after}
            yield _step(shown, ChangeKind.CHANGED, now, step, **values)
        yield from _removed_after(shown, old, present, was)


def _removed_after(
    shown: ShownTexts, old: Flow, present: dict[int, int], was: int | None
) -> Iterable[FlowChange]:
    """Tell the removed steps that stood right after the old step `was`; None = at the beginning."""
    following = 0 if was is None else was + 1
    while following < len(old.steps) and following not in present:
        yield _step(shown, ChangeKind.REMOVED, following, old.steps[following])
        following += 1


def _step(
    shown: ShownTexts, kind: ChangeKind, index: int, step: FlowStep, **more: str
) -> FlowChange:
    return FlowChange(
        kind=kind,
        part=FlowPart.STEP,
        place=tr("{nth}の操作", nth=_nth(index)),
        step_id=step.id,
        about=shown.act(step.action),
        **more,
    )


def _nth(index: int) -> str:
    return tr("{index} 番目", index=index + 1)


def _paired(old: Sequence[FlowStep], new: Sequence[FlowStep]) -> list[tuple[int, int]]:
    """Return which old step is which new one: by id, and else where nothing but the id differs."""
    by_id = {key: index for index, (key, _) in enumerate(_keyed(old, lambda step: step.id))}
    pairs: list[tuple[int, int]] = []
    for now, (key, _) in enumerate(_keyed(new, lambda step: step.id)):
        if key in by_id:
            pairs.append((by_id[key], now))
    left = {was for was, _ in pairs}
    taken = {now for _, now in pairs}
    alike = {
        key: was
        for was, (key, _) in enumerate(_keyed(old, _content))
        if was not in left
    }  # fmt: skip
    for now, (key, _) in enumerate(_keyed(new, _content)):
        if now not in taken and key in alike:
            pairs.append((alike.pop(key), now))
    return sorted(pairs)


def _content(step: FlowStep) -> str:
    return repr(step.model_copy(update={"id": ""}))


def _moved(pairs: Sequence[tuple[int, int]]) -> set[int]:
    """Return the old places of steps that moved: all but a longest run that kept its order."""
    tails: list[int] = []
    ends: list[int] = []
    came_from: list[int] = []
    for index, (_, now) in enumerate(pairs):
        at = bisect_left(tails, now)
        came_from.append(ends[at - 1] if at else -1)
        tails[at : at + 1] = [now]
        ends[at : at + 1] = [index]
    moved = {was for was, _ in pairs}
    index = ends[-1] if ends else -1
    while index >= 0:
        moved.discard(pairs[index][0])
        index = came_from[index]
    return moved


_T = TypeVar("_T")


def _keyed(things: Sequence[_T], key: Callable[[_T], str]) -> list[tuple[tuple[str, int], _T]]:
    """Return things with keys of their own: the second one of a name is another one."""
    seen: Counter[str] = Counter()
    keyed: list[tuple[tuple[str, int], _T]] = []
    for thing in things:
        name = key(thing)
        seen[name] += 1
        keyed.append(((name, seen[name]), thing))
    return keyed
