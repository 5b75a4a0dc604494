"""Flows that strangers wrote: the rows on flow files of the bad-input matrix."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.actions.action import Click, Navigate, OpenTab
from studio.domain.errors import FlowFormatError, StudioError
from studio.domain.flows.flow import FLOW_FORMAT, Flow, FlowStep
from studio.domain.page.target import Target
from studio.domain.values.variable import Variable
from studio.library.flow_format import write_flow
from studio.library.foreign_flow import read_foreign_flow
from tests.library.samples import DATA, NOON, make_flow, sample_flow

GOOD = write_flow(make_flow(id="same", created_at=NOON, updated_at=NOON))
"""The same bytes in every process: they stand in the names of tests."""
STEP = json.loads(GOOD)["steps"][0]


def code_of(content: bytes) -> str:
    with pytest.raises(FlowFormatError) as told:
        read_foreign_flow(content)
    assert told.value.message.endswith("。")
    assert told.value.remedy
    return told.value.code


def changed(**fields: object) -> bytes:
    return json.dumps(json.loads(GOOD) | fields).encode()


def with_text(text: str) -> bytes:
    return GOOD.replace('"purpose":""', f'"purpose":{text}').encode()


@pytest.mark.parametrize("number", range(1, FLOW_FORMAT + 1))
def test_a_file_of_every_format_opens(number: int) -> None:
    flow = read_foreign_flow((DATA / f"flow_v{number}.json").read_bytes())
    assert write_flow(flow) == write_flow(sample_flow())


def test_a_byte_order_mark_is_fine() -> None:
    assert read_foreign_flow(b"\xef\xbb\xbf" + GOOD.encode()).name == "請求書の確認"


@pytest.mark.parametrize(
    ("encoding", "named"),
    [("utf-16", "UTF-16"), ("utf-16-le", "UTF-16"), ("utf-16-be", "UTF-16"), ("cp932", "Shift_JIS")],
)  # fmt: skip
def test_other_encodings_are_named(encoding: str, named: str) -> None:
    with pytest.raises(FlowFormatError) as told:
        read_foreign_flow(GOOD.encode(encoding))
    assert told.value.code == "FLOW_FILE_ENCODING"
    assert named in told.value.message


@pytest.mark.parametrize(
    "content",
    [
        b"", b" ", b"null", b"[]", b"1", b"{", b"[" * 100_000, b'{"a":' * 100_000, b"\x81",
        GOOD.encode() + b"x", GOOD.encode() + GOOD.encode(), GOOD.encode()[:-1],
        with_text("NaN"), with_text("1e999"), with_text("-Infinity"), with_text("9" * 5000),
        with_text('"\\ud800"'), with_text("true"), changed(version=True), changed(version=1.5),
        changed(unknown=1), changed(flow_format="1"), changed(flow_format=0), changed(flow_format=True),
        changed(steps=[{"item": "x"}]), changed(steps=[STEP | {"action": {"verb": "eval", "code": "1"}}]),
        changed(steps=[STEP | {"action": {"verb": "navigate", "url": "http://a.example/", "x": 1}}]),
    ],
    ids=lambda content: content[-24:].decode("latin-1") or "empty",
)  # fmt: skip
def test_damage(content: bytes) -> None:
    assert code_of(content) == "FLOW_FILE_DAMAGED"


@pytest.mark.parametrize("number", [FLOW_FORMAT + 1, 99, 10**30])
def test_a_newer_flow(number: int) -> None:
    assert code_of(changed(flow_format=number)) == "FLOW_NEWER"


def test_a_name_that_stands_twice_is_refused() -> None:
    assert code_of(GOOD.replace('"purpose"', '"name":"別","purpose"').encode()) == (
        "FLOW_FILE_DOUBLED"
    )


@pytest.mark.parametrize(
    "content",
    [
        changed(steps=[STEP] * 10_000),
        changed(variables=[{"name": str(n)} for n in range(201)]),
        changed(purpose="長" * 20_001),
        write_flow(Flow(name="x", steps=(
            FlowStep(item="x", action=Click(target=Target(name="長" * 2_001))),
        ))).encode(),
        changed(purpose="長" * 1_400_000),
    ],
    ids=["steps", "variables", "text", "target", "bytes"],
)  # fmt: skip
def test_more_than_a_flow_needs(content: bytes) -> None:
    assert code_of(content) == "FLOW_FILE_TOO_LARGE"


NO_WEBSITES = (
    "javascript:alert(1)", "JavaScript:alert(1)", " java\nscript:alert(1)", "file:///etc/passwd",
    "data:text/html,x", "chrome://settings", "view-source:http://a.example/", "blob:http://a.example/1",
    "about:config", "vbscript:x", "ftp://a.example/", "example.com", "//a.example/",
)  # fmt: skip
OF_TEMPLATES = ("{{script}}alert(1)", "http://a.example/?p={{秘密:社内PW}}")


@pytest.mark.parametrize("url", [*NO_WEBSITES, *OF_TEMPLATES])
@pytest.mark.parametrize("action", [Navigate, OpenTab])
def test_what_is_no_website_is_refused(url: str, action: type[Navigate | OpenTab]) -> None:
    flow = Flow(
        name="x",
        variables=(Variable(name="script", value="javascript:"),),
        steps=(FlowStep(item="x", action=action(url=url)),),
    )
    assert code_of(write_flow(flow).encode()) == "FLOW_FILE_ADDRESS"


@pytest.mark.parametrize("url", NO_WEBSITES)
def test_a_start_page_that_is_no_website_is_refused(url: str) -> None:
    flow = Flow(name="x", variables=(Variable(name="url", value=url),))
    assert code_of(write_flow(flow).encode()) == "FLOW_FILE_ADDRESS"


@pytest.mark.parametrize(
    "url",
    ["https://a.example/?q=a b", "http://日本語.example/", "{{url}}", "{{毎回}}/x", "about:blank",
     "http://evil.example\\@good.example/", "http://127.0.0.1:8000/{{検索語}}"],
)  # fmt: skip
def test_a_website_is_read_and_shown_later(url: str) -> None:
    variables = (Variable(name="url", value="http://a.example/"), Variable(name="毎回"))
    flow = Flow(
        name="x", variables=variables, steps=(FlowStep(item="x", action=Navigate(url=url)),)
    )
    assert read_foreign_flow(write_flow(flow).encode()) == flow


@given(st.binary(max_size=60))
def test_any_bytes_are_a_fault_and_nothing_else(content: bytes) -> None:
    with pytest.raises(FlowFormatError):
        read_foreign_flow(content)


@pytest.mark.timeout(120)  # for all of them: nothing in a file may make a reader wait
@given(st.integers(0, len(GOOD) - 1), st.text(max_size=4), st.integers(0, 9))
def test_a_changed_text_is_another_flow_or_a_fault(place: int, put: str, cut: int) -> None:
    text = GOOD[:place] + put + GOOD[place + cut :]
    assert outcome_of(text.encode("utf-8", "replace")) in ("read", "refused")


def outcome_of(content: bytes) -> str:
    try:
        return "read" if read_foreign_flow(content).flow_format == FLOW_FORMAT else "old"
    except StudioError as fault:
        return "refused" if fault.remedy else "refused without a word"
