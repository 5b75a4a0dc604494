"""The file `library.keys`: the library's key, wrapped once for each way to open it.

It holds nothing that opens the library by itself. Written whole or not at all, with a copy beside
it (`.bak`) that takes over when the file is lost or damaged.
"""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, Literal, Self
from uuid import uuid4

from pydantic import Field, ValidationError
from pydantic_core import from_json

from studio.domain.errors import LibraryError
from studio.domain.frozen import Frozen
from studio.vault import faults
from studio.vault.private_file import sync_folder, take_free_place, write_beside
from studio.words import tr

KEYS_FORMAT: Final = 2
"""2: a new key may stand beside the old one; secrets and audit have keys of their own."""
_MAX_FILE_BYTES: Final = 1_000_000

Hex = Annotated[str, Field(pattern=r"^([0-9a-f]{2})+$", max_length=1_000)]


class Argon2Cost(Frozen):
    """How hard a passphrase is to guess (RFC 9106, second choice); capped, since a file can lie.

    A hostile file could otherwise ask for all the memory of the machine.
    """

    name: Literal["argon2id"] = "argon2id"
    iterations: Annotated[int, Field(ge=1, le=10)] = 3
    memory_kib: Annotated[int, Field(ge=8 * 16, le=256 * 1024)] = 64 * 1024
    lanes: Annotated[int, Field(ge=1, le=16)] = 4


class KeychainSlot(Frozen):
    """Opens with a random key that only the OS keychain has.

    Attributes:
        backend: Which keychain that was, to tell the person when it changed.
        entry: Name of the keychain's entry; "" for the one that is named after the library alone.
    """

    kind: Literal["keychain"] = "keychain"
    backend: str
    entry: Annotated[str, Field(max_length=200)] = ""
    wrapped: Hex


class PassphraseSlot(Frozen):
    """Opens with what a person, or a file, says."""

    kind: Literal["passphrase"] = "passphrase"
    cost: Argon2Cost
    salt: Hex
    wrapped: Hex


class RecoverySlot(Frozen):
    """Opens with the recovery key on paper.

    Attributes:
        is_confirmed: The person typed it back once.
    """

    kind: Literal["recovery"] = "recovery"
    salt: Hex
    wrapped: Hex
    is_confirmed: bool = False


AnySlot = KeychainSlot | PassphraseSlot | RecoverySlot
Slot = Annotated[AnySlot, Field(discriminator="kind")]


class KeySet(Frozen):
    """One key of the library, wrapped for each way to open it, and what only that key opens.

    Attributes:
        slots: At most one of each kind.
        inner: The keys of secrets and audit, sealed under the library's key; "": derived from it.
            They stay when the library gets a new key, so that what was sealed under them stays
            readable and the audit's chain unbroken.
        former: Older keys, newest first, sealed under this one: they open backups of their time.
    """

    slots: Annotated[tuple[Slot, ...], Field(max_length=16)] = ()
    inner: Hex | Literal[""] = ""
    former: Annotated[tuple[Hex, ...], Field(max_length=100)] = ()

    def with_slot(self, slot: AnySlot) -> Self:
        """Return a copy in which `slot` stands for its kind."""
        return self.without(slot.kind)._with(slot)

    def without(self, kind: str) -> Self:
        """Return a copy without the slot of this kind."""
        kept = tuple(slot for slot in self.slots if slot.kind != kind)
        return self.model_copy(update={"slots": kept})

    def _with(self, slot: AnySlot) -> Self:
        return self.model_copy(update={"slots": (*self.slots, slot)})


class KeysDocument(KeySet):
    """What the file holds: the key in use, and a new one while the file is being rekeyed.

    Attributes:
        library_id: Binds the slots, and the keychain's entry, to one library.
        is_established: The library file was made once; from then on its absence is a loss.
        coming: Written before the library file gets this key. While it is there, the file has one
            of the two, and opening it tells which.
    """

    keys_format: Literal[1, 2] = KEYS_FORMAT
    library_id: str = Field(default_factory=lambda: uuid4().hex, pattern=r"^[0-9a-f]{32}$")
    is_established: bool = False
    coming: KeySet | None = None

    def promoted(self) -> "KeysDocument":
        """Return a copy in which the new key is the one in use."""
        coming = self.coming
        if coming is None:
            return self
        kept = {"slots": coming.slots, "inner": coming.inner, "former": coming.former}
        return self.model_copy(update={**kept, "coming": None})

    def settled(self) -> "KeysDocument":
        """Return a copy without a new key."""
        return self.model_copy(update={"coming": None})


class KeyFile:
    """Reads and writes one keys file. Blocking."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._backup = path.with_name(path.name + ".bak")

    def load(self) -> KeysDocument | None:
        """Return what is stored, from the copy when the file is gone or damaged; None for neither.

        Raises:
            LibraryError: KEYS_NEWER, KEYS_DAMAGED or KEYS_UNREADABLE.
        """
        texts = [self._read(self.path), self._read(self._backup)]
        documents = (read_keys(text) for text in texts if text is not None)
        found = next((document for document in documents if document), None)
        if found is None and any(text is not None for text in texts):
            raise faults.keys_damaged(self.path)
        return found

    def create(self, document: KeysDocument) -> KeysDocument:
        """Write the first document; when another start was quicker, return its document instead."""
        partial = self._write_partial(document)
        try:
            is_ours = take_free_place(partial, self.path)
        except OSError as exc:
            raise _not_saved(self.path, exc) from exc
        return document if is_ours else self.load() or document

    def save(self, document: KeysDocument) -> None:
        """Replace the document, then its copy.

        The copy is there for bit rot, not for undo: a passphrase that was changed must not go on
        opening the library from an older file.

        Raises:
            LibraryError: KEYS_NOT_SAVED.
        """
        places, partials = (self.path, self._backup), list[Path]()
        try:
            for _ in places:  # room for both, before either is replaced
                partials.append(self._write_partial(document))
            for partial, place in zip(partials, places, strict=True):
                self._replace(partial, place)
        finally:
            for partial in partials:
                partial.unlink(missing_ok=True)

    def _read(self, path: Path) -> bytes | None:
        try:
            with path.open("rb") as file:
                return file.read(_MAX_FILE_BYTES)
        except FileNotFoundError:
            return None
        except OSError as exc:
            raise LibraryError(
                "KEYS_UNREADABLE",
                tr("ライブラリの鍵ファイルを読めません：{path}", path=path),
                tr("ファイルの権限を確かめてから、もう一度開いてください。"),
                detail=str(exc),
            ) from exc

    def _write_partial(self, document: KeysDocument) -> Path:
        newest = document.model_copy(update={"keys_format": KEYS_FORMAT})
        try:
            return write_beside(self.path, newest.model_dump_json(indent=1).encode())
        except OSError as exc:
            raise _not_saved(self.path, exc) from exc

    def _replace(self, partial: Path, path: Path) -> None:
        try:
            partial.replace(path)
        except OSError as exc:
            raise _not_saved(self.path, exc) from exc
        sync_folder(self.path.parent)


def read_keys(content: bytes) -> KeysDocument | None:
    """Read a document; None when it is damaged.

    Raises:
        LibraryError: KEYS_NEWER.
    """
    try:
        return KeysDocument.model_validate_json(content)
    except ValidationError:
        if _stated_format(content) > KEYS_FORMAT:
            raise LibraryError(
                "KEYS_NEWER",
                tr("このライブラリは新しい版の手順スタジオで作られています。"),
                tr(
                    "手順スタジオを新しい版にしてから開いてください。ファイルはそのまま残しています。"
                ),
            ) from None
        return None


def _stated_format(content: bytes) -> int:
    with suppress(ValueError):
        match from_json(content):
            case {"keys_format": int(number)}:
                return number
            case _:
                return 0
    return 0


def _not_saved(path: Path, cause: OSError) -> LibraryError:
    return LibraryError(
        "KEYS_NOT_SAVED",
        tr("ライブラリの鍵ファイルを保存できません：{path}", path=path),
        tr("書き込めるフォルダーか、空き容量があるかを確かめてください。"),
        detail=str(cause),
    )


def kinds(slots: Iterable[AnySlot]) -> frozenset[str]:
    """Return which ways of opening there are."""
    return frozenset(slot.kind for slot in slots)
