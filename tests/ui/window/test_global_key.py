"""What 設定 says of the key where the system gives none; tests/e2e presses it on a real screen."""

from PySide6.QtWidgets import QWidget

from studio.ui.window.global_key import KEYS, GlobalKey


def test_a_system_without_such_keys_is_told_and_nothing_is_held(host: QWidget) -> None:
    key = GlobalKey(host)
    assert KEYS in key.words
    assert "窓が前にあるときだけ" in key.words
    key.hold()
    key.release()
