"""What a server sent back, piece by piece or at once, put together into one answer.

Nothing here trusts the server: the client does not check what it parses, so a missing part shows as
a `LookupError` or `TypeError`, which `errors.translate_errors` tells as 「not a model」.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, cast

from studio.llm.complaints import ServerComplaint
from studio.llm.dialect import TOOL_NAME
from studio.llm.errors import Code, fault
from studio.llm.pricing import TokenCount

MAX_ANSWER_CHARS: Final = 60_000
"""Far above any answer to our questions; a model that goes on has lost its way."""
MAX_BODY_BYTES: Final = 8_000_000

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Written:
    """One whole answer.

    Attributes:
        text: The content, or the arguments of the tool call.
        refusal: The model's words when it declined.
        finish_reason: Why it stopped; "" when the server never said.
        model: As the server names it.
        counted: Tokens as the server counted them; None when it did not.
        came_streamed: Whether it came piece by piece.
        writing_s: Seconds from its first word to its last; 0 where it came at once.
        is_void: A stream in which nothing came, not even an end: the server broke off and did not say why.
    """

    text: str
    refusal: str
    finish_reason: str
    model: str
    counted: TokenCount | None
    came_streamed: bool
    writing_s: float = 0.0
    is_void: bool = False


@dataclass(slots=True)
class _Pieces:
    """What has arrived so far."""

    content: list[str] = field(default_factory=list[str])
    arguments: list[str] = field(default_factory=list[str])
    refusal: list[str] = field(default_factory=list[str])
    chars: int = 0


class StreamReader:
    """Reads server-sent events as they arrive, whatever pieces the bytes come in."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._bytes = 0
        self._pieces = _Pieces()
        self._finish = ""
        self._model = ""
        self._counted: TokenCount | None = None
        self._tool_index: object = None
        self._is_done = False
        self._has_choice = False

    @property
    def is_finished(self) -> bool:
        """True when the model has said why it stopped: only the count and the end may follow."""
        return bool(self._finish)

    @property
    def has_begun(self) -> bool:
        """True once a first word has come."""
        return self._pieces.chars > 0

    @property
    def is_done(self) -> bool:
        """True after the closing `[DONE]`."""
        return self._is_done

    def feed(self, data: bytes) -> None:
        """Take what came.

        Raises:
            ModelReplyError: It goes on and on.
            ServerComplaint: The server reports an error.
        """
        self._bytes += len(data)
        if self._bytes > MAX_BODY_BYTES:
            raise fault(Code.RUNAWAY, detail=f"{self._bytes} bytes")
        self._rest += data
        *lines, rest = self._rest.split(b"\n")
        self._rest = rest
        for line in lines:
            self._take_line(bytes(line))

    def written(self) -> Written:
        """Return what came until now; a last line needs no line break.

        Raises:
            LookupError: The stream came to its end and was no answer.
        """
        self._take_line(bytes(self._rest))
        self._rest.clear()
        if self._is_done and not self._has_choice:
            raise LookupError("no choices")
        pieces = self._pieces
        return Written(
            text="".join(pieces.arguments) or "".join(pieces.content),
            refusal="".join(pieces.refusal),
            finish_reason=self._finish,
            model=self._model,
            counted=self._counted,
            came_streamed=True,
            is_void=not (self._has_choice or self._is_done),
        )

    def _take_line(self, line: bytes) -> None:
        name, _, value = line.strip().partition(b":")
        if name != b"data" or self._is_done:
            return
        data = value.strip()
        if data == b"[DONE]":
            self._is_done = True
        elif data:
            self._take_event(_object(json.loads(data.decode())))

    def _take_event(self, event: Json) -> None:
        if event.get("error"):
            raise ServerComplaint(event["error"])
        self._model = str(event.get("model") or self._model)
        self._counted = count_of(event.get("usage")) or self._counted
        for choice in event.get("choices") or ():
            self._has_choice = True
            if choice.get("index", 0) == 0:
                self._take_delta(choice.get("delta") or {})
                self._finish = str(choice.get("finish_reason") or self._finish)

    def _take_delta(self, delta: Json) -> None:
        self._keep(self._pieces.content, content_text(delta.get("content")))
        self._keep(self._pieces.refusal, content_text(delta.get("refusal")))
        for call in delta.get("tool_calls") or ():
            function = cast("Json", call.get("function") or {})
            if function.get("name") == TOOL_NAME and self._tool_index is None:
                self._tool_index = call.get("index", 0)
            if call.get("index", 0) == self._tool_index:
                self._keep(self._pieces.arguments, _argument_text(function.get("arguments")))

    def _keep(self, pieces: list[str], text: str) -> None:
        pieces.append(text)
        self._pieces.chars += len(text)
        if self._pieces.chars > MAX_ANSWER_CHARS:
            raise fault(Code.RUNAWAY, detail=f"{self._pieces.chars} characters")


def read_whole(body: bytes) -> Written:
    """Read an answer that came at once.

    Raises:
        ServerComplaint: The server reports an error.
        ValueError, LookupError, TypeError: It is no answer of a model.
    """
    data = _object(json.loads(body.decode()))
    if data.get("error"):
        raise ServerComplaint(data["error"])
    choice = data["choices"][0]
    message = _object(choice["message"])
    return Written(
        text=_tool_arguments(message) or content_text(message.get("content")),
        refusal=content_text(message.get("refusal")),
        finish_reason=str(choice.get("finish_reason") or ""),
        model=str(data.get("model") or ""),
        counted=count_of(data.get("usage")),
        came_streamed=False,
    )


def content_text(content: object) -> str:
    """Return the text of a content, which some servers send in parts.

    Raises:
        TypeError: It is no text.
    """
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        raise TypeError("content is no text")
    parts = cast("list[Json]", content)
    return "".join(str(part["text"]) for part in parts if part.get("type") == "text")


def count_of(usage: object) -> TokenCount | None:
    """Return the tokens that a server counted, None when it counted none."""
    if not isinstance(usage, Mapping):
        return None
    counted = cast("Json", usage)
    prompt, completion = _whole(counted, "prompt_tokens"), _whole(counted, "completion_tokens")
    if not prompt and not completion:
        return None
    details = counted.get("prompt_tokens_details")
    cached = _whole(cast("Json", details), "cached_tokens") if isinstance(details, Mapping) else 0
    return TokenCount(prompt, completion, cached)


def _whole(fields: Json, name: str) -> int:
    value = fields.get(name)
    return max(0, value) if isinstance(value, int) else 0


def _tool_arguments(message: Json) -> str:
    for call in message.get("tool_calls") or ():
        function = call["function"]
        if function.get("name") == TOOL_NAME:
            return _argument_text(function.get("arguments"))
    return ""


def _argument_text(arguments: object) -> str:
    """Return the arguments as text; some servers send them parsed."""
    if arguments is None or isinstance(arguments, str):
        return arguments or ""
    return json.dumps(arguments, ensure_ascii=False)


def _object(value: object) -> Json:
    if not isinstance(value, Mapping):
        raise TypeError("no JSON object")
    return cast("Json", value)
