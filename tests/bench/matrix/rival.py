"""browser-use's own replay of a recorded history, on the same changed pages. Runs in an environment of its own.

    PYTHON_WITH_BROWSER_USE rival.py SITE BROWSER < flows.json

The history is made as its agent makes it: its own action is carried out on the element of its own
map, and what it remembers of that element is kept. No model is asked: where its replay would ask one
(its closing summary), it gets an error and goes on without.
"""

import asyncio
import json
import logging
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

os.environ |= {"ANONYMIZED_TELEMETRY": "false", "BROWSER_USE_LOGGING_LEVEL": "critical"}
os.environ |= {"BROWSER_USE_CLOUD_SYNC": "false", "BROWSER_USE_VERSION_CHECK": "false"}

from browser_use import Agent, BrowserSession  # pyright: ignore
from browser_use.agent.views import (  # pyright: ignore
    AgentHistory,
    AgentHistoryList,
    StepMetadata,
)
from browser_use.browser.views import BrowserStateHistory  # pyright: ignore

logging.disable(logging.CRITICAL)
START_TIMEOUT_S = 20
PLAY_TIMEOUT_S = 60


class NoModel:
    """Stands where a model would; asking it fails."""

    model = model_name = name = "none"
    provider = "none"
    _verified_api_keys = True

    async def ainvoke(self, *_: Any, **__: Any) -> Any:
        raise RuntimeError("no model here")


class Chromium:
    """A browser of our own with a debugging port."""

    def __init__(self, executable: str) -> None:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        flags = ["--headless=new", "--no-first-run", "--remote-debugging-port=0", "--window-size=1280,800"]  # fmt: skip
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        self._process = subprocess.Popen(
            [executable, *flags, f"--user-data-dir={self._folder.name}", "about:blank"],
            stderr=subprocess.DEVNULL,
        )
        port_file = Path(self._folder.name) / "DevToolsActivePort"
        ends_at = time.monotonic() + START_TIMEOUT_S
        while not (port_file.exists() and port_file.read_text().strip()):
            if time.monotonic() > ends_at:
                raise RuntimeError("the browser did not start")
            time.sleep(0.1)
        self.url = f"http://127.0.0.1:{port_file.read_text().split()[0]}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(10)
        self._folder.cleanup()


def ask(site: str, word: str, **given: str) -> Any:
    address = f"{site}__{word}?{urllib.parse.urlencode(given)}"
    with urllib.request.urlopen(address, timeout=20) as answer:
        return json.loads(answer.read())


def action_of(agent: Any, verb: str, index: int, value: str) -> Any:
    model = agent.ActionModel
    match verb:
        case "fill":
            return model(input={"index": index, "text": value})
        case "select":
            return model(select_dropdown={"index": index, "text": value})
        case _:
            return model(click={"index": index})


async def index_of(session: Any, css: str) -> tuple[int, Any]:
    """Return browser-use's own number of the element, and what its map says of it."""
    state = await session.get_browser_state_summary(include_screenshot=False)
    cdp = await session.get_or_create_cdp_session()
    document = await cdp.cdp_client.send.DOM.getDocument(session_id=cdp.session_id)
    found = await cdp.cdp_client.send.DOM.querySelector(
        params={"nodeId": document["root"]["nodeId"], "selector": css}, session_id=cdp.session_id
    )
    told = await cdp.cdp_client.send.DOM.describeNode(
        params={"nodeId": found["nodeId"]}, session_id=cdp.session_id
    )
    meant = told["node"]["backendNodeId"]
    for index, node in state.dom_state.selector_map.items():
        if node.backend_node_id == meant:
            return index, state
    raise LookupError(f"{css} is not in its map")


def new_agent(session: Any) -> Any:
    return Agent(
        task="replay", llm=NoModel(), browser_session=session, use_vision=False, use_judge=False,
        enable_planning=False,
    )  # fmt: skip


async def record(site: str, cdp_url: str, flow: dict[str, Any]) -> tuple[Any, list[str]]:
    ask(site, "set", flow=flow["name"], variant="unchanged")
    session = BrowserSession(cdp_url=cdp_url, keep_alive=True)
    await session.start()
    agent = new_agent(session)
    history: list[Any] = []
    opening = agent.ActionModel(navigate={"url": site + flow["path"], "new_tab": False})
    await act(agent, history, opening, None)
    await asyncio.sleep(1.5)
    for one in flow["acts"]:
        css = one["css"]
        if one["verb"] == "choose":
            css = "[data-meant]"
            page_script = f"(() => {{ const rows = [...document.querySelectorAll({json.dumps(flow['row'])})]; const el = (() => {{ {flow['oracle']} }})(); el.setAttribute('data-meant', ''); }})()"
            await evaluate(session, page_script)
        index, state = await index_of(session, css)
        await evaluate(session, "document.querySelector('[data-meant]')?.removeAttribute('data-meant')")  # fmt: skip
        await act(agent, history, action_of(agent, one["verb"], index, one["value"]), state)
        await asyncio.sleep(1.0)
    heard = ask(site, "heard")
    await session.stop()
    return AgentHistoryList(history=history), heard


async def evaluate(session: Any, script: str) -> None:
    cdp = await session.get_or_create_cdp_session()
    await cdp.cdp_client.send.Runtime.evaluate(
        params={"expression": script}, session_id=cdp.session_id
    )


async def act(agent: Any, history: list[Any], action: Any, state: Any) -> None:
    output = agent.AgentOutput(
        evaluation_previous_goal="", memory="", next_goal="", action=[action], thinking=None
    )
    elements = (
        AgentHistory.get_interacted_element(output, state.dom_state.selector_map)
        if state
        else [None]
    )
    results = await agent.multi_act([action])
    errors = [one.error for one in results if one.error]
    if errors:
        raise RuntimeError(errors[0])
    now = time.time()
    history.append(
        AgentHistory(
            model_output=output,
            result=results,
            state=BrowserStateHistory(
                url=state.url if state else "", title=state.title if state else "", tabs=[],
                interacted_element=elements,
            ),
            metadata=StepMetadata(
                step_start_time=now, step_end_time=now, step_number=len(history) + 1, step_interval=0.3
            ),
        )
    )  # fmt: skip


async def play(site: str, cdp_url: str, flow: str, variant: str, history: Any) -> dict[str, Any]:
    ask(site, "set", flow=flow, variant=variant)
    session = BrowserSession(cdp_url=cdp_url, keep_alive=True)
    try:
        async with asyncio.timeout(PLAY_TIMEOUT_S):
            await session.start()
            await evaluate(session, "try { sessionStorage.clear() } catch (e) {}")
            agent = new_agent(session)
            await agent.rerun_history(history, max_retries=1, delay_between_actions=0.3)
        said, why = True, ""
    except Exception as exc:  # noqa: BLE001 - whatever ends it: it did not say done
        said, why = False, re.sub(r"\s+", " ", f"{type(exc).__name__} {exc}")[:160]
    heard = ask(site, "heard")
    return {"flow": flow, "variant": variant, "said_done": said, "why": why, "heard": heard}


async def main(site: str, executable: str) -> None:
    given = json.load(sys.stdin)
    for flow in given["flows"]:
        browser = Chromium(executable)
        try:
            async with asyncio.timeout(PLAY_TIMEOUT_S):
                history, meant = await record(site, browser.url, flow)
        except Exception as exc:  # noqa: BLE001 - told, and the next flow begins
            print(json.dumps({"flow": flow["name"], "cannot": str(exc)[:200]}), flush=True)
            continue
        finally:
            browser.close()
        for variant in given["variants"]:
            browser = Chromium(executable)
            try:
                told = await play(site, browser.url, flow["name"], variant, history)
            finally:
                browser.close()
            print(json.dumps(told | {"meant": meant}, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
