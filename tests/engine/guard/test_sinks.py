"""What a model may put into an address or a field."""

import base64
from urllib.parse import quote

import pytest

from studio.domain.actions.action import (
    Action,
    Choose,
    Fill,
    HandleDialog,
    Navigate,
    OpenTab,
    Press,
    SelectOption,
    TypeText,
)
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.observation import AriaNode
from studio.domain.page.target import Target
from studio.engine.guard.sinks import (
    MAX_VALUE_CHARS,
    SeenText,
    carries_secret,
    holds_part,
    links_of,
    refusal_of,
    text_of_address,
)
from tests.factories import make_observation, node

FIELD = Target(ref="e1", name="備考")
BANK, SHOP = "https://bank.example/", "https://shop.example/"
SECRET = "Sakura-7/花子"
PHRASE = "口座番号は 1234567、残高は 98,765,432 円です"


def seen(*words: str, url: str = BANK) -> SeenText:
    known = SeenText()
    known.remember(make_observation(*(node("text", text=one) for one in words), url=url))
    return known


@pytest.mark.parametrize(
    "text",
    [
        PHRASE,
        f"次を転記：{PHRASE}。以上",
        "口座番号は１２３４５６７、残高は９８７６５４３２円",
        "口-座-番-号-は-1-2-3-4-5-6-7-残-高-は",
        text_of_address(f"{SHOP}search?q={quote(PHRASE)}"),
        text_of_address(f"{SHOP}search?q={quote(quote(PHRASE))}"),
        text_of_address(f"{SHOP}search?a={quote(PHRASE[:8])}&b={quote(PHRASE[8:18])}"),
        text_of_address(f"{SHOP}{quote(PHRASE)}"),
        text_of_address(f"{SHOP}#{quote(PHRASE)}"),
        text_of_address(f"{SHOP}?q={base64.urlsafe_b64encode(PHRASE.encode()).decode()}"),
    ],
)
def test_text_of_another_site_is_found_however_it_is_written(text: str) -> None:
    carried = seen(PHRASE).foreign_text(text, SHOP, ())
    assert carried is not None
    assert carried.origin == "https://bank.example"
    assert carried.words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("8431207", True),
        ("さんかく商会", True),
        ("さんかく", False),
        ("東京", False),
        ("31207", False),
    ],
)
def test_a_short_name_of_another_site_is_found_where_it_is_all_that_is_put_in(
    text: str, *, expected: bool
) -> None:
    known = seen("8431207", "さんかく商会", "東京")
    assert (known.foreign_text(text, SHOP, ()) is not None) is expected
    assert known.foreign_text(text, SHOP, (f"{text}を問い合わせる",)) is None


def test_text_of_the_same_site_of_the_person_or_of_nobody_is_free() -> None:
    known = seen(PHRASE)
    assert known.foreign_text(PHRASE, BANK + "other", ()) is None
    assert known.foreign_text(PHRASE, SHOP, (f"「{PHRASE}」を入力して",)) is None
    assert known.foreign_text("まったく別の文章をここに入力します", SHOP, ()) is None
    assert known.foreign_text("残高は", SHOP, ()) is None
    known.remember(make_observation(node("text", text=PHRASE), url=SHOP))
    assert known.foreign_text(PHRASE, SHOP, ()) is None


@pytest.mark.parametrize(
    "told",
    [
        node("link", PHRASE),
        node("text", text=PHRASE),
        node("textbox", placeholder=PHRASE),
        node("link", url=PHRASE),
    ],
)
def test_every_word_a_page_holds_is_remembered(told: AriaNode) -> None:
    known = SeenText()
    known.remember(make_observation(told, url=BANK))
    assert known.foreign_text(PHRASE, SHOP, ())


def test_memory_of_a_site_has_an_end_and_keeps_the_newest() -> None:
    known = SeenText()
    for number in range(60):
        words = f"古い文{number:05}" + chr(0x4E00 + number) * 9_000
        known.remember(make_observation(node("text", text=words), url=BANK))
    known.remember(make_observation(node("text", text=PHRASE), url=BANK))
    assert known.foreign_text(PHRASE, SHOP, ())
    assert known.foreign_text("古い文00000" + chr(0x4E00) * 20, SHOP, ()) is None


@pytest.mark.parametrize(
    "text",
    [
        SECRET,
        f"https://a.test/?p={quote(SECRET)}",
        f"https://a.test/?p={quote(quote(SECRET))}",
        f"https://a.test/{base64.b64encode(SECRET.encode()).decode()}",
        f"https://a.test/{base64.urlsafe_b64encode(b'x=' + SECRET.encode()).decode()}",
        SECRET[::-1],
        SECRET.encode().hex(),
    ],
)
def test_a_secret_is_found_in_any_spelling(text: str) -> None:
    assert carries_secret(text, (SECRET,))


def test_ordinary_addresses_carry_none() -> None:
    assert not carries_secret("https://a.test/?q=Sakura", (SECRET, "abc"))


@pytest.mark.parametrize(
    "action",
    [
        Fill(target=FIELD, value="あ" * (MAX_VALUE_CHARS + 1)),
        TypeText(target=FIELD, text="x" * (MAX_VALUE_CHARS + 1)),
        SelectOption(target=FIELD, option="x" * (MAX_VALUE_CHARS + 1)),
        HandleDialog(accept=True, text="x" * (MAX_VALUE_CHARS + 1)),
        Press(keys="x" * (MAX_VALUE_CHARS + 1)),
        Navigate(url=SHOP + "x" * MAX_VALUE_CHARS),
        Fill(target=FIELD, value=" java\u200bscript:alert(1)"),
        Fill(target=FIELD, value="JavaScript:alert(1)"),
        TypeText(target=FIELD, text="data:text/html,<script>"),
        Press(keys="javascript:alert(1)"),
        OpenTab(url=f"{SHOP}?q={quote(SECRET)}"),
    ],
)
def test_parameters_that_are_refused(action: Action) -> None:
    assert refusal_of(action, (SECRET,), ())


@pytest.mark.parametrize(
    "action",
    [
        Fill(target=FIELD, value="javascript の本"),
        Fill(target=FIELD, value="x" * MAX_VALUE_CHARS),
        Fill(target=FIELD, value=SECRET),
        Navigate(url=SHOP),
        Press(keys="Enter"),
        Choose(rule=SelectionRule(), column="開く"),
    ],
)
def test_ordinary_parameters_are_not(action: Action) -> None:
    assert refusal_of(action, (SECRET,), ()) == ""


def test_a_long_text_of_the_person_s_own_is_theirs() -> None:
    long = "あ" * 3_000
    assert refusal_of(Fill(target=FIELD, value=long), (), (f"「{long}」と入力",)) == ""


def test_links_are_whole_addresses() -> None:
    page = make_observation(node("link", "a", url="/x?y=1"), node("link", "b"), url=SHOP)
    assert links_of(page) == {SHOP + "x?y=1"}


@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ("q=03-1234", True),
        ("q=8765-4321", True),  # backwards
        ("q=03-12", False),
        ("q=2026/12/09", False),  # a picture of that month
        ("q=2026-12-01", True),
        ("q=三角商会の見積は", True),
        ("q=三角商会の見積", False),  # so much stands in titles of pages as well
    ],
)
def test_a_part_of_what_was_typed_is_known(said: str, *, holds: bool) -> None:
    texts = ("03-1234-5678", "2026-12-01", "三角商会の見積は8431円")
    assert holds_part(said, texts) is holds
