"""Showing pages on a model at once, as the panel does in portions."""

from studio.domain.page.observation import Observation
from studio.ui.page.aria_index import build_index
from studio.ui.page.aria_model import AriaModel
from studio.ui.page.aria_plan import make_plan


def show(model: AriaModel, page: Observation) -> None:
    """Let a model show a page."""
    model.show(build_index(page, model.newest))
    catch_up(model)


def catch_up(model: AriaModel) -> None:
    """Let a model show what it was last told to."""
    for _ in model.steps(make_plan(model.wish)):
        assert model.is_behind
    assert not model.is_behind
