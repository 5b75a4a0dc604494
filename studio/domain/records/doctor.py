"""What the health check (`tejun doctor`) found, one line per thing looked at."""

from enum import StrEnum

from studio.domain.frozen import Frozen


class Health(StrEnum):
    """OK works, NOTICE works with a limit, BAD has to be mended before anything runs."""

    OK = "ok"
    NOTICE = "notice"
    BAD = "bad"


class DoctorLine(Frozen):
    """One thing that was looked at.

    Attributes:
        name: What it is: 「ブラウザー」.
        state: How it stands.
        message: What was found, one Japanese sentence; never a key or a password.
        remedy: What to do, for NOTICE and BAD.
    """

    name: str
    state: Health
    message: str
    remedy: str = ""
