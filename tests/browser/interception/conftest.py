"""What leaves a page is stopped in the browser that people have."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def in_the_whole_browser(whole_browser: None) -> None:
    """Let frames of other sites have processes of their own."""
