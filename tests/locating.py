"""How the browsers that only hold a tree find an element: by role and name alone."""

from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target


def located_by_name(page: Observation, target: Target) -> Outcome:
    """Return the one element of this role and name as `Browser.locate` does; none or several are a failure."""
    fitting = [n for n in page.nodes if (n.role, n.label) == (target.role, target.name)]
    if len(fitting) != 1:
        code = "MULTIPLE_TARGETS" if fitting else "TARGET_NOT_FOUND"
        words = f"{target.in_words()}が見つかりません。"
        return Outcome(status=OutcomeStatus.FAILED, code=code, message=words)
    found = Target(role=target.role, name=target.name)
    return Outcome(status=OutcomeStatus.OK, target=found, found_by="role", similarity=1.0)
