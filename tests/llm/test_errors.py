"""No error of the client may reach a person untranslated."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import openai
import pytest

from studio.domain.errors import ModelError, ModelReplyError, ModelUnavailableError
from studio.llm.errors import RULES, Code, fault, rule_for, scrub, translate_errors

BASES = (openai.OpenAIError, openai.APIError, openai.APIStatusError)
NOT_OURS = {
    # Raised by parts of the client that the studio does not use: tokens of cloud identities, web
    # sockets, web hooks, two credentials at once, the old module-level calls, tool runners.
    "APIRemovedInV1",
    "BrowserCancelledError",
    "BrowserError",
    "ComputerUseError",
    "DecisionsToolRunnerError",
    "ResponsesWebSocketBufferError",
    "ResponsesWebSocketError",
    "ToolRunnerError",
    "_AmbiguousModuleClientUsageError",
    "SubjectTokenProviderError",
    "WebSocketConnectionClosedError",
    "WebSocketQueueFullError",
    "InvalidWebhookSignatureError",
    "MutuallyExclusiveAuthError",
}


def client_errors() -> list[type[Exception]]:
    """Return every exception class the client defines, found by walking its modules."""
    found: dict[str, type[Exception]] = {}
    for name in (
        "openai",
        "openai._exceptions",
        "openai._client",
        "openai._streaming",
        *_lib_modules(),
    ):
        for member in list(vars(importlib.import_module(name)).values()):
            if (
                inspect.isclass(member)
                and issubclass(member, Exception)
                and member.__module__.startswith("openai")
            ):
                found[member.__name__] = member
    return [found[name] for name in sorted(found)]


def _lib_modules() -> Iterator[str]:
    """Yield the modules of the client's `lib` that can be imported without its optional extras."""
    package = importlib.import_module("openai.lib")
    for found in pkgutil.iter_modules(package.__path__, "openai.lib."):
        try:
            importlib.import_module(found.name)
        except ImportError:
            continue
        yield found.name


def test_every_error_class_of_the_client_is_mapped_by_itself() -> None:
    """One test, not one a class: the walk imports all of the client, which no collection should."""
    for error in client_errors():
        if error.__name__ in NOT_OURS:
            continue
        own = [known for known, _ in RULES if issubclass(error, known)]
        assert own, f"{error.__name__} is new: give it a rule in studio/llm/errors.py"
        assert error in BASES or own[0] not in BASES, (
            f"{error.__name__} has only a base class's rule in studio/llm/errors.py"
        )


def test_the_walk_finds_the_errors_it_is_about() -> None:
    names = {error.__name__ for error in client_errors()}
    assert {
        "RateLimitError",
        "OAuthError",
        "APITimeoutError",
        "LengthFinishReasonError",
        "OpenAIError",
    } <= names


def test_no_rule_hides_behind_an_earlier_one() -> None:
    kinds = [kind for kind, _ in RULES]
    hidden = [
        late
        for place, late in enumerate(kinds)
        if any(issubclass(late, early) for early in kinds[:place])
    ]
    assert hidden == []


@pytest.mark.parametrize("code", list(Code))
def test_every_code_says_what_happened_and_what_to_do(code: Code) -> None:
    told = fault(code)
    assert isinstance(told, ModelReplyError | ModelUnavailableError)
    assert told.code.startswith("MODEL_")
    assert told.message.endswith("。")
    assert told.remedy.endswith(("。", "）。"))


def test_errors_of_our_own_code_are_not_blamed_on_the_model() -> None:
    assert rule_for(ZeroDivisionError) is None
    with pytest.raises(ZeroDivisionError), translate_errors():
        _ = 1 / 0


def test_faults_pass_unchanged() -> None:
    inner = fault(Code.REFUSED, detail="no")
    with pytest.raises(ModelError) as caught, translate_errors("key"):
        raise inner
    assert caught.value is inner


@pytest.mark.parametrize(
    "text",
    [
        "Incorrect API key provided: sk-proj-abc***xyz.",
        "Authorization: Bearer abcdef",
        "header was 'plain-key-1'",
    ],
)
def test_scrub_takes_keys_out(text: str) -> None:
    scrubbed = scrub(text, "plain-key-1")
    for secret in ("sk-proj", "xyz", "abcdef", "plain-key-1"):
        assert secret not in scrubbed
