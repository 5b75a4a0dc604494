"""The same job with a language model: the real client over HTTP against a strict server.

Two of the bad answers each time, all of them with `TEJUN_TEST_WHOLE=1`: tests/llm and tests/scenarios have the rest.
"""

from dataclasses import replace

import pytest

from studio.domain.events.events import DecisionMade, RunStatus
from tests.chat_server import TEST_KEY, ChatServer, Reply, Script, always
from tests.e2e.chat_script import buy_by_the_prompt
from tests.e2e.conftest import CLAUSES, NAME
from tests.e2e.site import Site, first_book
from tests.e2e.tejun import Said, Tejun, assert_told
from tests.hostile.sample import IS_WHOLE


def with_model(tejun: Tejun, base_url: str, key: str = TEST_KEY) -> Tejun:
    """Return the program set up for a model service."""
    return replace(
        tejun,
        environment={
            "TEJUN_BASE_URL": base_url,
            "TEJUN_API_KEY": key,
            "TEJUN_SMALL_MODEL": "test-small",
            "TEJUN_LARGE_MODEL": "test-large",
        },
    )


def do(tejun: Tejun, site: Site) -> Said:
    return tejun(
        "do", CLAUSES, "--url", site.shop, "--engine", "openai", "--save", NAME, "--headless",
        "--yes", "--json",
    )  # fmt: skip


def test_a_model_does_the_job_once_and_the_replay_asks_it_no_more(tejun: Tejun, site: Site) -> None:
    right = first_book("プログラミング", rating=4, price=3000).title
    with ChatServer(buy_by_the_prompt) as server:
        model = with_model(tejun, server.base_url)
        said = do(model, site)
        assert (said.code, said.finished.status) == (0, RunStatus.DONE), said.text
        assert site.cart == [right]
        decisions = [event for event in said.events if isinstance(event, DecisionMade)]
        assert said.finished.model_calls == len(decisions) == len(server.requests) - 1
        assert said.finished.usage.tokens > 0
        asked = len(server.requests)

        site.reset()
        again = model("run", NAME, "--set", "検索語=料理", "--headless", "--json")
        assert (again.code, again.finished.model_calls) == (0, 0), again.text
        assert site.cart == [first_book("料理", rating=4, price=3000).title]
        assert len(server.requests) == asked


NONSENSE: dict[str, Script] = {
    "HTML": always(Reply.raw("<html>login</html>", content_type="text/html")),
    "an empty object": always(Reply.raw("{}")),
    "another shape": always(Reply.json({"hello": ["world"]})),
    "a refusal": always(Reply.message(None, refusal="I cannot help with that.")),
    "half an answer": always(Reply.json({"items": ["検索する"]}).cut_after(40)),
}

USUAL = ("a refusal", "half an answer")


@pytest.mark.parametrize("case", NONSENSE if IS_WHOLE else USUAL)
def test_a_model_that_answers_nonsense_ends_in_words(tejun: Tejun, site: Site, case: str) -> None:
    with ChatServer(NONSENSE[case]) as server:
        said = do(with_model(tejun, server.base_url), site)
    assert_told(said, 1)
    assert said.fault.remedy
    assert site.cart == []


def test_nonsense_in_mid_run_touches_nothing_and_keeps_nothing(tejun: Tejun, site: Site) -> None:
    def script(request: dict[str, object]) -> Reply:
        is_plan = "What the person wants:" in str(request)
        return buy_by_the_prompt(request) if is_plan else Reply.message("こんにちは")

    with ChatServer(script) as server:
        said = do(with_model(tejun, server.base_url), site)
    assert_told(said, 1, "モデルの返事")
    assert said.finished.status is RunStatus.FAILED
    assert said.finished.remedy
    assert site.cart == []
    assert tejun("flows", "list").out == ""


def test_a_wrong_key_is_told_without_showing_it(tejun: Tejun, site: Site) -> None:
    wrong = "sk-wrong-abcdefghijklmnop"
    with ChatServer(buy_by_the_prompt) as server:
        said = do(with_model(tejun, server.base_url, wrong), site)
    assert_told(said, 1, "API キー")
    assert wrong not in said.text


def test_no_network_is_told_and_the_built_in_engine_still_works(
    tejun: Tejun, site: Site, closed_port: int
) -> None:
    model = with_model(tejun, f"http://127.0.0.1:{closed_port}/v1")
    said = do(model, site)
    assert_told(said, 1, "接続できません")
    assert said.fault.remedy
    assert model("plan", CLAUSES, "--engine", "builtin").code == 0
