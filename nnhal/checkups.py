"""Check-ups of what is installed: each package of drivers knows what its own need.

Packages announce them in the group of entry points ``nnhal.checkups``: the key is a scheme, as of
:mod:`nnhal.driver_schemes`, and the value a ``module:function`` that takes a location, empty for
all that is installed, and yields what it found. It runs in the process of ``nnhal doctor``, and
loads nothing of a vendor's into it. It raises what the function of a scheme raises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.metadata import entry_points
from typing import Final, NamedTuple, TypeAlias

__all__ = ["GROUP", "Checkup", "Finding", "checkups"]

GROUP: Final = "nnhal.checkups"


class Finding(NamedTuple):
    """State of a ``part``, a library or a package. ``remedy`` is the command that mends it, empty
    where nothing is wrong or nobody knows one.
    """

    part: str
    version: str
    state: str
    is_ready: bool
    remedy: str = ""


Checkup: TypeAlias = Callable[[str], Iterable[Finding]]


def checkups() -> dict[str, Checkup]:
    """All that packages announce, by their schemes."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point.load() for point in found}
