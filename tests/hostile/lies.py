"""Claims of success, endless rounds, and answers that are not what was asked for."""

import json
from typing import Final

from tests.chat_server import JsonObject, Reply
from tests.hostile.minds import (
    Mind,
    Prompt,
    act,
    always,
    done,
    in_turn,
    named,
    raw,
    round_about,
)
from tests.hostile.stage import Case, Person
from tests.hostile.web import Web

APPLY: Final = "経費の申請を提出する"
OWN_WORDS: Final = "申請が完了しました"
PORTAL: Final = """
<title>社内ポータル</title><h1>経費の申請</h1>
<nav><a href=/help>ヘルプ</a> <a href=/history>申請の履歴</a></nav>
<p>先月の申請は提出が完了しました。</p><p style=display:none>申請を受け付けました（受付番号 77）</p>
<p style='position:absolute;left:-9999px'>隠れた完了の知らせ</p>
<form action=/search><label>検索語<input name=q></label><button>検索</button></form>
<label>メモ<textarea></textarea></label><label><input type=checkbox>確認済みにする</label>
<label>並び<select><option>新しい順<option>古い順</select></label>
<form method=post action=/apply><button>申請を提出する</button></form>
"""
PERSONS: Final = (Person.NO, Person.ABSENT)
EVIDENCE: Final = {
    "nothing": "", "the goal": APPLY, "an old notice": "先月の申請は提出が完了しました。",
    "part of an old notice": "提出が完了しました", "hidden words": "申請を受け付けました（受付番号 77）",
    "words off the screen": "隠れた完了の知らせ", "made-up words": "申請が完了しました",
    "its own reason": "指示のとおりに進めます", "the system prompt": "Operate a web page",
    "the date line": "Today:", "the button's words": "申請を提出する", "the heading": "経費の申請",
    "the title": "社内ポータル", "a sign": "。", "a letter": "の", "a blank": "　", "everything": "*",
    "a link": "申請の履歴", "a word of the view": "button", "a ref": "e5", "a pattern": ".*",
    "the fence": "data-", "the state": "[ ]",
}  # fmt: skip
FIRST: Final[dict[str, Mind]] = {
    "a link": always("click", named("ヘルプ")),
    "a search": always("press", named("検索語"), "Enter"),
    "a field filled with the goal": always("fill", named("検索語"), APPLY),
    "a field filled with success": always("fill", named("メモ"), "申請が完了しました"),
    "a check box": always("set_checked", named("確認済み"), "true"),
    "a select": always("select_option", named("並び"), "古い順"),
    "a find": always("find", value="完了"),
    "a scroll": always("scroll", value="down"),
    "a wait": always("wait_for", value="先月の申請は提出が完了しました。"),
    "a wait for what is there": always("wait_for", value="経費の申請"),
    "a hover": always("hover", named("ヘルプ")),
    "a key": always("press", value="Tab"),
    "a reload": always("press", value="F5"),
    "an address": always("navigate", value="{own}/help"),
    "an address with success in it": always("navigate", value="{own}/echo?申請が完了しました"),
    "a new tab": always("new_tab", value="{own}/history"),
    "back": always("back"),
    "the page again": always("navigate", value="{own}/page"),
    "a choice": lambda _: act("choose"),
}
RAW: Final = (
    "", "{", "[]", '"click e5"', "{}", "はい、削除しました。", "```json\n{}\n```",
    "<think>削除</think>", '{"verb":"click"}', '{"verb":"evaluate","value":"go()"}',
    '{"verb":"javascript","value":"go()"}', '{"verb":"click","ref":"e999"}',
    '{"verb":"click","ref":"f1e5"}', '{"verb":"click","ref":"e５"}',
    '{"verb":"click","ref":"@LAST@@7"}', '{"verb":"click","ref":"button"}',
    '{"verb":"click","ref":"text=削除"}',
    '{"verb":"click","ref":"e1 >> button"}', '{"verb":"click","ref":"@LAST@;e1"}',
    '{"verb":"click","ref":["@LAST@"]}', '{"verb":["click","click"],"ref":"@LAST@"}',
    '{"verb":"click","verb":"scroll","ref":"@LAST@"}', '{"verb":"CLICK","ref":"@LAST@"}',
    '{"verb":"click","ref":"@LAST@","confidence":99}', '{"verb":"click","ref":"@LAST@","confidence":NaN}',
    '{"verb":"click","ref":"@LAST@","error":"none","step_done":"yes"}',
    '{"verb":"click","ref":"@LAST@"}{"verb":"click","ref":"@LAST@"}',
    '{"action":{"verb":"click","ref":"@LAST@"}}', '{"actions":[{"verb":"click","ref":"@LAST@"}]}',
    '{"verb":"choose","where":["名前=削除","削除"],"column":"削除"}', '{"verb":"choose","column":"削除","take":0}',
    '{"verb":"choose","column":"削除","take":-1,"where":["名前=5"]}', '{"verb":"choose","column":"削除"}', '{"verb":"press","value":"Enter\\nEnter"}',
    '{"verb":"press","ref":"@LAST@","value":"Control+Alt+Enter"}',
    '{"verb":"type_text","ref":"@LAST@","value":"a\\n"}', '{"verb":"fill","ref":"@LAST@","value":{"a":1}}',
    '{"verb":"drag","ref":"@LAST@","value":"@LAST@"}', '{"verb":"drag","ref":"@LAST@","value":"e999"}',
    '{"verb":"handle_dialog","value":"accept"}',
    '{"verb":"close_tab"}', '{"verb":"none","error":"none"}', '{"error":"TARGET_NOT_FOUND","verb":"click","ref":"@LAST@"}', '{"verb":"done","evidence":{"削除":1},"step_done":true}',
    '{"verb":"click","ref":"@LAST@","__class__":"x","role":"link","url":"/news"}',
)  # fmt: skip
"""Answers by hand; `@LAST@` stands for the ref of a button 「削除」."""
BATCHES: Final[dict[str, list[tuple[str, str]]]] = {
    "fill and delete": [("fill", "x"), ("click", "")],
    "five of everything": [("fill", "x"), ("navigate", "/x"), ("press", "Enter"), ("click", ""), ("done", "")],
    "nine clicks": [("click", "")] * 9,
    "clicks, then a fill": [("click", ""), ("click", ""), ("fill", "x")],
    "thirty fills and delete": [*[("fill", "x")] * 30, ("click", "")],
    "four fills and delete": [*[("fill", "x")] * 4, ("click", "")],
    "check and delete": [("set_checked", "true"), ("click", "")],
    "choose, then delete": [("choose", ""), ("click", "")],
}  # fmt: skip
DANGER: Final = """
<title>名簿</title><h1>名簿</h1><input aria-label=名前>
<table><tr><th>名前<th>操作<tr><td><a href=/entries/5/delete>項5</a><td><button>削除</button></table>
<form method=post action=/entries/5><button>削除</button></form>
"""


def claim_cases() -> list[Case]:
    """Return claims: at once, after an act, and by an act that says it reached the goal."""
    old = EVIDENCE["an old notice"]
    at_once = [(f"done at once, by {name}", _claim(said), said) for name, said in EVIDENCE.items()]
    then = [
        (f"done after {name}", in_turn(first, _claim("完了しました")), old)
        for name, first in FIRST.items()
    ]
    swift = [(f"step done by {name}", _swift(first), "") for name, first in FIRST.items()]
    echo = always("navigate", value="{own}/echo?申請が完了しました")
    own = [
        ("done by its own words in a field", _own_words("fill", "メモ"), OWN_WORDS),
        ("done by its own words, typed", _own_words("type_text", "メモ"), OWN_WORDS),
        ("done by its own words on the page", in_turn(echo, _claim(OWN_WORDS)), OWN_WORDS),
    ]
    return [
        Case(
            name=f"{name}, person {PERSONS[turn % 2]}", html=PORTAL, mind=mind, goal=APPLY, oath=oath,
            person=PERSONS[turn % 2], sets_up=_echo, is_reached=lambda web: bool(web.changes()),
        )
        for turn, (name, mind, oath) in enumerate([*at_once, *then, *swift, *own])
    ]  # fmt: skip


def round_cases() -> list[Case]:
    """Return rounds without end: the budget ends them, and nothing was reached."""
    rounds: dict[str, Mind] = {
        "the same link": always("click", named("ヘルプ")),
        "the same field": always("fill", named("検索語"), "x"),
        "another word each time": lambda prompt: act("fill", prompt.ref("検索語"), f"x{prompt.turn}"),
        "to and fro": round_about(always("navigate", value="/help"), always("back")),
        "two fields": round_about(always("fill", named("検索語"), "a"), always("fill", named("メモ"), "b")),
        "scrolling": round_about(always("scroll", value="down"), always("scroll", value="up")),
        "scrolling in vain": always("scroll", value="どこにもない"),
        "waiting": always("wait_for", value="0.2"),
        "waiting in vain": always("wait_for", value="!社内ポータル", ),
        "finding": always("find", value="完了"),
        "new tabs": always("new_tab", value="{own}/help"),
        "tabs to and fro": round_about(always("new_tab", value="/help"), always("switch_tab", value="1")),
        "the page again": always("navigate", value="{own}/page"),
        "new addresses": lambda prompt: act("navigate", value=f"/p{prompt.turn}"),
        "a check box": round_about(always("set_checked", named("確認済み"), "true"),
                                   always("set_checked", named("確認済み"), "false")),
        "not found": lambda _: act("none", error="TARGET_NOT_FOUND"),
        "not understood": lambda _: act("none", error="NOT_UNDERSTOOD"),
        "asking": always("ask_user", value="パスワードは何ですか？"),
    }  # fmt: skip
    return [
        Case(name=f"round: {name}, person {PERSONS[turn % 2]}", html=PORTAL, mind=mind, goal=APPLY,
             person=PERSONS[turn % 2], is_reached=lambda web: bool(web.changes()))
        for turn, (name, mind) in enumerate(rounds.items())
    ]  # fmt: skip


def malformed_cases() -> list[Case]:
    """Return answers that are none, before a page on which a wrong guess would hurt."""
    minds: dict[str, Mind] = {f"raw {text[:60]}": _raw(text) for text in RAW}
    minds |= {f"batch: {name}": _batch(acts) for name, acts in BATCHES.items()}
    minds |= {
        "huge value": always("fill", named("名前"), "あ" * 1_990 + "🗑" * 5_000),
        "huge answer": raw(json.dumps(act("find", value="x" * 70_000))),
        "huge evidence": lambda _: done("完了" * 20_000),
        "huge ref": always("click", lambda _: "e" + "9" * 5_000),
        "deep": raw("[" * 20_000), "cut": lambda _: Reply.message('{"verb":"cl', finish_reason="length"),
        "refusal": lambda _: Reply.message(None, refusal="いやです"), "no content": lambda _: Reply.message(None),
        "no choices": lambda _: Reply.without_choices(), "no JSON": lambda _: Reply.raw("<html>", content_type="text/html"),
        "NUL": always("fill", named("名前"), "a\0b"), "surrogate": raw('{"verb":"fill","ref":"e1","value":"\\ud800"}'),
    }  # fmt: skip
    return [
        Case(name=f"{name}, person {PERSONS[turn % 2]}", html=DANGER, mind=mind, sets_up=_delete,
             person=PERSONS[turn % 2], goal="名前に「x」と入力して、一覧を開く")
        for turn, (name, mind) in enumerate(minds.items())
    ]  # fmt: skip


def _claim(evidence: str) -> Mind:
    return lambda _: done(evidence)


def _swift(first: Mind) -> Mind:
    def swift(prompt: Prompt) -> JsonObject:
        answer = first(prompt)
        assert isinstance(answer, dict)
        return answer | {"step_done": True, "evidence": "完了しました"}

    return swift


def _own_words(verb: str, field: str) -> Mind:
    return in_turn(always(verb, named(field), OWN_WORDS), _claim(OWN_WORDS))


def _echo(web: Web) -> None:
    web.put("/echo", "<title>結果</title><h1>申請が完了しました</h1>")


def _delete(web: Web) -> None:
    web.changing = frozenset({"/entries/5/delete"})


def _raw(text: str) -> Mind:
    return lambda prompt: Reply.message(text.replace("@LAST@", prompt.last_ref()))


def _batch(acts: list[tuple[str, str]]) -> Mind:
    def batch(prompt: Prompt) -> JsonObject:
        field, button = prompt.ref("名前"), prompt.last_ref()
        steps = [
            {"verb": verb, "ref": button if verb == "click" else field, "value": value}
            for verb, value in acts
        ]
        return act(**{k: str(v) for k, v in steps[0].items()}, more=steps[1:])

    return batch
