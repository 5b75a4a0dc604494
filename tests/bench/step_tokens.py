"""`python -m tests.bench tokens`: what one ordinary step costs in tokens, page by page.

Prompt and answer together, in normal mode: the page as a run shows it at first sight, a checklist of
three items, the outcome of one turn before, and an answer that presses one thing. o200k where the
tokenizer is there, our own estimate beside it; below, whether `find` reaches all that is folded at second sight.
"""

import asyncio
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from playwright.async_api import Error

from studio.bootstrap import serve_practice
from studio.browser.session import LaunchOptions, Session
from studio.browser.sight.snapshot import SnapshotOwner
from studio.browser.waiting import settled
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import DecisionRequest, StepMeta, StepRecord, WorkflowContext
from studio.domain.text import estimate_tokens
from studio.engine.agent.looking import view_for
from studio.engine.perception.render import render
from studio.engine.ports import SettlePolicy
from studio.llm.prompts import decide_prompt
from tests.bench.pages_site import Corpus
from tests.bench.perception import open_page
from tests.bench.perception_tokens import count_tokens
from tests.bench.reach import Reach, reach

AIM: Final = 800
_PRACTICE: Final = (
    "", "shop/", "shop/search?q=プログラミング", "shop/cart/", "expense/", "login/", "staff/", "widgets/",
)  # fmt: skip
_ITEMS: Final = (
    "「プログラミング」を検索する",
    "評価が4以上で価格が3000円以下の本を探す",
    "最初の該当商品をカートに入れる",
)
_BEFORE: Final = StepRecord(
    item=_ITEMS[0],
    action="「検索」をクリック",
    status="ok",
    page_change="+ 検索結果 24件\n+ 並べ替え",
)
_ANSWER: Final = (
    '{"reason":"検索結果を開くため","verb":"click","ref":"e12","value":"","column":"","where":[],"order":"",'
    '"take":1,"more":[],"step_done":false,"evidence":"検索結果","confidence":0.9,"error":"none"}'
)


@dataclass(frozen=True, slots=True)
class Step:
    """One page, and everything that a model reads and writes of it in a turn."""

    page: str
    text: str
    reach: Reach
    answer: str = _ANSWER

    @property
    def whole(self) -> str:
        """Prompt and answer."""
        return self.text + self.answer


def tokens(corpus: Corpus, pages_folder: Path) -> str:
    """Measure practice pages and foreign pages, and return the tables."""
    parts: list[str] = []
    for title, steps in asyncio.run(_steps(corpus)).items():
        exact = count_tokens([step.whole for step in steps], pages_folder / "tokenizer")
        parts.append(_table(title, steps, exact))
    return "\n\n".join(parts)


async def _steps(corpus: Corpus) -> dict[str, list[Step]]:
    session = Session(LaunchOptions(is_headless=True))
    await session.start()
    practice = await serve_practice()
    try:
        own = [await _practice_step(session, practice.url, path) for path in _PRACTICE]
        foreign: list[Step] = []
        for page in corpus.pages:
            try:
                await open_page(session, corpus.address(page), page)
                foreign.append(_step(page.name, await SnapshotOwner(session).take()))
            except Error:
                continue  # what could not be shown is told by the perception benchmark
        return {"practice site": own, "foreign pages": foreign}
    finally:
        await practice.stop()
        await session.close()


async def _practice_step(session: Session, url: str, path: str) -> Step:
    await session.page.goto(url + path)
    await settled(session, SettlePolicy.SETTLED)
    return _step(f"/{path}", await SnapshotOwner(session).take())


def _step(name: str, page: Observation) -> Step:
    items = tuple(Item(text=text) for text in _ITEMS)
    checklist = Checklist(instruction="、".join(_ITEMS), items=items)
    request = DecisionRequest(
        current_step_meta=StepMeta(id=items[1].id, original_instruction=items[1].text, attempt=1),
        checklist=checklist,
        context=WorkflowContext(step_history=(_BEFORE,)),
        observation=page,
        page_text=render(page, run_view=view_for(checklist)),
    )
    prompt = decide_prompt(request, date(2026, 11, 21))
    return Step(name, f"{prompt.system}\n{prompt.user}", reach(page))


def _table(title: str, steps: Sequence[Step], exact: Sequence[int] | None) -> str:
    estimates = [estimate_tokens(step.whole) for step in steps]
    lines = [f"| {title}: page | estimated | o200k |", "|---|---:|---:|"]
    for place in sorted(range(len(steps)), key=lambda place: estimates[place]):
        told = f"{exact[place]:,}" if exact else "–"
        lines.append(f"| {steps[place].page} | {estimates[place]:,} | {told} |")
    lines.append(f"| **median** | **{_median(estimates)}** | **{_median(exact)}** |")
    lines.append(f"| **p90** | **{_p90(estimates)}** | **{_p90(exact)}** |")
    within = sum(count <= AIM for count in exact or estimates)
    folded, searched, lost = (
        sum(getattr(one.reach, what) for one in steps) for what in ("folded", "searched", "lost")
    )
    lines.append(f"\n{within} of {len(steps)} within {AIM} tokens")
    lines.append(
        f"{folded:,} elements folded at second sight, {searched:,} searched, {lost} not found"
    )
    return "\n".join(lines)


def _median(counts: Sequence[int] | None) -> str:
    return f"{statistics.median(counts):,.0f}" if counts else "–"


def _p90(counts: Sequence[int] | None) -> str:
    return f"{statistics.quantiles(counts, n=10)[-1]:,.0f}" if counts and len(counts) > 1 else "–"
