"""The composition root: the only package that names concrete classes and joins them.

Faces import from here and from nowhere below but `engine` and `domain`. What they name is imported when they
name it: a command that reads the library needs no browser and no model.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from studio.bootstrap.cluster import ClusterAddress as ClusterAddress
    from studio.bootstrap.cluster import cluster_machines as cluster_machines
    from studio.bootstrap.cluster import lend_browser as lend_browser
    from studio.bootstrap.compose import Studio as Studio
    from studio.bootstrap.compose import assemble as assemble
    from studio.bootstrap.compose import build_model as build_model
    from studio.bootstrap.compose import check_days_off as check_days_off
    from studio.bootstrap.compose import keep_api_key as keep_api_key
    from studio.bootstrap.compose import keep_settings as keep_settings
    from studio.bootstrap.compose import serve_practice as serve_practice
    from studio.bootstrap.compose import served_models as served_models
    from studio.bootstrap.compose import test_connection as test_connection
    from studio.bootstrap.flow_files import MIN_PASSPHRASE as MIN_PASSPHRASE
    from studio.bootstrap.flow_files import PASSPHRASE_NEEDED as PASSPHRASE_NEEDED
    from studio.bootstrap.flow_files import PASSPHRASE_WRONG as PASSPHRASE_WRONG
    from studio.bootstrap.flow_files import flow_file_name as flow_file_name
    from studio.bootstrap.flow_files import read_flow_file as read_flow_file
    from studio.bootstrap.flow_files import write_flow_file as write_flow_file
    from studio.bootstrap.health import doctor as doctor
    from studio.bootstrap.home_library import CHOOSE_PASSPHRASE as CHOOSE_PASSPHRASE
    from studio.bootstrap.library_alone import open_care as open_care
    from studio.bootstrap.library_alone import open_library as open_library
    from studio.bootstrap.library_care import LibraryCare as LibraryCare
    from studio.bootstrap.local_models import ModelDesk as ModelDesk
    from studio.bootstrap.local_models import models_here as models_here
    from studio.bootstrap.on_use import load_the_rest as load_the_rest
    from studio.bootstrap.opening import open_studio as open_studio
    from studio.bootstrap.options import Options as Options
    from studio.bootstrap.options import home_of as home_of
    from studio.bootstrap.papers import flow_paper_name as flow_paper_name
    from studio.bootstrap.papers import run_paper_name as run_paper_name
    from studio.bootstrap.papers import write_flow_paper as write_flow_paper
    from studio.bootstrap.papers import write_run_paper as write_run_paper
    from studio.bootstrap.selftest import SelftestStep as SelftestStep
    from studio.bootstrap.selftest import selftest_options as selftest_options
    from studio.bootstrap.selftest import try_studio as try_studio
    from studio.export.table_files import TableWritten as TableWritten
    from studio.export.table_files import write_tables as write_tables
    from studio.settings.carried import variables_of as variables_of
    from studio.settings.settings import Settings as Settings
    from studio.vault.passphrase import read_passphrase_file as read_passphrase_file

_NAMES: Final = {
    "studio.bootstrap.cluster": ("ClusterAddress", "cluster_machines", "lend_browser"),
    "studio.bootstrap.compose": (
        "Studio",
        "assemble",
        "build_model",
        "check_days_off",
        "keep_api_key",
        "keep_settings",
        "serve_practice",
        "served_models",
        "test_connection",
    ),
    "studio.bootstrap.flow_files": (
        "MIN_PASSPHRASE",
        "PASSPHRASE_NEEDED",
        "PASSPHRASE_WRONG",
        "flow_file_name",
        "read_flow_file",
        "write_flow_file",
    ),
    "studio.bootstrap.health": ("doctor",),
    "studio.bootstrap.home_library": ("CHOOSE_PASSPHRASE",),
    "studio.bootstrap.library_alone": (
        "open_care",
        "open_library",
    ),
    "studio.bootstrap.library_care": ("LibraryCare",),
    "studio.bootstrap.local_models": (
        "ModelDesk",
        "models_here",
    ),
    "studio.bootstrap.opening": ("open_studio",),
    "studio.bootstrap.on_use": ("load_the_rest",),
    "studio.bootstrap.options": (
        "Options",
        "home_of",
    ),
    "studio.bootstrap.papers": (
        "flow_paper_name",
        "run_paper_name",
        "write_flow_paper",
        "write_run_paper",
    ),
    "studio.bootstrap.selftest": (
        "SelftestStep",
        "selftest_options",
        "try_studio",
    ),
    "studio.export.table_files": (
        "TableWritten",
        "write_tables",
    ),
    "studio.settings.carried": ("variables_of",),
    "studio.settings.settings": ("Settings",),
    "studio.vault.passphrase": ("read_passphrase_file",),
}
_HOMES: Final = {name: module for module, names in _NAMES.items() for name in names}


def __getattr__(name: str) -> object:
    if (home := _HOMES.get(name)) is None:
        raise AttributeError(f"{__name__} has no {name}")
    return getattr(import_module(home), name)
