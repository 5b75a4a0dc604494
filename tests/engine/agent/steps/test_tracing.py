"""What the pages around an act say of it."""

import pytest

from studio.domain.actions.action import Action, Click, Fill, SelectOption, SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.flows.trace import Trace
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.agent.steps.tracing import trace_of
from tests.factories import make_observation, node, numbered

DONE = Outcome(status=OutcomeStatus.OK)


def live(page: Observation, role: str, name: str) -> Target:
    found = next(one for one in page.nodes if (one.role, one.name) == (role, name))
    return Target(ref=found.ref, epoch=page.epoch, role=role, name=name)


def traced(action: Action, page: Observation, after: Observation | None = None) -> Trace:
    return trace_of(action, DONE, page, after or page, lambda text: text)


def row(code: str, name: str, place: str) -> AriaNode:
    cells = (node("cell", "", node("link", code)), node("cell", name), node("cell", place))
    return node("row", "", *cells, node("cell", "", node("button", "削除")))


PAGE = make_observation(
    node("table", "", row("C001", "株式会社明和", "北海道"), row("C002", "有限会社花田", "北海道"))
)


def test_a_row_is_told_by_what_no_other_row_says():
    seen = traced(Click(target=live(PAGE, "link", "C001")), PAGE)
    assert (seen.row_role, seen.is_rows_own) == ("row", True)
    assert seen.row == ("C001", "株式会社明和", "北海道")
    assert seen.keys == ("株式会社明和",)


def test_a_button_that_every_row_has_is_not_called_by_its_row():
    seen = traced(Click(target=live(PAGE, "button", "削除")), PAGE)
    assert seen.keys == ("C001", "株式会社明和")
    assert not seen.is_rows_own


def test_what_a_row_says_is_told_with_the_headings_of_its_columns():
    heads = (node("columnheader", one) for one in ("番号", "顧客", "地域", "操作"))
    rows = (row("C001", "株式会社明和", "北海道"), row("C002", "有限会社花田", "北海道"))
    page = make_observation(node("table", "", node("row", "", *heads), *rows))
    seen = traced(Click(target=live(page, "button", "削除")), page)
    assert {"C001": "番号", "株式会社明和": "顧客", "北海道": "地域"}.items() <= dict(
        seen.columns
    ).items()


def test_a_page_of_the_menu_is_told_by_no_page_below_it():
    below = node("list", "", *(node("listitem", "", node("link", one)) for one in ("研修", "工事")))
    menu = node("list", "", node("listitem", "", node("link", "お知らせ"), below))
    page = make_observation(node("navigation", "", menu))
    assert traced(Click(target=live(page, "link", "お知らせ")), page).keys == ()


def test_the_options_of_a_list_and_the_buttons_of_a_group_are_known():
    options = (node("option", "旅費"), node("option", "物品"))
    radios = (node("radio", "満足"), node("radio", "不満"))
    page = make_observation(node("combobox", "区分", *options), node("group", "満足度", *radios))
    chosen = SelectOption(target=live(page, "combobox", "区分"), option="物品")
    assert traced(chosen, page).choices == ("旅費", "物品")
    pressed = SetChecked(target=live(page, "radio", "満足"))
    assert traced(pressed, page).choices == ("満足", "不満")


def test_a_box_drawn_inside_of_its_choice_is_no_other_choice():
    looks = ("Timeless ()", "ベクター ()")
    choices = (node("radio", name, node("radio", name.replace(")", "見本)"))) for name in looks)
    page = make_observation(node("radiogroup", "外装", *choices))
    outer = SetChecked(target=live(page, "radio", "Timeless ()"))
    assert traced(outer, page).choices == looks
    inner = SetChecked(target=live(page, "radio", "Timeless (見本)"))
    assert traced(inner, page).choices == ("Timeless (見本)", "ベクター (見本)")


def test_a_complaint_of_the_page_is_a_refusal():
    button = node("button", "保存")
    before = make_observation(button, node("textbox", "請求日"))
    after = make_observation(
        button,
        node("textbox", "請求日"),
        node("text", text="日付を正しく入力してください。"),
        epoch=2,
    )
    act = Click(target=live(before, "button", "保存"))
    assert traced(act, before, after).is_refused
    assert not traced(act, before).is_refused
    assert traced(act, before, after).has_changed


def test_what_a_text_area_held_is_kept_with_what_it_holds_now():
    page = make_observation(node("textbox", "本文"))
    told = Evidence(kind=EvidenceKind.VALUE, detail="前\n後")
    outcome = Outcome(status=OutcomeStatus.OK, held="前", evidence=(told,))
    act = Fill(target=live(page, "textbox", "本文"), value="前 後")
    seen = trace_of(act, outcome, page, page, lambda text: text.replace("前", "*"))
    assert (seen.held, seen.written) == ("*", "*\n後")


def test_the_field_that_shows_a_pressed_option_is_known():
    listed = node("listbox", "", node("option", "E0042 山田"), node("option", "E0043 佐藤"))
    opened = make_observation(node("combobox", "申請者", expanded="true"), listed)
    chosen = make_observation(node("combobox", "申請者", text="E0042 山田"))
    assert (
        traced(Click(target=live(opened, "option", "E0042 山田")), opened, chosen).field == "申請者"
    )
    assert not traced(Click(target=live(opened, "option", "E0043 佐藤")), opened, chosen).field


def test_a_press_that_only_moved_the_list_of_its_field_is_an_opening():
    closed = make_observation(node("combobox", "編集", text="全員に許可"))
    listed = node("generic", "", node("listbox", "", node("option", "全員に許可")))
    opened = make_observation(node("combobox", "編集", text="全員に許可", expanded="true"), listed)
    other = make_observation(
        node("combobox", "編集", text="管理者のみ"), node("text", text="変更済み")
    )
    press = Click(target=live(closed, "combobox", "編集"))
    assert traced(press, closed, opened).is_opening
    assert traced(Click(target=live(opened, "combobox", "編集")), opened, closed).is_opening
    assert not traced(press, closed, other).is_opening


def test_a_menu_that_every_ticked_row_has_is_known_as_one_for_all_of_them():
    def listed(*ticked: str) -> Observation:
        names = ("案件1", "案件2", "案件3")
        rows = (
            node(
                "row", "",
                node("cell", "", node("checkbox", "", checked=str(name in ticked).lower())),
                node("cell", "", node("link", name)),
                node("cell", "", node("link", "操作")),
            )
            for name in names
        )  # fmt: skip
        return make_observation(numbered(node("table", "", *rows)))

    page = listed("案件1", "案件2")
    assert traced(Click(target=live(page, "link", "操作")), page).is_ticked
    assert not traced(Click(target=live(page, "link", "案件1")), page).is_ticked
    for other in (listed("案件2", "案件3"), listed()):
        assert not traced(Click(target=live(other, "link", "操作")), other).is_ticked


@pytest.mark.parametrize(
    ("was", "wanted"), [("", True), ("true", True), ("true", False), ("", False)]
)
def test_a_box_of_several_acts_at_once_says_whether_it_was_switched(was: str, wanted: bool):
    box = node("checkbox", "規程", checked=was) if was else node("checkbox", "規程")
    page = make_observation(box, node("button", "更新"))
    act = SetChecked(target=live(page, "checkbox", "規程"), checked=wanted)
    assert traced(act, page).has_changed is ((was == "true") is not wanted)


def test_what_else_a_form_in_a_row_says_is_no_row_of_its_button():
    form = node("region", "クイック編集", node("checkbox", "規程"), node("button", "更新"))
    rows = (row("C001", "株式会社明和", "北海道"), node("row", "", node("cell", "", form)))
    page = make_observation(node("table", "", *rows))
    assert traced(Click(target=live(page, "button", "更新")), page).row == ()
