"""Acts become a procedure: variables in every writing, in names and rows, and nothing half old."""

import pytest

from studio.domain.actions.action import (
    Action,
    Click,
    Drag,
    EditText,
    Fill,
    Navigate,
    Press,
    SelectOption,
    SetChecked,
    Upload,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.distilling.flow import build_flow
from studio.engine.replay.filling import filled
from tests.factories import SHOP, durable, make_checklist

CUSTOMER = Variable(name="顧客名", value="株式会社明和")
DAY = Variable(name="期日", value="2026年12月10日")


def step(action: Action, *expects: Evidence, **facts: object) -> FlowStep:
    trace = Trace.model_validate(facts)
    return FlowStep(item="請求書を作る", action=action, expects=expects, trace=trace)


def field(label: str, role: str = "textbox", **traits: object) -> Target:
    looks = Fingerprint.model_validate({"role": role, "name": label, "labels": (label,), **traits})
    way = Candidate(family=Family.LABEL, value=label, score=110)
    return Target(role=role, name=label, candidates=(way,), fingerprint=looks)


def typed(label: str, value: str) -> FlowStep:
    return step(Fill(target=field(label), value=value))


def built(*steps: FlowStep, variables: tuple[Variable, ...] = (CUSTOMER, DAY)) -> Flow:
    return build_flow(make_checklist(variables=variables), steps, "名前")


def values(flow: Flow) -> list[str]:
    return [one.action.value for one in flow.steps if isinstance(one.action, Fill)]


def target(one: FlowStep) -> Target:
    found = one.action.element
    assert found is not None
    return found


def named(flow: Flow, name: str) -> Variable:
    return next(one for one in flow.variables if one.name == name)


def test_a_day_in_another_writing_is_the_variable_in_that_writing():
    flow = built(typed("期日", "2026-12-10"), typed("備考", "12月10日までにお願いします"))
    assert values(flow) == ["{{期日|yyyy-MM-dd}}", "{{期日|M月d日}}までにお願いします"]
    assert named(flow, "期日").kind is VariableKind.DATE
    assert named(flow, "期日").date_format == "yyyy年M月d日"


def test_a_day_without_its_year_is_the_whole_day_that_was_typed():
    flow = built(typed("日付", "2026-12-08"), variables=(Variable(name="日付", value="12月8日"),))
    assert values(flow) == ["{{日付}}"]
    assert named(flow, "日付").value == "2026-12-08"


def test_a_number_in_another_writing_is_the_variable_in_that_writing():
    amount = Variable(name="金額", value="12,000円")
    flow = built(typed("金額", "12000"), typed("摘要", "12,000円を請求"), variables=(amount,))
    assert values(flow) == ["{{金額|数字}}", "{{金額}}を請求"]
    assert named(flow, "金額").kind is VariableKind.NUMBER


def test_values_stand_inside_a_longer_text():
    flow = built(typed("本文", "株式会社明和 御中\n期日は2026/12/10です。"))
    assert values(flow) == ["{{顧客名}} 御中\n期日は{{期日|yyyy/MM/dd}}です。"]


def test_a_bare_number_is_meant_where_the_label_says_so():
    count = Variable(name="数量", value="1")
    flow = built(typed("数量", "1"), typed("部屋", "1"), variables=(count,))
    assert values(flow) == ["{{数量}}", "1"]


def test_a_bare_number_that_nothing_tells_apart_is_offered_nowhere():
    count = Variable(name="個数", value="1")
    flow = built(typed("A", "1"), typed("B", "1"), variables=(count,))
    assert values(flow) == ["1", "1"]
    assert [one.name for one in flow.variables] == ["url"]


def test_part_of_an_address_is_the_variable_too():
    ticket = Variable(name="チケット", value="12")
    opened = step(Navigate(url=f"{SHOP}issues/12/edit"))
    flow = built(opened.model_copy(update={"item": "チケット #12 を開く"}), variables=(ticket,))
    assert flow.steps[0].action == Navigate(url=SHOP + "issues/{{チケット}}/edit")


def test_a_number_in_an_address_is_none_that_another_field_was_given():
    month = Variable(name="月", value="12")
    way = Candidate(family=Family.ATTRIBUTE, value="href=/issues/12/edit", score=220)
    edit = step(Click(target=link("編集", way, path="/issues/12/edit")))
    flow = built(edit, typed("月", "12"), variables=(month,))
    assert isinstance(flow.steps[0].action, Click)
    assert "{{" not in flow.steps[0].model_dump_json()
    assert values(flow) == ["{{月}}"]


def test_a_number_beside_a_link_keys_its_row_only_where_its_column_or_item_says_so():
    count = Variable(name="個数", value="3")
    row = {"row_role": "row", "row": ("3", "机", "開く"), "keys": ("3",)}
    opened = step(Click(target=link("開く")), **row)
    flow = built(opened, typed("個数", "3"), variables=(count,))
    assert "{{" not in flow.steps[0].model_dump_json()
    number = Variable(name="伝票番号", value="3")
    keyed = step(Click(target=link("開く")), columns=(("3", "伝票番号"),), **row)
    (way,) = target(built(keyed, variables=(number,)).steps[0]).candidates
    assert way.scope_key == "{{伝票番号}}"
    said = keyed.model_copy(update={"item": "3の伝票を開く", "trace": opened.trace})
    (way,) = target(built(said, variables=(number,)).steps[0]).candidates
    assert way.scope_key == "{{伝票番号}}"


def test_a_number_that_two_items_say_is_not_bound_to_one_of_them():
    number = Variable(name="番号", value="12")
    opened = step(Navigate(url=f"{SHOP}issues/12")).model_copy(update={"item": "#12 を開く"})
    later = typed("検索", "12").model_copy(update={"item": "12 を検索する"})
    flow = built(opened, later, variables=(number,))
    assert [one.name for one in flow.variables] == ["url"]


def test_a_link_that_is_called_by_a_number_alone_is_the_variable():
    number = Variable(name="チケット", value="12")
    opened = step(Click(target=link("#12"))).model_copy(update={"item": "チケット #12 を開く"})
    (way,) = target(built(opened, variables=(number,)).steps[0]).candidates
    assert way.value == "#{{チケット}}"


def test_what_a_page_said_before_it_was_given_the_value_stays():
    headed = field("部署", heading="株式会社明和 の申請")
    flow = built(step(Fill(target=headed, value="株式会社明和")))
    looks = target(flow.steps[0]).fingerprint
    assert looks is not None
    assert looks.heading == "株式会社明和 の申請"


def test_a_drag_leads_to_the_place_that_the_variable_names():
    to = Variable(name="移動先", value="対応中")
    moved = step(Drag(target=field("契約更新", "listitem"), to=field("対応中", "region")))
    action = built(moved, variables=(to,)).steps[0].action
    assert isinstance(action, Drag)
    assert (action.target.name, action.to.name) == ("契約更新", "{{移動先}}")


def test_an_option_that_another_one_holds_is_chosen_as_it_was():
    mood = Variable(name="満足度", value="満足")
    options = ("満足", "やや満足", "不満")
    chosen = step(
        SelectOption(target=field("満足度", "combobox"), option="やや満足"), choices=options
    )
    flow = built(chosen, variables=(mood,))
    assert named(flow, "満足度").value == "やや満足"


def link(name: str, *more: Candidate, **looks: object) -> Target:
    ways = (
        Candidate(family=Family.ROLE, value=name, role="link", score=100),
        Candidate(family=Family.ATTRIBUTE, value="href=/customers/443", score=220),
        *more,
    )
    seen = {"role": "link", "tag": "a", "name": name, "text": name, "path": "/customers/443"}
    seen |= {"neighbours": ("北海道",), "id": "c443"} | looks
    return Target(
        role="link", name=name, candidates=ways, fingerprint=Fingerprint.model_validate(seen)
    )


def test_a_link_that_is_called_by_a_value_is_found_by_the_variable_alone():
    flow = built(step(Click(target=link("株式会社明和"))))
    action = flow.steps[0].action
    assert isinstance(action, Click)
    looks = action.target.fingerprint
    assert action.target.name == "{{顧客名}}"
    assert [one.value for one in action.target.candidates] == ["{{顧客名}}"]
    assert looks is not None
    assert (looks.path, looks.id, looks.neighbours, looks.is_named) == ("", "", (), True)
    today = filled(action, {"顧客名": "有限会社花田"})
    assert isinstance(today, Click)
    assert today.target.candidates[0].value == "有限会社花田"


def test_the_address_of_the_record_holds_no_later_step():
    opened = step(
        Click(target=link("株式会社明和", path="/customers/meiwa")),
        Evidence(kind=EvidenceKind.URL, detail="/customers/meiwa"),
    )
    way = Candidate(family=Family.ATTRIBUTE, value="href=/customers/meiwa/bills", score=220)
    bills = step(
        Click(target=link("請求書", way, path="/customers/meiwa/bills")),
        Evidence(kind=EvidenceKind.URL, detail="/customers/meiwa/bills"),
    )
    back = step(
        Click(target=link("ホーム", path="/home")), Evidence(kind=EvidenceKind.URL, detail="/home")
    )
    flow = built(opened, bills, back)
    assert [fact.detail for one in flow.steps for fact in one.expects] == ["/home"]
    assert "meiwa" not in flow.model_dump_json()


def test_a_number_with_a_sign_before_it_is_the_variable_and_an_address_of_it_holds_alone():
    number = Variable(name="チケット番号", value="12")
    way = Candidate(family=Family.ATTRIBUTE, value="href=/issues/12/edit", score=220)
    edit = step(Click(target=link("編集", way, path="/issues/12/edit")))
    flow = built(typed("検索", "#12"), edit, variables=(number,))
    assert values(flow) == ["#{{チケット番号}}"]
    action = flow.steps[1].action
    assert isinstance(action, Click)
    assert [one.value for one in action.target.candidates] == ["href=/issues/{{チケット番号}}/edit"]
    looks = action.target.fingerprint
    assert looks is not None
    assert (looks.name, looks.is_addressed) == ("編集", True)


def test_a_filter_whose_address_is_the_value_is_found_by_it_alone_and_never_under_its_old_words():
    rank = Variable(name="ランク", value="A")
    address = Candidate(family=Family.ATTRIBUTE, value="href=?rank=A", score=220)
    by_name = Candidate(family=Family.ROLE, role="link", value="A(最重要)", score=100)
    look = {
        "tag": "a",
        "text": "A(最重要)",
        "scope": "フィルター",
        "neighbours": ("全て", "B(重要)"),
    }
    chosen = step(Click(target=link("A(最重要)", by_name, address, **look)))
    chosen = chosen.model_copy(update={"item": "ランクAの顧客に絞り込む"})
    found = target(built(chosen, variables=(rank,)).steps[0])
    assert (found.name, [one.value for one in found.candidates]) == ("{{ランク}}", ["href=?rank={{ランク}}"])  # fmt: skip
    looks = found.fingerprint
    assert looks is not None
    assert (looks.name, looks.text, looks.neighbours) == ("", "", ())
    assert looks.scope == "フィルター"
    assert looks.is_addressed


def test_a_number_with_the_sign_of_the_sentence_is_the_variable_though_another_field_is_called_like_it():
    number = Variable(name="チケット番号", value="11")
    item = "チケット#11に 2026/11/19 の作業時間を登録する"
    steps = [one.model_copy(update={"item": item}) for one in (typed("検索:", "#11"), typed("チケット", "11"))]  # fmt: skip
    assert values(built(*steps, variables=(number,))) == ["#{{チケット番号}}", "{{チケット番号}}"]


def test_a_number_that_stays_old_somewhere_is_not_offered():
    number = Variable(name="チケット番号", value="12")
    opened = step(Click(target=link("バグ #12: 合計がずれる")))
    flow = built(typed("検索", "12"), opened, variables=(number,))
    assert "チケット番号" not in [one.name for one in flow.variables]


def test_a_box_that_is_called_by_its_row_is_called_by_the_variable():
    called = Candidate(family=Family.CALLED, value="削除（株式会社明和）", score=105)
    box = field("削除（株式会社明和）", "checkbox").model_copy(update={"candidates": (called,)})
    flow = built(step(SetChecked(target=box)))
    action = flow.steps[0].action
    assert isinstance(action, SetChecked)
    assert [one.value for one in action.target.candidates] == ["削除（{{顧客名}}）"]


def test_a_row_is_keyed_by_the_cell_that_holds_the_variable():
    edit = link(
        "編集",
        Candidate(
            family=Family.SCOPED,
            value="編集",
            role="link",
            scope_role="row",
            scope_key="北海道",
            score=140,
        ),
        row_key="北海道",
    )
    row = {"row_role": "row", "row": ("C00443", "株式会社明和", "北海道", "編集")}
    flow = built(step(Click(target=edit), keys=("C00443", "株式会社明和", "北海道"), **row))
    action = flow.steps[0].action
    assert isinstance(action, Click)
    (way,) = action.target.candidates
    assert (way.family, way.value, way.scope_role, way.scope_key) == (
        Family.SCOPED, "編集", "row", "{{顧客名}}"
    )  # fmt: skip
    assert action.target.fingerprint is not None
    assert action.target.fingerprint.row_key == "{{顧客名}}"


def test_a_link_that_is_called_by_its_record_is_the_link_of_the_row():
    row = {"row_role": "row", "row": ("C00443", "株式会社明和"), "keys": ("株式会社明和",)}
    flow = built(step(Click(target=link("C00443")), is_rows_own=True, **row))
    assert isinstance(flow.steps[0].action, Click)
    (way,) = flow.steps[0].action.target.candidates
    assert (way.value, way.role, way.scope_key) == ("", "link", "{{顧客名}}")
    assert "C00443" not in flow.steps[0].model_dump_json()


@pytest.mark.parametrize(
    ("item", "row_key"),
    [("株式会社明和を開く", ""), ("山田の株式会社明和を開く", "山田")],
    ids=["nobody said it", "the person said it"],
)
def test_what_is_called_by_a_variable_alone_keeps_of_its_row_what_was_said(
    item: str, row_key: str
) -> None:
    opened = step(Click(target=link("株式会社明和", row_key="山田")))
    flow = built(opened.model_copy(update={"item": item}))
    action = flow.steps[0].action
    assert isinstance(action, Click)
    assert action.target.name == "{{顧客名}}"
    assert action.target.fingerprint is not None
    assert action.target.fingerprint.row_key == row_key


def test_what_the_record_said_holds_no_later_step():
    row = {
        "row_role": "row",
        "row": ("C00443", "株式会社明和"),
        "keys": ("株式会社明和", "山田 拓也"),
    }
    said = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="山田 拓也 の記録を開きました")
    later = Target(
        role="button",
        name="保存",
        candidates=(Candidate(family=Family.ROLE, value="保存", role="button", score=100),),
        fingerprint=Fingerprint(role="button", name="保存", heading="山田 拓也 の記録"),
    )
    flow = built(
        step(Click(target=link("C00443")), said, is_rows_own=True, **row), step(Click(target=later))
    )
    assert [fact.detail for fact in flow.steps[0].expects] == ["* の記録を開きました"]
    assert isinstance(flow.steps[1].action, Click)
    assert flow.steps[1].action.target.fingerprint == Fingerprint(role="button", name="保存")


def test_a_row_that_no_variable_tells_lets_its_values_not_change():
    row = {"row_role": "row", "row": ("A-17", "株式会社明和"), "keys": ("A-17",)}
    flow = built(typed("検索", "株式会社明和"), step(Click(target=link("開く")), **row))
    assert [one.name for one in flow.variables] == ["url"]
    assert values(flow) == ["株式会社明和"]


def test_a_chosen_option_is_one_of_the_options_of_the_page():
    kind = Variable(name="区分", value="物品")
    options = ("", "旅費", "物品")
    chosen = step(SelectOption(target=field("区分", "combobox"), option="物品"), choices=options)
    flow = built(chosen, variables=(kind,))
    assert named(flow, "区分").kind is VariableKind.CHOICE
    assert named(flow, "区分").choices == options


def test_an_option_that_says_more_of_its_record_is_chosen_by_the_variable_alone():
    chosen = SelectOption(target=field("顧客", "combobox"), option="株式会社明和 (C0012)")
    flow = built(step(chosen))
    assert isinstance(flow.steps[0].action, SelectOption)
    assert flow.steps[0].action.option == "{{顧客名}}"


def test_a_value_that_became_an_option_in_other_words_is_chosen_from_the_options():
    staff = Variable(name="従業員数", value="120")
    options = ("1〜49名", "50〜299名", "300名以上")
    chosen = SelectOption(target=field("従業員数", "combobox"), option="50〜299名")
    flow = built(step(chosen, choices=options), variables=(staff,))
    assert named(flow, "従業員数") == Variable(
        name="従業員数", value="50〜299名", kind=VariableKind.CHOICE, choices=options
    )


def radio(name: str) -> FlowStep:
    box = field(name, "radio", scope="満足度")
    return step(SetChecked(target=box), choices=("満足", "やや満足", "不満"))


def test_a_radio_button_is_the_choice_that_a_variable_names():
    satisfied = Variable(name="満足度", value="満足")
    flow = built(radio("満足"), variables=(satisfied,))
    assert named(flow, "満足度").choices == ("満足", "やや満足", "不満")
    assert isinstance(flow.steps[0].action, SetChecked)
    assert flow.steps[0].action.target.name == "{{満足度}}"


def test_a_radio_button_that_says_a_word_more_is_a_choice_of_its_own():
    flow = built(radio("やや満足"), variables=(Variable(name="満足度", value="満足"),))
    assert named(flow, "満足度").value == "やや満足"
    assert named(flow, "満足度").kind is VariableKind.CHOICE


def test_a_tab_on_the_way_to_a_choice_is_not_made_of_its_value():
    look = Variable(name="外装", value="Timeless")
    tab = step(Click(target=field("表示", "tab")), choices=("利用者情報", "表示"))
    names = ("Timeless (プレビュー)", "ベクター (2022年版) (プレビュー)")
    chosen = step(SetChecked(target=field(names[0], "radio")), choices=names)
    steps = [one.model_copy(update={"item": "外装を Timeless に変える"}) for one in (tab, chosen)]
    flow = built(*steps, variables=(look,))
    assert [one.name for one in flow.variables[1:]] == ["外装"]
    assert named(flow, "外装").choices == names
    assert "{{" not in flow.steps[0].model_dump_json()


def test_a_value_that_was_split_is_as_many_values():
    address = Variable(name="住所", value="東京都千代田区丸の内1-1")
    flow = built(
        typed("都道府県", "東京都"), typed("市区町村", "千代田区"), typed("番地", "丸の内1-1"),
        variables=(address,),
    )  # fmt: skip
    assert values(flow) == ["{{都道府県}}", "{{市区町村}}", "{{番地}}"]
    assert [(v.name, v.value) for v in flow.variables[1:]] == [
        ("都道府県", "東京都"), ("市区町村", "千代田区"), ("番地", "丸の内1-1")
    ]  # fmt: skip


def test_a_value_that_stands_whole_and_in_pieces_is_not_offered():
    person = Variable(name="氏名", value="山田 太郎")
    flow = built(typed("検索", "山田 太郎"), typed("姓", "山田"), variables=(person,))
    assert values(flow) == ["山田 太郎", "山田"]
    assert [one.name for one in flow.variables] == ["url"]


def test_values_are_joined_in_one_field():
    pair = (Variable(name="姓", value="山田"), Variable(name="名", value="太郎"))
    flow = built(typed("氏名", "山田 太郎"), variables=pair)
    assert values(flow) == ["{{姓}} {{名}}"]


def test_a_file_that_a_variable_names_has_to_be_there():
    paper = Variable(name="領収書", value="/tmp/receipt.pdf")
    flow = built(
        step(Upload(target=field("領収書"), paths=("/tmp/receipt.pdf",))),
        variables=(paper,),
    )
    assert named(flow, "領収書").kind is VariableKind.FILE


def test_no_trace_of_the_run_stays_in_a_flow():
    assert built(typed("備考", "x")).steps[0].trace is None
    assert "trace" not in built(typed("備考", "x")).model_dump_json()


def test_the_field_of_a_value_stays_as_it_was_found():
    flow = built(typed("顧客名", "株式会社明和"))
    assert isinstance(flow.steps[0].action, Fill)
    assert flow.steps[0].action.target == field("顧客名")
    assert durable("textbox", "x").fingerprint is not None


def test_a_text_area_that_was_edited_is_kept_as_the_edit():
    before, added = "h1. サポート\n連絡先は総務まで。", "* 株式会社明和（12月10日まで）"
    act = Fill(target=field("本文"), value="x")
    flow = built(step(act, held=before, written=f"{before}\n{added}"))
    action = flow.steps[0].action
    assert isinstance(action, EditText)
    assert [edit.text for edit in action.edits] == ["* {{顧客名}}（{{期日|M月d日}}まで）"]
    assert "総務" not in flow.model_dump_json()


def test_the_number_that_an_edit_changed_is_the_variable_though_it_has_one_digit():
    before, after = Variable(name="前の日数", value="3"), Variable(name="後の日数", value="4")
    held = "在宅勤務は週3日までとします。3回まで。"
    written = "在宅勤務は週4日までとします。3回まで。"
    act = step(Fill(target=field("本文"), value=written), held=held, written=written)
    line = "在宅勤務は週{}日までとします。3回まで。"
    shown = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=line.format(4))
    save = step(Click(target=durable("button", "保存")), shown)
    flow = built(act, save, variables=(before, after))
    action = flow.steps[0].action
    assert isinstance(action, EditText)
    (edit,) = action.edits
    assert (edit.anchor, edit.text) == (line.format("{{前の日数}}"), line.format("{{後の日数}}"))
    assert [fact.detail for fact in flow.steps[1].expects] == [line.format("{{後の日数}}")]
    assert [one.name for one in flow.variables] == ["url", "前の日数", "後の日数"]


def test_a_number_that_an_edit_left_as_it_was_is_none_of_one_digit():
    count = Variable(name="人数", value="3")
    held, written = "定員 3 名。\n窓なし", "定員 3 名。\n窓あり"
    flow = built(step(Fill(target=field("本文"), value=written), held=held, written=written), variables=(count,))  # fmt: skip
    assert "{{" not in flow.steps[0].model_dump_json()


def test_a_text_that_the_person_gave_whole_is_put_in_whole():
    memo = Variable(name="本文", value="連絡先は総務まで。急ぎは電話で。")
    act = Fill(target=field("本文"), value=memo.value)
    flow = built(step(act, held="連絡先は総務まで。", written=memo.value), variables=(memo,))
    assert values(flow) == ["{{本文}}"]


def test_what_the_chosen_page_says_besides_its_name_stops_no_other_one():
    expects = (
        Evidence(kind=EvidenceKind.URL, detail="/wiki/株式会社明和"),
        Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="勤務時間", is_minor=True),
    )
    link = step(Click(target=durable("link", "株式会社明和")), *expects)
    kept = built(link, typed("会社名", "株式会社明和")).steps[0].expects
    assert [(fact.detail, fact.is_minor) for fact in kept] == [("勤務時間", True)]


def test_a_value_that_only_stands_near_an_element_is_no_variable():
    beside = field("参加者", neighbours=("プロジェクター",))
    goods = Variable(name="備品", value="プロジェクター")
    flow = built(step(Click(target=beside)), typed("顧客名", "株式会社明和"), variables=(goods, CUSTOMER))  # fmt: skip
    assert [one.name for one in flow.variables] == ["url", "顧客名"]


def test_a_name_that_is_also_typed_may_be_one_that_no_list_has_yet():
    department = Variable(name="部署", value="営業部")
    chosen = step(SelectOption(target=field("部署", "combobox"), option="営業部"), choices=("営業部", "経理部"))  # fmt: skip
    only_chosen = built(chosen, variables=(department,))
    assert named(only_chosen, "部署").choices == ("営業部", "経理部")
    also_typed = built(typed("部署名", "営業部"), chosen, variables=(department,))
    assert named(also_typed, "部署").choices == ()


def test_a_box_that_was_ticked_already_makes_no_variable_of_its_name():
    wanted = Variable(name="項目", value="承認依頼")
    box = SetChecked(target=durable("checkbox", "承認依頼"), checked=True)
    ticked = built(step(box, has_changed=True), variables=(wanted,))
    assert [one.name for one in ticked.variables] == ["url", "項目"]
    stood = built(step(box, has_changed=False), variables=(wanted,))
    assert [one.name for one in stood.variables] == ["url"]


def test_what_the_page_of_a_record_says_stops_no_other_one_that_was_searched_for_by_number():
    title = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="月次締め処理の性能改善")
    number = Variable(name="チケット番号", value="3")
    for path, is_minor in (("/issues/3", True), ("/issues/list", False)):
        press = step(Press(keys="Enter", target=field("検索")), title, leads_to=path)
        flow = built(typed("検索", "#3"), press, variables=(number,))
        assert values(flow) == ["#{{チケット番号}}"]
        assert [fact.is_minor for fact in flow.steps[-1].expects if fact.kind is title.kind] == [
            is_minor
        ]


def test_of_a_record_that_a_number_chose_its_address_and_number_are_expected_and_no_word_of_it():
    """The first one was a サポート; another one is a バグ."""
    title = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="サポート #3")
    number = Variable(name="チケット番号", value="3")
    press = step(Press(keys="Enter", target=field("検索")), title, leads_to="/issues/3")
    flow = built(typed("検索", "#3"), press, variables=(number,))
    told = [(fact.kind, fact.detail, fact.is_minor) for fact in flow.steps[-1].expects]
    assert told == [
        (EvidenceKind.URL, "/issues/{{チケット番号}}", False),
        (EvidenceKind.TEXT_APPEARED, "*#{{チケット番号}}*", True),
    ]
    far = step(Press(keys="Enter", target=field("検索")), title, leads_to="/番号/3")
    (fact,) = built(typed("検索", "#3"), far, variables=(number,)).steps[-1].expects
    assert (fact.detail, fact.is_minor) == ("*#{{チケット番号}}*", False)


def test_of_what_was_sent_a_value_alone_does_not_tell():
    """The site's complaint repeats the number that it refuses."""
    said = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="*#19*")
    count = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="*件完了", is_minor=True)
    number = Variable(name="番号", value="19")
    fill = typed("番号", "19")
    press = step(Click(target=link("追加")), said, count).model_copy(update={"sends": True})
    facts = built(fill, press, variables=(number,)).steps[-1].expects
    assert [(fact.detail, fact.is_minor) for fact in facts] == [
        ("*#{{番号}}*", False),
        ("*件完了", False),
    ]
    more = said.model_copy(update={"detail": "*関連している*#19*"})
    press = press.model_copy(update={"expects": (more, count)})
    facts = built(fill, press, variables=(number,)).steps[-1].expects
    assert [(fact.detail, fact.is_minor) for fact in facts] == [
        ("*関連している*#{{番号}}*", False),
        ("*件完了", True),
    ]


def test_what_only_the_question_about_the_chosen_row_says_is_a_variable_there():
    """The row is found by its visitor; the site's own question tells whether it is the day that is meant."""
    asked = Evidence(
        kind=EvidenceKind.DIALOG, detail="accepted:12/2 14:00 株式会社明和 の予約を取り消しますか?"
    )
    day, hour = Variable(name="日付", value="12/2"), Variable(name="時刻", value="14:00")
    who = Variable(name="来客者", value="小野")
    place = Variable(name="場所", value="第1会議室")
    way = Candidate(
        family=Family.SCOPED,
        value="取消",
        role="button",
        scope_role="row",
        scope_key="小野 様",
        score=140,
    )
    looks = Fingerprint(role="button", name="取消", row_key="小野 様")
    press = Click(target=Target(role="button", name="取消", candidates=(way,), fingerprint=looks))
    flow = built(step(press, asked), variables=(day, hour, CUSTOMER, who, place))
    assert (
        flow.steps[0].expects[0].detail
        == "accepted:{{日付}} {{時刻}} {{顧客名}} の予約を取り消しますか?"
    )
    assert [one.name for one in flow.variables] == ["url", "日付", "時刻", "顧客名", "来客者"]


def test_a_name_that_two_cells_of_a_row_say_is_a_value_for_each_of_them() -> None:
    way = Candidate(family=Family.SCOPED, value="編集", role="link", scope_role="row", scope_key="健太", score=140)  # fmt: skip
    looks = Fingerprint(role="link", name="編集", row_key="健太")
    press = Click(target=Target(role="link", name="編集", candidates=(way,), fingerprint=looks))
    row = ("suzuki", "鈴木", "健太", "本社", "編集")
    heads = (("suzuki", "ユーザ名"), ("鈴木", "姓"), ("健太", "名"), ("本社", "住所"))
    told = step(press, row_role="row", row=row, keys=("suzuki", "健太"), columns=heads)
    flow = built(told, variables=(Variable(name="氏名", value="鈴木健太"),))
    chosen = target(flow.steps[0])
    assert chosen.candidates[0].scope_key == "{{名}}"
    assert chosen.fingerprint
    assert chosen.fingerprint.row_also == ("{{姓}}",)
    assert {one.name: one.value for one in flow.variables if one.name != "url"} == {"姓": "鈴木", "名": "健太"}  # fmt: skip
    stays = built(told, variables=(Variable(name="氏名", value="鈴木健太郎"),))
    assert [one.name for one in stays.variables] == ["url"]


@pytest.mark.parametrize(
    ("who", "does", "key", "also"),
    [
        ("小野", True, "{{日時}}", ("{{お名前}} 様",)),  # told by day and name
        ("小野", False, "{{日時}}", ("{{お名前}} 様",)),
        ("小野様", True, "小野 様", ()),  # the page writes it otherwise
        ("小", False, "{{日時}}", ()),  # a part of a longer word
        ("田中", True, "{{日時}}", ()),
    ],
)
def test_a_row_that_was_told_by_more_than_one_value_says_them_all(
    who: str, does: bool, key: str, also: tuple[str, ...]
) -> None:
    way = Candidate(
        family=Family.SCOPED, value="取消", role="button", scope_role="row", scope_key="小野 様", score=140
    )  # fmt: skip
    looks = Fingerprint(role="button", name="取消", row_key="小野 様")
    press = Click(target=Target(role="button", name="取消", candidates=(way,), fingerprint=looks))
    row = ("12/2 14:00", "小野 様", "取消")
    given = (Variable(name="日時", value="12/2 14:00"), Variable(name="お名前", value=who))
    told = step(press, row_role="row", row=row, keys=row[:1]).model_copy(update={"sends": does})
    flow = built(told, variables=given)
    chosen = target(flow.steps[0])
    assert chosen.candidates[0].scope_key == key
    assert (chosen.fingerprint.row_also if chosen.fingerprint else None) == also
    names = {one.name for one in flow.variables}
    assert ("日時" in names, "お名前" in names) == (key == "{{日時}}", bool(also))


def test_a_question_about_a_record_that_no_variable_chose_offers_none():
    asked = Evidence(kind=EvidenceKind.DIALOG, detail="accepted:株式会社明和 を削除しますか?")
    flow = built(step(Click(target=durable("button", "削除")), asked))
    assert [one.name for one in flow.variables] == ["url"]


def test_a_box_keeps_its_name_where_a_value_says_that_it_is_on():
    stay = Variable(name="宿泊", value="あり")
    flow = built(step(SetChecked(target=field("宿泊あり", "checkbox"))), variables=(stay,))
    assert target(flow.steps[0]).name == "宿泊あり"
    assert "宿泊" not in {one.name for one in flow.variables}


def test_a_box_whose_label_is_a_variable_and_its_value_keeps_its_name():
    way = Variable(name="通知", value="翌朝")
    flow = built(step(SetChecked(target=field("通知翌朝", "checkbox"))), variables=(way,))
    assert target(flow.steps[0]).name == "通知翌朝"


def test_a_box_that_a_value_chooses_is_called_by_it():
    tool = Variable(name="備品", value="マイク")
    flow = built(step(SetChecked(target=field("マイク", "checkbox"))), variables=(tool,))
    assert target(flow.steps[0]).name == "{{備品}}"


@pytest.mark.parametrize(("role", "is_closed"), [("combobox", True), ("listbox", False)])
def test_one_of_two_lists_that_share_their_options_offers_others_for_another_record(
    role: str, is_closed: bool
) -> None:
    tag = Variable(name="タグ", value="重要")
    chosen = step(SelectOption(target=field("利用可能", role), option="重要"), choices=("重要", "新規"))  # fmt: skip
    assert bool(named(built(chosen, variables=(tag,)), "タグ").choices) is is_closed


def test_what_a_page_says_while_a_menu_opens_stops_no_run_that_finds_its_entry():
    """An editor keeps its draft by itself just then: another day it says so a moment sooner or later."""
    saving = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="保存中...")
    menu, entry = (
        Click(target=durable("button", "他の操作")),
        Click(target=durable("button", "公開")),
    )
    flow = built(step(menu, saving, brought=("button 公開",)), step(entry))
    assert [fact.is_minor for fact in flow.steps[0].expects] == [True]
    for other in (
        built(step(menu, saving, brought=("button 取消",)), step(entry)),
        built(step(menu, saving, brought=("button 公開",)), typed("件名", "株式会社明和")),
        built(
            step(menu, saving, brought=("button 公開",)).model_copy(update={"sends": True}),
            step(entry),
        ),
    ):
        assert [fact.is_minor for fact in other.steps[0].expects] == [False]


def test_what_a_page_says_while_a_field_is_set_stops_no_run_that_reads_the_field():
    saving = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="保存中...")
    choosing = step(SelectOption(target=durable("combobox", "区分"), option="総務"), saving)
    sending = choosing.model_copy(update={"sends": True})
    assert [fact.is_minor for fact in built(choosing).steps[0].expects] == [True]
    assert [fact.is_minor for fact in built(sending).steps[0].expects] == [False]


def test_two_passwords_of_a_sentence_keep_its_names_whichever_is_typed_first() -> None:
    second = field("合言葉", type="password").model_copy(update={"is_secret": True})
    first = second.model_copy(update={"name": "ログインの合言葉"})
    flow = built(
        step(Fill(target=second, value="{{秘密:パスワード2}}")),
        step(Fill(target=first, value="{{秘密:パスワード}}")),
    )
    assert values(flow) == ["{{パスワード2}}", "{{パスワード}}"]
