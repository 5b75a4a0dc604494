"""The values of a sentence, and an edit that changed just one of them."""

import pytest

from studio.domain.values.variable import Variable
from studio.ui.widgets.value_spans import changed_value, value_spans

WORD = Variable(name="検索語", value="料理")
PRICE = Variable(name="上限価格", value="3000")


def names(text: str) -> list[tuple[str, str]]:
    spans = value_spans(text, (WORD, PRICE))
    return [(text[span.start : span.end], span.name) for span in spans]


def test_words_stand_in_quotes_and_numbers_alone() -> None:
    text = "「料理」を検索して、13000円でなく3000円以下の料理の本"
    assert names(text) == [("料理", "検索語"), ("3000", "上限価格")]


def test_a_value_of_a_flow_is_seen_and_has_no_name() -> None:
    assert names("〔検索語：料理〕を探す") == [("〔検索語：料理〕", "")]


@pytest.mark.parametrize(
    ("after", "found"),
    [
        ("「歴史」を検索する", ("検索語", "歴史")),
        ("「料理」を検索する", None),
        ("「歴史」を探す", None),
        ("「料理」と「歴史」を検索する", None),
        ("「」を検索する", None),
    ],
)
def test_only_an_edit_of_the_value_alone_is_another_value(
    after: str, found: tuple[str, str] | None
) -> None:
    changed = changed_value("「料理」を検索する", after, (WORD, PRICE))
    assert (changed and (changed[0].name, changed[1])) == found


def test_a_number_stays_a_number() -> None:
    before = "価格が3000円以下の本"
    changed = changed_value(before, "価格が2500円以下の本", (PRICE,))
    assert changed == (PRICE, "2500")
    assert changed_value(before, "価格が高い円以下の本", (PRICE,)) is None
