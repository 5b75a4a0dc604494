"""Which folders somebody else copies elsewhere, told by their names alone."""

from pathlib import PurePath
from typing import Final

_SYNCED: Final = (
    ("onedrive", "OneDrive"),
    ("dropbox", "Dropbox"),
    ("google drive", "Google ドライブ"),
    ("googledrive", "Google ドライブ"),
    ("icloud", "iCloud Drive"),
    ("mobile documents", "iCloud Drive"),
    ("cloudstorage", "クラウドストレージ"),
    ("nextcloud", "Nextcloud"),
    ("box sync", "Box"),
    ("syncthing", "Syncthing"),
)
_NETWORK: Final = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "fuse.rclone", "afpfs", "9p", "davfs"}
)


def synced_by(path: PurePath) -> str:
    """Return the service that copies this place to other machines, "" for none that is known."""
    for part in path.parts:
        folded = part.casefold()
        for sign, service in _SYNCED:
            if folded.startswith(sign) or (sign == "icloud" and "icloud" in folded):
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
