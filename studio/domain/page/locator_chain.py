"""Ways to an element in Playwright's words: what an exported line says, and what it means when it runs.

`chain_of` is the one reading of a candidate: the export writes its calls down, and a script that runs
compares the calls of its lines with those of the candidates on record. Names are exact here, as the
candidates are; `exact=False` is written out where a person wants less.
"""

import json
from dataclasses import dataclass
from typing import Final, assert_never

from studio.domain.page.target import Candidate, Family, Target

Argument = str | int | bool
LOOKING: Final = frozenset(
    {
        *("get_by_role", "get_by_label", "get_by_text", "get_by_placeholder", "get_by_title"),
        *("get_by_alt_text", "get_by_test_id", "locator", "filter", "nth", "first", "last"),
    }
)
"""What a chain may be made of; all of it only looks."""
PARENT: Final = ".."
"""XPath of the box around, as Playwright takes it."""


@dataclass(frozen=True, slots=True)
class LocatorCall:
    """One call of a chain: `get_by_role("button", name="検索")`.

    Attributes:
        options: Keyword arguments, in the order in which they are written.
    """

    method: str
    arguments: tuple[Argument, ...] = ()
    options: tuple[tuple[str, Argument], ...] = ()


Chain = tuple[LocatorCall, ...]


def chain_of(candidate: Candidate) -> Chain:  # noqa: C901, PLR0912 - one line a family
    """Return a candidate as calls on its page or frame."""
    value = candidate.value
    match candidate.family:
        case Family.TEST_ID:
            return (LocatorCall("get_by_test_id", (value,)),)
        case Family.ROLE:
            return (_by_role(candidate.role, value, candidate.tag),)
        case Family.LABEL | Family.CALLED:
            return (LocatorCall("get_by_label", (value,)),)
        case Family.PLACEHOLDER:
            return (LocatorCall("get_by_placeholder", (value,)),)
        case Family.TITLE:
            return (LocatorCall("get_by_alt_text" if candidate.tag else "get_by_title", (value,)),)
        case Family.SCOPED:
            return (*_scope(candidate), _by_role(candidate.role, value, candidate.tag))
        case Family.CELL:
            return (*_scope(candidate), LocatorCall("get_by_label", (value,)))
        case Family.NEAR:
            beside = LocatorCall("get_by_text", (candidate.scope_key,))
            return (beside, LocatorCall("locator", (PARENT,)), _by_role(candidate.role, value, candidate.tag))  # fmt: skip
        case Family.TEXT:
            return _by_text(candidate)
        case Family.ATTRIBUTE:
            name, _, text = value.partition("=")
            return (LocatorCall("locator", (f'[{name}="{_quoted(text)}"]',)),)
        case Family.ID:
            return (_by_id(value),)
        case Family.CSS:
            return (LocatorCall("locator", (value,)),)
        case Family.NTH:
            place = value.partition("/")[0]
            number = int(place) if place.isdecimal() else 1
            by_role = _by_role(candidate.role, candidate.scope_name, candidate.tag)
            return (by_role, LocatorCall("nth", (number - 1,)))
        case Family.WRITTEN | Family.TREE:
            return ()
        case _:
            assert_never(candidate.family)


def ways_of(target: Target) -> tuple[Chain, ...]:
    """Return the ways to an element as calls, the best one first.

    One that a replay finds by its record alone is called by its name, or by what it says.
    """
    if target.candidates:
        return tuple(map(chain_of, target.candidates))
    if target.name and target.role not in ("", "generic"):
        return ((_by_role(target.role, target.name, ""),),)
    said = target.fingerprint.text if target.fingerprint else ""
    return ((LocatorCall("get_by_text", (said,)),),) if said else ()


def frames_of(target: Target) -> Chain:
    """Return the way through the frames that an element stands in."""
    return tuple(LocatorCall("frame", (frame,)) for frame in target.frames)


def to_json(chain: Chain) -> str:
    """Return a chain as the value of a `Family.WRITTEN` candidate."""
    calls = [[call.method, list(call.arguments), dict(call.options)] for call in chain]
    return json.dumps(calls, ensure_ascii=False)


def chain_from_json(value: str) -> Chain:
    """Return the chain that `to_json` wrote."""
    return tuple(
        LocatorCall(method, tuple(arguments), tuple(options.items()))
        for method, arguments, options in json.loads(value)
    )


def _by_role(role: str, name: str, tag: str) -> LocatorCall:
    if not role:
        return LocatorCall("locator", (tag,))
    return LocatorCall("get_by_role", (role,), (("name", name),) if name else ())


def _by_id(value: str) -> LocatorCall:
    return LocatorCall("locator", (f'[id="{_quoted(value)}"]',))


def _scope(candidate: Candidate) -> Chain:
    if not candidate.scope_role:
        return (_by_id(candidate.scope_name),)
    role = LocatorCall("get_by_role", (candidate.scope_role,))
    if candidate.scope_key:
        return (role, LocatorCall("filter", (), (("has_text", candidate.scope_key),)))
    if not candidate.scope_name:
        return (role,)
    return (LocatorCall("get_by_role", (candidate.scope_role,), (("name", candidate.scope_name),)),)


def _by_text(candidate: Candidate) -> Chain:
    if not candidate.tag:
        return (LocatorCall("get_by_text", (candidate.value,)),)
    return (
        LocatorCall("locator", (candidate.tag,)),
        LocatorCall("filter", (), (("has_text", candidate.value),)),
    )


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
