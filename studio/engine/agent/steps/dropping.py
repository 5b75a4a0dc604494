"""Where a drag lets go on another day: at an end of a list, when the sentence says that and not beside what."""

from studio.domain.actions.action import Drag
from studio.domain.actions.outcome import ListEnd, Outcome
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.text import squeeze
from studio.engine.perception.list_ends import means_end


def dropped(action: Drag, outcome: Outcome, item: str) -> Drag:
    """Return a drag with durable ends; one to the first or last place of a list names the list, not the neighbour.

    Args:
        action: As decided, with live targets.
        outcome: What came of it.
        item: The checklist sentence.
    """
    kept = action.model_copy(update={"target": outcome.target, "to": outcome.to})
    end = outcome.end
    if end is None or outcome.to is None or not _means(end, item, outcome.to.name):
        return kept
    to = _called(end.name, outcome.to) if end.name else kept.target
    return kept.model_copy(update={"to": to, "place": end.place})


def _means(end: ListEnd, item: str, neighbour: str) -> bool:
    """Say whether a sentence means that end, and not what stands there today."""
    is_neighbour = bool(neighbour) and squeeze(neighbour) in squeeze(item)
    return not is_neighbour and means_end(end, item)


def _called(name: str, beside: Target) -> Target:
    return Target(
        role="generic",
        name=name,
        frames=beside.frames,
        frame_clues=beside.frame_clues,
        candidates=(Candidate(family=Family.TEXT, value=name, score=180),),
        fingerprint=Fingerprint(text=name),
    )
