"""Exact o200k counts by the npm package gpt-tokenizer, where node is there."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_COUNT: Final = """
const { countTokens } = require(process.argv[1] + '/cjs/encoding/o200k_base.js');
const texts = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const all = { allowedSpecial: 'all' };
console.log(JSON.stringify(texts.map(text => countTokens(text, all))));
"""
_TIMEOUT_S: Final = 300


def count_tokens(texts: Sequence[str], tokenizer: Path) -> list[int] | None:
    """Return the o200k tokens of each text; None without node or the package.

    Args:
        texts: What to count.
        tokenizer: Where the package is unpacked.
    """
    node = shutil.which("node")
    if node is None or not tokenizer.is_dir():
        return None
    done = subprocess.run(
        [node, "-e", _COUNT, str(tokenizer)],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        timeout=_TIMEOUT_S,
        check=True,
    )
    counts: list[int] = json.loads(done.stdout)
    return counts
