"""Files leave only when the person wrote their whole path."""

import pytest

from studio.engine.guard.files import is_given


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
