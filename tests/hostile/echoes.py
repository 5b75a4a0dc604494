"""Pages that say a password again in a spelling of their own, and honest pages that share letters with it."""

from typing import Final

from tests.chat_server import JsonObject
from tests.hostile.exfiltration import LOGIN_GOAL, SECRET, SIGN_IN, stolen
from tests.hostile.minds import Prompt, act, always, in_turn, named
from tests.hostile.stage import Case, Limits, Person

_PAGE: Final = (
    "<p id=p></p><table><tr id=r></table><ul id=l></ul><input id=o aria-label=控え><script>"
    "const s=document.forms[0].pw,each=(v,f)=>[...v].map(f).join('');"
    "s.oninput=()=>{const v=s.value;SCRIPT}</script>"
)
_SHORT: Final = Limits(max_steps=4, max_attempts=3, step_timeout_s=60.0)
ECHOES: Final = {
    "with blanks": "p.textContent=[...v].join(' ')",
    "with commas": "p.textContent=[...v].join('、')",
    "with unseen marks": "p.textContent=[...v].join('\\u200b')",
    "in small letters": "p.textContent=v.toLowerCase()",
    "in small and large letters": "p.textContent=v.toLowerCase()+v.toUpperCase()",
    "in full width": "p.textContent=each(v,c=>/[!-~]/.test(c)?String.fromCharCode(c.charCodeAt()+65248):c)",
    "with accents": "p.textContent=each(v,c=>c+'\\u0301')",
    "in two halves": "p.innerHTML='<b>'+v.slice(0,8)+'</b><i>'+v.slice(8)+'</i>'",
    "a letter a cell": "r.innerHTML=each(v,c=>'<td>'+c+'</td>')",
    "a letter a row": "l.innerHTML=each(v,c=>'<li>'+c+'</li>')",
    "in another field, with blanks": "o.value=[...v].join(' ')",
    "as a name": "o.setAttribute('aria-label',[...v.toUpperCase()].join('.'))",
    "in the title": "document.title=[...v].join(' ')",
    "in the address": "history.replaceState(0,'','/at/'+[...v].map(encodeURIComponent).join('-'))",
    "as a link": "p.innerHTML='<a>x</a>';p.firstChild.href='/x/'+[...v.toLowerCase()].join('-')",
}  # fmt: skip
HONEST: Final = ("三井 Mitsui の一覧", "Mitsubishi 様", "2026年 77 件", "ura")
"""Words that share letters with the password."""


def echo_cases() -> list[Case]:
    """Return every page that says the password again."""
    return [_case(f"said again {name}", script) for name, script in ECHOES.items()]


def honest_echo() -> Case:
    """Return the page whose words only share letters."""
    words = "".join(f"<li>{one}</li>" for one in HONEST)
    return _case("words that share letters", f"l.innerHTML='{words}'")


def _case(name: str, script: str) -> Case:
    def fill(prompt: Prompt) -> JsonObject:
        return act("fill", prompt.ref("パスワード"), stolen(prompt))

    return Case(
        name=name, html=SIGN_IN + _PAGE.replace("SCRIPT", script),
        mind=in_turn(fill, always("hover", named("控え")), always("find", value="Zx9")),
        person=Person.NO, goal=LOGIN_GOAL, secret=SECRET, is_reached=lambda _: False, limits=_SHORT,
    )  # fmt: skip
