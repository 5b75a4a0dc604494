"""Whatever a page or a person wrote stays a literal: nothing of it runs, nothing of it hides."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.actions.action import Choose, Click, Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule
from studio.domain.errors import ExportError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family
from studio.domain.values.variable import Variable
from studio.export.formats import FORMATS
from studio.export.python_script import script_text, secret_names
from studio.export.python_text import comment, docstring, expression, literal, page_text
from tests.export.flow_parts import click_step, make_flow, target

HOSTILE = [
    'quote " and \' and """ and \'\'\'',
    '"""\nimport os; os.system("calc")\n"""',
    "back\\slash\\",
    "line\nbreak\r\nand\u2028separator\x0cfeed\x85next",
    "{{ 7*7 }} {% raw %} {# no #} {}{0} %s %(x)s",
    "{{名前}} {{秘密:PW}}",
    "*/ <!-- --> #! /bin/sh",
    "\u202eevil\u202c right-to-left \u2066x\u2069",
    "אבג עברית العربية",
    "\x00\x07\x1b[31mred",
    "lone \ud800 surrogate",
    "𠮷野家 👍🏽 \U000e0041",
    "%",
    "）", "", " ", "　",
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_a_literal_is_the_text_again_on_one_plain_line(text: str) -> None:
    source = literal(text)
    assert ast.literal_eval(source) == text
    assert source.isprintable()
    source.encode("utf-8")


@given(st.text())
def test_every_text_survives_as_a_literal(text: str) -> None:
    assert ast.literal_eval(literal(text)) == text


@given(st.text())
def test_docstrings_and_comments_end_where_their_line_ends(text: str) -> None:
    source = f"def f():\n    {docstring(text)}\n    {comment(text)}\n    return 1\n"
    tree = ast.parse(source)
    body = tree.body[0]
    assert isinstance(body, ast.FunctionDef)
    assert [type(node) for node in body.body] == [ast.Expr, ast.Return]
    assert len(source.splitlines()) == 4


@pytest.mark.parametrize("text", HOSTILE)
def test_a_page_s_braces_are_no_templates(text: str) -> None:
    assert ast.literal_eval(page_text(text, frozenset({"url"}))) == text


@pytest.mark.parametrize("text", HOSTILE)
def test_a_flow_full_of_hostile_text_has_the_code_of_a_plain_one(text: str) -> None:
    plain, hostile = (ast.parse(render(hostile_flow(word))) for word in ("あ", text))
    assert shape_of(hostile) == shape_of(plain)


def test_a_hostile_flow_compiles_and_ends_like_any_other() -> None:
    for text in HOSTILE:
        source = render(hostile_flow(text))
        compile(source, "flow.py", "exec")
        assert source.endswith("VALUES)\n")


@pytest.mark.parametrize(
    ("template", "code"),
    [
        ("{{巻}}", 'v["巻"]'),
        ("第{{ 巻 }}巻", "f\"第{v['巻']}巻\""),
        ('"{{巻}}"{x}\n', 'f"\\"{v[\'巻\']}\\"{{x}}\\n"'),
        ("{{秘密:PW}}", 'v["秘密:PW"]'),
        ("", '""'),
        ("{{", '"{{"'),
    ],
)
def test_templates_become_expressions(template: str, code: str) -> None:
    assert expression(template, {"巻", "秘密:PW"}) == code


def test_an_unknown_variable_is_refused_before_anything_is_written() -> None:
    step = FlowStep(item="書く", action=Fill(target=target("textbox", "名前"), value="{{だれか}}"))
    with pytest.raises(ExportError) as raised:
        render(make_flow(step))
    assert raised.value.code == "MISSING_VARIABLE"


def test_a_password_as_plain_text_is_asked_of_the_environment_and_never_written() -> None:
    box = target("textbox", "パスワード", type="password")
    steps = [
        FlowStep(item="入る", action=Fill(target=box, value=value), is_enabled=is_enabled)
        for value, is_enabled in (("hunter2", True), ("correct{{語}}", True), ("hunter2", False))
    ]
    files = FORMATS["python"].files(make_flow(*steps, 語="horse", パスワード="staple"))
    source = next(iter(files.values())).decode()
    held = '"パスワード2": "TEJUN_SECRET_1",\n    "パスワード3": "TEJUN_SECRET_2",'
    assert f"SECRETS = {{\n    {held}\n}}" in source
    assert source.count('fill(v["パスワード2"], step=') == 2
    told = b"".join(data for name, data in files.items() if ".whl" not in name)
    assert b"hunter2" not in told
    assert b"correct" not in told
    assert b"staple" not in told  # nothing uses it


def test_a_variable_that_fills_a_password_is_no_option() -> None:
    box = target("textbox", "パスワード", type="password")
    step = FlowStep(item="入る", action=Fill(target=box, value="{{パスワード}}"))
    source = render(make_flow(step, パスワード="hunter2"))
    assert 'SECRETS = {\n    "パスワード": "TEJUN_SECRET_1",\n}' in source
    assert "hunter2" not in source
    files = FORMATS["python"].files(make_flow(step, パスワード="hunter2"))
    assert all(b"hunter2" not in data for name, data in files.items() if ".whl" not in name)


def test_a_flow_without_steps_is_refused() -> None:
    with pytest.raises(ExportError) as raised:
        render(make_flow())
    assert raised.value.code == "NO_STEPS"


def test_the_same_flow_gives_the_same_text() -> None:
    flow = make_flow(click_step("送る"))
    assert render(flow) == render(flow)


def render(flow: Flow) -> str:
    return script_text(flow, secret_names(flow))


def hostile_flow(text: str) -> Flow:
    """Put `text` wherever a page or a person can put text (a person's braces are templates)."""
    typed = text.replace("{{", "(").replace("}}", ")")
    families = (Family.ROLE, Family.SCOPED, Family.LABEL, Family.TEXT, Family.TITLE, Family.TEST_ID)
    ways = tuple(
        Candidate(
            family=family,
            value=text,
            role="button",
            scope_role="form",
            scope_name=f"x{text}",  # a part of the page without a name is no way of a script
            score=1,
        )
        for family in families
    )
    attribute = Candidate(family=Family.ATTRIBUTE, value=f"href={text}", score=1)
    ident = Candidate(family=Family.ID, value=text, score=1)
    aimed = target("button", f"x{text}", *ways, attribute, ident, text=f"x{text}", path=f"x{text}")
    aimed = aimed.model_copy(update={"frames": (text, "inner")})
    rule = SelectionRule(
        where=(Condition(column=text, comparison=Comparison.CONTAINS, value=f"x{typed}"),),
        order=Order(column=text),
        shape=(text, "list:本"),
    )
    steps = (
        FlowStep(item=f"x{text}", action=Click(target=aimed), note=f"x{text}"),
        FlowStep(
            item="二つめ",
            action=Fill(target=aimed, value=f"x{typed}"),
            expects=tuple(
                Evidence(kind=kind, detail=f"accepted:{text}")
                for kind in (EvidenceKind.TEXT_APPEARED, EvidenceKind.URL, EvidenceKind.DIALOG)
            ),
        ),
        FlowStep(item="三つめ", action=Choose(rule=rule, column=f"x{text}"), needs_approval=True),
    )
    return Flow(
        name=f"x{text}",
        purpose=text,
        variables=(Variable(name="url", value=f"x{text}"), Variable(name=f"({text}", value=text)),
        steps=steps,
    )


def shape_of(tree: ast.AST) -> str:
    """Return the code without its strings; an adjacent constant is one constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)
