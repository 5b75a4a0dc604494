"""A toy action is parsed, shown, carried out, kept, exported and replayed; run as a process of its own."""

import asyncio
import os
import sys
from pathlib import Path
from types import ModuleType

from studio.browser.chromium import ChromiumBrowser
from studio.cli.kept.edit_parts import VERB_WORDS
from studio.domain.actions.action import ACTIONS, Action, Navigate
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.step_diff import ShownTexts, step_changes
from studio.domain.values.variable import Variable
from studio.engine.agent.judging.verify import verify
from studio.engine.agent.recorder import record_step
from studio.engine.flow_editing.acts import drafted
from studio.engine.guard.facts.acts import ActKind, kind_of
from studio.engine.guard.repeating import class_of
from studio.engine.ports import SettlePolicy
from studio.engine.whole_file import write_folder
from studio.export.formats import FORMATS
from studio.export.python_lines import PythonLines
from studio.library.flow_format import read_flow, write_flow
from studio.llm.parsing import parse_decision
from studio.llm.wire import VERBS
from studio.runtime.script import main as play
from studio.ui.page.log_model import icon_of
from studio.ui.widgets.step_fields import fields_of
from tests.browser.stage import PATIENT, little_site

VERB = "triple_click"
WORDS = "「文を選ぶ」を 3 回クリック"
SHOWN = "3 回押されました"
PAGE = f"""<button id=b>文を選ぶ</button><p role=status id=o></p>
<script>b.onclick = e => {{ if (e.detail === 3) o.textContent = "{SHOWN}" }}</script>"""


def main(folder: Path) -> None:
    """Go its whole way; raises AssertionError where a place does not know it."""
    with little_site() as pages:
        flow = asyncio.run(_recorded(pages.put("/page", PAGE)))
        assert read_flow(write_flow(flow)) == flow
        assert _replayed(flow, folder) == 0
    _offered(flow.steps[-1].action)


async def _recorded(url: str) -> Flow:
    browser = ChromiumBrowser(PATIENT)
    await browser.start()
    try:
        await browser.perform(Navigate(url=url))
        before = await browser.observe(SettlePolicy.BRIEF)
        ref = next(node.ref for node in before.nodes if node.role == "button")
        (action,) = parse_decision(f'{{"verb": "{VERB}", "ref": "{ref}"}}', before).actions
        assert action.in_words() == WORDS
        outcome = await browser.perform(action)
        verified = verify(action, outcome, before, await browser.observe(SettlePolicy.BRIEF))
    finally:
        await browser.close()
    shown = tuple(one for one in verified.evidence if one.kind is EvidenceKind.TEXT_APPEARED)
    assert SHOWN in {one.detail for one in shown}
    step = record_step("文を選ぶ", action, verified, needs_approval=False, expects=shown)
    opened = FlowStep(item="開く", action=Navigate(url="{{url}}"))
    return Flow(name="選ぶ", variables=(Variable(name="url", value=url),), steps=(opened, step))


def _replayed(flow: Flow, folder: Path) -> int:
    script = write_folder(folder, FORMATS["python"].files(flow))
    assert f".{VERB}(step=2)" in script.read_text("utf-8")
    module = ModuleType("exported")
    exec(compile(script.read_text("utf-8"), str(script), "exec"), module.__dict__)
    items = [held for name, held in module.__dict__.items() if name.startswith("item_")]
    os.chdir(folder)
    return play(script, items, module.__dict__["VALUES"], {}, ())


def _offered(action: Action) -> None:
    kind = ACTIONS[VERB]
    assert VERB in VERBS
    assert VERB_WORDS[VERB] == kind.label
    assert icon_of(kind).startswith("fa6s.")
    assert drafted(VERB).verb == VERB
    assert [field.label for field in fields_of(action)] == ["あいだ"]
    slower = action.model_copy(update={"pause_ms": 50})
    assert "pause_ms=50, step=1)" in _line(slower)
    changes = step_changes(
        ShownTexts(), *(FlowStep(item="", action=one) for one in (action, slower))
    )
    assert [*changes] == [("あいだ", "0", "50")]
    assert kind_of(action) is ActKind.PRESSES
    assert class_of(action, needs_approval=False) is kind.repeats


def _line(action: Action) -> str:
    return PythonLines(()).of_step(FlowStep(item="", action=action), 1)[-1]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
