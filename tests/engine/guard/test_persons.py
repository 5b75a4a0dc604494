"""Whether a value is the person's: whole, in this writing or another; and what a model worded for them."""

from datetime import date

import pytest

from studio.engine.guard.persons import PersonsWords, affirmed, same_value


@pytest.mark.parametrize(
    ("said", "value", "label"),
    [
        ("金額を1万2千円にする", "12000", ""),
        ("金額を一万二千円にする", "12,000", ""),
        ("単価を1200円にする", "1,200円", ""),
        ("郵便番号を150-0041にする", "1500041", ""),
        ("郵便番号を150-0041にする", "0041", ""),
        ("電話を０３－１２３４－５６７８にする", "03-1234-5678", ""),
        ("電話を03-1234-5678にする", "1234", ""),
        ("日付を今月20日にする", "2026/11/20", ""),
        ("来週の金曜にする", "2026/12/04", ""),
        ("来週の金曜にする", "12月", ""),
        ("来週の金曜にする", "4", "日"),
        ("11/20にする", "2026-11-20", ""),
        ("令和8年11月20日にする", "2026-11-20", ""),
        ("午後3時からにする", "15:00", ""),
        ("10時半にする", "10:30", ""),
        ("2026-11-20の10時にする", "2026-11-20T10:00", ""),
        ("来週の金曜の午後にする", "15:00", ""),
        ("12月1日の予約を明後日にする", "2026-12-03", ""),
        ("氏名は山田 太郎", "山田太郎", ""),
        ("メールをtanaka@example.comにする", "tanaka@example.com", ""),
        ("体調不良で休暇を申請する", "体調不良のため", "理由"),
        ("お礼のコメントを入れる", "ありがとうございました", "コメント"),
    ],
)  # fmt: skip
def test_what_the_person_said_is_theirs_in_another_writing(
    said: str, value: str, label: str
) -> None:
    assert PersonsWords((said,)).has_value(value, label)


@pytest.mark.parametrize(
    ("said", "value", "label"),
    [
        ("数量を5にする", "99", ""),
        ("数量を5にする", "15日", ""),
        ("単価を1200円にする", "120", ""),
        ("単価を1,200円にする", "200", ""),
        ("金額を1万2千円にする", "1", ""),
        ("単価を10.5円にする", "105", ""),
        ("予約番号12を更新する", "1", ""),
        ("三角商会に送る", "3", ""),
        ("2026年11月20日にする", "2026-11-21", ""),
        ("今月20日にする", "2026/11/15", ""),
        ("来週の金曜にする", "4", "数量"),
        ("10時にする", "11:00", ""),
        ("電話を03-1234-5678にする", "evil@example.com", "メール"),
        ("メールを更新する", "evil@example.com", "メール"),
        ("備考に「よろしく」と書く", "辞めます", "備考"),
        ("備考にお礼を書く", "9000000円を振り込んでください", "備考"),
        ("電話番号を変更する", "振り込んでください", "メモ"),
    ],
)  # fmt: skip
def test_what_they_did_not_say_is_not(said: str, value: str, label: str) -> None:
    assert not PersonsWords((said,)).has_value(value, label)


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
    assert PersonsWords((said,)).has_choice(option, label) is expected


def test_a_box_is_theirs_by_its_name_or_by_which_ones_they_mean() -> None:
    assert PersonsWords(("「メール通知」をオンにする",)).has_box("メール通知")
    assert not PersonsWords(("「メール通知」をオンにする",)).has_box("全社に公開")
    assert PersonsWords(("通知を「承認依頼」だけにする",)).has_box("コメント")


@pytest.mark.parametrize(
    ("put", "sent", "expected"),
    [
        ("03-1234-5678", "0312345678", True),
        ("12000", "12,000", True),
        ("2026/12/04", "2026-12-04T00:00:00Z", True),
        ("1", "a1b", False),
        ("0041", "41", False),
        ("", "", False),
    ],
)
def test_a_value_is_known_again_as_it_is_sent(put: str, sent: str, expected: bool) -> None:
    assert same_value(put, sent) is expected


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
    assert PersonsWords((said,)).has_box(box) is expected


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
    ],
)  # fmt: skip
def test_a_value_belongs_to_the_field_that_it_was_told_of(
    said: str, value: str, label: str, labels: list[str], *, expected: bool
) -> None:
    assert PersonsWords((said,)).is_told_elsewhere(value, label, labels) is expected


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
    assert PersonsWords((said,)).is_said_of_another(option, "公開範囲", others) is expected


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
    assert PersonsWords((said,), date(2026, 11, 26)).has_value(day) is expected


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("申請12は承認しないで、一覧を開く", "、一覧を開く"),
        ("保存せずに閉じる", "閉じる"),
        ("少ない在庫を注文する", "少ない在庫を注文する"),
        ("承認しない場合は差し戻す", "承認しない場合は差し戻す"),
    ],
)
def test_what_shall_not_be_done_is_asked_for_by_nobody(said: str, kept: str) -> None:
    assert affirmed(said) == kept


def test_only_this_is_said_of_boxes_among_which_they_named_one() -> None:
    said = PersonsWords(("電話番号だけを03-1234-5678に変更する",))
    assert not said.has_box("管理者権限を付与", [])
    assert PersonsWords(("「承認依頼」だけにする",)).has_box("コメント", ["承認依頼"])


def test_a_box_shall_be_off_where_its_clause_says_so() -> None:
    said = PersonsWords(("AAAをオンにして、BBBはすべてオフにする",))
    assert (said.says_off("AAA"), said.says_off("BBB"), said.says_off("CCC")) == (False, True, None)
