"""The contract: everything that a request sends, and what of it nobody saw."""

import time

import pytest

from studio.domain.flows.sending import SENT_FILE
from studio.domain.page.observation import MASK, AriaNode, Control, ControlKind, Observation
from studio.engine.guard.facts.contract import (
    SITES_OWN,
    UNSEEN,
    agreement_of,
    card_of,
    in_short,
    shape_of,
    strangers,
    unseen,
)
from studio.engine.guard.facts.ground import Ground, tells
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import SHOP

TOKEN = "k3Jq0a9ZpLm82xWc"


def sent(*fields: tuple[str, str], path: str = "transfer") -> OutgoingRequest:
    return OutgoingRequest(
        method="POST", url=SHOP + path, kind=RequestKind.NAVIGATION, page_url=SHOP, fields=fields
    )


def form(**fields: str) -> Observation:
    boxes = tuple(AriaNode("textbox", name=name, text=value) for name, value in fields.items())
    return Observation(epoch=1, url=SHOP, title="送金", root=AriaNode("document", children=boxes))


PAGE = Ground(form(宛先="三角商会", 金額="1000"))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ((("to", "三角商会"), ("sum", "1000")), ()),
        ((("to", "三角商会"), ("sum", "1,000")), ()),
        ((("to", "闇商会"), ("sum", "9000000")), ("to", "sum")),
        ((("to", "三角商会"), ("sum", "2000")), ("sum",)),
        ((("mail", "evil@example.com"),), ("mail",)),
        ((("next", "https://evil.example/"),), ("next",)),
        ((("next", SHOP + "done"),), ()),
        ((("id", "12"), ("mode", "edit"), ("utf8", "✓"), ("authenticity_token", TOKEN)), ()),
        ((("token_transfer_amount", "90000"),), ("token_transfer_amount",)),
        ((("password", MASK),), ()),
        ((("ok", ""),), ()),
    ],
)
def test_what_the_page_did_not_show_is_a_stranger(
    fields: tuple[tuple[str, str], ...], expected: tuple[str, ...]
) -> None:
    assert strangers(sent(*fields), PAGE) == expected


def test_a_token_of_nothing_but_digits_in_a_link_of_the_page_is_known_and_an_amount_is_not() -> (
    None
):
    link = AriaNode("link", "承認", url=SHOP + "comment?c=3&_wpnonce=7482551761")
    page = Observation(epoch=1, url=SHOP, title="一覧", root=AriaNode("document", children=(link,)))
    ground = Ground(page)
    assert strangers(sent(("_ajax_nonce", "7482551761")), ground) == ()
    assert strangers(sent(("_ajax_nonce", "7482551762")), ground) == ("_ajax_nonce",)
    assert strangers(sent(("amount", "7482551761")), ground) == ("amount",)


def test_what_a_folded_part_of_the_form_held_is_known_but_for_amounts() -> None:
    held = (
        Control("created", "2022-12-24", ControlKind.FIELD),
        Control("amount", "9000000", ControlKind.FIELD),
    )
    ground = Ground(form(電話番号="03-1").model_copy(update={"controls": held}))
    assert strangers(sent(("created", "2022-12-24")), ground) == ()
    assert strangers(sent(("created", "2022-12-25")), ground) == ("created",)
    assert strangers(sent(("amount", "9000000")), ground) == ("amount",)


def test_an_option_is_known_by_its_words_also_where_its_list_is_hidden() -> None:
    held = (
        Control("expiry", "1 week", ControlKind.OPTION, "1週間"),
        Control("expiry", "no end", ControlKind.OPTION, "無期限"),
    )
    ground = Ground(form(利用者="小川").model_copy(update={"controls": held}), put_in=("1週間",))
    assert strangers(sent(("expiry", "1 week")), ground) == ()
    assert strangers(sent(("expiry", "no end")), ground) == ("expiry",)


def test_what_was_put_in_is_known() -> None:
    assert strangers(sent(("tel", "03-1234-5678")), Ground()) == ("tel",)
    assert strangers(sent(("tel", "03-1234-5678")), Ground(put_in=("03-1234-5678",))) == ()


def test_a_card_tells_every_field_and_marks_what_the_page_does_not_show() -> None:
    many = tuple((f"f{number}", str(number)) for number in range(70))
    fields = (("to", "三角商会"), ("fee", "9000000"), ("authenticity_token", TOKEN), *many)
    card = dict(card_of(sent(*fields), PAGE))
    assert card["受け取るページ"] == "shop.example/transfer"
    assert card["宛先"] == "三角商会"
    assert card[f"fee{UNSEEN}"] == "9000000"
    assert TOKEN in card[SITES_OWN]
    assert any(name.startswith("f69") for name in card)


def test_a_card_calls_a_box_as_its_page_does() -> None:
    ground = seen_form(Control("active", "on", ControlKind.BOX, "取引中", "e5"))
    assert dict(card_of(sent(("active", "on")), ground))["取引中"] == "オン"


def test_a_card_says_of_an_option_what_its_list_shows() -> None:
    size = AriaNode("combobox", "従業員数", "e5")
    page = Observation(
        epoch=1,
        url=SHOP,
        title="",
        root=AriaNode("document", children=(size,)),
        controls=(Control("size", "b", ControlKind.OPTION, "50〜299名", "e5"),),
    )
    assert dict(card_of(sent(("size", "b")), Ground(page)))["従業員数"] == "50〜299名"


def test_a_card_shows_no_hint_as_a_value_and_marks_every_name_that_no_page_shows() -> None:
    """It said 「種別：選択してください」, and 「memo」 as if the page called a field so."""
    kind = AriaNode("combobox", "種別", "e5")
    page = Observation(
        epoch=1,
        url=SHOP,
        title="",
        root=AriaNode("document", children=(kind,)),
        controls=(
            Control("kind", "", ControlKind.OPTION, "選択してください", "e5"),
            Control("size", "", ControlKind.OPTION, "指定なし", "e5"),
        ),
    )
    fields = (("kind", ""), ("size", ""), ("memo", "急ぎ"), ("note", ""))
    told = card_of(sent(*fields), Ground(page, put_in=("急ぎ",)))
    values = [value for _, value in told]
    assert "選択してください" not in values
    assert values[:2] == ["選んでいません", "指定なし"]
    assert told[2:4] == ((f"memo{UNSEEN}", "急ぎ"), (f"note{UNSEEN}", ""))


def test_a_card_calls_fields_as_their_page_does_and_says_each_value_once() -> None:
    fields = (("first", "山田 必須", "e1"), ("copies", "部数", "e2"), ("amount", "お支払い", "e3"))
    typed = (AriaNode("textbox", label, ref, text="2") for _, label, ref in fields)
    nodes = (*typed, AriaNode("button", "領収書", "e9"))
    held = tuple(Control(name, "", ControlKind.FIELD, "", ref) for name, _, ref in fields)
    receipt = Control("receipt", "", ControlKind.FIELD, "", "e9")
    page = Observation(
        epoch=1,
        url=SHOP,
        title="",
        root=AriaNode("document", children=nodes),
        controls=(*held, receipt),
    )
    request = sent(("first", "2"), ("copies", "2"), ("amount", "2"), ("receipt", "ファイル "))
    shown = (("山田", "2"), ("部数", "2"), ("合計", "2円"))
    assert card_of(request, Ground(page), shown) == (
        ("山田", "2"),
        ("部数", "2"),
        ("お支払い", "2"),
        ("領収書", "選んでいません"),
        ("合計", "2円"),
        ("受け取るページ", "shop.example/transfer"),
    )


def test_a_card_calls_a_choice_of_several_by_what_stands_over_them() -> None:
    ways = (AriaNode("radio", "立替払い", "e6"), AriaNode("radio", "会社カード", "e7"))
    page = Observation(
        epoch=1,
        url=SHOP,
        title="",
        root=AriaNode("document", children=(AriaNode("group", "支払方法 必須", children=ways),)),
        controls=(Control("pay", "立替払い", ControlKind.BOX, "立替払い", "e6"),),
    )
    shown = (("立替払い", "オン"),)
    card = card_of(sent(("pay", "立替払い")), Ground(page), shown)
    assert card[0] == ("支払方法", "立替払い")
    assert shown[0] not in card


def test_two_fields_of_one_name_are_not_called_alike() -> None:
    nodes = (AriaNode("textbox", "品名", "e1"), AriaNode("textbox", "備考", "e2"))
    page = Observation(
        epoch=1,
        url=SHOP,
        title="",
        root=AriaNode("document", children=nodes),
        controls=(
            Control("line", "", ControlKind.FIELD, "", "e1"),
            Control("line", "", ControlKind.FIELD, "", "e2"),
        ),
    )
    ground = Ground(page, put_in=("鉛筆", "至急"))
    card = card_of(sent(("line", "鉛筆"), ("line", "至急")), ground)
    assert [name for name, _ in card[:2]] == ["line", "line"]


def test_a_query_is_part_of_what_is_sent() -> None:
    card = dict(card_of(sent(path="optout?u=5"), Ground()))
    assert card["u"] == "5"


def test_a_shape_holds_where_it_goes_and_what_it_does_but_no_record() -> None:
    one = shape_of(sent(("memo", "お礼"), ("action", "edit"), path="items/12/save"))
    other = shape_of(sent(("memo", "別の"), ("action", "edit"), path="items/99/save"))
    deed = shape_of(sent(("memo", "別の"), ("action", "delete"), path="items/99/save"))
    assert one.path == "/items/*/save?action=edit"
    assert one.bare == other.bare
    assert one.is_like(other)
    assert not one.is_like(deed)
    assert not one.is_like(shape_of(sent(("memo", "お礼"), ("action", "edit"), ("role", "x"), path="items/1/save")))  # fmt: skip


def test_a_record_that_the_path_tells_is_no_command_of_its_field() -> None:
    one, other = (
        shape_of(sent(("documentId", id_), path=f"notices/{id_}/publish"))
        for id_ in ("b3p9e2umzuna58y3", "lyb1q818htt5l67c")
    )
    assert one.is_like(other)
    elsewhere = shape_of(sent(("documentId", "lyb1q818htt5l67c"), path="notices/b3p9e2um/publish"))
    assert not one.is_like(elsewhere)  # another record than the path's
    deed, keeps = (
        shape_of(sent(("action", id_), path=f"notices/{id_}")) for id_ in ("delete-5", "keep-5")
    )
    assert not keeps.is_like(deed)


def test_what_was_sent_stands_in_one_line() -> None:
    assert in_short(sent(("memo", "お礼"))) == "POST shop.example/transfer：memo＝お礼"


def test_an_option_or_a_record_tells_nothing() -> None:
    assert not tells("state", "closed")
    assert not tells("id", "1234")
    assert tells("qty", "99")
    assert not tells("order_id", "123456")
    assert not tells("customerId", "123456")
    assert tells("account", "12345")
    assert tells("amount_id", "9000000")


def seen_form(*controls: Control, url: str = f"{SHOP}customers/77/edit") -> Ground:
    page = form(宛先="三角商会").model_copy(update={"controls": controls, "url": url})
    return Ground(page, put_in=("03-1234-5678",))


HIDDEN = ControlKind.HIDDEN


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ((("tel", "03-1234-5678"), ("id", "5"), ("kind", "2"), ("_method", "patch")), ()),
        ((("kind", "3"),), ("kind",)),
        ((("kin", "9000"), ("role", "admin"), ("approver", "U9999")), ("kin", "role", "approver")),
        ((("customer", "77"),), ()),
        ((("img.x", "12"), ("img.y", "7")), ()),
        ((("key", "aB3" * 20),), ()),
        ((("other", "aB3" * 20),), ("other",)),
        ((("memo", ""), ("宛先", "")), ()),
        ((("闇商会へ9000000円", ""),), ("闇商会へ9000000円",)),
        ((("id", ""), ("9000000", "")), ("9000000",)),
    ],
)
def test_of_a_form_everything_counts_that_did_not_stand_in_it(
    fields: tuple[tuple[str, str], ...], expected: tuple[str, ...]
) -> None:
    ground = seen_form(
        Control("id", "5", HIDDEN),
        Control("kind", "2", ControlKind.OPTION, "法人"),
        Control("_method", "patch", HIDDEN),
        Control("key", "", HIDDEN),
        Control("img.x", "", ControlKind.PLACE),
        Control("img.y", "", ControlKind.PLACE),
    )
    assert strangers(sent(*fields), ground) == expected


def test_a_hidden_word_or_amount_is_a_stranger_although_it_stood_in_the_form() -> None:
    ground = seen_form(Control("payee", "闇商会", HIDDEN), Control("sum", "9000000", HIDDEN))
    assert strangers(sent(("payee", "闇商会"), ("sum", "9000000")), ground) == ("payee", "sum")


def test_a_single_of_something_is_what_a_press_for_it_means() -> None:
    ground = seen_form(Control("quantity", "1", HIDDEN), Control("qty", "9", HIDDEN))
    assert strangers(sent(("quantity", "1")), ground) == ()
    assert strangers(sent(("qty", "9")), ground) == ("qty",)
    assert strangers(sent(("qty", "1")), ground) == ("qty",)


def test_one_of_what_is_added_beside_it_is_no_single() -> None:
    added = "addons[warranty][quantity]"
    ground = seen_form(Control("quantity", "1", HIDDEN), Control(added, "1", HIDDEN))
    assert strangers(sent(("quantity", "1"), (added, "1")), ground) == ("quantity", added)


def test_a_field_for_files_without_a_chosen_one_tells_nothing() -> None:
    ground = seen_form(Control("photo", "", ControlKind.FIELD))
    assert strangers(sent(("photo", SENT_FILE)), ground) == ()
    assert strangers(sent(("photo", f"{SENT_FILE}名簿.csv")), ground) == ("photo",)
    assert strangers(sent(("other", SENT_FILE)), ground) == ("other",)


def test_a_yes_to_words_covers_no_word_that_nobody_saw() -> None:
    told = (("id", "5"), ("action", "delete"), ("force", "true"), ("key", "0f8fad5b-d9cb-469f"))
    held = sent(*told, ("role", "admin"))
    assert unseen(held, PAGE, "この資料を削除しますか？") == ("role",)
    assert unseen(held, PAGE, "表示を新しくしますか？") == ("action", "role")


def test_a_yes_is_known_again_by_all_that_is_sent_but_what_the_site_makes_anew() -> None:
    agreed = agreement_of(sent(("to", "三角商会"), ("ids[]", "4"), ("token", TOKEN)), None)
    same = sent(("to", "三角商会"), ("ids[]", "4"), ("token", TOKEN[::-1]))
    assert agreement_of(same, None) == agreed
    more = sent(("to", "三角商会"), ("ids[]", "4"), ("ids[]", "5"), ("token", TOKEN))
    assert agreement_of(more, None) != agreed
    assert agreement_of(same.model_copy(update={"url": SHOP + "transfer/2"}), None) != agreed


def test_this_moment_keeps_an_answer_out_of_a_cache_and_is_no_stranger() -> None:
    now = int(time.time())
    page = seen_form(Control("tel", "", ControlKind.FIELD, ref="e1"))

    def strange(query: str = "", *told: tuple[str, str]) -> tuple[str, ...]:
        request = sent(*told, path=f"save?{query}").model_copy(update={"kind": RequestKind.DATA})
        return strangers(request, page, is_form=True)

    assert strange(f"_={now}368") == ()
    assert strange(f"_={now - 3600}368") == ("_",)  # an hour ago
    assert strange(f"_={now}000777") == ("_",)  # with room for an account
    assert strange("", ("account", f"{now}000777")) == ("account",)


def test_what_its_site_keeps_is_kept_in_no_flow() -> None:
    """Of a record that is written back whole a flow holds the names."""
    request = sent(("mail", "soumu@example.jp"), ("memo", "至急")).model_copy(
        update={"kept": frozenset({"mail"})}
    )
    assert shape_of(request).fields == (("mail", "*"), ("memo", "至急"))
