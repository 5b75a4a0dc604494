"""Foreign errors become faults with a code, a plain sentence and a remedy, at this one boundary.

`translate_errors` wraps the call of the client and the reading of what it returned, nothing else:
the client lets builtin errors escape when a server answers 200 with something that is no
completion. The key and whatever a server echoes of it never get into a fault.
"""

import asyncio
import json
import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, cast

import openai

from studio.domain.errors import ModelError, ModelReplyError, ModelUnavailableError
from studio.domain.text import clip
from studio.llm.complaints import ServerComplaint, code_of, words_of
from studio.llm.network import Trouble, is_own_machine, trouble_of
from studio.llm.retry import is_quota, retry_after_s
from studio.llm.too_long import Figures, is_too_long, read_figures
from studio.words import tr


class Code(StrEnum):
    """Machine-readable reason of a fault of a model."""

    AUTH = "MODEL_AUTH"
    FORBIDDEN = "MODEL_FORBIDDEN"
    QUOTA = "MODEL_QUOTA"
    RATE = "MODEL_RATE"
    NETWORK = "MODEL_NETWORK"
    TIMEOUT = "MODEL_TIMEOUT"
    DOWN = "MODEL_DOWN"
    NOT_FOUND = "MODEL_NOT_FOUND"
    REQUEST = "MODEL_REQUEST"
    TOO_LONG = "MODEL_TOO_LONG"
    REPLY = "MODEL_REPLY"
    NOT_A_MODEL = "MODEL_NOT_A_MODEL"
    CUT = "MODEL_CUT"
    LENGTH = "MODEL_LENGTH"
    REFUSED = "MODEL_REFUSED"
    FILTERED = "MODEL_FILTERED"
    EMPTY = "MODEL_EMPTY"
    RUNAWAY = "MODEL_RUNAWAY"
    TLS = "MODEL_TLS"
    PROXY = "MODEL_PROXY"
    UNFIT = "MODEL_UNFIT"


class PromptTooLongError(ModelUnavailableError):
    """The model cannot hold what it was sent.

    Attributes:
        figures: What the server told about it.
    """

    figures = Figures()


@dataclass(frozen=True, slots=True)
class _Words:
    kind: type[ModelError]
    message: str
    remedy: str


_OFF: Final = ModelUnavailableError
_BAD: Final = ModelReplyError
_WORDS: Final[dict[Code, _Words]] = {
    Code.AUTH: _Words(
        _OFF,
        tr("API キーが正しくないため、モデルに接続できません。"),
        tr("設定で API キーを確かめて、入れ直してください。"),
    ),
    Code.FORBIDDEN: _Words(
        _OFF,
        tr("この API キーでは、このモデルを使う許可がありません。"),
        tr("別のモデルを選ぶか、API キーの管理者に確かめてください。"),
    ),
    Code.QUOTA: _Words(
        _OFF,
        tr("モデルの利用枠（残高）を使い切っています。"),
        tr("提供元の画面で残高と上限を確かめてください。内蔵エンジンなら今すぐ使えます。"),
    ),
    Code.RATE: _Words(
        _OFF,
        tr("モデルが混み合っていて、今は受け付けてもらえません。"),
        tr("少し待ってから、もう一度実行してください。"),
    ),
    Code.NETWORK: _Words(
        _OFF,
        tr("モデルに接続できません。"),
        tr(
            "インターネット接続・プロキシ・設定の接続先アドレスを確かめて、もう一度実行してください。"
        ),
    ),
    Code.TIMEOUT: _Words(
        _OFF,
        tr("モデルの返事が時間内に届きませんでした。"),
        tr("もう一度実行してください。続くときは、設定でもっと速いモデルを選んでください。"),
    ),
    Code.DOWN: _Words(
        _OFF,
        tr("モデルの提供元で障害が起きているようです。"),
        tr("少し待ってから、もう一度実行してください。"),
    ),
    Code.NOT_FOUND: _Words(
        _OFF,
        tr("指定されたモデル、または接続先のアドレスが見つかりません。"),
        tr("設定でモデル名と接続先アドレスを確かめてください。"),
    ),
    Code.REQUEST: _Words(
        _OFF,
        tr("モデルが依頼の形を受け付けませんでした。"),
        tr("設定でモデル名と接続先を確かめるか、別のモデルを選んでください。"),
    ),
    Code.TOO_LONG: _Words(
        PromptTooLongError,
        tr("ページの内容が長すぎて、このモデルでは扱えません。"),
        tr("より長い文章を扱えるモデルを選ぶか、ページを絞り込んでから実行してください。"),
    ),
    Code.REPLY: _Words(
        _BAD,
        tr("モデルの返事が決められた形になっていません。"),
        tr("もう一度実行するか、別のモデルを選んでください。"),
    ),
    Code.NOT_A_MODEL: _Words(
        _BAD,
        tr("接続先から、モデルの返事ではないものが返ってきました。"),
        tr("設定で接続先アドレスを確かめてください（多くは /v1 で終わります）。"),
    ),
    Code.CUT: _Words(
        _BAD, tr("モデルの返事が途中で切れました。"), tr("もう一度実行してください。")
    ),
    Code.LENGTH: _Words(
        _BAD,
        tr("モデルの返事が長くなりすぎて、途中で止まりました。"),
        tr("やりたいことを小さく分けるか、別のモデルを選んでください。"),
    ),
    Code.REFUSED: _Words(
        _BAD,
        tr("モデルがこの依頼を断りました。"),
        tr("やりたいことの書き方を変えるか、この作業は手で行ってください。"),
    ),
    Code.FILTERED: _Words(
        _BAD,
        tr("モデルの提供元の内容フィルターが、返事を止めました。"),
        tr("やりたいことの書き方を変えるか、別のモデルを選んでください。"),
    ),
    Code.EMPTY: _Words(
        _BAD, tr("モデルの返事が空でした。"), tr("もう一度実行するか、別のモデルを選んでください。")
    ),
    Code.RUNAWAY: _Words(
        _BAD,
        tr("モデルの返事がいつまでも終わらないので、途中で打ち切りました。"),
        tr("もう一度実行するか、別のモデルを選んでください。"),
    ),
    Code.TLS: _Words(
        _OFF,
        tr("モデルの接続先が本物かどうかを確かめられません（証明書のエラー）。"),
        tr(
            "接続先アドレスとパソコンの日付を確かめてください。会社のネットワークでは、管理者に証明書の設定を確かめてください。"
        ),
    ),
    Code.PROXY: _Words(
        _OFF,
        tr("プロキシが、モデルへの接続を通しませんでした。"),
        tr("ネットワークの管理者に、プロキシの設定（HTTPS_PROXY）と認証を確かめてください。"),
    ),
    Code.UNFIT: _Words(
        _BAD,
        tr("このモデルは、決められた形で返事ができないので、実行に使えません。"),
        tr(
            "設定の「AI モデル」で別のモデルを選んでください（このパソコンで動かすなら、画面の「おすすめ」か tejun models）。"
            "モデルを入れ替えたときは、もう一度「接続テスト」をすると使えるようになります。"
        ),
    ),
}
_NETWORK_WORDS: Final = {
    Trouble.HOST: (
        tr("モデルの接続先のサーバー名が見つかりません。"),
        tr("設定の接続先アドレスの書き間違いと、インターネット接続を確かめてください。"),
    ),
    Trouble.PLAIN: (
        tr("モデルの接続先は、暗号化された接続（https）に対応していません。"),
        tr("このパソコンの中のサーバーなら、設定の接続先アドレスを「http://」で始めてください。"),
    ),
    Trouble.NOT_RUNNING: (
        tr("このパソコンのモデルのサーバーに接続できません。動いていないようです。"),
        tr(
            "Ollama や LM Studio などのサーバーを起動し、設定の接続先アドレス（ポート番号）を確かめてください。"
        ),
    ),
}
_COMPLAINTS: Final = (
    (re.compile(r"insufficient_quota|billing|quota"), Code.QUOTA),
    (re.compile(r"rate|429|overloaded|capacity|busy"), Code.RATE),
    (re.compile(r"content_filter|content_policy"), Code.FILTERED),
    (re.compile(r"model_not_found|unexpected endpoint|unknown_url|not found"), Code.NOT_FOUND),
    (re.compile(r"invalid_api_key|unauthorized|401"), Code.AUTH),
)
_KEY_SHAPES: Final = re.compile(
    r"(?:sk|key|gsk|xai)-[A-Za-z0-9_*-]{6,}|Bearer\s+\S+", re.IGNORECASE
)


def fault(code: Code, detail: str = "", message: str = "", remedy: str = "") -> ModelError:
    """Return the fault of a code; `message` and `remedy` replace the usual words when given."""
    words = _WORDS[code]
    return words.kind(code.value, message or words.message, remedy or words.remedy, detail)


def scrub(text: str, key: str) -> str:
    """Return `text` on one line without the key or anything that looks like one."""
    without_key = text.replace(key, "***") if key else text
    return clip(_KEY_SHAPES.sub("***", without_key), 400)


@contextmanager
def translate_errors(key: str = "") -> Generator[None]:
    """Turn what the client raises into a `ModelError`; cancellation and our own faults pass.

    Args:
        key: The API key, to be taken out of every text.
    """
    try:
        yield
    except ModelError:
        raise
    except Exception as exc:
        rule = rule_for(type(exc))
        if rule is None:
            raise
        translated = rule(exc)
        translated.detail = scrub(
            f"{type(exc).__name__}: {translated.detail or words_of(exc)}", key
        )
        # No cause: the original holds the request, and with it the key in its headers.
        raise translated from None


def rule_for(kind: type[BaseException]) -> "Callable[[Exception], ModelError] | None":
    """Return how errors of a class are told, or None for a class that is not the model's fault."""
    for known, rule in RULES:
        if issubclass(kind, known):
            return rule
    return None


def _as(code: Code) -> Callable[[Exception], ModelError]:
    return lambda exc: fault(code)


def too_long(text: str) -> PromptTooLongError:
    """Return the fault of a prompt that does not fit, with the figures the server told."""
    told = cast("PromptTooLongError", fault(Code.TOO_LONG))
    told.figures = read_figures(text)
    return told


def _by_body(exc: Exception) -> ModelError:
    """Read a 400 or 422: too long and filtered come this way, too."""
    code, text = code_of(exc), words_of(exc)
    if is_too_long(code, text):
        return too_long(text)
    if code in ("content_filter", "content_policy_violation"):
        return fault(Code.FILTERED)
    return fault(Code.REQUEST)


def _rate_or_quota(exc: Exception) -> ModelError:
    if isinstance(exc, openai.APIError) and is_quota(exc):
        return fault(Code.QUOTA)
    wait_s = retry_after_s(exc)
    if not wait_s:
        return fault(Code.RATE)
    return fault(
        Code.RATE,
        remedy=tr("{wait_s:.0f} 秒ほど待ってから、もう一度実行してください。", wait_s=wait_s),
    )


def _down(exc: Exception) -> ModelError:
    """Read a 5xx: servers on a desk answer 500 to a prompt that is too long."""
    text = words_of(exc)
    return too_long(text) if is_too_long(code_of(exc), text) else fault(Code.DOWN)


def _by_status(exc: Exception) -> ModelError:
    """Read the statuses that have no class of their own."""
    status = int(getattr(exc, "status_code", 0))
    if status == 413:
        return too_long(words_of(exc))
    if status >= 500:
        return fault(Code.DOWN)
    codes = {402: Code.QUOTA, 407: Code.PROXY, 408: Code.TIMEOUT}
    return fault(codes.get(status, Code.REQUEST))


def _by_network(exc: Exception) -> ModelError:
    """Say what is in the way: name, proxy, certificate, or a server that is not there."""
    match trouble_of(exc):
        case Trouble.TLS:
            return fault(Code.TLS)
        case Trouble.PLAIN:
            return fault(Code.TLS, "", *_NETWORK_WORDS[Trouble.PLAIN])
        case Trouble.PROXY:
            return fault(Code.PROXY)
        case Trouble.REFUSED if is_own_machine(exc):
            return fault(Code.NETWORK, "", *_NETWORK_WORDS[Trouble.NOT_RUNNING])
        case Trouble.HOST:
            return fault(Code.NETWORK, "", *_NETWORK_WORDS[Trouble.HOST])
        case _:
            return fault(Code.NETWORK)


def _by_complaint(exc: Exception) -> ModelError:
    """Read an error that came inside of an answer, with the status of success."""
    code, text = code_of(exc), words_of(exc)
    if is_too_long(code, text):
        return too_long(text)
    said = f"{code} {text}".lower()
    found = next((kind for words, kind in _COMPLAINTS if words.search(said)), Code.DOWN)
    return fault(found)


RULES: Final[tuple[tuple[type[Exception], Callable[[Exception], ModelError]], ...]] = (
    (openai.OAuthError, _as(Code.AUTH)),
    (openai.AuthenticationError, _as(Code.AUTH)),
    (openai.PermissionDeniedError, _as(Code.FORBIDDEN)),
    (openai.NotFoundError, _as(Code.NOT_FOUND)),
    (openai.RateLimitError, _rate_or_quota),
    (openai.ConflictError, _as(Code.DOWN)),
    (openai.InternalServerError, _down),
    (openai.BadRequestError, _by_body),
    (openai.UnprocessableEntityError, _by_body),
    (openai.APIStatusError, _by_status),
    (openai.APITimeoutError, _as(Code.TIMEOUT)),
    (openai.APIConnectionError, _by_network),
    (openai.APIResponseValidationError, _as(Code.NOT_A_MODEL)),
    (openai.APIError, _as(Code.DOWN)),
    (openai.LengthFinishReasonError, _as(Code.LENGTH)),
    (openai.ContentFilterFinishReasonError, _as(Code.FILTERED)),
    (openai.OpenAIError, _as(Code.REQUEST)),
    (ServerComplaint, _by_complaint),
    (json.JSONDecodeError, _as(Code.NOT_A_MODEL)),
    (UnicodeDecodeError, _as(Code.NOT_A_MODEL)),
    (UnicodeEncodeError, _as(Code.REQUEST)),
    (AttributeError, _as(Code.NOT_A_MODEL)),
    (TypeError, _as(Code.NOT_A_MODEL)),
    (LookupError, _as(Code.NOT_A_MODEL)),
    (asyncio.TimeoutError, _as(Code.TIMEOUT)),
    (OSError, _as(Code.NETWORK)),
    (ValueError, _as(Code.NOT_A_MODEL)),
)
"""Most specific first; `rule_for` takes the first that fits."""
