"""The words that people read: Japanese as it is written, another language from its catalogue."""

from collections.abc import Iterator

import pytest

from studio.words import JAPANESE, as_written, language, later, sentences, speak, tr

ENGLISH = {
    ("{count} 行を {place} に", ""): "{count} {count?row|rows} to {place}",
    ("{count:,} 件", ""): "{count:,} {count?thing|things}",
    ("手順", ""): "Flow",
    ("手順", "steps"): "Steps",
    ("{{秘密}}", ""): "{{secret}}",
}


@pytest.fixture
def english() -> Iterator[None]:
    """Speak English, and Japanese again afterwards."""
    speak("en", lambda text, meaning: ENGLISH.get((text, meaning), ""))
    yield
    speak(JAPANESE, None)


def test_japanese_is_what_stands_in_the_source() -> None:
    assert tr("行") == "行"
    assert tr("{count:,} 件", count=1234) == "1,234 件"
    assert tr("手順", "steps") == "手順"
    assert language() == "ja"


def test_a_text_without_values_keeps_its_braces() -> None:
    assert tr("{{秘密:名前}} と {host}") == "{{秘密:名前}} と {host}"


def test_values_may_hold_braces() -> None:
    assert tr("「{words}」", words="{{url}}") == "「{{url}}」"


@pytest.mark.usefixtures("english")
def test_another_language_orders_its_fields_and_tells_one_from_many() -> None:
    assert tr("{count} 行を {place} に", count=1, place="A") == "1 row to A"
    assert tr("{count} 行を {place} に", count=2, place="A") == "2 rows to A"
    assert tr("{count:,} 件", count=1200) == "1,200 things"
    assert language() == "en"


@pytest.mark.usefixtures("english")
def test_one_text_has_a_translation_for_each_of_its_meanings() -> None:
    assert (tr("手順"), tr("手順", "steps")) == ("Flow", "Steps")


@pytest.mark.usefixtures("english")
def test_what_is_not_translated_is_said_in_japanese() -> None:
    assert tr("{n} 個", n=3) == "3 個"
    assert tr("{{秘密}}") == "{{secret}}"


@pytest.mark.usefixtures("english")
def test_whoever_decides_by_words_is_told_them_as_they_are_written() -> None:
    does = later("手順")
    with as_written():
        assert tr(does) == "手順"
    assert tr(does) == "Flow"


def test_sentences_follow_one_another_as_the_language_writes() -> None:
    assert sentences("できません。", "", "直してください。") == "できません。直してください。"


@pytest.mark.usefixtures("english")
def test_english_sentences_have_a_space_between_them() -> None:
    assert sentences("Cannot do it.", "", "Mend it.") == "Cannot do it. Mend it."
