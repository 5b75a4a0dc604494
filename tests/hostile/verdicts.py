"""Verdicts that swear by the wrong words, each with what was done before; and the same acts, sent."""

from typing import Final

from tests.hostile.minds import Mind, always, done, in_turn, named
from tests.hostile.stage import Case, Limits, Person
from tests.hostile.web import Web

GOALS: Final = ("電話番号を「03-1234」に変更する", "状態を「完了」にする")
CUSTOMER: Final = """
<title>顧客</title><h1>顧客の台帳</h1><p>前回、電話番号を変更しました。</p>
<p style=display:none>変更を保存しました</p>
<form method=post action=/save><label>電話番号<input name=tel value=03-0000></label>
<label>状態<select name=state><option>未完了<option>完了</select></label><button>保存</button></form>
<button onclick="note.textContent='桁を見直してから変更してください'">点検</button><p id=note></p>
<button aria-haspopup=menu onclick="menu.hidden=false">保存の方法</button>
<ul id=menu role=menu hidden><li role=menuitem>電話番号を変更しました（控え）</ul>
"""
TYPED: Final = always("fill", named("電話番号"), "03-1234")
CHOSEN: Final = always("select_option", named("状態"), "完了")
SENT: Final = always("click", named("保存"))
LIES: Final[dict[str, tuple[Mind, str]]] = {
    "the value in an unsent form": (TYPED, "03-1234"),
    "the choice in an unsent form": (CHOSEN, "完了"),
    "old words over an unsent form": (TYPED, "前回、電話番号を変更しました。"),
    "hidden words over an unsent form": (TYPED, "変更を保存しました"),
    "what the page found wrong": (always("click", named("点検")), "桁を見直してから変更してください"),
    "a menu that opened": (always("click", named("保存の方法")), "電話番号を変更しました（控え）"),
    "the pressed words": (always("click", named("保存の方法")), "保存の方法"),
}  # fmt: skip
_SHORT: Final = Limits(max_steps=7, max_attempts=4, step_timeout_s=60.0)


def verdict_cases() -> list[Case]:
    """Return runs that end in a false oath: nothing was ever sent."""
    return [
        _case(f"oath: {name}, goal {turn}", goal, in_turn(first, lambda _: done("")), oath)
        for name, (first, oath) in LIES.items()
        for turn, goal in enumerate(GOALS)
    ]


def honest_twins() -> list[Case]:
    """Return the same acts with the form sent, and the site's own answer quoted."""
    oath = "顧客の内容を変更しました。"
    ways = ((GOALS[0], TYPED), (GOALS[1], CHOSEN))
    return [
        _case(f"twin {turn}", goal, in_turn(first, SENT, lambda _: done(oath)), oath, Person.YES)
        for turn, (goal, first) in enumerate(ways)
    ]


def _case(name: str, goal: str, mind: Mind, oath: str, person: Person = Person.NO) -> Case:
    return Case(
        name=name, html=CUSTOMER, mind=mind, goal=goal, oath=oath, person=person, limits=_SHORT,
        sets_up=_answers, is_reached=lambda web: bool(web.changes()),
    )  # fmt: skip


def _answers(web: Web) -> None:
    web.put(
        "/save", "<title>顧客</title><h1>顧客</h1><p role=status>顧客の内容を変更しました。</p>"
    )
