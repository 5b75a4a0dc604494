from hypothesis import given
from hypothesis import strategies as st

from studio.domain.page.observation import AriaNode, Observation
from studio.engine.perception.diff import compare
from tests.factories import CART, make_observation, node, text

words = st.text("あいう12", max_size=3)
leaves = st.builds(lambda role, name: node(role, name), st.sampled_from(["button", "link"]), words)
pages = st.lists(leaves, max_size=8).map(lambda nodes: make_observation(*nodes))


@given(pages)
def test_a_page_does_not_differ_from_itself(page: Observation) -> None:
    assert compare(page, page).is_empty


@given(st.lists(leaves, max_size=6), st.lists(leaves, max_size=6))
def test_there_and_back_are_mirror_images(left: list[AriaNode], right: list[AriaNode]) -> None:
    one, two = make_observation(*left), make_observation(*right)
    there, back = compare(one, two), compare(two, one)
    assert len(there.added) == len(back.removed)
    assert len(there.removed) == len(back.added)
    assert len(one.nodes) + len(there.added) - len(there.removed) == len(two.nodes)
    assert there.is_reordered == back.is_reordered


@given(st.lists(leaves, max_size=6), leaves, st.integers(0, 6))
def test_what_is_added_is_found(nodes: list[AriaNode], new: AriaNode, place: int) -> None:
    longer = [*nodes[:place], new, *nodes[place:]]
    change = compare(make_observation(*nodes), make_observation(*longer))
    assert [(n.role, n.name) for n in change.added] == [(new.role, new.name)]
    assert change.removed == ()


def test_focus_is_no_change_and_order_is_one() -> None:
    a, b = node("button", "a"), node("button", "b")
    assert compare(
        make_observation(a), make_observation(node("button", "a", active="true"))
    ).is_empty
    assert compare(make_observation(a, b), make_observation(b, a)).is_reordered


def test_in_words() -> None:
    change = compare(
        make_observation(node("button", "前")),
        make_observation(node("heading", "後"), url=CART),
    )
    assert change.in_words() == "新しいページ\n+ heading 後\n- button 前"
    many = compare(make_observation(), make_observation(*(text(f"{n}行") for n in range(20))))
    assert many.in_words().endswith("…他 8 件")
