"""Observations captured from the practice site, kept as data."""

import json
from pathlib import Path
from typing import Any, Final

from studio.domain.page.observation import AriaNode, Observation

DATA: Final = Path(__file__).parent / "data"
PAGES: Final = ("shop", "results", "expense", "staff", "widgets", "login")


def captured(name: str) -> Observation:
    """Return one of the captured pages."""
    kept = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    return Observation(epoch=1, url=kept["url"], title=kept["title"], root=_node(kept["root"]))


def _node(kept: dict[str, Any]) -> AriaNode:
    return AriaNode(
        role=kept["role"],
        name=kept.get("name", ""),
        ref=kept.get("ref"),
        text=kept.get("text", ""),
        states=kept.get("states", {}),
        url=kept.get("url", ""),
        placeholder=kept.get("placeholder", ""),
        is_clickable=kept.get("is_clickable", False),
        children=tuple(_node(child) for child in kept.get("children", ())),
    )
