"""What fields and options say of themselves: suggestions are no choices, the keyboard's place is none, editors have names."""

import pytest

from studio.domain.actions.action import Fill
from studio.domain.page.target import Target
from studio.engine.perception.render import render
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

OPTIONS = """<div><label for=city>都市</label><input id=city value={value} role=combobox aria-expanded=true aria-controls=list aria-activedescendant=o2></div>
<ul id=list role=listbox {kind}><li role=option id=o1 aria-selected=false>大津</li><li role=option id=o2 aria-selected=true class=highlight>大阪</li></ul>"""


@pytest.mark.parametrize(
    ("value", "kind", "is_selected"),
    [("大", "", False), ("大阪", "", True), ("大", "aria-multiselectable=true", True)],
)
async def test_an_option_under_the_keyboard_is_not_selected(
    studio: Studio, value: str, kind: str, is_selected: bool
) -> None:
    view = render(await studio.show(OPTIONS.format(value=value, kind=kind)))
    assert ("大阪 (selected)" in view) is is_selected, view


async def test_a_box_of_suggestions_is_an_input_and_a_list_of_choices_a_select(
    studio: Studio,
) -> None:
    view = render(
        await studio.show(
            "<form><p><label>自由 <input list=d value=い></label><datalist id=d><option>いち</datalist>"
            "<p><label>検索語 <input name=q role=combobox aria-autocomplete=list aria-expanded=false></label>"
            "<p><label>部署 <input role=combobox aria-autocomplete=list aria-expanded=false value=営業部></label><input type=hidden name=dept>"
            "<p><span id=p>県</span><span role=combobox aria-labelledby=p aria-haspopup=listbox aria-expanded=false tabindex=0>東京都</span>"
            "<p><label>国 <select><option>日本<option>米国</select></label></form>"
        )
    )
    for said in ("input 自由 =い", "input 検索語", "select 部署 =営業部", "select 県 =東京都", "select 国 =日本"):  # fmt: skip
        assert said in view, view


EDITORS = """<div><p>本文</p><div role=toolbar><button>B</button><select><option>標準</select></div><div contenteditable=true><p><br></p></div></div>
<div><label>備考</label><div><div contenteditable=true data-placeholder=ここに書く><p><br></p></div></div></div>
<fieldset><legend>感想</legend><div contenteditable=true>良い</div></fieldset><div contenteditable=true aria-label=概要></div>
<section><div contenteditable=true role=textbox data-placeholder=自己紹介></div></section>"""


async def test_an_editor_is_called_by_its_label_or_what_stands_before_it(studio: Studio) -> None:
    view = render(await studio.show(EDITORS))
    for said in (
        "input 本文",
        "input 備考",
        "input 感想",
        "input 概要",
        "input 自己紹介",
    ):
        assert said in view, view


async def test_an_editor_in_a_frame_of_its_own_is_an_input_and_found_by_its_title(
    studio: Studio,
) -> None:
    frame = "<iframe title='{}' srcdoc='<body contenteditable><p>ここに書く</p></body>'></iframe>"
    page = f"<h2>新規</h2><label>件名 <input></label><button>太字</button>{frame.format('本文の編集')}<button>送る</button>"
    seen = await studio.show(page + frame.replace("contenteditable", "").format("案内"))
    (editor,) = (node for node in seen.nodes if "editable" in node.states)
    assert "input 本文の編集" in render(seen), render(seen)
    found = await studio.browser.locate(
        Target(ref=editor.ref, epoch=seen.epoch, role=editor.role, name=editor.name), 2
    )
    assert found.target is not None
    await studio.show(page.replace("<button>太字</button>", ""))
    assert (await studio.browser.locate(found.target, 2)).is_ok


async def test_an_editor_in_a_frame_is_called_by_the_label_over_its_tools(studio: Studio) -> None:
    editor = (
        "<div><label for=gone>{0}</label><textarea style='display:none'></textarea><div role=application><div>"
        "<button>太字</button><button>段落</button></div><div><iframe srcdoc='<body contenteditable aria-label="
        '"リッチテキストエリア"><br></body>\'></iframe></div></div></div>'
    )
    form = f"<h2>新規</h2>{editor.format('本文')}{editor.format('備考')}<button>送る</button>"
    seen = await studio.show(form)
    notes = next(node for node in seen.nodes if "editable" in node.states and node.name == "備考")
    found = await studio.browser.locate(
        Target(ref=notes.ref, epoch=seen.epoch, role=notes.role, name=notes.name), 2
    )
    assert found.target is not None
    assert found.target.name == "備考"
    await studio.show(f"<h2>新規</h2>{editor.format('備考')}<p>案内</p>{editor.format('本文')}")
    assert (await studio.browser.perform(Fill(target=found.target, value="至急"))).is_ok
    held = await studio.js("Array.from(frames, (one) => one.document.body.innerText.trim())")
    assert held == ["至急", ""], held


@pytest.mark.parametrize(
    ("box", "is_modal"),
    [
        ("<div role=dialog aria-modal=true aria-label=確認><button>はい</button></div>", True),
        ("<div role=dialog aria-label=確認><button>はい</button></div>", False),
        (
            "<dialog aria-label=確認 id=d><button>はい</button></dialog><script>d.showModal()</script>",
            True,
        ),
    ],
)
async def test_a_box_that_keeps_the_page_from_being_reached_is_told(
    studio: Studio, box: str, is_modal: bool
) -> None:
    seen = await studio.show(f"<h1>一覧</h1><button>追加</button>{box}")
    (dialog,) = (node for node in seen.nodes if node.role == "dialog")
    assert ("modal" in dialog.states) is is_modal


async def test_what_could_be_opened_is_told_apart_from_what_is_open_and_from_a_plain_button(
    studio: Studio,
) -> None:
    seen = await studio.show(
        "<button aria-expanded=false>議事録</button><button aria-expanded=true>契約書</button>"
        "<button>保存</button>"
    )
    shut = [node.name for node in seen.nodes if "shut" in node.states]
    opened = [node.name for node in seen.nodes if node.states.get("expanded") == "true"]
    assert (shut, opened) == (["議事録"], ["契約書"])
