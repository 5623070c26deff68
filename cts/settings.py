"""Settings of CTS: the corpus, the test groups, the drivers, and a fault of the self-test."""

from __future__ import annotations

from nntest.groups.settings import GroupedSettings

__all__ = ["CtsSettings"]


class CtsSettings(GroupedSettings, frozen=True, kw_only=True):
    """``drivers`` are tested each alone and, where they are several, together.

    ``fault`` names what the self-test plants in the runtime, see :mod:`cts.faults.catalogue`.
    """

    drivers: tuple[str, ...] = ("reference",)
    fault: str = ""
