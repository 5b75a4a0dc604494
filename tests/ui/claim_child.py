"""A process that claims the window of a home, as every start of the window does.

    python -m tests.ui.claim_child HOME WAIT_S

Prints its standing; the first one prints `asked` whenever another start calls, `deaf` instead of
answering once it read a line, and ends when its standard input ends.
"""

import sys
import threading
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMetaObject, Qt

from studio.ui.window.single import SingleInstance, WindowClaim


def main(home: Path, wait_s: float) -> int:
    """Claim, tell, and stay while the first."""
    app = QCoreApplication([])
    claim = WindowClaim(home, wait_s)
    claim.asked.connect(lambda: print("asked", flush=True))
    standing = claim.settle()
    print(standing.value, flush=True)
    if standing is SingleInstance.FIRST:
        threading.Thread(target=_quit_at_the_end, args=(app,), daemon=True).start()
        app.exec()
    claim.release()
    return 0


def _quit_at_the_end(app: QCoreApplication) -> None:
    sys.stdin.read()
    QMetaObject.invokeMethod(app, "quit", Qt.ConnectionType.QueuedConnection)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), float(sys.argv[2])))
