"""What every event carries."""

from datetime import UTC, datetime

from pydantic import Field

from studio.domain.frozen import Frozen


class EventBase(Frozen):
    """What every event carries."""

    run_id: str = ""
    at: datetime = Field(default_factory=lambda: datetime.now(UTC))
