"""What changes in a record that a page writes back whole, where its site says what of it stands there already. Pure."""

from collections import Counter

from studio.domain.text import has_digits, squeeze
from studio.engine.guard.facts.ground import Ground
from studio.engine.ports import OutgoingRequest


def changed_beside(request: OutgoingRequest, ground: Ground) -> tuple[str, ...]:
    """Return the names of what changes beside what was put in, or beside the one switch that a press turns.

    All of it has to be of one thing: of what the person named, where the record holds that, and never of another one
    of several of its kind.

    Args:
        request: As it is held.
        ground: What was known when the act began.
    """
    if not request.kept:
        return ()
    changed = [pair for pair in request.fields if pair[0] not in request.kept]
    names = tuple(name for name, _ in changed)
    things = {name.rpartition(".")[0] for name in names}
    several = _several(request)
    named = _named(several, request, ground, {squeeze(value) for _, value in changed})
    own = Ground(put_in=ground.put_in, given=ground.given)
    loose = tuple(pair for pair in changed if not own.holds(pair[1], pair[0]))
    if len(things) > 1 or not all(_is_meant(one, several, named) for one in things):
        return names
    is_one = len(loose) == len(changed) == 1
    return () if is_one and _is_switch(*loose[0], request, ground) else tuple(n for n, _ in loose)


def _is_switch(name: str, value: str, request: OutgoingRequest, ground: Ground) -> bool:
    """Say whether a value is the other one of two, or a word that is known; an owner and an amount are neither."""
    return name in request.turned or (value.isalpha() and ground.holds(value, name))


_Entries = dict[str, list[tuple[str, str, str]]]
"""Of several of a kind, by their names: what each holds, with its name in the record, its name in the entry and its value."""


def _several(request: OutgoingRequest) -> dict[str, _Entries]:
    """Return the lists of things of a record, by their names: entries that are counted, or called by codes with numbers."""
    found: dict[str, _Entries] = {}
    for name, value in request.fields:
        parts = name.split(".")
        for at in range(len(parts) - 1):
            kind, entry = ".".join(parts[:at]), ".".join(parts[: at + 1])
            if has_digits(parts[at]):
                told = (name, ".".join(parts[at + 1 :]), value)
                found.setdefault(kind, {}).setdefault(entry, []).append(told)
    return {kind: entries for kind, entries in found.items() if _are_alike(kind, entries)}


def _are_alike(kind: str, entries: _Entries) -> bool:
    """Say whether there are several, and each is counted, or holds what the others hold."""
    holds = {frozenset(way.partition(".")[0] for _, way, _ in told) for told in entries.values()}
    is_list = all(entry[len(kind) :].lstrip(".").isdigit() for entry in entries)
    return len(entries) > 1 and (is_list or len(holds) == 1)


def _named(
    several: dict[str, _Entries], request: OutgoingRequest, ground: Ground, new: set[str]
) -> frozenset[str]:
    """Return the entries that keep a word of their own that the person said, and not as what it is to become."""
    said = squeeze(" ".join(ground.given))
    found = set[str]()
    for entries in several.values():
        times = Counter((way, value) for told in entries.values() for _, way, value in told)
        for entry, told in entries.items():
            its = [
                value
                for name, way, value in told
                if name in request.kept and times[way, value] == 1
            ]
            words = map(squeeze, (entry.rpartition(".")[2], *its))
            if any(len(one) > 1 and one in said and one not in new for one in words):
                found.add(entry)
    return frozenset(found)


def _is_meant(thing: str, several: dict[str, _Entries], named: frozenset[str]) -> bool:
    """Say whether a part of a record is in what they named, at each list that it stands in."""
    inside = f"{thing}."
    around = [
        entry for entries in several.values() for entry in entries if inside.startswith(f"{entry}.")
    ]
    return named.issuperset(around) and (
        not named or any(inside.startswith(f"{one}.") for one in named)
    )
