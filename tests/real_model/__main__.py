"""`poe models`: compiles a model server from PyPI once (minutes), then asks it what a run asks.

    python -m tests.real_model

What is installed stands in `installer/requirements-models.lock`, in an environment of its own under `build/`.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
LOCK: Final = ROOT / "installer" / "requirements-models.lock"
HOME: Final = ROOT / "build" / "model-server"
PYTHON: Final = HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
MARK: Final = HOME / "installed.lock"
PYTHON_VARIABLE: Final = "TEJUN_TEST_MODEL_SERVER"
"""Names a Python that has the server already."""


def main() -> int:
    """Install what is missing, then test."""
    given = os.environ.get(PYTHON_VARIABLE)
    if not given and not (MARK.exists() and MARK.read_bytes() == LOCK.read_bytes()):
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
        pip = [str(PYTHON), "-m", "pip", "install", "--require-hashes", "-r", str(LOCK)]
        subprocess.run(pip, check=True)
        MARK.write_bytes(LOCK.read_bytes())
    environment = os.environ | {PYTHON_VARIABLE: given or str(PYTHON)}
    tests = [sys.executable, "-m", "pytest", "-m", "live", "tests/real_model"]
    return subprocess.run(tests, env=environment, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
