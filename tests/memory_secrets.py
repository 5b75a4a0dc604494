"""A twin of the vault that lives in memory: the protocol's promises without a keychain or a file."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from studio.domain.errors import SecretError
from studio.domain.page.address import origin_of
from studio.domain.records.credential import (
    SecretCard,
    SecretFound,
    SecretPlace,
    clean_secret_name,
    clean_secret_origins,
    clean_user_name,
)

MAX_CHARS = 10_000


@dataclass(frozen=True, slots=True)
class _Kept:
    """A secret with its value."""

    card: SecretCard
    value: str


class MemorySecrets:
    """A `SecretStore` that forgets everything at its end.

    Attributes:
        unusable: Places that cannot be read or written now.
        notices: What `found` tells of the places.
    """

    def __init__(self) -> None:
        self.unusable: set[SecretPlace] = set()
        self.notices: tuple[str, ...] = ()
        self._kept: dict[str, _Kept] = {}

    def lay(self, name: str, value: str) -> None:
        """Let a `.env` file hold a secret, which a person wrote there."""
        card = SecretCard(name=name, place=SecretPlace.ENV_FILE, notice="まだ使えません。")
        self._kept[name] = _Kept(card, value)

    async def cards(self) -> tuple[SecretCard, ...]:
        """See `SecretStore.cards`."""
        return tuple(self._kept[name].card for name in sorted(self._kept))

    async def found(self) -> SecretFound:
        """See `SecretStore.found`."""
        has_keychain = SecretPlace.KEYCHAIN not in self.unusable
        usual = SecretPlace.KEYCHAIN if has_keychain else SecretPlace.LIBRARY
        return SecretFound(usual=usual, notices=self.notices)

    async def value_for(self, name: str, origin: str) -> str:
        """See `SecretStore.value_for`."""
        kept = self._known(name)
        if origin_of(origin) not in kept.card.origins:
            raise SecretError(
                "SECRET_FOREIGN_SITE",
                f"「{kept.card.name}」は、このサイトでは使えません。",
                "使うサイトに加えてください。",
            )
        self._reach(kept.card.place)
        used = kept.card.model_copy(update={"last_used_at": datetime.now(UTC)})
        self._kept[used.name] = replace(kept, card=used)
        return kept.value

    async def values(self, names: Collection[str]) -> dict[str, str]:
        """See `SecretStore.values`."""
        return {
            name: self._kept[name].value
            for name in names
            if name in self._kept and self._kept[name].card.place not in self.unusable
        }

    async def put(
        self,
        name: str,
        value: str,
        origins: Sequence[str],
        place: SecretPlace,
        user: str | None = None,
    ) -> SecretCard:
        """See `SecretStore.put`."""
        name, sites = clean_secret_name(name), clean_secret_origins(origins)
        if not value:
            raise SecretError("SECRET_EMPTY", "値が空です。", "値を入力してください。")
        if len(value) > MAX_CHARS:
            raise SecretError("SECRET_TOO_LONG", "値が長すぎます。", "短くしてください。")
        self._write(place)
        former = self._kept.get(name)
        card = SecretCard(
            name=name,
            place=place,
            user=_user(user, former),
            origins=sites,
            updated_at=datetime.now(UTC),
            last_used_at=former.card.last_used_at if former else None,
        )
        self._kept[name] = _Kept(card, value)
        return card

    async def bind(self, name: str, origins: Sequence[str], user: str | None = None) -> SecretCard:
        """See `SecretStore.bind`."""
        sites = clean_secret_origins(origins)
        kept = self._known(name)
        return self._replace(kept, origins=sites, user=_user(user, kept), notice="")

    async def move(self, name: str, place: SecretPlace) -> SecretCard:
        """See `SecretStore.move`."""
        kept = self._known(name)
        self._reach(kept.card.place)
        self._write(place)
        return self._replace(kept, place=place)

    async def remove(self, name: str) -> None:
        """See `SecretStore.remove`."""
        kept = self._known(name)
        self._write(kept.card.place)
        del self._kept[kept.card.name]

    def _replace(self, kept: _Kept, **changes: object) -> SecretCard:
        card = kept.card.model_copy(update={**changes, "updated_at": datetime.now(UTC)})
        self._kept[card.name] = replace(kept, card=card)
        return card

    def _known(self, name: str) -> _Kept:
        kept = self._kept.get(clean_secret_name(name))
        if kept is None:
            raise SecretError(
                "SECRET_NOT_FOUND",
                f"「{name}」という認証情報はありません。",
                "名前を確かめてください。",
            )
        return kept

    def _write(self, place: SecretPlace) -> None:
        if place is SecretPlace.ENV_FILE:
            raise SecretError(
                "SECRET_PLACE_UNUSABLE",
                ".env ファイルは書き換えません。",
                "ファイルを直してください。",
            )
        self._reach(place)

    def _reach(self, place: SecretPlace) -> None:
        if place in self.unusable:
            raise SecretError(
                "SECRET_PLACE_UNUSABLE",
                f"{place.words}を使えません。",
                "ロックを解除するか、ほかの保管場所にしてください。",
            )


def _user(given: str | None, former: _Kept | None) -> str:
    known = former.card.user if former else ""
    return known if given is None else clean_user_name(given)
