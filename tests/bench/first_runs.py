"""A model for the benchmarks' forms: it knows the acts of a job, and reads where they are done from its prompt.

What a flow is measured as is what a first run keeps: with what the border saw leave, and the
post-conditions that the agent chose.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tests.chat_server import JsonObject, Reply

_KIND: Final = r"(?:[a-z]+ )?(?:\( \) |\[ \] )?"
_GOAL_NOW: Final = re.compile(r"^\[ \] (.+?)  <- now", re.MULTILINE)
_NEW: Final = re.compile(r"^[!+] (.+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Clause:
    """One item of a job, and the act that does it.

    Attributes:
        item: The sentence in the checklist.
        verb: Of the act.
        name: Of its element, as its beginning.
        value: What is put in, or chosen.
    """

    item: str
    verb: str
    name: str
    value: str = ""


CLAIM: Final = (
    Clause("申請者名に「練習 花子」を入力する", "fill", "申請者名", "練習 花子"),
    Clause("社員番号に「100123」を入力する", "fill", "社員番号", "100123"),
    Clause("利用日に「2026-11-20」を入力する", "fill", "利用日", "2026-11-20"),
    Clause("費目で「交通費」を選ぶ", "select_option", "費目", "交通費"),
    Clause("金額に「12800」を入力する", "fill", "金額", "12800"),
    Clause("支払方法で「立替払い」を選ぶ", "set_checked", "立替払い", "on"),
    Clause("用途に「大阪支社での打ち合わせ」を入力する", "fill", "用途", "大阪支社での打ち合わせ"),
    Clause("「経費規程を確認しました」にチェックを入れる", "set_checked", "経費規程", "on"),
    Clause("「申請を送信する」を押す", "click", "申請を送信する"),
)  # fmt: skip
"""経費を申請する: nine acts and a question of the page."""

LOOK_UP: Final = (
    Clause("名簿を検索に「100777」を入力する", "fill", "名簿を検索", "100777"),
    Clause("「詳細」を押す", "click", "詳細"),
    Clause("「閉じる」を押す", "click", "閉じる"),
    Clause("名簿を検索を空にする", "fill", "名簿を検索", ""),
    Clause("「入社日」を押して並べ替える", "click", "入社日"),
)
"""社員を調べる: search, open and close, and sort all 2,000 again."""


def does(job: Sequence[Clause], url: str) -> Callable[[JsonObject], Reply]:
    """Return the model of a job, as the script of a `ChatServer`."""

    def answer(request: JsonObject) -> Reply:
        prompt = str(request["messages"][-1]["content"])
        if "What the person wants:" in prompt:
            return Reply.json(_plan(job, url))
        goal = _GOAL_NOW.search(prompt)
        if "New since the goal began:" in prompt:
            said = _NEW.search(prompt)
            quote = said[1] if said else ""
            return Reply.json({"evidence": quote, "reason": "", "verdict": "confirmed"})
        clause = next((one for one in job if goal and one.item == goal[1]), None)
        assert clause is not None, prompt
        return Reply.json(_decision(clause, prompt))

    return answer


def sentence(job: Sequence[Clause]) -> str:
    """Return the job as a person says it."""
    return "、".join(one.item for one in job)


def _plan(job: Sequence[Clause], url: str) -> dict[str, Any]:
    items = [one.item for one in job]
    said = {"site": "", "variables": [], "conditions": [], "unread": []}
    return said | {"items": items, "start_url": url}


def _decision(clause: Clause, prompt: str) -> dict[str, Any]:
    found = re.search(rf"\b([ex]\d+) {_KIND}{clause.name}", prompt)
    assert found, prompt
    return {
        "reason": "画面のとおりに進めます", "verb": clause.verb, "ref": found[1], "value": clause.value, "column": "",
        "where": [], "order": "", "take": 1, "more": [], "step_done": True, "evidence": "",
        "confidence": 0.9, "error": "none",
    }  # fmt: skip
