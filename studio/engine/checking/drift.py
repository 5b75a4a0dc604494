"""How elements drift away from what was recorded: today, since the last check, and over the last runs. Pure."""

from collections.abc import Iterator, Sequence
from typing import Final

from studio.domain.actions.outcome import Outcome
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.locator_wording import found_in_words
from studio.domain.page.target import Target
from studio.domain.records.check import CheckReport, ElementSighting, Finding
from studio.domain.records.history import RunDetail, RunStep
from studio.domain.text import squeeze
from studio.engine.checking.known import error, note, quoted, warning
from studio.engine.replay.identity.volatile import differs_in_count
from studio.words import tr

_NOTABLE: Final = 0.9
"""Below this similarity a change of the element is more than a word beside it."""
_FALLEN: Final = 0.05
_RUNS: Final = 5
"""Good runs that a drift over time is told from, the newest against the oldest."""
_FIX: Final = tr("次に見つからなくなる前に、「画面から選び直す」で選んでください。")


def sight_of(step: FlowStep, outcome: Outcome) -> ElementSighting:
    """Return what a look for a step's element told."""
    if not outcome.is_ok:
        return ElementSighting(step_id=step.id, code=outcome.code or "TARGET_NOT_FOUND")
    return ElementSighting(
        step_id=step.id,
        found_by=outcome.found_by,
        similarity=outcome.similarity,
        name=outcome.target.name if outcome.target else "",
    )


def drift_today(step: FlowStep, target: Target, sight: ElementSighting) -> Iterator[Finding]:
    """Give how an element that was found differs from the recorded one."""
    recorded = target.candidates[0].family.value if target.candidates else ""
    if recorded and sight.found_by not in ("", "ref", recorded):
        yield note(
            "TARGET_OTHER_WAY",
            tr(
                "{target}は、いつもの「{found}」ではなく「{sight_found}」見つかりました。",
                target=target.in_words(),
                found=found_in_words(recorded),
                sight_found=found_in_words(sight.found_by),
            ),
            _FIX,
            step,
        )
    if _is_renamed(target.name, sight.name):
        yield warning(
            "TARGET_RENAMED",
            tr(
                "名前が{name}から{sight_name}に変わっています。",
                name=quoted(target.name),
                sight_name=quoted(sight.name),
            ),
            tr("同じものなら「画面から選び直す」で選び、違うものなら手順を直してください。"),
            step,
        )
    elif sight.similarity is not None and sight.similarity < 1.0:
        tell = warning if sight.similarity < _NOTABLE else note
        yield tell(
            "TARGET_CHANGED",
            tr(
                "{target}の様子が、記録したときと少し違います（一致 {similarity:.0%}）。",
                target=target.in_words(),
                similarity=sight.similarity,
            ),
            _FIX,
            step,
        )


def not_found(step: FlowStep, target: Target, outcome: Outcome, *, was_held_back: bool) -> Finding:
    """Return why an element was not found; `was_held_back`: the page was not allowed to send something."""
    if was_held_back:
        return warning(
            "TARGET_UNSEEN",
            tr(
                "{target}は見えませんでした。点検では何も送らないため、まだ出ていないだけかもしれません。",
                target=target.in_words(),
            ),
            tr("気になるときは、「1 つずつ」で実行して確かめてください。"),
            step,
        )
    if outcome.code == "MULTIPLE_TARGETS":
        return error(
            "TARGET_AMBIGUOUS",
            tr("{target}にあてはまるものが、画面に 2 つ以上あります。", target=target.in_words()),
            tr("「画面から選び直す」で、どれかを選んでください。"),
            step,
        )
    if outcome.code == "TARGET_NOT_FOUND":
        return error(
            "TARGET_GONE",
            tr("{target}が、今日の画面に見つかりません。", target=target.in_words()),
            tr("画面を確かめて、「画面から選び直す」で選ぶか、手順を直してください。"),
            step,
        )
    return error(
        "TARGET_DOUBTFUL",
        tr("{target}が、記録したものかどうか確かめられません。", target=target.in_words()),
        tr("画面を確かめて、「画面から選び直す」で選んでください。"),
        step,
    )


def drift_since(
    flow: Flow, sights: Sequence[ElementSighting], earlier: CheckReport | None
) -> Iterator[Finding]:
    """Give what became different since an earlier check of the same pages."""
    before = {sight.step_id: sight for sight in earlier.sights} if earlier else {}
    steps = {step.id: step for step in flow.steps}
    for sight in sights:
        was, step = before.get(sight.step_id), steps.get(sight.step_id)
        if was is None or step is None or was.code or sight.code or was == sight:
            continue
        if was.found_by != sight.found_by or _has_fallen(was.similarity, sight.similarity):
            then, now = found_in_words(was.found_by), found_in_words(sight.found_by)
            yield note(
                "DRIFTED_SINCE_CHECK",
                tr(
                    "前回の点検（{then}{share}）と、見つかり方が変わりました（{now}{sight_share}）。",
                    then=then,
                    share=_share(was.similarity),
                    now=now,
                    sight_share=_share(sight.similarity),
                ),
                _FIX,
                step,
            )


def drift_over_runs(flow: Flow, runs: Sequence[RunDetail]) -> Iterator[Finding]:
    """Give elements that the last good runs found less and less like the recorded one.

    Args:
        flow: As it is now.
        runs: Its runs with their steps, newest first.
    """
    good = [run for run in runs if run.record.status is RunStatus.DONE][:_RUNS]
    if len(good) < 2:
        return
    newest, oldest = _by_element(good[0]), _by_element(good[-1])
    told: set[str] = set()
    for step in flow.steps:
        target = step.action.element
        element = f"{target.role} {target.name}".strip() if target else ""
        now, then = newest.get(element), oldest.get(element)
        if not element or now is None or then is None or element in told:
            continue
        if now.found_by != then.found_by or _has_fallen(then.similarity, now.similarity):
            told.add(element)
            ways = f"{found_in_words(then.found_by)}{_share(then.similarity)} → {found_in_words(now.found_by)}{_share(now.similarity)}"
            yield note(
                "DRIFTING",
                tr(
                    "ここ {count} 回の実行で、見つかり方が変わってきています（{ways}）。",
                    count=len(good),
                    ways=ways,
                ),
                _FIX,
                step,
            )


def _by_element(run: RunDetail) -> dict[str, RunStep]:
    return {step.element: step for step in run.steps if step.element and step.found_by}


def _is_renamed(before: str, after: str) -> bool:
    is_same = squeeze(before) == squeeze(after)
    return bool(before and after) and not is_same and not differs_in_count(before, after)


def _has_fallen(before: float | None, after: float | None) -> bool:
    return before is not None and after is not None and before - after >= _FALLEN


def _share(similarity: float | None) -> str:
    return "" if similarity is None else tr("・一致 {similarity:.0%}", similarity=similarity)
