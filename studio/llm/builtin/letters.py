"""What office letters say besides their request: greetings, who writes, headings, thanks.

Only phrases that ask for nothing are taken out. A phrase that might ask for something stays, and is
then read or named as not read.
"""

import re
from typing import Final

_PLEASE: Final = r"(?:お願い|御願い|願い)(?:でき|し|いたし|致し|申し上げ|申し)?[ぁ-ん]*|(?:いただ|頂|くださ|下さ)[ぁ-ん]*幸い[ぁ-ん]*"
_BELOW: Final = r"(?:以下|下記|次|表題|標題|標記|掲題)"
_TASK: Final = (
    r"(?:内容|件|作業|対応|手順|通り|とおり|点|もの|こと|操作|項目|依頼|入力|手続き|処理)"
)
_GREETINGS: Final = (
    r"(?:いつも|大変|平素は?(?:より)?|日頃)?(?:格別の?)?お世話に(?:なって(?:お|い)?り?ます|なります)",
    r"(?:いつも)?(?:お疲れ|おつかれ)(?:様|さま)(?:です|でした|でございます)",
    r"(?:いつも|毎度|早速の[^、。]{1,8})?(?:誠に|大変)?ありがとうございます",
    r"(?:突然|夜分|朝早く|度々|たびたび|重ね重ね|お忙しい(?:ところ|中))の?(?:ご連絡|メール|お願い)?(?:に|で|を|にて)?(?:も|は)?(?:大変)?(?:失礼|恐縮|恐れ入り|申し訳)[ぁ-んー]*?(?:いたし|致し|し|ござい|あり)?(?:ます|ません|です)(?:が)?",
    r"お忙しい(?:ところ|中)",
    r"(?:恐れ入り|恐縮|お手数|御手数|申し訳|すみ|すい)(?:では|を|お?掛け|おかけ|ござい|し|いたし|致し|あり)*(?:ますが|ですが|ませんが)",
    r"(?:どうぞ|何卒|なにとぞ|以上)?、?(?:ご?(?:確認|対応|検討|査収|協力)(?:の(?:ほど|程))?)?、?(?:どうぞ|何卒|なにとぞ)?(?:よろしく|宜しく)(?:" + _PLEASE + r"|です|どうぞ)?",
    r"(?:取り急ぎ|取急ぎ)[^、。]{0,10}(?:まで|ます)?",
    r"[^、。をに]{1,16}の件(?:です|について(?:です|の(?:ご連絡|お願い)です)?|で(?:ご連絡|お願い)[ぁ-ん]*|でございます)",
    r"(?:おはようございます|こんにちは|こんばんは)",
    r"(?:ご連絡|ご報告|ご相談|お願い)(?:です|いたします|致します|があります|がございます)",
    rf"(?:お手数ですが、?)?{_BELOW}(?:の)?{_TASK}?(?:を|について|につき|につきまして|にて|で|の)?、?(?:ご?{_TASK})?(?:を|の(?:ほど|程))?(?:実施|実行)?(?:を)?(?:{_PLEASE}|お願い|してください|です)(?:でしょうか|か)?",
)  # fmt: skip
_WRITER: Final = re.compile(
    r"^(?:[^、。\s]{0,20}(?:部|課|室|係|社|店|所|局|センター|グループ|チーム|総務|経理|人事|営業|広報|開発|法務|庶務|購買|情シス|企画|製造|物流|事務)(?:担当)?の|株式会社[^、。\s]{1,12}の?)?"
    r"[^\s、。のをにがは]{1,6}(?:です|と申します|でございます)$"
)
_HAS_PLACE: Final = re.compile(
    r"(?:部|課|室|係|社|店|所|局|センター|総務|経理|人事|営業|広報|開発|法務|庶務|購買|情シス|企画|製造|物流|事務|担当)の|と申します|株式会社"
)
_ADDRESSED: Final = re.compile(r"^[^\s、。をにがは]{1,14}(?:様|さん|殿|各位|御中|先生|部長|課長)$")
_SUBJECT: Final = re.compile(
    r"^(?:表題|標題|標記|掲題|件名|首題)の(?:件|通り|とおり)(?:(?:について|につきまして|ですが|で|につき)|、|\s)+"
)
_TO_WHOM: Final = re.compile(
    r"^(?:各位|皆様|皆さま|みなさま|関係者各位|ご担当者様|[^\s、。のをにがは]{1,8}(?:様|さん|部長|課長|先生))[、,]\s*"
)
_WHOLE: Final = re.compile(rf"(?:{'|'.join(_GREETINGS)})[、,!\s]*")
_HEADING: Final = re.compile(
    r"^\s*[■□◆◇●▼【\[<〈《]*\s*(?:(?:作業|依頼|手順|対応|内容|事項|タスク|概要|お願い|やること|やりたいこと|操作|実施|入力|登録|申請|to ?do|メモ|以下|下記|の|とおり|通り)+)\s*[】\]>〉》]*\s*[:：]?\s*$",
    re.IGNORECASE,
)
_SENTENCE: Final = re.compile(r"([^。\n]*)[。\n]+\s*")
_MARKED: Final = re.compile(r"^\s*[■□◆◇●▼【\[<〈《]|[:：】\]>〉》]\s*$")


def is_heading(line: str) -> bool:
    """Say whether a line only heads what follows: 「■作業内容」, 「手順：」."""
    return bool(_HEADING.match(line) and _MARKED.search(line))


def is_letter_phrase(sentence: str) -> bool:
    """Say whether a whole sentence asks for nothing: a greeting, who writes, to whom, 「下記お願いします」."""
    bare = sentence.strip(" 、,。.!\t")
    if not bare:
        return False
    if _WHOLE.fullmatch(bare):
        return True
    is_writer = _WRITER.match(bare) and _HAS_PLACE.search(bare)
    return bool(is_writer or _ADDRESSED.match(bare))


def without_opening(text: str) -> str:
    """Return a letter from the first sentence on that may ask for something."""
    rest = text
    while match := _SENTENCE.match(rest):
        bare = without_subject(match[1])
        if bare and not is_letter_phrase(bare) and not is_heading(match[1]):
            return rest
        rest = rest[match.end() :]
    return rest


def without_subject(sentence: str) -> str:
    """Return a sentence without 「標題の件、」 and greetings at its start."""
    rest = _SUBJECT.sub("", _TO_WHOM.sub("", sentence.strip()))
    while (match := _WHOLE.match(rest)) and match.end() > 0:
        is_cut = rest[match.end() - 1] in "、,! \t"
        if match.end() == len(rest) or not is_cut:
            return rest
        rest = rest[match.end() :]
    return rest
