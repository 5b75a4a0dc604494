"""Differences of two versions: complete, in order, and without secrets."""

import json
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    Extract,
    Fill,
    Navigate,
    Scroll,
    ScrollWay,
    SetChecked,
    Upload,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.domain.flows.flow import Flow, FlowStep, OnError
from studio.domain.flows.flow_diff import ChangeKind, FlowChange, FlowPart, differences
from studio.domain.flows.step_diff import LABELS, TARGET_LABELS
from studio.domain.page.observation import HIDDEN
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.values.variable import Variable
from tests.library.samples import flows

PASSWORD = "Canary-7f3a"


def named(name: str, **more: object) -> Target:
    return Target.model_validate({"role": "button", "name": name} | more)


def click(step_id: str, name: str = "", **more: object) -> FlowStep:
    values: dict[str, object] = {"item": "押す", "action": Click(target=named(name or step_id))}
    return FlowStep.model_validate({"id": step_id} | values | more)


def flow(*steps: FlowStep, **more: object) -> Flow:
    return Flow.model_validate({"id": "f", "name": "手順", "steps": steps} | more)


def words(old: Flow, new: Flow) -> list[str]:
    return [change.words for change in differences(old, new)]


def changed(old: Action, new: Action) -> list[str]:
    """Return what is told of one step whose action changed."""
    steps = [FlowStep(id="s", item="文", action=action) for action in (old, new)]
    return [f"{c.aspect}：{c.before} → {c.after}" for c in differences(*map(flow, steps))]


@settings(max_examples=25, deadline=None)
@given(flows)
def test_identical_flows_have_no_differences(made: Flow) -> None:
    assert differences(made, made) == ()
    again = made.model_copy(update={"id": "other", "version": made.version + 1})
    assert differences(made, again) == ()


@settings(max_examples=40, deadline=None)
@given(flows, flows)
def test_different_flows_have_some_and_each_is_a_line(one: Flow, other: Flow) -> None:
    found = differences(one, other)
    assert bool(found) == (_seen(one) != _seen(other))
    assert len(found) == len(differences(other, one))
    for change in found:
        assert change.words
        assert "\n" not in change.words


def _seen(made: Flow) -> object:
    """Return what a person may see of a flow: without ids, versions, times and live handles."""
    content = made.model_dump(mode="json", exclude={"id", "version", "created_at", "updated_at"})
    for step in content["steps"]:
        step["id"] = ""
        for place in ("target", "to"):
            if step["action"].get(place):
                step["action"][place] |= {"ref": None, "epoch": None}
    return content


@given(st.permutations(range(7)), st.sets(st.integers(0, 6)), st.sets(st.integers(10, 13)))
def test_added_removed_and_moved_steps_lead_from_one_version_to_the_next(
    order: list[int], gone: set[int], fresh: set[int]
) -> None:
    old = flow(*(click(f"s{n}") for n in range(7)))
    kept = [n for n in order if n not in gone]
    new = flow(*(click(f"s{n}") for n in (*kept, *sorted(fresh))))
    told = differences(old, new)
    by_kind = {
        kind: {change.step_id for change in told if change.kind is kind} for kind in ChangeKind
    }
    assert by_kind[ChangeKind.REMOVED] == {f"s{n}" for n in gone}
    assert by_kind[ChangeKind.ADDED] == {f"s{n}" for n in fresh}
    assert by_kind[ChangeKind.CHANGED] == set()
    still = [n for n in kept if f"s{n}" not in by_kind[ChangeKind.MOVED]]
    assert still == sorted(still)
    assert len(still) == _longest_rise(kept)


def _longest_rise(numbers: list[int]) -> int:
    lengths: list[int] = []
    for index, number in enumerate(numbers):
        before = [lengths[i] for i in range(index) if numbers[i] < number]
        lengths.append(1 + max(before, default=0))
    return max(lengths, default=0)


def test_what_a_flow_is_about() -> None:
    old = flow(purpose="", sites=("甲",), origins=("https://a.example",), is_imported=True)
    new = flow(
        name="新しい名前", purpose="月末", owner="経理", sites=("甲", "乙"),
        origins=("https://a.example", "https://b.example"), ai_budget=20_000,
        ai_note="締め日は 20 日",
    )  # fmt: skip
    assert words(old, new) == [
        "名前を変更：手順 → 新しい名前",
        "目的を変更：（なし） → 月末",
        "担当を変更：（なし） → 経理",
        "サイトを変更：甲 → 甲、乙",
        "移動してよい場所を変更：https://a.example → https://a.example、https://b.example",
        "取り込んだ手順の扱いを変更：まだ信頼していない → 信頼した",
        "AI への注意書きを変更：（なし） → 締め日は 20 日",
        "AI に任せてよい量を変更：任せない → 20,000 文字ぶんまで",
    ]


def test_a_value_is_told_before_the_purpose_that_follows_it() -> None:
    """A list of versions shows the beginning, and that was the old purpose, cut."""
    old = flow(purpose="600円以下", variables=(Variable(name="上限", value="600"),))
    new = flow(purpose="800円以下", variables=(Variable(name="上限", value="800"),))
    told = ["変えられる値「上限」の値を変更：600 → 800", "目的を変更：600円以下 → 800円以下"]
    assert words(old, new) == told


def test_variables() -> None:
    old = flow(
        variables=(Variable(name="上限", value="3000"), Variable(name="語"), Variable(name="url"))
    )
    new = flow(
        variables=(
            Variable(name="url"),
            Variable(name="上限", value="5000", ask_each_time=True),
            Variable(name="日付", value="今日"),
        )
    )
    assert words(old, new) == [
        "変えられる値「上限」の値を変更：3000 → 5000",
        "変えられる値「上限」のたずね方を変更：たずねない → 毎回たずねる",
        "変えられる値「日付」を追加：今日",
        "変えられる値「語」を削除",
        "変えられる値の並びを移動：上限、url → url、上限",
    ]


def test_steps_are_told_in_their_order_and_a_removed_one_where_it_was() -> None:
    old = flow(click("a"), click("b"), click("gone"), click("c"), click("d"))
    new = flow(click("c"), click("a"), click("b"), click("x"), click("d", needs_approval=True))
    assert words(old, new) == [
        "1 番目の操作（「c」をクリック）を移動：4 番目 → 1 番目",
        "3 番目の操作（「gone」をクリック）を削除",
        "4 番目の操作（「x」をクリック）を追加",
        "5 番目の操作（「d」をクリック）の承認を変更：不要 → 必要",
    ]
    first = words(flow(click("a"), click("b")), flow(click("b")))
    assert first == ["1 番目の操作（「a」をクリック）を削除"]


def test_a_step_that_moved_and_changed_is_told_as_both() -> None:
    old = flow(click("a"), click("b"), click("c"))
    new = flow(click("c", "C"), click("a"), click("b"))
    assert [(change.kind, change.step_id) for change in differences(old, new)] == [
        (ChangeKind.MOVED, "c"),
        (ChangeKind.CHANGED, "c"),
    ]


def test_a_flow_recorded_anew_with_the_same_steps_did_not_change() -> None:
    assert differences(flow(click("a", "甲"), click("b")), flow(click("x", "甲"), click("b"))) == ()


def test_steps_with_one_id_are_told_apart() -> None:
    old = flow(click("a", "甲"), click("a", "乙"))
    new = flow(click("a", "甲"), click("a", "丙"))
    assert words(old, new) == ["2 番目の操作（「丙」をクリック）の対象を変更：「乙」 → 「丙」"]


def test_everything_of_a_step_but_its_action() -> None:
    old = click("a")
    new = click(
        "a", item="別の文", is_optional=True, needs_approval=True, grant="g", on_error=OnError.SKIP,
        is_enabled=False, retries=5, note="気をつける",
        expects=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="完了"),
                 Evidence(kind=EvidenceKind.URL, detail="/done")),
        only_when=Evidence(kind=EvidenceKind.TEXT_GONE, detail="経理部"),
    )  # fmt: skip
    told = [(c.aspect, c.before, c.after) for c in differences(flow(old), flow(new))]
    assert told == [
        ("文", "押す", "別の文"),
        ("確かめること", "", "出る文字「完了」、アドレス「/done」"),
        ("行う条件", "", "消える文字「経理部」"),
        ("任意", "いいえ", "はい"),
        ("実行する", "はい", "いいえ"),
        ("承認", "不要", "必要"),
        ("承認なしの許可", "なし", "あり"),
        ("うまくいかないとき", "止める", "飛ばす"),
        ("やり直す回数", "2", "5"),
        ("メモ", "", "気をつける"),
    ]
    alike = {f for f in FlowStep.model_fields if getattr(old, f) == getattr(new, f)}
    assert alike == {
        "id",
        "action",
        "agreed",
        "sends",
        "sent",
        "is_rewritten",
        "trace",
    }  # what was sent and seen at record time is nothing a person changes


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (Navigate(url="/a"), Navigate(url="/b"), ["アドレス：/a → /b"]),
        (Click(target=named("甲")), Click(target=named("乙")), ["対象：「甲」 → 「乙」"]),
        (Click(target=named("甲")), Navigate(url="/"), ["内容：「甲」をクリック → / を開く"]),
        (
            Fill(target=named("甲"), value="1"),
            Fill(target=named("乙"), value=""),
            ["対象：「甲」 → 「乙」", "入力する値：1 → "],
        ),
        (
            SetChecked(target=named("甲")),
            SetChecked(target=named("甲"), checked=False),
            ["状態：オン → オフ"],
        ),
        (
            Upload(target=named("甲"), paths=("a.csv",)),
            Upload(target=named("甲"), paths=("a.csv", "b.csv")),
            ["ファイル：a.csv → a.csv、b.csv"],
        ),
        (Scroll(), Scroll(way=ScrollWay.END, target=named("表")), ["対象： → 「表」", "向き：下へ → 最後まで"]),
        (
            Choose(rule=SelectionRule(take=1)),
            Choose(rule=SelectionRule(where=(Condition(column="価格", comparison=Comparison.AT_MOST, value="9"),)), column="買う"),
            ["条件：一覧の行の 1 件目 → 価格が 9 以下の行の 1 件目", "押すもの： → 買う"],
        ),
        (Extract(columns=("名",), limit=1), Extract(limit=5), ["列：名 → ", "件数：1 → 5"]),
    ],
)  # fmt: skip
def test_what_changed_of_an_action(old: Action, new: Action, told: list[str]) -> None:
    assert changed(old, new) == told


def test_an_element_that_is_only_found_otherwise() -> None:
    by_text = Candidate(family=Family.TEXT, value="甲", score=300)
    old, new = click("a", "甲"), click("a", action=Click(target=named("甲", candidates=(by_text,))))
    assert words(flow(old), flow(new)) == ["1 番目の操作（「甲」をクリック）の対象の見つけ方を変更"]
    live = click("a", action=Click(target=named("甲", ref="e5", epoch=3)))
    assert differences(flow(old), flow(live)) == ()


def test_every_field_of_every_action_has_a_name() -> None:
    verbs = [verb for part in get_args(get_args(Action)[0]) for verb in (get_args(part) or (part,))]
    assert len(verbs) > 20
    for verb in verbs:
        for name, field in verb.model_fields.items():
            is_target = field.annotation in (Target, Target | None)
            assert name == "verb" or name in (TARGET_LABELS if is_target else LABELS), (verb, name)


SECRET_FIELD = named("パスワード", fingerprint=Fingerprint(type="password"))


def secret(value: str, **more: object) -> FlowStep:
    fill = Fill(target=SECRET_FIELD, value=value)
    return FlowStep.model_validate({"id": "s", "item": "押す", "action": fill} | more)


def told_of(old: Flow, new: Flow) -> str:
    there = [change.model_dump_json() + change.words for change in differences(old, new)]
    back = [change.model_dump_json() + change.words for change in differences(new, old)]
    return json.dumps([there, back], ensure_ascii=False)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (flow(), flow(secret(PASSWORD))),
        (flow(secret("other")), flow(secret(PASSWORD))),
        (flow(secret(PASSWORD)), flow(secret(PASSWORD, item=f"{PASSWORD} を入れる"))),
        (flow(secret(PASSWORD)), flow(secret(PASSWORD), click("x", PASSWORD), purpose=PASSWORD)),
        (
            flow(secret("{{暗証}}"), variables=(Variable(name="暗証", value="x"),)),
            flow(secret("{{暗証}}"), variables=(Variable(name="暗証", value=PASSWORD),)),
        ),
        (
            flow(secret("{{暗証}}"), variables=(Variable(name="暗証", value=PASSWORD),)),
            flow(secret("{{暗証}}", note=f"今は{PASSWORD}"), name=PASSWORD),
        ),
        (
            flow(secret("x")),
            flow(secret("x", expects=(Evidence(kind=EvidenceKind.VALUE, detail=PASSWORD),))),
        ),
        (flow(secret(PASSWORD)), flow(click("s", action=Navigate(url=f"/?p={PASSWORD}")))),
    ],
)
def test_secrets_are_never_told(old: Flow, new: Flow) -> None:
    told = told_of(old, new)
    assert differences(old, new)
    assert PASSWORD not in told


def test_another_secret_is_told_without_its_value() -> None:
    (change,) = differences(flow(secret("one-secret")), flow(secret("two-secrets")))
    assert (change.aspect, change.before, change.after) == ("入力する値", HIDDEN, HIDDEN)
    assert change.words == (f"1 番目の操作（「パスワード」に「{HIDDEN}」を入力）の入力する値を変更")
    (named_now,) = differences(flow(secret("one-secret")), flow(secret("{{秘密:会計}}")))
    assert (named_now.before, named_now.after) == (HIDDEN, "〔認証情報：会計〕")


def test_endless_and_unseen_texts_are_cut() -> None:
    (change,) = differences(flow(), flow(purpose="長\u202e\n" * 5_000))
    assert len(change.after) == 200
    assert "\u202e" not in change.words
    assert "\n" not in change.words
    broken = click("x", "\ud800\0")
    assert words(flow(), flow(broken)) == ["1 番目の操作（「\ufffd」をクリック）を追加"]


def test_a_difference_behind_the_cut_is_told_as_one() -> None:
    old, new = flow(purpose="長" * 500 + "あ"), flow(purpose="長" * 500 + "い")
    assert words(old, new) == ["目的を変更"]


def test_a_change_survives_json() -> None:
    change = FlowChange(kind=ChangeKind.MOVED, part=FlowPart.STEP, place="2 番目の操作")
    assert FlowChange.model_validate_json(change.model_dump_json()) == change
