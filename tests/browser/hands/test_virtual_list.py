"""What the ADR takes for a list, and when a walk through one ends."""

import pytest

from studio.browser.hands.virtual_list import LISTS, ListWalk, is_stuck
from tests.browser.stage import Studio

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")


def pane(height: int, more: str = "") -> str:
    """A pane of 100 px that holds so many."""
    return f"<div {more} style='height:100px;overflow-y:auto'><div style='height:{height}px'>中身</div></div>"


@browser
@on_one_loop
@pytest.mark.parametrize(
    ("html", "count"),
    [
        (pane(200), 1),
        (pane(190), 0),
        (pane(190, "role=listbox"), 1),
        (pane(190, "role=tree"), 1),
        (pane(100, "role=grid"), 0),
        (pane(400).replace("auto", "hidden"), 0),
        (pane(400).replace("auto", "scroll"), 1),
        (pane(400, "hidden"), 0),
        (f"<div id=h></div><script>h.attachShadow({{mode: 'open'}}).innerHTML = `{pane(400)}`</script>", 1),
        (f'<iframe srcdoc="{pane(400)}"></iframe>', 1),
    ],
)  # fmt: skip
async def test_what_counts_as_a_list(studio: Studio, html: str, count: int) -> None:
    await studio.show(html)
    assert len(await ListWalk.lists(studio.session)) == count


def test_the_roles_are_the_adr_s() -> None:
    for role in ("list", "listbox", "grid", "table", "tree"):
        assert f"[role={role}]" in LISTS


@pytest.mark.parametrize(
    ("positions", "stuck"),
    [
        ([], False),
        ([0, 0], False),
        ([0, 100, 104], False),
        ([100, 104, 100], True),
        ([0, 100, 104, 108], True),
        ([100, 105, 106], False),
    ],
)
def test_stuck_is_two_small_moves_among_the_last_three(positions: list[float], stuck: bool) -> None:
    assert is_stuck(positions) is stuck
