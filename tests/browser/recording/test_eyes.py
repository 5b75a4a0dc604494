"""The driver's eyes are where this version keeps them, and whole."""

from studio.browser.recording import describing, listener, page_script
from studio.browser.recording.eyes import driver_script


def test_the_script_of_the_installed_driver_is_read() -> None:
    script = driver_script()
    assert len(script) > 100_000
    assert "ariaSnapshot(node, options)" in script
    assert "\\u200b" in script, "an escape inside of the script stays one"


def test_the_recording_script_holds_everything_once() -> None:
    whole = page_script.recording_script("/*driver*/")
    assert whole.count("/*driver*/") == 1
    assert whole.count(page_script.RECORD) == 1
    assert page_script.BINDING in whole
    assert listener.Way() == listener.Way((), ())
    assert describing.described.__name__ == "described"
