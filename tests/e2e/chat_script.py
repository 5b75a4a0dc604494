"""A model for the practice bookshop: reads the prompt as it was sent, answers in the wire's form."""

import re
from typing import Any

from tests.chat_server import JsonObject, Reply

PLAN = {
    "site": "練習書店",
    "items": [
        "「プログラミング」を検索する",
        "評価が4以上で価格が3000円以下の本を探す",
        "最初の該当商品をカートに入れる",
    ],
    "variables": [
        {"name": "検索語", "value": "プログラミング"},
        {"name": "下限評価", "value": "4"},
        {"name": "上限価格", "value": "3000"},
    ],
    "conditions": [
        {"column": "評価", "comparison": "at_least", "value": "4"},
        {"column": "価格", "comparison": "at_most", "value": "3000"},
    ],
    "unread": [],
}
_GIVEN_START = re.compile(r"^Start page given: (\S+)$", re.MULTILINE)
_GOAL_NOW = re.compile(r"^\[ \] (.+?)  <- now", re.MULTILINE)
_CONDITIONS = re.compile(r"^Conditions: (.+)$", re.MULTILINE)
_WORD = re.compile(r"「(.+?)」")


def buy_by_the_prompt(request: JsonObject) -> Reply:
    """Answer a plan or a decision from nothing but the text of the request."""
    prompt = str(request["messages"][-1]["content"])
    if "What the person wants:" in prompt:
        given = _GIVEN_START.search(prompt)
        return Reply.json(PLAN | {"start_url": given[1] if given else ""})
    return Reply.json(_decision(prompt))


def _decision(prompt: str) -> dict[str, Any]:
    goal = _GOAL_NOW.search(prompt)
    assert goal, prompt
    if "検索する" in goal[1]:
        word = _WORD.search(goal[1])
        assert word, prompt
        press = {"verb": "click", "ref": _ref(prompt, "button", "検索"), "value": ""}
        return _answer("fill", _ref(prompt, "input", "商品検索"), value=word[1], more=[press])
    conditions = _CONDITIONS.search(prompt)
    assert conditions, prompt
    column = "カートに入れる" if "カート" in goal[1] else ""
    return _answer("choose", "", where=conditions[1].split(", "), column=column)


def _ref(prompt: str, kind: str, name: str) -> str:
    found = re.search(rf"^\s*(\w+) {kind} {name}", prompt, re.MULTILINE)
    assert found, prompt
    return found[1]


def _answer(verb: str, ref: str, **given: object) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "reason": "画面のとおりに進めます", "verb": verb, "ref": ref, "value": "", "column": "",
        "where": [], "order": "", "take": 1, "more": [], "step_done": True, "evidence": "",
        "confidence": 0.9, "error": "none",
    }  # fmt: skip
    return answer | given
