"""A recorded step as a line: a new one, or one that is said better now."""

from studio.domain.events.events import ActRecorded


def recorded_lines(event: ActRecorded) -> list[str]:
    """Return what a person reads of a step: a new one, or one that became another."""
    if not event.replaced_step_id:
        return [f"  ● {event.step.item}"]
    return [] if event.step.expects else [f"  ● （訂正）{event.step.item}"]
