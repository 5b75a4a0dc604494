"""What may be done again without asking, and what may not."""

import pytest

from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    Extract,
    Fill,
    Navigate,
    Press,
    SetChecked,
    TypeText,
    Upload,
)
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.target import Target
from studio.domain.records.journal import StepClass
from studio.engine.guard.repeating import class_of

BUTTON = Target(role="button", name="注文を確定する")


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Navigate(url="https://a.test/"), StepClass.NAVIGATE),
        (Fill(target=BUTTON, value="x"), StepClass.INPUT),
        (SetChecked(target=BUTTON, checked=True), StepClass.INPUT),
        (TypeText(target=BUTTON, text="x"), StepClass.PRESS),
        (Upload(target=BUTTON, paths=("a.csv",)), StepClass.PRESS),
        (Click(target=Target(role="link", name="カートに入れる")), StepClass.COMMIT),
        (Choose(rule=SelectionRule(), column="カートに入れる"), StepClass.COMMIT),
        (Click(target=Target(role="button", name="下書き保存")), StepClass.COMMIT),
        (Click(target=Target(role="link", name="カートを見る")), StepClass.PRESS),
        (Click(target=BUTTON), StepClass.PRESS),
        (Press(keys="Enter"), StepClass.PRESS),
        (Choose(rule=SelectionRule(), column="買う"), StepClass.PRESS),
        (Choose(rule=SelectionRule(), column=""), StepClass.NAVIGATE),
        (Extract(rule=SelectionRule()), StepClass.READ),
    ],
)
def test_classes(action: Action, expected: StepClass) -> None:
    assert class_of(action, needs_approval=False) is expected
    assert class_of(action, needs_approval=True) is StepClass.COMMIT
