"""Energy of the host's processors, from the counters of RAPL that Linux offers.

``/sys/class/powercap/intel-rapl:N`` is a domain, of AMD's processors too; those named ``package-N``
together are the processors with everything in them. Memory, accelerators on cards and the rest of
the machine are not included, other programs on the same processors are. Since 2020
(CVE-2020-8694) only root may read the counters, unless an administrator allows it.

Source: ``Documentation/power/powercap/powercap.rst`` of Linux.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

__all__ = ["POWERCAP", "EnergyClock", "EnergyMeter", "NoEnergyCounters", "energy_meter"]

POWERCAP: Final = Path("/sys/class/powercap")

EnergyClock = Callable[[], "int | None"]
"""Microjoules since some moment in the past, None where that is not known any more."""

_PACKAGE: Final = "package-"


class NoEnergyCounters(Exception):
    """The machine has no counters, or they cannot be read; says which."""


@dataclass
class _Domain:
    """A counter, which starts again from 0 after ``range_uj``."""

    file: Path
    range_uj: int
    last_uj: int

    def used_uj(self) -> int:
        """Since the last call. Turns are much shorter than a counter's round (minutes)."""
        now = _number(self.file)
        used = now - self.last_uj
        self.last_uj = now
        return used if used >= 0 else used + self.range_uj + 1


@dataclass
class EnergyMeter:
    """All processor packages together."""

    domains: Sequence[_Domain]
    _total_uj: int = field(default=0, init=False)

    def __call__(self) -> int | None:
        """Microjoules since the meter was made; None where a counter cannot be read any more."""
        try:
            self._total_uj += sum(domain.used_uj() for domain in self.domains)
        except (OSError, ValueError):
            return None
        return self._total_uj


def energy_meter(root: Path = POWERCAP) -> EnergyMeter:
    """A meter of the host. Raises NoEnergyCounters."""
    folders = [folder for folder in sorted(root.glob("*")) if _is_package(folder)]
    if not folders:
        raise NoEnergyCounters(f"{root} has no counter of a processor package")
    try:
        return EnergyMeter([_domain(folder) for folder in folders])
    except PermissionError as error:
        raise NoEnergyCounters(f"{error.filename} may only be read by root") from error
    except (OSError, ValueError) as error:
        raise NoEnergyCounters(f"the counters in {root} cannot be read: {error}") from error


def _is_package(folder: Path) -> bool:
    try:
        return (folder / "name").read_text().startswith(_PACKAGE)
    except OSError:
        return False


def _domain(folder: Path) -> _Domain:
    file = folder / "energy_uj"
    return _Domain(file, _number(folder / "max_energy_range_uj"), _number(file))


def _number(file: Path) -> int:
    return int(file.read_text())
