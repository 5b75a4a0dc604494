"""The composition root: the only package that names concrete classes and joins them.

Faces import from here and from nowhere below but `engine` and `domain`.
"""

from studio.bootstrap.compose import (
    Options,
    Studio,
    assemble,
    build_model,
    open_studio,
    serve_practice,
)
from studio.bootstrap.health import doctor

__all__ = [
    "Options",
    "Studio",
    "assemble",
    "build_model",
    "doctor",
    "open_studio",
    "serve_practice",
]
