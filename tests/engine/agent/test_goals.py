"""What an item asks for is read from its last verb."""

import pytest

from studio.engine.agent.goals import GoalKind, read_goal


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Amazonで「プログラミング本」を検索する", GoalKind.SEARCH),
        ("評価が4以上で価格が3000円以下の本を探す", GoalKind.SEARCH),
        ("最初の該当商品をカートに入れる", GoalKind.COMMIT),
        ("社員番号に「1042」を入れる", GoalKind.ENTER),
        (
            "社員番号に「1042」、パスワードに「{{秘密:パスワード}}」を入力してログインする",
            GoalKind.LOG_IN,
        ),
        ("フォームに入力して送信する", GoalKind.COMMIT),
        ("送信ボタンの色を確認する", GoalKind.CHECK),
        ("登録ボタンを押す", GoalKind.OPEN),
        ("設定画面を開く", GoalKind.OPEN),
        ("部署で「営業部」を選ぶ", GoalKind.SELECT),
        ("「メールを受け取る」にチェックを入れる", GoalKind.ENTER),
        ("一覧の商品名と価格を表に取り出す", GoalKind.EXTRACT),
        ("請求書をダウンロードする", GoalKind.DOWNLOAD),
        ("価格を1980円に変更する", GoalKind.COMMIT),
        ("ログアウトする", GoalKind.COMMIT),
        ("よろしくお願いします", GoalKind.OTHER),
    ],
)
def test_the_last_verb_decides(text: str, kind: GoalKind) -> None:
    assert read_goal(text).kind is kind


def test_a_change_that_a_later_item_saves_is_done_once_it_stands_there() -> None:
    assert read_goal("価格を1980円に変更する", is_saved_later=True).kind is GoalKind.ENTER
    assert read_goal("削除する", is_saved_later=True).kind is GoalKind.COMMIT


def test_what_is_to_be_put_in_stands_in_brackets_or_behind_a_colon() -> None:
    goal = read_goal("件名：会議室の予約、本文:10時から で「総務」に登録する")
    assert goal.values == ("総務", "会議室の予約", "10時から")
    assert read_goal("https://example.com/a を開く").values == ()


def test_a_page_says_the_same_in_its_own_words() -> None:
    assert read_goal("カートに入れる").says_so("addtobasket")
    assert not read_goal("カートに入れる").says_so("お気に入りに追加")
    assert read_goal("申請する").says_so("申し込みを受け付けました")


@pytest.mark.parametrize(
    ("goal", "words", "is_shared"),
    [
        ("在庫管理を開く", "在庫管理システム", True),
        ("「お知らせ」のページを開く", "お知らせ一覧", True),
        ("結果の一覧を表示する", "検索結果の一覧", False),
        ("Swaggerの画面を開く", "swagger ui", True),
    ],
)
def test_words_that_every_page_has_prove_nothing(goal: str, words: str, is_shared: bool) -> None:
    assert read_goal(goal).shares_word(words) is is_shared
