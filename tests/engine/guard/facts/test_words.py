"""Labels of real business applications: what must ask, and what must not nag."""

import pytest

from studio.engine.guard.facts.words import (
    says_destructive,
    says_harmless,
    says_irreversible,
    says_kept,
    says_more,
    says_nothing,
)

IRREVERSIBLE = (
    # shops and bookings
    "購入する|注文を確定する|ご注文を確定|この内容で注文する|上記の内容で注文する|発注|お支払いへ進む|支払う|決済する|予約する|"
    "予約を確定|予約を取り消す|予約をキャンセル|解約する|退会する|契約を解除|購読解除|"
    # groupware, mail and workflow
    "送信|送　信|送\u200b信|メールを送信|返信を送信|送信して閉じる|確認して送信|一括送信|配信する|公開する|保存して公開|投稿する|"
    "申請する|経費を申請|この内容で申請|上記の内容で申請|承認|承認する|一括承認|承認・却下|却下|差し戻し|差戻し|差戻|決裁|提出|署名する|打刻|"
    # accounting, banking and admin
    "振込を実行|送金|出金する|請求書を発行|登録|登録する|会員登録|登録して次へ|この内容で登録する|確定|実行|削除|削 除|"
    "選択した行を削除|全件削除|削除して戻る|完全に消去|申請者を削除|購入履歴を削除|下書きを破棄|一時保存を削除|アカウントを抹消|"
    "メンバーから削除|ゴミ箱から削除|データを初期化|お申込み|申し込む|応募する|投票する|取消|支払い手続きを確定|"
    # English
    "Delete|delete item|delete_item|D e l e t e|ｄｅｌｅｔｅ|Delete selected rows|Yes, delete it|Remove|Remove from list|Submit|"
    "Submit for approval|Send|Send message|Send invoice|Place order|Place your order|PlaceOrder|Order now|Buy|Buy now|Purchase|"
    "Checkout|Proceed to checkout|Pay|Pay now|Pay $25.00|Confirm|Confirm order|Confirm deletion|Approve|Approve request|Reject|"
    "Publish|Publish now|Post|Post comment|Transfer|Unsubscribe|Cancel subscription|Cancel order|Cancel my booking|Register|"
    "Sign up|Sign and send|Apply now|Deactivate|Merge|Refund|Withdraw|Discard|Terminate session|"
    # other languages
    "Löschen|Senden|Bestellen|Supprimer|Envoyer|Acheter|Eliminar|Enviar|Comprar|删除|提交|确认|삭제|제출"
)
ORDINARY = (
    "検索|検索する|検索を実行|絞り込み|並べ替え|ログイン|カートに入れる|かごに追加|次へ|前へ|次のページ|2|>|表示|開く|閉じる|戻る|"
    "下書き保存|一時保存|キャンセル|編集|保存|更新|変更|追加|新規|新規作成|コピー|印刷|設定|メニュー|ヘルプ|詳細|もっと見る|"
    "注文履歴|投稿記録|削除記録|購入履歴|送信済み|送信済みアイテム|申請一覧|承認待ち|承認待ち一覧|支払方法|支払い方法|支払方法の変更|"
    "注文内容を確認する|注文を見る|注文の詳細|申請書を印刷|送信履歴を開く|注文画面へ戻る|登録情報|登録情報の変更|登録内容の確認|"
    "公開範囲|公開日|投稿一覧|予約一覧|予約状況|決済方法|振込先|振込先口座|解約について|削除済み|削除履歴|実行結果|実行履歴|"
    "提出期限|提出物|署名欄|発注書|発注先|発注残一覧|注文番号|注文管理|申請中|申請フォーム|未送信|未承認|未申請|確定申告|新規申請|"
    "登録者|申請を検索|注文検索|登録内容の検索|取消済み|取消線|非公開メモ|打刻履歴|申込内容|お申込み状況|購入者|承認者|"
    "承認ルート|承認フロー|申請種別|支払期限|配信設定|配信履歴|投票結果|応募者一覧|送信元|送信先|予約番号|登録件数|公開鍵|送料|"
    "申請内容を表示|発注書をダウンロード|請求書一覧|受注一覧|受注管理|取引先|検索条件をクリア|CSV出力|PDFダウンロード|"
    "Search|Filter|Login|Add to cart|Next|Previous|Show more|Close|Cancel|Save draft|Order history|Orders|Payment methods|"
    "Sent|Posts|Blog post|Purchase history|Edit|Details|Export|Settings|Postal code|Sender|Border|Poster|Ordering|Repository|"
    "Display|Payroll|Payments|Send history|Publish date|How to delete"
)
HARMLESS = (
    "検索|検索する|この条件で検索|絞り込む|並び替え|ログイン|ログアウト|カートに入れる|買い物かごに入れる|次へ|次のページ|前へ|2|»|"
    "もっと見る|表示|開く|閉じる|戻る|キャンセル|下書き保存|下書きとして保存|一時保存|入力内容を確認|確認画面へ|確認画面へ進む|"
    "内容を確認する|注文内容を確認する|予約内容の確認|CSV出力|ダウンロード|印刷|Search|Sign in|Log in|Add to cart|Next|Load more|Save draft|Cancel|検 索"
)
UNKNOWN = (
    "保存|更新|追加|変更|適用|実行|購入する|いいね|フォロー|参加|同期|停止|開始|反映|招待|共有|OK|はい|完了|クリア|コピー|削除|"
    "送信|検索して削除|カートを空にする|下書きを送信|Save|Update|Add|Follow|Invite|Reset|Clear|Search and delete|"
)


@pytest.mark.parametrize("label", IRREVERSIBLE.split("|"))
def test_what_cannot_be_undone_is_asked_about(label: str) -> None:
    assert says_irreversible(label)
    assert not says_harmless(label)


@pytest.mark.parametrize("label", ORDINARY.split("|"))
def test_lists_settings_and_looking_do_not_nag(label: str) -> None:
    assert not says_irreversible(label)


@pytest.mark.parametrize("label", HARMLESS.split("|"))
def test_what_may_send_without_a_question(label: str) -> None:
    assert says_harmless(label)


@pytest.mark.parametrize("label", UNKNOWN.split("|"))
def test_what_says_nothing_certain_may_not(label: str) -> None:
    assert not says_harmless(label)


@pytest.mark.parametrize(
    ("label", "expected"),
    [("削除", True), ("この行を削除", True), ("Remove", True), ("削除済み", False),
     ("注文する", False), ("Removed", False), ("送信", False)],
)  # fmt: skip
def test_what_takes_something_away(label: str, expected: bool) -> None:
    assert says_destructive(label) is expected


@pytest.mark.parametrize(
    ("label", "expected"),
    [("OK", True), ("ＯＫ", True), ("はい", True), ("次へ", True), ("", True), ("Continue", True),
     ("カートに戻る", False), ("削除", False)],
)  # fmt: skip
def test_what_only_assents(label: str, expected: bool) -> None:
    assert says_nothing(label) is expected


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("カートに入れる", True),
        ("買い物かごへ追加する", True),
        ("下書きとして保存", True),
        ("Add to cart", True),
        ("カートを見る", False),
        ("次へ", False),
        ("検索", False),
    ],
)
def test_what_a_harmless_label_leaves_behind(label: str, expected: bool) -> None:
    assert says_kept(label) is expected


@pytest.mark.parametrize(
    ("label", "said", "expected"),
    [
        ("退会する", "予約を取り消す", True),
        ("アカウントを削除", "下書きを削除する", True),
        ("すべて削除", "下書きを削除する", True),
        ("全額を送金", "1000円を送金する", True),
        ("一括承認", "申請を承認する", True),
        ("Delete all", "コメントを削除する", True),
        ("Delete account", "コメントを削除する", True),
        ("Delete", "コメントを削除する", False),
        ("退職を申請", "有給を申請する", True),
        ("定期購入を確定", "注文を確定する", True),
        ("注文を確定する", "りんごを購入する", False),
        ("この内容で予約を確定", "会議室を予約する", False),
        ("商品を購入する", "りんごを購入する", False),
        ("すべて削除", "すべての下書きを削除する", False),
        ("全社に公開", "お知らせを全社に公開する", False),
        ("解約する", "サービスを解約する", False),
        ("プロフィールを保存", "保存する", False),
    ],
)
def test_a_deed_that_was_asked_for_is_done_to_no_more_than_was_said(
    label: str, said: str, *, expected: bool
) -> None:
    assert says_more(label, said) is expected


def test_what_a_page_is_for_may_stand_in_its_label() -> None:
    assert not says_more("休暇届を提出", "有給を申請して提出する", "休暇届の作成")


def test_each_line_of_a_dialog_says_its_own_thing() -> None:
    assert not says_more("確認\n田中を削除しますか？", "田中を削除する")
    assert says_more("確認\nアカウントを削除しますか？", "下書きを削除する")
