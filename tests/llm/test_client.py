"""The real client over real HTTP: what is asked, what comes back, and every way it can go wrong."""

import asyncio
import json
import threading

import pytest

from studio.domain.actions.action import Choose, Click, Fill
from studio.domain.errors import (
    InstructionError,
    ModelReplyError,
    ModelUnavailableError,
)
from studio.domain.models.provider import Provider
from studio.domain.runs.decision import DecisionFault, ModelTier, Verdict, VerdictKind
from studio.llm.questions import verdict_question
from tests.chat_rules import Ability
from tests.chat_server import ChatServer, JsonObject, Reply, always, in_order
from tests.llm.pages import decision_request, plan_request, verify_request
from tests.llm.serving import CLICK, ServerMaker, TurnedClock, fault_of, model_on, on_trial

PLAN = {
    "site": "練習書店",
    "start_url": "",
    "items": [
        "練習書店で「プログラミング」を検索する",
        "評価が4以上で価格が3000円以下の本を探す",
        "最初の該当商品をカートに入れる",
    ],
    "variables": [{"name": "検索語", "value": "プログラミング"}],
    "conditions": [{"column": "価格", "comparison": "at_most", "value": "3000"}],
    "unread": [],
}


# ------------------------------------------------------------------ questions and answers


async def test_plan_becomes_a_checklist_that_starts_at_the_known_site(serve: ServerMaker) -> None:
    server = serve(Reply.json(PLAN))
    async with model_on(server) as model:
        reply = await model.plan(plan_request())
    checklist = reply.checklist
    assert [item.text for item in checklist.items] == PLAN["items"]
    assert checklist.start_url == "http://127.0.0.1:8123/shop/"
    assert not checklist.is_start_url_proposed
    assert checklist.variable_values() == {"検索語": "プログラミング"}
    assert checklist.conditions[0].in_words() == "価格が 3000 以下"
    assert (checklist.planned_by, reply.model) == ("test-small", "test-small")


async def test_plan_without_items_is_told_as_an_instruction_error(serve: ServerMaker) -> None:
    server = serve(Reply.json({"items": [], "unread": ["あれをいい感じに"]}))
    async with model_on(server) as model:
        with pytest.raises(InstructionError) as caught:
            await model.plan(plan_request("あれをいい感じに"))
    assert caught.value.code == "NOTHING_READ"


async def test_decision_names_the_element_of_the_observation(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    async with model_on(server) as model:
        reply = await model.decide(decision_request())
    (action,) = reply.decision.actions
    assert isinstance(action, Click)
    assert (action.target.ref, action.target.epoch, action.target.role) == ("e30", 7, "button")
    assert action.target.name == "カートに入れる"
    assert reply.decision.step_done
    assert reply.decision.epoch == 7


async def test_request_is_strict_and_keeps_the_stable_part_first(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    async with model_on(server) as model:
        await model.decide(decision_request())
        await model.decide(decision_request(done=1))
    first, second = server.requests
    assert first["messages"][0] == second["messages"][0]
    assert first["messages"][1] != second["messages"][1]
    assert first["response_format"]["json_schema"]["strict"] is True
    assert first["temperature"] == 0
    assert "\\u" not in server.texts()[0]


async def test_emergency_turn_goes_to_the_large_model(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    async with model_on(server) as model:
        reply = await model.decide(
            decision_request(tier=ModelTier.LARGE, dom_digest="<div id=cart>")
        )
    assert server.requests[0]["model"] == reply.model == "test-large"
    assert "<div id=cart>" in server.texts()[0]


async def test_target_not_found_is_an_answer_and_no_fault(serve: ServerMaker) -> None:
    server = serve(
        Reply.json({"error": "TARGET_NOT_FOUND", "reason": "ボタンがありません", "confidence": 0.2})
    )
    async with model_on(server) as model:
        reply = await model.decide(decision_request())
    assert reply.decision.error is DecisionFault.TARGET_NOT_FOUND
    assert reply.decision.actions == ()


async def test_usage_is_the_servers_and_unknown_prices_stay_unknown(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    async with model_on(server) as model:
        reply = await model.decide(decision_request())
        assert model.spent == reply.usage
    assert reply.usage.calls == 1
    assert reply.usage.prompt_tokens > 300
    assert reply.usage.completion_tokens > 20
    assert reply.usage.yen is None


async def test_known_model_costs_yen(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK), models=("gpt-4.1-mini",))
    async with model_on(server, small_model="gpt-4.1-mini", large_model="") as model:
        usage = (await model.decide(decision_request())).usage
    assert usage.yen == pytest.approx(
        (usage.prompt_tokens * 0.4 + usage.completion_tokens * 1.6) / 1e6 * 153.5
    )


async def test_server_that_counts_nothing_is_estimated(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK), lacks={Ability.USAGE})
    async with model_on(server) as model:
        usage = (await model.decide(decision_request())).usage
    assert usage.prompt_tokens > 300
    assert usage.completion_tokens > 20


# ------------------------------------------------------------------ answers that need mending


async def test_broken_json_gets_one_repair_turn_that_names_the_problem(serve: ServerMaker) -> None:
    server = serve(in_order(Reply.message('{"verb": "click", "ref": '), Reply.json(CLICK)))
    async with model_on(server) as model:
        reply = await model.decide(decision_request())
    assert "Not valid JSON" in server.texts()[1]
    assert server.requests[1]["messages"][2]["role"] == "assistant"
    assert reply.usage.calls == 2


async def test_ref_that_is_not_on_the_page_is_named_in_the_repair_turn(serve: ServerMaker) -> None:
    server = serve(in_order(Reply.json(CLICK | {"ref": "e999"}), Reply.json(CLICK)))
    async with model_on(server) as model:
        reply = await model.decide(decision_request())
    assert "'e999' is not on the page" in server.texts()[1]
    assert isinstance(reply.decision.actions[0], Click)


async def test_last_try_asks_for_less_in_json_mode_and_is_not_remembered(
    serve: ServerMaker,
) -> None:
    bad = Reply.message("はい、カートに入れます。")
    server = serve(
        in_order(bad, bad, Reply.json({"verb": "click", "ref": "e30"}), Reply.json(CLICK))
    )
    async with model_on(server) as model:
        await model.decide(decision_request())
        await model.decide(decision_request())
    modes = [request["response_format"]["type"] for request in server.requests]
    assert modes == ["json_schema", "json_schema", "json_object", "json_schema"]
    shape = server.requests[2]["messages"][0]["content"].rpartition("JSON object")[2]
    assert '"where"' in shape
    assert '"reason"' not in shape
    assert '"more"' not in shape


async def test_nonsense_three_times_is_a_reply_error_whose_cost_is_counted(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.message("わかりません"))
    async with model_on(server) as model:
        with pytest.raises(ModelReplyError) as caught:
            await model.decide(decision_request())
        assert model.spent.calls == 3
    assert caught.value.code == "MODEL_REPLY"
    assert len(server.requests) == 3


@pytest.mark.parametrize(
    "url",
    ["javascript:alert(1)", "java\nscript:alert(1)", "file:///etc/passwd", "data:text/html,x"],
)
async def test_other_schemes_than_http_are_refused(serve: ServerMaker, url: str) -> None:
    server = serve(Reply.json({"verb": "navigate", "value": url}))
    fault = await fault_of(server)
    assert fault.code == "MODEL_REPLY"
    assert "http" in server.texts()[1]


# ------------------------------------------------------------------ lesser servers


@pytest.mark.parametrize(
    ("lacks", "expected"),
    [
        ({Ability.SCHEMA}, "json_object"),
        ({Ability.SCHEMA, Ability.JSON_MODE}, "tool"),
    ],
)
async def test_structured_output_is_probed_once_and_remembered(
    serve: ServerMaker, lacks: set[Ability], expected: str
) -> None:
    server = serve(Reply.json(CLICK), lacks=lacks)
    async with model_on(server) as model:
        await model.decide(decision_request())
        probes = len(server.requests)
        await model.decide(decision_request())
    assert len(server.requests) == probes + 1 == len(lacks) + 2
    last = server.requests[-1]
    assert ("tool" if "tools" in last else last["response_format"]["type"]) == expected
    assert '"ref": string' in last["messages"][0]["content"]


@pytest.mark.parametrize("lacked", [Ability.TEMPERATURE, Ability.MAX_TOKENS])
async def test_parameters_a_model_refuses_are_left_out_from_then_on(
    serve: ServerMaker, lacked: Ability
) -> None:
    server = serve(Reply.json(CLICK), lacks={lacked})
    async with model_on(server) as model:
        await model.decide(decision_request())
        await model.decide(decision_request())
    assert len(server.requests) == 3
    assert server.requests[1]["response_format"]["type"] == "json_schema"


async def test_each_model_is_probed_for_itself(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK), lacks={Ability.SCHEMA})
    async with model_on(server) as model:
        await model.decide(decision_request())
        await model.decide(decision_request(tier=ModelTier.LARGE))
    assert [request["model"] for request in server.requests] == ["test-small"] * 2 + [
        "test-large"
    ] * 2


async def test_server_without_any_structured_output_is_told_the_shape_in_words(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.json(CLICK), lacks={Ability.SCHEMA, Ability.JSON_MODE, Ability.TOOLS})
    async with model_on(server) as model:
        reply = await model.decide(decision_request())
    assert isinstance(reply.decision.actions[0], Click)
    assert len(server.requests) == 4
    last = server.requests[-1]
    assert not {"response_format", "tools"} & set(last)
    assert '"ref": string' in last["messages"][0]["content"]


async def test_azure_asks_its_deployment_with_its_own_header(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    async with model_on(
        server, base_url=server.origin, provider=Provider.AZURE, api_version="2024-10-21"
    ) as model:
        reply = await model.decide(decision_request())
    assert isinstance(reply.decision.actions[0], Click)
    assert server.headers[0]["api-key"] == server.api_key
    assert "max_completion_tokens" in server.requests[0]


# ------------------------------------------------------------------ faults


OF_THE_CONNECTION = {"MODEL_FORBIDDEN", "MODEL_QUOTA", "MODEL_RATE", "MODEL_DOWN"}


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        (Reply.status(403, "no"), "MODEL_FORBIDDEN"),
        (Reply.status(402, "pay"), "MODEL_QUOTA"),
        (Reply.quota(), "MODEL_QUOTA"),
        (Reply.status(400, "filtered", error_code="content_filter"), "MODEL_FILTERED"),
        (Reply.message(None, refusal="I can't help with that."), "MODEL_REFUSED"),
        (Reply.message('{"verb": "cl', finish_reason="length"), "MODEL_LENGTH"),
        (Reply.message("", finish_reason="content_filter"), "MODEL_FILTERED"),
        (Reply.message(None), "MODEL_EMPTY"),
        (Reply.message('{"verb": "none"}', finish_reason=None), "MODEL_CUT"),
        (Reply.raw("<html><body>Welcome</body></html>", content_type="text/html"), "MODEL_NOT_A_MODEL"),
        (Reply.raw("{}"), "MODEL_NOT_A_MODEL"),
        (Reply.raw("[]"), "MODEL_NOT_A_MODEL"),
        (Reply.raw("null"), "MODEL_NOT_A_MODEL"),
        (Reply.raw(""), "MODEL_NOT_A_MODEL"),
        (Reply.raw('{"choices": [{"mess'), "MODEL_NOT_A_MODEL"),
        (Reply.raw(b'{"choices": "\xff\xfe"}'), "MODEL_NOT_A_MODEL"),
        (Reply.raw('{"error": {"message": "overloaded"}}'), "MODEL_RATE"),
        (Reply.raw('{"error": "something broke"}'), "MODEL_DOWN"),
        (Reply.raw("data: [DONE]\n\n", content_type="text/event-stream"), "MODEL_NOT_A_MODEL"),
        (Reply.raw("data: {\n\n", content_type="text/event-stream"), "MODEL_NOT_A_MODEL"),
        (Reply.raw("data: []\n\n", content_type="text/event-stream"), "MODEL_NOT_A_MODEL"),
        (Reply.raw(b"data: \xff\xfe\n\n", content_type="text/event-stream"), "MODEL_NOT_A_MODEL"),
        (Reply.raw('{"choices": [{"index": 0}]}'), "MODEL_NOT_A_MODEL"),
        (Reply.without_choices(), "MODEL_NOT_A_MODEL"),
    ],
)  # fmt: skip
async def test_every_unusable_answer_has_its_code_and_is_not_repeated(
    serve: ServerMaker, reply: Reply, code: str
) -> None:
    server = serve(reply)
    fault = await fault_of(server)
    assert fault.code == code
    # By its class a run asks the large model: an answer of no use is asked of it, a fault of the connection is not.
    assert isinstance(fault, ModelReplyError) is (code not in OF_THE_CONNECTION)
    assert len(server.requests) == 1


async def test_a_stream_in_which_nothing_came_is_asked_for_its_reason(serve: ServerMaker) -> None:
    """llama-cpp-python ends a stream at once where the prompt is too long, and says why without one."""

    def script(request: JsonObject) -> Reply:
        if request.get("stream"):
            return Reply.raw("", content_type="text/event-stream")
        words = "This model's maximum context length is 512 tokens."
        return Reply.status(400, words, error_code="context_length_exceeded")

    server = serve(script)
    assert (await fault_of(server)).code == "MODEL_TOO_LONG"
    silent = serve(Reply.raw("", content_type="text/event-stream"))
    assert (await fault_of(silent)).code == "MODEL_CUT"
    assert len(silent.requests) == 2


async def test_a_request_that_a_server_calls_badly_formed_with_500_is_asked_in_its_own_form(
    serve: ServerMaker,
) -> None:
    """llama-cpp-python knows no `json_schema`, says so with 500, and takes a schema beside `json_object`."""
    told = "1 validation error: {'loc': ('body', 'response_format', 'type'), 'msg': \"Input should be 'text' or 'json_object'\"}"

    def script(request: JsonObject) -> Reply:
        if request["response_format"]["type"] == "json_schema":
            return Reply.status(500, told, error_code="internal_server_error")
        return Reply.json(CLICK)

    server, clock = serve(script), TurnedClock()
    async with model_on(server, clock) as model:
        await model.decide(decision_request())
        await model.decide(decision_request())
    asked = [request["response_format"]["type"] for request in server.requests]
    assert asked == ["json_schema", "json_object", "json_object"]
    assert server.requests[-1]["response_format"]["schema"]["required"]
    assert clock.slept == []


async def test_wrong_key_is_asked_once_and_never_shown(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    key = "sk-wrong-9876543210zyxwvu"
    fault = await fault_of(server, api_key=key)
    assert fault.code == "MODEL_AUTH"
    assert key not in repr(fault)
    assert "zyxwvu"[-4:] not in fault.detail
    assert len(server.requests) == 1


async def test_key_echoed_by_a_server_is_taken_out(serve: ServerMaker) -> None:
    server = serve(Reply.status(403, "denied for plainkey123"), api_key="plainkey123")
    fault = await fault_of(server)
    assert "***" in fault.detail


async def test_unknown_model_says_so(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    assert (await fault_of(server, small_model="gpt-nope")).code == "MODEL_NOT_FOUND"
    assert len(server.requests) == 1


async def test_rate_limit_is_waited_for_as_asked(serve: ServerMaker) -> None:
    server = serve(in_order(Reply.status(429, headers={"Retry-After": "2"}), Reply.json(CLICK)))
    clock = TurnedClock()
    async with model_on(server, clock) as model:
        await model.decide(decision_request())
    assert clock.slept == [2.0]


async def test_retry_after_beyond_the_deadline_is_told_at_once(serve: ServerMaker) -> None:
    server = serve(Reply.status(429, headers={"Retry-After": "120"}))
    clock = TurnedClock()
    fault = await fault_of(server, clock)
    assert fault.code == "MODEL_RATE"
    assert "120 秒" in fault.remedy
    assert clock.slept == []


@pytest.mark.parametrize("status", [408, 409, 500, 502, 503, 529])
async def test_transient_statuses_are_tried_again(serve: ServerMaker, status: int) -> None:
    server = serve(in_order(Reply.status(status), Reply.status(status), Reply.json(CLICK)))
    clock = TurnedClock()
    async with model_on(server, clock) as model:
        await model.decide(decision_request())
    assert len(clock.slept) == 2
    assert clock.slept[0] <= 0.5 < clock.slept[1] <= 1.0


async def test_lasting_outage_ends_after_four_tries(serve: ServerMaker) -> None:
    server = serve(Reply.status(503))
    assert (await fault_of(server)).code == "MODEL_DOWN"
    assert len(server.requests) == 4


async def test_body_cut_by_the_network_is_tried_again(serve: ServerMaker) -> None:
    server = serve(in_order(Reply.json(CLICK).cut_after(40), Reply.json(CLICK)))
    async with model_on(server) as model:
        await model.decide(decision_request())
    assert len(server.requests) == 2


async def test_nobody_listening_is_a_network_fault() -> None:
    with ChatServer(always(Reply.json(CLICK))) as server:
        pass
    fault = await fault_of(server)
    assert fault.code == "MODEL_NETWORK"


async def test_dripping_answer_ends_at_our_own_deadline(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK).slowly(0.05))
    started = asyncio.get_running_loop().time()
    fault = await fault_of(server, timeout_s=0.5)
    assert fault.code == "MODEL_TIMEOUT"
    assert asyncio.get_running_loop().time() - started < 20


async def test_stopping_a_hanging_call_is_quick_and_stays_a_cancellation(
    serve: ServerMaker,
) -> None:
    run_control = threading.Event()
    server = serve(Reply.json(CLICK).after(run_control))
    async with model_on(server) as model, asyncio.TaskGroup() as group:
        task = group.create_task(model.decide(decision_request()), name="decide")
        while not server.requests:
            await asyncio.sleep(0.01)
        task.cancel()
        started = asyncio.get_running_loop().time()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert asyncio.get_running_loop().time() - started < 20
    run_control.set()


# ------------------------------------------------------------------ the rest of the port


async def test_connection_check_names_both_models(serve: ServerMaker) -> None:
    server = serve(on_trial)
    async with model_on(server) as model:
        sentence = await model.check_connection()
    assert sentence.startswith("接続できました。")
    assert "test-small" in sentence
    assert "test-large" in sentence


async def test_connection_check_raises_what_is_wrong(serve: ServerMaker) -> None:
    server = serve(Reply.json({"ok": True}))
    async with model_on(server, api_key="sk-wrong-1234567") as model:
        with pytest.raises(ModelUnavailableError) as caught:
            await model.check_connection()
    assert caught.value.code == "MODEL_AUTH"


async def test_form_is_filled_in_one_answer(serve: ServerMaker) -> None:
    more = [
        {"verb": "fill", "ref": "f1e3", "value": "A1"},
        {"verb": "click", "ref": "e7", "value": ""},
    ]
    server = serve(Reply.json({"verb": "fill", "ref": "e6", "value": "猫", "more": more}))
    async with model_on(server) as model:
        decision = (await model.decide(decision_request())).decision
    assert [type(action) for action in decision.actions] == [Fill, Fill, Click]


@pytest.mark.parametrize("tier", ModelTier)
async def test_a_verdict_is_asked_of_the_tiers_model_and_counted(
    serve: ServerMaker, tier: ModelTier
) -> None:
    wire = {"reason": "追加されています", "evidence": "カート (1)", "verdict": "confirmed"}
    server = serve(Reply.json(wire))
    async with model_on(server) as model:
        reply = await model.verify((verify_request(tier=tier),))
        assert model.spent == reply.usage
    assert reply.verdicts[0] == Verdict(
        kind=VerdictKind.CONFIRMED, evidence="カート (1)", reason="追加されています"
    )
    assert reply.model == server.requests[0]["model"] == model.model_name(tier)
    schema = server.requests[0]["response_format"]["json_schema"]["schema"]
    assert list(schema["properties"]) == ["reason", "evidence", "verdict"]


async def test_several_goals_are_one_question_with_one_numbered_answer_each(
    serve: ServerMaker,
) -> None:
    yes = {"reason": "はい", "evidence": "カート (1)", "verdict": "confirmed"}
    no = {"reason": "空です", "evidence": "", "verdict": "refuted"}
    short = {"verdicts": [yes | {"number": 1}]}
    whole = {"verdicts": [no | {"number": 2}, yes | {"number": 1}]}
    server = serve(in_order(Reply.json(short), Reply.json(whole)))
    asked = [
        verify_request(done, news=(f"! {done} を追加しました",), page_text="カート (1)")
        for done in (1, 2)
    ]
    async with model_on(server) as model:
        reply = await model.verify(asked)
    assert [one.kind.value for one in reply.verdicts] == ["confirmed", "refuted"]
    assert "from 1 to 2" in server.texts()[1]
    prompt = server.texts()[0]
    assert prompt.count("カート (1)") == 1
    for words in ("<- [1]", "<- [2]", "! 1 を追加しました", "! 2 を追加しました"):
        assert words in prompt
    assert "<- now" not in prompt.partition("Goals:")[2]
    alone = [verdict_question([one]).tokens for one in asked]
    assert verdict_question(asked).tokens < 0.7 * sum(alone)


async def test_a_verdict_that_is_none_gets_a_repair_turn(serve: ServerMaker) -> None:
    server = serve(in_order(Reply.json({"verdict": "yes"}), Reply.json({"verdict": "refuted"})))
    async with model_on(server) as model:
        reply = await model.verify((verify_request(),))
    assert reply.verdicts[0].kind is VerdictKind.REFUTED
    assert "verdict" in server.texts()[1]
    assert reply.usage.calls == 2


async def test_a_schema_that_is_taken_and_not_kept_is_told_in_words_from_then_on(
    serve: ServerMaker,
) -> None:
    server = serve(in_order(Reply.message("はい。"), Reply.json(CLICK), Reply.json(CLICK)))
    async with model_on(server) as model:
        await model.decide(decision_request())
        await model.decide(decision_request())
    systems = [request["messages"][0]["content"] for request in server.requests]
    assert ['"ref": string' in system for system in systems] == [False, True, True]
    assert all("json_schema" in request["response_format"]["type"] for request in server.requests)


async def test_choose_travels_as_conditions(serve: ServerMaker) -> None:
    wire = {
        "verb": "choose",
        "where": ["評価>=4", "価格<=3000"],
        "order": "",
        "take": 1,
        "column": "カートに入れる",
    }
    server = serve(Reply.json(wire))
    async with model_on(server) as model:
        (action,) = (await model.decide(decision_request())).decision.actions
    assert isinstance(action, Choose)
    assert action.rule.in_words() == "評価が 4 以上で、価格が 3000 以下の行の 1 件目"
    assert json.loads(action.model_dump_json())["column"] == "カートに入れる"
