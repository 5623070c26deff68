"""A driver in a process of its own, used through the same interfaces as one in this process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nnservice.hal.driver_service import DriverService, start

__all__ = ["DriverService", "start"]


def __getattr__(name: str) -> Any:
    # Imported at first use: the zygote, which needs little of this package, is to start fast.
    if name in __all__:
        from nnservice.hal import driver_service

        return getattr(driver_service, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
