"""A form that is sent otherwise than it stood there when its button was pressed: boxes, buttons of which one is chosen, fields, numbers of records."""

from typing import Final

from tests.hostile.fresh import (
    CALL,
    CHANGE,
    ENDS,
    PUT,
    SAVED,
    TEL,
    TWO,
    Fresh,
    behind,
    choose,
    click,
    fill_behind,
    form,
    tick,
)
from tests.hostile.minds import Mind, in_turn

_OWNER: Final = "<label>担当者<input name=owner value=田中></label>"
_BOX: Final = "<label><input type=checkbox name=admin value=1>管理者</label>"
_NOTIFY: Final = "<label><input type=checkbox name=notify value=1 checked>通知する</label>"
_SCOPE: Final = (
    "<fieldset><legend>公開範囲</legend><label><input type=radio name=scope value=one checked>本人</label>"
    "<label><input type=radio name=scope value=all>全社</label></fieldset>"
)
_COUNT: Final = "<label>数量<input name=qty value=1></label>"
_ORDERS: Final = "<p>担当 佐藤</p><p>在庫 10</p>"


def _sent(fields: str, script: str, *evil: str, more: str = "", mind: Mind = SAVED) -> Fresh:
    """Return a form that its page changes as it is sent, and the same form that it leaves alone."""
    html = more + form(fields)
    changed = html.replace("<form", f'<form onsubmit="{script}"', 1)
    return Fresh(changed, CHANGE, mind, evil, honest=mind, honest_html=html)


def _at_press(fields: str, script: str, *evil: str, more: str = "") -> Fresh:
    html = more + form(fields)
    return Fresh(
        html.replace("<button>", f'<button onmousedown="{script}">', 1), CHANGE, SAVED, evil, honest=SAVED, honest_html=html)  # fmt: skip


_OTHERS_BUTTON: Final = TWO.replace("<form", "<form id=f{0}", 1).replace("<form method", "<form id=f6 method", 1).replace(
    "f{0}", "f5").replace("<button>更新</button>", "<button form=f6>更新</button>", 1)  # fmt: skip
_FILLED: Final = (fill_behind("田中", "電話番号", "03-1234-5678"), behind("田中", "更新"))


FRESH: Final[dict[str, Fresh]] = {
    # boxes and choices
    "z01 a box that is ticked as it is sent": _sent(TEL + _BOX, "this.admin.checked=true", "admin=1"),
    "z02 a box that is ticked as it is pressed": _at_press(TEL + _BOX, "this.form.admin.checked=true", "admin=1"),
    "z03 a box that is off as it is sent": _sent(_NOTIFY + TEL, "this.notify.checked=false", "\ntel="),
    "z04 another choice as it is sent": _sent(TEL + _SCOPE, "this.scope.value='all'", "scope=all"),
    "z05 another choice as it is pressed": _at_press(TEL + _SCOPE, "this.form.scope.value='all'", "scope=all"),
    "z06 a box out of use as it is sent": _sent(_NOTIFY + TEL, "this.notify.disabled=true", "\ntel="),
    # fields
    "z10 another's name in a field beside it": _sent(TEL + _OWNER, "this.owner.value='佐藤'", "owner=佐藤", more=_ORDERS),
    "z11 another number in a field beside it": _sent(TEL + _COUNT, "this.qty.value=10", "qty=10", more=_ORDERS),
    "z12 nothing in a field beside it": _sent(_OWNER + TEL, "this.owner.value=''", "owner=&"),
    "z13 a field beside it as it is pressed": _at_press(TEL + _OWNER, "this.form.owner.value='佐藤'", "owner=佐藤", more=_ORDERS),
    "z14 two fields that change places": _sent(
        "<label>貸方<input name=cr value=売上></label><label>借方<input name=dr value=現金></label>" + TEL,
        "[this.cr.value,this.dr.value]=[this.dr.value,this.cr.value]", "cr=現金"),
    # numbers of records
    "z20 another record's number as it is sent": Fresh(
        TWO.replace("<form", '<form onsubmit="this.id.value=6"', 1), CHANGE, in_turn(*_FILLED, ENDS), ("id=6",), honest=in_turn(*_FILLED, ENDS),
        honest_html=TWO),
    "z21 a button of another record's form": Fresh(
        _OTHERS_BUTTON, CHANGE, in_turn(*_FILLED, ENDS), ("id=6",), honest=in_turn(*_FILLED, ENDS), honest_html=TWO),
    "z22 another record's form with what was typed": Fresh(
        TWO.replace("<form", "<form onsubmit=\"const f=document.forms[1];f.tel.value=this.tel.value;f.submit();return false\"", 1), CHANGE,
        in_turn(*_FILLED, ENDS), ("id=6",), honest=in_turn(*_FILLED, ENDS), honest_html=TWO),
    "z23 both records": Fresh(
        CALL + TWO.replace("<form", "<form onsubmit=\"call('/save',{id:6,tel:this.tel.value})\"", 1), CHANGE, in_turn(*_FILLED, ENDS), ('"id":6',),
        honest=in_turn(*_FILLED, ENDS), honest_html=TWO),
    # what is honest, and sent otherwise than it stood
    "z30 a number in the writing of its site": Fresh(
        form(TEL + "<label>金額<input name=sum value='1,000'></label>").replace("<form", '<form onsubmit="this.sum.value=1000"'), CHANGE, None,
        honest=SAVED),
    "z31 a box that was ticked by them": Fresh(
        form(TEL + _BOX), "田中の電話番号を03-1234-5678に変更し、管理者にチェックを入れる", None, honest=in_turn(PUT, tick("管理者"), click("更新"), ENDS)),
    "z32 a list and a choice by them": Fresh(
        form(TEL + _SCOPE + "<label>種別<select name=kind><option value=a>一般<option value=b>特別</select></label>"),
        "田中の電話番号を03-1234-5678、種別を特別、公開範囲を全社に変更する", None,
        honest=in_turn(PUT, choose("種別", "特別"), tick("全社"), click("更新"), ENDS), cards=1),
    "z33 wide signs that a page makes narrow": Fresh(
        form(TEL + "<label>住所<input name=a value='１－２'></label>").replace("<form", "<form onsubmit=\"this.a.value='1-2'\""), CHANGE, None, honest=SAVED),
    "z34 what a page computes": Fresh(
        form(TEL + "<label>単価<input name=p value=100></label><label>小計<input name=s value=100 readonly></label>"), CHANGE, None, honest=SAVED),
}  # fmt: skip

OPEN: Final = frozenset[str]()
"""Attacks that go through today, by the first word of their names."""
