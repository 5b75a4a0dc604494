"""A phrase whose parts are blanked as they are read."""

import re

from studio.llm.builtin.phrase import Phrase


def test_what_was_read_is_blanked_and_keeps_its_place() -> None:
    phrase = Phrase("価格が3000円以下の一番安い本")
    found: list[int] = []
    phrase.each(re.compile("3000円以下"), lambda match: found.append(match.start()))
    phrase.each(re.compile("一番安い"), lambda match: found.append(match.start()))
    assert found == [phrase.said.index("3000"), phrase.said.index("一番")]
    assert len(phrase.text) == len(phrase.said)
    assert phrase.rest() == "価格が、本"


def test_what_is_refused_stays_for_another_rule() -> None:
    phrase = Phrase("3件と4件")
    phrase.each(re.compile(r"\d件"), lambda match: match[0] == "4件")
    assert phrase.rest() == "3件と"


def test_what_is_not_understood_is_kept_by_its_words() -> None:
    phrase = Phrase("おすすめの本")
    phrase.each(re.compile("おすすめの"), phrase.leave)
    assert (phrase.unread, phrase.rest()) == (["おすすめの"], "本")
