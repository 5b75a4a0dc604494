"""What a paper says at its foot."""

from datetime import datetime

from studio.domain.moments import moment_of


def foot_at(at: datetime) -> str:
    """Return when it was made, in the time of this machine."""
    return f"手順スタジオで {moment_of(at)} に作りました"
