"""Which build of a driver a run is about: its distribution, its module and a digest of the code."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

import msgspec

from nnhal.registry import ENTRY_POINTS

__all__ = ["DriverBuild", "driver_build"]


class DriverBuild(msgspec.Struct, frozen=True, kw_only=True):
    """Empty where it could not be found out, as of a driver that another process serves."""

    distribution: str = ""
    """The installed package that announces the driver by an entry point, and its version."""
    target: str = ""
    """``module:Class``."""
    sha256: str = ""
    """Over names and contents of the module's file and, of a module in a package, of all files in
    and below its folder; not of a library elsewhere that the driver loads."""


def driver_build(name: str) -> DriverBuild:
    """The build behind what a user types after ``--driver``. Imports no module of the driver."""
    plain = name.partition("@")[0]
    for point in entry_points(group=ENTRY_POINTS, name=plain):
        return DriverBuild(
            distribution=f"{point.dist.name} {point.dist.version}" if point.dist else "",
            target=point.value,
            sha256=_digest(point.value),
        )
    is_class = ":" in plain and not plain.startswith("unix:")
    return DriverBuild(target=plain, sha256=_digest(plain)) if is_class else DriverBuild()


def _digest(target: str) -> str:
    spec = _located(target.partition(":")[0])
    if spec is None or not spec.origin or not os.path.isfile(spec.origin):
        return ""
    source = Path(spec.origin)
    in_package = "." in spec.name or spec.submodule_search_locations is not None
    files = _code_in(source.parent) if in_package else [source]
    digest = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        name = path.relative_to(source.parent).as_posix()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def _code_in(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def _located(module: str) -> ModuleSpec | None:
    """Where ``module`` is, also in the current folder. Parents are looked up, not imported."""
    top, *inner = module.split(".")
    try:
        found = find_spec(top) or PathFinder.find_spec(top, [os.getcwd()])
    except ValueError:  # a module without a spec, such as __main__
        return None
    name, folders = top, _folders(found)
    for part in inner:
        name = f"{name}.{part}"
        try:
            found = PathFinder.find_spec(name, folders)
            folders = _folders(found)
        except KeyError:  # a folder without __init__.py, whose parent is not imported
            found = None
            folders = [os.path.join(folder, part) for folder in folders]
    return found


def _folders(package: ModuleSpec | None) -> list[str]:
    """Where its modules are."""
    return list(package.submodule_search_locations or ()) if package is not None else []
