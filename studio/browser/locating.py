"""The two directions of locating: `describe` at record time, `find` at replay time."""

from studio.browser.describing import describe
from studio.browser.finding import Found, NotFound, find

__all__ = ["Found", "NotFound", "describe", "find"]
