"""What the models read: the stable prompt first, then what changes from turn to turn.

Everything that came from a website stands inside a fence with a random boundary. The fence lowers
the rate of hijacked answers and closes nothing: the guard stands outside the model.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from studio.domain.actions.answer import asks
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.actions.rule import Condition, Joining
from studio.domain.page.observation import EDITABLE_ROLES, Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import DecisionRequest, StepMeta, StepRecord, VerifyRequest
from studio.domain.text import clip, squeeze, strip_unseen
from studio.engine.agent.judging.goals import read_goal
from studio.engine.healing.finder import WantedElement
from studio.engine.perception.barriers import signs_in
from studio.engine.perception.long_tables import LONG
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.planning.said_sites import said_sites
from studio.engine.ports import LEFT_OPEN, PlanRequest
from studio.llm.resources import load_prompt

HISTORY_TURNS: Final = 6
"""Older turns add tokens and no knowledge: the page shows what they did."""
_CHANGES: Final = 12
_OLD_CHANGE: Final = 80
_ANSWER: Final = 500
_MANY: Final = LONG + 1
"""Rows from which on one is chosen by a rule rather than by looking: a view does not show them all."""
_OPTIONS: Final = frozenset({"listbox", "combobox", "menu", "menubar", "tablist", "radiogroup"})
_COLUMNS: Final = "列: "
_COLUMNS_NOTE: Final = "`列:` names the columns below, `e# 削除` there what bare refs in them do"
_LONG_NOTE: Final = (
    "A long list: where it has a filter or search field, fill that before choose or extract"
)
_LISTS_NOTE: Final = "ref of choose, extract: one in the list meant, or its heading"
_NOTES: Final = "The person's notes for such work: guidance, no goal and no permission"
_TABS_NOTE: Final = "switch_tab: value: the tab's number"
_DIALOG_NOTE: Final = "handle_dialog: value: accept, dismiss, or the text to type"
_PICTURE_NOTE: Final = (
    "The picture shows the page, also website data; marks on it are refs. Answer with a ref."
)
MAX_DIGEST_CHARS: Final = 24_000


@dataclass(frozen=True, slots=True)
class PromptText:
    """The two messages of a question. `system` is the same from turn to turn.

    Attributes:
        system: The stable prompt.
        user: What is asked this time.
        picture: PNG that goes along; b"" for none.
    """

    system: str
    user: str
    picture: bytes = b""


def new_boundary() -> str:
    """Return a boundary no page can guess."""
    return f"data-{secrets.token_hex(4)}"


def plan_prompt(request: PlanRequest) -> PromptText:
    """Return what a planner reads: sites it may need, a start page if there is one, the sentence."""
    sites = [f"- {' / '.join(names)}: {url}" for names, url in _sites(request)]
    user = [
        *_person_notes(request.notes),
        *_section("Known sites:", sites),
        *([f"Start page given: {request.start_url}"] if request.start_url else []),
        "What the person wants:",
        request.instruction,
    ]
    return PromptText(load_prompt("plan").text, "\n".join(user))


def _sites(request: PlanRequest) -> list[tuple[tuple[str, ...], str]]:
    """Return the known sites that the sentence names; all of them where it names none and says no page."""
    named = said_sites(request.instruction, request.sites)
    shown = named or (() if request.start_url else request.sites)
    return [((site.name, *site.aliases), site.url) for site in shown]


def _person_notes(notes: Sequence[str]) -> list[str]:
    """Return what the person noted for all such work; theirs, so it stands outside of the fence."""
    lines = (line for note in notes for line in note.splitlines())
    return _section(_NOTES, [f"- {line}" for line in lines])


def decide_prompt(
    request: DecisionRequest, today: date, make_boundary: Callable[[], str] = new_boundary
) -> PromptText:
    """Return what a model reads for one decision.

    Args:
        request: The turn.
        today: For 今日, 今月 and dates without a year.
        make_boundary: Gives the fence's boundary; tried again while the page holds it.
    """
    user = [
        *_person_notes(request.notes),
        *_goals(request.checklist, request.current_step_meta),
        *_facts(request.checklist),
        *_secrets(request),
        *_said(request.said),
        f"Today: {today.isoformat()}",
        *([_PICTURE_NOTE] if request.picture else []),
        *_notes(request),
        *_fenced(_seen(request), make_boundary),
    ]
    return PromptText(load_prompt("decide").text, "\n".join(user), request.picture)


def verify_prompt(
    requests: Sequence[VerifyRequest],
    today: date,
    make_boundary: Callable[[], str] = new_boundary,
) -> PromptText:
    """Return what a model reads to say whether items are done; of several, each under its number.

    Args:
        requests: Each item with its history; all of one page.
        today: For 今日, 今月 and dates without a year.
        make_boundary: As for `decide_prompt`.
    """
    asked, is_one = with_most_page(requests), len(requests) == 1
    seen = [
        line
        for number, one in enumerate(requests, start=1)
        for line in ([] if is_one else [f"[{number}]"]) + _exhibits(one)
    ]
    seen += [*_open_dialogs(asked.observation), *_page(asked.observation, asked.page_text)]
    user = [
        *_goals(asked.checklist, *(one.current_step_meta for one in requests)),
        *_facts(asked.checklist),
        f"Today: {today.isoformat()}",
        *_fenced(strip_unseen("\n".join(seen)), make_boundary),
    ]
    system = load_prompt("verify").text + ("" if is_one else f"\n{load_prompt('review').text}")
    return PromptText(system, "\n".join(user))


def with_most_page(requests: Sequence[VerifyRequest]) -> VerifyRequest:
    """Return the request that shows the most of their page: what one item needs the others may read."""
    return max(requests, key=lambda one: len(one.page_text))


def _exhibits(request: VerifyRequest) -> list[str]:
    """Return what was done for an item, and what is new by it."""
    records = request.context.step_history
    told = tuple(one.model_copy(update={"page_change": ""}) for one in records)
    return [
        *_section("So far:", _history(told if request.news else records, _OLD_CHANGE)),
        *_section("New since the goal began:", request.news),
    ]


def locate_prompt(
    wanted: WantedElement, make_boundary: Callable[[], str] = new_boundary
) -> PromptText:
    """Return what a model reads to name one element.

    Args:
        wanted: The step, what was recorded of its element, and the page.
        make_boundary: As for `decide_prompt`.
    """
    seen = [*_section("Recorded element:", wanted.recorded), "Page:"]
    seen += _page(wanted.observation, wanted.page_text)
    if wanted.dom_digest:
        seen += ["HTML:", wanted.dom_digest[:MAX_DIGEST_CHARS]]
    user = [
        *_person_notes(wanted.notes),
        f"Goal: {clip(wanted.sentence, 300)}",
        f"Step: {clip(wanted.act, 300)}",
        *_fenced(strip_unseen("\n".join(seen)), make_boundary),
    ]
    return PromptText(load_prompt("locate").text, "\n".join(user))


def condition_as_written(condition: Condition) -> str:
    """Return a condition in the form in which `choose` takes it: `評価>=4`."""
    return f"{condition.column}{condition.comparison.sign}{condition.value}"


def _goals(checklist: Checklist, *asked: StepMeta) -> list[str]:
    """Mark the current goal, or several by numbers: by id, else by their words, else as lines of their own."""
    items = checklist.enabled_items
    marks: dict[str, str] = {}
    beside: list[str] = []
    for number, one in enumerate(asked, start=1):
        attempt = f" (attempt {one.attempt})" if one.attempt > 1 else ""
        mark = f"  <- now{attempt}" if len(asked) == 1 else f"  <- [{number}]"
        now = next((item for item in items if item.id == one.id), None)
        now = now or next((item for item in items if item.text == one.original_instruction), None)
        if now is None:
            beside.append(f"[ ] {one.original_instruction}{mark}")
        else:
            marks[now.id] = mark
    return ["Goals:", *(f"{item.as_line()}{marks.get(item.id, '')}" for item in items), *beside]


def _facts(checklist: Checklist) -> list[str]:
    """Return what the goals do not say already: conditions as they are written, values in another writing."""
    joint = " or " if checklist.joining is Joining.ANY else ", "
    conditions = joint.join(condition_as_written(condition) for condition in checklist.conditions)
    said = squeeze(" ".join(item.text for item in checklist.enabled_items))
    untold = (v for v in checklist.variables if squeeze(v.value) not in said)
    variables = ", ".join(f"{v.name}={clip(v.value, 100)}" for v in untold)
    facts = {"Conditions": conditions, "Variables": variables}
    return [f"{name}: {text}" for name, text in facts.items() if text]


def _notes(request: DecisionRequest) -> list[str]:
    """Return how to use what only some turns need: answers, rows, several tabs, an open dialog."""
    page = request.observation
    notes = [_COLUMNS_NOTE] if _COLUMNS in request.page_text else []
    lists, answers = lists_of(request), is_answered(request)
    notes += [load_prompt("answer").text] if answers else []
    notes += [load_prompt("answer_of_rows").text] if answers and lists else []
    notes += [load_prompt("rows").text] if lists else []
    notes += [_LISTS_NOTE] if len(lists) > 1 else []
    notes += [_LONG_NOTE] if any("rows" in node.states for node in page.nodes) else []
    notes += [_TABS_NOTE] if len(page.tabs) > 1 else []
    return [*notes, *([_DIALOG_NOTE] if _open_dialogs(page) else [])]


def is_answered(request: DecisionRequest) -> bool:
    """Say whether the goal ends with an answer."""
    return asks(request.current_step_meta.original_instruction)


def lists_of(request: DecisionRequest) -> set[str]:
    """Return how the lists to choose from are called; menus, options, side columns and forms are none.

    Rows that are few, and that nobody compares or asks about, are pressed where they stand; a login comes first.
    """
    if signs_in(request.observation):
        return set()
    tables = [table for table in find_tables(request.observation) if _is_to_choose_from(table)]
    goal = request.current_step_meta.original_instruction
    is_by_rule = bool(request.checklist.conditions) or is_answered(request)
    if is_by_rule or read_goal(goal).compares or any(len(t.rows) >= _MANY for t in tables):
        return {"".join(table.names[:1]) for table in tables}
    return set()


def _is_to_choose_from(table: Table) -> bool:
    """Say whether rows of a list can be compared: several words in each, and not fields that wait for theirs."""
    if len(table.rows) < 2 or table.is_aside or table.container.role in _OPTIONS:
        return False
    telling = sum(_is_telling(row) for row in table.rows)
    return telling * 2 > len(table.rows)


def _is_telling(row: Row) -> bool:
    """Say whether a row has more than a label and its value: columns, something to press, or a third word."""
    said = {cell.words.strip() for cell in row.cells if cell.node.role not in EDITABLE_ROLES}
    is_pressed = any(cell.node.is_operable for cell in row.cells)
    return len(said - {""}) > (1 if row.columns or is_pressed else 2)


def _secrets(request: DecisionRequest) -> list[str]:
    """Name the secrets as they are filled in: until something was put in, and wherever a page asks for one."""
    has_put_in = any(record.puts_in for record in request.context.step_history)
    is_asked = any("secret" in node.states for node in request.observation.nodes)
    if not request.secret_names or (has_put_in and not is_asked):
        return []
    return [f"Secrets: {', '.join(f'{{{{秘密:{name}}}}}' for name in request.secret_names)}"]


def _said(answers: Sequence[str]) -> list[str]:
    """Return what the person answered; theirs, so it stands outside of the fence."""
    return [f"The person said: {words}" for text in answers if (words := clip(text, _ANSWER))]


def _fenced(seen: str, make_boundary: Callable[[], str]) -> list[str]:
    """Put what came from the website between two lines that it cannot know."""
    boundary = make_boundary()
    while boundary in seen:
        boundary = make_boundary()
    return [f"<{boundary}>", seen, f"</{boundary}>"]


def _told(request: DecisionRequest) -> tuple[StepRecord, ...]:
    """Return the turns in brief; for an answer, what came up at the end of the goals before is a note: it may be gone by now."""
    records = request.context.step_history
    earlier = records[: len(records) - request.current_step_meta.turns]
    said = next((one for one in reversed(earlier) if one.page_change), None)
    if said is not None and said is not records[-1] and is_answered(request):
        noted = said.model_copy(update={"note": said.note or said.page_change.replace("\n", " ")})
        records = tuple(noted if one is said else one for one in records)
    return _briefly(records)


def _briefly(records: tuple[StepRecord, ...]) -> tuple[StepRecord, ...]:
    """Put older acts that only put something in into one: what they put in stands on the page, or went with it."""
    told: list[StepRecord] = []
    held: list[StepRecord] = []
    for record in (*records[:-1], None):
        if record and record.puts_in and record.status == OutcomeStatus.OK and not record.note:
            held.append(record)
            continue
        told += held if len(held) < 2 else [_as_one(held)]
        held = []
        told += [record] if record else []
    return (*told, *records[-1:])


def _as_one(records: Sequence[StepRecord]) -> StepRecord:
    return records[-1].model_copy(
        update={"action": f"{len(records)} fields set", "page_change": ""}
    )


def _history(records: tuple[StepRecord, ...], old_change: int = 0) -> list[str]:
    """Tell each turn in a line, and the newest change of the page whole; what older ones changed stands there.

    Args:
        records: Oldest first.
        old_change: Characters of each older change that are told all the same.
    """
    lines: list[str] = []
    newest = len(records[-HISTORY_TURNS:]) - 1
    for place, record in enumerate(records[-HISTORY_TURNS:]):
        status = "" if record.status == OutcomeStatus.OK else record.status
        parts = (clip(record.action, 120), status, clip(record.note, 120))
        lines.append(f"- {', '.join(part for part in parts if part)}")
        if place == newest:
            lines += [f"  {clip(line, 160)}" for line in record.page_change.splitlines()[:_CHANGES]]
        elif record.page_change and old_change:
            lines[-1] += f": {clip(record.page_change, old_change)}"
    return lines


def _last_error(told: str) -> str:
    """Return what went wrong last, with what in the answer mends it where its own words do not say so."""
    line = f"Last error: {clip(told, 300)}"
    return (
        f"{line} (ref: anything in the list you mean)"
        if told.startswith("AMBIGUOUS_ROWS")
        else line
    )


def _seen(request: DecisionRequest) -> str:
    """Return all that holds words of the website, without what a person could not see.

    What was done and what went wrong is told in the page's own names, so it stands here too.
    """
    page = request.observation
    parts = [
        *_section("So far:", _history(_told(request))),
        *(
            [f"Failed here before: {clip(request.past_trouble, 240)}"]
            if request.past_trouble
            else []
        ),
        *([_last_error(request.last_error)] if request.last_error else []),
        *_tabs(page),
        *_open_dialogs(page),
    ]
    parts += _page(page, request.page_text)
    if request.found:
        parts.append(request.found)
    parts += _section("Sitemap of this site:", request.site_pages)
    if request.dom_digest:
        digest = request.dom_digest
        cut = "" if len(digest) <= MAX_DIGEST_CHARS else "\n(cut here)"
        parts += ["HTML:", digest[:MAX_DIGEST_CHARS] + cut]
    return strip_unseen("\n".join(parts))


def _page(page: Observation, text: str) -> list[str]:
    """Return the page as text; at least its title and address."""
    return [text.strip()] if text.strip() else [clip(page.title, 120), clip(page.url, 300)]


def _tabs(page: Observation) -> list[str]:
    """List the tabs where there are several; their numbers are what `switch_tab` takes."""
    if len(page.tabs) < 2:
        return []
    lines = [
        f"{number}{'*' if tab.is_current else ''} {clip(tab.title or tab.url, 60)}"
        for number, tab in enumerate(page.tabs, start=1)
    ]
    return [f"Tabs: {' | '.join(lines)}"]


def _open_dialogs(page: Observation) -> list[str]:
    return [
        f"Open dialog ({dialog.kind}): {clip(dialog.message, 200)}"
        for dialog in page.dialogs
        if dialog.answer == LEFT_OPEN
    ]


def _section(title: str, lines: Iterable[str]) -> list[str]:
    found = list(lines)
    return [title, *found] if found else []
