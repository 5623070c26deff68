"""A driver of HIDL shown by an older interface, which it has too: a newer one inherits the older.

Android's service manager does the same: a client of HAL 1.1 gets a driver of 1.3 as one of 1.1,
and the VTS of every version tests it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from nnhal.delegation import delegating
from nnhal.interfaces import IDevice, IDeviceV1_0, IDeviceV1_1, IDeviceV1_2
from nnhal.types import HalVersion

__all__ = ["by_older_interface"]


class _Older:
    """Has the calls of an older interface, and none of those that came later."""

    def __init__(self, device: Any) -> None:
        self.inner = device

    @property
    def driver(self) -> object:
        """The driver of the kit behind the interface, None for one without the kit."""
        return getattr(self.inner, "driver", None)


@delegating
class _ByV1_0(_Older, IDeviceV1_0):
    pass


@delegating
class _ByV1_1(_Older, IDeviceV1_1):
    pass


@delegating
class _ByV1_2(_Older, IDeviceV1_2):
    pass


_CLASSES: Final[Mapping[HalVersion, Callable[[Any], IDevice]]] = {
    HalVersion.V1_0: _ByV1_0,
    HalVersion.V1_1: _ByV1_1,
    HalVersion.V1_2: _ByV1_2,
}


def by_older_interface(device: IDevice, version: HalVersion) -> IDevice:
    """``device``, of HIDL and newer than ``version``, as clients of ``version`` see it."""
    return _CLASSES[version](device)
