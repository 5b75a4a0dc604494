"""Credentials in their three places: for their own sites only, never lost on the way, never told."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import pytest

from studio.domain.errors import SecretError
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.credential import SecretPlace
from studio.vault.credentials import Credentials
from studio.vault.keychain import Keychain, KeychainTrouble
from studio.vault.secret_places import SealingKey
from tests.vault.keychains import (
    BrokenKeychain,
    ForgetfulKeychain,
    HangingKeychain,
    LyingKeychain,
    MemoryKeychain,
)
from tests.vault.places import KEY, SITE, KilledError, MemoryRows, credentials_over, sealing

VALUE = "hunter2-CANARY"
OURS = (SecretPlace.KEYCHAIN, SecretPlace.LIBRARY)


@pytest.fixture
def rows() -> MemoryRows:
    return MemoryRows()


@pytest.fixture
def keychain() -> MemoryKeychain:
    return MemoryKeychain()


@pytest.fixture
def store(rows: MemoryRows, keychain: MemoryKeychain, tmp_path: Path) -> Credentials:
    return credentials_over(rows, tmp_path, keychain)


def write_env(folder: Path, text: str) -> None:
    (folder / ".env").write_text(text, encoding="utf-8")
    (folder / ".env").chmod(0o600)


async def fault_of(work: Awaitable[object]) -> SecretError:
    with pytest.raises(SecretError) as told:
        await work
    assert VALUE not in repr(told.value)
    assert told.value.remedy.endswith("。") or told.value.remedy.endswith("）")
    return told.value


@pytest.mark.parametrize("place", OURS)
async def test_a_value_comes_back_for_its_own_site(store: Credentials, place: SecretPlace) -> None:
    card = await store.put("会計ログイン", VALUE, [f"{SITE}/login?x=1"], place)
    assert (card.place, card.origins, card.notice) == (place, (SITE,), "")
    assert await store.value_for("会計ログイン", f"{SITE}:443") == VALUE
    assert await store.values(["会計ログイン", "無い"]) == {"会計ログイン": VALUE}
    (card,) = await store.cards()
    assert card.last_used_at is not None
    assert VALUE not in repr(store.__dict__ | {"cards": card})


@pytest.mark.parametrize("place", OURS)
async def test_a_value_stands_where_it_was_put_and_nowhere_else(
    store: Credentials, rows: MemoryRows, keychain: MemoryKeychain, place: SecretPlace
) -> None:
    await store.put("会計", VALUE, [SITE], place)
    assert (VALUE in keychain.entries.values()) is (place is SecretPlace.KEYCHAIN)
    (row,) = rows.table.values()
    assert bool(row.sealed) is (place is SecretPlace.LIBRARY)
    assert VALUE not in repr(row)
    await store.put("会計", "新しい値", [SITE], OURS[1 - OURS.index(place)])
    assert VALUE not in keychain.entries.values()
    assert await store.value_for("会計", SITE) == "新しい値"
    await store.remove("会計")
    assert not keychain.entries
    assert not rows.table


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "https://office.example.evil.example",
        "https://sub.office.example",
        "https://office.example:8443",
        "http://office.example",
        "https://office.example@evil.example/",
        "https://evil.example\\@office.example",
        "file:///office.example",
        "about:blank",
        "",
    ],
)
async def test_no_other_page_gets_it(store: Credentials, rows: MemoryRows, origin: str) -> None:
    await store.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    fault = await fault_of(store.value_for("会計", origin))
    assert fault.code == "SECRET_FOREIGN_SITE"
    assert AuditAction.SECRET_USED not in [note.action for note in rows.notes]


async def test_an_open_way_gets_nothing_even_when_the_table_says_so(
    store: Credentials, rows: MemoryRows
) -> None:
    await store.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    open_way = {"origins": ("http://office.example",)}
    rows.table["会計"] = rows.table["会計"].model_copy(update=open_way)
    fault = await fault_of(store.value_for("会計", "http://office.example"))
    assert "暗号化されていない" in fault.message


async def test_this_machine_needs_no_https(store: Credentials) -> None:
    await store.put("練習", VALUE, ["http://127.0.0.1:8000/login"], SecretPlace.LIBRARY)
    assert await store.value_for("練習", "http://127.0.0.1:8000") == VALUE
    await fault_of(store.value_for("練習", "http://127.0.0.1:8001"))


async def test_what_the_table_says_of_sites_is_sealed_with_the_value(
    store: Credentials, rows: MemoryRows
) -> None:
    await store.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    row = rows.table["会計"]
    rows.table["会計"] = row.model_copy(update={"origins": ("https://evil.example",)})
    fault = await fault_of(store.value_for("会計", "https://evil.example"))
    assert fault.code == "SECRET_PLACE_UNUSABLE"
    rows.table["別名"] = row.model_copy(update={"name": "別名"})
    assert (await fault_of(store.value_for("別名", SITE))).code == "SECRET_PLACE_UNUSABLE"


async def test_another_library_opens_none_of_these_values(
    store: Credentials, rows: MemoryRows, tmp_path: Path
) -> None:
    await store.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    for other in (SealingKey(KEY.key, "b2" * 16), SealingKey(bytes(32), KEY.library_id)):

        async def sealing(other: SealingKey = other) -> SealingKey:
            return other

        foreign = Credentials(rows, sealing, MemoryKeychain(), tmp_path / ".env")
        assert (await fault_of(foreign.value_for("会計", SITE))).code == "SECRET_PLACE_UNUSABLE"


@pytest.mark.parametrize("place", OURS)
async def test_sites_can_be_said_anew(store: Credentials, place: SecretPlace) -> None:
    await store.put("会計", VALUE, [SITE], place)
    card = await store.bind("会計", ["other.example", "https://third.example/"])
    assert card.origins == ("https://other.example", "https://third.example")
    assert await store.value_for("会計", "https://third.example") == VALUE
    await fault_of(store.value_for("会計", SITE))
    card = await store.bind("会計", [])
    assert "まだ使えません" in card.notice
    fault = await fault_of(store.value_for("会計", SITE))
    assert "結び付けてください" in fault.remedy


async def test_the_audit_tells_names_and_places_and_no_value(
    store: Credentials, rows: MemoryRows
) -> None:
    await store.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    await store.bind("会計", ["https://b.example"])
    await store.move("会計", SecretPlace.KEYCHAIN)
    await store.value_for("会計", "https://b.example")
    await store.remove("会計")
    assert [note.action for note in rows.notes] == [
        AuditAction.SECRET_SET,
        AuditAction.SECRET_BOUND,
        AuditAction.SECRET_MOVED,
        AuditAction.SECRET_USED,
        AuditAction.SECRET_REMOVED,
    ]
    assert {note.subject for note in rows.notes} == {"会計"}
    assert dict(rows.notes[2].details) == {"place": "keychain", "from": "library"}
    assert dict(rows.notes[3].details)["host"] == "b.example"
    assert VALUE not in json.dumps([note.model_dump(mode="json") for note in rows.notes])


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize("name", ["", "　", "{x}", "a：b", "a\nb", "x" * 61, "a\u202eb", "\ud800"])
async def test_names_that_cannot_stand_in_a_flow(store: Credentials, name: str) -> None:
    fault = await fault_of(store.put(name, VALUE, [SITE], SecretPlace.LIBRARY))
    assert fault.code == "SECRET_NAME_BAD"


async def test_a_name_is_the_same_in_every_width(store: Credentials) -> None:
    await store.put(" ｶｲｹｲＡ ", VALUE, [SITE], SecretPlace.LIBRARY)
    assert [card.name for card in await store.cards()] == ["カイケイA"]
    assert await store.value_for("ｶｲｹｲA", SITE) == VALUE


@pytest.mark.parametrize(
    ("value", "place", "code"),
    [
        ("", SecretPlace.LIBRARY, "SECRET_EMPTY"),
        ("　 ", SecretPlace.LIBRARY, "SECRET_EMPTY"),
        ("x" * 1281, SecretPlace.KEYCHAIN, "SECRET_TOO_LONG"),
        ("𠮷" * 641, SecretPlace.KEYCHAIN, "SECRET_TOO_LONG"),
        ("x" * 10_001, SecretPlace.LIBRARY, "SECRET_TOO_LONG"),
        (f"{VALUE}\n", SecretPlace.LIBRARY, "SECRET_VALUE_BAD"),
        (f"{VALUE}\x00", SecretPlace.KEYCHAIN, "SECRET_VALUE_BAD"),
        ("\ud800", SecretPlace.KEYCHAIN, "SECRET_VALUE_BAD"),
        (VALUE, SecretPlace.ENV_FILE, "SECRET_PLACE_UNUSABLE"),
    ],
)
async def test_values_that_a_place_cannot_keep(
    store: Credentials, rows: MemoryRows, value: str, place: SecretPlace, code: str
) -> None:
    assert (await fault_of(store.put("会計", value, [SITE], place))).code == code
    assert not rows.table


@pytest.mark.parametrize(
    "site",
    [
        "",
        "会計",
        "http://office.example",
        "javascript:alert(1)",
        "file:///x",
        "https://a@b.example",
    ],
)
async def test_sites_that_are_none(store: Credentials, site: str) -> None:
    fault = await fault_of(store.put("会計", VALUE, [site], SecretPlace.LIBRARY))
    assert fault.code == "SECRET_ORIGIN_BAD"


async def test_an_unknown_name_is_said_with_near_ones(store: Credentials) -> None:
    await store.put("会計ログイン", VALUE, [SITE], SecretPlace.LIBRARY)
    works: list[Callable[[], Awaitable[object]]] = [
        lambda: store.value_for("会計ログオン", SITE),
        lambda: store.bind("会計ログオン", [SITE]),
        lambda: store.move("会計ログオン", SecretPlace.KEYCHAIN),
        lambda: store.remove("会計ログオン"),
    ]
    for work in works:
        fault = await fault_of(work())
        assert fault.code == "SECRET_NOT_FOUND"
        assert "会計ログイン" in fault.remedy


# ------------------------------------------------------------------ the .env file


async def test_a_line_of_the_file_goes_nowhere_until_it_is_bound(
    store: Credentials, tmp_path: Path
) -> None:
    write_env(tmp_path, f"OFFICE_PW={VALUE}\nTEJUN_ENGINE=openai\n")
    (card,) = await store.cards()
    assert (card.name, card.place, card.origins) == ("OFFICE_PW", SecretPlace.ENV_FILE, ())
    assert "まだ使えません" in card.notice
    assert (await fault_of(store.value_for("OFFICE_PW", SITE))).code == "SECRET_FOREIGN_SITE"
    card = await store.bind("OFFICE_PW", [SITE])
    assert (card.place, card.notice) == (SecretPlace.ENV_FILE, "")
    assert await store.value_for("OFFICE_PW", SITE) == VALUE


async def test_the_file_is_only_read(store: Credentials, tmp_path: Path) -> None:
    write_env(tmp_path, f"\nOFFICE_PW={VALUE}\n")
    before = (tmp_path / ".env").read_bytes()
    fault = await fault_of(store.remove("OFFICE_PW"))
    assert "2 行目" in fault.remedy
    await fault_of(store.move("OFFICE_PW", SecretPlace.ENV_FILE))
    assert (tmp_path / ".env").read_bytes() == before


@pytest.mark.parametrize("place", OURS)
async def test_moving_out_of_the_file_says_which_line_to_delete(
    store: Credentials, tmp_path: Path, place: SecretPlace
) -> None:
    write_env(tmp_path, f"X=1\nOFFICE_PW={VALUE}\n")
    await store.bind("OFFICE_PW", [SITE])
    card = await store.move("OFFICE_PW", place)
    assert card.place is place
    assert ".env の 2 行目" in card.notice
    write_env(tmp_path, "X=1\n")
    assert [card.notice for card in await store.cards() if card.name == "OFFICE_PW"] == [""]
    assert await store.value_for("OFFICE_PW", SITE) == VALUE


async def test_a_changed_file_is_noticed_by_the_next_look(
    store: Credentials, tmp_path: Path
) -> None:
    write_env(tmp_path, "A=old")
    await store.bind("A", [SITE])
    await store.cards()
    write_env(tmp_path, "A=new")
    assert await store.value_for("A", SITE) == "old"
    await store.cards()
    assert await store.value_for("A", SITE) == "new"


async def test_a_line_that_went_away_is_told(store: Credentials, tmp_path: Path) -> None:
    write_env(tmp_path, f"A={VALUE}")
    await store.bind("A", [SITE])
    write_env(tmp_path, "")
    (card,) = await store.cards()
    assert "ありません" in card.notice
    fault = await fault_of(store.value_for("A", SITE))
    assert fault.code == "SECRET_PLACE_UNUSABLE"
    assert await store.values(["A"]) == {}
    await store.remove("A")
    assert await store.cards() == ()


async def test_what_is_unsafe_about_the_file_is_told_once_and_on_each_card(
    store: Credentials, tmp_path: Path
) -> None:
    write_env(tmp_path, f"A={VALUE}")
    (tmp_path / ".env").chmod(0o644)
    (card,) = await store.cards()
    found = await store.found()
    assert "chmod 600" in card.notice
    assert ["chmod 600" in notice for notice in found.notices] == [True]
    assert found.usual is SecretPlace.KEYCHAIN


# ------------------------------------------------------------------ keychains that fail


@pytest.mark.parametrize("trouble", [t for t in KeychainTrouble if t is not KeychainTrouble.UNTRUE])
async def test_a_keychain_that_fails_is_said_with_a_way_out(
    rows: MemoryRows, tmp_path: Path, trouble: KeychainTrouble
) -> None:
    await credentials_over(rows, tmp_path).put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    store = credentials_over(rows, tmp_path, BrokenKeychain(trouble))
    works: list[Callable[[], Awaitable[object]]] = [
        lambda: store.value_for("会計", SITE),
        lambda: store.move("会計", SecretPlace.LIBRARY),
        lambda: store.put("新", VALUE, [SITE], SecretPlace.KEYCHAIN),
        lambda: store.put("会計", "新", [SITE], SecretPlace.KEYCHAIN),
    ]
    for work in works:
        assert (await fault_of(work())).code == "SECRET_PLACE_UNUSABLE"
    assert [row.name for row in rows.table.values()] == ["会計"]
    assert await store.values(["会計"]) == {}
    found = await store.found()
    assert found.usual is SecretPlace.LIBRARY
    assert "暗号化ライブラリ" in found.notices[-1]


@pytest.mark.parametrize("liar", [LyingKeychain, ForgetfulKeychain])
async def test_a_keychain_that_lies_keeps_nothing_and_nothing_is_lost(
    rows: MemoryRows, tmp_path: Path, liar: type[MemoryKeychain]
) -> None:
    store = credentials_over(rows, tmp_path, liar())
    await store.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    assert (
        await fault_of(store.move("会計", SecretPlace.KEYCHAIN))
    ).code == "SECRET_PLACE_UNUSABLE"
    assert (
        await fault_of(store.put("会計", "新しい値", [SITE], SecretPlace.KEYCHAIN))
    ).code == "SECRET_PLACE_UNUSABLE"
    assert await store.value_for("会計", SITE) == VALUE
    await fault_of(store.put("新", VALUE, [SITE], SecretPlace.KEYCHAIN))
    assert list(rows.table) == ["会計"]


class TurningKeychain(MemoryKeychain):
    """Keeps its word until it is told to turn; then it writes other bytes."""

    is_turned = False

    async def write(self, name: str, secret: str) -> None:
        """Keep it, or garbage."""
        await super().write(name, "garbage" if self.is_turned else secret)


async def test_a_replacement_that_fails_gives_the_old_value_back(
    rows: MemoryRows, tmp_path: Path
) -> None:
    keychain = TurningKeychain()
    store = credentials_over(rows, tmp_path, keychain)
    await store.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    keychain.is_turned = True
    await fault_of(store.put("会計", "新しい値", [SITE], SecretPlace.KEYCHAIN))
    assert await store.value_for("会計", SITE) == VALUE


async def test_a_keychain_that_hangs_is_given_up(rows: MemoryRows, tmp_path: Path) -> None:
    await credentials_over(rows, tmp_path).put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    keychain = HangingKeychain(timeout_s=0.05)
    store = credentials_over(rows, tmp_path, keychain)
    fault = await fault_of(store.move("会計", SecretPlace.KEYCHAIN))
    assert "応答しませんでした" in fault.message
    assert await store.value_for("会計", SITE) == VALUE
    keychain.released.set()


async def test_where_the_keychain_is_gone_a_value_can_be_given_anew_or_removed(
    rows: MemoryRows, tmp_path: Path
) -> None:
    await credentials_over(rows, tmp_path).put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    store = credentials_over(rows, tmp_path, BrokenKeychain(KeychainTrouble.ABSENT))
    await store.put("会計", "新しい値", [SITE], SecretPlace.LIBRARY)
    assert await store.value_for("会計", SITE) == "新しい値"
    other = credentials_over(rows, tmp_path)
    await other.put("別", VALUE, [SITE], SecretPlace.KEYCHAIN)
    await store.remove("別")
    assert list(rows.table) == ["会計"]


class LockableKeychain(MemoryKeychain):
    """Gives and takes, and refuses to forget while it is locked."""

    is_locked = False

    async def delete(self, name: str) -> None:
        """Refuse while locked."""
        if self.is_locked:
            await BrokenKeychain(KeychainTrouble.LOCKED).delete(name)
        await super().delete(name)


async def test_an_old_place_that_does_not_forget_is_told_and_cleared_by_the_next_move(
    rows: MemoryRows, tmp_path: Path
) -> None:
    keychain = LockableKeychain()
    store = credentials_over(rows, tmp_path, keychain)
    await store.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    keychain.is_locked = True
    card = await store.move("会計", SecretPlace.LIBRARY)
    assert "もう一度移動" in card.notice
    assert (await fault_of(store.remove("会計"))).code == "SECRET_PLACE_UNUSABLE"
    keychain.is_locked = False
    card = await store.move("会計", SecretPlace.LIBRARY)
    assert (card.place, card.notice) == (SecretPlace.LIBRARY, "")
    assert not keychain.entries
    assert await store.value_for("会計", SITE) == VALUE


# ------------------------------------------------------------------ kills between the places


class DyingKeychain(MemoryKeychain):
    """Is there until the process is killed, before or after one of its calls.

    Attributes:
        dies_at: Which point, counted from 1: before and after each write, read and deletion.
    """

    def __init__(self, dies_at: int) -> None:
        super().__init__()
        self.dies_at = dies_at
        self.points = 0

    async def read(self, name: str) -> str | None:
        """Pass two points."""
        self._pass()
        found = await super().read(name)
        self._pass()
        return found

    async def write(self, name: str, secret: str) -> None:
        """Pass two points."""
        self._pass()
        await super().write(name, secret)
        self._pass()

    async def delete(self, name: str) -> None:
        """Pass two points."""
        self._pass()
        await super().delete(name)
        self._pass()

    def _pass(self) -> None:
        self.points += 1
        if self.points == self.dies_at:
            raise KilledError


async def after_kill(
    rows: MemoryRows, keychain: MemoryKeychain, folder: Path, goal: SecretPlace
) -> None:
    """What the next start finds is the value, and the move can be done to its end."""
    rows.dies_at = 0
    survivor = MemoryKeychain()
    survivor.entries = keychain.entries
    store = credentials_over(rows, folder, survivor)
    assert await store.value_for("会計", SITE) == VALUE
    card = await store.move("会計", goal)
    assert (card.place, "移動が終わって" in card.notice) == (goal, False)
    assert await store.value_for("会計", SITE) == VALUE
    assert (VALUE in survivor.entries.values()) is (goal is SecretPlace.KEYCHAIN)
    assert bool(rows.table["会計"].sealed) is (goal is SecretPlace.LIBRARY)


@pytest.mark.parametrize("point", range(1, 5))
@pytest.mark.parametrize("start", SecretPlace)
@pytest.mark.parametrize("goal", OURS)
async def test_a_kill_at_any_write_of_the_table_loses_nothing(
    tmp_path: Path, start: SecretPlace, goal: SecretPlace, point: int
) -> None:
    rows, keychain = MemoryRows(), MemoryKeychain()
    store = credentials_over(rows, tmp_path, keychain)
    await begin_at(store, start, tmp_path)
    rows.dies_after(point)
    with contextlib.suppress(KilledError):
        await store.move("会計", goal)
    await after_kill(rows, keychain, tmp_path, goal)


@pytest.mark.parametrize("point", range(1, 8))
@pytest.mark.parametrize("start", SecretPlace)
@pytest.mark.parametrize("goal", OURS)
async def test_a_kill_at_any_call_of_the_keychain_loses_nothing(
    tmp_path: Path, start: SecretPlace, goal: SecretPlace, point: int
) -> None:
    rows, keychain = MemoryRows(), DyingKeychain(dies_at=0)
    store = credentials_over(rows, tmp_path, keychain)
    await begin_at(store, start, tmp_path)
    keychain.dies_at = keychain.points + point
    with contextlib.suppress(KilledError):
        await store.move("会計", goal)
    await after_kill(rows, keychain, tmp_path, goal)


async def begin_at(store: Credentials, start: SecretPlace, folder: Path) -> None:
    if start is not SecretPlace.ENV_FILE:
        await store.put("会計", VALUE, [SITE], start)
        return
    write_env(folder, f"会計={VALUE}")
    await store.bind("会計", [SITE])


async def test_a_cancelled_move_is_whole_on_one_side(rows: MemoryRows, tmp_path: Path) -> None:
    keychain: Keychain = HangingKeychain(timeout_s=20)
    store = credentials_over(rows, tmp_path, keychain)
    await store.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
    moving = asyncio.get_running_loop().create_task(
        store.move("会計", SecretPlace.KEYCHAIN), name="moving"
    )
    while rows.table["会計"].place is not SecretPlace.KEYCHAIN:
        await asyncio.sleep(0)
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    assert await store.value_for("会計", SITE) == VALUE


async def test_the_key_shows_itself_nowhere() -> None:
    assert "x01" not in repr(await sealing())


class MovingRows(MemoryRows):
    """A table that another process changes while a value is being read."""

    async def mark_secret_used(self, name: str, at: datetime, note: AuditNote) -> None:
        """Be moved to the library by somebody else just before."""
        await credentials_over(self, Path("nowhere"), self.keychain).move(name, SecretPlace.LIBRARY)
        await super().mark_secret_used(name, at, note)

    keychain = MemoryKeychain()


async def test_a_use_never_undoes_a_move_of_another_process(tmp_path: Path) -> None:
    rows = MovingRows()
    store = credentials_over(rows, tmp_path, rows.keychain)
    await store.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    assert await store.value_for("会計", SITE) == VALUE
    assert rows.table["会計"].place is SecretPlace.LIBRARY
    assert rows.table["会計"].last_used_at is not None
    assert await store.value_for("会計", SITE) == VALUE
