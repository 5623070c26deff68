"""``mlts assets``: what is embedded, what is in a folder of Android's, and how to fetch it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mlts.catalogue import catalogue_at
from mlts.originals import originals, write_list
from nncli.terminal import say
from nntest.assets import embedded_assets

__all__ = ["fetch", "list_originals", "show_embedded", "show_folder"]

_MEBIBYTE: Final = 1 << 20


def show_embedded() -> None:
    """Print where the embedded assets are and what they take."""
    for root in embedded_assets().roots:
        sizes = [path.stat().st_size for path in root.rglob("*") if path.is_file()]
        say(f"{root}: {len(sizes)} files, {_mebibytes(sum(sizes))}")
    models = catalogue_at(None).models
    say(f"{len(models)} models, which 'mlts models' lists; 'mlts benchmark' runs them.")
    say("Android's own: 'mlts assets path DIR' in its checkout, or 'mlts assets fetch'.")


def show_folder(folder: Path) -> None:
    """Print which models of a folder are there. Raises AssetsNotFound, CatalogueError."""
    found = catalogue_at(folder)
    for model in found.models:
        say(f"{model.name}: {model.absent or 'present'}")
    present = sum(model.absent is None for model in found.models)
    say(f"{present} of {len(found.models)} models are there. Use them with --assets {folder}")


def list_originals() -> None:
    """Print the models that can be fetched."""
    for original in originals().originals:
        files = f"{len(original.files)} files, {_mebibytes(original.size)}, {original.license}"
        say(f"{original.name}: {files}")


def fetch(names: Sequence[str], folder: Path, mirror: str | None) -> None:
    """Download models to a folder. Raises DownloadFailed, NoSuchOriginal."""
    table = originals()
    chosen = table.named(names)
    for original in chosen:
        fetched = sum(each.run() for each in table.downloads(original, folder, mirror))
        here = len(original.files) - fetched
        say(f"{original.name}: {fetched} files fetched, {here} were there; SHA-256 as expected.")
    complete = [original for original in table.originals if table.is_complete(original, folder)]
    write_list(complete, folder)
    say(f"Use them with --assets {folder}")


def _mebibytes(size: int) -> str:
    return f"{size / _MEBIBYTE:.1f} MiB"
