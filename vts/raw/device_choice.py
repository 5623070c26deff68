"""The choice of a driver's raw interface, by HAL version."""

from __future__ import annotations

from nnhal.device import Device
from nnhal.types import HalVersion
from vts.raw.aidl_devices import RawAidl, RawAidlWithConfig
from vts.raw.devices import HIDL_CLASSES, RawDevice

__all__ = ["raw_device", "raw_devices"]


def raw_device(device: Device, version: HalVersion | None = None) -> RawDevice:
    """The interface of ``version`` of a driver, by default the newest that it has.

    A driver of HIDL has the older versions of it too.
    """
    return raw_devices(device, version)[0]


def raw_devices(device: Device, version: HalVersion | None = None) -> tuple[RawDevice, ...]:
    """The same, once for each way to prepare a model that it has."""
    version = version or device.hal_version
    if not version.is_aidl:
        return (HIDL_CLASSES[version](device),)
    if version < HalVersion.AIDL_V4:
        return (RawAidl(device),)
    return RawAidl(device), RawAidlWithConfig(device)
