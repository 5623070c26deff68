"""The values of the options of ``cts``, as given. Imports nothing that is slow to import."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nntest.groups.commands.options import RunOptions as GroupedOptions

__all__ = ["RunOptions"]


@dataclass(frozen=True, kw_only=True)
class RunOptions(GroupedOptions):
    """Options of ``cts run``."""

    drivers: tuple[str, ...] = ("reference",)
    assets: Path | None = None
