"""What changes in a record that a page writes back whole, where its site says what of it stands there already. Pure."""

from studio.domain.text import squeeze
from studio.engine.guard.facts.ground import Ground
from studio.engine.ports import OutgoingRequest


def changed_beside(request: OutgoingRequest, ground: Ground) -> tuple[str, ...]:
    """Return the names of what changes beside what was put in, or beside the one switch that a press turns.

    All of it has to be of one thing; of several of its kind it is the one that the person named.

    Args:
        request: As it is held.
        ground: What was known when the act began.
    """
    if not request.kept:
        return ()
    changed = [pair for pair in request.fields if pair[0] not in request.kept]
    names = tuple(name for name, _ in changed)
    things = {_thing_of(name) for name in names}
    own = Ground(put_in=ground.put_in, given=ground.given)
    loose = tuple(name for name, value in changed if not own.holds(value, name))
    if len(things) > 1 or not all(_is_meant(one, request, ground) for one in things):
        return names
    is_one_switch = len(loose) == len(changed) == 1
    return () if is_one_switch else loose


def _thing_of(name: str) -> str:
    return name.rpartition(".")[0]


def _is_meant(thing: str, request: OutgoingRequest, ground: Ground) -> bool:
    """Say whether something of which there are several keeps a word of its own that the person said."""
    fields = request.fields
    kind, _, at = thing.rpartition(".")
    others = [pair for pair in fields if pair[0].startswith(f"{kind}.")]
    if not at.isdigit() or len({name[len(kind) + 1 :].partition(".")[0] for name, _ in others}) < 2:
        return True
    said = squeeze(" ".join(ground.given))
    for name, value in fields:
        is_its = name in request.kept and _thing_of(name) == thing
        if is_its and len(words := squeeze(value)) > 1 and words in said:
            leaf = name.rpartition(".")[2]
            alike = [
                one for one, held in others if one.rpartition(".")[2] == leaf and held == value
            ]
            if alike == [name]:
                return True
    return False
