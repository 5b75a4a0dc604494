"""What a person writes behind a script's name, and what they are told when it is wrong."""

import pytest

from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable
from studio.runtime.arguments import read_arguments

FLOW = Flow(
    name="本を買う 100%",
    variables=(
        Variable(name="url", value="http://127.0.0.1/"),
        Variable(name="検索語", value="料理 50%"),
        Variable(name="入金 日", hint="入金の日"),
        Variable(name="yes", value="x"),
        Variable(name="合言葉"),
    ),
)
SECRETS = {"合言葉": "TEJUN_SECRET_1"}


@pytest.mark.parametrize(
    ("words", "given"),
    [
        (["--検索語", "本"], {"検索語": "本"}),
        (["--検索語=本=2"], {"検索語": "本=2"}),
        (["--value2", "本"], {"検索語": "本"}),
        (["--set", "検索語=本", "--set", "入金 日=明日"], {"検索語": "本", "入金 日": "明日"}),
        (["--url", "http://127.0.0.1:1/"], {"url": "http://127.0.0.1:1/"}),
        (["--value4", "y"], {"yes": "y"}),
    ],
)
def test_values_are_given_by_their_names(words: list[str], given: dict[str, str]) -> None:
    assert read_arguments(FLOW, SECRETS, words).given == given


def test_ways_of_running() -> None:
    plain = read_arguments(FLOW, SECRETS, [])
    assert (plain.is_headless, plain.approves_all, plain.table) == (True, False, None)
    shown = read_arguments(FLOW, SECRETS, ["--headed", "--yes", "--table", "x.csv"])
    assert (shown.is_headless, shown.approves_all, str(shown.table)) == (False, True, "x.csv")
    assert read_arguments(FLOW, SECRETS, ["--headless"]).is_headless
    assert (plain.is_json, read_arguments(FLOW, SECRETS, ["--json"]).is_json) == (False, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--nazo"], "知らない引数：--nazo"),
        (["--headed", "--headless"], "--headless と --headed は一緒に使えません"),
        (["--table"], "--table の後ろに値を書いてください"),
        (["--set", "検索語"], "名前=値"),
        (["--set", "色=赤"], "使える名前：url、検索語"),
        (["--set", "合言葉=x"], "名前=値"),
        (["--合言葉", "x"], "引数が正しくありません"),
    ],
)
def test_a_mistake_is_told(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        read_arguments(FLOW, SECRETS, words)
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_help_is_japanese_and_whole(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        read_arguments(FLOW, SECRETS, ["--help"])
    told = capsys.readouterr().out
    assert left.value.code == 0
    assert told.startswith("使い方：")
    for words in ("本を買う 100%", "料理 50%", "入金の日", "合言葉 … TEJUN_SECRET_1", "終了コード"):
        assert words in told
    for english in ("usage", "options", "show this"):
        assert english not in told
