"""What is written in brackets becomes a variable of the flow, and nothing else does."""

import pytest

from studio.domain.values.variable import Variable
from studio.engine.flow_editing.written import written
from tests.factories import make_flow

FLOW = make_flow().model_copy(update={"variables": (Variable(name="検索語", value="Python"),)})


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("〔検索語〕 入門", "{{検索語}} 入門"),
        ("〔先月末|yyyy/MM/dd〕", "{{先月末|yyyy/MM/dd}}"),
        ("〔認証情報：会計〕", "{{秘密:会計}}"),
        ("〔注〕を読む", "〔注〕を読む"),
    ],
)
def test_a_text_is_kept_as_a_template(text: str, kept: str) -> None:
    assert written(FLOW, text) == kept


def test_a_name_that_stood_there_before_stays_one() -> None:
    assert written(FLOW, "〔消えた変数〕です", "{{消えた変数}}") == "{{消えた変数}}です"
