from contextlib import suppress

from studio.domain.failpoints import failing, fp


def test_a_point_does_nothing_without_a_hook() -> None:
    fp("library.commit")


def test_a_hook_hears_every_point_until_its_block_ends() -> None:
    passed: list[str] = []
    with failing(passed.append):
        fp("a.one")
        fp("a.two")
    fp("a.three")
    assert passed == ["a.one", "a.two"]


def test_what_a_hook_raises_comes_out_and_leaves_no_hook_behind() -> None:
    def fail(name: str) -> None:
        raise OSError(name)

    with suppress(OSError), failing(fail):
        fp("a.one")
    fp("a.two")
