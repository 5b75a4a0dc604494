"""Which model suits a computer, and whether it is there."""

from studio.domain.models.local_models import LocalModel, LocalServer, SuggestedModel
from studio.domain.models.provider import Provider
from studio.engine.local_models import is_there, suggested_for

SMALL = SuggestedModel(name="small", size_gb=3, needs_gb=8)
LARGE = SuggestedModel(name="large", size_gb=9, needs_gb=16)


def test_the_largest_that_fits_and_the_smallest_where_none_does() -> None:
    sizes = (0, 4, 8, 15.5, 64)
    fitting = [suggested_for(int(size * 1e9), (SMALL, LARGE)) for size in sizes]
    assert fitting == [SMALL, SMALL, SMALL, LARGE, LARGE]


def test_ollama_leaves_latest_away() -> None:
    server = LocalServer(provider=Provider.OLLAMA, models=(LocalModel(name="qwen3:latest"),))
    assert [is_there(name, server) for name in ("qwen3", "qwen3:latest", "qwen")] == [True, True, False]  # fmt: skip
