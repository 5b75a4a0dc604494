"""The fields of acts: every act has those it needs, and what is written is what is read."""

import pytest

from studio.domain.actions.action import Fill
from studio.engine.flow_editing.acts import VERB_WORDS, change_part, drafted
from studio.ui.widgets.step_fields import FieldKind, fields_of, is_hidden, read_field, value_of
from tests.ui.sample_flow import secret_target, shop_flow

WITHOUT_FIELDS = {
    "click", "double_click", "right_click", "hover", "drag", "download", "back", "close_tab",
}  # fmt: skip
WRITTEN = {
    FieldKind.TEXT: "「東京」{{検索語}}",
    FieldKind.LIST: "商品名、価格",
    FieldKind.LINES: "C:/a.pdf\nC:/b.pdf",
    FieldKind.NUMBER: "7",
}


@pytest.mark.parametrize("verb", VERB_WORDS)
def test_what_is_written_into_a_field_is_read_from_it(verb: str) -> None:
    action = drafted(verb)
    fields = fields_of(action)
    assert bool(fields) is (verb not in WITHOUT_FIELDS)
    flow = shop_flow()
    step = flow.steps[0].model_copy(update={"action": action})
    flow = flow.model_copy(update={"steps": (step,)})
    for field in fields:
        text = field.choices[-1][0] if field.choices else WRITTEN[field.kind]
        flow = change_part(flow, step.id, field.name, value_of(field, text))
        assert read_field(flow.steps[0].action, field) == text


def test_a_password_in_clear_is_hidden_in_its_field_and_its_name_is_not() -> None:
    action = Fill(target=secret_target(), value="hunter22")
    assert is_hidden(action, "hunter22")
    assert not is_hidden(action, "{{秘密:社内PW}}")
    assert not is_hidden(drafted("fill"), "hunter22")
