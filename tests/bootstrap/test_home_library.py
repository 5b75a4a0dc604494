"""Opening the library of a home: by file, by a person, and never silently anew."""

from pathlib import Path

import pytest

from studio.bootstrap.home_library import CHOOSE_PASSPHRASE, HomeLibrary
from studio.domain.errors import LibraryError, LibraryLockedError
from studio.domain.flows.flow import Flow
from studio.settings.paths import Paths
from studio.settings.settings import Settings

GOOD = "さくら 2026 の合言葉"


class Person:
    """Types the given answers, one a question, and remembers why it was asked."""

    def __init__(self, *answers: str | None) -> None:
        self._answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, locked: LibraryLockedError) -> str | None:
        self.asked.append(locked.code)
        return self._answers.pop(0)


def home(tmp_path: Path) -> Paths:
    return Paths.resolve(tmp_path / "家").create()


async def kept(library: HomeLibrary) -> list[str]:
    names = [summary.name for summary in await library.summaries()]
    await library.close()
    return names


async def test_a_person_chooses_and_later_types_the_passphrase(tmp_path: Path) -> None:
    paths, person = home(tmp_path), Person(GOOD)
    first = HomeLibrary(paths, Settings(), person)
    await first.save(Flow(name="月次の締め"))
    assert first.recovery_key
    await first.close()
    assert person.asked == [CHOOSE_PASSPHRASE]
    again = Person("ちがう合言葉です", GOOD)
    second = HomeLibrary(paths, Settings(), again)
    assert await kept(second) == ["月次の締め"]
    assert again.asked == ["PASSPHRASE_NEEDED", "PASSPHRASE_WRONG"]
    assert second.recovery_key == ""


async def test_full_width_typing_opens_too(tmp_path: Path) -> None:
    paths = home(tmp_path)
    first = HomeLibrary(paths, Settings(), Person("tejun-2026"))
    await first.ready()
    await first.close()
    assert await kept(HomeLibrary(paths, Settings(), Person("ｔｅｊｕｎ－２０２６"))) == []


async def test_giving_up_leaves_everything_as_it_was(tmp_path: Path) -> None:
    paths = home(tmp_path)
    with pytest.raises(LibraryLockedError, match="パスフレーズを決める"):
        await HomeLibrary(paths, Settings(), Person(None)).ready()
    assert not paths.library_file.exists()


async def test_without_a_person_the_fault_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(LibraryLockedError, match="TEJUN_PASSPHRASE_FILE"):
        await HomeLibrary(home(tmp_path), Settings()).ready()


async def test_a_passphrase_file_opens_without_asking(tmp_path: Path) -> None:
    paths = home(tmp_path)
    file = tmp_path / "合言葉.txt"
    file.write_text(GOOD + "\n", encoding="utf-8")
    settings, nobody = Settings(passphrase_file=file), Person()
    first = HomeLibrary(paths, settings, nobody)
    await first.save(Flow(name="交通費"))
    await first.close()
    assert first.recovery_key, "was never shown, and then asked for at the foot of the window"
    second = HomeLibrary(paths, settings, nobody)
    assert await kept(second) == ["交通費"]
    assert second.recovery_key == ""


async def test_a_lost_library_is_never_made_anew(tmp_path: Path) -> None:
    paths = home(tmp_path)
    first = HomeLibrary(paths, Settings(), Person(GOOD))
    await first.save(Flow(name="消えては困る"))
    await first.close()
    for file in paths.home.glob("library.db*"):
        file.unlink()
    with pytest.raises(LibraryError) as lost:
        await HomeLibrary(paths, Settings(), Person(GOOD)).ready()
    assert lost.value.code == "LIBRARY_MISSING"
    assert not paths.library_file.exists()


async def test_the_recovery_key_opens_where_the_passphrase_is_forgotten(tmp_path: Path) -> None:
    paths = home(tmp_path)
    first = HomeLibrary(paths, Settings(), Person(GOOD))
    await first.save(Flow(name="控えておいてよかった"))
    key = first.recovery_key
    await first.close()
    person = Person("忘れてしまった", key.lower().replace("-", " "))
    assert await kept(HomeLibrary(paths, Settings(), person)) == ["控えておいてよかった"]
