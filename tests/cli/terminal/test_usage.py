"""What typer says in English, told in Japanese; pinned, because it is matched by its words."""

import pytest
from typer.exceptions import TyperException

from studio.cli.terminal.usage import usage_sentence
from tests.cli.conftest import Tejun


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
    said = usage_sentence(TyperException(message))
    assert said.startswith(sentence)
    assert "tejun --help" in said


@pytest.mark.parametrize(
    ("words", "path"),
    [
        (("schedule", "add"), "tejun schedule add"),
        (("rows", "run", "x", "--nix"), "tejun rows run"),
        (("schedule", "add", "x", "--weekly", "ああ"), "tejun schedule add"),
        (("schedule", "nix"), "tejun schedule"),
        (("nix",), "tejun"),
    ],
)
def test_the_help_that_is_named_is_the_commands_own(
    tejun: Tejun, words: tuple[str, ...], path: str
) -> None:
    said = tejun(*words)
    assert said.code == 2
    assert f"使い方は {path} --help で" in said.err


def test_an_option_that_is_left_out_is_not_said_to_be_zero(tejun: Tejun) -> None:
    helped = tejun("schedule", "add", "--help").out
    assert "（1 から 31 まで）" in helped
    assert "既定：0" not in helped


@pytest.mark.parametrize("words", [("rows", "run"), ("import",), ("edit", "x", "step")])
def test_no_argument_is_told_with_a_kind_in_english(tejun: Tejun, words: tuple[str, ...]) -> None:
    said = tejun(*words, "--help")
    assert said.code == 0
    assert "引数：" in said.out
    assert "<" not in said.out.partition("引数：")[2].partition("オプション：")[0]
