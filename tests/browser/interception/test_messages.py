"""A message over a web socket reads like a form, whatever way of speaking it is wrapped in; what is no text is said to be none."""

import json

import pytest

from studio.browser.interception.messages import fields_of_message
from studio.domain.page.observation import MASK


def _hide(text: str) -> str:
    return text.replace("himitsu", MASK)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ('42["save",{"id":5,"tel":"03-1"}]', (("event", "save"), ("id", "5"), ("tel", "03-1"))),
        ('42/room,17["save","a",[1]]', (("event", "save"), ("1", "a"), ("2.0", "1"))),
        (
            '451-["file",{"_placeholder":true,"num":0}]',
            (("event", "file"), ("_placeholder", "true"), ("num", "0")),
        ),
        ("2", (("本文", "2"),)),
        (
            '["4","7","lv:phx-F8","event",{"type":"form","event":"save","value":"a%5Bn%5D=%E5%B1%B1&b="}]',
            (("event", "event"), ("type", "form"), ("event", "save"), ("a[n]", "山"), ("b", ""),
             ("topic", "lv:phx-F8"), ("ref", "7"), ("join", "4")),
        ),
        (
            '{"type":1,"target":"Send","arguments":["やあ"]}\x1e',
            (("type", "1"), ("target", "Send"), ("arguments.0", "やあ")),
        ),
        ('{"type":6}\x1e{"type":6}\x1e', (("0.type", "6"), ("1.type", "6"))),
        (
            'SEND\ndestination:/app/chat\ncontent-type:application/json\n\n{"to":"山"}\0',
            (("frame", "SEND"), ("destination", "/app/chat"), ("content-type", "application/json"), ("to", "山")),
        ),
        ('["{\\"a\\":\\"b\\"}"]', (("本文.0.a", "b"),)),
        ('{"pw":"x","memo":"himitsu"}', (("pw", MASK), ("memo", MASK))),
        ("削除 5", (("本文", "削除 5"),)),
        ("dG9rZW4=", (("本文", "dG9rZW4="),)),
    ],
)  # fmt: skip
def test_what_a_message_says(message: str, told: tuple[tuple[str, str], ...]) -> None:
    assert fields_of_message(message.encode(), _hide) == told


def test_what_is_no_text_is_said_to_be_none_and_its_words_are_told() -> None:
    assert fields_of_message(b"\x01\x05\x09", _hide) == (("読み取れない形式の内容", "3 バイト"),)
    told = fields_of_message(b"\x08\x95\x01\xa6delete\x00\xff" + "山田商会".encode(), _hide)
    assert told[0] == ("読み取れない形式の内容", "24 バイト")
    assert told[1] == ("そのうち読める部分", "delete / 山田商会")


def test_no_depth_and_no_length_breaks_it() -> None:
    deep = "[" * 5_000 + "]" * 5_000
    assert fields_of_message(deep.encode(), _hide)
    assert fields_of_message(json.dumps({"a": deep}).encode(), _hide)
    assert fields_of_message(b"a=b&" * 400_000, _hide)
