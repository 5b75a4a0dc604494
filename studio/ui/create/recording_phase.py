"""Where a recording stands, and how its card says so."""

from enum import StrEnum

from studio.words import tr


class RecordingPhase(StrEnum):
    """Where a recording stands."""

    OFF = "off"
    ASKING = "asking"
    RECORDING = "recording"
    PAUSED = "paused"
    NAMING = "naming"

    @property
    def words(self) -> str:
        """The head of the card; "" while there is none."""
        titles = {
            RecordingPhase.ASKING: tr("操作を記録します。どのページから始めますか？"),
            RecordingPhase.RECORDING: tr("記録中"),
            RecordingPhase.PAUSED: tr("記録を一時停止しています"),
            RecordingPhase.NAMING: tr("記録が終わりました。名前を付けて保存しますか？"),
        }
        return titles.get(self, "")

    @property
    def look(self) -> tuple[str, str]:
        """Icon and tone: red is only what is being recorded now, what went well is green."""
        looks = {
            RecordingPhase.RECORDING: ("fa6s.circle-dot", "red"),
            RecordingPhase.PAUSED: ("fa6s.circle-pause", "amber"),
            RecordingPhase.NAMING: ("fa6s.circle-check", "green"),
        }
        return looks.get(self, ("fa6s.circle-dot", "plain"))
