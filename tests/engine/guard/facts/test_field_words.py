"""Which field, option or box the person said a value of."""

from collections.abc import Sequence
from datetime import date

import pytest

from studio.engine.guard.facts.field_words import FieldWords


@pytest.mark.parametrize(
    ("said", "option", "label", "expected"),
    [
        ("部署を営業にする", "営業部", "部署", True),
        ("区分を法人にする", "法人（株式会社等）", "区分", True),
        ("2人で予約する", "2名", "人数", True),
        ("権限を一般にする", "管理者", "権限", False),
        ("顧客管理で電話を変更する", "管理者", "権限", False),
        ("従業員は120名です", "50〜299名", "従業員数", True),
        ("従業員は120名です", "1〜49名", "従業員数", False),
        ("従業員は三百二十名です", "300名以上", "従業員数", True),
        ("従業員は120名です", "100名未満", "従業員数", False),
        ("従業員は120名です", "50〜299", "従業員数", True),
        ("3人で120円払う", "50〜299", "従業員数", False),
    ],
)
def test_an_option_is_theirs_by_what_it_is_about(
    said: str, option: str, label: str, expected: bool
) -> None:
    assert FieldWords((said,)).has_choice(option, label) is expected


def test_a_box_is_theirs_by_its_name_or_by_which_ones_they_mean() -> None:
    assert FieldWords(("「メール通知」をオンにする",)).has_box("メール通知")
    assert not FieldWords(("「メール通知」をオンにする",)).has_box("全社に公開")
    assert FieldWords(("通知を「承認依頼」だけにする",)).has_box("コメント")


@pytest.mark.parametrize(
    ("said", "box", "expected"),
    [
        ("広島県の顧客を全件CSVで出力する", "このページのすべてのオブジェクトを選択", True),
        ("広島県の顧客を全件CSVで出力する", "Press Space to toggle all rows selection", True),
        ("広島県の顧客をCSVで出力する", "このページのすべてのオブジェクトを選択", False),
        ("広島県の顧客を全件CSVで出力する", "管理者にする", False),
    ],
)
def test_the_box_over_a_list_is_theirs_where_they_said_all_of_it(
    said: str, box: str, expected: bool
) -> None:
    assert FieldWords((said,)).has_box(box) is expected


@pytest.mark.parametrize(
    ("said", "value", "label", "labels", "expected"),
    [
        ("数量を5、単価を1200円に変更する", "1200", "数量", ["数量", "単価"], True),
        ("数量を5、単価を1200円に変更する", "5", "数量", ["数量", "単価"], False),
        ("注文123の数量を5に変更する", "123", "数量", ["数量"], True),
        ("電話番号を03-1234-5678にする", "03-1234-5678", "FAX", ["電話番号", "FAX"], True),
        ("メールをa@b.jpにする", "a@b.jp", "メール（確認用）", ["メール", "メール（確認用）"], False),
        ("5を数量に、1200を単価に入れる", "1200", "単価", ["数量", "単価"], False),
        ("開始日を11月20日、終了日を25日にする", "2026/11/25", "終了日", ["開始日", "終了日"], False),
        ("顧客を田中に、担当を佐藤にする", "田中", "担当", ["顧客", "担当"], True),
        ("種別\t納期\n内容\t納期の相談", "納期の相談", "内容 必須", ["種別", "内容 必須"], False),
        ("品名に紙、数量（冊）に5", "5", "数量（冊）", ["品名（必須）", "数量（冊）"], False),
        ("品名に紙、単価に5", "5", "品名（必須）", ["品名（必須）", "単価"], True),
        ("「保守」数量1 単価8、「交通費」数量3 単価4", "3", "数量（2行目）", ["数量（1行目）", "数量（2行目）", "単価"], False),
        ("「保守」数量1 単価8、「交通費」数量3 単価4", "交通費", "品目", ["品目", "数量", "単価"], False),
        ("状態: 送付済み\n明細: 「保守」数量1", "保守", "品目", ["状態:", "品目", "数量"], False),
        ("状態: 送付済み 備考「保守」", "保守", "品目", ["状態:", "品目", "備考"], True),
        ("名前は田中、利用者名は「yamada」", "yamada", "ログインID", ["ログインID", "名前"], False),
        ("件名: 年末の予定\nタグ: 年末", "年末", "", ["件名", "概要"], False),
        ("件名: 年末の予定\nタグ: 年末", "年末", "", ["件名", "タグ"], True),
        ("件名: 年末の予定\nタグ: 年始", "年末", "", ["件名", "概要"], True),
        ("名: 聡 姓: 上田\nメール: a@b.jp", "上田", "姓 *", ["名 *", "姓 *"], False),
        ("名: 聡 姓: 上田\nメール: a@b.jp", "上田", "名 *", ["名 *", "姓 *"], True),
        ("名: 聡 姓: 上田\nメール: a@b.jp", "聡", "姓 *", ["名 *", "姓 *"], True),
    ],
)  # fmt: skip
def test_a_value_belongs_to_the_field_that_it_was_told_of(
    said: str, value: str, label: str, labels: list[str], *, expected: bool
) -> None:
    assert FieldWords((said,)).is_told_elsewhere(value, label, labels) is expected


@pytest.mark.parametrize(
    ("said", "option", "others", "expected"),
    [
        ("公開範囲を非公開に変更する", "公開", ["非公開"], True),
        ("公開範囲を非公開に変更する", "非公開", ["公開"], False),
        ("経理システムの権限を閲覧に変更する", "システム管理者", ["閲覧"], True),
        ("部署を営業にする", "営業部", ["総務部"], False),
    ],
)
def test_an_option_is_not_theirs_where_another_one_was_said(
    said: str, option: str, others: list[str], *, expected: bool
) -> None:
    assert FieldWords((said,)).is_said_of_another(option, "公開範囲", others) is expected


def test_only_this_is_said_of_boxes_among_which_they_named_one() -> None:
    said = FieldWords(("電話番号だけを03-1234-5678に変更する",))
    assert not said.has_box("管理者権限を付与", [])
    assert FieldWords(("「承認依頼」だけにする",)).has_box("コメント", ["承認依頼"])


def test_a_box_shall_be_off_where_its_clause_says_so() -> None:
    said = FieldWords(("AAAをオンにして、BBBはすべてオフにする",))
    assert (said.says_off("AAA"), said.says_off("BBB"), said.says_off("CCC")) == (False, True, None)


@pytest.mark.parametrize(
    ("said", "day", "expected"),
    [
        ("予約日を明日に変更する", "2026-11-27", True),
        ("予約日を明日に変更する", "2031-01-01", False),
        ("予約日を来週の金曜に変更する", "2026/12/04", True),
        ("予約日を来週の金曜に変更する", "2026/12/05", False),
        ("11月20日の予約を明日にする", "2026-11-20", True),
        ("予約日を翌営業日にする", "2026-12-28", True),  # no calendar is known here
    ],
)
def test_a_day_that_is_said_by_today_is_that_day(said: str, day: str, *, expected: bool) -> None:
    assert FieldWords((said,), date(2026, 11, 26)).has_value(day) is expected


@pytest.mark.parametrize(
    ("said", "denied", "kept"),
    [
        ("数量は99にしないで5に変更する", "99", "5"),
        ("数量を99ではなく5に変更する", "99", "5"),
        ("数量は「99」にせず、5に変更する", "99", "5"),
        ("数量を5に変更して、99には変えないで", "99", "5"),
        ("担当は変えないで、数量を5に変更する", "99", "5"),
        ("数量を5にしなければならない", "99", "5"),
        ("数量を5に変更しないといけない", "99", "5"),
        ("足りないので数量を5に変更する", "99", "5"),
    ],
)
def test_a_value_that_shall_not_be_put_in_is_not_theirs(said: str, denied: str, kept: str) -> None:
    affirming = FieldWords((said,)).affirming
    assert not affirming.has_value(denied, "数量")
    assert affirming.has_value(kept, "数量")


TODAY = date(2026, 11, 28)


@pytest.mark.parametrize(
    ("said", "value", "label", "expected"),
    [
        ("有効期限を令和9年3月31日にする", "2027-03-31", "", True),
        ("有効期限を令和9年3月31日にする", "2036-03-31", "", False),
        ("期限を3月31日にする", "2027/03/31", "", True),
        ("期限を3月31日にする", "2036/03/31", "", False),
        ("対象月を今月にする", "2026年11月", "", True),
        ("対象月を今月にする", "2026年12月", "", False),
        ("対象月を再来月にする", "2027-01", "", True),
        ("日付を来月20日にする", "2026/12/20", "", True),
        ("日付を来月20日にする", "2026/11/20", "", False),
        ("開始を午前10時にする", "10:00", "", True),
        ("開始を午前10時にする", "22:00", "", False),
        ("開始を夜の8時にする", "20:00", "", True),
        ("開始を3時にする", "15:00", "", True),
        ("増減数を-3にする", "-3", "", True),
        ("増減数を-3にする", "3", "", False),
        ("受注SO-3を3個にする", "3", "", True),
        ("予算を50万円にする", "500", "予算（千円）", True),
        ("予算を50万円にする", "500000", "予算（千円）", False),
        ("予算（千円）を500にする", "500", "予算（千円）", True),
        ("備考にお礼を書く", "いつもありがとうございます", "備考", True),
        ("備考にお礼を書く", "この契約を解約いたします", "備考", False),
        ("備考に解約のお知らせを書く", "この契約を解約いたします", "備考", True),
    ],
)
def test_a_value_in_another_writing_or_unit_is_theirs_and_another_value_is_not(
    said: str, value: str, label: str, expected: bool
) -> None:
    words = FieldWords((said,), TODAY)
    assert words.has_value(value, label) is words.has_text(value, label) is expected


@pytest.mark.parametrize(
    ("said", "value", "label", "labels", "expected"),
    [
        (
            "金額を税抜で10000円にする",
            "10000",
            "金額（税込）",
            ["金額（税込）", "金額（税抜）"],
            True,
        ),
        (
            "金額を税抜で10000円にする",
            "10000",
            "金額（税抜）",
            ["金額（税込）", "金額（税抜）"],
            False,
        ),
        ("電話を03-1234-5678にする", "03-1234-5678", "FAX番号", ["FAX番号", "電話番号"], True),
        ("開始を10時、終了を18時にする", "18:00", "開始時刻", ["開始時刻", "終了時刻"], True),
        ("開始を10時、終了を18時にする", "10:00", "開始時刻", ["開始時刻", "終了時刻"], False),
        ("開始日と終了日を12月1日にする", "2026/12/01", "終了日", ["開始日", "終了日"], False),
        ("数量を5件にする", "5", "個数", ["個数", "件数"], False),
    ],
)
def test_a_value_is_of_the_field_whose_own_word_stands_beside_it(
    said: str, value: str, label: str, labels: list[str], expected: bool
) -> None:
    assert FieldWords((said,), TODAY).is_told_elsewhere(value, label, labels) is expected


def test_of_two_of_one_name_the_one_is_meant_of_whom_more_was_said() -> None:
    words = FieldWords(("担当者を佐藤一郎に変更する",))
    hanako, ichiro = "佐藤 花子（総務部）", "佐藤 一郎（営業部）"
    assert words.is_said_of_another(hanako, "担当者", [ichiro])
    assert not words.is_said_of_another(ichiro, "担当者", [hanako])


def test_a_text_is_added_where_they_say_so_of_that_field() -> None:
    words = FieldWords(("備考に「在宅」を追記し、件名を変更する",))
    assert words.says_more("備考")
    assert not any(map(words.says_more, ("件名", "住所", "")))
    assert words.may_add("備考")


def test_a_word_may_be_added_to_a_field_or_sent_by_itself() -> None:
    words = FieldWords(("タグに「至急」を足して保存",))
    assert words.may_add("タグ")
    assert not words.says_more("タグ")  # two comments, one after the other
    assert not FieldWords(("グループ「user」の社員を追加する",)).may_add("グループ")


@pytest.mark.parametrize(
    ("said", "option", "others", "expected"),
    [
        ("佐藤にメールを送る", "佐藤 sato@a.example", ["鈴木 suzuki@a.example"], True),
        ("佐藤にメールを送る", "鈴木 suzuki@a.example", ["佐藤 sato@a.example"], False),
        ("佐藤にメールを送る", "佐藤 花子 h@a.example", ["佐藤 一郎 i@a.example"], False),
    ],
)
def test_the_only_option_of_which_something_was_said_is_theirs(
    said: str, option: str, others: list[str], expected: bool
) -> None:
    assert FieldWords((said,)).is_chosen(option, others) is expected


def test_of_boxes_and_files_the_one_that_was_said_more_is_meant() -> None:
    said = FieldWords(("メール通知をオフにして保存する",))
    assert said.has_box("メール通知", ["SMS通知"])
    assert not said.has_box("SMS通知", ["メール通知"])
    assert FieldWords(("メール通知とSMS通知をオフにする",)).has_box("SMS通知", ["メール通知"])
    assert said.is_less_said("SMS通知", ["メール通知"])


@pytest.mark.parametrize(
    ("said", "lists", "button", "is_theirs"),
    [
        ("担当者に田中を追加する", ("候補者", "担当者"), "追加", True),
        ("担当者に田中を追加する", ("担当者", "候補者"), "移す", False),
        ("担当者に鈴木を追加し、田中はそのままにする", ("担当者", "候補者"), "移す", False),
        ("担当者から田中を外す", ("担当者", "候補者"), "外す", True),
        ("担当者から田中を外す", ("候補者", "担当者"), "追加", False),
        ("候補者の田中を担当者に追加する", ("担当者", "候補者"), "<", False),
        ("田中を追加する", ("使える", "付けた"), ">", True),
        ("田中を追加する", ("付けた", "使える"), "外す", False),
    ],
)
def test_what_is_taken_from_one_list_into_another_goes_as_they_said(
    said: str, lists: Sequence[str], button: str, *, is_theirs: bool
) -> None:
    assert FieldWords((said,)).moves("田中", lists, button) is is_theirs


def test_a_word_of_what_is_put_in_names_no_field() -> None:
    said = FieldWords(("コメントに「作業時間を確認」と書き、更新する",))
    assert not said.is_told_elsewhere("作業時間を確認", "コメント", ["時間", "コメント"])
    assert said.is_told_elsewhere("作業時間を確認", "時間", ["時間", "コメント"])
