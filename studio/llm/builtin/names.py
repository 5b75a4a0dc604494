"""What can be the name of a control, a page or a field, and what is rather a sentence about it."""

import re
from typing import Final

from studio.domain.text import squeeze
from studio.llm.builtin.literals import MARK

_MARKS: Final = re.compile(MARK)
_SENTENCE: Final = re.compile(
    r"[をが、。]|から|まで|より|について|ので|けど|以上|以下|未満|以外|のうち|ながら|(?<!まと)めて|です|ます|たら|れば|ずつ|は(?!じ|い$|ん)|なに?ら$"
)
ALL_WORDS: Final = (
    r"(?:すべて|全て|全部|ぜんぶ|全件|全員|全行)(?!選択|表示|解除|見る|閉じ|開)"
    r"|全(?=(?:商品|社員|案件|申請|注文|請求|明細|お知らせ|データ|ファイル|レコード|会員|メンバー|予約|顧客|取引先|店舗)(?!の?(?:一覧|画面|ページ|タブ)))"
)
"""Words for every one of the rows, as a pattern."""
_ALL: Final = re.compile(ALL_WORDS)
_EACH: Final = re.compile(
    r"それぞれ|おのおの|各(?=[一-龠ァ-ヶ])(?!種|位|地|自)|[一1](?:つ|件|個|行|人|冊|枚)ずつ|順番に|順々に|繰り返|くり返|まとめて|一括で|毎[日週月朝]|ごとに|たびに"
)
_WORD: Final = re.compile(r"[一-龠々ァ-ヶーA-Za-z0-9]{2,}")
_SAYS_NOTHING: Final = re.compile(
    r"(?:(?:.*(?:欄|画面|一覧|条件|形式|メニュー|ページ|フォーム))|以下|以上|下記|上記.*|次|内容|検索|結果|変更|入力|選択|表示|登録|申請|商品"
    r"|ヘッダー?|フッター?|(?:列)?見出し?|ドロップダウンリスト|[左右]?[上下]|[左右]側|メッセージ|文字列?|文言|ボタン|リンク|タブ|アイコン|プルダウン|ドロップダウン|チェック(?:ボックス)?|ラジオボタン|スイッチ|サイト|ファイル|項目|データ"
    r"|[\d千百万億円個件名人本台箱冊枚点]+|[〇一二三四五六七八九十百千万億]+[一-龠]?)"
)
_LONGEST: Final = 32


def is_plain_name(words: str) -> bool:
    """Say whether unquoted words can be a name: short, and no sentence about something."""
    bare = _MARKS.sub("", words)
    return len(bare) <= _LONGEST and not _SENTENCE.search(bare)


def speaks_of_all(words: str) -> bool:
    """Say whether words ask for an act on every one: 「全部の行」."""
    return bool(_ALL.search(_MARKS.sub("", words)))


def speaks_of_each(words: str) -> bool:
    """Say whether words ask for an act on one after another: 「一つずつ」, 「それぞれ」."""
    return bool(_EACH.search(_MARKS.sub("", words)))


def lost_words(said: str, taken: str) -> list[str]:
    """Return the words of a clause that stand nowhere in what was read of it.

    Args:
        said: The clause before its verb, quotes masked.
        taken: Everything that the readings hold, as one text.
    """
    held = squeeze(taken)
    words = _WORD.findall(_MARKS.sub(" ", said))
    return [
        word
        for word in words
        if not _SAYS_NOTHING.fullmatch(word)
        and squeeze(word) not in held
        and not _joined(word, held)
    ]


def _joined(word: str, held: str) -> bool:
    """Say whether a word is label and value without a particle: 「電話番号03」."""
    parts = re.findall(r"[0-9A-Za-z]+|[^0-9A-Za-z]+", word)
    return len(parts) > 1 and all(squeeze(part) in held for part in parts)
