"""Settings of CTS: the corpus, the test groups, the drivers, and a fault of the self-test."""

from __future__ import annotations

from nntest.groups.settings import GroupedSettings

__all__ = ["CtsSettings"]


class CtsSettings(GroupedSettings, frozen=True, kw_only=True):
    """``drivers`` are tested each alone and, where they are several, together.

    ``assets`` is the folder of networks, empty for those that come with the project. ``fault`` is
    what the self-test plants in the runtime, by its name in :mod:`cts.faults.catalogue`.
    """

    drivers: tuple[str, ...] = ("reference",)
    assets: str = ""
    fault: str = ""
