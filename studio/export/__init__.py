"""Flows as files that live without the studio: deterministic, no model, no secrets.

`FORMATS` is what the command line and the window offer; to add a format, write an `Exporter` and
put it here.
"""

from studio.engine.ports import Exporter
from studio.export.python_script import PythonScript

FORMATS: dict[str, Exporter] = {"python": PythonScript()}

__all__ = ["FORMATS"]
