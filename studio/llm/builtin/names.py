"""What can be the name of a control, a page or a field, and what is rather a sentence about it."""

import re
from typing import Final

from studio.llm.builtin.literals import MARK

_MARKS: Final = re.compile(MARK)
_SENTENCE: Final = re.compile(
    r"[をが、。]|から|まで|より|について|ので|けど|以上|以下|未満|以外|のうち|ながら|(?<!まと)めて|です|ます|たら|れば|ずつ|は(?!じ|い$|ん)|なに?ら$"
)
_LOOP: Final = re.compile(
    r"(?:すべて|全て|全部|全件|全員|全行)(?!選択|表示|解除|見る|閉じ|開)|それぞれ|おのおの|各(?=[一-龠ァ-ヶ])(?!種|位|地|自)|[一1](?:つ|件|個|行|人|冊|枚)ずつ|順番に|順々に|繰り返|くり返|まとめて|一括で|毎[日週月朝]|ごとに|たびに"
)
_LONGEST: Final = 32


def is_plain_name(words: str) -> bool:
    """Say whether unquoted words can be a name: short, and no sentence about something."""
    bare = _MARKS.sub("", words)
    return len(bare) <= _LONGEST and not _SENTENCE.search(bare)


def speaks_of_many(words: str) -> bool:
    """Say whether words ask for an act on one after another: 「全部の行」, 「一つずつ」."""
    return bool(_LOOP.search(_MARKS.sub("", words)))
