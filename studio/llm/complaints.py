"""What servers say when something is wrong, in whichever form they send it."""

from typing import Final, cast

_WORDY: Final = ("message", "detail", "error", "msg", "n_ctx", "n_prompt_tokens")


class ServerComplaint(Exception):  # noqa: N818 - the server's own words, no fault of ours
    """An error that came in an answer with status 200, as gateways and running streams send it."""

    def __init__(self, error: object) -> None:
        is_told = isinstance(error, dict)
        fields = cast("dict[str, object]", error) if is_told else {"message": error}
        super().__init__(str(fields.get("message") or "the server reports an error"))
        self.code = str(fields.get("code") or fields.get("type") or "")


def is_of_the_request(error: Exception) -> bool:
    """Say whether a server calls a request badly formed, in a failure of its own.

    The server of llama-cpp-python answers 500 where others answer 422, with pydantic's words.
    """
    return getattr(error, "status_code", 0) == 500 and "validation error" in words_of(error)


def words_of(error: Exception) -> str:
    """Return everything a refusal says; the client's own message has it only in OpenAI's form.

    What a server repeats of the request is left out: a page's words are no words of the server.
    """
    body = getattr(error, "body", None)
    if isinstance(body, str):
        return f"{error} {body}"
    if isinstance(body, dict):
        fields = cast("dict[str, object]", body)
        told = [_detail(fields[name]) for name in _WORDY if fields.get(name)]
        return " ".join([str(error), *told])
    return str(error)


def code_of(error: Exception) -> str:
    """Return the machine-readable code of a refusal, "" when there is none."""
    return str(getattr(error, "code", "") or "")


def _detail(value: object) -> str:
    """Return a message, or where and why something was refused, as FastAPI lists it."""
    if not isinstance(value, list):
        return str(value)
    parts: list[str] = []
    for entry in cast("list[object]", value):
        if not isinstance(entry, dict):
            parts.append(str(entry))
            continue
        fields = cast("dict[str, object]", entry)
        parts.append(f"{fields.get('loc', '')} {fields.get('msg', '')}")
    return " ".join(parts)
