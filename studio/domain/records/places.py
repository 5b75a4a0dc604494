"""Which folders somebody else copies elsewhere, told by their names alone."""

import re
from pathlib import PurePath
from typing import Final

from studio.words import tr

_SYNCED: Final = (
    (re.compile(r"onedrive\b.*"), "OneDrive"),
    (re.compile(r"dropbox\b.*"), "Dropbox"),
    (re.compile(r"google ?drive\b.*|マイ ?ドライブ|my drive"), tr("Google ドライブ")),
    (re.compile(r"icloud\b.*|icloud ?drive\b.*|mobile documents"), "iCloud Drive"),
    (re.compile(r"cloudstorage"), tr("クラウドストレージ")),
    (re.compile(r"nextcloud\b.*"), "Nextcloud"),
    (re.compile(r"box sync"), "Box"),
    (re.compile(r"syncthing\b.*"), "Syncthing"),
)
"""Names of folders, case folded, that go to other machines by themselves."""
_NETWORK: Final = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "fuse.rclone", "afpfs", "9p", "davfs"}
)


def synced_by(path: PurePath) -> str:
    """Return the service that copies this place to other machines, "" for none that is known."""
    for part in path.parts:
        folded = part.casefold()
        for named, service in _SYNCED:
            if named.fullmatch(folded):
                return service
    return ""


def is_on_network(path: PurePath, mounts: str = "") -> bool:
    """Say whether a place is on another machine.

    Args:
        path: Absolute.
        mounts: What `/proc/mounts` says, where there is one.
    """
    if str(path).startswith(("\\\\", "//")):
        return True
    found = [
        (fields[1], fields[2]) for line in mounts.splitlines() if len(fields := line.split()) > 2
    ]
    fitting = [(point, kind) for point, kind in found if path.is_relative_to(_plain(point))]
    return bool(fitting) and max(fitting, key=lambda pair: len(pair[0]))[1] in _NETWORK


def _plain(point: str) -> str:
    r"""Return a mount point without the octal escapes of /proc/mounts (`\040` for a space)."""
    return point.replace("\\040", " ").replace("\\011", "\t").replace("\\134", "\\")
