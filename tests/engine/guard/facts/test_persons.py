"""Whether a value is the person's: whole, in this writing or another; and what a model worded for them."""

import pytest

from studio.engine.guard.facts.persons import PersonsWords, affirmed, is_called, same_value


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
        ("12月5日か5月12日にする", "2026-05-12", ""),
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
        ("令和8年12月5日にする", "2026-05-12", ""),
        ("12/5にする", "5/12", ""),
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


@pytest.mark.parametrize(
    ("said", "text", "expected"),
    [
        ("メモに「今日は忙しい」と書く", "", False),  # a field whose value is masked shows none
        ("本文に「契約は更新しないでください」と書く", "契約は更新し", False),
        ("本文に「契約は更新しないでください」と書く", "契約は更新しないでください", True),
        ("本文に「本日はお休みします。よろしくお願いします」と書く", "本日はお休みします。", True),
        ("住所を「東京都港区みなと町1-2」にする", "港区みなと町", True),
        ("「みずほ銀行のあおい支店」のうち、みずほ銀行を入れる", "みずほ銀行", True),
        ("保存する\n題名: 契約は更新しないこと", "契約は更新し", False),
        ("保存する 題名: 契約は更新しないこと", "契約は更新しないこと", True),
        ("題名: 停電に伴う停止\n本文: 田中", "停電に伴う停止", True),
        ("メモ: よろしくと書いて保存する", "よろしく", True),
        ("増減数を3にする", "-3", False),
        ("増減数を-3にする", "-3", True),
    ],
)
def test_a_part_of_a_sentence_is_no_text_of_theirs(said: str, text: str, *, expected: bool) -> None:
    assert PersonsWords((said,)).has_text(text) is expected


@pytest.mark.parametrize(
    ("said", "label", "expected"),
    [
        ("利用者「小川」を「1週間」ブロックする", "利用者をブロック", True),
        ("利用者 Ogawa を1週間ブロックして", "利用者をブロック", True),
        ("利用者「小川」の制限を外す。会議室をブロックする", "利用者をブロック", False),
        ("利用者「小川」を登録する", "利用者をブロック", False),
        ("利用者「小川」をブロックせずに登録する", "利用者をブロック", False),
        ("利用者一覧を開き、広告をブロックする", "利用者をブロック", False),
        ("利用者「小川」を残し、広告をブロックする", "利用者をブロック", False),
        ("利用者の番号を確認し広告をブロックする", "利用者をブロック", False),
    ],
)
def test_a_name_may_stand_between_what_a_control_is_called(
    said: str, label: str, *, expected: bool
) -> None:
    assert is_called(label, said) is expected


def test_a_share_is_no_amount() -> None:
    assert PersonsWords(("金額を1000円にする",)).has_text("1000")
    assert not PersonsWords(("金額を1000円にする",)).has_text("1000%")
    assert PersonsWords(("割引を10%にする",)).has_text("10%")
