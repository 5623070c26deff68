"""Data folders of the project: at the root of a checkout, inside this package in a wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Final

__all__ = ["OWN_SPECS", "REPORT_TEMPLATES"]

_PACKAGE: Final = Path(__file__).resolve().parent


def _data_folder(name: str) -> Path:
    installed = _PACKAGE / f"_{name}"
    return installed if installed.is_dir() else _PACKAGE.parent / name


OWN_SPECS: Final = _data_folder("specs")
"""The conformance corpus that comes with the project."""

REPORT_TEMPLATES: Final = _data_folder("reports")
"""Templates, style and script of the HTML pages."""
