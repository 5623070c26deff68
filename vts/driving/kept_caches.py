"""Compilation caches of other builds of a driver: kept from one run for the next.

A device's cache files outlive an update of its driver. The runtime puts the driver's version string
into the token of a cache, so files of another version are never offered again (``TokenHasher`` of
Android's runtime); files of another build with the same string are. What it makes of them must be
the model that was saved, or a miss.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

import msgspec

from nnhal.types import Model
from nnprocess.removal import remove_folder

__all__ = ["KeptCaches"]

_VERSION: Final = "version.txt"

_NAME: Final = 32
"""Characters of a digest that are enough for a folder's name."""


class KeptCaches:
    """Cache files by test, below ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def take(self, test: str, model: Model, version: str, files: Iterable[Path]) -> bool:
        """Copy what was kept for ``test`` to ``files``, if it is of this model and version."""
        kept = self._kept(test, model)
        try:
            if (kept / _VERSION).read_text() != version:
                return False
            for file in files:
                shutil.copyfile(kept / file.name, file)
        except FileNotFoundError:  # nothing was kept, or as many files as another build needs
            return False
        return True

    def keep(self, test: str, model: Model, version: str, files: Iterable[Path]) -> None:
        """Keep ``files`` in place of what was kept for ``test``."""
        kept = self._kept(test, model)
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(dir=kept.parent))
        for file in files:
            shutil.copyfile(file, fresh / file.name)
        (fresh / _VERSION).write_text(version)
        remove_folder(kept)
        try:
            os.replace(fresh, kept)
        except OSError:  # the same test by another interface has just kept its own
            remove_folder(fresh)

    def _kept(self, test: str, model: Model) -> Path:
        """A name that changes with the model: the corpus may be another one, too."""
        words = hashlib.sha256(test.encode())
        words.update(msgspec.msgpack.encode(msgspec.structs.replace(model, pools=())))
        for pool in model.pools:
            words.update(pool.buffer)
        return self._folder / words.hexdigest()[:_NAME]
