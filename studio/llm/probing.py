"""接続テスト: what works, and for each thing that does not a sentence a person can act on."""

import difflib
from typing import Final

from studio.domain.errors import ModelError
from studio.domain.model_check import ModelCheck
from studio.domain.provider import Provider, profile_of
from studio.llm.config import ModelConfig
from studio.llm.dialect import Dialect, ReplyMode
from studio.llm.endpoint import Endpoint
from studio.llm.errors import Code, fault

NEEDED_CONTEXT: Final = 8_192
"""Tokens: a page, the prompt and the answer fit on most turns."""
_SHOWN_NAMES: Final = 8
_MODE_WORDS: Final = {
    ReplyMode.SCHEMA: "JSON スキーマ",
    ReplyMode.OBJECT: "JSON モードとスキーマ",
    ReplyMode.JSON: "JSON モード",
    ReplyMode.TOOL: "ツール呼び出し",
    ReplyMode.TEXT: "文章での指定",
}


async def working_words(
    check: ModelCheck, dialect: Dialect, config: ModelConfig, endpoint: Endpoint
) -> str:
    """Say how a model answers, and what about it will be in the way; no closing mark."""
    streams = "逐次受信" if dialect.streams else "一括受信"
    words = f"{check.model}（{check.in_words()}、{_MODE_WORDS[dialect.mode]}、{streams}）"
    troubles = list(check.warnings())
    if config.served_by is Provider.OLLAMA:
        context = await endpoint.loaded_context(check.model)
        if 0 < context < NEEDED_CONTEXT:
            troubles += [
                f"このモデルのコンテキスト長は {context:,} で、ページの内容が入りきりません",
                profile_of(Provider.OLLAMA).note.rstrip("。"),
            ]
    return f"{words}。ただし、{'。'.join(troubles)}" if troubles else words


async def explained(
    trouble: ModelError, model: str, config: ModelConfig, endpoint: Endpoint
) -> ModelError:
    """Return a fault in words that fit the server, after a look at what it has."""
    match trouble.code:
        case Code.NOT_FOUND if config.speaks_azure:
            return _no_deployment(model, trouble.detail)
        case Code.NOT_FOUND:
            return await _not_found(trouble, model, config, endpoint)
        case Code.NOT_A_MODEL if not config.speaks_azure:
            return await _without_v1(config, endpoint, trouble.detail) or trouble
        case Code.NETWORK if config.is_local and not profile_of(config.served_by).needs_key:
            return _not_running(config, trouble.detail)
        case _:
            return trouble


async def unlisted(trouble: ModelError, config: ModelConfig, endpoint: Endpoint) -> ModelError:
    """Return why there is no list of models, in words that fit the server."""
    if trouble.code != Code.NOT_FOUND:
        return await explained(trouble, "", config, endpoint)
    return await _without_v1(config, endpoint, trouble.detail) or not_listed(trouble.detail)


def not_listed(detail: str = "") -> ModelError:
    """Return the fault of a server that does not say which models it has."""
    return fault(
        Code.NOT_FOUND,
        detail,
        "この接続先は、使えるモデルの一覧を出しません。",
        "モデルの名前（Azure ではデプロイ名）を、欄に入力してください。",
    )


def _no_deployment(model: str, detail: str) -> ModelError:
    return fault(
        Code.NOT_FOUND,
        detail,
        f"Azure に「{model}」というデプロイが見つかりません。",
        "モデル名ではなく、Azure で付けたデプロイ名を入れてください。接続先アドレスと API バージョンも確かめてください。",
    )


async def _not_found(
    trouble: ModelError, model: str, config: ModelConfig, endpoint: Endpoint
) -> ModelError:
    names = await endpoint.model_names()
    if not names:
        return await _without_v1(config, endpoint, trouble.detail) or trouble
    if model in names:
        return fault(
            Code.NOT_FOUND,
            trouble.detail,
            f"「{model}」は、この接続先にありますが、文章のやり取り（chat/completions）には使えません。",
            "チャット用のモデルを選んでください。",
        )
    near = difflib.get_close_matches(model, names, n=_SHOWN_NAMES, cutoff=0.3)
    shown = list(dict.fromkeys([*near, *names]))[:_SHOWN_NAMES]
    more = f" ほか {len(names) - len(shown)} 個" if len(names) > len(shown) else ""
    return fault(
        Code.NOT_FOUND,
        trouble.detail,
        f"「{model}」というモデルは、この接続先にありません。",
        f"設定のモデル名を、使えるモデルの名前にしてください：{'、'.join(shown)}{more}。",
    )


async def _without_v1(config: ModelConfig, endpoint: Endpoint, detail: str) -> ModelError | None:
    """Return the fault of an address that lacks `/v1`, when it answers with it."""
    if config.base_url.endswith("/v1") or not await endpoint.model_names("/v1"):
        return None
    return fault(
        Code.NOT_FOUND,
        detail,
        "接続先のアドレスの最後に /v1 が足りません。",
        f"設定の接続先を {config.base_url}/v1 にしてください。",
    )


def _not_running(config: ModelConfig, detail: str) -> ModelError:
    profile = profile_of(config.served_by)
    name = profile.title.partition("（")[0]
    return fault(
        Code.NETWORK,
        detail,
        f"{name} に接続できません。動いていないようです。",
        f"{name} を起動してから、もう一度お試しください。接続先は {config.base_url} です。",
    )
