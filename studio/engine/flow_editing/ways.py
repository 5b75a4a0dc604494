"""More ways to find the element of a step, from pointing at it again. Pure."""

from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow
from studio.domain.page.target import Candidate, Target
from studio.domain.text import squeeze
from studio.engine.flow_editing.acts import change_part
from studio.engine.flow_editing.grants import step_of
from studio.words import tr


def add_ways(flow: Flow, step_id: str, pointed: Target, part: str = "target") -> Flow:
    """Let an element be found by what it shows today as well; what is known is tried first.

    Args:
        flow: To be changed.
        step_id: Which.
        pointed: The same element, durable, as `Browser.pick` gives it.
        part: `to` for where something is dragged.

    Raises:
        InstructionError: NO_SUCH_STEP, NO_SUCH_CANDIDATE: the step has no such element; ANOTHER_ELEMENT:
            what was pointed at is another one; NO_NEW_WAY: everything about it is known.
    """
    target = getattr(step_of(flow, step_id).action, part, None)
    if not isinstance(target, Target) or not target.candidates:
        raise InstructionError(
            "NO_SUCH_CANDIDATE",
            tr("この操作の対象は、まだ決まっていません。"),
            tr("先に「画面から選ぶ」で対象を選んでください。"),
        )
    if not _is_same(target, pointed):
        raise InstructionError(
            "ANOTHER_ELEMENT",
            tr(
                "いまの対象（{target}）とは別の要素のようです（{pointed}）。",
                target=target.in_words(),
                pointed=pointed.in_words(),
            ),
            tr("対象そのものを変えるときは「画面から選び直す」を押してください。"),
        )
    known = {_evidence(one) for one in target.candidates}
    new = tuple(one for one in pointed.candidates if _evidence(one) not in known)
    if not new:
        raise InstructionError(
            "NO_NEW_WAY",
            tr("新しい見つけ方はありませんでした。"),
            tr("いまの見つけ方をそのまま使います。"),
        )
    ways = (*target.candidates, *new)
    return change_part(flow, step_id, part, target.model_copy(update={"candidates": ways}))


def _is_same(known: Target, pointed: Target) -> bool:
    """Say whether both are one element: of one kind, in one frame, and called alike or found alike."""
    if known.role != pointed.role or known.frames != pointed.frames:
        return False
    is_called_alike = bool(known.name) and squeeze(known.name) == squeeze(pointed.name)
    firm = {_evidence(one) for one in known.candidates if not one.is_weak}
    return is_called_alike or any(_evidence(one) in firm for one in pointed.candidates)


def _evidence(way: Candidate) -> str:
    """Return a way by what it looks for; its score may have been another one."""
    return way.model_dump_json(exclude={"score"})
