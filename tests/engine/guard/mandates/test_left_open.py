"""A form that still holds what the person said otherwise is not what they asked for."""

import pytest

from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.engine.guard.facts.field_words import FieldWords
from studio.engine.guard.mandates.left_open import left_open
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import SHOP

_FIELDS = (
    ("textbox", "件名", "title", ()),
    ("textbox", "数量", "qty", ()),
    ("textbox", "開始", "from", ()),
    ("textbox", "終了", "to", ()),
    ("combobox", "公開範囲", "open", (("全員", "all"), ("社内", "in"))),
    ("combobox", "単位", "unit", (("個", "1"), ("ケース", "24"))),
    ("combobox", "操作", "op", (("変更", "c"), ("複製", "d"))),
    ("checkbox", "メルマガを受け取る", "mag", ()),
    ("textbox", "値（1行目）", "macros[0][value]", ()),
    ("textbox", "値（2行目）", "macros[1][value]", ()),
    ("textbox", "備考", "note", ()),
    ("combobox", "状態", "rows[0][state]", (("仮", "t"), ("確定", "f"))),
    ("combobox", "状態", "rows[1][state]", (("仮", "t"), ("確定", "f"))),
    ("combobox", "進捗率", "done", (("0 %", "0"), ("10 %", "10"), ("100 %", "100"))),
)


def page() -> Observation:
    nodes, controls = list[AriaNode](), list[Control]()
    for at, (role, label, name, options) in enumerate(_FIELDS):
        ref = f"e{at}"
        nodes.append(AriaNode(role, label, ref))
        kind = ControlKind.BOX if role == "checkbox" else ControlKind.FIELD
        controls.append(Control(name, "1", kind, label, ref, 0))
        controls += [
            Control(name, value, ControlKind.OPTION, words, ref, 0) for words, value in options
        ]
    root = AriaNode("document", children=tuple(nodes))
    return Observation(epoch=1, url=SHOP, title="予定", root=root, controls=tuple(controls))


@pytest.mark.parametrize(
    ("said", "sent", "expected"),
    [
        ("件名を会議、公開範囲を社内に変更する", "title=会議&open=all", True),
        ("件名を会議、公開範囲を社内に変更する", "title=会議&open=in", False),
        ("件名を会議、数量を5に変更する", "title=会議&qty=3", True),
        ("件名を会議、数量を5に変更する", "title=会議&qty=5", False),
        ("件名に「会議」、数量に5を入れる", "title=会議&qty=", True),
        ("数量を3ケースに変更する", "qty=3&unit=1", True),
        ("数量を3ケースに変更する", "qty=3&unit=24", False),
        ("10時から12時に変更する", "from=12:00&to=10:00", True),
        ("10時から12時に変更する", "from=10:00&to=12:00", False),
        ("件名を会議に変更し、メルマガは受け取らない", "title=会議&mag=1", True),
        ("件名を会議に変更し、メルマガは受け取らない", "title=会議", False),
        ("件名を会議にし、メルマガは不要にする", "title=会議&mag=1", True),
        ("メルマガは受け取らないで保存する", "title=&mag=1", True),
        ("件名で探す。数量を5に変更する", "title=会議&qty=", False),  # a form in which nothing of theirs is sent
        ("9:00〜18:00に変更する", "from=18:00&to=9:00", True),
        ("DISK の値を「95」に変える", "macros[0][value]=85&macros[1][value]=95", False),
        ("DISK の値を「95」に変えて、題は会議", "title=会議&macros[0][value]=85&macros[1][value]=90", True),
        ("件名を会議にし、備考に「至急」を足す", "title=会議&note=社外秘, 至急", False),
        ("件名を会議にし、備考に「至急」を入れる", "title=会議&note=社外秘, 至急", True),
        ("件名を会議にし、備考に「至急」を足す", "title=会議&note=社外秘", True),
        ("件名:会議に使う部屋 備考:至急", "title=会議に使う部屋&note=至急", False),
        ("件名:会議に使う部屋 備考:至急", "title=総務に使う部屋&note=至急", True),
        ("件名を会議、進捗率100%に", "title=会議&done=100", False),  # 0 % is no unit of 10
        ("件名を会議、状態を確定にして追加する", "title=会議&rows[0][state]=f&rows[1][state]=t", False),
        ("件名を会議、状態を確定にして追加する", "title=会議&rows[0][state]=t&rows[1][state]=t", True),
        # what says nothing of the field that is left
        ("件名を会議に変更する", "title=会議&qty=3&open=all&unit=1&op=d&mag=1", False),
        ("数量を確認して、件名を会議に変更する", "title=会議&qty=3", False),
        ("件名を社内報に変更する", "title=社内報&open=all", False),
        ("件名を会議に変更する。その後、公開範囲を社内にする", "title=会議&open=all", False),
    ],
)  # fmt: skip
def test_what_was_said_otherwise_is_not_left(said: str, sent: str, expected: bool) -> None:
    fields = tuple(
        (name, value) for name, _, value in (one.partition("=") for one in sent.split("&"))
    )
    request = OutgoingRequest(
        method="POST", url=SHOP, kind=RequestKind.NAVIGATION, page_url=SHOP, fields=fields
    )
    assert left_open(request, page(), 0, FieldWords((said,))) is expected


@pytest.mark.parametrize("has_one_for_all", [True, False])
def test_a_box_that_only_picks_its_row_is_not_put_off(has_one_for_all: bool) -> None:
    """「2号機を無効に」 ticks the row of 2号機 and presses 無効; a switch so called is put off."""
    every = AriaNode("checkbox", "名前", "e9") if has_one_for_all else AriaNode("text", "名前")
    head = AriaNode("row", children=(AriaNode("columnheader", children=(every,)),))
    row = AriaNode("row", "2号機", children=(AriaNode("checkbox", "2号機", "e1"),))
    root = AriaNode("document", children=(AriaNode("table", children=(head, row)),))
    box = Control("ids[2]", "2", ControlKind.BOX, "2号機", "e1", 0)
    seen = Observation(epoch=1, url=SHOP, title="機器", root=root, controls=(box,))
    request = OutgoingRequest(
        method="POST",
        url=SHOP,
        kind=RequestKind.NAVIGATION,
        page_url=SHOP,
        fields=(("ids[2]", "2"), ("status", "off")),
    )
    said = FieldWords(("機器「2号機」を無効にしてください。",))
    assert left_open(request, seen, 0, said) is not has_one_for_all
