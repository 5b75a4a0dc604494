"""A paper as one HTML file: no script, no address outside, pictures in the file itself."""

from base64 import b64encode
from collections.abc import Iterator
from typing import Final

from studio.documents.jpeg import jpeg_size
from studio.documents.looks import SHEET
from studio.documents.markup import Markup, element, style
from studio.domain.records.document import Paper, PaperPicture, PaperStep, PaperTable, StepMark
from studio.words import language, tr

_POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


class HtmlFile:
    """Papers for a browser, a mail or a printer."""

    title = "HTML"
    suffix = ".html"

    def data(self, paper: Paper) -> bytes:
        """Return the file of a paper."""
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", **{"http-equiv": "Content-Security-Policy", "content": _POLICY}),
            element("meta", name="referrer", content="no-referrer"),
            element("title", tr("{kind}：{title}", kind=paper.kind, title=paper.title)),
            style(SHEET),
        )
        whole = element(
            "html", head, element("body", element("main", _parts(paper))), lang=language()
        )
        return f"<!doctype html>\n{whole}\n".encode("utf-8", "replace")


def _parts(paper: Paper) -> Iterator[Markup]:
    yield element("p", paper.kind, class_="kind")
    yield element("h1", paper.title)
    yield _facts(paper.facts, "facts")
    if paper.notice:
        yield element("p", paper.notice, class_="notice")
    yield from map(_table, paper.before)
    yield element("h2", paper.steps_title)
    if not paper.steps:
        yield element("p", tr("操作の記録は残っていません。"))
    for step in paper.steps:
        if step.heading:
            yield element("h3", step.heading)
        yield _step(step)
    yield from map(_table, paper.after)
    yield element("footer", paper.foot)


def _facts(facts: tuple[tuple[str, str], ...], class_: str) -> Markup:
    rows = [
        element("tr", element("th", label, scope="row"), element("td", said))
        for label, said in facts
    ]
    return element("table", element("tbody", rows), class_=class_)


def _table(part: PaperTable) -> Markup:
    inside = [element("h2", part.title)]
    inside += [element("p", part.lead, class_="lead")] if part.lead else []
    cells = [element("th", one, scope="col") for one in part.columns]
    rows = [element("tr", [element("td", cell) for cell in row]) for row in part.rows]
    head = [element("thead", element("tr", cells))] if cells else []
    inside.append(element("table", head, element("tbody", rows)))
    return element("section", inside, class_="grave" if part.is_grave else "part")


def _step(step: PaperStep) -> Markup:
    inside = [element("span", str(step.number), class_="number")]
    inside.append(element("p", step.words, map(_mark, step.marks), class_="words"))
    inside += [_facts(step.facts, "of-step")] if step.facts else []
    if figures := [figure for one in step.pictures if (figure := _figure(one))]:
        inside.append(element("div", figures, class_="pictures"))
    elif step.without:
        inside.append(element("p", step.without, class_="without"))
    return element("article", inside, class_="step")


def _mark(mark: StepMark) -> Markup:
    return element("span", mark.words, class_="mark is-grave" if mark.is_grave else "mark")


def _figure(picture: PaperPicture) -> Markup | None:
    """Return a picture with its words; None for what is no picture."""
    size = jpeg_size(picture.jpeg)
    if size is None:
        return None
    image = element(
        "img",
        src=f"data:image/jpeg;base64,{b64encode(picture.jpeg).decode()}",
        alt=picture.caption,
        width=str(size[0]),
        height=str(size[1]),
    )
    return element("figure", image, element("figcaption", picture.caption))
