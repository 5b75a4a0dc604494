"""What office instructions do to business pages of every make: asserted on what the server got."""

import pytest

from studio.domain.events.events import RunStatus
from tests.interpretation.office import Done, Office

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


def is_done(done: Done) -> bool:
    assert done.finished.status is RunStatus.DONE, (done.finished, done.story)
    return True


async def test_a_layout_table_without_labels_is_filled_by_the_words_left_of_the_fields(
    office: Office,
) -> None:
    done = await office.do(
        "order",
        "お疲れ様です。下記の内容で発注をお願いいたします。\n仕入先：東光商会\n品名：クラフトテープ\n"
        "数量：２４個\n希望納期：来週の金曜\n納入場所：川口工場\n備考：午前着希望",
    )
    assert is_done(done)
    assert done.sent() == {
        "vendor": "02",
        "item": "クラフトテープ",
        "qty": "24",
        "due": "2026-11-27",
        "place": "k",
        "memo": "午前着希望",
    }


async def test_a_definition_list_form_takes_radios_dates_and_a_box(office: Office) -> None:
    done = await office.do(
        "leave",
        "休暇区分で年次有給休暇、取得単位で午前半休を選択。開始日に令和8年12月3日、終了日に明後日、"
        "事由に「私用のため」と入力し、「業務の引継ぎを完了しました」にチェックを入れて申請してください。",
    )
    assert is_done(done)
    assert done.sent() == {
        "kind": "年次有給休暇",
        "unit": "am",
        "from": "2026/12/03",
        "to": "2026/11/20",
        "reason": "私用のため",
        "handover": "1",
    }


async def test_an_aria_combobox_and_fields_named_by_text_beside_them(office: Office) -> None:
    done = await office.do(
        "expense",
        "・利用日に12/5を入力\n・勘定科目は会議費を選択\n・金額に1万2千円、支払先に「喫茶みどり」と入力\n"
        "・「原本あり」をオンにする\n・下書き保存を押す",
    )
    assert is_done(done)
    assert done.sent("/sent") == {
        "d": "2026-12-05",
        "account": "会議費",
        "amount": "12000",
        "payee": "喫茶みどり",
        "receipt": "yes",
    }


async def test_the_row_with_the_least_stock_is_opened(office: Office) -> None:
    done = await office.do("stock", "倉庫が「東京」で一番在庫数が少ない商品の詳細を開いてください")
    assert is_done(done)
    assert done.sent("/item") == {"id": "201"}


async def test_rows_under_a_limit_become_a_table(office: Office) -> None:
    done = await office.do("stock", "在庫数が20未満の商品の品番と在庫数を表にしてください")
    assert is_done(done)
    (table,) = done.tables
    assert table.columns == ("品番", "在庫数")
    assert table.rows == (("B-102", "8"), ("B-103", "15"), ("T-201", "3"))


async def test_a_list_is_read_over_its_pages(office: Office) -> None:
    done = await office.do("members", "部署が営業部の社員の氏名と内線を全ページ分取り出して")
    assert is_done(done)
    (table,) = done.tables
    assert table.rows == (("青柳 誠", "2101"), ("上田 浩二", "2110"), ("大塚 健", "2115"))


async def test_a_control_of_a_row_on_a_later_page_is_pressed(office: Office) -> None:
    done = await office.do("members", "「江口」の行の「編集」を押してください")
    assert is_done(done)
    assert done.sent("/edit") == {"id": "1004"}


async def test_the_newest_notice_is_opened(office: Office) -> None:
    done = await office.do("notices", "最新のお知らせを開いて")
    assert is_done(done)
    assert done.sent("/notice") == {"id": "31"}


async def test_a_notice_is_opened_by_its_words(office: Office) -> None:
    done = await office.do("notices", "件名に「健康診断」を含むお知らせを開いてください。")
    assert is_done(done)
    assert done.sent("/notice") == {"id": "30"}


async def test_a_room_is_booked(office: Office) -> None:
    done = await office.do(
        "booking",
        "お世話になっております。会議室は第2会議室、開始時刻は13:00を選び、利用日を11月20日、"
        "参加人数を十二名、会議名を「予算会議」にしてください。プロジェクターにチェックを入れて、予約をお願いします。",
    )
    assert is_done(done)
    assert done.sent() == {
        "room": "B",
        "day": "2026-11-20",
        "start": "13:00",
        "people": "12",
        "title": "予算会議",
        "eq": "projector",
    }


async def test_a_table_from_a_spreadsheet_fills_an_enquiry(office: Office) -> None:
    done = await office.do(
        "contact",
        "下記の内容を入力して送信してください。\n会社名\t株式会社はるか\nお名前\t水野 葵\n"
        "メールアドレス\tmizuno@example.co.jp\nお問い合わせ種別\t納期について\nお問い合わせ内容\t見積の納期を教えてください。",
    )
    assert is_done(done)
    assert done.sent() == {
        "company": "株式会社はるか",
        "name": "水野 葵",
        "mail": "mizuno@example.co.jp",
        "type": "納期について",
        "body": "見積の納期を教えてください。",
    }


async def test_a_card_is_chosen_by_price_rating_and_stock(office: Office) -> None:
    done = await office.do(
        "shop", "評価が4以上で1万円以下、在庫ありの商品のうち一番安いものをカートに入れて"
    )
    assert is_done(done)
    assert done.sent("/basket") == {"add": "4"}


async def test_one_of_two_conditions_is_enough_for_a_card(office: Office) -> None:
    done = await office.do(
        "shop", "評価が4.5以上または価格が3000円以下の商品のうち一番高いものをカートに入れて"
    )
    assert is_done(done)
    assert done.sent("/basket") == {"add": "4"}


async def test_every_row_that_meets_the_condition_is_pressed_once(office: Office) -> None:
    done = await office.do("stock", "在庫数が20未満の商品の「詳細」をすべて押してください")
    assert is_done(done)
    pressed = [path for path in done.asked if path.startswith("/item")]
    assert sorted(pressed) == ["/item?id=102", "/item?id=103", "/item?id=201"]


async def test_the_last_row_of_a_list_over_pages(office: Office) -> None:
    done = await office.do("members", "最後の行の「編集」を押してください")
    assert is_done(done)
    assert done.sent("/edit") == {"id": "1005"}


async def test_a_search_without_a_label_and_a_result_by_its_title(office: Office) -> None:
    done = await office.do("results", "「旅費」を検索して、「出張旅費規程」を開いてください")
    assert is_done(done)
    assert [path for path in done.asked if path.startswith("/results.html?")]
    assert "/doc/12" in done.asked


async def test_a_text_that_is_there_and_one_that_is_not_are_told_apart(office: Office) -> None:
    assert is_done(await office.do("notices", "「健康診断」が表示されていることを確認して"))
    missing = await office.do("notices", "「棚卸」が表示されていることを確認して")
    assert missing.finished.status is not RunStatus.DONE


async def test_a_text_that_must_not_be_there(office: Office) -> None:
    absent = await office.do("notices", "「エラー」が表示されていないことを確認して")
    assert absent.finished.status in (RunStatus.DONE, RunStatus.UNVERIFIED)
    there = await office.do("notices", "「健康診断」が表示されていないことを確認して")
    assert there.finished.status is RunStatus.FAILED


async def test_the_file_of_a_row_is_kept_in_the_form_asked_for(office: Office) -> None:
    done = await office.do("reports", "売上日報をCSVでダウンロードしてください")
    assert is_done(done)
    assert [path for path in done.asked if path.startswith("/file/")] == ["/file/uriage.csv"]


async def test_a_login_without_a_password_asks_the_person(office: Office) -> None:
    done = await office.do("login", "ログインしてください")
    assert done.finished.status is RunStatus.NEEDS_PERSON
    assert not [path for path in done.asked if path.startswith("/sent")]
