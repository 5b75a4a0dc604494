"""The model's side breaks in mid-run: it is told in words, and the site is left as it was."""

import json
import socket
import threading
from typing import Final

import pytest

from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    DecisionMade,
    EmergencyEntered,
    RunFinished,
    RunStatus,
)
from tests.chat_rules import Context
from tests.chat_server import TEST_KEY, ChatServer, Reply
from tests.scenarios.site import FORM, ORDER, form
from tests.scenarios.stage import Mind, Scene, Stage, act, click, fill, person, reply

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ITEMS: Final = ("「総務」を部署に入力する", "「山田」を氏名に入力する")
BEFORE: Final = fill("部署", "総務", step_done=True)
FINISH: Final = fill("氏名", "山田", step_done=True)
GOOD: Final = act("fill", "e6", "山田", step_done=True)

TOO_LONG: Final = "This model's maximum context length is {limit} tokens. Your messages had {used}."

# One of each way through a run; every code and every answer of no use stands in tests/llm (test_client, test_endpoint).
ENDS: Final[dict[str, tuple[Reply, str, int]]] = {
    "401": (Reply.status(401, error_code="invalid_api_key"), "MODEL_AUTH", 1),
    "429 for good": (Reply.status(429), "MODEL_RATE", 4),
    "429 for two minutes": (Reply.status(429, headers={"Retry-After": "120"}), "MODEL_RATE", 1),
    "HTML": (Reply.raw("<html>login</html>", content_type="text/html"), "MODEL_NOT_A_MODEL", 2),
    "broken answers for good": (Reply.message("{not json"), "MODEL_REPLY", 6),
    "another shape": (Reply.json({"hello": ["world"]}), "MODEL_REPLY", 6),
    "an invented ref": (Reply.json(act("click", "e999")), "MODEL_REPLY", 6),
    "a refusal": (Reply.message(None, refusal="I cannot help with that."), "MODEL_REFUSED", 2),
    "a cut stream": (Reply.json(GOOD).stream_ends_after(3), "MODEL_CUT", 2),
    "a stream without end": (Reply.endless("考え中です。"), "MODEL_RUNAWAY", 2),
}


def assert_ended(scene: Scene, code: str) -> None:
    """Say that the run ended in words, after its first item, with nothing sent to the site."""
    assert scene.order(DecisionMade, ActionFailed, RunFinished) == ["DecisionMade", "RunFinished"]
    finished = scene.finished
    assert (finished.status, finished.code) == (RunStatus.FAILED, code)
    assert finished.message
    assert finished.remedy
    assert TEST_KEY not in scene.journal.as_json()
    assert scene.changes == []
    assert scene.report is not None
    assert [item.state.value for item in scene.report.checklist.items] == ["done", "failed"]


@pytest.mark.parametrize("case", ENDS)
async def test_a_fault_in_mid_run_ends_in_words(stage: Stage, case: str) -> None:
    answer, code, asked = ENDS[case]
    scene = await stage.play(FORM, [BEFORE, reply(answer)], items=ITEMS)
    assert_ended(scene, code)
    # An answer of no use is asked of the large model, too; a fault of the connection is not.
    assert len(scene.prompts) == 1 + asked
    if case == "429 for two minutes":
        assert "120 秒" in scene.finished.remedy


PASSES: Final[dict[str, tuple[list[Reply], float]]] = {
    "429 with Retry-After": ([Reply.status(429, headers={"Retry-After": "20"})], 20.0),
    "500 twice": ([Reply.status(500), Reply.status(500)], 1.0),
    "broken JSON, repaired once": ([Reply.message("{not json")], 0.0),
    "an unknown ref, repaired once": ([Reply.json(act("click", "e999"))], 0.0),
    "a connection that is cut": ([Reply.json(GOOD).cut_after(20)], 0.3),
}


@pytest.mark.parametrize("case", PASSES)
async def test_what_passes_by_itself_is_waited_for(stage: Stage, case: str) -> None:
    faults, at_least_s = PASSES[case]
    minds: list[Mind] = [BEFORE, *map(reply, faults), FINISH]
    scene = await stage.play(FORM, minds, items=ITEMS)
    assert scene.finished.status is RunStatus.DONE, scene.finished
    assert sum(stage.clock.slept) >= at_least_s
    assert scene.order(DecisionMade, ActionFailed, EmergencyEntered) == ["DecisionMade"] * 2
    assert len(scene.prompts) == len(minds)


async def test_a_repair_turn_names_what_was_wrong(stage: Stage) -> None:
    scene = await stage.play(
        FORM, [BEFORE, reply(Reply.json(act("click", "e999"))), FINISH], items=ITEMS
    )
    told = scene.prompts[2].request["messages"]
    assert [message["role"] for message in told[-2:]] == ["assistant", "user"]
    assert "e999" in told[-1]["content"]


async def test_connection_refused(stage: Stage) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        nowhere = f"http://127.0.0.1:{closed.getsockname()[1]}/v1"
        scene = await stage.play(FORM, [], base_url=nowhere)
    assert scene.order(DecisionMade, RunFinished) == ["RunFinished"]
    assert scene.finished.code == "MODEL_NETWORK"
    assert "動いていない" in scene.finished.message
    assert scene.finished.remedy
    assert scene.changes == []


@pytest.mark.parametrize("drips", [False, True], ids=["hangs", "drips"])
async def test_an_answer_that_does_not_come_ends_at_our_own_deadline(
    stage: Stage, drips: bool
) -> None:
    run_control = threading.Event()
    slow = Reply.json(GOOD).slowly(0.2) if drips else Reply.json(GOOD).after(run_control)
    try:
        scene = await stage.play(FORM, [BEFORE, reply(slow)], items=ITEMS, timeout_s=2.5)
    finally:
        run_control.set()
    assert_ended(scene, "MODEL_TIMEOUT")


async def test_a_prompt_that_is_too_long_is_folded_and_asked_once_more(stage: Stage) -> None:
    words = "".join(
        f"<p>品物{n}は{n}円で、売り場の{n % 7}番の棚にあります。</p>" for n in range(400)
    )
    page = form(f"{words}<label>氏名 <input></label>")
    with ChatServer(stage.chat.script, context=Context(2_500, TOO_LONG)) as small:
        own = Stage(stage.web, stage.browser, small)
        scene = await own.play(page, [FINISH])
        refused, folded = small.requests
    assert scene.finished.status is RunStatus.DONE, scene.finished
    assert len(json.dumps(folded)) < len(json.dumps(refused))
    assert len(scene.prompts) == 1  # the first never came to the model
    assert "…中略" in scene.prompts[0].page


async def test_the_same_act_for_ever_ends_and_says_so(stage: Stage) -> None:
    """A button without effect: one emergency, no success, no end of the world."""
    scene = await stage.play(FORM, [click("様式A")])
    assert scene.journal.of(ActionPerformed)[1:] == []
    assert scene.order(ActionFailed, EmergencyEntered, RunFinished)[:4] == [
        *["ActionFailed"] * 3, "EmergencyEntered",
    ]  # fmt: skip
    assert (scene.finished.status, scene.finished.code) == (RunStatus.FAILED, "NO_EFFECT")
    assert scene.finished.steps <= 8
    assert scene.finished.remedy


async def test_a_model_that_dies_after_an_order_does_not_order_again(stage: Stage) -> None:
    stage.web.put("/orders", form("<p>ありがとうございました</p>"))
    minds = [click("注文を確定"), reply(Reply.status(500))]
    scene = await stage.play(ORDER, minds, items=("注文を確定する",), by=person())
    assert scene.changes == ["POST /orders"]
    assert (scene.finished.status, scene.finished.code) == (RunStatus.FAILED, "MODEL_DOWN")
    assert scene.report is not None
    assert len(scene.report.steps) == 2  # the page, and the order: what was reached is told
