"""What is put away once and may not come again is told by mechanism, not by its words."""

import pytest

from studio.domain.actions.action import Click
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.agent.once_only import OnceOnly
from tests.factories import CART, make_observation, node, numbered, text

PAGE = (node("heading", "申請"), node("textbox", "氏名"), node("button", "申請する"))
WELCOME = node("dialog", "", text("はじめての方へ"), node("button", "あとで"))
COOKIES = node("generic", "", text("このサイトはクッキーを使います。"), node("button", "必須のみ"))


def page(*nodes: AriaNode, url: str = "https://a.example/") -> Observation:
    """Return a page whose refs stay with their elements: those of the form come first."""
    seen = make_observation(*nodes, url=url)
    return seen.model_copy(update={"root": numbered(seen.root)})


def press(name: str, seen: Observation) -> Click:
    found = next(one for one in seen.nodes if one.name == name)
    return Click(target=Target(ref=found.ref, epoch=seen.epoch, role=found.role, name=name))


@pytest.mark.parametrize(("box", "button"), [(WELCOME, "あとで"), (COOKIES, "必須のみ")])
def test_what_stood_before_the_page_and_went_at_one_press(box: AriaNode, button: str) -> None:
    before = page(*PAGE, box)
    assert OnceOnly().is_put_away(press(button, before), before, page(*PAGE))


def test_what_a_press_brought_comes_again() -> None:
    run, plain, asked = OnceOnly(), page(*PAGE), page(*PAGE, WELCOME)
    assert not run.is_put_away(press("申請する", plain), plain, asked)
    assert not run.is_put_away(press("あとで", asked), asked, plain)


def test_a_new_page_brings_its_own() -> None:
    run, plain, arrived = OnceOnly(), page(*PAGE), page(*PAGE, WELCOME, url=CART)
    assert not run.is_put_away(press("申請する", plain), plain, arrived)
    assert run.is_put_away(press("あとで", arrived), arrived, page(*PAGE, url=CART))


@pytest.mark.parametrize(
    ("box", "button"),
    [
        (node("generic", "", text("タグ甲"), node("button", "外す")), "外す"),
        (node("listitem", "", text("きのう届いたお知らせです。"), node("button", "消す")), "消す"),
    ],
    ids=["a tag", "a row"],
)
def test_what_belongs_to_the_work_is_not_put_away_once(box: AriaNode, button: str) -> None:
    before = page(*PAGE, box)
    assert not OnceOnly().is_put_away(press(button, before), before, page(*PAGE))


def test_a_dialog_that_changes_the_page_under_it_is_work() -> None:
    before = page(*PAGE, WELCOME)
    after = page(*PAGE, node("status", "", text("登録しました")))
    assert not OnceOnly().is_put_away(press("あとで", before), before, after)


def test_a_card_among_its_like_is_data() -> None:
    cards = [
        node("generic", "", text(f"お知らせその{sign}です。"), node("button", f"{sign}を閉じる"))
        for sign in "甲乙丙"
    ]
    before = page(*PAGE, *cards)
    after = page(*PAGE, *cards[:2])
    assert not OnceOnly().is_put_away(press("丙を閉じる", before), before, after)
