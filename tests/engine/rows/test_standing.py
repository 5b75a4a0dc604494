from decimal import Decimal

import pytest

from studio.domain.actions.action import Fill, SetChecked
from studio.domain.text import clip
from studio.engine.guard.facts.contract import SENT_AS
from studio.engine.rows.standing import (
    BatchYes,
    RowYes,
    amount_of,
    asking_steps,
    numbers_in,
    typed_by,
)
from tests.engine.rows.desk import slip_flow, target

ACT = "「送信」をクリック"
HOST = "desk.example"
LONG = "立替払いの精算について、領収書のとおり申請します。" * 4


def given(**bounds: int) -> BatchYes:
    found = {name: Decimal(number) for name, number in bounds.items()}
    return BatchYes(acts={ACT}, hosts={HOST}, bounds=found, typed={"交通費"}, is_given=True)


ROW = {
    "金額": "1,200円",
    "日付": "2026-11-20",
    "数量": "1",
    "宛先": "株式会社甲",
    "摘要": LONG,
}


@pytest.mark.parametrize(
    ("details", "is_covered"),
    [
        ((), True),
        ((("金額", "1200"),), True),
        ((("日付", "2026-11-20"),), True),
        ((("氏名", "山田"),), False),
        ((("申請日", "2026年11月20日(金)"),), True),
        ((("宛先", "株式会社甲"),), True),
        ((("宛先", "株式会社甲 御中"),), False),
        ((("宛先", "株式会社乙"),), False),
        ((("区分", "交通費"),), True),
        ((("摘要", clip(LONG, 60)),), True),
        ((("摘要", clip(f"別の{LONG}", 60)),), False),
        ((("摘要", "…"),), True),
        ((("合計", "1,201円"),), False),
        ((("送料", "500円"),), True),
        ((("送料", "501円"),), False),
        ((("合計", "1万円"),), False),
        ((("送料", "9億円"),), False),
        ((("送料", "千円"),), False),
        ((("送料", "金拾萬円也"),), False),
        ((("送料", "12 800円"),), False),
        ((("支払", "1千2百円"),), True),
    ],
)
def test_only_numbers_of_the_row_and_agreed_ones_are_covered(
    details: tuple[tuple[str, str], ...], is_covered: bool
) -> None:
    yes = RowYes(given(送料=500), ROW)
    assert yes.covers(f"{ACT}。取り消せない可能性があります。", HOST, details) is is_covered


def test_other_acts_and_places_are_not_covered() -> None:
    yes = RowYes(given(), ROW)
    assert not yes.covers("「削除」をクリック", HOST, ())
    assert not yes.covers(ACT, "elsewhere.example", ())
    assert not RowYes(BatchYes(acts={ACT}, hosts={HOST}), ROW).covers(ACT, HOST, ())


def test_a_row_that_is_called_like_an_act_is_not_that_act() -> None:
    title = f"{ACT.removeprefix('「')}。"
    asked = f"「{title}」の「全件削除」をクリック（1 / 3 件目）。取り消せない可能性があります。"
    assert not RowYes(given(), ROW).covers(asked, HOST, ())


def test_what_a_press_sends_elsewhere_is_another_act() -> None:
    """「注文する」 does not cover /account/delete, not even where it was agreed to for all rows."""
    asked = f"{ACT}：サイトに内容が送られます。送ったあとは、取り消せない可能性があります。"
    order, deed = (((SENT_AS, f"POST {HOST}/{path}"),) for path in ("order/7", "account/delete"))
    yes = given()
    assert not RowYes(yes, ROW).covers(asked, HOST, deed)
    RowYes(yes, ROW | {"番号": "7"}).learn(asked, HOST, order)
    assert not RowYes(yes, ROW).covers(asked, HOST, deed)
    next_one = ((SENT_AS, f"POST {HOST}/order/8"),)
    assert RowYes(yes, ROW | {"番号": "8"}).covers(asked, HOST, next_one)
    assert not RowYes(yes, ROW).covers(f"{ACT}し続ける", HOST, ())


def test_a_yes_for_one_row_widens_it_for_the_next() -> None:
    yes = given()
    RowYes(yes, ROW).learn(ACT, HOST, (("合計", "9,800円"), ("金額", "1200")))
    assert yes.bounds == {"合計": 9800}
    assert RowYes(yes, {}).covers(ACT, HOST, (("合計", "9,800円"),))
    assert not RowYes(yes, {}).covers(ACT, HOST, (("合計", "9,801円"),))


@pytest.mark.parametrize(
    ("account", "expected"),
    [("7654321", True), ("1111111", False), ("9999999", False), ("4567890", True)],
)
def test_a_number_that_names_something_is_the_rows_or_the_one_agreed_to(
    account: str, expected: bool
) -> None:
    yes = given()
    card = (("口座番号", "7654321"), ("acct", "7654321"), ("手数料", "440"), ("total", "12800"))
    RowYes(yes, ROW).learn(ACT, HOST, card)
    row = RowYes(yes, ROW | {"口座": "456-7890"})
    for name in ("口座番号", "acct"):
        assert row.covers(ACT, HOST, ((name, account),)) is expected
    assert row.covers(ACT, HOST, (("total", "11800"), ("手数料", "330")))
    assert not row.covers(ACT, HOST, (("total", "12801"),))


def test_a_text_that_was_agreed_to_holds_for_each_row_with_its_own_values() -> None:
    """Another payee on the confirm page than the row's is asked about, though no digit differs."""
    yes = given()
    card = (("振込先", "株式会社甲 御中"), ("方法", "通常振込"), ("お届け", "オン"))
    assert not RowYes(yes, ROW).covers(ACT, HOST, card)
    RowYes(yes, ROW).learn(ACT, HOST, card)
    assert RowYes(yes, ROW).covers(ACT, HOST, card)
    other = RowYes(yes, ROW | {"宛先": "有限会社乙"})
    assert other.covers(ACT, HOST, (("振込先", "有限会社乙 御中"), *card[1:]))
    assert not other.covers(ACT, HOST, card)
    assert not other.covers(ACT, HOST, (("振込先", "有限会社乙 御中"), ("方法", "至急振込")))
    assert not other.covers(ACT, HOST, (("別の欄", "通常振込"),))


def test_a_text_follows_the_column_that_it_followed_when_it_was_agreed_to() -> None:
    yes = given()
    row = {"宛先": "株式会社甲", "担当": "営業部"}
    RowYes(yes, row).learn(ACT, HOST, (("振込先", "株式会社甲"),))
    swapped = RowYes(yes, {"宛先": "有限会社乙", "担当": "総務部"})
    assert swapped.covers(ACT, HOST, (("振込先", "有限会社乙"),))
    assert not swapped.covers(ACT, HOST, (("振込先", "総務部"),))


def test_what_a_flow_types_itself_is_known() -> None:
    typed = Fill(target=target("区分", "textbox"), value="交通費")
    mine = slip_flow().steps[0].model_copy(update={"action": typed})
    flow = slip_flow()
    assert typed_by(flow.model_copy(update={"steps": (*flow.steps, mine)})) == {"交通費"}


def test_what_a_flow_turns_on_by_itself_is_agreed_to_with_the_job() -> None:
    flow = slip_flow()
    terms = SetChecked(target=target("経費規程を確認しました 必須", "checkbox"))
    off = SetChecked(target=target("お知らせを受け取る", "checkbox"), checked=False)
    mine = [flow.steps[0].model_copy(update={"action": act}) for act in (terms, off)]
    yes = given()
    yes.learn_flow(flow.model_copy(update={"steps": (*flow.steps, *mine)}))
    row = RowYes(yes, ROW)
    assert row.covers(ACT, HOST, (("経費規程を確認しました", "オン"),))  # cards leave 必須 out
    assert not row.covers(ACT, HOST, (("経費規程を確認しました（代理）", "オン"),))
    assert not row.covers(ACT, HOST, (("お知らせを受け取る", "オン"),))


def test_amounts_are_told_from_codes() -> None:
    assert amount_of("12,800円") == 12800
    assert amount_of("¥1.5") == Decimal("1.5")
    for code in ("000123", "A-1", "1-2", "2026/11/20", ""):
        assert amount_of(code) is None
    assert numbers_in("１２，８００円と3") == (12800, 3)
    assert numbers_in("1億2,000万円、3 千葉支店、8万ポイント") == (120_000_000, 3, 80_000)
    assert numbers_in("9" * 20) == (Decimal("9" * 20),)


def test_a_grant_asks_nobody_where_nobody_is() -> None:
    flow = slip_flow()
    assert len(asking_steps(flow, is_attended=True)) == 2
    steps = tuple(step.model_copy(update={"grant": "x"}) for step in flow.steps)
    assert asking_steps(flow.model_copy(update={"steps": steps}), is_attended=False) == ()
