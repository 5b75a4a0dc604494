import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.actions.action import Navigate
from studio.domain.errors import FlowFormatError
from studio.domain.flows.flow import FLOW_FORMAT, Flow
from studio.library.flow_format import CONVERTERS, JsonObject, read_flow, write_flow
from tests.library.samples import DATA, flows, make_flow, sample_flow


@given(flows)
def test_every_flow_comes_back_as_it_was(flow: Flow) -> None:
    assert read_flow(write_flow(flow)) == flow


@pytest.mark.parametrize("number", range(1, FLOW_FORMAT + 1))
def test_a_kept_sample_of_every_format_opens(number: int) -> None:
    flow = read_flow((DATA / f"flow_v{number}.json").read_text(encoding="utf-8"))
    verbs = [step.action.verb for step in flow.steps]
    assert verbs == [
        "navigate", "fill", "press", "select_option", "set_checked", "choose", "click",
    ]  # fmt: skip
    assert flow.name == "本を検索してカートに入れる"
    assert flow.steps[-1].needs_approval


def test_a_flow_from_before_places_were_kept_opens() -> None:
    first = read_flow((DATA / "flow_v1_first.json").read_text(encoding="utf-8"))
    assert write_flow(first) == write_flow(sample_flow())


def test_the_sample_of_the_newest_format_is_what_this_program_writes() -> None:
    kept = json.loads((DATA / f"flow_v{FLOW_FORMAT}.json").read_text(encoding="utf-8"))
    assert json.loads(write_flow(sample_flow())) == kept


def test_there_is_a_converter_from_every_older_format() -> None:
    assert set(CONVERTERS) == set(range(1, FLOW_FORMAT))


def test_converters_run_in_a_chain() -> None:
    def convert_older(content: JsonObject) -> JsonObject:
        return {**content, "purpose": str(content["purpose"]) + "へ"}

    old = json.loads(write_flow(make_flow(purpose="目的"))) | {"flow_format": FLOW_FORMAT - 1}
    steps = {FLOW_FORMAT - 1: convert_older, FLOW_FORMAT: convert_older}
    assert read_flow(json.dumps(old), steps).purpose == "目的へ"
    with pytest.raises(FlowFormatError) as told:  # two steps were taken; no Flow is so new
        read_flow(json.dumps(old), steps, newest=FLOW_FORMAT + 1)
    assert told.value.detail == "flow_format: literal_error"


def test_a_flow_of_format_1_was_made_here() -> None:
    text = (DATA / "flow_v1.json").read_text(encoding="utf-8")
    assert "is_imported" not in json.loads(text)
    flow = read_flow(text)
    assert (flow.flow_format, flow.is_imported) == (FLOW_FORMAT, False)


@pytest.mark.parametrize("number", [FLOW_FORMAT + 1, 99, 10**30])
def test_a_newer_format_is_refused_in_those_words(number: int) -> None:
    text = json.dumps(json.loads(write_flow(make_flow())) | {"flow_format": number})
    with pytest.raises(FlowFormatError) as told:
        read_flow(text)
    assert told.value.code == "FLOW_NEWER"
    assert "新しい版の手順スタジオが必要です" in told.value.message


@pytest.mark.parametrize("number", [0, -1, "1", None, True, 1.0, [1]])
def test_a_format_that_is_no_number_is_damage(number: object) -> None:
    text = json.dumps(json.loads(write_flow(make_flow())) | {"flow_format": number})
    with pytest.raises(FlowFormatError) as told:
        read_flow(text)
    assert told.value.code == "FLOW_DAMAGED"


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "{}", "1", "{", '{"flow_format": 1}', "[" * 100_000, "NaN",
        '{"flow_format": 1, "name": NaN}', '{"flow_format": ' + "9" * 5000 + "}", "\0", "あ",
        '{"flow_format": 1, "name": "\\ud800"}',
    ],
    ids=lambda text: text[:20] or "empty",
)  # fmt: skip
def test_damage_is_a_fault_and_nothing_else(text: str) -> None:
    with pytest.raises(FlowFormatError) as told:
        read_flow(text)
    assert told.value.code in {"FLOW_DAMAGED", "FLOW_NEWER"}
    assert told.value.remedy


@given(st.data())
def test_a_flow_cut_anywhere_is_damage(data: st.DataObject) -> None:
    text = write_flow(sample_flow())
    with pytest.raises(FlowFormatError):
        read_flow(text[: data.draw(st.integers(0, len(text) - 1))])


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"unknown": 1}, "unknown: extra_forbidden"),
        ({"name": 5}, "name: string_type"),
        ({"steps": [{"item": "x", "action": {"verb": "eval", "code": "1"}}]}, "steps.0.action"),
        ({"version": True}, "version: int_type"),
    ],
)
def test_the_detail_says_where_and_never_what(change: JsonObject, place: str) -> None:
    text = json.dumps(json.loads(write_flow(make_flow("CANARY"))) | change)
    with pytest.raises(FlowFormatError) as told:
        read_flow(text)
    assert told.value.detail.startswith(place)
    assert "CANARY" not in str(told.value) + told.value.detail


def test_lone_surrogates_become_a_replacement_sign() -> None:
    flow = make_flow("a\ud800b").model_copy(update={"sites": ("\udfff",)})
    assert "�" in read_flow(write_flow(flow)).name
    assert isinstance(read_flow(write_flow(flow)).steps[0].action, Navigate)
