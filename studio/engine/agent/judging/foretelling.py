"""Words that a model told before its act, and that the act brought up: nobody need be asked whether they stand there. Pure."""

from typing import Final

from studio.engine.agent.judging.completion import Case, is_about, is_borne_out, parts_of

_SHORTEST: Final = 4
"""Signs that nobody meets by chance."""


def has_come_true(case: Case, foretold: str) -> bool:
    """Say whether the last act of an item brought up what was foretold of it, and nothing speaks against it.

    The words count as a verification's quote does, and only where every name and number of the goal was used.
    """
    parts = parts_of(foretold)
    if len("".join(parts)) < _SHORTEST or not case.deeds or not is_about(case):
        return False
    deed = case.deeds[-1]
    if not deed.outcome.is_ok or deed.trouble:
        return False
    return all(map(deed.bears_out, parts)) and is_borne_out(case, foretold)
