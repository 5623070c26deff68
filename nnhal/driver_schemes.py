"""Schemes: drivers that are no Python class, named by where they are, as ``nnapi:PATH.so``.

Five groups of entry points announce them, each value a ``module:function``:

``nnhal.driver_schemes``
    The key is a scheme, as ``nnapi`` for ``nnapi:LOCATION`` and ``nnapi:LOCATION#DEVICE``. The
    function takes the location, and ``threads`` if it has such a keyword, and returns the drivers
    of its devices by their names. It runs in a driver's own process, since what it loads may crash.
``nnhal.driver_suffixes``
    The key is the suffix of a file that needs no scheme, as ``so`` for ``PATH.so``. The function is
    one of a scheme.
``nnhal.served_schemes``
    The same for drivers that are in a process of their own already, wherever that is. The function
    takes the location and, if it has such keywords, the seconds that a call may take as
    ``callback_timeout_s`` and the name after ``#`` as ``device``, and returns a
    :class:`nnhal.device.Device`.
``nnhal.leases``
    The key is a scheme. The function takes the whole name from a command line, has the driver run
    while the command does, and returns what ends that.

``nnhal.scheme_remarks``
    The key is a scheme. The function takes the location, and returns what a report must say of the
    driver there; it runs in the process that writes reports.

A function raises :class:`NotADriver` for what its user has named wrongly, and :class:`BrokenDriver`
for a driver that is there and does not start. Nothing here is imported before it is asked for.
"""

from __future__ import annotations

import importlib
import os
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Any, Final, NamedTuple, cast
from urllib.parse import parse_qsl

from nnhal.driver_family import SeveralDevices, UnknownDevice

__all__ = [
    "ENGINES",
    "SCHEMES",
    "SERVED_SCHEMES",
    "SUFFIXES",
    "BrokenDriver",
    "NotADriver",
    "Place",
    "chosen",
    "divided",
    "is_place",
    "place_of",
    "remark_on",
]

ENGINES: Final = "nndrivers.engines"
"""Entry points of engines, which the scheme ``engine`` opens by their names."""

SCHEMES: Final = "nnhal.driver_schemes"
SUFFIXES: Final = "nnhal.driver_suffixes"
SERVED_SCHEMES: Final = "nnhal.served_schemes"
REMARKS: Final = "nnhal.scheme_remarks"

_SEPARATOR: Final = "#"
"""Between a location, which may have any other character in it, and the name of a device."""

_FILE: Final = re.compile(r".+\.(?P<suffix>[A-Za-z]\w*)(?:\.\d+)*")
"""A file by its suffix: ``libacme.so``, and ``libacme.so.1.2`` too."""


class NotADriver(Exception):
    """The name stands for nothing, or not for a driver; the text says why, without the name."""


class BrokenDriver(Exception):
    """The driver is there and does not start; the text says why, without the name."""


class Place(NamedTuple):
    """Place that a name of a scheme stands for."""

    name: str
    """The name without the device."""
    target: str
    """``module:function`` of the scheme."""
    location: str
    device: str
    """Empty where none is named."""
    is_served: bool

    @property
    def file(self) -> str:
        """The file at the location, without parameters after ``?``; empty where there is none."""
        path = self.location.partition("?")[0]
        return path if os.path.isfile(path) else ""

    def load(self) -> Callable[..., Any]:
        """The function of the scheme. Raises what its import raises."""
        return _loaded(self.target)

    def full_name(self, device: str) -> str:
        """Return the name of ``device`` for ``--driver``."""
        return f"{self.name}{_SEPARATOR}{device}"


@lru_cache
def _targets(group: str) -> dict[str, str]:
    """What is installed cannot change while this process runs."""
    return {point.name: point.value for point in entry_points(group=group)}


def place_of(name: str) -> Place | None:
    """Find the place that ``name`` stands for by a scheme or a suffix; None for any other name of a
    driver.
    """
    scheme, colon, rest = name.partition(":")
    for group in (SCHEMES, SERVED_SCHEMES):
        if colon and scheme in _targets(group):
            return _place(_targets(group)[scheme], rest, f"{scheme}:", group == SERVED_SCHEMES)
    location, _ = _split(name)
    match = _FILE.fullmatch(location)
    target = _targets(SUFFIXES).get(match["suffix"]) if match else None
    return _place(target, name, "", False) if target else None


def remark_on(name: str) -> str:
    """Remark that a report must make on the driver that ``name`` stands for; empty for nothing."""
    scheme, _, location = name.partition(":")
    target = _targets(REMARKS).get(scheme)
    return str(_loaded(target)(location)) if target else ""


def divided(location: str) -> tuple[str, dict[str, str]]:
    """Divide ``NAME?option=value&...`` into the name and its options. Raises NotADriver."""
    name, _, query = location.partition("?")
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query))
    except ValueError as error:
        expected = "?option=value&option=value"
        raise NotADriver(f"'?{query}' are no options; expected {expected}") from error
    return name, dict(pairs)


def is_place(name: str) -> bool:
    """Whether ``name`` is that of a driver which must have a process of its own."""
    place = place_of(name)
    return place is not None and not place.is_served


def _loaded(target: str) -> Callable[..., Any]:
    module, _, attribute = target.partition(":")
    return cast("Callable[..., Any]", getattr(importlib.import_module(module), attribute))


def _place(target: str, rest: str, prefix: str, is_served: bool) -> Place:
    location, device = _split(rest)
    return Place(prefix + location, target, location, device, is_served)


def _split(rest: str) -> tuple[str, str]:
    """Location and device; a file may have the separator in its name."""
    if os.path.isfile(rest):
        return rest, ""
    location, _, device = rest.rpartition(_SEPARATOR)
    return (location, device) if location else (rest, "")


def chosen(place: Place, devices: Mapping[str, object]) -> tuple[str, object]:
    """Name and driver of the device that is meant. Raises SeveralDevices, UnknownDevice, and
    BrokenDriver where there are none at all.
    """
    if not devices:
        raise BrokenDriver("it has no devices")
    if place.device:
        if place.device not in devices:
            raise UnknownDevice(place.name, place.device, list(devices))
        return place.device, devices[place.device]
    if len(devices) > 1:
        raise SeveralDevices(place.name, list(devices), _SEPARATOR)
    return next(iter(devices.items()))
