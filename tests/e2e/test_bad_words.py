"""What people type by mistake: each ends with a sentence and the next thing to try, and loses nothing.

A case of each kind each time; all of them with `TEJUN_TEST_WHOLE=1`.
"""

import pytest

from tests.e2e.conftest import NAME, Kept
from tests.e2e.site import Site
from tests.e2e.tejun import Tejun, assert_told
from tests.hostile.sample import IS_WHOLE

SENTENCES = {
    "empty": ("", "やりたいことが空です"),
    "full-width blanks": ("　　\u3000\n", "やりたいことが空です"),
    "very long": ("a" * 100_000, "長すぎます（100,000 文字）"),
    "only emoji": ("😀🎉🍣", "文字や数字が見つかりません"),
    "no verb": ("猫", "読み取れませんでした"),
    "lone surrogate": ("\udcff\udcfe", "見つかりません"),
}

USUAL_SENTENCES = ("empty", "very long", "lone surrogate")


@pytest.mark.parametrize("case", SENTENCES if IS_WHOLE else USUAL_SENTENCES)
def test_a_sentence_that_cannot_be_used_is_explained(tejun: Tejun, case: str) -> None:
    sentence, words = SENTENCES[case]
    said = tejun("do", sentence, "--headless", "--yes", "--json")
    assert_told(said, 1, words)
    assert said.fault.remedy


def test_unseen_signs_in_a_sentence_do_no_harm(tejun: Tejun) -> None:
    said = tejun("plan", "練習書店で\u200b「猫\udcff」を\x07検索して")
    assert_told(said, 0, "検索する")


def test_an_address_followed_at_once_by_japanese_ends_where_the_address_ends(tejun: Tejun) -> None:
    said = tejun("plan", "http://127.0.0.1:8123/shop/を開いて「猫」を検索して")
    assert_told(said, 0, "開始ページ：http://127.0.0.1:8123/shop/\n", "「猫」を検索する")


def test_an_unknown_site_is_named_and_its_address_asked_for(tejun: Tejun) -> None:
    said = tejun("do", "存在しないサイトで「猫」を検索して", "--headless", "--yes", "--json")
    assert_told(said, 1, "存在しないサイト", "https://")
    assert said.finished.code == "NO_START_PAGE"


BAD_ADDRESSES = {
    "site down": ("http://127.0.0.1:{closed}/", "接続"),
    "page missing": ("{site}nothing-here", "404"),
    "no host of this name": ("http://no-such-host.invalid/", "アドレス"),
    "not an address": ("http://", "アドレス"),
    "a file": ("file:///etc/passwd", "http"),
}

USUAL_ADDRESSES = ("site down", "page missing", "a file")


@pytest.mark.parametrize("case", BAD_ADDRESSES if IS_WHOLE else USUAL_ADDRESSES)
def test_a_page_that_does_not_open_ends_the_run_in_words(
    tejun: Tejun, site: Site, closed_port: int, case: str
) -> None:
    address, words = BAD_ADDRESSES[case]
    url = address.format(site=site.url, closed=closed_port)
    said = tejun("do", "「猫」を検索して", "--url", url, "--headless", "--yes")
    assert_told(said, 1, words, "次に：")


def test_wrong_words_beside_a_kept_flow_change_nothing(
    kept: Kept, site: Site, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """One home, one wrong call after the other, then the right one."""
    tejun = kept.tejun
    folder = tmp_path_factory.mktemp("out")
    in_the_way = folder / "file"
    in_the_way.write_text("x", encoding="utf-8")
    assert_told(tejun("run", "条件に合う本", "--headless"), 1, "見つかりません", NAME)
    assert_told(tejun("run", NAME, "--set", "色=赤", "--headless"), 1, "「色」", "検索語")
    assert_told(tejun("export", NAME, "--to", "excel", "-o", str(folder / "a")), 1, "python")
    unwritable = str(in_the_way / "a.py")
    assert_told(tejun("export", NAME, "--to", "python", "-o", unwritable), 1, "書き込めません")
    assert site.cart == []
    assert tejun("run", NAME, "--headless").code == 0
    assert site.cart == kept.cart
