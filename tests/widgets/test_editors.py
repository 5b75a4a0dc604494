"""Rich editors: what was written is asked of each editor itself."""

from typing import Final

import pytest

from studio.domain.actions.action import Fill, Press, SetChecked, TypeText
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live
from tests.widgets.shelf import CKEDITOR, PROSE, TINYMCE, last, script, style

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("shelf"),
]

CK: Final = f"""{style(f"{CKEDITOR}/styles.css")}{script(f"{CKEDITOR}/bundle.js")}<div id=e></div>
<script>ClassicEditor.create(e, {{licenseKey: 'GPL', toolbar: ['bold', 'bulletedList'], initialData: '<p>前の文</p>'}}).then(it => {{ window.ck = it; }});</script>"""
TIPTAP: Final = f"""{style(f"{PROSE}/editor.css")}<textarea id=e><p>前の文</p></textarea>
<script type=importmap>{{"imports":{{"django-prose-editor/editor":"/w/{PROSE}/editor.js"}}}}</script>
<script type=module>import * as P from 'django-prose-editor/editor';
window.pm = P.createTextareaEditor(e, [P.Document, P.Paragraph, P.Text, P.Bold, P.HardBreak, P.History]);</script>"""
TINY: Final = f"""{script(f"{TINYMCE}/tinymce.min.js")}<textarea id=e><p>前の文</p></textarea>
<script>tinymce.init({{selector: '#e', license_key: 'gpl', promotion: false, base_url: '/w/{TINYMCE}', suffix: '.min', plugins: '', menubar: false, setup: it => it.on('init', () => window.tm = it)}});</script>"""
EDITORS: Final = {
    "ckeditor": (CK, "window.ck", "ck.getData().replace(/<[^>]+>/g, '|')"),
    "tiptap": (TIPTAP, "window.pm", "pm.getText({blockSeparator: '|'})"),
    "tinymce": (TINY, "window.tm", "tm.getContent({format: 'text'})"),
}


async def _open(studio: Studio, kind: str) -> None:
    html, ready, _ = EDITORS[kind]
    await studio.show(html)
    await studio.session.page.wait_for_function(ready)


def _body(observation: Observation) -> Target:
    """Return what a person would write in; an editor in a frame only shows its paragraphs."""
    roles = {node.role for node in observation.nodes if node.ref}
    return last(observation, "textbox" if "textbox" in roles else "paragraph")


def _words(text: str) -> list[str]:
    return [part for part in text.replace("\n", "|").replace("&nbsp;", " ").split("|") if part.strip()]  # fmt: skip


@pytest.mark.parametrize("kind", EDITORS)
async def test_a_text_replaces_what_was_there(studio: Studio, kind: str) -> None:
    await _open(studio, kind)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Fill(target=_body(seen), value="㈱山田様 ①の件"))
    assert outcome.is_ok, outcome
    assert outcome.evidence[0].kind is EvidenceKind.VALUE
    assert _words(await studio.js(EDITORS[kind][2])) == ["㈱山田様 ①の件"]


@pytest.mark.parametrize("kind", EDITORS)
async def test_several_lines_stay_several(studio: Studio, kind: str) -> None:
    await _open(studio, kind)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(Fill(target=_body(seen), value="一行目\n二行目"))
    assert outcome.is_ok, outcome
    assert _words(await studio.js(EDITORS[kind][2])) == ["一行目", "二行目"]


@pytest.mark.parametrize("kind", EDITORS)
async def test_typing_goes_on_where_the_text_ends(studio: Studio, kind: str) -> None:
    await _open(studio, kind)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(TypeText(target=_body(seen), text="、追記"))
    assert outcome.is_ok, outcome
    assert _words(await studio.js(EDITORS[kind][2])) == ["前の文、追記"]


async def test_a_toggle_button_of_the_toolbar_is_brought_into_a_state(studio: Studio) -> None:
    await _open(studio, "ckeditor")
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    await studio.browser.perform(Press(keys="ControlOrMeta+A", target=_body(seen)))
    selected = "() => !ck.model.document.selection.isCollapsed"  # the editor hears of it later
    await studio.session.page.wait_for_function(selected, timeout=30_000)
    for is_on, held in (
        (True, "<p><strong>前の文</strong></p>"),
        (True, None),
        (False, "<p>前の文</p>"),
    ):
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
        outcome = await studio.browser.perform(
            SetChecked(target=live(seen, "Bold", "button"), checked=is_on)
        )
        assert outcome.is_ok, outcome
        assert held in (None, await studio.js("ck.getData()"))
