"""What is told of a body: of forms, parts and JSON, in the charsets of Japanese sites, secrets masked."""

import json
from urllib.parse import quote

import pytest

from studio.browser.interception.sent import fields_of, masked_url, reads_only
from studio.domain.page.observation import MASK

FORM = "application/x-www-form-urlencoded"
JSON = "application/json; charset=utf-8"


def _hide(text: str) -> str:
    return text.replace("himitsu", MASK)


def test_a_form_in_any_charset() -> None:
    assert fields_of(b"name=%E5%B1%B1&empty=", FORM, _hide) == (("name", "山"), ("empty", ""))
    assert fields_of(b"name=%8E%52%93%63", FORM, _hide) == (("name", "山田"),)


def test_every_leaf_of_json() -> None:
    body = json.dumps({"name": "山", "n": 3, "inner": {"a": [1]}, "none": None}).encode()
    assert fields_of(body, JSON, _hide) == (
        ("name", "山"),
        ("n", "3"),
        ("inner.a.0", "1"),
        ("none", "null"),
    )


def test_json_under_another_name_and_plain_text() -> None:
    assert fields_of(b'{"a": "b"}', "text/plain;charset=UTF-8", _hide) == (("a", "b"),)
    assert fields_of("やあ".encode(), "text/plain", _hide) == (("本文", "やあ"),)
    assert fields_of(b"a=\r\nb=1=2\r\n", "text/plain", _hide) == (("a", ""), ("b", "1=2"))
    assert fields_of(b"a=1&b", "text/plain", _hide) == (("本文", "a=1&b"),)
    assert fields_of(b"[1, 2]", JSON, _hide) == (("本文.0", "1"), ("本文.1", "2"))
    assert fields_of(b"\xff\xfe\x00\x81", "", _hide) == (("本文", "4 バイト"),)
    assert fields_of(b"", JSON, _hide) == ()


def test_parts_name_files_and_hold_none_of_them() -> None:
    body = (
        b'--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nhimitsu desu\r\n'
        b'--b\r\nContent-Disposition: form-data; name="doc"; filename="\xe8\xb2\xbb.pdf"\r\n'
        b"Content-Type: application/pdf\r\n\r\n\r\n--b--\r\n"
    )
    assert fields_of(body, "multipart/form-data; boundary=b", _hide) == (
        ("note", f"{MASK} desu"),
        ("doc", "ファイル 費.pdf"),
    )
    ((name, whole),) = fields_of(body, "multipart/form-data", _hide)
    assert name == "本文"
    assert f"{MASK} desu" in whole


def test_a_file_without_a_name_is_nobodys_choice_only_while_nothing_is_in_it() -> None:
    part = b'--b\r\nContent-Disposition: form-data; name="doc"; filename=""\r\n\r\n'
    for inside, told in ((b"", "ファイル"), (b"himitsu", "ファイル ?")):
        body = part + inside + b"\r\n--b--\r\n"
        assert fields_of(body, "multipart/form-data; boundary=b", _hide) == (("doc", told),)


def test_values_are_masked_before_they_are_cut() -> None:
    body = f"a={'x' * 76}himitsu".encode()
    ((_, value),) = fields_of(body, FORM, _hide)
    assert len(value) == 80
    assert "him" not in value


@pytest.mark.parametrize("name", ["password", "user[pwd]", "card_number", "cvc", "暗証番号", "pin", "otp"])  # fmt: skip
def test_fields_that_are_called_like_a_secret_are_masked(name: str) -> None:
    assert fields_of(f"{quote(name)}=1234".encode(), FORM, _hide) == ((name, MASK),)


@pytest.mark.parametrize("name", ["shipping", "opinion", "cardinal", "upwards", "option"])
def test_ordinary_names_are_not(name: str) -> None:
    assert fields_of(f"{name}=1234".encode(), FORM, _hide) == ((name, "1234"),)


def test_an_address_keeps_its_origin() -> None:
    masked = masked_url("http://himitsu.test:81/a/himitsu?q=himitsu#himitsu", _hide)
    assert masked == f"http://himitsu.test:81/a/{MASK}?q={MASK}#{MASK}"
    assert masked_url("http://a.test/?a=b", _hide) == "http://a.test/?a=b"


@pytest.mark.parametrize(
    "query",
    [
        "{ user { id } }",
        "query Q($a: Int = 1) { user(id: $a) { id } }",
        'query { say(text: "mutation { pay }") { id } }',
        "# mutation\nquery { user { id } }",
        "fragment F on User { id } query { user { ...F } }",
    ],
)
def test_a_query_reads(query: str) -> None:
    body = json.dumps({"query": query}).encode()
    assert reads_only(body, JSON)
    assert reads_only(b"[" + body + b"]", JSON)
    assert reads_only(query.encode(), "application/graphql")


@pytest.mark.parametrize(
    "body",
    [
        json.dumps({"query": "mutation { pay }"}),
        json.dumps({"query": "query A { a } mutation B { pay }", "operationName": "B"}),
        json.dumps({"query": "fragment F on U { id } mutation { pay { ...F } }"}),
        json.dumps([{"query": "{ a }"}, {"query": "mutation { pay }"}]),
        json.dumps({"query": "delete everything"}),
        json.dumps({"query": {"match_all": {}}}),
        json.dumps({"operationName": "Q"}),
        "[]",
        "{",
        "",
    ],
)
def test_everything_else_may_write(body: str) -> None:
    assert not reads_only(body.encode(), JSON)


def test_a_body_that_tells_more_than_a_query_is_none() -> None:
    assert not reads_only(b'{"query": "{ id }", "set": {"role": "admin"}}', JSON)


def _call(method: str, *params: object, **more: object) -> dict[str, object]:
    return {"id": 1, "method": method, "params": [*params], **more}


@pytest.mark.parametrize(
    "call",
    [
        _call("model.party.party.search_read", [["active", "=", True]], 0, 100, ["name", "create_date"]),
        _call("model.ir.ui.menu.fields_view_get", 5, "tree", {"language": "ja"}),
        _call("model.purchase.purchase.default_get", ["state"], {}),
        _call("model.res.user.get_preferences", True, {}, jsonrpc="2.0"),
        _call("res.partner.read_group"),
        _call("model.party.read", [5], {"locale": {"negative_sign": "-", "p_sign_posn": 1}}),
        [_call("model.party.search_count"), _call("model.party.read", [5])],
    ],
)  # fmt: skip
def test_a_method_that_reads_is_known_by_its_name(call: object) -> None:
    assert reads_only(json.dumps(call).encode(), JSON)


@pytest.mark.parametrize(
    "call",
    [
        _call("model.party.read", [5], "delete"),
        _call("model.party.read", [5], {"sakujo": 1}),
        _call("model.party.read", [5], {"delete_after": 1}),
        _call("model.party.read", [5], {"削除": 1}),
        _call("model.party.read_and_delete", [5]),
        _call("model.party.get_or_create", "佐藤"),
        _call("model.message.mark_read", [5]),
        _call("model.message.read_message", [5]),
        _call("model.read.promote", [5]),
        _call("execute", "party", "unlink", [5]),
        _call("object.get", "party", "write", [5], {"role": "admin"}),
        _call("object.get", {"method": "promote", "id": 5}),
        _call("model.party.read", [5], values={"role": "admin"}),
        [_call("model.party.read", [5]), _call("model.party.promote", [5])],
        _call("", [5]),
    ],
)
def test_a_method_that_does_anything_else_is_none_that_reads(call: object) -> None:
    assert not reads_only(json.dumps(call).encode(), JSON)


def test_of_two_methods_of_one_name_neither_is_believed() -> None:
    assert not reads_only(b'{"method": "a.promote", "method": "a.read", "params": []}', JSON)
