"""Files for a page: into fields, behind buttons, onto drop zones; names are read back."""

from pathlib import Path

import pytest

from studio.browser.hands.refusal import Refused
from studio.browser.hands.uploads import files_at
from studio.domain.actions.action import Upload
from studio.domain.actions.outcome import EvidenceKind, Outcome, OutcomeStatus
from tests.browser.stage import Studio, live

browser = pytest.mark.browser
on_one_loop = pytest.mark.asyncio(loop_scope="session")

SHOWS = 'onchange="document.title = [...this.files].map(f => f.name + f.size).join()"'
FIELDS = {
    "field": f"<label>対象 <input type=file multiple {SHOWS}></label>",
    "hidden behind a button": f"<input type=file id=f hidden multiple {SHOWS}><button onclick='f.click()'>対象</button>",
    "made on the spot": "<button onclick=\"const f = document.createElement('input'); f.type = 'file'; f.multiple = true;"
    " f.onchange = () => { document.title = [...f.files].map(f => f.name + f.size).join(); o.innerText = document.title; }; f.click()\">対象</button><p id=o></p>",
    "label": f"<label role=button>対象<input type=file hidden multiple {SHOWS}></label>",
    "drop zone": "<div id=z role=region aria-label=対象 style='height:90px'>ここに置く</div><p id=o></p><script>"
    "z.ondragover = e => e.preventDefault(); z.ondrop = e => { e.preventDefault();"
    " document.title = [...e.dataTransfer.files].map(f => f.name + f.size).join(); o.innerText = document.title; }</script>",
}  # fmt: skip


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    (tmp_path / "見積.csv").write_text("a,b", encoding="utf-8")
    (tmp_path / "b.txt").write_text("12345", encoding="utf-8")
    return str(tmp_path / "見積.csv"), str(tmp_path / "b.txt")


async def _upload(studio: Studio, html: str, *paths: str) -> Outcome:
    seen = await studio.show(html)
    role = "" if "<label" not in html else "button"
    return await studio.browser.perform(Upload(target=live(seen, "対象", role), paths=paths))


@browser
@on_one_loop
@pytest.mark.parametrize("kind", FIELDS)
async def test_files_arrive_whole_and_their_names_are_read_back(
    studio: Studio, kind: str, files: tuple[str, str]
) -> None:
    outcome = await _upload(studio, FIELDS[kind], *files)
    assert outcome.is_ok, outcome
    given = [fact.detail for fact in outcome.evidence if fact.kind is EvidenceKind.FILE]
    assert given == ["見積.csv", "b.txt"]
    assert await studio.js("document.title") == "見積.csv3,b.txt5"
    assert await studio.js("document.querySelectorAll('html > input').length") == 0


@browser
@on_one_loop
@pytest.mark.parametrize("kind", ["field", "hidden behind a button"])
async def test_a_field_for_one_file_refuses_two(
    studio: Studio, kind: str, files: tuple[str, str]
) -> None:
    outcome = await _upload(studio, FIELDS[kind].replace(" multiple", ""), *files)
    assert outcome.code == "TOO_MANY_FILES"
    assert await studio.js("document.title") == ""


@browser
@on_one_loop
async def test_a_missing_file_is_refused_before_anything_is_touched(studio: Studio) -> None:
    outcome = await _upload(studio, FIELDS["field"], "/nowhere/見積.csv")
    assert (outcome.status, outcome.code) == (OutcomeStatus.FAILED, "FILE_NOT_FOUND")
    assert "/nowhere/見積.csv" in outcome.message


@browser
@on_one_loop
async def test_a_button_that_asks_for_no_file(studio: Studio, files: tuple[str, str]) -> None:
    assert (await _upload(studio, "<button>対象</button>", files[0])).code == "NO_FILE_CHOOSER"


@browser
@on_one_loop
async def test_a_zone_that_says_nothing_is_not_called_success(
    studio: Studio, files: tuple[str, str]
) -> None:
    html = "<div role=region aria-label=対象 ondragover='event.preventDefault()' ondrop='event.preventDefault()'>置く</div>"
    outcome = await _upload(studio, html, files[0])
    assert (outcome.status, outcome.code) == (OutcomeStatus.UNVERIFIED, "UPLOAD_UNSEEN")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        files_at([str(tmp_path)])
    assert "フォルダー" in caught.value.outcome.message
