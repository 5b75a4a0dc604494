"""The newest pages of a run, by site."""

from studio.domain.page.observation import AriaNode, Observation
from studio.engine.perception.seen_pages import SeenPages, numbers_in


def page(text: str, url: str) -> Observation:
    root = AriaNode("document", children=(AriaNode("text", text=text),))
    return Observation(epoch=1, url=url, title="題", root=root)


def test_pages_of_the_same_site_are_kept_the_newest_last() -> None:
    seen = SeenPages()
    for number in range(20):
        seen.add(page(f"ページ{number}", "https://a.example/"))
    other = page("よそ", "https://b.example/")
    seen.add(other)
    kept = seen.before(page("いま", "https://a.example/x"))
    assert "ページ19" in kept[-1].letters
    assert not any("よそ" in one.letters for one in kept)
    assert seen.before(None)[-1].page is other


def test_numbers_are_told_without_the_commas_of_thousands() -> None:
    assert numbers_in(("1,200 円", "３個", "10.5%")) == {"1200", "3", "10.5"}
