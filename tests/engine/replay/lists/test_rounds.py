"""Pressing in several rows: each once, found by its words, written down, asked about."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.domain.actions.action import Choose, Click, GoBack
from studio.domain.actions.outcome import Outcome
from studio.domain.actions.rule import Comparison, SelectionRule, Taking
from studio.domain.page.observation import AriaNode
from studio.domain.records.journal import JournaledStep, JournalState, StepClass
from studio.engine.perception.tables import Row
from studio.engine.replay.lists.choosing import ChosenRow, choose
from studio.engine.replay.lists.pressing import (
    JournaledPresses,
    JournaledRow,
    RowPress,
    mark_of,
    pressed_marks,
)
from tests.factories import listing, make_context, make_rule, node, text
from tests.fakes import FakeBrowser

LIST = "http://list.example/1"
PRESS = "承認"
CHEAP = make_rule(("価格", Comparison.AT_MOST, "3000"))
ALL = CHEAP.model_copy(update={"taking": Taking.ALL})


class Kept(JournaledPresses):
    """Presses as in a run, and keeps what was done."""

    def __init__(self, browser: FakeBrowser, **more: object) -> None:
        context, _ = make_context(browser)
        super().__init__(context, StepClass.COMMIT, **more)  # type: ignore[arg-type]
        self.done: list[RowPress] = []
        self.ends: list[str] = []

    async def press(self, one: RowPress) -> Outcome:
        """Press, and remember it."""
        outcome = await super().press(one)
        if outcome.is_ok:
            self.done.append(one)
        return outcome

    async def finish(self, words: str) -> None:
        """Remember the end."""
        await super().finish(words)
        self.ends.append(words)


def request(title: str, price: int, state: str = "未処理") -> AriaNode:
    link = node("link", title, url=f"/r/{title}")
    return node("listitem", "", link, text(f"{price:,}円"), text(state), node("button", PRESS))


def site(*pages: tuple[AriaNode, ...]) -> FakeBrowser:
    browser = FakeBrowser()
    for number, rows in enumerate(pages, 1):
        more = () if number == len(pages) else (node("link", "次へ", url=f"/{number + 1}"),)
        browser.add(f"http://list.example/{number}", listing("申請", *rows), *more)
    return browser


def pressed_row(browser: FakeBrowser) -> Row:
    """Return the row that the newest press was in."""
    click = browser.performed[-1]
    assert isinstance(click, Click)
    page = browser._newest  # pyright: ignore[reportPrivateUsage]
    assert page is not None
    button = page.node(click.target.ref or "")
    assert button is not None
    return Row(next(one for one in page.ancestors(button) if one.role == "listitem"))


async def go(
    browser: FakeBrowser, presser: JournaledPresses, rule: SelectionRule = ALL
) -> ChosenRow:
    await browser.start()
    browser.go(LIST)
    context, _ = make_context(browser)
    return await choose(context, Choose(rule=rule, column=PRESS), await browser.observe(), presser)


def titles(presser: Kept) -> list[str]:
    return [one.row for one in presser.done]


async def test_every_row_of_every_page_once_and_no_other() -> None:
    browser = site(
        (request("甲", 100), request("乙", 9_000)), (request("丙", 200), request("丁", 300))
    )
    presser = Kept(browser)
    choice = await go(browser, presser)
    assert (choice.outcome.is_ok, titles(presser)) == (True, ["甲", "丙", "丁"])
    assert presser.done[0].values == (("価格", "100"),)
    assert [(one.number, one.total) for one in presser.done] == [(1, 3), (2, 3), (3, 3)]
    assert [note.row for note in choice.outcome.rows if note.is_taken] == ["甲", "丙", "丁"]
    assert len(presser.ends) == 1


async def test_the_first_two_of_an_order() -> None:
    browser = site(
        (request("甲", 300), request("乙", 100)), (request("丙", 200), request("丁", 50))
    )
    presser = Kept(browser)
    rule = make_rule(cheapest=True).model_copy(update={"taking": Taking.TOP, "take": 2})
    assert (await go(browser, presser, rule)).outcome.is_ok
    assert titles(presser) == ["丁", "乙"]


@given(
    st.integers(1, 7),
    st.randoms(use_true_random=False),
    st.sampled_from(["gone", "state", "count"]),
)
@settings(max_examples=30, deadline=None)
def test_a_list_drawn_anew_after_each_press_never_has_a_row_pressed_twice(
    count: int, dice: random.Random, change: str
) -> None:
    """The site shuffles its rows, takes them away, changes their words, and lets new ones come."""
    import asyncio

    asyncio.run(_shuffled(count, dice, change))


async def _shuffled(count: int, dice: random.Random, change: str) -> None:
    state = {f"申請{n}": "未処理" for n in range(count)}
    browser = site(tuple(request(title, 100) for title in state))
    record: list[str] = []

    def take(b: FakeBrowser) -> None:
        title = pressed_row(b).title
        record.append(title)
        if change == "gone":
            del state[title]
            state[f"新着{len(record)}"] = "未処理"
        elif change == "state":
            state[title] = "処理済"
        else:
            for other in state:
                state[other] = f"カート {len(record)} 点"
        rows = [request(one, 100, words) for one, words in state.items()]
        dice.shuffle(rows)
        b.add(LIST, listing("申請", *rows))

    browser.on("click", PRESS, take)
    choice = await go(browser, Kept(browser))
    assert choice.outcome.is_ok
    assert sorted(record) == sorted(f"申請{n}" for n in range(count))


async def test_rows_that_say_the_same_are_not_pressed_at_all() -> None:
    browser = site((request("甲", 100), request("甲", 100), request("乙", 100)))
    presser = Kept(browser)
    choice = await go(browser, presser)
    assert (choice.outcome.code, presser.done) == ("TWIN_ROWS", [])


async def test_a_row_that_went_away_ends_the_round_with_words() -> None:
    browser = site((request("甲", 100), request("乙", 100), request("丙", 100)))
    browser.on("click", PRESS, lambda b: b.add(LIST, listing("申請", request("丙", 100))))
    presser = Kept(browser)
    choice = await go(browser, presser)
    assert (choice.outcome.code, titles(presser)) == ("ROW_LOST", ["甲"])
    assert "「乙」" in choice.outcome.message
    assert "3 件のうち 1 件" in choice.outcome.message
    assert presser.ends == []


async def test_a_row_that_no_longer_meets_the_conditions_is_not_pressed() -> None:
    browser = site((request("甲", 100), request("乙", 100)))
    browser.on(
        "click",
        PRESS,
        lambda b: b.add(LIST, listing("申請", request("乙", 9_000), request("丙", 1))),
    )
    presser = Kept(browser)
    assert (await go(browser, presser)).outcome.code == "ROW_LOST"
    assert titles(presser) == ["甲"]


async def test_a_page_that_leads_away_is_left_again() -> None:
    browser = site((request("甲", 100), request("乙", 100)))
    browser.add(
        "http://list.example/done", listing("おすすめ", request("乙", 100), request("丙", 1))
    )
    browser.on("click", PRESS, lambda b: b.go("http://list.example/done"))
    browser.on("back", "", lambda b: b.go(LIST))
    presser = Kept(browser)
    assert (await go(browser, presser)).outcome.is_ok
    assert titles(presser) == ["甲", "乙"]
    assert sum(isinstance(action, GoBack) for action in browser.performed) == 1


async def test_a_page_with_no_way_back_is_said() -> None:
    browser = site((request("甲", 100), request("乙", 100)))
    browser.add(
        "http://list.example/done", listing("おすすめ", request("乙", 100), request("丙", 1))
    )
    browser.on("click", PRESS, lambda b: b.go("http://list.example/done"))
    presser = Kept(browser)
    choice = await go(browser, presser)
    assert (choice.outcome.code, titles(presser)) == ("LIST_LOST", ["甲"])


async def test_a_no_ends_the_round() -> None:
    browser = site((request("甲", 100), request("乙", 100)))
    asked: list[str] = []

    async def approve(one: RowPress) -> bool:
        asked.append(one.row)
        return one.row == "甲"

    presser = Kept(browser, approve=approve)
    choice = await go(browser, presser)
    assert (choice.outcome.code, titles(presser), asked) == ("NOT_APPROVED", ["甲"], ["甲", "乙"])


async def test_a_list_that_was_cut_is_not_taken_as_whole() -> None:
    pages = tuple((request(f"申請{n}", 100), request(f"備品{n}", 100)) for n in range(25))
    browser = site(*pages)
    presser = Kept(browser)
    choice = await go(browser, presser)
    assert (choice.outcome.code, presser.done) == ("TOO_MANY_PAGES", [])
    top = CHEAP.model_copy(update={"taking": Taking.TOP, "take": 3})
    assert (await go(browser, presser, top)).outcome.is_ok
    assert titles(presser) == ["申請0", "備品0", "申請1"]


async def test_where_nobody_carries_out_single_presses_several_rows_are_refused() -> None:
    browser = site((request("甲", 100), request("乙", 100)))
    await browser.start()
    browser.go(LIST)
    context, _ = make_context(browser)
    choice = await choose(context, Choose(rule=ALL, column=PRESS), await browser.observe())
    assert (choice.outcome.code, browser.performed) == ("ONE_ROW_ONLY", [])


def step(row: Row, state: JournalState, position: int = 0) -> JournaledStep:
    return JournaledStep(
        run_id="r", number=1, position=position, words="", step_class=StepClass.COMMIT,
        state=state, row=mark_of(row),
    )  # fmt: skip


async def test_a_run_that_goes_on_presses_only_what_was_not_pressed() -> None:
    steps = [
        step(Row(request("甲", 100)), JournalState.DONE),
        step(Row(request("乙", 100)), JournalState.UNKNOWN),
        step(Row(request("丙", 100)), JournalState.FAILED),
        step(Row(request("丁", 100)), JournalState.DONE, position=3),
        step(Row(request("丙", 100)), JournalState.STARTED).model_copy(
            update={"step_class": StepClass.PRESS}  # nothing had left the browser
        ),
    ]
    pressed = pressed_marks(steps, 0)
    browser = site(tuple(request(title, 100) for title in "甲乙丙丁"))
    presser = Kept(browser, pressed=pressed)
    choice = await go(browser, presser)
    assert (choice.outcome.is_ok, titles(presser)) == (True, ["丙", "丁"])


async def test_a_row_whose_words_changed_after_the_interruption_is_not_pressed() -> None:
    pressed = pressed_marks([step(Row(request("甲", 100)), JournalState.DONE)], 0)
    browser = site((request("甲", 100, "残り2点"), request("乙", 100)))
    presser = Kept(browser, pressed=pressed)
    choice = await go(browser, presser)
    assert (choice.outcome.code, presser.done) == ("ROW_UNCERTAIN", [])
    changed = Row(request("甲", 100, "残り2点"))
    assert presser.earlier(changed) is JournaledRow.UNCERTAIN


@pytest.mark.parametrize(
    ("way", "drawn"), [("more", 10), ("endless", 10), ("virtual", 10), ("virtual", 5)]
)
async def test_lists_without_a_pager_are_read_to_their_end(way: str, drawn: int) -> None:
    rows = [request(f"申請{n:02}", 1_000 - n) for n in range(30)]
    shown = {"top": 0, "last": drawn}
    browser = FakeBrowser()

    def draw(b: FakeBrowser) -> None:
        more = (node("button", "もっと見る"),) if way == "more" and shown["last"] < 30 else ()
        b.add(LIST, listing("申請", *rows[shown["top"] : shown["last"]]), *more)
        b.rules.pop(("scroll", "down"), None)
        if way == "virtual" and shown["last"] < 30:
            b.on("scroll", "down", lambda b: move(b, shown["top"] + drawn - 2))

    def move(b: FakeBrowser, top: int) -> None:
        shown["top"] = min(top, 30 - drawn)
        shown["last"] = shown["top"] + drawn
        draw(b)

    def grow(b: FakeBrowser) -> None:
        shown["last"] = min(30, shown["last"] + 10)
        draw(b)

    draw(browser)
    if way == "more":
        browser.on("click", "もっと見る", grow)
    if way == "endless":
        browser.on("scroll", "end", grow)
    if way == "virtual":
        browser.on("scroll", "end", lambda b: move(b, 30))
        browser.on("scroll", "start", lambda b: move(b, 0))
    presser = Kept(browser)
    cheapest = make_rule(cheapest=True)
    choice = await go(browser, presser, cheapest)
    assert (choice.row, choice.outcome.code) == ("申請29", "")
    assert "30 件中 30 件" in choice.outcome.evidence[-1].detail
    third = CHEAP.model_copy(update={"take": 12})
    assert (await go(browser, presser, third)).row == "申請11"


async def test_a_gap_between_two_windows_is_no_whole_list() -> None:
    rows = [request(f"申請{n:02}", 1_000 - n) for n in range(60)]
    browser = FakeBrowser()

    def move(b: FakeBrowser, top: int) -> None:
        b.add(LIST, listing("申請", *rows[top : top + 10]))
        b.on("scroll", "down", lambda b: move(b, min(top + 15, 50)))

    move(browser, 0)
    browser.on("scroll", "end", lambda b: move(b, 50))
    browser.on("scroll", "start", lambda b: move(b, 0))
    choice = await go(browser, Kept(browser), make_rule(cheapest=True))
    assert choice.outcome.code == "TOO_MANY_PAGES"


def test_the_mark_of_a_row_holds_none_of_its_words() -> None:
    mark = mark_of(Row(request("極秘", 100)))
    assert "極秘" not in mark
    assert mark != mark_of(replace(Row(request("極秘", 200))))
