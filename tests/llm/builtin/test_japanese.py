"""What one line asks for: the typed reading behind the words."""

import pytest

from studio.domain.actions.rule import Order, Taking
from studio.llm.builtin.clause_readers import read_clauses
from studio.llm.builtin.clauses import split_clauses
from studio.llm.builtin.intents import (
    Check,
    Confirm,
    Enter,
    FieldValue,
    Intent,
    LogIn,
    Open,
    Pick,
    PressIntent,
    Search,
    Select,
    Sort,
    Submit,
)
from studio.llm.builtin.japanese import read_text
from studio.llm.builtin.literals import mask
from studio.llm.builtin.row_readers import UnreadError


@pytest.mark.parametrize(
    ("line", "intent"),
    [
        ("カートを開いてください", Open("カート")),
        ("https://x.test/a?b=1を開く", Open("https://x.test/a?b=1", "https://x.test/a?b=1")),
        ("「統計」を検索していただけますか", Search("統計")),
        ("統計学の本を調べて", Search("統計学")),
        ("件名に「A」と入力", Enter((FieldValue("件名", "A"),))),
        ("「A」を件名に入力する", Enter((FieldValue("件名", "A"),))),
        ("数量を２個に変更して", Enter((FieldValue("数量", "2"),))),
        ("部署から営業部を選ぶ", Select("部署", "営業部")),
        ("「東京」を選択", Select("", "東京")),
        ("エンターキーを押す", PressIntent("エンターキー", "Enter")),
        ("保存ボタンをクリックしておいて", PressIntent("保存ボタン")),
        ("規約に同意する", Check("規約に同意する")),
        ("通知をオフにする", Check("通知", is_checked=False)),
        ("書類を提出してほしいです", Submit("提出")),
        ("買ってください", Submit("購入")),
        ("結果を新しい順に並べ替えて", Sort("新しい順")),
        ("ログインをお願いします", LogIn()),
        ("「完了」と出るまで待つ", Confirm("完了", waits=True)),
        (
            "一番安いのをかごに入れといて",
            Pick(order=Order(column="価格"), control="かごに入れる"),
        ),
        ("かごに追加", PressIntent("かごに追加する")),
        ("本をカートの中に放り込む", PressIntent("カートに入れる")),
        ("2件目の詳細を見る", Pick(take=2, control="詳細")),
        (
            "価格の安い順に上位3件をカートに入れる",
            Pick(order=Order(column="価格"), taking=Taking.TOP, take=3, control="カートに入れる"),
        ),
        ("先頭の行を開く", Pick(control="*")),
    ],
)
def test_a_line_is_read_as(line: str, intent: Intent) -> None:
    read = read_text(line)
    assert [reading.intent for reading in read.readings] == [intent]
    assert read.unread == ()


@pytest.mark.parametrize(
    "line",
    [
        "送信しないで",
        "申請は不要です",
        "5000円以内なら注文して",
        "エラーが出た場合はやり直して",
        "AまたはBを押す",
        "「保存」をダブルクリックして",
        "すべてにチェックを入れて",
        "結果をメールで送信して",
        "印刷して",
        "削除しますかと聞かれたら「はい」を押して",
        "購入せずにカートに入れるだけにして",
        "承認された申請を探して",
        "削除してもいい？",
    ],
)
def test_what_is_forbidden_or_uncertain_is_not_read(line: str) -> None:
    assert read_text(line).readings == ()


def test_greetings_and_bullets_ask_for_nothing() -> None:
    clauses = split_clauses(
        mask("お世話になっております。\n① 「A」を押す\n・次に「B」を押す\nよろしくお願いします")
    )
    assert [clause.verb.dictionary for clause in clauses if clause.verb] == ["押す", "押す"]
    assert len(clauses) == 2


def test_a_clause_of_a_verb_nobody_knows_stays_a_clause_of_its_own() -> None:
    sentence = mask("請求書を印刷して、「B」を押す")
    first, second = split_clauses(sentence)
    with pytest.raises(UnreadError):
        read_clauses([first], sentence)
    assert [reading.intent for reading in read_clauses([second], sentence)] == [PressIntent("B")]
