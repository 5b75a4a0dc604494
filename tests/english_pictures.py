"""The pictures of 使い方 in English, taken like the Japanese ones: `resources/manual/en`."""

import os
import sys

from studio.__main__ import choose_language


def main() -> int:
    """Choose the language before what says something is imported, then take them."""
    os.environ["TEJUN_LANGUAGE"] = "en"
    choose_language()
    from tests.manual_pictures import main as take

    return take()


if __name__ == "__main__":
    sys.exit(main())
