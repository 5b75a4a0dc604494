"""The bar that keeps what worked."""

from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton

from studio.domain.events.events import FlowSaved, ItemVerified, RehearsalStarted
from studio.domain.values.variable import Variable
from studio.ui.cards.save_bar import proposed_name
from tests.ui.conftest import Stage, on_qt
from tests.ui.fakes import make_checklist
from tests.ui.sample_flow import shop_flow


def test_the_proposed_name_says_where_and_what() -> None:
    assert proposed_name(make_checklist()) == "練習書店：最初の該当商品をカートに入れる"


@on_qt
async def test_a_rehearsal_is_off_by_one_click_and_its_result_stands_on_the_card(
    stage: Stage,
) -> None:
    bar = stage.window.create_page.save_bar
    bar.offer(make_checklist())
    tick, told = stage.find(QCheckBox, "save_rehearses"), stage.find(QLabel, "save_told")
    assert (bar.rehearses, told.isHidden()) == (True, True)
    tick.click()
    assert not bar.rehearses
    bar.take_event(RehearsalStarted(name="本", total=7))
    assert "練習しています" in told.text()
    message, needs = "練習で確かめました（5/7）。", "手順 6 は、見つける手がかりがありません。"
    bar.take_event(
        FlowSaved(
            flow_id="1",
            name="本",
            version=1,
            steps=7,
            rehearsal_message=message,
            warnings=(needs,),
        )
    )
    flow = shop_flow().model_copy(update={"variables": (Variable(name="検索語", value="本"),)})
    bar.show_kept(flow)
    changing = ["次に変えられる値：検索語", "いつも同じ値：上限価格「3000」、支払い「請求書」"]
    assert told.text().splitlines() == [message, needs, *changing]


@on_qt
async def test_a_password_of_the_sentence_is_offered_to_the_vault(
    stage: Stage,
) -> None:
    bar = stage.window.create_page.save_bar
    wanted: list[object] = []
    bar.password_wanted.connect(wanted.append)
    flow = shop_flow()
    keep = stage.find(QPushButton, "save_password")
    offer = keep.parentWidget()
    assert offer is not None
    bar.show_kept(flow)
    assert offer.isHidden()
    bar.show_kept(flow, password="https://office.example")
    assert not offer.isHidden()
    words = stage.find(QLabel, "save_password_words").text()
    assert words.startswith("このパスワードを認証情報に保存しますか？")
    assert "https://office.example だけ" in words
    keep.click()
    assert wanted[0] is flow


@on_qt
async def test_a_run_nobody_could_verify_is_the_persons_to_judge(
    stage: Stage,
) -> None:
    bar = stage.window.create_page.save_bar
    news = ("! 受け付けました", "- 12/2 14:00 小野")
    bar.take_event(ItemVerified(item_id="1", is_confirmed=False, news=news))
    bar.offer(make_checklist(), is_unsure=True)
    assert stage.find(QLabel, "save_words").text().startswith("できていますか？")
    assert bar.property("card") == "amber"  # a question does not carry the mark of a success
    assert "- 12/2 14:00 小野" in stage.find(QLabel, "save_told").text()
    bar.offer(make_checklist())
    assert bar.property("card") == "green"
    assert stage.find(QLabel, "save_told").isHidden()


@on_qt
async def test_a_recorded_flow_is_told_without_what_a_run_before_it_was_about(
    stage: Stage,
) -> None:
    bar = stage.window.create_page.save_bar
    bar.offer(make_checklist())
    bar.hide()
    bar.show_kept(shop_flow("「ログインする」を押す"))
    assert "プログラミング" not in stage.find(QLabel, "save_told").text()
    words = stage.find(QLabel, "save_words").text()
    assert words == "『「ログインする」を押す』を手順に残しました"
