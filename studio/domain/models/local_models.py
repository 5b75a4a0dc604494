"""Models that run on this computer: which servers are up, what they hold, and what is fetched."""

from studio.domain.frozen import Frozen
from studio.domain.models.provider import Provider, profile_of
from studio.words import tr

_GB = 1_000_000_000


class LocalModel(Frozen):
    """A model that a server on this computer holds.

    Attributes:
        name: As it is asked for.
        size_bytes: On the disk; 0 when the server does not say.
        parameters: How large it is, as its makers say: 「4.3B」; "" when the server does not say.
        reads_pictures: It takes pictures beside words.
    """

    name: str
    size_bytes: int = 0
    parameters: str = ""
    reads_pictures: bool = False

    def in_words(self) -> str:
        """Return name and size as a person reads them: 「gemma3:4b（3.3 GB、画像も読めます）」."""
        told = [gigabytes(self.size_bytes)] if self.size_bytes else []
        told += [tr("画像も読めます")] if self.reads_pictures else []
        return (
            tr("{name}（{told}）", name=self.name, told=tr("、").join(told)) if told else self.name
        )


class LocalServer(Frozen):
    """A server of models that answered on this computer.

    Attributes:
        provider: Ollama or LM Studio.
        version: As it says; "" when it does not.
        models: Those that can hold a conversation, as it lists them.
    """

    provider: Provider
    version: str = ""
    models: tuple[LocalModel, ...] = ()

    @property
    def title(self) -> str:
        """What people call it."""
        return profile_of(self.provider).name

    @property
    def can_fetch(self) -> bool:
        """True where a model can be fetched through the server."""
        return self.provider is Provider.OLLAMA


class SuggestedModel(Frozen):
    """A model that suits this computer and this work.

    Attributes:
        size_gb: What is fetched, in 10⁹ bytes.
        needs_gb: Memory of a computer on which it runs beside a browser.
    """

    name: str
    size_gb: float
    needs_gb: float


class Fetching(Frozen):
    """How far a model has been fetched.

    Attributes:
        done_bytes: Of what has been announced so far; it grows while parts are announced.
        total_bytes: 0 while nothing is known.
        is_done: The model is there.
    """

    name: str
    done_bytes: int = 0
    total_bytes: int = 0
    is_done: bool = False

    @property
    def percent(self) -> int:
        """Whole percents; 100 only when the model is there."""
        if self.is_done:
            return 100
        return min(99, self.done_bytes * 100 // self.total_bytes) if self.total_bytes else 0

    def in_words(self) -> str:
        """Return one line for a person."""
        if self.is_done:
            return tr("{name} を取り込みました。", name=self.name)
        if not self.total_bytes:
            return tr("{name} を取り込む準備をしています…", name=self.name)
        if self.done_bytes >= self.total_bytes:
            return tr("{name} を確かめています…", name=self.name)
        done, total = gigabytes(self.done_bytes), gigabytes(self.total_bytes)
        return tr(
            "{name} を取り込んでいます：{percent} %（{done}／{total}）",
            name=self.name,
            percent=self.percent,
            done=done,
            total=total,
        )


def gigabytes(size_bytes: int) -> str:
    """Return a size as the makers of models write it."""
    return f"{size_bytes / _GB:.1f} GB"
