"""Credentials by name, in three places: a person's `.env` file, the OS keychain, the library.

Names, places and sites stand in the library's table; values come from their place, for one exact
site. A name that only the `.env` file knows is bound to none, and goes nowhere.

A value on its way between two places is never only in one hand. While a row says `keychain` and
still has a sealed value, that one counts: the move was cut, and doing it again ends it.
"""

import asyncio
import unicodedata
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Protocol

from studio.domain.errors import SecretError
from studio.domain.page.address import host_of, is_private_way, origin_of
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.credential import (
    SecretCard,
    SecretFound,
    SecretPlace,
    SecretRow,
    clean_secret_name,
    clean_secret_origins,
    clean_user_name,
)
from studio.vault import secret_faults
from studio.vault.env_file import EnvFile, read_env_file
from studio.vault.keychain import Keychain
from studio.vault.secret_places import (
    KeychainValues,
    SealedValues,
    Sealing,
    check_value,
    may_have_written,
)
from studio.words import tr

_UNBOUND: Final = tr("どのサイトで使うかが決まっていないため、まだ使えません。")
_HALF_WAY: Final = tr(
    "OS のキーチェーンとのあいだの移動が終わっていません。もう一度移動すると片づきます。"
)


class SecretRows(Protocol):
    """The library's table of credentials. Raises `LibraryError`s."""

    async def secret_rows(self) -> tuple[SecretRow, ...]:
        """Return all rows by name."""
        ...

    async def put_secret(self, row: SecretRow, note: AuditNote | None = None) -> None:
        """Write one row, and what happened, in one transaction."""
        ...

    async def mark_secret_used(self, name: str, at: datetime, note: AuditNote) -> None:
        """Write when and where one was used, and nothing else: another process may be moving it."""
        ...

    async def remove_secret(self, name: str, note: AuditNote) -> None:
        """Forget one row."""
        ...


class Credentials:
    """A `SecretStore` over the three places.

    Args:
        rows: The library's table.
        sealing: Gives the key of the second layer.
        keychain: Of the operating system.
        env_file: Where the `.env` file would be.
        is_env_named: A person asked for this very file.
    """

    def __init__(
        self,
        rows: SecretRows,
        sealing: Sealing,
        keychain: Keychain,
        env_file: Path,
        *,
        is_env_named: bool = False,
    ) -> None:
        self._rows = rows
        self._sealed = SealedValues(sealing)
        self._keychain = KeychainValues(keychain, sealing)
        self._env_file = env_file
        self._is_env_named = is_env_named
        self._env: EnvFile | None = None
        self._turn = asyncio.Lock()

    async def cards(self) -> tuple[SecretCard, ...]:
        """See `SecretStore.cards`."""
        env = await self._read_env()
        rows = {row.name: row for row in await self._rows.secret_rows()}
        found = [_card(row, env) for row in rows.values()]
        found += [_unbound_card(name, env) for name in env.values if name not in rows]
        return tuple(sorted(found, key=lambda card: card.name))

    async def found(self) -> SecretFound:
        """See `SecretStore.found`."""
        env, trouble = await self._read_env(), await self._keychain.trouble()
        notices = (*env.exposed, *env.notices)
        if trouble is None:
            return SecretFound(usual=SecretPlace.KEYCHAIN, notices=notices)
        told = tr(
            "{trouble}新しい認証情報は、暗号化ライブラリに保管します。", trouble=trouble.in_words()
        )
        return SecretFound(usual=SecretPlace.LIBRARY, notices=(*notices, told))

    async def value_for(self, name: str, origin: str) -> str:
        """See `SecretStore.value_for`. Each use is written into the audit log before it happens."""
        row = await self._row(name)
        site = origin_of(origin)
        if not site or not is_private_way(site):
            raise secret_faults.open_way(row.name)
        if site not in row.origins:
            raise secret_faults.foreign_site(row.name, site, row.origins)
        value = await self._value(row)
        note = _note(AuditAction.SECRET_USED, row, host=host_of(site))
        await self._rows.mark_secret_used(row.name, datetime.now(UTC), note)
        return value

    async def values(self, names: Collection[str]) -> dict[str, str]:
        """See `SecretStore.values`."""
        found: dict[str, str] = {}
        for name in names:
            try:
                found[name] = await self._value(await self._row(name))
            except SecretError:
                continue
        return found

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
        if place is SecretPlace.ENV_FILE:
            raise secret_faults.env_is_yours(name, tr("登録", "cannot be …"))
        check_value(name, value, place)
        async with self._turn:
            former = await self._known(name)
            row = SecretRow(
                name=name,
                place=place,
                user=_user(user, former),
                origins=sites,
                updated_at=datetime.now(UTC),
                last_used_at=former.last_used_at if former else None,
            )
            await self._keep(row, value, former, AuditAction.SECRET_SET)
            return await self._card_of(name)

    async def bind(self, name: str, origins: Sequence[str], user: str | None = None) -> SecretCard:
        """See `SecretStore.bind`."""
        sites = clean_secret_origins(origins)
        async with self._turn:
            await self._read_env()
            row = await self._row(name)
            changes = {"origins": sites, "user": _user(user, row), "updated_at": datetime.now(UTC)}
            bound = row.model_copy(update=changes)
            if row.sealed:
                bound = await self._sealed.seal(bound, await self._sealed.open(row))
            await self._rows.put_secret(bound, _note(AuditAction.SECRET_BOUND, bound))
            return await self._card_of(row.name)

    async def move(self, name: str, place: SecretPlace) -> SecretCard:
        """See `SecretStore.move`. A line of the `.env` file stays: the card says which one to delete."""
        async with self._turn:
            await self._read_env()
            row = await self._row(name)
            if place is SecretPlace.ENV_FILE:
                raise secret_faults.env_is_yours(row.name, tr("移動", "cannot be …"))
            if row.place is not place or _is_half_way(row):
                value = await self._value(row)
                check_value(row.name, value, place)
                moved = row.model_copy(
                    update={"place": place, "sealed": b"", "updated_at": datetime.now(UTC)}
                )
                await self._keep(moved, value, row, AuditAction.SECRET_MOVED)
            return await self._card_of(row.name)

    async def remove(self, name: str) -> None:
        """See `SecretStore.remove`."""
        async with self._turn:
            env = await self._read_env()
            row = await self._row(name)
            if row.place is SecretPlace.ENV_FILE and row.name in env.values:
                raise secret_faults.env_is_yours(
                    row.name, tr("削除", "cannot be …"), env.lines[row.name]
                )
            trouble = await self._left_keychain(row)
            if trouble is not None:
                raise trouble
            await self._rows.remove_secret(row.name, _note(AuditAction.SECRET_REMOVED, row))

    async def _keep(
        self, row: SecretRow, value: str, former: SecretRow | None, action: AuditAction
    ) -> None:
        note = _note(action, row, former)
        if row.place is SecretPlace.KEYCHAIN:
            await self._into_keychain(row, value, former, note)
        else:
            await self._into_library(row, value, former, note)

    async def _into_library(
        self, row: SecretRow, value: str, former: SecretRow | None, note: AuditNote
    ) -> None:
        """Seal, write, read back; only then does the keychain forget, and only then is it told so."""
        sealed = await self._sealed.seal(row, value)
        if former is None or former.place is not SecretPlace.KEYCHAIN:
            await self._rows.put_secret(sealed, note)
            return
        half_way = sealed.model_copy(update={"place": SecretPlace.KEYCHAIN})
        await self._rows.put_secret(half_way, note)
        if await self._sealed.open(await self._row(row.name)) != value:
            raise secret_faults.value_broken(row.name)
        if await self._keychain.forget(former) is None:
            await self._rows.put_secret(sealed)

    async def _into_keychain(
        self, row: SecretRow, value: str, former: SecretRow | None, note: AuditNote
    ) -> None:
        """Write and read back while the library still holds a copy; then drop the copy."""
        refuge = await self._refuge(former)
        if former is not None:
            await self._rows.put_secret(await self._sealed.seal(row, value))
        trouble = await self._keychain.write(row, value)
        if trouble is None:
            await self._rows.put_secret(row, note)
            return
        if former is not None:
            keeps = refuge if refuge and may_have_written(trouble) else former
            await self._rows.put_secret(keeps)
        raise secret_faults.keychain_unusable(trouble)

    async def _refuge(self, former: SecretRow | None) -> SecretRow | None:
        """Return a row under which the old value lives on, whatever the keychain does to its entry."""
        if former is None or former.place is SecretPlace.ENV_FILE:
            return former
        half_way = former.model_copy(update={"place": SecretPlace.KEYCHAIN})
        try:
            return await self._sealed.seal(half_way, await self._value(former))
        except SecretError:  # it cannot be reached any more: that is why it is given anew
            return former

    async def _left_keychain(self, row: SecretRow) -> SecretError | None:
        if row.place is not SecretPlace.KEYCHAIN:
            return None
        trouble = await self._keychain.forget(row)
        return secret_faults.keychain_unusable(trouble) if trouble else None

    async def _value(self, row: SecretRow) -> str:
        """Return a value from its place.

        Raises:
            SecretError: SECRET_PLACE_UNUSABLE.
        """
        if row.sealed:
            return await self._sealed.open(row)
        if row.place is SecretPlace.KEYCHAIN:
            return await self._keychain.read(row)
        if row.place is SecretPlace.ENV_FILE:
            value = (await self._newest_env()).values.get(row.name)
            if value:
                return value
        raise secret_faults.value_missing(row)

    async def _row(self, name: str) -> SecretRow:
        """Return the row of a name; one that only the file knows is bound to no site."""
        found = await self._known(name)
        if found is None:
            env, rows = await self._newest_env(), await self._rows.secret_rows()
            raise secret_faults.not_found(name, (*env.values, *(row.name for row in rows)))
        return found

    async def _known(self, name: str) -> SecretRow | None:
        name = unicodedata.normalize("NFKC", name).strip()
        rows = await self._rows.secret_rows()
        found = next((row for row in rows if row.name == name), None)
        if found is None and name in (await self._newest_env()).values:
            return SecretRow(name=name, place=SecretPlace.ENV_FILE, updated_at=datetime.now(UTC))
        return found

    async def _card_of(self, name: str) -> SecretCard:
        return _card(await self._row(name), await self._newest_env())

    async def _newest_env(self) -> EnvFile:
        return self._env or await self._read_env()

    async def _read_env(self) -> EnvFile:
        self._env = await asyncio.to_thread(
            read_env_file, self._env_file, is_named=self._is_env_named
        )
        return self._env


def _user(given: str | None, former: SecretRow | None) -> str:
    """Return whose a secret is: what was given, else what was known."""
    if given is not None:
        return clean_user_name(given)
    return former.user if former else ""


def _is_half_way(row: SecretRow) -> bool:
    return row.place is SecretPlace.KEYCHAIN and bool(row.sealed)


def _card(row: SecretRow, env: EnvFile) -> SecretCard:
    return SecretCard(
        name=row.name,
        place=row.place,
        user=row.user,
        origins=row.origins,
        updated_at=row.updated_at,
        last_used_at=row.last_used_at,
        notice="".join(_notices(row, env)),
    )


def _unbound_card(name: str, env: EnvFile) -> SecretCard:
    notice = "".join((_UNBOUND, env.about.get(name, ""), *env.exposed))
    return SecretCard(name=name, place=SecretPlace.ENV_FILE, notice=notice)


def _notices(row: SecretRow, env: EnvFile) -> tuple[str, ...]:
    unbound = () if row.origins else (_UNBOUND,)
    half_way = (_HALF_WAY,) if _is_half_way(row) else ()
    if row.place is not SecretPlace.ENV_FILE:
        also = tr(
            ".env の {name} 行目にも「{row_name}」があります。使うのは{place}の値です。その行を消してください。",
            name=env.lines.get(row.name, 0),
            row_name=row.name,
            place=row.place.words,
        )
        return (*unbound, *half_way, *((also,) if row.name in env.values else ()))
    if row.name not in env.values:
        return (
            *unbound,
            tr(".env に「{name}」がありません。行を戻すか、削除してください。", name=row.name),
        )
    return (*unbound, env.about.get(row.name, ""), *env.exposed)


def _note(
    action: AuditAction, row: SecretRow, former: SecretRow | None = None, host: str = ""
) -> AuditNote:
    details = [("place", row.place.value)]
    if action is AuditAction.SECRET_MOVED and former is not None:
        details.append(("from", former.place.value))
    if action in (AuditAction.SECRET_SET, AuditAction.SECRET_BOUND):
        details.append(("sites", " ".join(row.origins)))
    if host:
        details.append(("host", host))
    return AuditNote(action=action, subject=row.name, details=tuple(details))
