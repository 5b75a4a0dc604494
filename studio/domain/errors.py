"""Faults and interruptions.

A fault is something to show: a code, one plain Japanese sentence, and what to try next.

    StudioError
     ├ InstructionError        what was typed cannot be used
     ├ SettingsError           a setting is wrong or missing
     ├ BrowserError
     │  ├ BrowserMissingError  no browser on this machine
     │  ├ BrowserClosedError   the page or the browser went away
     │  ├ NavigationError      the page could not be reached
     │  ├ TargetError          an element cannot be told apart or is gone
     │  └ BrowserTimeoutError  the page did not answer in time
     ├ ModelError
     │  ├ ModelUnavailableError  network, key, quota
     │  └ ModelReplyError        an answer that cannot be used
     ├ DecisionError           the model gave up on this step
     ├ LibraryError
     │  ├ LibraryLockedError   wrong or missing key
     │  ├ FlowNotFoundError
     │  └ FlowFormatError      damaged, or newer than this program
     ├ SecretError             a credential is missing, or not for this site
     └ ExportError
    RunInterrupted             control flow, never shown as a fault
     ├ Stopped                 by the person
     ├ LimitReached            steps, money, time
     └ HandedOver              a person has to go on

A failed click is an `Outcome`, not an exception; an exception means that the run cannot go on.
"""

from studio.words import sentences


class StudioError(Exception):
    """A fault to show to a person.

    Args:
        code: Stable, machine-readable, upper case (`SITE_DOWN`).
        message: One plain Japanese sentence: what happened.
        remedy: One plain Japanese sentence: what to try next.
        detail: Text for 「くわしく」 and the log; never shown unasked, never holds a secret.
    """

    def __init__(self, code: str, message: str, remedy: str = "", detail: str = "") -> None:
        super().__init__(code, message, remedy, detail)
        self.code = code
        self.message = message
        self.remedy = remedy
        self.detail = detail

    def __str__(self) -> str:
        return sentences(self.message, self.remedy)


class InstructionError(StudioError):
    """What the person typed cannot be used: as an instruction, or as a change of a flow."""


class SettingsError(StudioError):
    """A setting is wrong or missing."""


class BrowserError(StudioError):
    """Something about the browser or the page ended the run."""


class BrowserMissingError(BrowserError):
    """No usable browser was found on this machine."""


class BrowserClosedError(BrowserError):
    """The page, the browser or its driver went away, by hand or by a crash."""


class NavigationError(BrowserError):
    """The page could not be reached."""


class TargetError(BrowserError):
    """An element cannot be told apart, or a ref belongs to an older observation."""


class BrowserTimeoutError(BrowserError):
    """The page did not answer in time."""


class ModelError(StudioError):
    """The language model could not help."""


class ModelUnavailableError(ModelError):
    """The model cannot be reached: network, key, quota, service."""


class ModelReplyError(ModelError):
    """The model answered, but not in a form that can be used."""


class DecisionError(StudioError):
    """No decision could be made for this step; no heuristic takes over (ADR-000024)."""


class LibraryError(StudioError):
    """The library of flows could not be read or written."""


class LibraryLockedError(LibraryError):
    """The key is wrong or missing."""


class FlowNotFoundError(LibraryError):
    """No flow has this name or id."""


class FlowFormatError(LibraryError):
    """A stored flow is damaged or from a newer program."""


class SecretError(StudioError):
    """A credential is missing, cannot be kept, or is not meant for this site."""


class ExportError(StudioError):
    """A flow cannot be written in this format."""


class RunInterrupted(Exception):  # noqa: N818 - control flow, not an error
    """A run ends early for a reason that is nobody's fault."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(reason)
        self.reason = reason


class Stopped(RunInterrupted):
    """The person stopped the run."""


class LimitReached(RunInterrupted):
    """The budget of steps, money or time is used up."""


class HandedOver(RunInterrupted):
    """Only a person can go on: login, approval in an unattended run."""
