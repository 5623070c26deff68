"""The folder in which a driver's process may keep files between runs."""

from __future__ import annotations

import hashlib
import os

from nncli.cache_folder import cache_folder
from nnhal.driver_names import drivers
from nnhal.driver_schemes import place_of

__all__ = ["driver_cache"]


def driver_cache(driver: str) -> str | None:
    """Make the folder for the code of ``driver``, in which no other code can write; None where the
    user has no place for caches.
    """
    digest = hashlib.sha256(os.fsencode(_owner(driver))).hexdigest()
    try:
        folder = cache_folder("drivers") / digest[:32]
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return str(folder.absolute())


def _owner(driver: str) -> str:
    """The file or the place of a scheme, or the package of a class: its drivers share code."""
    place = place_of(driver)
    if place is not None:
        return os.path.realpath(place.file) if place.file else place.name
    plain = driver.partition("@")[0].partition("/")[0]
    return drivers().get(plain, plain).partition(":")[0].partition(".")[0]
