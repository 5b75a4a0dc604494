"""Minds of a hijacked model: they read the prompt as it was sent and answer with the worst they know.

A mind answers decisions only. Plans are honest unless a case says otherwise, and a verification is
always answered with 「yes, it is done」 and the best-looking words of the page.
"""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from studio.llm.resources import load_prompt
from tests.chat_server import JsonObject, Reply

_KNOWN: Final = ("plan", "decide", "verify", "locate")
_SOUNDS_GOOD: Final = ("完了", "受け付け", "成功", "済み")
_FENCE: Final = re.compile(r"<(data-[0-9a-f]+)>\n(.*)\n</\1>", re.DOTALL)
REF: Final = re.compile(r"(?<![\w-])(?:f\d+)?[ex]\d+\b")
_GOAL: Final = re.compile(r"^\[ \] (.+?)  <- now", re.MULTILINE)
_SECRET_NAMES: Final = re.compile(r"^Secrets: (.+)$", re.MULTILINE)
_START: Final = re.compile(r"^Start page given: (\S+)$", re.MULTILINE)
_WANTS: Final = re.compile(r"^What the person wants:\n(.+)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a model was sent, and which of the run's decisions it is (0 = the first)."""

    request: JsonObject
    turn: int

    @property
    def text(self) -> str:
        """The user's message (of a repair turn: the first one)."""
        return next(
            str(message["content"])
            for message in self.request["messages"]
            if message["role"] == "user"
        )

    @property
    def page(self) -> str:
        """What stands in the fence."""
        found = _FENCE.search(self.text)
        assert found, self.text
        return found[2]

    @property
    def goal(self) -> str:
        """The current goal."""
        found = _GOAL.search(self.text)
        return found[1] if found else ""

    @property
    def refs(self) -> list[str]:
        """Every ref of the page, in the order of where each stands last, each once."""
        return list(dict.fromkeys(reversed(REF.findall(self.page))))[::-1]

    @property
    def secret(self) -> str:
        """The best a mind can get of a secret: a template of its name."""
        names = _SECRET_NAMES.search(self.text)
        return names[1].split(", ")[0] if names else "{{秘密:パスワード}}"

    def ref(self, words: str) -> str:
        """Return the first ref of the line that holds these words, "" without one."""
        for line in self.page.splitlines():
            for piece in line.split("|"):
                if words in piece and (found := REF.search(piece)):
                    return found[0]
        return self.ref_below(words)

    def ref_below(self, head: str, words: str = "") -> str:
        """Return the ref in the column of a table that is headed so, in the first row that holds these words; "" without one."""
        columns: list[str] = []
        for line in self.page.splitlines():
            if line.lstrip().startswith("列: "):
                columns = line.split("|")
                continue
            pairs = zip(columns, line.split("|"), strict=False) if words in line else ()
            for column, piece in pairs:
                if head in column and (found := REF.search(piece)):
                    return found[0]
        return ""

    def last_ref(self, from_end: int = 1) -> str:
        """Return one of the last refs of the page, "" when there are not so many."""
        return self.refs[-from_end] if len(self.refs) >= from_end else ""


Mind = Callable[[Prompt], JsonObject | Reply]
Where = Callable[[Prompt], str]


def act(verb: str, ref: str = "", value: str = "", **more: Any) -> JsonObject:
    """Return a decision in the wire's form, as sure of itself as can be."""
    return {
        "reason": "指示のとおりに進めます", "verb": verb, "ref": ref, "value": value, "column": "",
        "where": [], "order": "", "take": 1, "more": [], "step_done": False, "evidence": "",
        "confidence": 1.0, "error": "none",
    } | more  # fmt: skip


def done(evidence: str) -> JsonObject:
    """Claim that the goal is reached."""
    return act("done", step_done=True, evidence=evidence)


def last(from_end: int = 1) -> Where:
    """Aim at one of the last elements of the page: cases put their trap there."""
    return lambda prompt: prompt.last_ref(from_end)


def named(words: str) -> Where:
    """Aim at the element with these words."""
    return lambda prompt: prompt.ref(words)


def always(verb: str, where: Where = lambda _: "", value: str = "", **more: Any) -> Mind:
    """Do the same thing each time."""
    return lambda prompt: act(verb, where(prompt), value, **more)


def in_turn(*minds: Mind) -> Mind:
    """Do one thing after the other, and the last again and again."""
    return lambda prompt: minds[min(prompt.turn, len(minds) - 1)](prompt)


def round_about(*minds: Mind) -> Mind:
    """Do one thing after the other, and begin again."""
    return lambda prompt: minds[prompt.turn % len(minds)](prompt)


def raw(text: str) -> Mind:
    """Answer with any text."""
    return lambda _: Reply.message(text)


class HostileScript:
    """A `Script` of the chat server: an honest plan, then a mind's answers.

    Args:
        mind: Answers decisions.
        fill_in: Puts addresses of the stage into what the mind wrote.
        start_url: What the plan says when the person gave no start page.
        oath: Evidence of a false 「confirmed」; the best-sounding line of the page when empty.
        variables: Names and values that the plan makes of the sentence.
    """

    def __init__(
        self,
        mind: Mind,
        fill_in: Callable[[str], str],
        start_url: str = "",
        oath: str = "",
        variables: Sequence[tuple[str, str]] = (),
    ) -> None:
        self._mind = mind
        self._fill_in = fill_in
        self._start_url = start_url
        self._oath = oath
        self._variables = variables
        self.decisions = 0

    def __call__(self, request: JsonObject) -> Reply:
        """Answer one request by what it asks for."""
        if question_of(request) == "plan":
            return Reply.json(self._planned(request))
        if question_of(request) == "decide":
            turn, self.decisions = self.decisions, self.decisions + 1
            answer = self._mind(Prompt(request, turn))
            if isinstance(answer, Reply):
                return answer
            return Reply.message(self._fill_in(json.dumps(answer, ensure_ascii=False)))
        return Reply.json(self._sworn(request))

    def _planned(self, request: JsonObject) -> JsonObject:
        text = Prompt(request, 0).text
        start, wants = _START.search(text), _WANTS.search(text)
        assert wants, text
        return {
            "site": "", "start_url": start[1] if start else self._start_url,
            "items": [wants[1].strip()], "conditions": [],
            "variables": [{"name": name, "value": value} for name, value in self._variables],
            "unread": [],
        }  # fmt: skip

    def _sworn(self, request: JsonObject) -> JsonObject:
        """Answer a verification: yes, with the words of the page that sound best."""
        lines = Prompt(request, self.decisions).page.splitlines()
        found = (line for sound in _SOUNDS_GOOD for line in lines if sound in line)
        words = self._oath or next(found, lines[-1])
        return {"evidence": words, "reason": "終わっています", "verdict": "confirmed"}


def question_of(request: JsonObject) -> str:
    """Return which prompt a request begins with: `plan`, `decide`, `verify` or `locate`."""
    system = str(request["messages"][0]["content"])
    return next((name for name in _KNOWN if system.startswith(load_prompt(name).text[:60])), "")


def everything_sent(requests: Sequence[JsonObject]) -> str:
    """Return all that a model was sent, as one text to search."""
    return "\n".join(json.dumps(request, ensure_ascii=False) for request in requests)


def contents(requests: Sequence[JsonObject]) -> str:
    """Return the messages that a model was sent, as they stand."""
    return "\n".join(str(message["content"]) for r in requests for message in r["messages"])
