"""Source of models and data: the assets shipped with the project, or a folder of the user's.

Both have the layout of Android's ``platform/test/mlts/models/assets``: ``models_list/*.json``
names the models, ``NAME.tflite`` lies beside that folder, and every path inside a list is
relative to the root. The embedded assets have two roots, ``models/`` and ``datasets/``, and are
their union.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from nncli.errors import UserError
from nncli.input_file import shown

__all__ = ["Assets", "AssetsNotFound", "assets_at", "chosen_assets", "embedded_assets"]

MODELS_LIST = "models_list"
_PACKAGE = Path(__file__).resolve().parent
_EMBEDDED_ROOTS = ("models", "datasets")


class AssetsNotFound(UserError):
    """A folder given as assets does not have Android's layout."""


@dataclass(frozen=True)
class Assets:
    """One or more root folders, searched in order."""

    roots: tuple[Path, ...]

    def find(self, relative: str) -> Path | None:
        """The first existing file or folder of that name below a root, None if there is none."""
        candidates = (root / relative for root in self.roots)
        # Unlike Path.exists, this knows that there is no file of a name that is too long.
        return next((path for path in candidates if os.path.exists(path)), None)

    def model_lists(self) -> tuple[Path, ...]:
        """Every ``models_list/*.json``, sorted by file name within a root."""
        return tuple(
            path for root in self.roots for path in sorted(root.glob(f"{MODELS_LIST}/*.json"))
        )

    def __str__(self) -> str:
        return ", ".join(map(str, self.roots))


def embedded_assets() -> Assets:
    """The assets shipped with the project, from the installed package or from the checkout."""
    return Assets(tuple(_embedded_root(name) for name in _EMBEDDED_ROOTS))


def assets_at(directory: str | Path) -> Assets:
    """The assets in a folder of Android's layout, or of the one that ``scripts/build_models.py``
    writes, with models and data sets in folders of their own.

    Raises AssetsNotFound when the folder is missing or holds no ``models_list/*.json``.
    """
    root = Path(directory)
    if not os.path.isdir(root):
        raise AssetsNotFound(f"assets folder '{shown(root)}' does not exist or is not a folder.")
    assets = Assets((root,))
    if not assets.model_lists():
        assets = Assets(tuple(root / name for name in _EMBEDDED_ROOTS))
    if not assets.model_lists():
        raise AssetsNotFound(
            f"assets folder '{root}' has no {MODELS_LIST}/*.json; expected Android's layout: "
            f"{MODELS_LIST}/NAME.json beside MODEL.tflite and the data folders."
        )
    return assets


def chosen_assets(directory: Path | None) -> Assets:
    """The assets in a folder, or, without one, the embedded ones. Raises AssetsNotFound."""
    return assets_at(directory) if directory else embedded_assets()


def _embedded_root(name: str) -> Path:
    packaged = _PACKAGE / "_assets" / name
    return packaged if packaged.is_dir() else _PACKAGE.parent / name
