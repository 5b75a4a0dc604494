"""The HTML of a paper: whole in itself, nothing that runs, every word escaped."""

import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path

from playwright.async_api import async_playwright

from studio.documents.html_file import HtmlFile
from studio.documents.looks import SHEET
from studio.domain.records.document import Paper, PaperPicture, PaperStep, PaperTable
from tests.documents.printed import printed
from tests.documents.samples import jpeg, paper
from tests.practice.conftest import chromium

EVIL = '"><script src=https://evil.example/></script><img src=x onerror=alert(1)>'


class _Read(HTMLParser):
    """What elements and attributes there are."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += attrs


def html(told: Paper) -> str:
    return HtmlFile().data(told).decode()


def test_every_part_of_a_paper_is_there_in_its_order() -> None:
    said = html(paper())
    places = [
        said.index(words)
        for words in (
            "<title>手順書：本を探す</title>", "<h1>本を探す</h1>", "目的", "人に渡す前に", "取り消せない操作</h2>",
            ">検索する</h3>", "「検索」をクリック", "できた印", "枠が操作する所</figcaption>", "画像はまだありません。",
            "新しい順です。", "a<br>b", "手順スタジオで作りました",
        )
    ]  # fmt: skip
    assert places == sorted(places)
    assert said.count('class="mark is-grave">取り消せない操作') == 1


def test_a_picture_stands_in_the_file_with_its_size_and_its_words() -> None:
    picture = jpeg(800, 500)
    (found,) = re.findall(r'<img src="data:image/jpeg;base64,([^"]+)" alt="([^"]*)" width="800" height="500">', html(paper()))  # fmt: skip
    assert (b64decode(found[0]), found[1]) == (picture, "枠が操作する所")


def test_what_is_no_picture_is_left_out_and_said() -> None:
    step = PaperStep(
        number=1,
        words="押す",
        pictures=(PaperPicture(jpeg=b"<svg>", caption="絵"),),
        without="なし",
    )
    said = html(paper(steps=(step,)))
    assert "<img" not in said
    assert ">なし</p>" in said


def test_nothing_in_it_runs_or_leads_outside_whatever_people_wrote() -> None:
    table = PaperTable(title=EVIL, lead=EVIL, columns=(EVIL,), rows=((EVIL,),), is_grave=True)
    step = PaperStep(
        number=1,
        heading=EVIL,
        words=EVIL,
        facts=((EVIL, EVIL),),
        pictures=(PaperPicture(jpeg=jpeg(8, 8), caption=EVIL),),
        without=EVIL,
    )
    evil = paper(
        kind=EVIL, title=EVIL, facts=((EVIL, EVIL),), notice=EVIL, before=(table,), after=(table,),
        steps=(step,), steps_title=EVIL, foot=EVIL,
    )  # fmt: skip
    said = html(evil)
    read = _Read()
    read.feed(said)
    assert read.tags <= {
        "html", "head", "meta", "title", "style", "body", "main", "p", "h1", "h2", "h3", "table", "thead",
        "tbody", "tr", "th", "td", "section", "article", "span", "div", "figure", "img", "figcaption", "footer",
    }  # fmt: skip
    assert {name for name, _ in read.attributes} <= {
        "lang", "charset", "name", "content", "http-equiv", "class", "scope", "src", "alt", "width", "height",
    }  # fmt: skip
    sources = [value or "" for name, value in read.attributes if name == "src"]
    assert [one[:22] for one in sources] == ["data:image/jpeg;base64"]
    assert ("content", "default-src 'none'; img-src data:; style-src 'unsafe-inline'") in (
        read.attributes
    )
    assert "url(" not in SHEET
    assert "@import" not in SHEET


def test_a_paper_without_steps_says_so_and_odd_letters_do_no_harm() -> None:
    said = HtmlFile().data(Paper(kind="実行の報告", title="\ud800")).decode()
    assert "操作の記録は残っていません。" in said


async def test_no_printed_page_holds_the_foot_alone(tmp_path: Path) -> None:
    """Whatever room is left for it below the last step."""
    steps = tuple(
        PaperStep(number=n, words="「検索」をクリック", without="画像はありません。")
        for n in range(1, 4)
    )
    told = paper(steps=steps, after=())
    path, pages = tmp_path / "paper.pdf", set[int]()
    async with async_playwright() as driver:
        browser = await chromium(driver)
        page = await browser.new_page()
        for space in range(200, 400, 20):
            gap = f'<div style="height: {space}pt"></div><article'
            await page.set_content(html(told).replace("<article", gap, 1))
            await page.pdf(path=path, prefer_css_page_size=True)
            paged = printed(path)
            pages.add(paged.pages)
            assert paged.last_words > len(told.foot), "each sign of the foot counts as one"
        await browser.close()
    assert pages == {1, 2}
