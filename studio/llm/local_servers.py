"""Ollama and LM Studio on this computer: who is up, what they hold, and a model fetched.

Both are asked in their own API, at this machine's own address and past every proxy: nothing leaves
the computer for it. Ollama itself fetches models; what is read here is how far it is.
"""

import asyncio
import json
import ssl
from collections.abc import AsyncGenerator, Mapping
from typing import Any, Final, cast

import httpx
from pydantic import BaseModel, ConfigDict

from studio.domain.errors import ModelUnavailableError
from studio.domain.models.local_models import Fetching, LocalModel, LocalServer, SuggestedModel
from studio.domain.models.provider import Provider
from studio.domain.text import clip
from studio.engine.local_models import suggested_for
from studio.engine.resources import resource_file
from studio.words import tr

OLLAMA: Final = "http://127.0.0.1:11434"
LM_STUDIO: Final = "http://127.0.0.1:1234"
_LOOK_S: Final = 2.0
_SILENCE_S: Final = 300.0
"""How long a fetch may say nothing: Ollama checks gigabytes without a word."""
_MAX_MODELS: Final = 200
_MISSING: Final = ("file does not exist", "not found", "invalid model name")
_FULL: Final = ("no space left", "not enough space", "disk full")

Json = Mapping[str, Any]


class _Suggestions(BaseModel):
    """The whole of `local_models.json`."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    models: tuple[SuggestedModel, ...]


class LocalServers:
    """A `LocalModels` over HTTP.

    Args:
        memory_bytes: Of this computer; 0 when it does not say.
        ollama: Scheme, host and port; on this computer.
        lm_studio: Likewise.
    """

    def __init__(
        self, memory_bytes: int = 0, ollama: str = OLLAMA, lm_studio: str = LM_STUDIO
    ) -> None:
        self._memory_bytes = memory_bytes
        self._ollama = ollama
        self._lm_studio = lm_studio

    async def find(self) -> tuple[LocalServer, ...]:
        """See `LocalModels.find`."""
        async with _client() as client:
            found = await asyncio.gather(self._find_ollama(client), self._find_lm_studio(client))
        return tuple(server for server in found if server is not None)

    def suggested(self) -> SuggestedModel:
        """See `LocalModels.suggested`."""
        text = resource_file("local_models.json").read_text(encoding="utf-8")
        return suggested_for(self._memory_bytes, _Suggestions.model_validate_json(text).models)

    async def fetch(self, name: str) -> AsyncGenerator[Fetching]:
        """See `LocalModels.fetch`."""
        layers: dict[str, tuple[int, int]] = {}
        is_done = False
        yield Fetching(name=name)
        async with _client(_SILENCE_S) as client:
            lines = self._pulled(client, name)
            try:
                async for told in lines:
                    if told.get("error"):
                        raise _refused(name, str(told["error"]))
                    if digest := str(told.get("digest") or ""):
                        layers[digest] = (_whole(told, "completed"), _whole(told, "total"))
                    is_done = is_done or told.get("status") == "success"
                    yield Fetching(
                        name=name,
                        done_bytes=sum(done for done, _ in layers.values()),
                        total_bytes=sum(total for _, total in layers.values()),
                        is_done=is_done,
                    )
            finally:
                await lines.aclose()
        # Read to its end: a stream that is left in its middle is taken apart by Python's collector.
        if not is_done:
            raise _broken(name, "the stream ended without success")

    async def _pulled(self, client: httpx.AsyncClient, name: str) -> AsyncGenerator[Json]:
        """Return what Ollama tells while it fetches, a line each.

        Raises:
            ModelUnavailableError: It does not run, or the line broke.
        """
        body = {"model": name, "stream": True}
        try:
            async with client.stream("POST", f"{self._ollama}/api/pull", json=body) as response:
                async for line in response.aiter_lines():
                    if told := _object(line):
                        yield told
                    elif response.is_error:
                        raise _broken(name, f"HTTP {response.status_code}")
        except httpx.ConnectError as exc:
            raise _not_running(str(exc)) from None
        except httpx.HTTPError as exc:
            raise _broken(name, f"{type(exc).__name__} {exc}") from None

    async def _find_ollama(self, client: httpx.AsyncClient) -> LocalServer | None:
        told = await _look(client, f"{self._ollama}/api/version")
        if "version" not in told:
            return None
        listed = _entries(await _look(client, f"{self._ollama}/api/tags"), "models")
        about = await asyncio.gather(*(self._abilities(client, one) for one in listed))
        models = tuple(
            _of_ollama(one, able)
            for one, able in zip(listed, about, strict=True)
            if not able or "completion" in able
        )
        return LocalServer(
            provider=Provider.OLLAMA, version=clip(str(told["version"]), 40), models=models
        )

    async def _abilities(self, client: httpx.AsyncClient, listed: Json) -> tuple[str, ...]:
        """Return what a model can do; () from an Ollama that does not say."""
        told = await _look(client, f"{self._ollama}/api/show", {"model": listed.get("name")})
        able = told.get("capabilities")
        return tuple(map(str, cast("list[object]", able))) if isinstance(able, list) else ()

    async def _find_lm_studio(self, client: httpx.AsyncClient) -> LocalServer | None:
        own = await _look(client, f"{self._lm_studio}/api/v0/models")
        listed = _entries(own, "data")
        if "data" not in own:
            # Before 0.3.6 there is OpenAI's list alone, as of any other program on that port.
            told = await _look(client, f"{self._lm_studio}/v1/models")
            if told.get("object") != "list":
                return None
            listed = _entries(told, "data")
        models = tuple(
            LocalModel(name=clip(str(one["id"]), 200), reads_pictures=one.get("type") == "vlm")
            for one in listed
            if one.get("id") and not _is_for_vectors(one)
        )
        return LocalServer(provider=Provider.LM_STUDIO, models=models)


def _of_ollama(listed: Json, able: tuple[str, ...]) -> LocalModel:
    details = listed.get("details")
    parameters = cast("Json", details).get("parameter_size") if isinstance(details, Mapping) else ""
    return LocalModel(
        name=clip(str(listed.get("name") or ""), 200),
        size_bytes=_whole(listed, "size"),
        parameters=clip(str(parameters or ""), 20),
        reads_pictures="vision" in able,
    )


def _is_for_vectors(listed: Json) -> bool:
    """Say whether a model makes vectors and holds no conversation; older lists tell it by its name alone."""
    return listed.get("type") == "embeddings" or str(listed["id"]).startswith("text-embedding-")


def _client(silence_s: float = _LOOK_S) -> httpx.AsyncClient:
    # A proxy of the office cannot reach a server on this machine.
    timeout = httpx.Timeout(silence_s, connect=_LOOK_S)
    nobody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # no TLS here: no certificates are read for it
    return httpx.AsyncClient(
        trust_env=False, timeout=timeout, follow_redirects=False, verify=nobody
    )


async def _look(client: httpx.AsyncClient, url: str, body: Json | None = None) -> Json:
    """Return the JSON object at an address; {} when there is none, for whatever reason."""
    try:
        async with asyncio.timeout(_LOOK_S):
            sending = client.get(url) if body is None else client.post(url, json=body)
            response = await sending
    except (httpx.HTTPError, TimeoutError):
        return {}
    return {} if response.is_error else _object(response.text)


def _object(text: str) -> Json:
    try:
        told = json.loads(text)
    except ValueError:
        return {}
    return cast("Json", told) if isinstance(told, dict) else {}


def _entries(told: Json, name: str) -> list[Json]:
    found = told.get(name)
    entries = cast("list[object]", found)[:_MAX_MODELS] if isinstance(found, list) else []
    return [cast("Json", one) for one in entries if isinstance(one, dict)]


def _whole(fields: Json, name: str) -> int:
    value = fields.get(name)
    return max(0, value) if isinstance(value, int) else 0


def _refused(name: str, said: str) -> ModelUnavailableError:
    words = said.lower()
    if any(told in words for told in _MISSING):
        return ModelUnavailableError(
            "FETCH_UNKNOWN",
            tr("「{name}」というモデルは、Ollama のモデル一覧にありません。", name=clip(name, 80)),
            tr("名前を確かめてください。大きさまで書きます（例：gemma3:4b）。"),
            clip(said, 300),
        )
    if any(told in words for told in _FULL):
        return ModelUnavailableError(
            "FETCH_NO_ROOM",
            tr(
                "ディスクの空きが足りないため、「{name}」を取り込めませんでした。",
                name=clip(name, 80),
            ),
            tr("空きを作ってから、もう一度取り込んでください。途中まで取り込んだ分は使われます。"),
            clip(said, 300),
        )
    return _broken(name, said)


def _broken(name: str, detail: str) -> ModelUnavailableError:
    return ModelUnavailableError(
        "FETCH_BROKEN",
        tr("「{name}」の取り込みが途中で止まりました。", name=clip(name, 80)),
        tr("インターネット接続を確かめて、もう一度取り込んでください。途中からの続きになります。"),
        clip(detail, 300),
    )


def _not_running(detail: str) -> ModelUnavailableError:
    return ModelUnavailableError(
        "OLLAMA_NOT_RUNNING",
        tr("このパソコンで Ollama が動いていません。"),
        tr("Ollama を起動してから（入れていないときは、入れてから）、もう一度お試しください。"),
        detail,
    )
