"""Where to look for the end of an item is read from how its sentence ends."""

import pytest

from studio.domain.runs.checklist import Item
from studio.engine.agent.judging.goals import GoalKind, becoming_in, named_in, read_goal


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Amazonで「プログラミング本」を検索する", GoalKind.SEARCH),
        ("評価が4以上で価格が3000円以下の本を探す", GoalKind.SEARCH),
        ("「防災訓練の実施について」という投稿を見つける", GoalKind.READ),
        ("最初の該当商品をカートに入れる", GoalKind.ACT),
        ("社員番号に「1042」を入れる", GoalKind.FILL),
        (
            "社員番号に「1042」、パスワードに「{{秘密:パスワード}}」を入力してログインする",
            GoalKind.LOG_IN,
        ),
        ("「keiri」でログインする（ログイン画面が出た場合）", GoalKind.LOG_IN),
        ("議事録を開く（ログイン画面が出たら「tanaka」でログインする）", GoalKind.OPEN),
        ("受注を登録する（ログイン画面が出たら「tanaka」でログインする）。", GoalKind.ACT),
        ("内容を送る（部署を選ぶ）", GoalKind.ACT),
        ("フォームに入力して送信する", GoalKind.ACT),
        ("フォームに入力して送信", GoalKind.ACT),
        ("件名を入力してチームに共有してください", GoalKind.ACT),
        ("クッキーを必須のみ許可する", GoalKind.ACT),
        ("送信ボタンの色を確認する", GoalKind.READ),
        ("規程を最後まで読む", GoalKind.READ),
        ("未処理が何件か教えてください。", GoalKind.READ),
        ("登録ボタンを押す", GoalKind.PRESS),
        ("設定画面を開く", GoalKind.OPEN),
        ("部署で「営業部」を選ぶ", GoalKind.FILL),
        ("「メールを受け取る」にチェックを入れる", GoalKind.FILL),
        ("「メールを受け取る」のチェックを外す", GoalKind.FILL),
        ("一覧の商品名と価格を表に取り出す", GoalKind.TABLE),
        ("請求書をダウンロードする", GoalKind.DOWNLOAD),
        ("「見積.pdf」を添付する", GoalKind.ATTACH),
        ("価格を1980円に変更する", GoalKind.SET),
        ("状態を「完了」にする", GoalKind.SET),
        ("ログアウトする", GoalKind.ACT),
        ("よろしくお願いします", GoalKind.ACT),
    ],
)
def test_the_end_of_the_sentence_decides(text: str, kind: GoalKind) -> None:
    assert read_goal(text).kind is kind


@pytest.mark.parametrize(
    ("text", "later", "is_filling"),
    [
        ("価格を「1980」に変更する", ("保存する",), True),
        ("価格を「1980」に変更する", (), False),
        ("題名「年末休業」、本文「休みます」でお知らせを作成する", ("公開する",), True),
        ("題名「年末休業」でお知らせを作成する", ("内容を確認する", "「公開」を押す"), True),
        ("部署「総務部」を追加する", ("社員「山田」を追加する",), False),
        ("「議事録.txt」を添付する", ("送信する",), True),
        ("領収書として C:\\書類\\領収書.png を添付する", ("経費申請を登録する",), True),
        ("https://x.example/a.png を添付する", ("送信する",), False),
        ("「議事録.txt」を添付する", (), False),
        ("不要な行を削除する", ("保存する",), False),
        ("件名に「会議」を入力する", (), True),
        ("日付を2026年12月8日、会議室を欅、備品をマイクにする", ("予約する",), True),
        ("日付を2026年12月8日、会議室を欅、備品をマイクにする", (), False),
        ("受注C00012を取り消す", ("ログアウトする",), False),
    ],
)
def test_what_a_later_item_sends_is_done_once_it_stands_there(
    text: str, later: tuple[str, ...], is_filling: bool
) -> None:
    items = tuple(Item(text=one) for one in later)
    assert read_goal(text, items).is_filling is is_filling


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (
            "件名：会議室の予約、本文:10時から で「総務」に登録する",
            ("総務", "会議室の予約", "10時から"),
        ),
        ("https://example.com/a を開く", ()),
        ("12月8日 13:00〜15:00 を予約する", ()),
        ("開始:9時 を入力する", ("9時",)),
        ("「備品」のページに「在庫 3」を書く", ("在庫 3",)),
        ("「検索」ボタンを押す", ()),
    ],
)
def test_what_is_to_be_put_in_stands_in_brackets_or_behind_a_label(
    text: str, values: tuple[str, ...]
) -> None:
    assert read_goal(text).values == values


def test_one_of_several_cases_is_told() -> None:
    text = "「解決」であれば「終了」に、それ以外なら「フィードバック」に変更する"
    assert read_goal(text).is_conditional
    assert not read_goal("「解決」に変更する").is_conditional


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


@pytest.mark.parametrize(
    ("item", "named"),
    [
        ("「防災訓練」の「確認しました」を押す", ("防災訓練", "確認しました")),
        ("「A」の「承認」を押す（ログイン画面が出たら、利用者名は「keiri」）", ("A", "承認")),
        ("「解決」なら「終了」を押す", ()),
        (
            "「研修」の編集を開き、題名を「研修（延期）」に、場所を「本社」に変えて保存する",
            ("研修",),
        ),
        ("「本A」を「棚B」に追加する", ("本A", "棚B")),
        ("11月18日の退勤に19:30を入れ、備考に「打刻漏れ」と書いて保存する", ()),
        ("備考に「打刻漏れ」と記入する", ()),
        ("備考に「至急」と書いてある申請を開く", ("至急",)),
        ("備考に「至急」と書かれた申請を開く", ("至急",)),
        ("備考に「至急」と入力された申請を開く", ("至急",)),
    ],
)
def test_an_aside_and_cases_name_nothing_that_has_to_be_there(
    item: str, named: tuple[str, ...]
) -> None:
    assert [one.lower() for one in named_in(item)] == [one.lower() for one in named]


def test_what_something_is_to_become_is_told_by_itself() -> None:
    item = "「研修」の編集を開き、題名を「研修（延期）」に、場所を「本社」に変えて保存する"
    assert becoming_in(item) == ("研修(延期)", "本社")
    assert becoming_in("「本A」を「棚B」に追加する") == ()
    assert becoming_in("備考に「打刻漏れ」と書いて保存する") == ("打刻漏れ",)
