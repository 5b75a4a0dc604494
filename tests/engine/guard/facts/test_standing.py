"""A form is sent as it stood when its button was pressed, or it is asked about."""

from dataclasses import replace

import pytest

from studio.domain.page.observation import MASK, AriaNode, Control, ControlKind, Observation
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.facts.standing import sent_otherwise
from tests.factories import SHOP

_CONTROLS = (
    Control("tel", "03-1234", ControlKind.FIELD, ref="e1", form=0),
    Control("sum", "1,000", ControlKind.FIELD, ref="e2", form=0),
    Control("note", "", ControlKind.FIELD, ref="e3", form=0),
    Control("day", "2026/12/1", ControlKind.FIELD, ref="e3", form=0),
    Control("at", "9:00", ControlKind.FIELD, ref="e3", form=0),
    Control("draft", "old", ControlKind.FIELD, form=0),  # nobody sees it: its page keeps it
    Control("id", "5", ControlKind.HIDDEN, form=0),
    Control("mail", "1", ControlKind.BOX, "通知する", "e4", 0),
    Control("mail", "1", ControlKind.FIELD, ref="e4", form=0),
    Control("admin", "1", ControlKind.BOX, "管理者", "e5", 0),
    Control("scope", "one", ControlKind.BOX, "本人", "e6", 0),
    Control("scope", "one", ControlKind.FIELD, ref="e6", form=0),
    Control("scope", "all", ControlKind.BOX, "全社", "e7", 0),
    Control("", "", ControlKind.BUTTON, ref="e8", form=0),
    Control("id", "6", ControlKind.HIDDEN, form=1),
    Control("far", "x", ControlKind.FIELD, ref="e9", form=1),
)
_ROLES = (
    "textbox", "textbox", "textbox", "checkbox", "checkbox", "radio", "radio", "button", "textbox",
)  # fmt: skip
_LABELS = ("電話番号", "金額", "備考", "通知する", "管理者", "本人", "全社", "更新", "別")
_STOOD = (
    ("tel", "03-1234"), ("sum", "1,000"), ("note", ""), ("day", "2026/12/1"), ("at", "9:00"), ("draft", "old"), ("id", "5"), ("mail", "1"), ("scope", "one"),
)  # fmt: skip
PAGE = Observation(
    epoch=1,
    url=SHOP,
    title="",
    root=AriaNode(
        "document",
        children=tuple(
            AriaNode(role, label, f"e{at}")
            for at, (role, label) in enumerate(zip(_ROLES, _LABELS, strict=True), 1)
        ),
    ),
    controls=_CONTROLS,
)


def _sent(**changed: str | None) -> list[tuple[str, str]]:
    new = {**dict(_STOOD), **changed}
    return [(name, value) for name, value in new.items() if value is not None]


@pytest.mark.parametrize(
    ("changed", "names"),
    [
        ({}, ()),
        ({"tel": "03-9999"}, ("tel",)),
        ({"tel": "031234"}, ()),  # in another writing
        ({"sum": "1000"}, ()),
        ({"sum": "10000"}, ("sum",)),
        ({"note": "解約"}, ("note",)),
        ({"note": "null"}, ()),  # as JSON says it of an empty field
        ({"tel": "null"}, ("tel",)),
        ({"day": "2026-12-01", "at": "09:00"}, ()),
        ({"day": "2026-12-11"}, ("day",)),
        ({"at": "21:00"}, ("at",)),
        ({"draft": "x", "tel": "03-1234-9"}, ("tel",)),  # and more behind it
        ({"draft": "new"}, ()),
        ({"id": "6"}, ("id",)),  # another form's
        ({"id": "7"}, ()),  # nobody's: others ask about it
        ({"admin": "1"}, ("admin",)),
        ({"mail": None}, ("mail",)),
        ({"scope": "all"}, ("scope",)),
        ({"more": "x"}, ()),
    ],
)
def test_what_is_sent_otherwise_than_it_stood(
    changed: dict[str, str | None], names: tuple[str, ...]
) -> None:
    assert sent_otherwise(_sent(**changed), Ground(PAGE, pressed="e8")) == names


@pytest.mark.parametrize(
    ("changed", "put_in", "pressed"),
    [
        ({"tel": "03-9999"}, ("03-9999",), "e8"),
        ({"admin": "1"}, ("管理者",), "e8"),  # several acts of one look
        ({"mail": None}, ("通知する",), "e8"),
        ({"scope": "all"}, (), "e7"),  # it sends as it is chosen
    ],
)
def test_what_was_put_in_or_chosen_since_is_theirs(
    changed: dict[str, str | None], put_in: tuple[str, ...], pressed: str
) -> None:
    ground = Ground(PAGE, put_in=put_in, pressed=pressed)
    assert sent_otherwise(_sent(**changed), ground) == ()


def test_a_script_that_sends_a_part_leaves_boxes_out() -> None:
    assert sent_otherwise([("tel", "03-1234")], Ground(PAGE, pressed="e8")) == ()
    assert sent_otherwise([("id", "6")], Ground(PAGE, pressed="e8")) == ("id",)
    assert sent_otherwise(_sent(tel="03-9999"), Ground(PAGE)) == ()  # nobody knows what sends it


def test_a_password_that_nobody_put_in_is_neither_set_nor_emptied() -> None:
    for text, value, names in (
        ("", MASK, ("pw",)),
        ("••", "", ("pw",)),
        ("", "", ()),
        ("••", MASK, ()),
    ):
        word = AriaNode("textbox", "合言葉", "e10", text=text, states={"secret": ""})
        root = replace(PAGE.root, children=(*PAGE.root.children, word))
        page = Observation(epoch=1, url=SHOP, title="", root=root, controls=_CONTROLS)
        assert sent_otherwise(_sent(pw=value), Ground(page, pressed="e8")) == names
        put_in = Ground(page, put_in=("{{秘密:パスワード}}",), pressed="e8")
        assert sent_otherwise(_sent(pw=value), put_in) == ()
