"""Files leave only when the person wrote their whole path."""

import pytest

from studio.domain.actions.action import Upload
from studio.domain.page.target import Target
from studio.engine.guard.files import is_given, unknown_file


@pytest.mark.parametrize(
    ("path", "said", "expected"),
    [
        ("/srv/hana/領収書.pdf", "/srv/hana/領収書.pdfを添付して", True),
        ("/srv/hana/領収書.pdf", "「/srv/hana/領収書.pdf」を添付", True),
        ("/srv/hana/領収書.pdf", "添付は/srv/hana/領収書.pdfです", True),
        ("/srv/hana/領収書.pdf", "添付/srv/hana/領収書.pdf", True),
        (r"C:\台帳\a.pdf", r"ファイル C:\台帳\a.pdf を渡す", True),
        (r"C:\台帳\a.pdf", r"添付C:\台帳\a.pdfを渡す", True),
        ("台帳/a.pdf", "「台帳/a.pdf」を渡す", True),
        ("/srv/hana/領収書", "/srv/hana/領収書.pdfを添付して", False),
        ("/srv/hana", "/srv/hana/領収書.pdfを添付して", False),
        ("hana/領収書.pdf", "/srv/hana/領収書.pdfを添付して", False),
        ("/領収書.pdf", "/srv/hana/領収書.pdfを添付して", False),
        ("/b.pdf", "~/資料/b.pdf を添付", False),
        (r"\b.pdf", r"C:\資料\b.pdf を添付", False),
        ("/etc/passwd", "/srv/hana/領収書.pdfを添付して", False),
        ("e", "e を渡す", False),
    ],
)
def test_only_a_file_the_person_named_may_be_given_away(
    path: str, said: str, expected: bool
) -> None:
    assert is_given(path, ("別の文", said)) is expected


@pytest.mark.parametrize(
    ("said", "is_refused"),
    [
        ("/srv/a.pdf は添付しないで、/srv/b.pdf を添付する", True),
        ("/srv/b.pdf を添付して /srv/a.pdf は添付しないで", True),
        ("「/srv/a.pdf」ではなく「/srv/b.pdf」を添付する", True),
        ("/srv/a.pdf を添付して、件名は変えないで", False),
        ("/srv/b.pdf は添付しないで、/srv/a.pdf を添付する", False),
        ("/srv/a.pdf を添付しなければならない", False),
    ],
)
def test_a_file_that_the_person_forbids_stays(said: str, *, is_refused: bool) -> None:
    upload = Upload(target=Target(ref="e1"), paths=("/srv/a.pdf",))
    assert (unknown_file(upload, (said,)) is not None) is is_refused
