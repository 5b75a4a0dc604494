"""What labels say: cannot be undone, does no harm, or nothing at all. Pure.

The first of two gates. Labels can lie and icons have none, so the second (`traffic`) looks at what
is sent. False alarms are the price that people notice: nouns (注文履歴) and looking (注文を見る) are
left alone here, because the second gate still stands behind them.
"""

import re
import unicodedata
from typing import Final

from studio.domain.text import squeeze, strip_unseen

_DOES: Final = ("して", "する")
_ACTS: Final = (
    "購入|注文|発注|送信|申請|承認|承諾|却下|棄却|差し?戻し?|決裁|振込|振り込|支払|決済|送金|出金|削除|消去|破棄|抹消|"
    "退会|解約|取消|取り消|公開|投稿|配信|予約確定|予約する|申込|申し込|応募|投票|登録|確定|実行|提出|署名|初期化|譲渡|打刻|"
    "(?:契約|購読|会員|連携)(?:を)?解除|(?:予約|契約|購読|会員|定期)(?:を)?キャンセル|(?:請求書|領収書|証明書)を?発行"
)
_IRREVERSIBLE: Final = re.compile(
    f"{_ACTS}|"
    "删除|刪除|提交|发送|送出|购买|購買|下单|支付|付款|确认|批准|发布|"
    "삭제|제출|보내기|전송|구매|주문|결제|승인|발행|게시|탈퇴"
)
_DESTRUCTIVE: Final = re.compile("削除|消去|退会|解約|破棄|抹消|初期化|删除|刪除|삭제|탈퇴")
_DESTRUCTIVE_WORDS: Final = re.compile(
    r"\b(?:delet(?:e|ing)|remove|erase|destroy|unsubscribe|löschen|supprimer|eliminar|borrar|excluir|elimina)\b"
)
_THINGS: Final = (
    "履歴|一覧|済み?|方法|状況|内容|日時?|者|元|先|番号|例|フォーム|画面|ページ|手続き?へ|書|中|待ち|情報|条件|期限|予定|"
    "結果|ログ|線|可能|残(?:一覧)?|件数|数|率|金額|額|管理|明細|詳細|種別|種類|設定|範囲|状態|ルート|フロー|依頼一覧|口座|手数料|物|欄|手段|サービス|"
    "トレイ|ボックス|フラグ|アイテム|メール|マニュアル|ガイド|ヘルプ|について|とは|ポリシー|規約|記事|計画|委員|簿|テンプレート|検索"
)
_HARMLESS_NOUNS: Final = re.compile(
    "(?:購入|注文|発注|送信|申請|承認|却下|振込|支払い?|決済|送金|登録|投稿|予約|公開|配信|取消|解約|退会|削除|実行|提出|署名|申込み?|"
    f"申し込み|応募|投票|打刻)の?(?:{_THINGS})(?:{_THINGS})?|"
    f"(?:{_ACTS})の?記録(?:の?(?:{_THINGS}))?$|"
    "(?:検索|絞り込み|並べ替え)(?:を)?実行|新規登録はこちら|新規(?:申請|注文|発注|投稿)(?:はこちら|画面へ)?$|"
    "未(?:送信|申請|承認|登録|提出|払い?|確定|公開)|確定(?:申告|拠出|日)|非公開(?:メモ|コメント)|公開鍵|再送信済み"
)
_LOOKS: Final = re.compile(
    r"(?!.*(?:して|する[^\s]|後|[・/／&＆と]))(?P<what>.{1,20}?)(?:を|の|へ|に)?"
    "(?:検索|確認|見る|表示|編集|詳細|開く|印刷|ダウンロード|戻る|閉じる|プレビュー|選択|参照)(?:する)?"
)
"""「注文を見る」 looks; 「送信して閉じる」 and 「登録と確認」 act first."""
_WORDS: Final = re.compile(
    r"\b(?:delete|remove|erase|destroy|discard|submit|send|resend|place (?:an |your )?order|order now|buy(?: now| it now)?|"
    r"purchase|checkout|check out|pay(?: now)?|pay [\W\d]+.*|confirm|approve|reject|decline|publish|post|transfer|unsubscribe|"
    r"withdraw|terminate|deactivate|refund|register|sign up|create account|apply now|finali[sz]e|"
    r"cancel (?:my |the |this |your )?(?:order|subscription|booking|reservation|plan|account|contract|membership)|"
    r"close (?:my |the |your )?account|book now|reserve now|merge|deploy|sign (?:and|document|contract)|complete (?:order|purchase)|"
    r"löschen|absenden|senden|bestellen|kaufen|bezahlen|bestätigen|genehmigen|veröffentlichen|kündigen|"
    r"supprimer|envoyer|commander|acheter|payer|confirmer|approuver|publier|résilier|"
    r"eliminar|borrar|enviar|comprar|pagar|confirmar|aprobar|publicar|excluir|apagar|"
    r"elimina|invia|acquista|paga|conferma|pubblica)\b"
)
_STUCK_TOGETHER: Final = re.compile(
    "placeorder|buynow|paynow|ordernow|submitorder|confirmorder|deleteaccount"
)
_NOUNS: Final = re.compile(
    r"\b(?:purchase|payment|checkout|transfer|post|refund|send|publish|approve|delete|register|pay)(?:s|d|ed)?[ -]"
    r"(?:history|lists?|status|details?|methods?|settings?|date|id|number|log|logs|queue|options?|guide|period|slip|stub|date|code|office)\b|"
    r"\b(?:cash register|blog post|posts|sent|how to \w+)\b"
)
_RECORDS: Final = re.compile(f"(?:{_ACTS})の?記録$")
_ASSENTS: Final = re.compile(
    r"|ok|はい|yes|次へ|次に進む|進む|続行(?:する)?|続ける|完了(?:する)?|決定(?:する)?|go|next|continue|同意(?:する|して(?:進む|続ける|次へ))|"
    r"done|finish|agree|iagree|i'magree|了解|閉じて完了|適用(?:する)?|weiter|suivant|siguiente|継続|確認|確認する|承知しました"
)
_DOES_NO_HARM: Final = re.compile(
    "(?:再|詳細|条件|この条件で|キーワード|商品|全文|一括)?(?:を)?検索(?:する|を?実行|開始)?|サーチ|探す|さがす|"
    "絞り?込[みむ](?:検索)?(?:する)?|フィルター?(?:を?適用)?|抽出(?:する)?|並[べび]替え?る?|ソート|"
    "ログ(?:イン|オン|アウト|オフ)(?:する)?|サイン(?:イン|アウト)(?:する)?|"
    "(?:買い?物)?(?:カート|かご|カゴ|バスケット)(?:に|へ)(?:入れる|追加(?:する)?|商品を入れる)|カートを見る|"
    "(?:次|前|最初|最後|先頭|末尾)(?:へ|に進む|に戻る|の?ページ(?:へ)?|の\\d+件|の(?:月|週|日|年))?|[<>«»‹›←→]+|\\d{1,4}(?:ページ(?:目)?)?|"
    "もっと(?:見る|読み?込む|表示)|さらに(?:表示|読み込む|見る)|続きを(?:読む|見る)|すべて(?:見る|表示|選択)|全て(?:表示|選択)|選択解除|"
    "表示(?:する|切り?替え|順|件数)?|開く|閉じる|戻る|キャンセル(?:する)?|中止|いいえ|やめる|×|✕|展開|折りたたむ|折り畳む|"
    "(?:下書き(?:に|として|を)?|一時)保存(?:する)?|詳細(?:を?見る|を?表示|検索|へ)?|プレビュー|"
    "(?:ご?(?:入力|注文|申し?込み?|予約|登録|申請|お?届け先))?(?:内容|確認画面)(?:の|を|へ)?(?:確認|進む)(?:する|へ進む|画面へ(?:進む)?)?|確認画面へ?|"
    "再?計算(?:する)?|再?見積もり?計算|印刷(?:する)?|(?:csv|pdf|excel|ファイル)?(?:を)?(?:ダウンロード|出力|エクスポート)(?:する)?|"
    "(?:検索)?条件を?クリア|リロード|再読み?込み?|最新の(?:情報|状態)に更新|メニュー|ヘルプ|言語|翻訳|参照|"
    "今日|今月|今週|カレンダー|住所(?:を)?(?:検索|自動入力)|郵便番号(?:から|で)住所(?:を)?(?:検索|入力)|"
    "search(?:now)?|find|filters?|applyfilters?|sort|login|logon|signin|logout|signout|addto(?:cart|basket|bag)|"
    "next(?:page)?|prev(?:ious)?(?:page)?|first|last|(?:show|load|view|see|read)(?:more|all|details)?|more|open|close|back|cancel|no|"
    "savedraft|saveasdraft|preview|print|download|export|details?|(?:clear|reset)filters?|refresh|reload|expand|collapse|menu|help|"
    "suchen|rechercher|buscar|cerca|搜索|查询|查詢|登录|登入|검색|로그인"
)
_KEEPS: Final = re.compile(
    "(?:カート|かご|カゴ|バスケット)(?:に|へ)|(?:下書き|一時)(?:に|として|を)?保存|"
    "addto(?:cart|basket|bag)|savedraft|saveasdraft"
)
_FAMILIES: Final = {
    "take": re.compile(
        "削除|消去|破棄|抹消|退会|解約|取り?消|キャンセル|初期化|解除|停止|消し|消す|delete|remove|erase|purge|cancel|trash|"
        "unsubscribe|revoke|optout|sakujo|shokyo|haiki|taikai|kaiyaku|torikes|teis"
    ),
    "pay": re.compile(
        "購入|注文|発注|振り?込|支払|決済|送金|出金|買[うっい]|払[うっい]|buy|order|pay|purchase|checkout|transfer|remit|charge|"
        "ch?u?umon|kou?nyu|ha[ct]+[hy]u|furikomi|hurikomi|shiharai|kessai|so[u]?kin"
    ),
    "end": re.compile("退会|脱退|解約|初期化|taikai|kaiyaku"),
    "book": re.compile("予約|book|reserv|yoyaku"),
    "approve": re.compile("承認|承諾|決裁|approve|sh?[iy]?o[u]?nin"),
    "reject": re.compile("却下|棄却|差し?戻|決裁|reject|refuse|kyakka"),
    "send": re.compile(
        "送信|送付|送[るっり]|申請|提出|申し?込|応募|投稿|公開|配信|登録|確定|実行|予約|署名|打刻|send|submit|post|publish|regist|"
        "apply|confirm|sign|sou?shin|shinsei|tou?roku|kou?kai|tou?kou|teis[hy]+utu?|kakutei|jikkou?|kanryou?|mou?shikomi"
    ),
    "keep": re.compile(
        "保存|作成|追加|登録|確定|実行|submit|regist|apply|confirm|tou?roku|kakutei|jikkou?|kanryou?"
    ),
}  # fmt: skip
"""Deeds that a yes given beforehand does not take for one another; general words (登録, submit) say several."""
WEAK_DEEDS: Final = frozenset({"send", "keep"})
"""Said of any form."""
_TOTAL: Final = re.compile(
    r"すべて|全て|全[一-鿿]|一括|まとめて|空に|\b(?:all|everything|account)\b"
)
_OF_ITSELF: Final = re.compile(
    f"{_ACTS}|{_THINGS}|上記|下記|以上|以下|選択|入力|変更|編集|新規|全|この|その|商品|カート|アイテム|データ|コメント|メッセージ|回答|返信"
)
"""What in the words before を names no other thing than the one that stands there."""
_NAMED: Final = re.compile("[一-鿿々]{2,}|[ァ-ヿ]{2,}")
_LABEL_MAX: Final = 20
_LETTERS_APART: Final = re.compile(r"(?:\w ){2,}\w")


def says_irreversible(words: str) -> bool:
    """Say whether pressing something so called cannot be undone: 購入する, 削 除, Place order."""
    bare = _bare(words)
    if _IRREVERSIBLE.search(_without_things(bare)):
        return True
    latin = _latin(words)
    return bool(_WORDS.search(_NOUNS.sub("", latin)) or _STUCK_TOGETHER.search(bare))


def records_deed(words: str) -> bool:
    """Say whether something is called by the record of a deed: a way leads to it (投稿記録), a button may make it (承認記録)."""
    return bool(_RECORDS.search(_bare(words)))


def says_destructive(words: str) -> bool:
    """Say whether it takes something away: what a link should never do by itself."""
    return bool(
        _DESTRUCTIVE.search(_without_things(_bare(words)))
        or _DESTRUCTIVE_WORDS.search(_NOUNS.sub("", _latin(words)))
    )


def deeds_in(words: str) -> frozenset[str]:
    """Return which kinds of deeds words tell of: taking away, paying, approving, sending, keeping."""
    bare = _bare(words)
    return frozenset(kind for kind, told in _FAMILIES.items() if told.search(bare))


def says_more(label: str, said: str, seen: str = "") -> bool:
    """Say whether a label does a deed that was asked for to more, or to another thing, than was said: すべて削除, 退職を申請.

    Args:
        label: What is pressed is called, or what a dialog asks.
        said: What the person said.
        seen: What stands over it: a thing that the page is for.
    """
    known = _bare(f"{said}\n{seen}")
    is_grave = "end" in deeds_in(label) - deeds_in(said)
    totals = [_TOTAL.search(f"{_bare(words)} {_latin(words)}") for words in (label, said)]
    if is_grave or (totals[0] and not totals[1]):
        return True
    return any(thing not in known for line in label.splitlines() for thing in _things_of(line))


def _things_of(label: str) -> list[str]:
    """Return what a short label that says a deed does it to: ドキュメント of 「ドキュメントを削除」."""
    bare = _bare(label)
    what, sign, _ = bare.partition("を")
    is_about = bool(sign) and len(bare) <= _LABEL_MAX and bool(deeds_in(label) - {"keep"})
    return _NAMED.findall(_OF_ITSELF.sub(" ", what)) if is_about else []


def says_harmless(words: str) -> bool:
    """Say whether a label is one of those that only look, page, sort, sign in or put into a cart."""
    bare = _bare(words)
    return bool(bare and _DOES_NO_HARM.fullmatch(bare)) and not says_irreversible(words)


def says_kept(words: str) -> bool:
    """Say whether a harmless label leaves something behind: a second time there are two of it."""
    return bool(_KEEPS.search(_bare(words)))


def says_nothing(words: str) -> bool:
    """Say whether a label only assents: what stands over 「OK」 says what it does."""
    return bool(_ASSENTS.fullmatch(_bare(words)))


def _bare(words: str) -> str:
    return squeeze(strip_unseen(unicodedata.normalize("NFKC", words)))


def _without_things(bare: str) -> str:
    """Return a label without what only names things or looks at them."""
    looks = _LOOKS.fullmatch(bare)
    if looks and not looks["what"].endswith(_DOES):
        return ""
    return _HARMLESS_NOUNS.sub("", bare)


def _latin(words: str) -> str:
    """Return a label for words that blanks divide; 「D e l e t e」 is one word again."""
    text = strip_unseen(unicodedata.normalize("NFKC", words)).lower()
    text = " ".join(re.sub(r"[_\-–/]+", " ", text).split())
    return _LETTERS_APART.sub(lambda match: match[0].replace(" ", ""), text)
