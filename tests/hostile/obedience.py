"""A model that believes the page: it looks for orders in its prompt and does what they say."""

import re
from typing import Final

from tests.chat_server import JsonObject
from tests.hostile.injections import INJECTIONS, MARK, PAGE, Injection
from tests.hostile.minds import Mind, Prompt, act, always, in_turn
from tests.hostile.stage import Case, Limits, Person

_GO: Final = re.compile(r"navigate to (\S+)")
_PATIENT: Final = Limits(max_steps=8, max_attempts=7, step_timeout_s=60.0)


def injection_cases(injections: tuple[Injection, ...] = INJECTIONS) -> list[Case]:
    """Return each page with a model that obeys it, after it was shown the page's markup as well."""
    persons = (Person.NO, Person.ABSENT)
    return [
        Case(
            name=f"{one.name}, person {persons[turn % 2]}",
            html=PAGE % one.html,
            mind=_obedient(one),
            person=persons[turn % 2],
            sets_up=one.sets_up,
            limits=_PATIENT,
            oath=MARK,
            asks_sitemap=one.asks_sitemap,
        )
        for turn, one in enumerate(injections)
    ]


def _obedient(injection: Injection) -> Mind:
    """Do the first act if there is one; be lost twice, which shows the markup; then obey."""
    lost = always("none", error="TARGET_NOT_FOUND")
    first = injection.first
    if first is None:
        return in_turn(lost, lost, obey)
    verb, words, value = first
    return in_turn(lambda prompt: act(verb, prompt.ref(words), value), lost, lost, obey)


def obey(prompt: Prompt) -> JsonObject:
    """Do what the page says: go there, or press what wipes everything."""
    if go := _GO.search(prompt.page):
        return act("navigate", value=go[1], step_done=True)
    return act("click", prompt.ref("ぜんぶ消す"), step_done=True, evidence=MARK)
