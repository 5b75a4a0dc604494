"""The audit log as a file: JSON lines that anybody can read, chained twice and sealed. Blocking.

Each line ends with `chain`, the SHA-256 of the former chain and of the line without its own: with
it anybody sees, without a key, that lines were lost or changed (`resources/audit_verifier.py`). But
anybody can compute such a chain anew. So the last line carries a seal, an HMAC under the audit's
key, and every row its MAC: only this studio can tell by them that the file is its own.
"""

import hashlib
import hmac
import json
import shutil
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final, cast

from studio.domain.errors import ExportError
from studio.domain.records.audit import AuditAnchor, AuditReport, AuditTrouble
from studio.engine.resources import resource_file
from studio.engine.whole_file import PRIVATE, whole_file
from studio.library.audit import ChainCheck, LogRow
from studio.words import tr

VERIFIER: Final = "audit_verifier.py"
_FORMAT: Final = 1
_SEALED: Final = b"tejun audit export 1\0"
_MARK: Final = b',"chain":"'
_HEX: Final = 64
_LONGEST_LINE: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class FileFound:
    """What was found in an export; `anchor` only when the file is ours and whole."""

    report: AuditReport
    anchor: AuditAnchor | None = None


def write_log(path: Path, rows: Iterable[LogRow], key: bytes) -> int:
    """Write rows, then the anchor, whole or not at all, readable by this account only.

    Returns:
        How many rows.

    Raises:
        ExportError: CANNOT_WRITE.
    """
    with _writing_whole(path) as file:
        chain, seq, mac, count = "", 0, "", 0
        for row in rows:
            chain = _write_line(file, _row_body(row), chain)
            seq, mac, count = row.seq, row.mac, count + 1
        at = datetime.now(UTC).isoformat(timespec="seconds")
        anchor = {"format": _FORMAT, "rows": count, "seq": seq, "mac": mac, "exported_at": at}
        chain = _chain_of(_json({"anchor": anchor}), chain)
        line = {"anchor": anchor, "chain": chain, "seal": _seal(chain, key)}
        file.write(_json(line) + b"\n")
    return count


def copy_verifier(folder: Path) -> Path:
    """Put the program that verifies without a key beside an export.

    Raises:
        ExportError: CANNOT_WRITE.
    """
    path = folder / VERIFIER
    with _writing_whole(path) as file, resource_file(VERIFIER).open("rb") as source:
        shutil.copyfileobj(source, file)
    return path


def check_log(path: Path, key: bytes) -> FileFound:
    """Read an export as its writer: the chain of lines, the seal, then every row's MAC.

    CHANGED, MISSING: lines were edited, lost or mixed. CUT: its last line is gone. SEAL: whole, but
    sealed by another library, or made anew by somebody without the key.

    Raises:
        ExportError: AUDIT_FILE_UNREADABLE.
    """
    check = _FileCheck(key)
    try:
        with path.open("rb") as file:
            while (line := file.readline(_LONGEST_LINE)) and check.take(line):
                pass
    except OSError as exc:
        raise ExportError(
            "AUDIT_FILE_UNREADABLE",
            tr("監査ログのファイルを読めません：{path}", path=path),
            tr("ファイルの名前と場所を確かめてください。"),
            detail=str(exc),
        ) from exc
    return check.found()


class _FileCheck:
    """Takes the lines of an export and knows the first one that does not fit."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._rows = ChainCheck(key)
        self._chain = ""
        self._seq = 0
        self._anchor: AuditAnchor | None = None
        self._is_sealed = False
        self._report: AuditReport | None = None

    def take(self, line: bytes) -> bool:
        """Compare one line; False once there is nothing more to learn."""
        body, mark, rest = line.rpartition(_MARK)
        chain = _chain_of(body + b"}", self._chain)
        if self._anchor or not mark or rest[:_HEX] != chain.encode("ascii"):
            return self._broken(AuditTrouble.CHANGED)
        self._chain = chain
        told = _parsed(line)
        try:
            return self._take_anchor(told) if "anchor" in told else self._take_row(told)
        except (KeyError, TypeError, ValueError):
            return self._broken(AuditTrouble.CHANGED)

    def found(self) -> FileFound:
        """Say what was found; the seal is looked at first, as it says whose file it is."""
        if self._report is None and self._anchor is None:
            self._broken(AuditTrouble.CUT)
        if self._report is None and not self._is_sealed:
            self._report = AuditReport(rows=self._seq, trouble=AuditTrouble.SEAL)
        if self._report:
            return FileFound(self._report)
        head = self._anchor if self._seq else None
        return FileFound(self._rows.report(head), self._anchor)

    def _take_row(self, told: dict[str, object]) -> bool:
        row = _row_of(told)
        if row.seq != self._seq + 1:
            return self._broken(AuditTrouble.MISSING)
        self._seq = row.seq
        if self._rows.trouble is None:
            self._rows.take(row)
        return True

    def _take_anchor(self, told: dict[str, object]) -> bool:
        anchor = cast("dict[str, object]", told["anchor"])
        self._anchor = AuditAnchor.model_validate({"seq": anchor["seq"], "mac": anchor["mac"]})
        self._is_sealed = hmac.compare_digest(str(told["seal"]), _seal(self._chain, self._key))
        return True

    def _broken(self, trouble: AuditTrouble) -> bool:
        self._report = AuditReport(rows=self._seq, trouble=trouble, at_seq=self._seq + 1)
        return False


def _row_body(row: LogRow) -> bytes:
    """Return a row as JSON; details that are ours stand as a list, others as the text they are."""
    fields: dict[str, object] = row._asdict()
    with suppress(TypeError, ValueError):
        details = json.loads(row.details)
        if _details_text(details) == row.details:
            fields["details"] = details
    return _json(fields)


def _row_of(told: dict[str, object]) -> LogRow:
    details = told["details"]
    values = told | {"details": details if isinstance(details, str) else _details_text(details)}
    return LogRow._make(values[name] for name in LogRow._fields)


def _details_text(details: object) -> str:
    return json.dumps(details, ensure_ascii=False)


def _parsed(line: bytes) -> dict[str, object]:
    try:
        told: object = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return cast("dict[str, object]", told) if isinstance(told, dict) else {}


def _json(value: Mapping[str, object]) -> bytes:
    """Return one line; what is no text (an edited row may hold anything) is told by its name."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=repr)
    return text.encode("utf-8", "surrogatepass")


def _chain_of(body: bytes, former: str) -> str:
    """Return the chain of a line whose JSON is `body`; its closing brace does not count."""
    return hashlib.sha256(former.encode("ascii") + body[:-1]).hexdigest()


def _write_line(file: IO[bytes], body: bytes, former: str) -> str:
    chain = _chain_of(body, former)
    file.write(body[:-1] + _MARK + chain.encode("ascii") + b'"}\n')
    return chain


def _seal(chain: str, key: bytes) -> str:
    return hmac.digest(key, _SEALED + chain.encode("ascii"), "sha256").hex()


@contextmanager
def _writing_whole(path: Path) -> Generator[IO[bytes]]:
    """Give a file that takes its place when all is on the disk, and vanishes when not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path, PRIVATE) as file:
            yield file
    except OSError as exc:
        raise ExportError(
            "CANNOT_WRITE",
            tr("監査ログを書き出せません：{path}", path=path),
            tr("フォルダーがあるか、書き込みできるか、空き容量があるかを確かめてください。"),
            detail=str(exc),
        ) from exc
