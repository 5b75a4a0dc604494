"""What a script's chain of calls is to the player: a durable target that says what was written. Pure."""

from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.page.locator_chain import Chain, LocatorCall, to_json
from studio.domain.page.target import Candidate, Family, Fingerprint, Target

_NAMED: Final = {
    *("get_by_label", "get_by_text", "get_by_placeholder", "get_by_title", "get_by_alt_text"),
}
_SCORE: Final = 100


def written_target(chain: Chain) -> Target:
    """Return a chain as a target: names are meant exactly, and as parts only where nothing is called so."""
    frames = tuple(str(call.arguments[0]) for call in chain if call.method == "frame")
    ways = tuple(call for call in chain if call.method != "frame")
    role, name = _called(ways)
    forms = dict.fromkeys((to_json(tuple(map(_exactly, ways))), to_json(ways)))
    return Target(
        role=role,
        name=name,
        frames=frames,
        candidates=tuple(
            Candidate(family=Family.WRITTEN, value=form, score=_SCORE) for form in forms
        ),
        fingerprint=Fingerprint(role=role, name=name) if role and name else None,
    )


def plain(chain: Chain) -> Chain:
    """Return a chain as a recorded candidate is compared with: exact names need not say so."""
    return tuple(
        LocatorCall(
            call.method, call.arguments, tuple(o for o in call.options if o != ("exact", True))
        )
        for call in chain
    )


def text_waited_for(chain: Chain) -> str:
    """Return the text that a line waits for.

    Raises:
        SettingsError: SCRIPT_LINE: it waits for something else.
    """
    if len(chain) == 1 and chain[0].method == "get_by_text":
        return str(chain[0].arguments[0])
    raise SettingsError(
        "SCRIPT_LINE",
        "待てるのは文字だけです。",
        'page.get_by_text("…").wait_for() の形で書いてください。',
    )


def _exactly(call: LocatorCall) -> LocatorCall:
    is_open = "exact" not in dict(call.options)
    is_named = call.method in _NAMED or "name" in dict(call.options)
    if not (is_open and is_named):
        return call
    return LocatorCall(call.method, call.arguments, (*call.options, ("exact", True)))


def _called(ways: Chain) -> tuple[str, str]:
    """Return role and name of what the last call looks for."""
    last = ways[-1] if ways else LocatorCall("")
    if last.method == "get_by_role":
        return str(last.arguments[0]), str(dict(last.options).get("name", ""))
    return "", str(last.arguments[0]) if last.method in _NAMED else ""
