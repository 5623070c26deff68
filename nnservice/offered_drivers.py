"""Drivers that are no Python class and so have no name of their own: engines, with what adds those
that are not installed, and schemes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import (
    Distribution,
    EntryPoint,
    PackageNotFoundError,
    distribution,
    entry_points,
)
from typing import Final

from nnhal.driver_schemes import ENGINES, SCHEMES, SERVED_SCHEMES, SUFFIXES

__all__ = ["INSTALLED", "offered", "state_of", "versions_of"]

_LOCATIONS: Final = {
    "engine": "NAME",
    "litert": "FOLDER",
    "tcp": "HOST:PORT",
    "unix": "PATH",
}
"""Location that a scheme takes, if not the path of a library."""

INSTALLED: Final = "installed"

_REQUIRED: Final = re.compile(r"([\w.-]+).*\bextra == ['\"]([\w.-]+)['\"]")


def offered() -> Iterator[tuple[str, str]]:
    """Each name that ``--driver`` takes beside those of installed drivers, with what it needs."""
    for point in sorted(entry_points(group=ENGINES), key=lambda point: point.name):
        yield f"engine:{point.name}", state_of(point)
    for group in (SCHEMES, SERVED_SCHEMES):
        for point in entry_points(group=group):
            if point.name != "engine":
                yield f"{point.name}:{_LOCATIONS.get(point.name, 'PATH.so')}", INSTALLED
    for point in entry_points(group=SUFFIXES):
        yield f"PATH.{point.name}", INSTALLED
    yield "package.module:Class", INSTALLED


def state_of(engine: EntryPoint) -> str:
    """Say whether an engine is installed, or the command that adds it.

    The engines ``NAME`` and ``NAME-VARIANT`` need the extra ``NAME`` of their package, if it has
    one. Others are imported to find out.
    """
    extra = engine.name.partition("-")[0]
    package = engine.dist
    if package is not None and extra in (package.metadata.get_all("Provides-Extra") or ()):
        missing = not all(map(_is_installed, _required(package, extra)))
        return f"pip install '{package.name}[{extra}]'" if missing else INSTALLED
    try:
        engine.load()
    except ModuleNotFoundError as error:
        return f"needs the package '{error.name}', which is not installed"
    return INSTALLED


def versions_of(engine: EntryPoint) -> str:
    """The installed packages that an engine's extra names, with their versions."""
    needed = _required(engine.dist, engine.name.partition("-")[0]) if engine.dist else ()
    return ", ".join(
        f"{name} {distribution(name).version}" for name in needed if _is_installed(name)
    )


def _required(package: Distribution, extra: str) -> Iterator[str]:
    for requirement in package.requires or ():
        match = _REQUIRED.match(requirement)
        if match is not None and match[2] == extra:
            yield match[1]


def _is_installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True
