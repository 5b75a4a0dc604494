"""What journeys share: the practice site, and a home in which the main job was done once."""

import socket
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.e2e.site import ADDRESS, Site
from tests.e2e.tejun import Said, Tejun, end

CLAUSES = (
    "「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、"
    "最初の該当商品をカートに入れて"
)
SENTENCE = f"練習書店で{CLAUSES}"
NAME = "条件に合う本をカートへ"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder; all items of all rooms come here, so paths are not taken apart."""
    here = f"{Path(__file__).parent.relative_to(Path(__file__).parents[2]).as_posix()}/"
    for item in items:
        if item.nodeid.startswith(here):
            item.add_marker(pytest.mark.e2e)


@dataclass(frozen=True, slots=True)
class Kept:
    """A home in which the main job was done and kept; journeys after it add nothing to it.

    Attributes:
        tejun: The program with this home.
        said: What `do … --save` said.
        cart: The cart after it.
    """

    tejun: Tejun
    said: Said
    cart: list[str]


@pytest.fixture(scope="module", autouse=True)
def in_the_whole_browser(whole_browser: None) -> None:
    """Let journeys play in what people have."""


@pytest.fixture(scope="session")
def practice_process(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[subprocess.Popen[str], Site]]:
    """Yield `tejun practice`, serving."""
    process = Tejun.at(tmp_path_factory.mktemp("practice")).start("practice")
    assert process.stderr is not None
    said = process.stderr.readline()
    found = ADDRESS.search(said)
    try:
        assert found, said
        yield process, Site(found[0])
    finally:
        end(process)
        for stream in (process.stdout, process.stderr):
            if stream is not None:
                stream.close()


@pytest.fixture
def site(practice_process: tuple[subprocess.Popen[str], Site]) -> Site:
    """Return the practice site as on the first day."""
    _, site = practice_process
    site.reset()
    return site


@pytest.fixture(scope="session")
def kept(
    practice_process: tuple[subprocess.Popen[str], Site], tmp_path_factory: pytest.TempPathFactory
) -> Kept:
    """Do the main job once, headless, in a folder with Japanese, blanks and quotes; keep it."""
    _, site = practice_process
    site.reset()
    tejun = Tejun.at(tmp_path_factory.mktemp("kept") / '経理 部 \'の "手順" ①')
    said = tejun("do", CLAUSES, "--url", site.shop, "--save", NAME, "--headless", "--yes", "--json")
    assert said.code == 0, said.text
    return Kept(tejun, said, site.cart)


@pytest.fixture
def tejun(tmp_path: Path) -> Tejun:
    """Return the program with an empty home."""
    return Tejun.at(tmp_path)


@pytest.fixture
def closed_port() -> Iterator[int]:
    """Yield a port where nobody listens, and nobody else can begin to."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield int(taken.getsockname()[1])
