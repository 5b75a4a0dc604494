"""Another value that is there as well: of a row, of a link, of an option, and never of what goes together."""

from studio.domain.actions.action import Click, Fill, SelectOption
from studio.domain.flows.flow import FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.values.variable import Variable
from studio.engine.rehearsing.others import looked_for, other_values
from tests.factories import (
    durable,
    grid,
    listing,
    make_flow,
    make_observation,
    make_step,
    node,
    text,
)

CUSTOMER = Variable(name="顧客", value="明和")
OPENED = make_step(Click(target=durable("link", "{{顧客}}")))


def in_row(key: str, *also: str) -> FlowStep:
    looks = Fingerprint(role="button", name="編集", row_key=key, row_also=also)
    return make_step(Click(target=Target(role="button", name="編集", fingerprint=looks)))


def test_what_names_an_element_a_row_or_an_option_is_looked_for() -> None:
    kind, row = Variable(name="区分", value="請求"), Variable(name="番号", value="A-1")
    memo = Variable(name="メモ", value="x")
    chosen = make_step(SelectOption(target=durable("combobox", "種類"), option="{{区分}}"))
    typed = make_step(Fill(target=durable("textbox", "メモ"), value="{{メモ}}"))
    steps = (OPENED, in_row("{{番号}}"), chosen, typed)
    flow = make_flow(*steps, variables=(CUSTOMER, row, kind, memo))
    assert looked_for(flow, steps) == dict(zip(("顧客", "番号", "区分"), steps, strict=False))


def test_what_goes_with_others_is_left_alone() -> None:
    reading = Variable(name="よみ", value="メイワ", goes_with=("顧客",))
    flow = make_flow(OPENED, variables=(CUSTOMER, reading))
    assert looked_for(flow, flow.steps) == {}


def test_what_tells_a_row_together_with_others_is_left_alone() -> None:
    told = in_row("{{顧客}}", "{{番号}}")
    flow = make_flow(told, variables=(CUSTOMER, Variable(name="番号", value="A-1")))
    assert looked_for(flow, flow.steps) == {}


def test_the_same_column_of_another_row() -> None:
    rows = (("A-1", "明和", "東京"), ("A-2", "花田", "大阪"), ("A-3", "青葉", "名古屋"))
    page = make_observation(grid(("番号", "名前", "場所"), *rows))
    assert other_values(CUSTOMER, in_row("{{顧客}}"), "明和", (page,)) == ("花田", "青葉")


def test_the_same_place_of_another_card() -> None:
    cards = (node("listitem", "", node("link", name), text("取引中")) for name in ("明和", "花田"))
    page = make_observation(listing("顧客", *cards))
    assert other_values(CUSTOMER, OPENED, "明和", (page,)) == ("花田",)


def test_outside_of_lists_what_stands_beside_it() -> None:
    page = make_observation(node("navigation", "", *(node("link", n) for n in ("明和", "花田"))))
    assert other_values(CUSTOMER, OPENED, "明和", (page,)) == ("花田",)


def test_a_page_before_the_list_was_filtered_shows_others() -> None:
    rows = (("明和", "東京"), ("花田", "大阪"))
    whole = make_observation(grid(("名前", "場所"), *rows))
    one = make_observation(grid(("名前", "場所"), rows[0]))
    assert other_values(CUSTOMER, OPENED, "明和", (one, whole)) == ("花田",)
    assert other_values(CUSTOMER, OPENED, "明和", (one,)) == ()


def test_another_option_is_taken_and_the_first_which_may_say_choose_last() -> None:
    chosen = make_step(SelectOption(target=durable("combobox", "種類"), option="{{区分}}"))
    kind = Variable(name="区分", value="請求", choices=("選んでください", "見積", "請求", "督促"))
    assert other_values(kind, chosen, "請求", ()) == ("見積", "督促")
