"""Goals in one spelling: those of the data and those that a checklist of the built-in engine holds."""

import re
from collections.abc import Iterable, Iterator

from studio.domain.actions.rule import Comparison, Condition, Joining, Order, Taking
from studio.domain.runs.checklist import Checklist
from studio.domain.text import squeeze
from studio.domain.values.dates import parse_date
from studio.llm.builtin.intents import (
    Back,
    Check,
    Confirm,
    DownloadIntent,
    Enter,
    ExtractIntent,
    Intent,
    LogIn,
    Open,
    Pick,
    PressIntent,
    Search,
    Select,
    Sort,
    Submit,
)
from studio.llm.builtin.japanese import read_text

_SIGNS = {
    Comparison.AT_LEAST: "≥",
    Comparison.AT_MOST: "≤",
    Comparison.MORE_THAN: ">",
    Comparison.LESS_THAN: "<",
    Comparison.EQUALS: "=",
    Comparison.CONTAINS: "⊃",
    Comparison.NOT_CONTAINS: "⊅",
    Comparison.STARTS_WITH: "^",
}
_CONDITION = re.compile(r"^(?P<column>[^≥≤><=⊃⊅]+)(?P<sign>[≥≤><=⊃⊅])(?P<value>.+)$")
_JOINTS = re.compile(r"[&|]")
_KIND_WORDS = re.compile(r"(?:の?(?:ボタン|リンク|タブ|メニュー|画面|ページ|欄)|する|を|へ|に)+$")


def expected(goal: str) -> str:
    """Return a goal of the data in the one spelling."""
    kind, _, rest = goal.partition(" ")
    match kind:
        case "開く" | "押す":
            return f"押す {_called(rest)}"
        case "欄":
            label, _, value = rest.partition("=")
            return f"欄 {_called(label)}={plain_value(value)}"
        case "行":
            head, _, control = rest.rpartition(">")
            where, order, take = (part.strip() for part in head.split(";"))
            return f"行 {_expected_where(where)} ; {order} ; {take} > {_called(control)}"
        case "表":
            columns, _, tail = rest.partition("]")
            where, order, limit, pages = (part.strip() for part in tail.split(";"))
            listed = ",".join(squeeze(name) for name in columns.strip("[ ").split(","))
            return f"表 [{listed}] {_expected_where(where)} ; {order} ; {limit} ; {pages}"
        case _:
            return f"{kind} {_called(rest)}".strip()


def planned(checklist: Checklist) -> Iterator[str]:
    """Yield the goals of a checklist, as its lines read when they are carried out."""
    for item in checklist.items:
        for reading in read_text(item.text).readings:
            yield from _goals(reading.intent)


def without_start(goals: Iterable[str], start: tuple[str, str]) -> list[str]:
    """Return goals without a first one that only opens the start page, which a run does anyway."""
    listed = list(goals)
    names = {f"押す {_called(name)}" for name in start if name}
    return listed[1:] if listed and listed[0] in names else listed


def conditions_of(goals: Iterable[str]) -> set[str]:
    """Return every condition that goals hold."""
    found: set[str] = set()
    for goal in goals:
        if goal.startswith(("行 ", "表 ")):
            where = goal.split(";", maxsplit=1)[0].removeprefix("行 ").removeprefix("表 ")
            parts = _JOINTS.split(re.sub(r"^\[.*?\]", "", where).replace("^", ""))
            found |= {part.strip() for part in parts if part.strip()}
    return found


def condition_line(condition: Condition) -> str:
    """Return a condition in the one spelling."""
    return f"{condition.column}{_SIGNS[condition.comparison]}{plain_value(condition.value)}"


def values_of(goals: Iterable[str]) -> tuple[set[str], set[str]]:
    """Return the values that a flow has to keep by name, and those that it may keep."""
    needed: set[str] = set()
    allowed: set[str] = set()
    for goal in goals:
        kind, _, rest = goal.partition(" ")
        if kind == "検索":
            needed.add(plain_value(rest))
        elif kind == "欄":
            label, _, value = rest.partition("=")
            is_open = "秘密" in value or "パスワード" in label or not label
            (allowed if is_open else needed).add(value)
        elif kind == "ログイン":
            allowed |= {plain_value(part.partition("=")[2]) for part in rest.split(",")}
    for line in conditions_of(goals):
        match = _CONDITION.match(line)
        assert match, line
        is_free = match["sign"] == "⊅" or match["column"] == "在庫"
        (allowed if is_free else needed).add(plain_value(match["value"]))
    return needed, needed | allowed


def plain_value(value: str) -> str:
    """Return a value in one spelling: dates as 2026-11-20, numbers as digits, the rest squeezed."""
    if date := parse_date(value):
        return date.isoformat()
    return squeeze(value)


def _called(name: str) -> str:
    bare = squeeze(name).rstrip("/")
    return squeeze(_KIND_WORDS.sub("", bare)) or bare


def _expected_where(where: str) -> str:
    parts = [part.strip() for part in _JOINTS.split(where.replace("^", ""))]
    lines = sorted(_expected_condition(part) for part in parts if part)
    return f" {'|' if '|' in where else '&'} ".join([*lines, *(["^"] if "^" in where else [])])


def _expected_condition(text: str) -> str:
    match = _CONDITION.match(text)
    assert match, text
    return f"{match['column'].strip()}{match['sign']}{plain_value(match['value'])}"


def _where(said: Pick | ExtractIntent) -> str:
    joint = " | " if said.joining is Joining.ANY else " & "
    return joint.join(sorted(condition_line(condition) for condition in said.where))


def _order(order: Order | None) -> str:
    return f"{order.column}{'↓' if order.descending else '↑'}" if order else ""


def _pick(pick: Pick) -> str:
    is_back = pick.refers_back and bool(pick.where or pick.order)
    where = " & ".join(part for part in (_where(pick), "^" if is_back else "") if part)
    words = {Taking.ALL: "すべて", Taking.TOP: f"上位{pick.take}", Taking.LAST: f"末{pick.take}"}
    several = words.get(pick.taking, f"{pick.take}")
    return f"行 {where} ; {_order(pick.order)} ; {several} > {_called(pick.control)}"


def _goals(intent: Intent) -> Iterator[str]:  # noqa: C901, PLR0912 - one case an intent
    match intent:
        case Open(place, url):
            yield f"押す {_called(url or place)}"
        case Search(word):
            yield f"検索 {_called(word)}"
        case Enter(fields):
            for field in fields:
                yield f"欄 {_called(field.label)}={plain_value(field.value)}"
        case Select(label, option):
            yield f"欄 {_called(label)}={plain_value(option)}"
        case PressIntent(name, key):
            yield f"キー {squeeze(key)}" if key else f"押す {_called(name)}"
        case Check(name, is_checked):
            yield f"{'入' if is_checked else '切'} {_called(name)}"
        case Pick():
            yield _pick(intent)
        case Submit(word):
            yield f"押す {_called(word)}"
        case Sort(words):
            yield f"並べ {_called(words)}"
        case LogIn(fields):
            values = ",".join(f"{squeeze(one.label)}={squeeze(one.value)}" for one in fields)
            yield f"ログイン {values}".strip()
        case Confirm(text, is_there, waits):
            yield f"{'待つ' if waits else '出る' if is_there else '出ない'} {_called(text)}"
        case ExtractIntent(columns, order=order, limit=limit, pages=pages):
            listed = ",".join(squeeze(name) for name in columns)
            yield f"表 [{listed}] {_where(intent)} ; {_order(order)} ; {limit} ; {pages}"
        case DownloadIntent(name):
            yield f"DL {_called(name)}"
        case Back():
            yield "戻る"
