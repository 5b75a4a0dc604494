import inspect

import pytest

from studio.bootstrap.opened_on_use import OpenedOnUse
from studio.engine.memory import Memory

NAMES = [
    name
    for name, _ in inspect.getmembers(Memory, inspect.isfunction)
    if not name.startswith("_") and name != "close"
]


@pytest.mark.parametrize("name", NAMES)
def test_every_call_of_the_protocol_is_handed_on_with_the_same_arguments(name: str) -> None:
    handed = inspect.signature(getattr(OpenedOnUse, name))
    assert handed.parameters == inspect.signature(getattr(Memory, name)).parameters


def test_there_is_something_to_hand_on() -> None:
    assert len(NAMES) > 20
