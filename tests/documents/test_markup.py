"""Words become markup escaped, wherever they stand."""

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.documents.markup import Markup, element, style

EVIL = "<script>alert('x')</script>&\"'"


class _Read(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.said = ""
        self.titles: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.titles += [value for name, value in attrs if name == "title"]

    def handle_data(self, data: str) -> None:
        self.said += data


@given(st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"])))
def test_words_come_back_as_they_were_and_are_nothing_else(words: str) -> None:
    read = _Read()
    read.feed(element("p", words, element("b", words), title=words))
    read.close()
    assert (read.tags, read.said, read.titles) == (["p", "b"], words * 2, [words])


def test_markup_is_not_escaped_twice_and_text_always_is() -> None:
    inner = element("b", EVIL)
    assert element("p", inner, [inner]) == Markup(f"<p>{inner}{inner}</p>")
    assert "<script" not in inner


def test_line_breaks_are_kept_and_lone_elements_have_no_end() -> None:
    assert element("td", "一\n二") == "<td>一<br>二</td>"
    assert element("img", alt="絵", class_="a") == '<img alt="絵" class="a">'


def test_a_style_sheet_cannot_end_its_element() -> None:
    assert style("p{}") == "<style>p{}</style>"
    with pytest.raises(ValueError, match="markup"):
        style("</style><script>")
