from pathlib import PurePosixPath, PureWindowsPath

import pytest

from studio.domain.records.places import is_on_network, synced_by

MOUNTS = r"""/dev/sda1 / ext4 rw 0 0
server:/x /srv nfs4 rw 0 0
/dev/sdb1 /srv/work/disk ext4 rw 0 0
//nas/x /mnt/my\040nas cifs rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "service"),
    [
        (PureWindowsPath(r"D:\a\OneDrive - 会社\tejun"), "OneDrive"),
        (PureWindowsPath(r"D:\a\onedrive\tejun"), "OneDrive"),
        (PurePosixPath("/Volumes/a/Library/Mobile Documents/x"), "iCloud Drive"),
        (PurePosixPath("/Volumes/a/Library/CloudStorage/Box-Box"), "クラウドストレージ"),
        (PureWindowsPath(r"D:\a\iCloudDrive\x"), "iCloud Drive"),
        (PurePosixPath("/srv/a/Dropbox/x"), "Dropbox"),
        (PurePosixPath("/srv/a/Google Drive/x"), "Google ドライブ"),
        (PurePosixPath("/srv/a/.local/share/tejun-studio"), ""),
        (PurePosixPath("/srv/a/not-a-dropbox/x"), ""),
        (PurePosixPath("/srv/a/dropbox_like/x"), ""),
        (PurePosixPath("/srv/a/マイドライブ/x"), "Google ドライブ"),
    ],
)
def test_a_folder_that_is_copied_elsewhere_is_known_by_its_name(
    path: PurePosixPath | PureWindowsPath, service: str
) -> None:
    assert synced_by(path) == service


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/srv/work/x", True), ("/srv/work/disk/x", False), ("/var/x", False),
        ("/mnt/my nas/x", True), ("//server/share/x", True),
    ],
)  # fmt: skip
def test_a_place_on_another_machine_is_known_by_what_is_mounted_there(
    path: str, expected: bool
) -> None:
    assert is_on_network(PurePosixPath(path), MOUNTS) is expected
    assert is_on_network(PureWindowsPath(r"\\server\share\x"))
