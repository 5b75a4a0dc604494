"""Frames found again by what is left of their name, title and path; ids that people gave and programs made."""

import pytest

from studio.browser.targets.frames import find_frame, frame_chain, frame_clues, is_stable_id
from studio.domain.page.target import FrameClue, Target
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize(
    ("text", "is_stable"),
    [
        ("save", True), ("item-name", True), ("col2", True), ("住所", True), ("", False),
        (":r1:", False), ("ember123", False), ("radix-1", False), ("field-17", False), ("a1", False),
        ("3f2b8c9d-1f2e", False), ("css-1q2w3e", False), ("x1730000000", False), ("ui-id-4", False),
    ],
)  # fmt: skip
async def test_ids_that_people_gave(text: str, is_stable: bool) -> None:
    assert is_stable_id(text) is is_stable


async def _framed(studio: Studio, html: str) -> None:
    for path in ("/one", "/two"):
        studio.pages.put(path, "<p>枠")
    await studio.open(studio.pages.put("/frames", html))
    await studio.session.page.wait_for_load_state("load")


WANTED = FrameClue(name="pay", title="支払い", path="/one")


@pytest.mark.parametrize(
    ("html", "path"),
    [
        ("<iframe name=pay title=支払い src=/one></iframe>", "/one"),
        ("<iframe name=pay src=/two></iframe>", "/two"),
        ("<iframe name=other src=/one></iframe><iframe src=/two></iframe>", "/one"),
        ("<iframe title=支払い src=/two></iframe><iframe src=/two></iframe>", "/two"),
        ("<iframe name=pay src=/two></iframe><iframe src=/one></iframe>", ""),
        ("<iframe src=/one></iframe><iframe src=/one></iframe>", ""),
        ("<iframe src=/two></iframe>", ""),
        ("<p>なし", ""),
    ],
)
async def test_a_frame_is_found_by_what_is_left_or_not_at_all(
    studio: Studio, html: str, path: str
) -> None:
    await _framed(studio, html)
    frame = await find_frame(studio.session, Target(frames=("pay",), frame_clues=(WANTED,)))
    assert (frame.url.endswith(path) if frame and path else frame is None) is True


async def test_a_frame_is_recorded_with_all_it_has(studio: Studio) -> None:
    await _framed(studio, "<iframe name=pay title=支払い src=/one></iframe>")
    (inner,) = studio.session.page.main_frame.child_frames
    assert await frame_clues(studio.session, inner) == (WANTED,)
    older = Target(frames=frame_chain(inner))
    assert await find_frame(studio.session, older) is inner
