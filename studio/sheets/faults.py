"""Why a file cannot be read, in words that say what to do."""

from studio.domain.errors import StudioError
from studio.words import tr

_AS_XLSX = tr(
    "Excel で開き、「名前を付けて保存」で「Excel ブック（.xlsx）」を選んで保存し直してください。"
)


def missing(name: str) -> StudioError:
    """Return the fault of a file that is not there, or may not be read."""
    return StudioError(
        "SHEET_MISSING",
        tr("「{name}」を開けません。", name=name),
        tr("ファイルがあるか、ほかのプログラムが使っていないかを確かめてください。"),
    )


def broken(name: str, detail: str = "") -> StudioError:
    """Return the fault of a file that is damaged, or no table at all."""
    return StudioError(
        "SHEET_BROKEN",
        tr("「{name}」は壊れているか、表のファイルではないため、読めません。", name=name),
        tr("Excel で開けるか確かめてください。開けたら、{as_xlsx}", as_xlsx=_AS_XLSX),
        detail,
    )


def lock_file(name: str, really: str) -> StudioError:
    """Return the fault of the file that Excel keeps beside one it has open."""
    return StudioError(
        "SHEET_LOCK_FILE",
        tr(
            "「{name}」は、Excel が開いている間だけ作る作業用のファイルです。表は入っていません。",
            name=name,
        ),
        tr("「{really}」のほうを選んでください。", really=really),
    )


def old_format(name: str) -> StudioError:
    """Return the fault of a workbook of Excel 2003 or older."""
    return StudioError(
        "SHEET_OLD_FORMAT",
        tr("「{name}」は古い形式（.xls）の Excel ファイルのため、読めません。", name=name),
        _AS_XLSX,
    )


def encrypted(name: str) -> StudioError:
    """Return the fault of a workbook with a password."""
    return StudioError(
        "SHEET_ENCRYPTED",
        tr("「{name}」はパスワードで保護されているため、読めません。", name=name),
        tr("Excel でパスワードを外した写しを作り、そちらを選んでください。"),
    )


def misnamed(name: str, really: str) -> StudioError:
    """Return the fault of a file whose name says another kind than it is."""
    return StudioError(
        "SHEET_MISNAMED",
        tr(
            "「{name}」の中身は、名前の終わりと合っていません（中身は {really} のようです）。",
            name=name,
            really=really,
        ),
        tr("正しい名前に直すか、Excel で開いて保存し直してください。"),
    )


def foreign(name: str, kind: str) -> StudioError:
    """Return the fault of a kind of workbook that is not read."""
    return StudioError(
        "SHEET_FOREIGN",
        tr("「{name}」は {kind} のため、読めません。", name=name, kind=kind),
        _AS_XLSX,
    )


def too_large(name: str, what: str) -> StudioError:
    """Return the fault of a file that would fill the memory."""
    return StudioError(
        "SHEET_TOO_LARGE",
        tr("「{name}」は大きすぎるため、読めません（{what}）。", name=name, what=what),
        tr("使う行と列だけを、別のファイルに分けてください。"),
    )


def no_sheet(name: str, sheet: str, names: tuple[str, ...]) -> StudioError:
    """Return the fault of a sheet that the workbook does not have."""
    return StudioError(
        "SHEET_NOT_FOUND",
        tr("「{name}」に「{sheet}」というシートはありません。", name=name, sheet=sheet),
        tr("あるシート：{names}", names=tr("、").join(names)),
    )


def empty(name: str) -> StudioError:
    """Return the fault of a file without a table."""
    return StudioError(
        "SHEET_EMPTY",
        tr("「{name}」に表がありません。", name=name),
        tr("1 行目に見出し、その下にデータのあるファイルかシートを選んでください。"),
    )


def unreadable_text(name: str, why: str) -> StudioError:
    """Return the fault of a text file that is no table."""
    return StudioError(
        "SHEET_TEXT_UNREADABLE",
        tr("「{name}」を CSV として読めません（{why}）。", name=name, why=why),
        tr("Excel で開いて、「CSV UTF-8（コンマ区切り）」か .xlsx で保存し直してください。"),
    )
