"""The samples over HTTP: what is kept, what is refused, what is shown again."""

import httpx
import pytest

from studio.practice.record import WidgetUse
from studio.practice.server import PracticeSite
from studio.practice.widgets import MAX_VALUE_CHARS


async def test_a_use_is_kept_and_shown_again_without_becoming_markup(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    await client.post("/widgets/track", json={"what": "memo", "value": "<b>忘れずに</b>"})
    assert site.record().widgets == (WidgetUse(what="memo", value="<b>忘れずに</b>"),)
    html = (await client.get("/widgets/")).text
    assert "&lt;b&gt;忘れずに&lt;/b&gt;" in html
    assert "<b>忘れずに" not in html


async def test_unknown_widgets_are_refused(site: PracticeSite, client: httpx.AsyncClient) -> None:
    reply = await client.post("/widgets/track", json={"what": "rocket", "value": "x"})
    assert reply.status_code == 404
    assert site.record().widgets == ()


async def test_long_values_are_cut(site: PracticeSite, client: httpx.AsyncClient) -> None:
    await client.post("/widgets/track", json={"what": "memo", "value": "あ" * 5_000})
    assert len(site.record().widgets[0].value) == MAX_VALUE_CHARS


@pytest.mark.parametrize(
    ("what", "value"), [("drag", "一、二、三"), ("slider", "たくさん"), ("cookie", "")]
)
async def test_a_strange_value_does_not_break_the_page(
    client: httpx.AsyncClient, what: str, value: str
) -> None:
    await client.post("/widgets/track", json={"what": what, "value": value})
    html = (await client.get("/widgets/")).text
    assert "見積書を作る" in html
    assert ("同意する" in html) is (what != "cookie")


async def test_opening_the_terms_counts_as_the_new_tab(
    site: PracticeSite, client: httpx.AsyncClient
) -> None:
    assert (await client.get("/widgets/terms/")).status_code == 200
    assert [use.what for use in site.record().widgets] == ["new_tab"]
