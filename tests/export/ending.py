"""How a run of a script ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ended:
    """Exit code and everything said."""

    returncode: int
    stdout: str
    stderr: str
