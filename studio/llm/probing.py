"""接続テスト: what works, and for each thing that does not a sentence a person can act on."""

import difflib
from typing import Final

from studio.domain.errors import ModelError
from studio.domain.models.model_check import ModelCheck
from studio.domain.models.provider import Provider, profile_of
from studio.llm.config import ModelConfig
from studio.llm.endpoint import Endpoint
from studio.llm.errors import Code, fault
from studio.words import tr

NEEDED_CONTEXT: Final = 8_192
"""Tokens: a page, the prompt and the answer fit on most turns."""
_SHOWN_NAMES: Final = 8


async def working_words(check: ModelCheck, config: ModelConfig, endpoint: Endpoint) -> str:
    """Say how a model answers, and what about it will be in the way; no closing mark."""
    words = tr("{model}（{check}）", model=check.model, check=check.in_words())
    troubles = list(check.warnings())
    if config.served_by is Provider.OLLAMA:
        context = await endpoint.loaded_context(check.model)
        if 0 < context < NEEDED_CONTEXT:
            troubles += [
                tr(
                    "このモデルのコンテキスト長は {context:,} で、ページの内容が入りきりません",
                    context=context,
                ),
                profile_of(Provider.OLLAMA).note.rstrip("。"),
            ]
    return (
        tr("{words}。ただし、{troubles}", words=words, troubles=tr("。").join(troubles))
        if troubles
        else words
    )


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
        tr("この接続先は、使えるモデルの一覧を出しません。"),
        tr("モデルの名前（Azure ではデプロイ名）を、欄に入力してください。"),
    )


def _no_deployment(model: str, detail: str) -> ModelError:
    return fault(
        Code.NOT_FOUND,
        detail,
        tr("Azure に「{model}」というデプロイが見つかりません。", model=model),
        tr(
            "モデル名ではなく、Azure で付けたデプロイ名を入れてください。接続先アドレスと API バージョンも確かめてください。"
        ),
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
            tr(
                "「{model}」は、この接続先にありますが、文章のやり取り（chat/completions）には使えません。",
                model=model,
            ),
            tr("チャット用のモデルを選んでください。"),
        )
    near = difflib.get_close_matches(model, names, n=_SHOWN_NAMES, cutoff=0.3)
    shown = list(dict.fromkeys([*near, *names]))[:_SHOWN_NAMES]
    more = tr(" ほか {count} 個", count=len(names) - len(shown)) if len(names) > len(shown) else ""
    return fault(
        Code.NOT_FOUND,
        trouble.detail,
        tr("「{model}」というモデルは、この接続先にありません。", model=model),
        tr(
            "設定のモデル名を、使えるモデルの名前にしてください：{shown}{more}。",
            shown=tr("、").join(shown),
            more=more,
        ),
    )


async def _without_v1(config: ModelConfig, endpoint: Endpoint, detail: str) -> ModelError | None:
    """Return the fault of an address that lacks `/v1`, when it answers with it."""
    if config.base_url.endswith("/v1") or not await endpoint.model_names("/v1"):
        return None
    return fault(
        Code.NOT_FOUND,
        detail,
        tr("接続先のアドレスの最後に /v1 が足りません。"),
        tr("設定の接続先を {base_url}/v1 にしてください。", base_url=config.base_url),
    )


def _not_running(config: ModelConfig, detail: str) -> ModelError:
    profile = profile_of(config.served_by)
    name = profile.name
    return fault(
        Code.NETWORK,
        detail,
        tr("{name} に接続できません。動いていないようです。", name=name),
        tr(
            "{name} を起動してから、もう一度お試しください。接続先は {base_url} です。",
            name=name,
            base_url=config.base_url,
        ),
    )
