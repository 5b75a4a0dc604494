"""Whole instructions on business pages that the rules never saw: real engine, real browser."""

from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

from studio.browser.chromium import ChromiumBrowser
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.events.events import RunFinished
from studio.engine.agent.loop import AgentRun
from studio.engine.ports import PlanRequest, SettlePolicy
from studio.engine.runs.bus import EventBus
from studio.engine.runs.clock import WallClock
from studio.engine.runs.limits import Limits
from studio.engine.runs.run import RunContext
from studio.engine.runs.run_control import RunControl
from studio.llm.builtin import BuiltinModel
from tests.browser.stage import Pages
from tests.fakes import Journal
from tests.interpretation.scoring import TODAY

PAGES = Path(__file__).parent / "pages"


def give_file(handler: BaseHTTPRequestHandler) -> None:
    """Answer with a small file to keep."""
    body = "氏名,時間\n青柳,160\n".encode()
    handler.send_response(200)
    handler.send_header("Content-Type", "application/octet-stream")
    handler.send_header("Content-Disposition", "attachment")
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


NOTICES = {"31": "年末調整の書類提出について", "30": "健康診断の日程変更"}


def give_notice(handler: BaseHTTPRequestHandler) -> None:
    """Answer with the notice of this number."""
    number = dict(parse_qsl(urlsplit(handler.path).query))["id"]
    title = NOTICES.get(number, "別のお知らせ")
    body = f"<!doctype html><meta charset=utf-8><title>{title}</title><h2>{title}</h2><p>総務部</p>"
    handler.send_response(200)
    handler.send_header("Content-Type", "text/html; charset=utf-8")
    handler.send_header("Content-Length", str(len(body.encode())))
    handler.end_headers()
    handler.wfile.write(body.encode())


@dataclass(frozen=True, slots=True)
class Done:
    """How a run ended.

    Attributes:
        finished: Its last event.
        asked: Paths of the server, with what was sent, in order; the pages' own among them.
        tables: What was taken out of lists.
        story: What each turn said, for a test that fails.
    """

    finished: RunFinished
    asked: tuple[str, ...]
    tables: tuple[ExtractedTable, ...]
    story: str

    def sent(self, path: str = "/sent") -> dict[str, str]:
        """Return the fields that arrived at a path; of several requests the only one is meant."""
        arrived = [address for address in self.asked if urlsplit(address).path == path]
        assert len(arrived) == 1, (arrived, self.story)
        return dict(parse_qsl(urlsplit(arrived[0]).query))


@dataclass(frozen=True, slots=True)
class Office:
    """The pages, and the engine that works on them."""

    browser: ChromiumBrowser
    pages: Pages

    async def do(self, page: str, instruction: str) -> Done:
        """Plan an instruction as typed and carry it out; nothing of it may be left unread."""
        bus = EventBus()
        journal = Journal(bus)
        clock = WallClock()
        context = RunContext(
            browser=self.browser,
            bus=bus,
            run_control=RunControl(clock),
            limits=Limits(),
            is_attended=False,
            approves_all=True,
            answer_timeout_s=2.0,
            on_observed=lambda observation, tokens, run_id: None,
            patience=SettlePolicy.BRIEF,
            clock=clock,
            began_on=TODAY,
        )
        model = BuiltinModel(lambda: TODAY)
        start = f"{self.pages.url}/{page}.html"
        reply = await model.plan(PlanRequest(instruction=instruction, start_url=start))
        assert reply.checklist.unread == (), reply.checklist.unread
        run = AgentRun(context, model, reply.checklist)
        finished = await run.carry_out()
        told = [event.model_dump_json()[:700] for event in journal.events]
        return Done(finished, tuple(self.pages.asked), run.tables, "\n".join(told))
