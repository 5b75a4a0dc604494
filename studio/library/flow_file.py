"""`.tejun` files: flows as JSON in a zip, with a manifest and a checksum each.

    manifest.json     format of the file, program, moment, and for each flow its file, name, steps, SHA-256
    flows/1.json …    one flow each, in the format of `flow_format`

The same flows give the same bytes. Whoever reads one reads a stranger's file: every name, size and
checksum is looked at before a flow is built, nothing is ever unpacked to the disk, and each thing
wrong has its own words.
"""

import hashlib
import io
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Final, Literal

from pydantic import Field, ValidationError
from pydantic_core import to_json

from studio import __version__
from studio.domain.errors import ExportError, FlowFormatError, StudioError
from studio.domain.flows.flow import Flow
from studio.domain.frozen import Frozen
from studio.domain.records.audit import AuditAnchor
from studio.domain.text import clip
from studio.library.flow_format import write_flow
from studio.library.foreign_flow import damaged, parse_foreign, read_foreign_flow, too_large
from studio.words import tr

FILE_FORMAT: Final = 1
MAX_FILE_BYTES: Final = 20_000_000
"""Of the file, and of everything in it together once it is unpacked."""
MAX_ENTRIES: Final = 1_000
MAX_FLOWS: Final = 500
_MAX_TITLE: Final = 200
_MAX_RATIO: Final = 200
_RATIO_FROM_BYTES: Final = 1_000_000
"""Smaller entries may be packed as tightly as they like."""
_CHUNK: Final = 64 * 1024
_MANIFEST: Final = "manifest.json"
_FOLDER: Final = "flows/"
_FLOW_NAME: Final = re.compile(r"flows/[1-9]\d{0,3}\.json")
_DRIVE: Final = re.compile(r"[A-Za-z]:")
_UTF8_FLAG: Final = 0x800
_ENCRYPTED_FLAG: Final = 0x1
MAGIC: Final = b"PK\x03\x04"
"""How a plain file begins."""
_CENTRAL_ENTRY: Final = b"PK\x01\x02"
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
_METHODS: Final = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
_ZIP_FAULTS: Final = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, NotImplementedError, RuntimeError,
    ValueError, OverflowError, OSError, KeyError, IndexError,
)  # fmt: skip


class PackedFlow(Frozen):
    """One flow as the manifest tells it."""

    file: Annotated[str, Field(pattern=rf"^{_FLOW_NAME.pattern}$")]
    name: Annotated[str, Field(max_length=_MAX_TITLE)]
    steps: Annotated[int, Field(ge=0)]
    sha256: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]


class Manifest(Frozen):
    """What a file says of itself.

    Attributes:
        made_by: The program's version, for people.
        made_at: When the newest of its flows was changed, so that the same flows give the same bytes.
        audit: The end of the audit log of whoever wrote it: it shows later that their log was not cut.
    """

    file_format: Literal[1] = FILE_FORMAT
    made_by: Annotated[str, Field(max_length=200)] = f"tejun-studio {__version__}"
    made_at: datetime
    flows: Annotated[tuple[PackedFlow, ...], Field(min_length=1, max_length=MAX_FLOWS)]
    audit: AuditAnchor | None = None


class FlowPackage(Frozen):
    """What was in a file, checked and converted, and not yet trusted."""

    manifest: Manifest
    flows: tuple[Flow, ...]


def pack(flows: Sequence[Flow], audit: AuditAnchor | None = None) -> bytes:
    """Return the bytes of a `.tejun` file, read back once before they are given out.

    Args:
        flows: Without secrets: `engine.flow_trust.portable` takes them out.
        audit: See `Manifest`.

    Raises:
        ExportError: NO_FLOWS, or FLOW_NOT_PORTABLE: what the reader would refuse.
    """
    if not flows:
        raise ExportError(
            "NO_FLOWS", tr("書き出す手順がありません。"), tr("手順を 1 つ以上選んでください。")
        )
    if len(flows) > MAX_FLOWS:
        raise _not_portable(
            tr("一度に書き出せるのは {flows} 個までです", flows=MAX_FLOWS), "too many flows"
        )
    texts = [write_flow(flow).encode() for flow in flows]
    told = tuple(
        PackedFlow(
            file=f"{_FOLDER}{number}.json",
            name=_title(flow),
            steps=len(flow.steps),
            sha256=hashlib.sha256(text).hexdigest(),
        )
        for number, (flow, text) in enumerate(zip(flows, texts, strict=True), 1)
    )
    newest = max((flow.updated_at for flow in flows), default=datetime.now(UTC))
    manifest = Manifest(made_at=newest, flows=told, audit=audit)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        _add(archive, _MANIFEST, to_json(manifest, indent=1))
        for one, text in zip(told, texts, strict=True):
            _add(archive, one.file, text)
    return _read_back(packed.getvalue())


def unpack(content: bytes) -> FlowPackage:
    """Return the flows of a `.tejun` file. Blocking: seconds for a file at its limits.

    Raises:
        FlowFormatError: FLOW_FILE_… or FLOW_NEWER; each says what is wrong and what to do.
    """
    if len(content) > MAX_FILE_BYTES:
        raise too_large(f"{MAX_FILE_BYTES // 1_000_000} MB")
    if not content.startswith(MAGIC):
        raise damaged("not a zip")
    if content.count(_CENTRAL_ENTRY) > MAX_ENTRIES:
        raise _too_many()
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            entries = _checked(archive.infolist())
            texts = _texts(archive, entries)
    except _ZIP_FAULTS as exc:
        raise damaged(f"zip: {type(exc).__name__}") from exc
    return _package(texts)


def _add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, _LONG_AGO)
    entry.create_system = 3  # the same bytes on every system
    entry.external_attr = 0o600 << 16
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, content)


def _read_back(content: bytes) -> bytes:
    try:
        unpack(content)
    except StudioError as fault:
        raise _not_portable(fault.message, fault.code) from fault
    return content


def _not_portable(why: str, detail: str) -> ExportError:
    return ExportError(
        "FLOW_NOT_PORTABLE",
        tr("この手順は、そのままでは .tejun のファイルにできません。"),
        tr("次の点を直すか、手順を分けてください：{why}", why=why),
        detail=detail,
    )


def _checked(entries: Sequence[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    """Return the entries by name after every one was looked at; nothing was unpacked yet."""
    if len(entries) > MAX_ENTRIES:
        raise _too_many()
    known: dict[str, zipfile.ZipInfo] = {}
    for entry in entries:
        _check_entry(entry)
        if entry.filename in known:
            raise _refused("FLOW_FILE_DOUBLED", tr("同じ名前のファイルが二度入っています"))
        known[entry.filename] = entry
    if sum(entry.file_size for entry in entries) > MAX_FILE_BYTES:
        raise too_large(f"{MAX_FILE_BYTES // 1_000_000} MB")
    known.pop(_FOLDER, None)
    return known


def _check_entry(entry: zipfile.ZipInfo) -> None:
    name = _written_name(entry)
    if entry.flag_bits & _ENCRYPTED_FLAG:
        raise FlowFormatError(
            "FLOW_FILE_ENCRYPTED",
            tr("このファイルには、手順スタジオではない方法でパスワードがかかっています。"),
            tr(
                "手順スタジオの書き出しで「パスフレーズで封をする」を選んで、書き出し直してもらってください。"
            ),
        )
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise _refused("FLOW_FILE_LINK", tr("ほかの場所を指すファイル（リンク）が入っています"))
    parts = name.replace("\\", "/").split("/")
    if ".." in parts or "\\" in name or name.startswith("/") or _DRIVE.match(name):
        raise _refused(
            "FLOW_FILE_UNSAFE_NAME", tr("フォルダーの外へ書き込もうとする名前が入っています")
        )
    is_known = name == _MANIFEST or _FLOW_NAME.fullmatch(name)
    is_folder = name == _FOLDER and not entry.file_size
    if not (is_known or is_folder) or entry.filename != name:
        raise _refused(
            "FLOW_FILE_EXTRA", tr("手順ではないもの（{name}）が入っています", name=clip(name, 40))
        )
    if entry.compress_type not in _METHODS:
        raise damaged(f"method {entry.compress_type}")
    is_tight = entry.file_size > max(entry.compress_size, 1) * _MAX_RATIO
    if is_tight and entry.file_size > _RATIO_FROM_BYTES:
        raise _bomb()


def _written_name(entry: zipfile.ZipInfo) -> str:
    """Return a name as whoever packed it saw it: without the flag, Japanese systems mean CP932."""
    name = entry.orig_filename
    if entry.flag_bits & _UTF8_FLAG or name.isascii():
        return name
    try:
        return name.encode("cp437").decode("cp932")
    except UnicodeError:
        return name


def _texts(archive: zipfile.ZipFile, entries: dict[str, zipfile.ZipInfo]) -> dict[str, bytes]:
    """Unpack in memory and count: what an entry says of its size may be a lie."""
    left = MAX_FILE_BYTES
    texts: dict[str, bytes] = {}
    for name, entry in entries.items():
        parts: list[bytes] = []
        with archive.open(entry) as packed:
            while part := packed.read(_CHUNK):
                left -= len(part)
                if left < 0:
                    raise _bomb()
                parts.append(part)
        texts[name] = b"".join(parts)
    return texts


def _package(texts: dict[str, bytes]) -> FlowPackage:
    if _MANIFEST not in texts:
        raise damaged("no manifest")
    manifest = _manifest(texts.pop(_MANIFEST))
    listed = [one.file for one in manifest.flows]
    if len(set(listed)) != len(listed):
        raise damaged("listed twice")
    if missing := set(listed) - set(texts):
        raise _refused("FLOW_FILE_MISSING", tr("手順が {count} つ足りません", count=len(missing)))
    if extra := set(texts) - set(listed):
        raise _refused(
            "FLOW_FILE_EXTRA", tr("目録にないもの（{extra}）が入っています", extra=min(extra))
        )
    return FlowPackage(
        manifest=manifest, flows=tuple(_flow(one, texts[one.file]) for one in manifest.flows)
    )


def _manifest(text: bytes) -> Manifest:
    content = parse_foreign(text)
    stated = content.get("file_format")
    if isinstance(stated, int) and stated > FILE_FORMAT:
        raise FlowFormatError(
            "FLOW_FILE_NEWER",
            tr("このファイルを取り込むには、新しい版の手順スタジオが必要です。"),
            tr("手順スタジオを更新してから取り込んでください。何も取り込んでいません。"),
            detail=f"file_format {stated}",
        )
    try:
        return Manifest.model_validate_json(to_json(content), strict=True)
    except (ValidationError, ValueError) as exc:
        raise damaged("manifest") from exc


def _flow(told: PackedFlow, text: bytes) -> Flow:
    if hashlib.sha256(text).hexdigest() != told.sha256:
        raise _refused("FLOW_FILE_CHANGED", tr("書き出したあとに、中身が変わっています"))
    flow = read_foreign_flow(text)
    if (_title(flow), len(flow.steps)) != (told.name, told.steps):
        raise damaged("manifest tells another flow")
    return flow


def _title(flow: Flow) -> str:
    """Return a name as the manifest has it: one line, nothing unseen."""
    return clip(flow.name, _MAX_TITLE)


def _too_many() -> FlowFormatError:
    return too_large(tr("中のファイル {entries:,} 個", entries=MAX_ENTRIES))


def _bomb() -> FlowFormatError:
    return _refused("FLOW_FILE_BOMB", tr("開くと極端に大きくなるものが入っています"))


def _refused(code: str, what: str) -> FlowFormatError:
    return FlowFormatError(
        code,
        tr("このファイルは取り込めません。{what}。", what=what),
        tr(
            "書き出した人に、もう一度書き出してもらってください。心当たりがなければ使わないでください。"
            "何も取り込んでいません。"
        ),
    )
