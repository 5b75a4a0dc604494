"""The script of a recording (`page.js`): it listens in every frame, unseen by the page, and tells what a person did."""

from typing import Final

from studio.browser.scripts import script

BINDING: Final = "tejunTell"
STOP: Final = "globalThis.tejunRecording?.stop()"
RECORD: Final = script("recording/page", "record")


def recording_script(driver: str) -> str:
    """Return the whole script.

    Args:
        driver: JavaScript of the driver's own eyes and selector engines; see `eyes.driver_script`.
    """
    load = f"() => {{ const module = {{}};\n{driver}\nreturn module.exports.InjectedScript(); }}"
    return f"({RECORD})({load});"
