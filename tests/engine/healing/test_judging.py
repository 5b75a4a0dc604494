"""What may stand in for a recorded element, by code alone: a wrong one is refused whoever named it."""

import pytest

from studio.domain.actions.action import Action, Click, Fill, SelectOption
from studio.domain.flows.flow import Flow
from studio.domain.page.observation import AriaNode
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.engine.healing.judging import (
    Fitness,
    Named,
    judge_described,
    judge_kind,
    judge_named,
)
from studio.engine.healing.likeness import kinship, means_another
from tests.factories import make_flow, make_observation, make_step, node


def _target(role: str, name: str, **traits: object) -> Target:
    fingerprint = Fingerprint.model_validate({"role": role, "name": name, "tag": "input", **traits})
    way = Candidate(family=Family.ROLE, value=name, role=role, score=100)
    return Target(role=role, name=name, candidates=(way,), fingerprint=fingerprint)


def _form(*nodes: AriaNode) -> AriaNode:
    return node("form", "経費", *nodes)


def _judged(
    action: Action, *nodes: AriaNode, name: str, quote: str | None = None, flow: Flow | None = None
) -> tuple[Fitness, str]:
    page = make_observation(node("heading", "経費"), _form(*nodes))
    found = [n for n in page.nodes if n.ref and n.label == name and n.role != "form"]
    named = Named(page, found[0].ref or "", name if quote is None else quote)
    step = make_step(action)
    recorded = action.element
    assert recorded
    judgement = judge_named(flow or make_flow(step), step, recorded, named)
    return judgement.fitness, judgement.reason


AMOUNT = Fill(target=_target("textbox", "金額", neighbours=("備考",)), value="980")
SEND = Click(target=_target("button", "申請する", type="submit"))
MEMO = node("textbox", "備考")


def test_a_renamed_field_of_the_same_kind_fits() -> None:
    assert _judged(AMOUNT, node("textbox", "合計"), MEMO, name="合計")[0] is Fitness.FITS


@pytest.mark.parametrize(
    ("action", "nodes", "name", "why"),
    [
        (AMOUNT, (MEMO,), "備考", "記録したときから"),
        (AMOUNT, (node("button", "合計"),), "合計", "種類"),
        (AMOUNT, (node("textbox", "合計", secret="true"),), "合計", "パスワード"),
        (AMOUNT, (node("textbox", "合計", disabled="true"),), "合計", "見えないか"),
        (AMOUNT, (node("textbox", "合計"), node("textbox", "合計")), "合計", "見分けられません"),
        (SelectOption(target=_target("combobox", "区分"), option="電車"), (node("textbox", "費目"),), "費目", "種類"),
        (Click(target=_target("button", "次の月へ")), (node("button", "前の月へ"),), "前の月へ", "反対"),
        (Click(target=_target("link", "10月分の明細")), (node("link", "11月分の明細", url="/11"),), "11月分の明細", "別の番号"),
        (Click(target=_target("button", "保管する")), (node("button", "注文する"),), "注文する", "取り消せない"),
        (Click(target=_target("button", "詳細", row_key="ボールペン")), (node("button", "内訳"),), "内訳", "の行にある"),
    ],
)  # fmt: skip
def test_what_cannot_be_it_is_refused(
    action: Action, nodes: tuple[AriaNode, ...], name: str, why: str
) -> None:
    fitness, reason = _judged(action, *nodes, name=name)
    assert fitness is Fitness.UNFIT
    assert why in reason


def test_the_target_of_another_step_is_not_this_one() -> None:
    other = make_step(Fill(target=_target("textbox", "交通手段"), value="電車"))
    flow = make_flow(make_step(AMOUNT), other)
    fitness, _ = _judged(AMOUNT, node("textbox", "交通手段"), name="交通手段", flow=flow)
    assert fitness is Fitness.UNFIT


@pytest.mark.parametrize(("quote", "fits"), [("合計", True), ("", False), ("請求額", False)])
def test_what_is_quoted_has_to_stand_there(quote: str, fits: bool) -> None:
    fitness, _ = _judged(AMOUNT, node("textbox", "合計"), name="合計", quote=quote)
    assert (fitness is Fitness.FITS) is fits


def test_a_destructive_word_matches_exactly_or_asks() -> None:
    assert _judged(SEND, node("button", "申 請する"), name="申 請する")[0] is Fitness.FITS
    fitness, reason = _judged(SEND, node("button", "経費を申請"), name="経費を申請")
    assert fitness is Fitness.ASKS
    assert "「経費を申請」" in reason


def test_a_stranger_is_told_by_what_stands_around_it() -> None:
    recorded = _target("textbox", "金額", path="amount", scope="経費", heading="経費の入力")
    kin = _target("textbox", "合計", path="total", scope="経費", heading="経費の入力", type="text")
    stranger = _target("textbox", "件数", path="rows", scope="検索", heading="絞り込み")
    password = _target("textbox", "合計", path="amount", scope="経費", type="password")
    weak = kin.model_copy(update={"candidates": ()})
    for found, fitness in (
        (kin.model_copy(update={"fingerprint": recorded.fingerprint}), Fitness.FITS),
        (stranger, Fitness.UNFIT),
        (password, Fitness.UNFIT),
        (weak, Fitness.UNFIT),
    ):
        assert judge_described(recorded, found, is_persons=False).fitness is fitness
    assert judge_described(recorded, stranger, is_persons=True).fitness is Fitness.FITS
    assert judge_described(recorded, password, is_persons=True).fitness is Fitness.UNFIT


def test_a_person_may_not_point_at_another_kind() -> None:
    step = make_step(AMOUNT)
    assert judge_kind(step, AMOUNT.target, _target("textbox", "合計")).fitness is Fitness.FITS
    assert judge_kind(step, AMOUNT.target, _target("button", "合計")).fitness is Fitness.UNFIT


def test_kinship_counts_what_still_holds() -> None:
    before = Fingerprint(tag="input", path="amount", scope="経費", neighbours=("備考", "区分"))
    assert kinship(before, before) == 1.0
    assert kinship(before, before.model_copy(update={"path": "memo"})) < 0.6
    assert kinship(Fingerprint(), before) == 0.0


@pytest.mark.parametrize(
    ("before", "after", "is_other"),
    [("前へ進む", "次へ進む", True), ("10月", "11月", True), ("区分", "費目", False), ("表示する", "非表示にする", True),
     ("金額（税込）", "合計", False)],
)  # fmt: skip
def test_names_that_cannot_mean_one_thing(before: str, after: str, is_other: bool) -> None:
    assert means_another(before, after) is is_other
