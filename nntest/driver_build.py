"""Build of the driver of a run: its distribution, its module and a digest of the code."""

from __future__ import annotations

import hashlib
import os
import re
import sysconfig
from collections.abc import Iterator
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from nnhal.driver_family import split_name
from nnhal.driver_schemes import Place, place_of
from nnhal.registry import ENTRY_POINTS, is_served

__all__ = ["DriverBuild", "build_of", "driver_build"]


_IMPORT: Final = re.compile(rb"^[ \t]*(?:from|import)[ \t]+([^#\n]+)", re.MULTILINE)
"""What such lines name; of "from a import b" also b, which costs a look and no more."""

_NAME: Final = re.compile(rb"[A-Za-z_][\w.]*")

_INSTALLED: Final = {Path(sysconfig.get_path(name)) for name in ("stdlib", "purelib", "platlib")}
"""Folders whose modules have nothing to do with each other."""


class DriverBuild(msgspec.Struct, frozen=True, kw_only=True):
    """Empty where it could not be found out, as of a driver that another process serves."""

    distribution: str = ""
    """The installed package that announces the driver by an entry point, and its version."""
    target: str = ""
    """``module:Class``."""
    sha256: str = ""
    """Over names and contents of the driver's code: of a module in a package, all files in and
    below the outermost package; of another, the module and what it imports from its own folder. A
    library elsewhere that the driver loads is not in it. Of a driver that is a file (``PATH.so``):
    over that and the code that loads it."""


def driver_build(name: str) -> DriverBuild:
    """The build behind what a user types after ``--driver``. Imports no module of the driver."""
    place = place_of(name)
    if place is not None:
        return DriverBuild() if place.is_served else _build_at(place)
    plain = name if is_served(name) else split_name(name.partition("@")[0])[0]
    for point in entry_points(group=ENTRY_POINTS, name=plain):
        return DriverBuild(
            distribution=f"{point.dist.name} {point.dist.version}" if point.dist else "",
            target=point.value,
            sha256=_digest(point.value),
        )
    is_class = ":" in plain and not is_served(plain)
    return build_of(plain) if is_class else DriverBuild()


def _build_at(place: Place) -> DriverBuild:
    """The build of a driver that a scheme loads: the file, and the code that loads it."""
    code = _digest(place.target)
    if not place.file:
        return DriverBuild(target=place.name)
    content = hashlib.sha256(Path(place.file).read_bytes()).hexdigest()
    digest = hashlib.sha256(f"{code} {content}".encode()).hexdigest()
    return DriverBuild(target=place.file, sha256=digest)


def build_of(target: str) -> DriverBuild:
    """The build of the class ``module:Class``. Imports nothing of it."""
    return DriverBuild(target=target, sha256=_digest(target))


def _digest(target: str) -> str:
    spec = _located(target.partition(":")[0])
    if spec is None or not spec.origin or not os.path.isfile(spec.origin):
        return ""
    source = Path(spec.origin)
    in_package = "." in spec.name or spec.submodule_search_locations is not None
    folder = _outermost(source.parent) if in_package else source.parent
    digest = hashlib.sha256()
    above = f"{folder.as_posix()}/"
    for path in sorted(_code_in(folder) if in_package else _with_imported(source), key=str):
        content = path.read_bytes()
        name = path.as_posix().removeprefix(above)
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def _outermost(folder: Path) -> Path:
    """The package that has the package ``folder`` in it: its modules import each other."""
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


def _code_in(folder: Path) -> Iterator[Path]:
    """All files but those that Python, editors and version control leave there."""
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name[0] != "." and name != "__pycache__"]
        paths = (os.path.join(place, name) for name in files if name[0] != "." and name[-1] != "~")
        yield from map(Path, filter(os.path.isfile, paths))


def _with_imported(module: Path) -> set[Path]:
    """The file ``module``, and what it imports, directly or not, from the folder that it is in."""
    if module.parent in _INSTALLED:
        return {module}
    found, waiting = set(), [module]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += _beside(module.parent, path)
    return found


def _beside(folder: Path, path: Path) -> Iterator[Path]:
    """Modules and packages in ``folder`` whose names ``path`` may import."""
    if path.suffix != ".py":
        return
    for line in _IMPORT.findall(path.read_bytes()):
        for name in {part.decode().partition(".")[0] for part in _NAME.findall(line)}:
            if (folder / f"{name}.py").is_file():
                yield folder / f"{name}.py"
            elif (folder / name / "__init__.py").is_file():
                yield from _code_in(folder / name)


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
