"""What is in the way of a connection, read from chains of causes as they really look."""

import socket
import ssl

import httpx2
import openai
import pytest

from studio.llm.errors import translate_errors
from studio.llm.network import Trouble, is_lasting, is_own_machine, trouble_of
from studio.llm.retry import is_transient


def failed(cause: BaseException, url: str = "https://model.example/v1/x") -> Exception:
    error = openai.APIConnectionError(request=httpx2.Request("POST", url))
    error.__cause__ = cause
    return error


def chained(outer: Exception, inner: BaseException) -> Exception:
    outer.__cause__ = inner
    return outer


CAUSES: dict[str, tuple[Exception, Trouble, str, str]] = {
    "certificate": (
        chained(
            httpx2.ConnectError("[SSL: CERTIFICATE_VERIFY_FAILED] self-signed certificate"),
            ssl.SSLCertVerificationError("self-signed certificate"),
        ),
        Trouble.TLS, "MODEL_TLS", "証明書",
    ),
    "no tls there": (
        httpx2.ConnectError("[SSL: WRONG_VERSION_NUMBER] wrong version number"),
        Trouble.PLAIN, "MODEL_TLS", "https",
    ),
    "proxy": (httpx2.ProxyError("407 Proxy Authentication Required"), Trouble.PROXY, "MODEL_PROXY", "プロキシ"),
    "name": (
        chained(httpx2.ConnectError("x"), socket.gaierror(-2, "Name or service not known")),
        Trouble.HOST, "MODEL_NETWORK", "サーバー名",
    ),
    "refused": (
        chained(httpx2.ConnectError("All connection attempts failed"), ConnectionRefusedError(111, "refused")),
        Trouble.REFUSED, "MODEL_NETWORK", "接続できません",
    ),
    "a port that looks like a status": (
        httpx2.ConnectError("[Errno 111] Connect call failed ('127.0.0.1', 40710)"),
        Trouble.REFUSED, "MODEL_NETWORK", "接続できません",
    ),
    "something else": (httpx2.ReadError("reset"), Trouble.OTHER, "MODEL_NETWORK", "接続できません"),
}  # fmt: skip


@pytest.mark.parametrize("name", CAUSES)
def test_each_cause_is_known_and_told_in_its_own_words(name: str) -> None:
    cause, trouble, code, word = CAUSES[name]
    error = failed(cause)
    assert trouble_of(error) is trouble
    with pytest.raises(Exception, match=word) as caught, translate_errors():
        raise error
    assert getattr(caught.value, "code", "") == code


def test_only_what_waiting_can_mend_is_tried_again() -> None:
    lasting = {name for name, (cause, *_) in CAUSES.items() if not is_transient(failed(cause))}
    assert lasting == {"certificate", "no tls there", "proxy"}
    assert all(is_lasting(failed(CAUSES[name][0])) for name in lasting)


def test_a_server_of_this_machine_that_refuses_does_not_run() -> None:
    cause = CAUSES["refused"][0]
    assert is_own_machine(failed(cause, "http://localhost:11434/v1/x"))
    assert not is_own_machine(failed(cause))
    with pytest.raises(Exception, match="動いていない"), translate_errors():
        raise failed(cause, "http://127.0.0.1:1234/v1/x")


def test_a_chain_that_bites_its_tail_ends() -> None:
    first, second = ValueError("a"), ValueError("b")
    first.__cause__, second.__cause__ = second, first
    assert trouble_of(first) is Trouble.OTHER
