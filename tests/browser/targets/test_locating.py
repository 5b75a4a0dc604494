"""Described once, found again on the page as it will be next month: right or refused, never wrong."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator

from studio.browser.chromium import ChromiumBrowser
from studio.browser.targets.describing import describe
from studio.browser.targets.finding import FoundElement, NotFound, find
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from tests.browser.stage import Pages, Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DATA = Path(__file__).parents[1] / "data"
KEYS = """() => document.querySelectorAll('a,button,input,select,textarea,summary,[role],[contenteditable]')
  .forEach((el, index) => el.setAttribute('data-k', location.pathname + ':' + index))"""

CHANGES = {
    "the same page": "() => 0",
    "other ids": "() => document.querySelectorAll('[id]').forEach((el, i) => { el.id = 'x' + i + 'q'; })",
    "another order": """() => { for (const parent of document.querySelectorAll('main,form,nav,tbody'))
        for (const child of [...parent.children].reverse()) parent.append(child); }""",
    "another place": """() => { const box = document.createElement('section'); box.append(...document.body.childNodes);
        const outer = document.createElement('div'); outer.append(box); document.body.append(outer); }""",
    "other labels": """() => { for (const el of document.querySelectorAll('[data-k]')) {
        if (el.ariaLabel) el.ariaLabel = '新しい' + el.ariaLabel;
        if (el.placeholder) el.placeholder = '新しい' + el.placeholder;
        if (el.title) el.title = '新しい' + el.title; }
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) if (texts.currentNode.data.trim()) texts.currentNode.data = '新しい' + texts.currentNode.data.trim(); }""",
    "labels changed places": """() => { const cells = [...document.querySelectorAll('button:not([data-testid],[id]),a')];
        const words = cells.map(el => [el.textContent, el.ariaLabel, el.title, el.dataset.k]);
        cells.forEach((el, i) => { const [text, label, title, key] = words[(i + 1) % words.length];
          el.textContent = text; el.dataset.k = key; if (label) el.ariaLabel = label; else el.removeAttribute('aria-label');
          if (title) el.title = title; else el.removeAttribute('title'); }); }""",
    "everything twice": """() => { for (const el of [...document.body.children]) {
        const copy = el.cloneNode(true); copy.querySelectorAll('[data-k]').forEach(one => one.removeAttribute('data-k'));
        copy.querySelectorAll('iframe').forEach(one => one.remove()); document.body.append(copy); } }""",
}


@dataclass(slots=True)
class Recorded:
    """What was described, by the key of its element."""

    targets: dict[str, Target] = field(default_factory=dict[str, Target])


async def _keyed(studio: Studio, change: str = "() => 0") -> None:
    studio.pages.put("/inner", (DATA / "inner.html").read_text(encoding="utf-8"))
    await studio.open(studio.pages.put("/order", (DATA / "order.html").read_text(encoding="utf-8")))
    await studio.session.page.wait_for_load_state("load")
    page = studio.session.page
    await page.evaluate(KEYS)
    await page.evaluate(change)
    await page.frame_locator("iframe").get_by_role("button").wait_for()  # moved, it loads anew
    (inner,) = page.main_frame.child_frames
    await inner.evaluate(KEYS)
    await inner.evaluate(change)


async def _key(locator: Locator) -> str:
    return await locator.get_attribute("data-k", timeout=30_000) or "a copy"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def recorded(shared_browser: ChromiumBrowser, pages: Pages) -> Recorded:
    """Describe everything on the page that can be operated."""
    studio = Studio(shared_browser, pages, shared_browser._session)  # pyright: ignore[reportPrivateUsage]
    found = Recorded()
    await _keyed(studio)
    seen = await studio.browser.observe()
    for node in seen.operable:
        assert node.ref is not None
        locator = studio.session.page.get_by_ref(node.ref)
        target = await describe(studio.session, studio.snapshots, locator, seen, node.ref)
        found.targets[await _key(locator)] = target
    assert len(found.targets) >= 36
    return found


async def _score(studio: Studio, recorded: Recorded) -> Counter[str]:
    score: Counter[str] = Counter()
    for key, target in recorded.targets.items():
        score[await _judge(studio, key, target)] += 1
    return score


async def _judge(studio: Studio, key: str, target: Target) -> str:
    result = await find(studio.session, target, 0)
    if isinstance(result, NotFound):
        return "refused"
    return "right" if await _key(result.locator) == key else f"wrong: {target.in_words()}"


LEAST_RIGHT = {
    "the same page": 1.0,
    "other ids": 0.9,
    "another order": 1.0,
    "another place": 1.0,
    "other labels": 0.0,
    "labels changed places": 0.4,
    "everything twice": 0.0,
}


async def test_right_or_refused_but_never_wrong(studio: Studio, recorded: Recorded) -> None:
    lines: list[str] = []
    for change, script in CHANGES.items():
        await _keyed(studio, script)
        score = await _score(studio, recorded)
        lines.append(f"{change}: {dict(score)}")
        assert not [what for what in score if what.startswith("wrong")], lines
        assert score["right"] >= LEAST_RIGHT[change] * len(recorded.targets), lines
    print("\n".join(lines))


async def test_a_single_duplicate_or_a_removed_target(studio: Studio, recorded: Recorded) -> None:
    await _keyed(studio)
    duplicated: Counter[str] = Counter()
    removed: Counter[str] = Counter()
    for key, target in recorded.targets.items():
        frame = next(one for one in studio.session.page.frames if one.url.endswith(key.split(":")[0]))  # fmt: skip
        element = await frame.query_selector(f'[data-k="{key}"]')
        assert element is not None
        await element.evaluate(
            """el => { window.copy = el.cloneNode(true); copy.removeAttribute('id');
                       copy.removeAttribute('data-k'); document.body.append(copy); }"""
        )
        duplicated[await _judge(studio, key, target)] += 1
        await element.evaluate(
            "el => { copy.remove(); window.gap = document.createComment(''); el.replaceWith(gap); }"
        )
        removed[await _judge(studio, key, target)] += 1
        await element.evaluate("el => gap.replaceWith(el)")
    print(f"duplicated: {dict(duplicated)}, removed: {dict(removed)}")
    assert set(duplicated) <= {"right", "refused"}
    assert set(removed) == {"refused"}


@pytest.mark.parametrize("href", ["/bills/11", "/bills/latest"])
async def test_the_month_in_a_name_is_never_another_month(studio: Studio, href: str) -> None:
    before = "<a id=bill href={0}>10月分の明細</a> <a href=/bills/9>9月分の明細</a>"
    first = before.format("/bills/10" if href.endswith("11") else href)
    seen = await studio.show(first)
    ref = live(seen, "10月分の明細").ref or ""
    target = await describe(
        studio.session, studio.snapshots, studio.session.page.get_by_ref(ref), seen, ref
    )
    await studio.show(f"<a id=bill href={href}>11月分の明細</a> <a href=/bills/9>9月分の明細</a>")
    result = await find(studio.session, target, 0)
    assert isinstance(result, NotFound)
    assert result.code in ("TARGET_CHANGED", "TARGET_NOT_FOUND")


async def test_every_candidate_is_single_and_means_the_element(
    studio: Studio, recorded: Recorded
) -> None:
    families = {one.family for target in recorded.targets.values() for one in target.candidates}
    assert len(families) >= 7
    for target in recorded.targets.values():
        assert 1 <= len(target.candidates) <= 5
        scores = [one.score for one in target.candidates]
        assert scores == sorted(scores)


async def test_two_alike_are_told_apart_by_their_container(
    studio: Studio, recorded: Recorded
) -> None:
    saves = [one for one in recorded.targets.values() if one.name == "保存"]
    assert len(saves) == 2
    for target in saves:
        assert Family.SCOPED in [one.family for one in target.candidates]
        assert Family.ROLE not in [one.family for one in target.candidates]


async def test_a_target_knows_its_frame(studio: Studio, recorded: Recorded) -> None:
    (send,) = [one for one in recorded.targets.values() if one.name == "問い合わせを送る"]
    assert send.frames == ("contact",)
    await studio.show("<button>問い合わせを送る</button>")
    result = await find(studio.session, send, 0)
    assert isinstance(result, NotFound)
    assert "枠" in result.message


async def test_clues_that_point_elsewhere_are_a_refusal(studio: Studio) -> None:
    target = Target(
        role="button",
        name="検索する",
        candidates=(
            Candidate(family=Family.ID, value="go", score=250),
            Candidate(family=Family.PLACEHOLDER, value="語", score=120),
        ),
        fingerprint=Fingerprint(tag="button", role="button", name="検索する", text="検索する", id="go"),
    )  # fmt: skip
    await studio.show("<button id=go>検索すろ</button><input placeholder=語>")
    result = await find(studio.session, target, 0)
    assert isinstance(result, NotFound)
    assert result.code == "TARGET_CHANGED"


@pytest.mark.parametrize(
    "name", ['a"b', "a\\b", "]", "'", "a>>b", "text=a", "/a/", "あ[ref=e1]", "\\"]
)
async def test_odd_names_are_only_ever_arguments(studio: Studio, name: str) -> None:
    await studio.show("<button id=x name=y></button><input id=i>")
    await studio.session.page.evaluate(
        "n => { const field = i; x.textContent = n; field.name = n; field.placeholder = n; field.id = n; }",
        name,
    )
    seen = await studio.browser.observe()
    for node in seen.operable:
        assert node.ref is not None
        locator = studio.session.page.get_by_ref(node.ref)
        target = await describe(studio.session, studio.snapshots, locator, seen, node.ref)
        for candidate in target.candidates:
            alone = target.model_copy(update={"candidates": (candidate,), "fingerprint": None})
            assert isinstance(await find(studio.session, alone, 0), FoundElement), candidate


async def test_a_nameless_field_among_named_ones_of_its_role_has_a_way(studio: Studio) -> None:
    html = "<h1>探す</h1><label>名前 <input type=search></label><input type=search id=q1>"
    seen = await studio.show(html)
    node = next(one for one in seen.nodes if one.role == "searchbox" and not one.name)
    locator = studio.session.page.locator("#q1")
    target = await describe(studio.session, studio.snapshots, locator, seen, node.ref or "")
    assert target.candidates, target
    found = await find(studio.session, target, 0.5)
    assert isinstance(found, FoundElement), found
    assert await found.locator.get_attribute("id") == "q1"


FOLDERS = """<ul id=side><li><a href="#">受信箱</a></li><li><a href="#">見積</a></li></ul>
<ul id=chooser><li><a href="#">受信箱</a></li><li><a href="#">見積</a></li></ul>"""


async def test_the_same_words_in_two_boxes_are_told_apart_by_the_box(studio: Studio) -> None:
    """Not by their place in it: another day, or another value, stands elsewhere."""
    seen = await studio.show(FOLDERS)
    _, second = (one for one in seen.nodes if one.role == "link" and one.name == "見積")
    assert second.ref is not None
    at = studio.session.page.get_by_ref(second.ref)
    target = await describe(studio.session, studio.snapshots, at, seen, second.ref)
    way = next(one for one in target.candidates if one.family is Family.SCOPED)
    assert (way.scope_role, way.scope_name, way.value) == ("", "chooser", "見積")
    await studio.js(
        "document.querySelector('#chooser').firstChild.before(document.createElement('li'))"
    )
    found = await find(studio.session, target, 0)
    assert isinstance(found, FoundElement)
    assert await found.locator.evaluate("it => it.closest('ul').id") == "chooser"


async def test_a_field_called_id_is_not_the_id_of_its_form(studio: Studio) -> None:
    seen = await studio.show(
        "<div id=foot><form><input type=hidden name=id value=3><button>更新</button></form></div>"
        "<form id=top><button>更新</button></form>"
    )
    first = next(one for one in seen.nodes if one.role == "button")
    assert first.ref is not None
    at = studio.session.page.get_by_ref(first.ref)
    target = await describe(studio.session, studio.snapshots, at, seen, first.ref)
    assert "foot" in {one.scope_name for one in target.candidates if one.family is Family.SCOPED}


async def test_a_box_that_is_called_by_its_row_is_found_in_that_row(studio: Studio) -> None:
    rows = "".join(
        f"<tr><td><input type=checkbox></td><td><a href=/{at}>{name}</a></td><td>係{at}</td><td>10.0.0.{at}:80</td></tr>"
        for at, name in enumerate(("本社機 2号", "本社機 2号（旧）", "支店機 1号"))
    )
    seen = await studio.show(f"<table><tr><th><th>名前<th>係<th>先</tr>{rows}</table>")
    box = next(one for one in seen.nodes if one.role == "checkbox")
    assert box.ref is not None
    at = studio.session.page.get_by_ref(box.ref)
    target = await describe(studio.session, studio.snapshots, at, seen, box.ref)
    assert target.row_key == "本社機 2号"


MENUS = """<nav><a href="#a" id=one>監視</a><ul><li><a href="/p?act=view">ホスト</a></li></ul>
<a href="#b" id=two>設定</a><ul style="%s"><li><a href="/p?act=list">ホスト</a></li></ul></nav>"""


async def test_a_link_called_alike_is_not_pressed_for_one_in_a_shut_menu(studio: Studio) -> None:
    """Its address tells them apart, once the page has both."""
    seen = await studio.show(MENUS.replace('view">ホスト', 'view">一覧') % "")
    link = next(one for one in seen.nodes if one.name == "ホスト")
    assert link.ref is not None
    at = studio.session.page.get_by_ref(link.ref)
    target = await describe(studio.session, studio.snapshots, at, seen, link.ref)
    await studio.show(MENUS % "display:none")
    found = await find(studio.session, target, 0, studio.snapshots)
    assert isinstance(found, NotFound), found
    assert found.code == "TARGET_NOT_FOUND"
    await studio.show(
        (MENUS % "").replace("act=list", "do=list")
    )  # the site has other addresses now
    found = await find(studio.session, target, 0, studio.snapshots)
    assert not isinstance(found, NotFound) or found.code == "MULTIPLE_TARGETS"


def _limits(*names: str) -> str:
    rows = "".join(
        f"<tr><td><input name=m[{at}][name] id=m_{at}_name value={name}><td><input name=m[{at}][value] id=m_{at}_value value=90>"
        for at, name in enumerate(names)
    )
    return f"<form><table><tr><th>項目<th>値</tr>{rows}</table></form>"


async def test_a_field_among_rows_of_fields_is_told_by_what_its_row_holds(studio: Studio) -> None:
    """The second line is another item's tomorrow: its name and id count lines, and are no reason to write there."""
    seen = await studio.show(_limits("CPU", "DISK", "MEM"))
    assert [one.label for one in seen.nodes if one.role == "textbox"][2:4] == [
        "項目（2行目）",
        "値（DISK）",
    ]
    field = next(one for one in seen.nodes if one.label == "値（DISK）")
    assert field.ref is not None
    at = studio.session.page.get_by_ref(field.ref)
    target = await describe(studio.session, studio.snapshots, at, seen, field.ref)
    await studio.show(_limits("BACKUP", "CPU", "DISK", "MEM"))
    found = await find(studio.session, target, 0, studio.snapshots)
    assert not isinstance(found, NotFound), found.message
    assert await found.locator.get_attribute("id") == "m_2_value"
    for other in (("BACKUP", "CPU", "MEM"), ("BACKUP", "CPU"), ("CPU", "", "MEM")):
        await studio.show(_limits(*other))
        found = await find(studio.session, target, 0, studio.snapshots)
        assert isinstance(found, NotFound), other


async def test_a_row_that_was_only_counted_is_not_found_among_rows_with_names(
    studio: Studio,
) -> None:
    """So are all that were recorded before rows were told by what they hold."""
    seen = await studio.show(_limits("", "", ""))
    field = next(one for one in seen.nodes if one.label == "値（2行目）")
    assert field.ref is not None
    at = studio.session.page.get_by_ref(field.ref)
    target = await describe(studio.session, studio.snapshots, at, seen, field.ref)
    assert isinstance(await find(studio.session, target, 0, studio.snapshots), FoundElement)
    await studio.show(_limits("BACKUP", "CPU", "DISK"))
    assert isinstance(await find(studio.session, target, 0, studio.snapshots), NotFound)
