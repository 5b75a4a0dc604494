"""Repairs as Japanese lines."""

from typing import Final

from studio.domain.events.events import PageRecovered, PointRequested, RepairAdopted, RepairMade
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.repair import PROVING_RUNS, Repair, RepairLevel, RepairState
from studio.domain.text import clip

RepairEvent = RepairMade | RepairAdopted | PageRecovered | PointRequested
FOUND_BY: Final = {
    RepairLevel.TREE: "画面から",
    RepairLevel.MODEL: "AI が",
    RepairLevel.EMERGENCY: "AI（大きいモデル）が",
    RepairLevel.PERSON: "画面から選んで",
    RepairLevel.ITEM: "AI がこの項目を行い、別のやり方を",
}
_STATES: Final = {
    RepairState.PROPOSED: "確認待ち",
    RepairState.PROVISIONAL: "仮",
    RepairState.ADOPTED: "採用",
    RepairState.UNDONE: "取消",
}


def repair_lines(repair: Repair, flow_name: str) -> list[str]:
    """Return a repair in a line, with why it was made under it."""
    proof = ""
    if repair.state is RepairState.PROVISIONAL:
        proof = f"（成功 {repair.successes}/{PROVING_RUNS} 回）"
    change = " → ".join(repair.told)
    lines = [
        f"[{_STATES[repair.state]}{proof}] {clip(flow_name, 30)}  {clip(change, 60)}  {repair.id}"
    ]
    why = f"{FOUND_BY[repair.level]}見つけました。{repair.reason}"
    return [*lines, f"      {clip(in_brackets(repair.words), 60)}：{clip(why, 90)}"]


def repair_event_lines(event: RepairEvent) -> list[str]:
    """Return what a person reads about the mending of a step."""
    match event:
        case RepairMade(is_proposed=True):
            told = f"使ってよいか確認が必要です（tejun repairs agree {event.repair_id}）"
            return [f"  ！ {event.words}：{FOUND_BY[event.level]}見つけました。{told}。"]
        case RepairMade():
            return [f"  ・ {event.words}：{FOUND_BY[event.level]}見つけ直しました（仮の修復）。"]
        case RepairAdopted():
            return [f"  ・ 修復を採用しました（第 {event.version} 版）。"]
        case PageRecovered():
            return [f"  ・ {event.words}"]
        case PointRequested():
            asked = event.asked or "操作する部分を選んでください"
            return [f"  ？ ブラウザーの画面で、{asked.rstrip('。')}：{event.words}"]
