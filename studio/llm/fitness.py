"""What is known of the models that were tried, kept in the home. Blocking; a small file."""

import logging
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from studio import __version__
from studio.domain.errors import ModelError
from studio.domain.models.model_check import ModelCheck
from studio.engine.whole_file import whole_file
from studio.llm.errors import Code, fault
from studio.words import tr

logger = logging.getLogger(__name__)
_MOST: Final = 50


class _Kept(BaseModel):
    """The whole of the file, newest last."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    checks: tuple[ModelCheck, ...] = ()


class FitnessBook:
    """Remembers how models answered when they were tried.

    Args:
        path: The file; None remembers within this object only.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._checks: tuple[ModelCheck, ...] | None = None

    def known(self, base_url: str, model: str) -> ModelCheck | None:
        """Return the newest result of a model with the questions of this version, None when there is none."""
        same = (one for one in reversed(self._read()) if _is_of(one, base_url, model))
        return next((one for one in same if one.version == __version__), None)

    def keep(self, check: ModelCheck) -> None:
        """Keep a result in place of the older one. A file that cannot be written is no fault of a test."""
        others = [one for one in self._read() if not _is_of(one, check.base_url, check.model)]
        self._checks = (*others[1 - _MOST :], check)
        if self._path is None:
            return
        try:
            with whole_file(self._path) as file:
                file.write(_Kept(checks=self._checks).model_dump_json(indent=1).encode())
        except OSError as exc:
            logger.info("model check not kept: %s", exc)

    def _read(self) -> tuple[ModelCheck, ...]:
        """Read anew each time: another window or command may have tried a model since."""
        if self._path is None:
            return self._checks or ()
        try:
            return _Kept.model_validate_json(self._path.read_bytes()).checks
        except (OSError, ValidationError):
            return ()


def _is_of(check: ModelCheck, base_url: str, model: str) -> bool:
    return (check.base_url, check.model) == (base_url, model)


def unfit(check: ModelCheck) -> ModelError:
    """Return the fault of a model that cannot do a run, said before the run."""
    return fault(
        Code.UNFIT,
        message=tr(
            "「{model}」は、決められた形で返事ができないモデルなので、実行に使えません"
            "（試した {asked} 問のうち {kept} 問）。",
            model=check.model,
            asked=check.asked,
            kept=check.kept,
        ),
    )
