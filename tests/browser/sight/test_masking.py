"""No secret leaves the browser room: not in trees, digests, outcomes, faults, logs, nor pictures."""

import base64
import json
import logging
from html import escape
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.browser.sight.masking import PageSecrets, discreet, mask_model, mask_tree, secrets_of
from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.errors import BrowserError, StudioError
from studio.domain.page.observation import MASK, AriaNode
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from tests.browser.stage import Pages, Studio, everything, live, named

secret_values = st.text(
    st.characters(exclude_categories=("Cs", "Cc", "Z"), exclude_characters="•"), min_size=4, max_size=20
).filter(lambda value: not value.isspace() and value.strip() == value)  # fmt: skip
ways = st.sampled_from(
    [
        str,
        quote,
        quote_plus,
        escape,
        json.dumps,
        lambda value: quote(value, safe=""),
        lambda value: quote(value, safe="").lower() if value.isascii() and value.islower() else value,
        lambda value: json.dumps(value, ensure_ascii=False),
    ]
)  # fmt: skip


@settings(max_examples=200)
@given(secret_values, ways, st.text(max_size=5), st.text(max_size=5))
def test_a_registered_value_is_masked_however_a_page_writes_it(
    value: str, way: object, before: str, after: str
) -> None:
    assert callable(way)
    written = str(way(value))
    masked = secrets_of((), {value}).masked(f"{before}{written}{after}")
    assert written.strip('"') not in masked
    assert MASK in masked


@given(secret_values)
def test_every_text_of_a_node_is_masked(value: str) -> None:
    leaf = AriaNode("link", value, "e1", value, {"icon": value}, quote(value), value)
    root = mask_tree(AriaNode("document", children=(leaf,)), secrets_of((), {value}))
    (node,) = root.children
    told = (node.name, node.text, node.states["icon"], node.url, node.placeholder)
    assert all(MASK in words and value not in words for words in told)


def test_numbers_in_groups_are_the_same_number() -> None:
    secrets = secrets_of((("", "4111111111111111"),))
    for shown in ("4111 1111 1111 1111", "4111-1111-1111-1111", "4111111111111111"):
        assert secrets.masked(f"末尾 {shown} のカード") == f"末尾 {MASK} のカード"
    assert secrets.masked("4111 1111") == "4111 1111"


def test_short_values_of_fields_are_words_and_short_registered_ones_are_not() -> None:
    assert secrets_of((("", "120"),)).masked("120円") == "120円"
    assert secrets_of((), {"120"}).masked("120円") == f"{MASK}円"
    assert secrets_of((), {"1", ""}).masked("1円") == "1円"


def test_a_secret_inside_a_longer_one_leaves_nothing_of_it() -> None:
    secrets = secrets_of((), {"himitsu", "himitsu-no-kotoba"})
    assert secrets.masked("himitsu-no-kotoba") == MASK


def test_an_outcome_is_masked_all_through_and_one_without_a_secret_is_the_same_object() -> None:
    target = Target(
        name="canary-1",
        candidates=(Candidate(family=Family.TEXT, value="canary-1", score=1),),
        fingerprint=Fingerprint(text="… canary-1"),
    )
    outcome = Outcome(
        status=OutcomeStatus.OK,
        target=target,
        evidence=(Evidence(kind=EvidenceKind.VALUE, detail="canary-1"),),
    )
    assert "canary-1" not in mask_model(outcome, secrets_of((), {"canary-1"})).model_dump_json()
    assert mask_model(outcome, secrets_of((), {"other"})) is outcome
    assert mask_model(outcome, PageSecrets()) is outcome


def test_a_fault_tells_no_secret_and_drops_a_cause_that_would() -> None:
    secrets = secrets_of((), {"canary-1"})

    def fail(said: str) -> None:
        raise BrowserError("X", f"入力：{said}", "", said) from ValueError(said)

    with pytest.raises(BrowserError) as caught, discreet(lambda: secrets):
        fail("canary-1")
    assert "canary-1" not in repr((caught.value.args, caught.value.detail, caught.value.__cause__))
    with pytest.raises(BrowserError) as caught, discreet(lambda: secrets):
        fail("plain")
    assert isinstance(caught.value.__cause__, ValueError)


CANARY = 'cn4"r\\y/ <é> 鳥&1'
PAGE = """<title>{html} の頁</title>
<input type=password value="{html}"><input name=memo aria-label=メモ value="{html}"><textarea>{html}</textarea>
<p>あなたは {html} です</p><p>長い{pad}{html}</p><a href="/next?p={url}">次へ {html}</a><img alt="{html}" width=9 height=9>
<select aria-label=選択><option>{html}</option></select><input placeholder="{html}"><span title="{html}" onclick=1
 style="display:inline-block;width:9px;height:9px"></span><button aria-label="{html}">押す</button><iframe src="/inner"></iframe>
<span onclick=1>{html}</span><div id=host></div><script>host.attachShadow({{mode:'open'}}).innerHTML = {js}</script>"""


def written(value: str) -> dict[str, str]:
    html = escape(value)
    shadow = json.dumps(f"<b>影 {html}</b>", ensure_ascii=False)
    return {"html": html, "url": quote(value, safe=""), "js": shadow, "pad": "あ" * 192}


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
class TestInTheBrowser:
    """A canary in every place of a page, looked for in everything that comes out."""

    @pytest.fixture
    def url(self, pages: Pages) -> str:
        pages.put(
            "/inner", f"<p>枠の {escape(CANARY)}</p><input aria-label=枠 value='{escape(CANARY)}'>"
        )
        return pages.put("/canary", PAGE.format(**written(CANARY)))

    def leaks(self, text: str) -> list[str]:
        forms = {
            CANARY,
            quote(CANARY),
            quote(CANARY, safe=""),
            quote_plus(CANARY),
            escape(CANARY),
            json.dumps(CANARY)[1:-1],
        }
        return [form for form in forms if form in text] + [
            piece for piece in ('cn4"', "cn4'", "鳥&1") if piece in text
        ]

    async def test_nothing_that_comes_out_holds_it(
        self, studio: Studio, url: str, caplog: pytest.LogCaptureFixture, tmp_path: Path
    ) -> None:
        caplog.set_level(logging.DEBUG, logger="studio")
        browser = studio.browser
        browser.keep_secret([CANARY])
        await browser.perform(Navigate(url=f"{url}?p={quote(CANARY)}"))
        seen = await browser.observe()
        assert self.leaks(everything(seen)) == []
        assert everything(seen).count(MASK) >= 14
        digest = await browser.dom_digest()
        assert self.leaks(digest) == []
        assert "枠の" in digest
        outcomes = [
            await browser.perform(Click(target=live(seen, MASK, "button"))),
            await browser.perform(Fill(target=live(seen, "メモ"), value=CANARY)),
            await browser.perform(Fill(target=Target(name=CANARY), value=CANARY)),
        ]
        for outcome in outcomes:
            assert self.leaks(outcome.model_dump_json()) == []
        with pytest.raises(StudioError) as caught:
            await browser.perform(Navigate(url=f"http://127.0.0.1:1/{quote(CANARY)}"))
        assert self.leaks(repr((caught.value.args, caught.value.__cause__))) == []
        assert self.leaks(caplog.text) == []

    async def test_a_secret_stays_masked_in_a_dialog(self, studio: Studio) -> None:
        studio.browser.keep_secret(["canary-in-dialog"])
        seen = await studio.show(
            "<button onclick=\"alert('それは canary-in-dialog です')\">言う</button>"
        )
        await studio.browser.perform(Click(target=live(seen, "言う")))
        (dialog,) = (await studio.browser.observe()).dialogs
        assert dialog.message == f"それは {MASK} です"

    async def test_a_field_is_masked_by_its_ref_wherever_it_moves(self, studio: Studio) -> None:
        seen = await studio.show(
            "<input type=password aria-label=暗証 value=abc><input aria-label=名 value=xyz>"
            "<script>setInterval(() => { document.body.style.marginTop = Math.random() * 99 + 'px' }, 5)</script>"
        )
        assert (named(seen, "暗証").text, named(seen, "名").text) == (MASK, "xyz")

    async def test_a_picture_covers_whatever_shows_it(self, studio: Studio, tmp_path: Path) -> None:
        """White words on white ground: what is covered is the only colour there is."""
        studio.browser.keep_secret(["canary-seen"])
        box = "position:absolute;left:20px;width:200px;height:20px;color:#fff;border:0"
        places = (
            f"<p style='{box};top:0'>canary-seen</p>",
            f"<input value=canary-seen style='{box};top:100px'>",
            f"<div style='{box};top:200px'>canary-<b>seen</b></div>",
            f"<div id=host style='{box};top:300px'></div>",
            f"<input type=password value=other style='{box};top:400px'>",
            f"<p style='{box};top:500px'>free</p>",
        )
        await studio.show(
            "<style>body{margin:0;background:#fff}p{margin:0}</style>"
            + "".join(places)
            + "<script>host.attachShadow({mode:'open'}).innerHTML='<i>canary-seen</i>'</script>"
        )
        path = tmp_path / "shot.png"
        await studio.browser.screenshot(path)
        points = [[22, top + 10] for top in range(0, 600, 100)]
        colours = await _colours(studio, path, points)
        assert [colour == "100,116,139" for colour in colours] == [True] * 5 + [False]


async def _colours(studio: Studio, picture: Path, points: list[list[int]]) -> list[str]:
    """Return the colours of a picture at some points; the browser reads it."""
    data = base64.b64encode(picture.read_bytes()).decode()
    return await studio.session.page.evaluate(
        """async ([data, points]) => {
          const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas.drawImage(image, 0, 0);
          return points.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data].slice(0, 3).join(','));
        }""",
        [data, points],
    )
