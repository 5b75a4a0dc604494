"""Lines of the log about what a replay mended or passed by, and what a 点検 found."""

from typing import Final

from studio.domain.events.events import (
    Event,
    FlowChecked,
    PageRecovered,
    RepairAdopted,
    RepairMade,
    StepSkipped,
)
from studio.domain.flows.repair import RepairLevel
from studio.ui.page.log_entry import LogEntry, Tone
from studio.words import tr

FINDER_WORDS: Final = {
    RepairLevel.TREE: tr("画面から"),
    RepairLevel.MODEL: tr("AI が探して"),
    RepairLevel.EMERGENCY: tr("大きい AI が探して"),
    RepairLevel.PERSON: tr("あなたが選んで"),
    RepairLevel.ITEM: tr("AI がこの項目を行って"),
}
"""Who found an element anew."""


def mended(event: Event) -> LogEntry | None:
    """Return the line of such an event, None for others."""
    match event:
        case RepairMade():
            how = FINDER_WORDS[event.level]
            sub = (
                tr("直した見つけ方は、あなたが認めるまで使いません")
                if event.is_proposed
                else tr("仮の直しです")
            )
            words = tr("{how}見つけました：{event}", how=how, event=event.words)
            return LogEntry("fa6s.wand-magic-sparkles", Tone.WARN, words, sub, event.step_id)
        case RepairAdopted():
            words = tr("直した見つけ方を、手順に取り入れました")
            sub = tr("第 {version} 版", version=event.version)
            return LogEntry("fa6s.circle-check", Tone.GOOD, words, sub, event.step_id)
        case PageRecovered():
            return LogEntry("fa6s.broom", Tone.CALM, event.words, "", event.step_id)
        case StepSkipped():
            words = tr("飛ばしました：{event}", event=event.words)
            return LogEntry("fa6s.forward", Tone.CALM, words, event.reason, event.step_id)
        case FlowChecked():
            is_bad = bool(event.errors) or event.is_alarming
            tone = Tone.BAD if is_bad else (Tone.WARN if event.warnings else Tone.GOOD)
            return LogEntry(
                "fa6s.stethoscope",
                tone,
                tr("「{name}」の{event}", name=event.name, event=event.words),
            )
        case _:
            return None
