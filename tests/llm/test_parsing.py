"""What models write, well and badly, read by pure functions."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.domain.actions.action import (
    MAX_PAGES,
    AskUser,
    Choose,
    Done,
    Extract,
    Fill,
    Navigate,
    Press,
    SetChecked,
)
from studio.domain.actions.rule import Comparison, Order
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import MAX_FURTHER, Decision, Verdict, VerdictKind
from studio.llm.addresses import UnusableReplyError
from studio.llm.parsing import parse_decision, parse_plan, parse_verdicts, read_condition
from tests.llm.pages import plan_request, shop_page

PAGE = shop_page()


def decide(**wire: object) -> Decision:
    return parse_decision(json.dumps(wire, ensure_ascii=False), PAGE, secret_names=("社内PW",))


def plan(instruction: str = "", given: str = "", **wire: object) -> Checklist:
    request = plan_request(instruction or "検索する", given)
    return parse_plan(json.dumps({"items": ["検索する"], **wire}, ensure_ascii=False), request)


# ------------------------------------------------------------------ shapes


@pytest.mark.parametrize(
    "text",
    [
        '{"verb": "click", "ref": "e7"}',
        '```json\n{"verb": "click", "ref": "e7"}\n```',
        '<think>ボタンは e7 {"x":1}</think>\n{"verb": "click", "ref": "e7"}',
        '{"verb": "click", "ref": "[e7]", "value": null, "where": null, "thought": "extra"}',
        '{"verb": "click", "ref": "e7", "error": ""}',
    ],
)
def test_usual_habits_of_small_models_are_read(text: str) -> None:
    (action,) = parse_decision(text, PAGE).actions
    assert action.verb == "click"


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "3", '"click"', "{", '{"verb": "click"', "クリックします", '{"verb": "tap", "ref": "e7"}', '{"verb": "click"}',
        '{"verb": "click", "ref": "e999"}', '{"verb": "click", "ref": "e7", "ref": "e6"}', '{"verb": "none"}', "{}",
        '{"verb": "click", "ref": "e7", "confidence": 95}', '{"verb": "click", "ref": "e7", "confidence": NaN}',
        '{"verb": "choose", "take": 0}', '{"verb": "choose", "where": ["安い"]}', '{"verb": "press", "value": "Enter; rm"}',
        '{"verb": "set_checked", "ref": "e16", "value": "maybe"}', '{"verb": "select_option", "ref": "e14", "value": ""}',
        '{"verb": "fill", "ref": "e6", "value": "{{秘密:知らない}}"}', '{"verb": "navigate", "value": "http://x.example/{{秘密:社内PW}}"}',
        '{"verb": "click", "ref": "e7", "more": [{"verb": "click", "ref": "e7"}]}',
        '{"verb": "fill", "ref": "e6", "value": "a", "more": [{"verb": "choose"}]}',
        "[" * 100_000, '{"reason": "' + "あ" * 70_000 + '"}',
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(UnusableReplyError) as caught:
        parse_decision(text, PAGE, secret_names=("社内PW",))
    assert 10 < len(str(caught.value)) < 700


@given(
    st.text(max_size=200)
    | st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(),
        lambda c: (
            st.lists(c)
            | st.dictionaries(
                st.sampled_from(["verb", "ref", "value", "more", "where", "error", "take"]), c
            )
        ),
    ).map(json.dumps)
)
@settings(max_examples=60, deadline=None)
def test_nothing_a_model_writes_raises_anything_else(text: str) -> None:
    try:
        decision = parse_decision(text, PAGE)
    except UnusableReplyError:
        return
    assert isinstance(decision, Decision)


# ------------------------------------------------------------------ actions


def test_fill_keeps_the_text_and_names_the_field_by_its_placeholder() -> None:
    (action,) = decide(verb="fill", ref="f1e3", value="１２３ ㈱").actions
    assert isinstance(action, Fill)
    assert (action.value, action.target.name) == ("１２３ ㈱", "クーポン")


def test_fill_loses_what_nobody_can_see() -> None:
    (action,) = decide(verb="fill", ref="e6", value="猫\u200b\u202e\U000e0041").actions
    assert isinstance(action, Fill)
    assert action.value == "猫"


def test_secret_travels_by_name() -> None:
    (action,) = decide(verb="fill", ref="e6", value="{{秘密:社内PW}}").actions
    assert isinstance(action, Fill)
    assert action.value == "{{秘密:社内PW}}"


@pytest.mark.parametrize(
    ("value", "expected"),
    [("true", True), (True, True), ("off", False), (False, False), ("", True)],
)
def test_check_boxes_get_a_state(value: object, expected: bool) -> None:
    (action,) = decide(verb="set_checked", ref="e16", value=value).actions
    assert isinstance(action, SetChecked)
    assert action.checked is expected


@pytest.mark.parametrize("keys", ["Enter", "Control+A", "Control+Shift+ArrowDown", "F5", "a", "/"])
def test_keys_go_to_an_element_or_to_the_page(keys: str) -> None:
    (action,) = decide(verb="press", value=keys).actions
    assert isinstance(action, Press)
    assert (action.keys, action.target) == (keys, None)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("https://example.com", "https://example.com/"),
        ("/shop/cart", "http://127.0.0.1:8123/shop/cart"),
        ("?q=猫", "http://127.0.0.1:8123/shop/?q=%E7%8C%AB"),
    ],
)
def test_paths_of_the_page_become_whole_addresses(value: str, expected: str) -> None:
    (action,) = decide(verb="navigate", value=value).actions
    assert isinstance(action, Navigate)
    assert action.url == expected


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)",
        "JaVaScRiPt:x",
        "\x01javascript:x",
        "file:///c:/",
        "data:,x",
        "about:blank",
        "ftp://a/",
        "http://me:pw@a.example/",
        "http://",
    ],
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(UnusableReplyError):
        decide(verb="navigate", value=url)


def test_choose_keeps_conditions_as_conditions() -> None:
    (action,) = decide(
        verb="choose",
        where=["評価>=4", "在庫!~切れ"],
        order="価格 asc",
        take=2,
        column="カートに入れる",
    ).actions
    assert isinstance(action, Choose)
    assert (
        action.rule.in_words()
        == "評価が 4 以上で、在庫に「切れ」を含まない行（価格の小さい順）の 2 件目"
    )


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("", None),
        ("評価 desc", Order(column="評価", descending=True)),
        ("価格", Order(column="価格")),
    ],
)
def test_order_is_read(order: str, expected: Order | None) -> None:
    (action,) = decide(verb="choose", order=order).actions
    assert isinstance(action, Choose)
    assert action.rule.order == expected


@pytest.mark.parametrize(
    ("text", "comparison", "value"),
    [
        ("評価>=4", Comparison.AT_LEAST, "4"),
        ("価格 ≤ 3,000円", Comparison.AT_MOST, "3,000円"),
        ("価格＜３０００", Comparison.LESS_THAN, "３０００"),
        ("件数>0", Comparison.MORE_THAN, "0"),
        ("状態=「受付中」", Comparison.EQUALS, "受付中"),
        ("書名~Python", Comparison.CONTAINS, "Python"),
    ],
)
def test_conditions_are_read(text: str, comparison: Comparison, value: str) -> None:
    condition = read_condition(text)
    assert (condition.comparison, condition.value) == (comparison, value)


def test_done_carries_its_evidence() -> None:
    decision = decide(verb="done", evidence="カートに追加しました")
    assert decision.actions == (Done(evidence="カートに追加しました"),)
    assert decision.step_done


def test_reason_is_one_short_line() -> None:
    decision = decide(verb="click", ref="e7", reason="一行目\n二行目" + "あ" * 500)
    assert "\n" not in decision.reason
    assert len(decision.reason) <= 160


# ------------------------------------------------------------------ plans


def test_address_the_person_typed_beats_the_known_site() -> None:
    made = plan(
        "https://example.com/a?b=1で練習書店のことを調べる",
        site="練習書店",
        start_url="https://example.com/a?b=1",
    )
    assert (made.start_url, made.is_start_url_proposed) == ("https://example.com/a?b=1", False)


def test_start_page_that_was_given_is_kept() -> None:
    made = plan(given="http://127.0.0.1:9/x", site="練習書店", start_url="http://other.example/")
    assert (made.start_url, made.is_start_url_proposed) == ("http://127.0.0.1:9/x", False)


@pytest.mark.parametrize("name", ["練習書店", "練習 書店", "練習用書店"])
def test_known_site_is_found_by_any_of_its_names(name: str) -> None:
    made = plan(site=name, start_url="https://evil.example/")
    assert (made.start_url, made.is_start_url_proposed) == ("http://127.0.0.1:8123/shop/", False)


def test_address_out_of_the_models_head_is_marked() -> None:
    made = plan("楽天で検索する", site="楽天", start_url="https://www.rakuten.co.jp/")
    assert (made.start_url, made.is_start_url_proposed) == ("https://www.rakuten.co.jp/", True)


def test_host_the_person_named_without_a_scheme_is_theirs() -> None:
    assert not plan(
        "example.comを開いて検索する", start_url="https://example.com/"
    ).is_start_url_proposed
    assert plan("my-example.comを開いて", start_url="https://example.com/").is_start_url_proposed


def test_plan_with_another_scheme_is_refused() -> None:
    with pytest.raises(UnusableReplyError):
        plan(start_url="javascript:alert(1)")


def test_variables_that_do_not_stand_in_the_sentence_are_dropped() -> None:
    proposed = [
        {"name": "検索語", "value": "「猫」"},
        {"name": "上限価格", "value": "3000"},
        {"name": "合言葉", "value": "swordfish"},
        {"name": "url", "value": "猫"},
        {"name": "検索語", "value": "円"},
    ]
    made = plan("「猫」を三千円以下で検索する", variables=proposed)
    assert made.variable_values() == {"検索語": "猫", "上限価格": "3000"}


def test_amount_with_commas_may_be_proposed_as_it_will_be_typed() -> None:
    made = plan("金額に12,800円を入れる", variables=[{"name": "金額", "value": "12800"}])
    assert made.variable_values() == {"金額": "12800"}


def test_too_many_items_are_sent_back() -> None:
    with pytest.raises(UnusableReplyError):
        plan(items=["押す"] * 41)


# ------------------------------------------------------------------ tables and questions


def test_a_table_is_read_with_its_columns_rows_number_and_pages() -> None:
    text = (
        '{"verb": "extract", "column": "書名, 価格、評価", "where": ["価格<=3000"],'
        ' "order": "価格 desc", "take": 5, "value": "３"}'
    )
    (action,) = parse_decision(text, shop_page()).actions
    assert isinstance(action, Extract)
    assert action.columns == ("書名", "価格", "評価")
    assert action.rule.where[0].in_words() == "価格が 3000 以下"
    assert action.rule.order is not None
    assert action.rule.order.descending
    assert (action.limit, action.max_pages) == (5, 3)


@pytest.mark.parametrize(
    "text",
    [
        '{"verb": "extract"}',
        '{"verb": "extract", "take": 0, "column": "", "value": "", "where": []}',
    ],
)
def test_a_table_of_which_nothing_is_said_is_all_of_this_page(text: str) -> None:
    assert parse_decision(text, shop_page()).actions == (Extract(),)


def test_a_long_form_is_one_decision_and_its_click_may_follow() -> None:
    fields = [{"verb": "fill", "ref": "e6", "value": str(number)} for number in range(MAX_FURTHER)]
    press = {"verb": "click", "ref": "e7"}
    made = decide(verb="fill", ref="e6", value="a", more=[*fields, press])
    assert len(made.actions) == MAX_FURTHER + 2
    for too_many in ([*fields, fields[0]], [*fields, fields[0], press]):
        with pytest.raises(UnusableReplyError):
            decide(verb="fill", ref="e6", value="a", more=too_many)


def test_a_form_may_begin_with_its_file() -> None:
    further = [{"verb": "fill", "ref": "e6", "value": "a"}, {"verb": "click", "ref": "e7"}]
    made = decide(verb="upload", ref="e6", value="/tmp/a.csv", more=further)
    assert [one.verb for one in made.actions] == ["upload", "fill", "click"]
    with pytest.raises(UnusableReplyError):
        decide(verb="hover", ref="e6", more=further)


def test_more_pages_than_are_read_are_cut() -> None:
    (action,) = parse_decision('{"verb": "extract", "value": "999"}', shop_page()).actions
    assert isinstance(action, Extract)
    assert action.max_pages == MAX_PAGES


@pytest.mark.parametrize(
    "fields",
    [
        '"verb": "extract", "value": "all"', '"verb": "extract", "value": "0"', '"verb": "extract", "value": "-1"',
        '"verb": "extract", "where": ["安い"]', '"verb": "extract", "take": -1',
        f'"verb": "extract", "column": "{",".join(map(str, range(40)))}"',
        '"verb": "ask_user"', '"verb": "ask_user", "value": "  "',
        '"verb": "ask_user", "value": "{{秘密:社内PW}} は正しいですか"',
        '"verb": "fill", "ref": "e6", "value": "a", "more": [{"verb": "ask_user", "value": "q"}]',
    ],
)  # fmt: skip
def test_tables_and_questions_that_do_not_fit_are_refused(fields: str) -> None:
    with pytest.raises(UnusableReplyError):
        parse_decision(f"{{{fields}}}", shop_page(), secret_names=("社内PW",))


def test_a_question_for_the_person_is_cut_to_size_and_cleaned() -> None:
    text = f'{{"verb": "ask_user", "value": " 部署は\u202eどこ{"か" * 400} "}}'
    (action,) = parse_decision(text, shop_page()).actions
    assert isinstance(action, AskUser)
    assert action.question.startswith("部署はどこか")
    assert len(action.question) <= 301


# ------------------------------------------------------------------ verdicts


@pytest.mark.parametrize("kind", VerdictKind)
def test_a_verdict_is_read_as_it_is(kind: VerdictKind) -> None:
    text = f'{{"reason": "はい", "evidence": "カートに追加しました", "verdict": "{kind.value.upper()}"}}'
    expected = Verdict(kind=kind, evidence="カートに追加しました", reason="はい")
    assert parse_verdicts(text, 1) == (expected,)


def test_a_verdict_without_a_quote_is_the_engines_to_judge() -> None:
    assert parse_verdicts('{"verdict": "confirmed"}', 1) == (Verdict(kind=VerdictKind.CONFIRMED),)


@pytest.mark.parametrize("text", ['{"verdict": "done"}', '{"verdict": true}', "confirmed", "[]"])
def test_another_verdict_is_none(text: str) -> None:
    with pytest.raises(UnusableReplyError):
        parse_verdicts(text, 1)


def test_a_day_may_be_proposed_in_another_writing_than_the_sentence_has() -> None:
    day = [{"name": "期日", "value": "2026-12-10"}]
    assert plan("期日を2026年12月10日にする", variables=day).variable_values() == {
        "期日": "2026-12-10"
    }
    assert plan("期日を2026年12月11日にする", variables=day).variable_values() == {}


@pytest.mark.parametrize(
    ("sentence", "value"),
    [
        ("1万円以上をまとめて承認して", "10000"),
        ("1万5千円以下の本を選んで", "15000円"),
        ("在庫が三件未満の商品", "3"),
        ("半角でﾔﾏﾀﾞと書く", "ヤマダ"),
        ("チケット #12 を閉じる", "12"),
    ],
)
def test_a_number_or_word_may_be_proposed_in_another_writing(sentence: str, value: str) -> None:
    made = plan(sentence, variables=[{"name": "値", "value": value}])
    assert made.variable_values() == {"値": value}


@pytest.mark.parametrize(
    ("sentence", "value"), [("1万円以上を承認", "1000"), ("K-1742 を開く", "174"), ("10時に", "1")]
)
def test_a_piece_of_a_number_is_none_that_was_said(sentence: str, value: str) -> None:
    assert plan(sentence, variables=[{"name": "値", "value": value}]).variable_values() == {}


@pytest.mark.parametrize(
    "text", ['{"reason": "わかりません"}', '{"verb": "done", "step_done": true}']
)
def test_an_answer_without_a_verdict_is_asked_for_again(text: str) -> None:
    with pytest.raises(UnusableReplyError):
        parse_verdicts(text, 1)


@pytest.mark.parametrize(
    ("text", "comparison", "value"),
    [("顧客名^テスト", Comparison.STARTS_WITH, "テスト"), ("担当者=", Comparison.EQUALS, "")],
)
def test_a_condition_may_say_how_a_text_begins_or_that_it_is_blank(
    text: str, comparison: Comparison, value: str
) -> None:
    read = read_condition(text)
    assert (read.comparison, read.value) == (comparison, value)
