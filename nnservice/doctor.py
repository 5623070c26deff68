"""Check-up of the installation that ``nnhal doctor`` prints: one table, and what mends it."""

from __future__ import annotations

import contextlib
import platform
import shutil
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from nncli.bounded_text import bounded
from nncli.terminal import say
from nnhal import registry
from nnhal.checkups import Finding, checkups
from nnhal.driver_schemes import ENGINES, BrokenDriver, NotADriver, place_of
from nnhal.errors import HalError
from nnprocess.linkage import linkage_of
from nnservice.driver_table import print_table, started_devices
from nnservice.offered_drivers import INSTALLED, state_of, versions_of

__all__ = ["examine"]

_COLUMNS: Final = ("Part", "Version", "State")
_MAX_STATE: Final = 600
"""Characters of what a vendor's library says."""

_NOT_READY: Final = 1
"""Exit code where a driver that was named is not ready."""


def examine(names: Sequence[str]) -> None:
    """Print what is installed, and what it misses: for the drivers ``names``, or of everything.

    Each driver that is named is started, too. Exits with code 1 if one of them is not ready.
    """
    found = _of_drivers(names) if names else _everything()
    findings = [*dict.fromkeys([*_machine(), *found])]
    print_table(_COLUMNS, [_row(finding) for finding in findings])
    remedies: dict[str, list[str]] = {}
    for finding in findings:
        if finding.remedy:
            remedies.setdefault(finding.remedy, []).append(finding.part)
    if remedies:
        say("")
        print_table(("What mends it", "Part"), [(r, ", ".join(p)) for r, p in remedies.items()])
    if names and not all(finding.is_ready for finding in findings):
        raise SystemExit(_NOT_READY)


def _row(finding: Finding) -> tuple[str, ...]:
    sign = "✓" if finding.is_ready else "✗"
    return (finding.part, finding.version, f"{sign} {bounded(finding.state, _MAX_STATE)}")


def _machine() -> Iterator[Finding]:
    library, version = platform.libc_ver()
    system = f"{platform.system()} {platform.machine()}, {library} {version}".rstrip(", ")
    yield Finding("Python", platform.python_version(), f"{system}, {sys.executable}", True)


def _everything() -> Iterator[Finding]:
    found = shutil.which("cc")
    state = found or "not there: loops of the reference driver in Python alone"
    yield Finding("C compiler", "", state, found is not None, "" if found else "apt install gcc")
    for point in sorted(entry_points(group=ENGINES), key=lambda point: point.name):
        yield _engine(point.name)
    for checkup in checkups().values():
        yield from checkup("")


def _engine(name: str) -> Finding:
    (point,) = entry_points(group=ENGINES, name=name)
    state = state_of(point)
    is_ready = state == INSTALLED
    remedy = state if state.startswith("pip ") else ""
    return Finding(
        f"engine:{name}", versions_of(point), "not installed" if remedy else state, is_ready, remedy
    )


def _of_drivers(names: Sequence[str]) -> Iterator[Finding]:
    for name in names:
        scheme, _, location = name.partition(":")
        checkup = checkups().get(scheme)
        engine = location.partition("?")[0]
        if checkup is not None:
            with contextlib.suppress(NotADriver, BrokenDriver):  # the driver will say so itself
                yield from checkup(location)
        elif scheme == "engine" and entry_points(group=ENGINES, name=engine):
            yield _engine(engine)
        start, place = _start(name), place_of(name)
        if not start.is_ready and place is not None and place.file and checkup is None:
            yield from _lacks(Path(place.file))
        yield start


def _lacks(path: Path) -> Iterator[Finding]:
    """Tell what a Support Library, a delegate or the like needs that is not there, if anything."""
    found = linkage_of(path)
    for name in found.missing:
        yield Finding(path.name, "", f"needs {name}, which is missing", False)
    for name in found.undefined[:1]:
        yield Finding(path.name, "", f"nothing defines its symbol {name}", False)


def _start(name: str) -> Finding:
    part = f"--driver {name}"
    try:
        with started_devices(name) as devices:
            version = ", ".join(device.version_string for device in devices.values())
    except (registry.DriverFailedToStart, HalError) as error:
        return Finding(part, "", str(error), False)
    return Finding(part, version, "it starts", True)
