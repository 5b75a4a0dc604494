import pytest

from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Fingerprint, Target
from studio.engine.replay.identity.matching import ACCEPTED_SIMILARITY, best_match, similarity

BUTTON = Fingerprint(tag="button", role="button", name="10月分の明細", id="b1")


@pytest.mark.parametrize(
    ("found", "is_accepted"),
    [
        (BUTTON, True),
        (BUTTON.model_copy(update={"name": "１０月分の　明細"}), True),
        (BUTTON.model_copy(update={"id": "b2"}), True),
        (BUTTON.model_copy(update={"name": "11月分の明細"}), False),
        (BUTTON.model_copy(update={"name": "削除"}), False),
        (BUTTON.model_copy(update={"role": "link", "tag": "a"}), False),
        (Fingerprint(), False),
    ],
)
def test_what_counts_as_the_same_element(found: Fingerprint, is_accepted: bool) -> None:
    assert (similarity(BUTTON, found) >= ACCEPTED_SIMILARITY) is is_accepted


def test_nothing_on_record_is_no_likeness() -> None:
    assert similarity(Fingerprint(), BUTTON) == 0


IN_ROW = Fingerprint(tag="button", role="button", name="編集", row_key="青空商事", heading="取引先")
PLACED = Fingerprint(
    tag="button", role="button", name="変更", scope="届け先", heading="配送先", neighbours=("東京", "住所")
)  # fmt: skip
DELETE = Fingerprint(tag="button", role="button", name="削除", scope="顧客の編集")


@pytest.mark.parametrize(
    ("recorded", "changes", "is_accepted"),
    [
        (IN_ROW, {}, True),
        (IN_ROW, {"heading": ""}, True),
        (IN_ROW, {"row_key": ""}, False),
        (IN_ROW, {"row_key": "みどり産業"}, False),
        (PLACED, {"heading": ""}, True),
        (PLACED, {"neighbours": ("東京",)}, True),
        (PLACED, {"scope": "", "heading": "", "neighbours": ()}, False),
        (PLACED, {"heading": "", "neighbours": ()}, False),
        (PLACED, {"scope": "", "heading": "支払い"}, False),
        (PLACED, {"scope": "", "heading": ""}, False),
        (PLACED, {"scope": "届　け先", "heading": "支払い"}, True),
        (DELETE, {"id": "x"}, True),
        (DELETE, {"name": "削　除"}, True),
        (DELETE, {"name": "削除する"}, False),
        (DELETE, {"scope": ""}, False),
    ],
)
def test_the_place_has_to_hold(
    recorded: Fingerprint, changes: dict[str, object], is_accepted: bool
) -> None:
    found = recorded.model_copy(update=changes)
    assert (similarity(recorded, found) >= ACCEPTED_SIMILARITY) is is_accepted


@pytest.mark.parametrize(
    ("before", "after", "path", "is_accepted"),
    [
        ("カート (3)", "カート (12)", "/cart", True),
        ("カート (3)", "カート (12)", "/other", False),
        ("10月分 (3)", "11月分 (3)", "/cart", False),
        ("次の月", "前の月", "/cart", False),
        ("通知を表示", "通知を非表示", "/cart", False),
    ],
)
def test_what_a_name_may_become(before: str, after: str, path: str, is_accepted: bool) -> None:
    recorded = Fingerprint(tag="a", role="link", name=before, path="/cart")
    found = recorded.model_copy(update={"name": after, "path": path})
    assert (similarity(recorded, found) >= ACCEPTED_SIMILARITY) is is_accepted


def node(ref: str, role: str, name: str, *children: AriaNode, url: str = "") -> AriaNode:
    return AriaNode(role=role, name=name, ref=ref, url=url, children=children)


def chosen(fingerprint: Fingerprint, *children: AriaNode, frames: tuple[str, ...] = ()) -> str:
    root = AriaNode(role="document", children=children)
    seen = Observation(epoch=1, url="http://x.test/a/", title="", root=root)
    match = best_match(seen, Target(frames=frames, fingerprint=fingerprint))
    return match.ref if match else ""


WHO = Fingerprint(tag="input", role="textbox", name="氏名", scope="申込")


@pytest.mark.parametrize("name", ["氏名", "氏　名", "氏 名"])
def test_names_are_compared_folded(name: str) -> None:
    assert chosen(WHO, node("e1", "form", "申込", node("e2", "textbox", name))) == "e2"


@pytest.mark.parametrize(("before", "after"), [("ﾌﾘｶﾞﾅ", "フリガナ"), ("(12件)", "（１２件）")])
def test_widths_do_not_matter(before: str, after: str) -> None:
    form = node("e1", "form", "申込", node("e2", "textbox", after))
    assert chosen(WHO.model_copy(update={"name": before}), form) == "e2"


def test_the_first_of_several_is_never_taken() -> None:
    fields = [node(f"e{n}", "textbox", "氏　名") for n in (2, 3)]
    assert chosen(WHO, node("e1", "form", "申込", *fields)) == ""


def test_the_container_tells_two_apart() -> None:
    forms = [node(f"e{n}", "form", name, node(f"e{n}1", "textbox", "氏　名")) for n, name in ((1, "申込"), (2, "問合せ"))]  # fmt: skip
    assert chosen(WHO, *forms) == "e11"


@pytest.mark.parametrize(
    ("fingerprint", "today"),
    [
        (Fingerprint(tag="button", role="button", name="10月分の明細"), node("e1", "button", "11月分の明細")),
        (Fingerprint(tag="button", role="button", name="削除"), node("e1", "button", "削　除")),
        (Fingerprint(tag="button", role="button", name="申請する"), node("e1", "button", "申請する")),
        (Fingerprint(tag="button", role="button", name="保存"), node("e1", "button", "下書き保存")),
        (Fingerprint(tag="button", role="button", name="開く"), node("e1", "textbox", "開く")),
        (Fingerprint(tag="button", role="button", name="開く"), node("e1", "link", "開く")),
        (Fingerprint(tag="button", role="button", name="編集", row_key="青空商事"), node("e1", "button", "編集")),
        (Fingerprint(tag="span", role="clickable"), node("e1", "clickable", "")),
    ],
)  # fmt: skip
def test_what_is_only_like_it_is_not_it(fingerprint: Fingerprint, today: AriaNode) -> None:
    assert chosen(fingerprint, today) == ""


def test_the_address_of_a_link_is_its_identity() -> None:
    link = Fingerprint(tag="a", role="link", name="検索する", path="/a/find")
    assert chosen(link, node("e1", "link", "検索", url="find?q=1")) == "e1"
    assert chosen(link, node("e1", "link", "検索", url="/elsewhere")) == ""


def test_what_was_in_a_frame_is_looked_for_in_frames_only() -> None:
    inner = node("e1", "iframe", "", node("f1e1", "button", "送　る"))
    send = Fingerprint(tag="button", role="button", name="送る")
    assert chosen(send, inner, frames=("contact",)) == "f1e1"
    assert chosen(send, inner) == ""


@pytest.mark.parametrize("month", ["2026年11月", "予定", ""])
def test_a_day_under_another_month_is_another_day_whatever_holds_it(month: str) -> None:
    day = Fingerprint(
        tag="button", role="button", name="20", id="d20", scope="日付を選択", heading="2026年10月"
    )
    assert similarity(day, day) == 1.0
    assert similarity(day, day.model_copy(update={"heading": month})) == 0.0


def test_an_element_that_only_its_address_tells_is_never_taken_for_another_by_its_words() -> None:
    link = AriaNode(role="link", name="編集", ref="e1", url="/issues/13/edit")
    seen = Observation(epoch=1, url="http://shop.example/", title="", root=AriaNode(role="document", children=(link,)))  # fmt: skip
    looks = Fingerprint(tag="a", role="link", name="編集")
    assert best_match(seen, Target(fingerprint=looks)) is not None
    addressed = looks.model_copy(update={"is_addressed": True})
    assert best_match(seen, Target(fingerprint=addressed)) is None
