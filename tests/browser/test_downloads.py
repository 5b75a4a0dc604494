"""Files that pages give: kept whole under safe names, sizes told, failures in words."""

from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest

from studio.browser.downloads import reserve
from studio.domain.actions.action import Click, Download
from studio.domain.actions.outcome import EvidenceKind, OutcomeStatus
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")

CSV = "氏名,金額\n山田,1000\n".encode()


def gives(name: str, body: bytes = CSV, promised: int | None = None):
    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Type", "text/csv")
        handler.send_header("Content-Disposition", f"attachment; filename*=UTF-8''{name}")
        handler.send_header("Content-Length", str(promised or len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return answer


@browser
@on_one_loop
async def test_a_file_that_was_asked_for_is_kept(studio: Studio) -> None:
    studio.pages.answer("/file", gives("%E8%AB%8B%E6%B1%82%E6%9B%B8.csv"))
    seen = await studio.show("<a href=/file>CSV を保存</a>")
    outcome = await studio.browser.perform(Download(target=live(seen, "CSV を保存", "link")))
    assert outcome.is_ok, outcome
    (fact,) = [fact for fact in outcome.evidence if fact.kind is EvidenceKind.FILE]
    assert fact.detail == f"請求書.csv（{len(CSV)} バイト）"
    (told,) = (await studio.browser.observe(SettlePolicy.BRIEF)).downloads
    assert (told.name, told.error) == ("請求書.csv", "")
    assert Path(told.path).read_bytes() == CSV
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).downloads == ()


@browser
@on_one_loop
async def test_a_click_that_gives_a_file_says_so_too(studio: Studio) -> None:
    studio.pages.answer("/file", gives("a.csv"))
    seen = await studio.show("<button onclick=\"location.href='/file'\">出力</button>")
    assert (await studio.browser.perform(Click(target=live(seen, "出力")))).is_ok
    after = await studio.browser.observe()
    assert [file.name for file in after.downloads] == ["a.csv"]
    assert after.url.endswith("/page")


@browser
@on_one_loop
async def test_a_file_made_by_the_page_itself(studio: Studio) -> None:
    seen = await studio.show(
        "<button onclick=\"const a = document.createElement('a'); a.download = '表.txt';"
        " a.href = window.URL.createObjectURL(new Blob(['あ'])); a.click()\">作る</button>"
    )
    outcome = await studio.browser.perform(Download(target=live(seen, "作る")))
    assert [fact.detail for fact in outcome.evidence] == ["表.txt（3 バイト）"]


@browser
@on_one_loop
@pytest.mark.usefixtures("hasty")
async def test_nothing_given_is_told(studio: Studio) -> None:
    seen = await studio.show("<button>何もしない</button>")
    outcome = await studio.browser.perform(Download(target=live(seen, "何もしない")))
    assert (outcome.status, outcome.code) == (OutcomeStatus.NO_EFFECT, "NO_FILE")


@browser
@on_one_loop
async def test_half_given_is_told(studio: Studio) -> None:
    studio.pages.answer("/half", gives("half.csv", promised=10_000))
    seen = await studio.show("<a href=/half>半分</a>")
    outcome = await studio.browser.perform(Download(target=live(seen, "半分", "link")))
    assert (outcome.status, outcome.code) == (OutcomeStatus.FAILED, "DOWNLOAD_FAILED")
    (told,) = (await studio.browser.observe(SettlePolicy.BRIEF)).downloads
    assert told.path == ""
    assert told.error
    assert not list(studio.session.downloads.folder.glob("half*"))


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    names = [reserve(folder, "a.csv").name for _ in range(3)]
    assert names == ["a.csv", "a (2).csv", "a (3).csv"]
