"""What a card says before its facts: where it leads, that it lasts, that it was sent before, how long a yes holds."""

import pytest

from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.questions import (
    place_abroad,
    place_question,
    send_question,
    unknown_in_words,
)
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import SHOP

PRESS = ActUnderWay("「★」をクリック", ActKind.PRESSES)
SEARCH = ActUnderWay("「検索」をクリック", ActKind.HARMLESS)


def data(url: str = f"{SHOP}save", method: str = "POST") -> OutgoingRequest:
    return OutgoingRequest(method=method, url=url, kind=RequestKind.DATA, page_url=SHOP)


@pytest.mark.parametrize(
    ("url", "is_redirect", "words"),
    [
        ("https://other.example/", False, "開きます。やりたいことに書かれていない"),
        ("https://other.example/", True, "移そうとしています"),
        ("http://192.168.1.1/", False, "社内のネットワーク"),
    ],
)
def test_a_place_is_told_with_what_it_means(url: str, is_redirect: bool, words: str) -> None:
    assert words in place_question(url, is_redirect=is_redirect)


def test_a_request_is_told_by_what_it_may_do() -> None:
    assert "取り消せない" in send_question(data(), PRESS, is_again=False)
    assert "二重" in send_question(data(), PRESS, is_again=True, is_look=True)
    assert "この実行のあいだ" in send_question(data(), PRESS, is_again=False, is_look=True)
    assert "アドレスが開かれます" in send_question(data(method="GET"), None, is_again=False)


def test_one_answer_holds_for_a_quiet_place_of_another_site_alone() -> None:
    assert place_abroad(data("https://search.example/items"), SEARCH)
    assert place_abroad(data("https://search.example/items"), PRESS) is None
    assert place_abroad(data(), SEARCH) is None


def test_a_value_nobody_saw_is_told_as_its_reader_would_write_it() -> None:
    assert "「back_url＝/projects/経理」" in unknown_in_words(
        [("back_url", "%2Fprojects%2F%E7%B5%8C%E7%90%86")], is_row_open=True
    )


def test_a_row_that_the_sentence_tells_from_no_other_is_to_be_named() -> None:
    assert "その行にある名前や番号を文に書く" in unknown_in_words((), is_row_open=True)
    assert unknown_in_words((), is_row_open=False) == ""
