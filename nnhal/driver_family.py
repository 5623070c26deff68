"""A family of devices: what a factory makes that stands for several accelerators.

Android's services register a device for each accelerator behind a driver, and one of type OTHER for
those that work together. A factory says so by returning several drivers instead of one; each has a
name of its own, ``DRIVER/DEVICE``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from nncli.errors import UserError

__all__ = [
    "SEPARATOR",
    "DeviceNameError",
    "SeveralDevices",
    "UnknownDevice",
    "chosen",
    "full_names",
    "members",
    "split_name",
]

SEPARATOR: Final = "/"
"""Separator between the name of a driver and the name of one of its devices."""


class DeviceNameError(UserError):
    """The name does not stand for exactly one device of a driver."""


class SeveralDevices(DeviceNameError):
    """A driver has several devices, and none of them is named."""

    def __init__(self, name: str, devices: Sequence[str], separator: str = SEPARATOR) -> None:
        full = ", ".join(f"{name}{separator}{device}" for device in devices)
        super().__init__(f"driver '{name}' has {len(devices)} devices; choose one of {full}.")


class UnknownDevice(DeviceNameError):
    """A driver has no device of this name."""

    def __init__(self, name: str, device: str, devices: Sequence[str]) -> None:
        known = ", ".join(devices) or "one without a name"
        super().__init__(f"driver '{name}' has no device '{device}'. Devices: {known}.")


def split_name(name: str) -> tuple[str, str]:
    """The driver and the device of ``DRIVER/DEVICE``; no device where none is named."""
    driver, _, device = name.partition(SEPARATOR)
    return driver, device


def members(made: object) -> dict[str, object]:
    """Return the drivers that a factory has made, by the names of their devices; a single driver
    has no name here.

    A mapping names its drivers, those in a sequence have names of their own; a text is neither.
    Raises ValueError for names that are no names, or not unique.
    """
    if isinstance(made, Mapping):
        named = list(made.items())
    elif isinstance(made, Sequence) and not isinstance(made, (str, bytes, bytearray)):
        named = [(_own_name(each), each) for each in made]
    else:
        return {"": made}
    if not named:
        raise ValueError("the factory has returned no driver")
    found: dict[str, object] = {}
    for name, driver in named:
        if not isinstance(name, str) or not name or SEPARATOR in name or "@" in name:
            raise ValueError(f"{name!r} is no name of a device")
        if name in found:
            raise ValueError(f"2 devices have the name {name!r}")
        found[name] = driver
    return found


def chosen(name: str, device: str, made: object) -> object:
    """The driver of the device that is meant. Raises SeveralDevices and UnknownDevice, and what
    :func:`members` raises.
    """
    found = members(made)
    if not device:
        if len(found) > 1:
            raise SeveralDevices(name, list(found))
        return next(iter(found.values()))
    if list(found) == [""] and _own_name(found[""]) == device:
        return found[""]
    if device not in found:
        raise UnknownDevice(name, device, [each for each in found if each])
    return found[device]


def full_names(name: str, version: str, made: object) -> dict[str, object]:
    """The drivers of all devices, by what names each after ``--driver``."""
    suffix = f"@{version}" if version else ""
    return {
        f"{name}{SEPARATOR if device else ''}{device}{suffix}": driver
        for device, driver in members(made).items()
    }


def _own_name(driver: object) -> str | None:
    """The service name that the author of ``driver`` has given it; an interface has none."""
    name = getattr(getattr(driver, "driver", driver), "name", None)
    return name if isinstance(name, str) else None
