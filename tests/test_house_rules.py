"""The rules of the house that no linter knows. Each failure says what to do."""

import ast
import gc
import inspect
import re
import statistics
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from studio.domain import errors
from studio.domain.actions.action import ACTIONS

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ("studio", "installer")
OURS = (*HOUSE, "tests", "resources", ".ci")

MODULE_LINES = 500
MODULE_LOOK = 400
FUNCTION_LINES = 60
FUNCTION_LOOK = 38

FORBIDDEN_MODULES = re.compile(r"^_?(utils?|helpers?|common|misc|service|manager|handlers?)$")
FORBIDDEN_CLASSES = re.compile(r"(Utils?|Helper|Manager|Service|Handler)$")

ADDRESSES = re.compile(
    r"pyp[i]\.org|pythonhoste[d]\.org|npmj[s]\.org|npmmirro[r]|deb\.debia[n]\.org|artifactor[y]",
    re.IGNORECASE,
)
MACHINE_PATHS = re.compile(r"(?<![\w.:/-])(/wor[k]/|/roo[t]/|/hom[e]/[a-z]+/|/opt/(pypi|wheels))")

TEXT = frozenset(
    {
        *(".py", ".md", ".toml", ".yaml", ".yml", ".lock", ".json", ".js", ".ts", ".html", ".css"),
        *(".j2", ".txt", ".svg", ".cfg", ".ini", ".sh", ".ps1", ".bat", ".qss", ".csv"),
    }
)

SCRIPT_LINES = 3
JAVASCRIPT = re.compile(r"=>|\bfunction\b|\b(?:const|let) \w+ = |\bdocument\.|\bglobalThis\b")

JAPANESE = re.compile("[ぁ-ゖァ-ヺ一-龯]")
WORDS_ARE_THE_SUBJECT = ("studio/domain/", "studio/llm/builtin/", "studio/engine/perception/")
"""Rooms that read what people and pages say; elsewhere a word of theirs stands in a table with a name."""
SPEAKS_JAPANESE = (
    *(
        "studio/cli/",
        "studio/runtime/",
        "studio/cluster/",
        "studio/practice/",
        "studio/llm/builtin/",
    ),
    *("studio/export/python_", "studio/bootstrap/selftest.py", "studio/llm/trial.py"),
    "studio/engine/perception/",
)
"""Not the window: the command line, scripts and their faces, a site, and what is written for a model."""
DATES_SAID_OFTEN = 8
NOT_SAID = ("日本語", "¥￥$円%％")
"""A language's own name in the list of languages; what stands around numbers."""
SENTENCE = re.compile("[ぁ-ん]。")
SAYS = frozenset({"tr", "later"})
ASKED_BY_WORDS = frozenset({"startswith", "endswith", "removeprefix", "removesuffix", "get"})
KINDS = {kind.__name__ for kind in ACTIONS.values()}
KINDS_IN_A_LIST = 6

NAMED_TWICE = {"ThemeChoice": "kept in settings, and picked in the window, which knows no settings"}

UNTESTED_BY_DESIGN = {
    "studio/__init__.py": "the version, nothing else",
    "studio/__main__.py": "one call; the journeys start the studio with it",
    "studio/domain/frozen.py": "a base class; every value's round trip goes through it",
    "studio/engine/ports.py": "protocols; the contract suites run against their implementations",
}


@pytest.fixture(scope="module", autouse=True)
def no_look_for_garbage() -> Iterator[None]:
    """The trees of all our files hold no garbage; looking through them for some costs more than reading them."""
    was_on = gc.isenabled()
    gc.disable()
    yield
    if was_on:
        gc.enable()


def python_files(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in files_of(folder) if path.suffix == ".py")


@cache
def files_of(folder: str) -> tuple[Path, ...]:
    """Every file under a folder of ours; each rule looks at the same ones."""
    return tuple(path for path in (ROOT / folder).rglob("*") if path.is_file())


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes_of(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def code_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of a function without its docstring."""
    total = (node.end_lineno or node.lineno) - node.lineno + 1
    first = node.body[0]
    if ast.get_docstring(node, clean=False) is not None:
        total -= (first.end_lineno or first.lineno) - first.lineno + 1
    return total


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def parse(path: Path) -> ast.Module:
    return ast.parse(text_of(path), str(path))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a module: each file is parsed and walked once for all rules."""
    return tuple(ast.walk(parse(path)))


def test_modules_stay_small() -> None:
    sizes = {shown(p): len(text_of(p).splitlines()) for p in python_files(*HOUSE)}
    for name, lines in sorted(sizes.items(), key=lambda item: -item[1]):
        if lines > MODULE_LOOK:
            print(f"wants a second look: {name} has {lines} lines")
    too_long = {name: lines for name, lines in sizes.items() if lines > MODULE_LINES}
    assert not too_long, "split by subject, one room each"


def test_functions_stay_short() -> None:
    sizes = {
        f"{shown(path)}:{node.lineno} {node.name}": code_lines(node)
        for path in python_files(*HOUSE)
        for node in functions(path)
    }
    ordered = sorted(sizes.values())
    ninth = ordered[int(len(ordered) * 0.9)]
    print(
        f"{len(ordered)} functions, median {statistics.median(ordered)}, nine in ten under {ninth}"
    )
    for name, lines in sorted(sizes.items(), key=lambda item: -item[1]):
        if lines > FUNCTION_LOOK:
            print(f"wants a second look: {name} has {lines} lines")
    assert not {n: x for n, x in sizes.items() if x > FUNCTION_LINES}, "a line of the picture each"
    assert statistics.median(ordered) <= 12
    assert ninth < FUNCTION_LOOK


def test_every_package_has_its_docstring() -> None:
    packages = {path.parent for path in python_files("studio")}
    bare = [shown(folder) for folder in packages if not (folder / "__init__.py").exists()]
    assert not bare, "add __init__.py with one sentence: what the room is for"


def test_names_say_what_a_thing_is() -> None:
    vague = [
        f"{shown(path)} {name}"
        for path in python_files(*HOUSE, "tests")
        for name in vague_names(path)
    ]
    assert not vague, "name a module after its subject, a class after what it is"


def test_a_class_name_stands_once_in_the_house() -> None:
    places: dict[str, list[str]] = {}
    for path in python_files("studio"):
        for node in parse(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(shown(path))
    twice = {name for name, files in places.items() if len(files) > 1}
    assert twice == set(NAMED_TWICE), {name: places[name] for name in twice ^ set(NAMED_TWICE)}


def vague_names(path: Path) -> list[str]:
    classes = [node for node in nodes_of(path) if isinstance(node, ast.ClassDef)]
    names = [
        c.name for c in classes if FORBIDDEN_CLASSES.search(c.name) and not is_a_foreign_term(c)
    ]
    return names + ([path.stem] if FORBIDDEN_MODULES.match(path.stem) else [])


def is_a_foreign_term(node: ast.ClassDef) -> bool:
    """http.server and logging call their base classes Handler; a subclass may say so too."""
    return any(ast.unparse(base).endswith("Handler") for base in node.bases)


def imports_of(path: Path) -> set[str]:
    names: set[str] = set()
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def test_every_module_has_a_test() -> None:
    tested = {name for path in python_files("tests") for name in imports_of(path)}
    files = {shown(path) for path in python_files("tests")}
    missing: list[str] = []
    for path in python_files(*HOUSE):
        name = shown(path)
        if path.name == "__init__.py" or name in UNTESTED_BY_DESIGN:
            continue
        folder = shown(path.parent).removeprefix("studio").lstrip("/")
        mirror = f"tests/{folder}/test_{path.stem}.py".replace("//", "/")
        if mirror not in files and name.removesuffix(".py").replace("/", ".") not in tested:
            missing.append(f"{name} (expected {mirror})")
    assert not missing


def test_the_exceptions_to_the_rule_still_exist() -> None:
    assert [name for name in UNTESTED_BY_DESIGN if not (ROOT / name).exists()] == []


def drawn_tree(drawing: str) -> dict[str, str]:
    """Read the tree of a docstring: class name to the name of the class it hangs under."""
    parents: dict[str, str] = {}
    above: list[tuple[int, str]] = []
    for line in drawing.splitlines():
        found = re.match(r"^([\s│├└─]*)([A-Z]\w+)(\s{2,}|$)", line)
        if not found or not line.startswith("    "):
            continue
        depth, name = len(found[1]), found[2]
        while above and above[-1][0] >= depth:
            above.pop()
        parents[name] = above[-1][1] if above else "Exception"
        above.append((depth, name))
    return parents


def test_the_drawing_of_the_error_tree_is_true() -> None:
    classes = {
        name: cls.__base__.__name__
        for name, cls in inspect.getmembers(errors, inspect.isclass)
        if cls.__module__ == errors.__name__ and cls.__base__ is not None
    }
    assert drawn_tree(errors.__doc__ or "") == classes
    faults = [name for name in classes if issubclass(getattr(errors, name), errors.StudioError)]
    assert len(faults) < 20, "add a class only when somebody catches it"


def long_scripts(path: Path) -> Iterator[str]:
    """Yield where JavaScript of several lines stands in a string."""
    nodes = nodes_of(path)
    docs = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if not isinstance(node, ast.Constant | ast.JoinedStr) or id(node) in docs:
            continue
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        text = "".join(str(one.value) for one in parts if isinstance(one, ast.Constant))
        lines = (node.end_lineno or node.lineno) - node.lineno + 1
        if lines >= SCRIPT_LINES and JAVASCRIPT.search(text):
            yield f"{shown(path)}:{node.lineno}"


def test_scripts_of_pages_are_files() -> None:
    found = [place for path in python_files("studio") for place in long_scripts(path)]
    assert not found, "put it into a .js file beside the module; script(file, name) loads it"


def compared(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what decides something by being equal, held, matched or looked up."""
    match node:
        case ast.Compare():
            yield from (node.left, *node.comparators)
        case ast.MatchValue():
            yield node.value
        case ast.Subscript():
            yield node.slice
        case ast.Call(func=ast.Attribute(attr=name)) if name in ASKED_BY_WORDS:
            yield from node.args[:1]
        case _:
            return


def deciding_words(path: Path) -> Iterator[str]:
    """Yield where a module decides by words that are shown to people."""
    for node in nodes_of(path):
        for operand in compared(node):
            many = isinstance(operand, ast.Tuple | ast.List | ast.Set)
            for one in operand.elts if many else (operand,):
                text = one.value if isinstance(one, ast.Constant) else ""
                if isinstance(text, str) and JAPANESE.search(text):
                    yield f"{shown(path)}:{one.lineno} {text}"


def test_nothing_is_decided_by_the_words_that_people_read() -> None:
    found = [
        place
        for path in python_files("studio")
        if not shown(path).startswith(WORDS_ARE_THE_SUBJECT)
        for place in deciding_words(path)
    ]
    assert not found, "decide by an id, an enum or a value; words of pages stand in a named table"


def untold(path: Path, is_told: re.Pattern[str]) -> Iterator[str]:
    """Yield the Japanese of a module that goes through no `tr`; remarks and what decides something are left out."""
    said = {
        part
        for node in nodes_of(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS
        for part in ast.walk(node)
    }
    other = {
        part
        for node in nodes_of(path)
        for one in (node.value if isinstance(node, ast.Expr) else None, *compared(node))
        if one is not None and (isinstance(one, ast.Constant) or not isinstance(node, ast.Expr))
        for part in ast.walk(one)
    }
    for node in nodes_of(path):
        if not isinstance(node, ast.Constant) or node in said | other:
            continue
        if isinstance(text := node.value, str) and is_told.search(text):
            yield f"{shown(path)}:{node.lineno} {text[:30]}"


def test_a_sentence_that_a_person_reads_goes_through_tr() -> None:
    found = [
        place
        for path in python_files("studio")
        if not shown(path).startswith(SPEAKS_JAPANESE)
        for place in untold(path, SENTENCE)
    ]
    assert found == [], 'write tr("…") from studio.words around it, then `poe translations`'


def test_no_word_of_the_window_forgets_tr() -> None:
    found = [place for path in python_files("studio/ui") for place in untold(path, JAPANESE)]
    dates = [place for place in found if place.startswith("studio/ui/dialogs/value_fields.py")]
    assert len(dates) == DATES_SAID_OFTEN, "what the engine reads as a date stays as it is"
    rest = [place for place in found if place not in dates]
    assert [place for place in rest if not any(one in place for one in NOT_SAID)] == []


def kinds_named(node: ast.Match) -> set[str]:
    """Return the kinds of action that a `match` tells apart."""
    patterns = (part for case in node.cases for part in ast.walk(case.pattern))
    classes = {ast.unparse(part.cls) for part in patterns if isinstance(part, ast.MatchClass)}
    return {name.rpartition(".")[2] for name in classes} & KINDS


def falls_silent(node: ast.Match) -> bool:
    """Say whether what no case names gets an answer that has nothing to do with it."""
    last = node.cases[-1]
    is_rest = isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None
    asked = {part.id for one in last.body for part in ast.walk(one) if isinstance(part, ast.Name)}
    return is_rest and not asked & {
        part.id for part in ast.walk(node.subject) if isinstance(part, ast.Name)
    }


def test_no_two_tasks_of_the_window_have_one_name() -> None:
    """One of them is cancelled, or never begins, where the other is under way: they have one owner."""
    named = [
        (name.id, node.value.value, shown(path))
        for path in python_files("studio/ui")
        for node in nodes_of(path)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for name in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(name, ast.Name) and name.id.endswith("TASK")
    ]
    words = [task for _, task, _ in named]
    assert not [one for one in named if words.count(one[1]) > 1]


def test_no_list_of_actions_forgets_the_next_one() -> None:
    found = [
        f"{shown(path)}:{node.lineno}"
        for path in python_files("studio")
        for node in nodes_of(path)
        if isinstance(node, ast.Match)
        and len(kinds_named(node)) >= KINDS_IN_A_LIST
        and falls_silent(node)
    ]
    assert not found, "ask the class (`domain.actions.base`), or close it with assert_never"


def text_files() -> list[Path]:
    inside = [path for folder in OURS for path in files_of(folder)]
    beside = [path for path in ROOT.iterdir() if path.is_file()]
    ours = (path for path in inside + beside if "node_modules" not in path.parts)
    return sorted(path for path in ours if path.suffix in TEXT or path.parent.name == ".ci")


def test_nothing_points_to_a_registry_or_to_one_machine() -> None:
    found = [
        f"{shown(path)}:{number}: {line.strip()[:100]}"
        for path in text_files()
        if ADDRESSES.search(text_of(path)) or MACHINE_PATHS.search(text_of(path))
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if ADDRESSES.search(line) or MACHINE_PATHS.search(line)
    ]
    assert not found, "locks are pinned by hash, never by address; paths come from settings"


def naps(path: Path) -> list[str]:
    """Return the sleeps of a test module.

    `sleep(0)` only gives others a turn, and a short one in a `while` looks for the thing itself.
    """
    nodes = nodes_of(path)
    looking = {node for loop in nodes if isinstance(loop, ast.While) for node in ast.walk(loop)}
    found: list[str] = []
    for node in nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute | ast.Name):
            continue
        if not ast.unparse(node.func).endswith(("time.sleep", "asyncio.sleep", "qWait")):
            continue
        length = ast.unparse(node.args[0]) if node.args else ""
        is_short = length in {"0", "0.01", "0.02", "0.05"} and (length == "0" or node in looking)
        if not is_short:
            found.append(f"{shown(path)}:{node.lineno}")
    return found


def test_no_test_sleeps() -> None:
    found = [
        nap for path in python_files("tests") if path.stem.startswith("test_") for nap in naps(path)
    ]
    assert not found, "wait for the thing itself: a fake clock, an event, qtbot.waitUntil"


def test_the_rooms_of_the_architecture_are_the_packages() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    drawn = set(re.findall(r"^\| `(\w+)/`", text, re.MULTILINE))
    packages = {path.parent.name for path in (ROOT / "studio").glob("*/__init__.py")}
    assert drawn == packages


def test_the_changelog_has_a_place_for_the_next_line() -> None:
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text("utf-8")
