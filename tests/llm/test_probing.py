"""接続テスト: what a person reads when it works, and when each thing does not."""

from typing import Any

import pytest

from studio.domain.errors import StudioError
from studio.domain.models.provider import Provider
from tests.chat_rules import Ability
from tests.chat_server import ChatServer, Reply, always
from tests.llm.serving import ServerMaker, model_on, on_trial

OK = Reply.json({"ok": True})
HTML = Reply.raw("<html>Ollama is running</html>", content_type="text/html")
NO_PATH = Reply.raw('{"error": "Unexpected endpoint or method. (POST /chat/completions)"}')


async def told(server: ChatServer, **changes: Any) -> StudioError:
    async with model_on(server, **changes) as model:
        with pytest.raises(StudioError) as caught:
            await model.check_connection()
    assert caught.value.message.endswith("。")
    assert caught.value.remedy.endswith("。")
    assert server.api_key not in repr(caught.value)
    return caught.value


@pytest.mark.parametrize(
    "lacks",
    [
        set[Ability](),
        {Ability.SCHEMA},
        {Ability.SCHEMA, Ability.JSON_MODE, Ability.STREAM},
        {Ability.SCHEMA, Ability.JSON_MODE, Ability.TOOLS},
    ],
)
async def test_both_models_are_named_and_how_they_are_asked_is_nobodys_concern(
    serve: ServerMaker, lacks: set[Ability]
) -> None:
    server = serve(on_trial, lacks=lacks)
    async with model_on(server) as model:
        sentence = await model.check_connection()
    assert sentence.startswith("接続できました。")
    assert sentence.count("決められた形での返事 4／4 問、内容の正しさ 4／4 問") == 2
    assert "JSON" not in sentence
    assert "test-small" in sentence
    assert "test-large" in sentence


async def test_a_wrong_name_is_told_with_the_names_there_are(serve: ServerMaker) -> None:
    server = serve(OK, models=("llama3.1:8b", "qwen3:8b", "bge-m3"))
    fault = await told(server, small_model="qwen3", large_model="")
    assert fault.code == "MODEL_NOT_FOUND"
    assert "「qwen3」というモデルは、この接続先にありません" in fault.message
    assert "：qwen3:8b、" in fault.remedy
    assert "llama3.1:8b" in fault.remedy


async def test_the_large_model_is_looked_at_too(serve: ServerMaker) -> None:
    fault = await told(serve(on_trial), large_model="gpt-nope")
    assert "「gpt-nope」" in fault.message


async def test_many_names_are_cut(serve: ServerMaker) -> None:
    server = serve(OK, models=tuple(f"model-{number:02}" for number in range(40)))
    fault = await told(server, small_model="model-x", large_model="")
    assert "ほか 32 個" in fault.remedy


async def test_a_server_that_lists_nothing_is_told_plainly(serve: ServerMaker) -> None:
    server = serve(OK, lacks={Ability.MODEL_LIST})
    fault = await told(server, small_model="gpt-nope")
    assert (fault.code, "モデル名" in fault.remedy) == ("MODEL_NOT_FOUND", True)


@pytest.mark.parametrize("elsewhere", [None, HTML, NO_PATH])
async def test_an_address_without_v1_is_told_with_the_right_one(
    serve: ServerMaker, elsewhere: Reply | None
) -> None:
    server = serve(OK, unknown_path=elsewhere)
    fault = await told(server, base_url=server.origin)
    assert "/v1 が足りません" in fault.message
    assert f"{server.origin}/v1" in fault.remedy


async def test_a_web_site_is_no_model(serve: ServerMaker) -> None:
    server = serve(OK, unknown_path=HTML)
    fault = await told(server, base_url=f"{server.origin}/blog")
    assert fault.code == "MODEL_NOT_A_MODEL"
    assert "/v1" in fault.remedy


@pytest.mark.parametrize(
    ("provider", "name"), [(Provider.OLLAMA, "Ollama"), (Provider.LM_STUDIO, "LM Studio")]
)
async def test_a_server_that_does_not_run_is_called_by_its_name(
    provider: Provider, name: str
) -> None:
    with ChatServer(always(OK)) as server:
        pass
    fault = await told(server, provider=provider)
    assert fault.message == f"{name} に接続できません。動いていないようです。"
    assert server.base_url in fault.remedy


async def test_a_wrong_key_and_an_empty_account_are_told_apart(serve: ServerMaker) -> None:
    assert "API キーが正しくない" in (await told(serve(OK), api_key="sk-wrong-12345678")).message
    assert "残高" in (await told(serve(Reply.quota()))).message


async def test_azure_wants_the_name_of_a_deployment(serve: ServerMaker) -> None:
    server = serve(OK)
    fault = await told(
        server, base_url=server.origin, provider=Provider.AZURE, small_model="gpt-4o"
    )
    assert "デプロイが見つかりません" in fault.message
    assert "デプロイ名" in fault.remedy


async def test_a_small_context_of_ollama_is_told_though_all_works(serve: ServerMaker) -> None:
    server = serve(on_trial)
    server.loaded_context = 4096
    async with model_on(server, provider=Provider.OLLAMA) as model:
        sentence = await model.check_connection()
    assert sentence.startswith("接続できました。")
    assert "4,096" in sentence
    assert "「Context length」を 16k 以上" in sentence
    server.loaded_context = 32_768
    async with model_on(server, provider=Provider.OLLAMA) as model:
        assert "OLLAMA_CONTEXT_LENGTH" not in await model.check_connection()


async def test_a_model_that_answers_nonsense_does_not_pass(serve: ServerMaker) -> None:
    fault = await told(serve(Reply.message("こんにちは")))
    assert fault.code == "MODEL_REPLY"


async def test_the_models_of_a_server_are_listed_by_name(serve: ServerMaker) -> None:
    server = serve(OK, models=("qwen3:8b", "Llama3.1:8b", "bge-m3"))
    async with model_on(server, small_model="-") as model:
        assert await model.served_models() == ("bge-m3", "Llama3.1:8b", "qwen3:8b")


@pytest.mark.parametrize(
    ("changes", "lacks", "words"),
    [
        ({"api_key": "sk-wrong"}, set[Ability](), "API キーが正しくない"),
        ({}, {Ability.MODEL_LIST}, "一覧を出しません。モデルの名前"),
        (
            {"base_url": "http://127.0.0.1:9/v1", "provider": Provider.OLLAMA},
            set[Ability](),
            "起動して",
        ),
    ],
)
async def test_why_no_models_are_listed_is_told(
    serve: ServerMaker, changes: dict[str, Any], lacks: set[Ability], words: str
) -> None:
    server = serve(OK, lacks=lacks)
    async with model_on(server, **changes) as model:
        with pytest.raises(StudioError) as caught:
            await model.served_models()
    assert words in str(caught.value)
    assert server.api_key not in repr(caught.value)


async def test_azure_lists_no_deployments(serve: ServerMaker) -> None:
    server = serve(OK)
    async with model_on(server, provider=Provider.AZURE, base_url=server.origin) as model:
        with pytest.raises(StudioError, match="一覧を出しません"):
            await model.served_models()
    assert not server.requests
