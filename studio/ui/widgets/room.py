"""What the places of the window share."""

from dataclasses import dataclass
from pathlib import Path

from studio.engine.local_models import LocalModels
from studio.engine.workbench import Workbench
from studio.ui.widgets.actions import ActionSet
from studio.ui.widgets.parts import SaveTables
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme


@dataclass(frozen=True, slots=True)
class Room:
    """One of each, handed to every place."""

    workbench: Workbench
    tasks: TaskOwner
    theme: Theme
    actions: ActionSet
    resources: Path
    save_tables: SaveTables
    local_models: LocalModels | None = None
