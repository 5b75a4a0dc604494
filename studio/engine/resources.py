"""Finds the studio's own data: icons, prompts, prices, practice pages. Every room looks here."""

from pathlib import Path

import studio
from studio.domain.errors import SettingsError
from studio.words import tr


def resources_folder() -> Path:
    """Return the folder of resources: inside the package when installed, beside it in a checkout.

    Raises:
        SettingsError: RESOURCES_MISSING, when the installation is incomplete.
    """
    package = Path(studio.__file__).parent
    for folder in (package / "resources", package.parent / "resources"):
        if folder.is_dir():
            return folder
    raise SettingsError(
        "RESOURCES_MISSING",
        tr("手順スタジオの部品（resources フォルダー）が見つかりません。"),
        tr("インストールが途中で終わった可能性があります。もう一度インストールしてください。"),
        detail=str(package),
    )


def resource_file(relative: str) -> Path:
    """Return one file of the resources, by its path inside them.

    Raises:
        SettingsError: RESOURCES_MISSING, or RESOURCE_MISSING when only this file is.
    """
    path = resources_folder() / relative
    if not path.is_file():
        raise SettingsError(
            "RESOURCE_MISSING",
            tr("プログラムに必要なファイル（{relative}）が見つかりません。", relative=relative),
            tr("手順スタジオをインストールし直してください。"),
            detail=str(path),
        )
    return path
