"""The formats that flows are written in, by the names of the command line."""

from studio.engine.ports import Exporter
from studio.export.python_script import PythonScript

FORMATS: dict[str, Exporter] = {"python": PythonScript()}
