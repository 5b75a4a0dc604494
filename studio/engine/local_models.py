"""The port to models on this computer, and which of them to suggest. Both faces go this one way."""

from collections.abc import AsyncGenerator, Sequence
from typing import Protocol

from studio.domain.models.local_models import Fetching, LocalServer, SuggestedModel

_GB = 1_000_000_000


class LocalModels(Protocol):
    """Servers of models on this computer. No other machine is ever asked."""

    async def find(self) -> tuple[LocalServer, ...]:
        """Return the servers that answer, each with its models; () within two seconds when none does."""
        ...

    def suggested(self) -> SuggestedModel:
        """Return the model to fetch on a computer of this size."""
        ...

    def fetch(self, name: str) -> AsyncGenerator[Fetching]:
        """Fetch a model through Ollama, telling how far it is; closing it stops, what came stays.

        Raises:
            ModelUnavailableError: Ollama does not run, knows no such model, has no room, or lost its line.
        """
        ...


def suggested_for(memory_bytes: int, models: Sequence[SuggestedModel]) -> SuggestedModel:
    """Return the largest model that a computer holds; the smallest when none does or nothing is known.

    Args:
        memory_bytes: Of the computer; 0 when it does not say.
        models: Smallest first, one at least.
    """
    # What is built in as 8 GB is told a little smaller.
    room_gb = memory_bytes / _GB * 1.1
    fitting = [model for model in models if model.needs_gb <= room_gb]
    return fitting[-1] if fitting else models[0]


def is_there(name: str, server: LocalServer) -> bool:
    """Say whether a server holds a model; Ollama leaves `:latest` away."""
    return any(name in (one.name, one.name.removesuffix(":latest")) for one in server.models)
