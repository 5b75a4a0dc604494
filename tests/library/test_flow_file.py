"""`.tejun` files come back as they were; hostile ones are refused, each in its own words."""

import io
import json
import stat
import struct
import zipfile
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.domain.actions.action import Navigate
from studio.domain.errors import ExportError, FlowFormatError, StudioError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.records.audit import AuditAnchor
from studio.library.flow_file import MAX_ENTRIES, pack, unpack
from studio.library.flow_format import write_flow
from tests.hostile.sample import IS_WHOLE
from tests.library.samples import flows, make_flow, sample_flow

TWO = (sample_flow(), make_flow("請求書の確認", updated_at=sample_flow().updated_at))
GOOD = pack(TWO)
Entry = tuple[str | zipfile.ZipInfo, bytes]


def entries() -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(GOOD)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def zipped(*packed: Entry) -> bytes:
    """Return a zip of these entries, whatever they are called."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in packed:
            archive.writestr(name, content)
    return held.getvalue()


def with_entries(*more: Entry, **changed: bytes) -> bytes:
    """Return a good file with more entries, and other contents in `manifest` or `flow1`."""
    kept = entries()
    kept["manifest.json"] = changed.get("manifest", kept["manifest.json"])
    kept["flows/1.json"] = changed.get("flow1", kept["flows/1.json"])
    return zipped(*kept.items(), *more)


def manifest(**changed: object) -> bytes:
    return json.dumps(json.loads(entries()["manifest.json"]) | changed).encode()


def code_of(content: bytes) -> str:
    with pytest.raises(FlowFormatError) as told:
        unpack(content)
    assert told.value.message.endswith("。")
    assert told.value.remedy
    return told.value.code


def named(name: str) -> zipfile.ZipInfo:
    """Return an entry whose name is written as it is, backslashes too."""
    entry = zipfile.ZipInfo("x")
    entry.filename = name
    return entry


def linked() -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo("flows/2.json")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


def test_flows_come_back_and_the_bytes_are_always_the_same() -> None:
    package = unpack(GOOD)
    assert package.flows == TWO
    assert [one.name for one in package.manifest.flows] == [flow.name for flow in TWO]
    assert pack(TWO) == GOOD


def test_the_end_of_the_audit_log_travels_with_it() -> None:
    anchor = AuditAnchor(seq=12, mac="ab" * 32)
    assert unpack(pack(TWO, anchor)).manifest.audit == anchor


def openable(flow: Flow) -> Flow:
    """Return a flow whose addresses are websites; the others are refused, and tested elsewhere."""
    steps = tuple(
        step.model_copy(update={"action": Navigate(url="https://a.example/本")})
        if isinstance(step.action, Navigate)
        else step
        for step in flow.steps
    )
    return flow.model_copy(update={"steps": steps})


@given(st.lists(flows.map(openable), min_size=1, max_size=3))
@settings(max_examples=25)
def test_any_flow_comes_back(some: list[Flow]) -> None:
    back = unpack(pack(some)).flows
    assert [write_flow(flow) for flow in back] == list(map(write_flow, some))


def test_what_the_reader_would_refuse_is_told_when_it_is_written() -> None:
    bad = make_flow(steps=(FlowStep(item="x", action=Navigate(url="file:///x")),))
    with pytest.raises(ExportError) as told:
        pack([bad])
    assert (told.value.code, told.value.detail) == ("FLOW_NOT_PORTABLE", "FLOW_FILE_ADDRESS")
    with pytest.raises(ExportError) as told:
        pack([make_flow()] * 501)
    assert told.value.code == "FLOW_NOT_PORTABLE"


def test_no_flow_is_no_file() -> None:
    with pytest.raises(ExportError) as told:
        pack([])
    assert told.value.code == "NO_FLOWS"


def encrypted() -> bytes:
    """Return the good file as a zip with a password says of itself."""
    content = bytearray(GOOD)
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = content.find(mark)
        while place >= 0:
            content[place + at] |= 1
            place = content.find(mark, place + 1)
    return bytes(content)


def lying_about_its_size() -> bytes:
    """Return a bomb that says of itself that it is small."""
    content = bytearray(zipped(("manifest.json", b" " * 25_000_000)))
    central = content.find(b"PK\x01\x02")
    for place in (22, central + 24):
        content[place : place + 4] = struct.pack("<I", 100)
    return bytes(content)


def cp932_name() -> bytes:
    content = with_entries(("flows/99.json", b"{}"))
    return content.replace(b"flows/99.json", "見積の控え.js".encode("cp932")[:13])


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "FLOW_FILE_DAMAGED"),
    "text": (lambda: "これは手順です".encode(), "FLOW_FILE_DAMAGED"),
    "magic only": (lambda: GOOD[:4], "FLOW_FILE_DAMAGED"),
    "cut": (lambda: GOOD[: len(GOOD) // 2], "FLOW_FILE_DAMAGED"),
    "program in front": (lambda: b"MZ" + GOOD, "FLOW_FILE_DAMAGED"),
    "encrypted": (encrypted, "FLOW_FILE_ENCRYPTED"),
    "slip": (lambda: with_entries(("../../evil.sh", b"x")), "FLOW_FILE_UNSAFE_NAME"),
    "slip inside": (lambda: with_entries(("flows/../../x", b"x")), "FLOW_FILE_UNSAFE_NAME"),
    "absolute": (lambda: with_entries(("/etc/passwd", b"x")), "FLOW_FILE_UNSAFE_NAME"),
    "drive": (lambda: with_entries((named("C:/x.txt"), b"x")), "FLOW_FILE_UNSAFE_NAME"),
    "backslash": (lambda: with_entries((named("..\\..\\x"), b"x")), "FLOW_FILE_UNSAFE_NAME"),
    "drive backslash": (lambda: with_entries((named("C:\\x"), b"x")), "FLOW_FILE_UNSAFE_NAME"),
    "link": (lambda: zipped(("manifest.json", manifest()), (linked(), b"/etc/passwd")), "FLOW_FILE_LINK"),
    "tight": (lambda: with_entries(flow1=b" " * 19_000_000), "FLOW_FILE_BOMB"),
    "too much": (lambda: with_entries(flow1=b" " * 50_000_000), "FLOW_FILE_BOMB"),
    "lying": (lying_about_its_size, "FLOW_FILE_DAMAGED"),
    "big": (lambda: GOOD + b"\0" * 20_000_001, "FLOW_FILE_TOO_LARGE"),
    "many": (
        lambda: zipped(*((f"flows/{n}.json", b"") for n in range(1, MAX_ENTRIES + 2))),
        "FLOW_FILE_TOO_LARGE",
    ),
    "nested": (lambda: with_entries(("inner.tejun", GOOD)), "FLOW_FILE_EXTRA"),
    "extra": (lambda: with_entries(("readme.txt", b"x")), "FLOW_FILE_EXTRA"),
    "extra flow": (lambda: with_entries(("flows/3.json", b"{}")), "FLOW_FILE_EXTRA"),
    "CP932": (cp932_name, "FLOW_FILE_EXTRA"),
    "missing": (lambda: zipped(("manifest.json", manifest())), "FLOW_FILE_MISSING"),
    "no manifest": (lambda: zipped(("flows/1.json", b"{}")), "FLOW_FILE_DAMAGED"),
    "changed": (lambda: with_entries(flow1=write_flow(make_flow("別")).encode()), "FLOW_FILE_CHANGED"),
    "newer file": (lambda: with_entries(manifest=manifest(file_format=2)), "FLOW_FILE_NEWER"),
    "format as text": (lambda: with_entries(manifest=manifest(file_format="1")), "FLOW_FILE_DAMAGED"),
    "other manifest": (lambda: with_entries(manifest=b"[]"), "FLOW_FILE_DAMAGED"),
    "unknown in manifest": (lambda: with_entries(manifest=manifest(run="x")), "FLOW_FILE_DAMAGED"),
    "empty manifest": (lambda: with_entries(manifest=manifest(flows=[])), "FLOW_FILE_DAMAGED"),
    "manifest in CP932": (lambda: with_entries(manifest="{\"名前\":1}".encode("cp932")), "FLOW_FILE_ENCODING"),
    "manifest twice": (lambda: with_entries(manifest=b'{"flows":[],"flows":[]}'), "FLOW_FILE_DOUBLED"),
}  # fmt: skip


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_is_refused_in_its_own_words(kind: str) -> None:
    make, code = HOSTILE[kind]
    assert code_of(make()) == code


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_that_is_in_it_twice() -> None:
    assert code_of(with_entries(("flows/1.json", b"{}"))) == "FLOW_FILE_DOUBLED"


def test_a_name_in_the_manifest_that_the_flow_does_not_have() -> None:
    told = json.loads(entries()["manifest.json"])["flows"]
    told[0]["name"] = "安全な手順"
    assert code_of(with_entries(manifest=manifest(flows=told))) == "FLOW_FILE_DAMAGED"


def test_a_cp932_name_is_told_as_it_was_written() -> None:
    with pytest.raises(FlowFormatError) as told:
        unpack(cp932_name())
    assert "見積の控え" in told.value.message


def test_one_that_was_packed_again_by_hand_opens() -> None:
    assert unpack(zipped(("flows/", b""), *entries().items())).flows == TWO


def outcome_of(content: bytes) -> str:
    try:
        return "same" if unpack(content).flows == TWO else "other"
    except StudioError as fault:
        return "refused" if fault.remedy else "refused without a word"


@pytest.mark.timeout(120)  # for all of them: nothing in a file may make a reader wait
@given(st.data())
@settings(max_examples=150 if IS_WHOLE else 50)
def test_no_mutation_of_a_good_file_surprises(data: st.DataObject) -> None:
    """Mutated bytes are refused with a fault, or say the same; and nobody waits for it."""
    content = bytearray(GOOD)
    for _ in range(data.draw(st.integers(1, 6))):
        place = data.draw(st.integers(0, len(content) - 1))
        match data.draw(st.integers(0, 2)):
            case 0:
                content[place] = data.draw(st.integers(0, 255))
            case 1:
                content[place:place] = data.draw(st.binary(max_size=8))
            case _:
                del content[place : place + data.draw(st.integers(1, 64))]
    assert outcome_of(bytes(content)) in ("same", "refused")
