"""Questions that fit: what gives way first, how a page is folded, what is remembered of a server."""

from dataclasses import replace

import pytest

from studio.domain.actions.action import Click
from studio.domain.runs.decision import DecisionRequest, ModelTier
from studio.domain.text import estimate_tokens
from studio.engine.perception.render import render
from studio.llm.questions import decision_question, smaller_decision, verdict_question
from tests.chat_rules import Ability, Context
from tests.chat_server import Reply, in_order
from tests.llm.pages import decision_request, long_page, verify_request
from tests.llm.serving import CLICK, ServerMaker, fault_of, model_on

PNG = b"\x89PNG\r\n\x1a\n" + b"\0" * 16
WORDS = {
    "OpenAI": Context(
        2_500,
        "This model's maximum context length is {limit} tokens. However, your messages resulted in {used} tokens.",
        code="context_length_exceeded",
    ),
    "vLLM": Context(
        6_000,
        "This model's maximum context length is {limit} tokens. However, you requested {used} tokens"
        " ({prompt} in the messages, {reserved} in the completion).",
        counts_answer=True,
    ),
    "LM Studio": Context(
        2_500,
        "Trying to keep the first {used} tokens when context the overflows. However, the model is loaded"
        " with context length of only {limit} tokens, which is not enough.",
        is_bare=True,
    ),
    "llama.cpp": Context(
        2_500, "the request exceeds the available context size ({limit} tokens), try increasing it"
    ),
    "Ollama": Context(4_000, "the input length exceeds the context length", status=500),
}


def long_request() -> DecisionRequest:
    page = long_page(rows=330)
    return decision_request(observation=page, page_text=render(page), last_error="押せませんでした")


def test_the_page_of_these_tests_is_long() -> None:
    assert estimate_tokens(long_request().page_text) > 4_000


@pytest.mark.parametrize("server", WORDS)
async def test_a_prompt_that_does_not_fit_is_folded_and_asked_once_more(
    serve: ServerMaker, server: str
) -> None:
    running = serve(Reply.json({"verb": "click", "ref": "e7"}), context=WORDS[server])
    async with model_on(running) as model:
        reply = await model.decide(long_request())
    assert isinstance(reply.decision.actions[0], Click)
    assert len(running.requests) - running.requests.index(running.requests[-1]) == 1
    first, last = running.texts()[0], running.texts()[-1]
    assert estimate_tokens(last) < estimate_tokens(first)
    assert "他" in last
    assert "押せませんでした" in last


async def test_what_a_server_holds_is_remembered(serve: ServerMaker) -> None:
    server = serve(Reply.json({"verb": "click", "ref": "e7"}), context=WORDS["OpenAI"])
    async with model_on(server) as model:
        await model.decide(long_request())
        before = len(server.requests)
        await model.decide(long_request())
    assert (before, len(server.requests)) == (2, 3)


async def test_a_server_that_complains_of_the_length_first_is_still_got_to_know(
    serve: ServerMaker,
) -> None:
    said = "This model's maximum context length is {limit} tokens. However, you requested {used} tokens ({prompt} in the messages, {reserved} in the completion)."
    server = serve(
        Reply.json({"verb": "click", "ref": "e7"}),
        context=Context(4_000, said, counts_answer=True, is_checked_first=True),
        lacks={Ability.TEMPERATURE},
    )
    async with model_on(server) as model:
        reply = await model.decide(long_request())
    assert isinstance(reply.decision.actions[0], Click)
    assert server.requests[-1]["max_tokens"] == 1_000
    assert "temperature" not in server.requests[-1]


async def test_a_short_page_stays_whole_where_only_the_answers_room_is_too_large(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.json(CLICK), context=replace(WORDS["vLLM"], tokens=3_000))
    async with model_on(server) as model:
        await model.decide(decision_request(dom_digest="<div id=cart>"))
    first, second = server.requests
    assert (first["max_tokens"], second["max_tokens"]) == (4096, 750)
    assert "<div id=cart>" in server.texts()[1]
    assert len(server.texts()[0]) == len(server.texts()[1])


async def test_only_one_more_try_is_made_then_the_fault_is_told(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK), context=Context(100, "context length exceeded"))
    fault = await fault_of(server)
    assert (fault.code, len(server.requests)) == ("MODEL_TOO_LONG", 2)
    assert "長すぎて" in fault.message
    assert "ページを絞り込んで" in fault.remedy


@pytest.mark.parametrize(
    "reply",
    [Reply.status(413), Reply.status(400, "too long", error_code="context_length_exceeded")],
)
async def test_a_page_that_is_short_already_is_not_folded_for_ever(
    serve: ServerMaker, reply: Reply
) -> None:
    server = serve(reply)
    assert (await fault_of(server)).code == "MODEL_TOO_LONG"
    assert len(server.requests) <= 2


async def test_a_plan_cannot_be_folded(serve: ServerMaker) -> None:
    server = serve(in_order(Reply.status(413)))
    async with model_on(server) as model:
        with pytest.raises(Exception, match="長すぎて") as caught:
            await model.verify((verify_request(page_text=""),))
    assert getattr(caught.value, "code", "") == "MODEL_TOO_LONG"


def test_additions_give_way_before_the_page_does() -> None:
    request = decision_request(
        dom_digest="<div>" * 3_000, site_pages=("https://a.example/x",) * 100, picture=PNG
    )
    asked = decision_question(request)
    smaller = smaller_decision(request, asked.tokens // 2)
    assert (smaller.dom_digest, smaller.site_pages, smaller.picture) == ("", (), b"")
    assert smaller.page_text == request.page_text


def test_a_page_is_folded_to_the_room_that_is_left() -> None:
    request = long_request()
    smaller = decision_question(smaller_decision(request, 2_000))
    assert smaller.tokens <= 2_100
    assert "<- now" in smaller.prompt.user


def test_a_verdicts_page_is_folded_too() -> None:
    page = long_page(rows=330)
    question = verdict_question((verify_request(observation=page, page_text=render(page)),))
    assert question.folded is not None
    assert question.folded(1_500).tokens <= 1_600


# ------------------------------------------------------------------ pictures


async def test_a_picture_goes_to_the_large_model_with_consent_only(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    seen = decision_request(picture=PNG, tier=ModelTier.LARGE)
    async with model_on(server, reads_pictures=True) as model:
        assert model.reads_pictures
        await model.decide(seen)
        await model.decide(decision_request(picture=PNG))
    async with model_on(server) as model:
        assert not model.reads_pictures
        await model.decide(seen)
    contents = [request["messages"][1]["content"] for request in server.requests]
    assert [type(content) for content in contents] == [list, str, str]
    assert contents[0][1]["image_url"]["url"].startswith("data:image/png;base64,iVBOR")
    assert "marks on it are refs" in contents[0][0]["text"]
    assert "marks on it" not in contents[2]


async def test_a_model_that_reads_no_pictures_is_asked_without_from_then_on(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.json(CLICK), lacks={Ability.PICTURES})
    seen = decision_request(picture=PNG, tier=ModelTier.LARGE)
    async with model_on(server, reads_pictures=True) as model:
        await model.decide(seen)
        await model.decide(seen)
    kinds = [type(request["messages"][1]["content"]) for request in server.requests]
    assert kinds == [list, str, str]
