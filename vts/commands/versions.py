"""The version of the HAL that a run is narrowed to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from nncli.errors import UserError
from nnhal.types import HalVersion

__all__ = ["UnknownVersion", "known_version", "narrowed"]

_OLDER: Final = "older_interfaces/*"
"""Tests of versions before the one that is tested."""


class UnknownVersion(UserError):
    """The HAL has no such version, or the driver is shown by another one already."""


def known_version(version: str) -> str:
    """``version``, which the HAL has, or no text. Raises UnknownVersion."""
    known = [known.value for known in HalVersion]
    if version and version not in known:
        raise UnknownVersion(f"HAL {version} does not exist; there are {', '.join(known)}")
    return version


def narrowed(options: Mapping[str, Any], version: str | None) -> dict[str, Any]:
    """``options`` of a run for the driver by its interface of ``version`` alone; as they are
    without one. Raises UnknownVersion.
    """
    chosen = dict(options)
    if version is None:
        return chosen
    known_version(version)
    driver = chosen["driver"]
    if "@" in driver:
        raise UnknownVersion(f"--driver {driver} names a version, and so does --hal-version")
    excludes = (*chosen.get("excludes", ()), _OLDER)
    return chosen | {"driver": f"{driver}@{version}", "excludes": excludes}
