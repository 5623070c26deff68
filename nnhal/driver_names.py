"""Names of drivers: those that are installed, and what is said of those that are not there."""

from __future__ import annotations

import difflib
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Final

from nncli.errors import UserError
from nnhal.driver_schemes import place_of

__all__ = [
    "ENTRY_POINTS",
    "SERVED",
    "DriverFailedToStart",
    "DriverRaised",
    "UnknownDriver",
    "drivers",
    "is_served",
]

ENTRY_POINTS: Final = "nnhal.drivers"
"""The group of entry points in which packages announce their drivers."""

SERVED: Final = "unix:"
"""Prefix of the names of served drivers."""


class UnknownDriver(UserError):
    """No driver has this name."""

    def __init__(self, name: str) -> None:
        known = list(drivers())
        nearest = difflib.get_close_matches(name, known, n=1)
        suggestion = f" Did you mean '{nearest[0]}'?" if nearest else ""
        installed = ", ".join(known) or "none installed"
        super().__init__(
            f"unknown driver '{name}'.{suggestion} "
            f"Drivers: {installed}; or give package.module:Class, the PATH.so of a native driver, "
            "or unix:PATH of a served driver."
        )
        self.name = name


class DriverFailedToStart(UserError):
    """The name stands for nothing, or not for a driver."""

    def __init__(self, name: str, target: str, reason: str) -> None:
        where = f"'{name}'" if name == target else f"'{name}' ({target})"
        super().__init__(f"driver {where} failed to start: {reason}")
        self.name = name
        self.target = target


class DriverRaised(DriverFailedToStart):
    """A driver's own code raises when it is imported or made, or a driver that is served does not
    answer: the driver is to blame, not its user.

    The reason begins with the file and line of that code, where there is some.
    """

    exit_code = 3


def is_served(name: str) -> bool:
    """Whether ``name`` is that of a driver which is in a process of its own already."""
    place = place_of(name)
    return place is not None and place.is_served


def drivers() -> dict[str, str]:
    """Names of the installed drivers, sorted, with ``module:Class``. Imports none of them."""
    return dict(sorted(_installed().items()))


@lru_cache
def _installed() -> dict[str, str]:
    """What is installed cannot change while this process runs; reading it takes milliseconds."""
    return {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
