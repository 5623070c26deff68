"""The scheme ``engine:NAME``: engines as drivers, each found by an entry point.

``engine:NAME?threads=2`` gives one two threads, whatever the command gives drivers. Packages
announce engines in the group of entry points ``nndrivers.engines``, whose values are subclasses of
:class:`nndrivers.engines.engine.Engine`; nothing is imported before it is asked for, because most
need a package that not everybody has.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from nndrivers.engines.engine import Engine
from nnhal.driver_schemes import ENGINES, BrokenDriver, NotADriver
from nntflite.errors import NoRuntime

__all__ = ["engines", "open_engine", "remark_on"]

_BUILTIN: Final = "-builtin"
"""End of the names of engines that run with built-in kernels alone."""


def engines() -> Mapping[str, EntryPoint]:
    """All engines that packages announce, by their names; whether they can be had is not known."""
    found = sorted(entry_points(group=ENGINES), key=lambda point: point.name)
    return {point.name: point for point in found}


def open_engine(location: str, *, threads: int = 1) -> Mapping[str, Engine]:
    """The engine that ``location`` names, with ``threads`` unless that says how many.

    Raises NotADriver and BrokenDriver.
    """
    name, _, parameters = location.partition("?")
    known = engines()
    if name not in known:
        near = difflib.get_close_matches(name, known, n=1)
        question = f" Did you mean 'engine:{near[0]}'?" if near else ""
        raise NotADriver(f"there is no engine '{name}'.{question} Engines: {', '.join(known)}.")
    try:
        made = known[name].load()
    except ModuleNotFoundError as error:
        raise BrokenDriver(
            f"it needs the package '{error.name}', which is not installed"
        ) from error
    try:
        return {name: made(threads=_threads(parameters, threads))}
    except NoRuntime as error:
        raise BrokenDriver(str(error)) from error


def remark_on(location: str) -> str:
    """Say what an engine lacks of what it ships with, by its name; empty for nothing."""
    name, suffix, _ = location.partition("?")[0].partition(_BUILTIN)
    if not suffix:
        return ""
    return (
        f"engine:{name}{suffix} runs without XNNPACK, which it ships with and applications get: "
        f"it may be many times slower than engine:{name}"
    )


def _threads(parameters: str, otherwise: int) -> int:
    key, _, value = parameters.partition("=")
    if not parameters:
        return otherwise
    if key != "threads" or not value.isdecimal() or not int(value):
        raise NotADriver(f"'?{parameters}' is no parameter of an engine; it takes ?threads=NUMBER")
    return int(value)
