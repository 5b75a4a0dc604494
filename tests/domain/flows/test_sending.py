"""Shapes of what is sent: the same place in the same way, whatever record and value."""

from studio.domain.flows.sending import ANY, SentShape

SAVE = SentShape(
    site="https://a.example",
    method="POST",
    path="/items/*/save",
    fields=(("memo", "お礼"), ("id", ANY)),
)


def test_a_bare_shape_holds_no_value() -> None:
    assert SAVE.bare.fields == (("id", ANY), ("memo", ANY))
    assert "お礼" not in SAVE.bare.model_dump_json()


def test_a_field_more_makes_another_shape_and_a_field_less_does_not() -> None:
    less = SAVE.model_copy(update={"fields": (("id", ANY),)})
    assert SAVE.is_like(less)
    assert not less.is_like(SAVE)
    assert not SAVE.is_like(SAVE.model_copy(update={"method": "PUT"}))
    assert not SAVE.is_like(SAVE.model_copy(update={"site": "https://b.example"}))


def test_people_read_it_in_a_list() -> None:
    assert SAVE.in_words() == "POST /items/*/save（id、memo）"
