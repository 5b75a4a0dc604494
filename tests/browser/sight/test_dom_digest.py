"""The light DOM for emergencies: what matters, nothing secret, and never cut silently."""

import re

import pytest

from studio.browser.sight.dom_digest import MAX_CHARS
from studio.domain.page.observation import MASK
from tests.browser.stage import Pages, Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def _digest(studio: Studio, html: str) -> str:
    await studio.show(html)
    return await studio.browser.dom_digest()


async def test_scripts_styles_and_hidden_parts_are_left_out(studio: Studio) -> None:
    digest = await _digest(
        studio,
        "<style>.a{color:red}</style><script>var secretToken = 1</script><noscript>無効</noscript>"
        "<svg><path d='M0 0'/></svg><template>型</template><p style='display:none'>隠れた</p>"
        "<p style='color:blue' onclick='x()'>見える</p>",
    )
    assert "見える" in digest
    for word in ("color", "secretToken", "無効", "M0 0", "型", "隠れた", "onclick", "style"):
        assert word not in digest


async def test_of_a_list_only_what_a_person_finds_in_it_is_kept(studio: Studio) -> None:
    digest = await _digest(
        studio,
        "<select aria-label=並び><option>新しい順<option hidden>隠れた命令<option style=display:none>もう一つ</select>",
    )
    assert "新しい順" in digest
    assert "隠れた命令" not in digest
    assert "もう一つ" not in digest


@pytest.mark.parametrize(
    "field",
    ["<input type=password value=hunter2>", "<input autocomplete=one-time-code value=hunter2>",
     "<input autocomplete=CC-NUMBER value=hunter2>", "<input style='-webkit-text-security:disc' value=hunter2>"],
)  # fmt: skip
async def test_secrets_are_masked(studio: Studio, field: str) -> None:
    digest = await _digest(studio, f"{field}<input name=who value=山田>")
    assert "hunter2" not in digest
    assert MASK in digest
    assert 'value="山田"' in digest


async def test_what_finds_an_element_is_kept(studio: Studio) -> None:
    digest = await _digest(
        studio, '<button id=go data-testid=t aria-label="送る" disabled title="説明">→</button>'
    )
    assert re.sub(r"ref=\w+", "REF", digest).splitlines() == [
        '<button REF id="go" title="説明" data-testid="t" aria-label="送る" disabled="">',
        " →",
    ]


async def test_shadow_and_slotted_words_are_both_there(studio: Studio) -> None:
    digest = await _digest(
        studio,
        "<div id=host>光の中</div><script>host.attachShadow({mode:'open'}).innerHTML='<b>影の中</b><slot></slot>'</script>",
    )
    assert "影の中" in digest
    assert "光の中" in digest


@pytest.mark.usefixtures("no_cap")  # laid out in seconds on a slow machine
async def test_a_long_page_is_cut_with_a_mark(studio: Studio) -> None:
    mark = "…（以下省略）\n"
    assert mark not in await _digest(studio, "<p>短い</p>")
    digest = await _digest(studio, "<p>" + "長い行です</p><p>" * 6_000)
    assert digest.endswith(mark)
    assert len(digest) <= MAX_CHARS + len(mark)


async def test_a_page_without_a_body_gives_nothing(studio: Studio) -> None:
    await studio.show("<p>あ</p>")
    await studio.js("document.body.remove()")
    assert await studio.browser.dom_digest() == ""


async def test_frames_and_deep_pages_are_in_it(studio: Studio, pages: Pages) -> None:
    pages.put("/inner", "<button id=in>中</button>")
    digest = await _digest(
        studio,
        "<iframe src=/inner></iframe><script>let at = document.body; for (let i = 0; i < 400; i++)"
        " { at.append(document.createElement('div')); at = at.lastChild }; at.textContent = '底'</script>",
    )
    assert 'id="in">' in digest
    assert "底" in digest


async def test_a_registered_secret_is_masked_before_values_are_cut(studio: Studio) -> None:
    studio.browser.keep_secret(["canary/digest"])
    digest = await _digest(
        studio,
        f"<a href='/{'x' * 70}/canary%2Fdigest'>{'あ' * 195}canary/digest</a><input value='canary/digest'>",
    )
    assert "canary" not in digest
    assert digest.count(MASK) >= 2


async def test_what_can_be_operated_bears_the_ref_of_the_newest_look(studio: Studio) -> None:
    seen = await studio.show("<p>語</p><button>押す</button> <span onclick=1>印</span>")
    digest = await studio.browser.dom_digest()
    refs = {node.label: seen.short_ref(node.ref or "") for node in seen.operable}
    assert f"<button ref={refs['押す']}>" in digest
    assert f"<span ref={refs['印']}>" in digest
    assert "<p>" in digest
