"""What a paper says at its foot."""

from datetime import datetime

from studio.domain.values.moments import moment_of
from studio.words import tr


def foot_at(at: datetime) -> str:
    """Return when it was made, in the time of this machine."""
    return tr("手順スタジオで {at} に作りました", at=moment_of(at))
