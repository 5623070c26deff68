"""The scheme ``engine:NAME``: engines as drivers, each found by an entry point.

``engine:NAME?option=value&...`` gives one options: two threads by ``threads=2``, whatever the
command gives drivers, and those that its class lists. Packages announce engines in the group of
entry points ``nndrivers.engines``, whose values are subclasses of
:class:`nndrivers.engines.engine.Engine`; nothing is imported before it is asked for, because most
need a package that not everybody has.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from nndrivers.engines.engine import Engine
from nnhal.driver_schemes import ENGINES, BrokenDriver, NotADriver, divided
from nntflite.errors import NoRuntime

__all__ = ["engines", "open_engine", "remark_on"]

_BUILTIN: Final = "-builtin"
"""End of the names of engines that run with built-in kernels alone."""

_NUMBER: Final = "NUMBER"


def engines() -> Mapping[str, EntryPoint]:
    """All engines that packages announce, by their names; whether they can be had is not known."""
    found = sorted(entry_points(group=ENGINES), key=lambda point: point.name)
    return {point.name: point for point in found}


def open_engine(location: str, *, threads: int = 1) -> Mapping[str, Engine]:
    """The engine that ``location`` names, with ``threads`` unless that says how many.

    Raises NotADriver and BrokenDriver.
    """
    name, options = divided(location)
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
    _check(name, made, options)
    try:
        return {name: made(**{**options, "threads": int(options.get("threads", threads))})}
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


def _check(name: str, engine: type[Engine], options: Mapping[str, str]) -> None:
    """Raise NotADriver for an option that ``engine`` does not take, or not with this value."""
    taken = {"threads": _NUMBER, **engine.options}
    for option, value in options.items():
        if option not in taken:
            listed = "&".join(f"{known}={expected}" for known, expected in taken.items())
            raise NotADriver(f"engine:{name} takes no option '{option}'; it takes ?{listed}")
        if not _fits(value, taken[option]):
            raise NotADriver(f"'{option}={value}': expected {option}={taken[option]}")


def _fits(value: str, expected: str) -> bool:
    if expected == _NUMBER:
        return value.isdecimal() and int(value) > 0
    choices = expected.split("|")
    return value in choices or (len(choices) == 1 and bool(value))
