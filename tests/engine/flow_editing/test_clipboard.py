"""Steps on a clipboard: no secret leaves, nothing foreign is trusted, no text is a crash."""

import json

import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.clipboard import copy_steps, paste_steps, read_steps
from tests.factories import durable, make_flow, make_step

FIELD = durable("textbox", "氏名")


def source() -> Flow:
    secret = durable("textbox", "PW", "password")
    flow = make_flow(
        make_step(Navigate(url="{{url}}"), item="開く"),
        make_step(Fill(target=FIELD, value="{{氏名}}")),
        make_step(Fill(target=secret, value="{{秘密:社内PW}}")),
        make_step(Fill(target=secret, value="{{暗証}}")),
        make_step(Click(target=durable("button", "注文を確定する"))).model_copy(
            update={"needs_approval": True, "grant": "granted", "agreed": ("granted",)}
        ),
        variables=(
            Variable(name="url", value="http://intra.example/"),
            Variable(name="氏名", value="佐藤"),
            Variable(name="暗証", value="hunter22", ask_each_time=True),
            Variable(name="余り", value="x"),
        ),
        name="元",
    )
    return flow.model_copy(update={"origins": ("http://intra.example",)})


def copied(flow: Flow, *rows: int) -> str:
    return copy_steps(flow, {flow.steps[row].id for row in rows})


def test_no_secret_and_no_grant_is_copied() -> None:
    text = copied(source(), 0, 1, 2, 3, 4)
    assert "hunter22" not in text
    assert "granted" not in text
    assert "{{秘密:社内PW}}" in text
    assert [one.name for one in read_steps(text).variables] == ["url", "氏名", "暗証"]
    with pytest.raises(InstructionError, match="選ばれていません"):
        copy_steps(source(), ())


def test_pasted_steps_bring_what_they_need() -> None:
    flow = source()
    pasted = paste_steps(make_flow(), copied(flow, 0, 1), 1, [flow])
    assert not pasted.is_foreign
    assert not pasted.flow.is_imported
    assert [step.id for step in pasted.flow.steps[1:3]] == list(pasted.step_ids)
    assert not {step.id for step in flow.steps} & set(pasted.step_ids)
    assert pasted.variables == ("開始ページ", "氏名")
    assert pasted.flow.steps[1].action == Navigate(url="{{開始ページ}}")
    assert pasted.unknown_origins == ("http://intra.example",)
    assert pasted.flow.origins == ()


def test_variables_are_shared_renamed_or_mapped() -> None:
    flow, other = source(), make_flow()
    same = other.model_copy(update={"variables": (*other.variables, flow.variables[1])})
    assert paste_steps(same, copied(flow, 1), 0, [flow]).variables == ()
    differs = same.model_copy(
        update={"variables": (*other.variables, Variable(name="氏名", value="鈴木"))}
    )
    renamed = paste_steps(differs, copied(flow, 1), 0, [flow])
    assert renamed.variables == ("氏名（2）",)
    assert renamed.flow.steps[0].action == Fill(target=FIELD, value="{{氏名（2）}}")
    mapped = paste_steps(differs, copied(flow, 1), 0, [flow], {"氏名": "検索語"})
    assert (mapped.variables, mapped.flow.variables) == ((), differs.variables)
    assert mapped.flow.steps[0].action == Fill(target=FIELD, value="{{検索語}}")
    with pytest.raises(InstructionError, match="ない"):
        paste_steps(differs, copied(flow, 1), 0, [flow], {"氏名": "ない"})


def test_what_is_recognised_nowhere_is_a_strangers() -> None:
    flow = source()
    assert paste_steps(make_flow(), copied(flow, 1), 0).is_foreign
    forged = copied(flow, 1).replace("氏名", "送信先")
    assert paste_steps(make_flow(), forged, 0, [flow]).flow.is_imported
    stranger = flow.model_copy(update={"is_imported": True})
    assert paste_steps(make_flow(), copied(stranger, 1), 0, [stranger]).flow.is_imported
    assert paste_steps(flow, copied(flow, 1), 0).flow.is_imported is False


def test_a_pasted_order_asks_whatever_its_text_says() -> None:
    flow = source()
    data = json.loads(copied(flow, 4))
    data["steps"][0] |= {"needs_approval": False, "grant": "granted", "agreed": ["granted"]}
    step = paste_steps(make_flow(), json.dumps(data), 0).flow.steps[0]
    assert (step.needs_approval, step.grant, step.agreed) == (True, "", ())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "こんにちは",
        "{}",
        "[]",
        "null",
        "1" * 5_000,
        "[" * 100_000,
        '{"kind":"tejun-steps","steps":[]}',
        '{"kind":"tejun-steps","clip_format":2,"steps":[{"item":"x","action":{"verb":"back"}}]}',
        '{"kind":"tejun-steps","steps":[{"item":"x","action":{"verb":"evaluate"}}]}',
        '{"kind":"tejun-steps","steps":[{"item":1,"action":{"verb":"back"}}]}',
        "\ud800",
        "x" * 4_000_001,
    ],
)
def test_any_other_text_is_refused_in_words(text: str) -> None:
    with pytest.raises(InstructionError) as refused:
        paste_steps(make_flow(), text, 0)
    assert refused.value.code in ("NOT_STEPS", "CLIPBOARD_TOO_LONG")
    assert refused.value.remedy


def test_the_same_text_twice_gives_other_ids() -> None:
    flow = source()
    once = paste_steps(flow, copied(flow, 1), 0)
    twice = paste_steps(once.flow, copied(flow, 1), 99)
    assert len({step.id for step in twice.flow.steps}) == len(flow.steps) + 2
