"""What typer says in English, told in Japanese; pinned, because it is matched by its words."""

import pytest

from studio.cli.terminal.usage import usage_sentence


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (
            "No such option: --ulr (Possible options: --url)",
            "「--ulr」というオプションはありません。",
        ),
        (
            "Invalid value for '--port': 70000 is not in the range 0<=x<=65535.",
            "--port の値が正しくありません",
        ),
        ("something new", "引数が正しくありません。"),
    ],
)
def test_messages(message: str, sentence: str) -> None:
    assert usage_sentence(message).startswith(sentence)
    assert "tejun --help" in usage_sentence(message)
