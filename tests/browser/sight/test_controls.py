"""What forms hold besides what they show is read with the page; what secret fields hold never."""

import pytest

from studio.domain.page.observation import MASK, Control, ControlKind
from tests.browser.stage import Studio, named

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FORM = (
    "<form action='/save?mode=edit'><input type=hidden name=id value=5><input name=tel aria-label=電話 value=03>"
    "<input type=password name=pw value='hun ter 2 あいう'><input type=hidden name=copy value='hun ter 2 あいう'>"
    "<select name=kind aria-label=区分><option value=1>個人<option value=2>法人</select>"
    "<label><input type=checkbox name=mail>メール通知</label><button name=do value=go>更新</button></form>"
)


async def test_hidden_fields_options_and_boxes_are_known_and_passwords_are_not(
    studio: Studio,
) -> None:
    seen = await studio.show(FORM)
    assert seen.controls is not None
    held = {(one.name, one.value): one for one in seen.controls}
    assert held["id", "5"].kind is ControlKind.HIDDEN
    assert held["mode", "edit"].form == held["id", "5"].form == 0
    ref = named(seen, "区分").ref
    assert held["kind", "2"] == Control("kind", "2", ControlKind.OPTION, "法人", ref or "", 0)
    assert held["mail", "on"].words == "メール通知"
    assert ("do", "go") in held
    assert "pw" not in {name for name, _ in held}
    assert ("copy", MASK) in held


async def test_where_a_form_is_sent_to_is_told(studio: Studio) -> None:
    """A field called `action` is no address; of a button that sends it elsewhere its own end is told."""
    seen = await studio.show(
        "<form action='/save?mode=edit'><input name=action><button formaction=/forward>転送</button></form><form></form>"
        "<form action='javascript:void(0)'></form>"
    )
    ends = {
        (one.form, one.name): one.value
        for one in seen.controls or ()
        if one.kind is ControlKind.END
    }
    own = seen.url.partition("?")[0]
    site = own[: own.index("/", 8)]
    assert ends == {
        (0, ""): f"{site}/save", (0, "formaction"): f"{site}/forward", (1, ""): own, (2, ""): "",
    }  # fmt: skip


async def test_what_a_form_holds_is_told_of_chosen_options_and_ticked_boxes_too(
    studio: Studio,
) -> None:
    """A part of a form that is folded sends them, and no word of it is to be seen."""
    seen = await studio.show(
        "<form><div hidden><input type=radio name=font value='Open Sans' checked><input type=radio name=font value='Noto Sans'>"
        "<select name=zone><option value='Asia Tokyo'>東京<option value='Asia Seoul' selected>ソウル</select></div></form>"
    )
    held = {(one.name, one.value) for one in seen.controls or () if one.kind is ControlKind.FIELD}
    assert held == {("font", "Open Sans"), ("zone", "Asia Seoul")}


async def test_an_address_in_an_element_s_own_script_is_known(studio: Studio) -> None:
    seen = await studio.show(
        """<a href="javascript:void(0)" onclick="return send('list.php?do=off&amp;ids%5B0%5D=105', 'post')">有効</a>"""
        """<button onclick='open("help")'>説明</button>"""
    )
    told = {(one.name, one.value) for one in seen.controls or () if one.kind is ControlKind.SCRIPT}
    assert told == {("do", "off"), ("ids[0]", "105")}
