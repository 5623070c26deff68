"""Registry that resolves what a user types after ``--driver`` to a running driver.

A driver is known by a built-in name, which is an entry point of the group ``nnhal.drivers`` like
anybody's, or by ``package.module:Class``. ``@VERSION`` after it shows a driver by an older version
of the HAL, and ``/DEVICE`` names one of several devices of a driver. ``unix:PATH`` is the driver
that ``nnhal serve`` serves at a socket. What else there is, as ``nnapi:PATH.so`` or ``PATH.so``, is
a scheme of :mod:`nnhal.driver_schemes`. Nothing here imports a driver before it is asked for.
"""

from __future__ import annotations

import importlib
import inspect
import os
import re
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from nncli.errors import UserError
from nnhal import driver_family, driver_schemes
from nnhal.debug import vlog
from nnhal.driver_frames import place_of as place_in_code
from nnhal.driver_names import (
    ENTRY_POINTS,
    DriverFailedToStart,
    DriverRaised,
    UnknownDriver,
    drivers,
    is_served,
)
from nnhal.errors import text_of

if TYPE_CHECKING:
    from nnhal.device import Device
    from nnhal.interfaces import IDevice
    from nnhal.types import HalVersion

__all__ = [
    "DriverFailedToStart",
    "DriverRaised",
    "ENTRY_POINTS",
    "UnknownDriver",
    "device_names",
    "drivers",
    "is_served",
    "resolve",
    "resolve_all",
]

_Setting = TypeVar("_Setting")

_manager: Final = vlog.channel("manager")

_CLASS: Final = re.compile(r"[\w.]+:[\w.]+")


class UnsuitableVersion(ValueError):
    """The HAL or the driver has no such version."""


_MISTAKES: Final = (ModuleNotFoundError, AttributeError, UnsuitableVersion)
"""Raised here for a name that stands for nothing."""


def resolve(
    name: str, *, threads: int | None = None, callback_timeout_s: float | None = None
) -> Device:
    """Start the driver ``name`` and return the client's face of it.

    The module of ``package.module:Class`` may lie in the current folder; ``reference@1.2`` is the
    driver ``reference`` with the interface of HAL 1.2. ``threads`` goes to a
    constructor that takes a keyword of this name; ``Device.threads`` tells what is in force.
    Raises UnknownDriver or DriverFailedToStart, of the latter DriverRaised for what the driver's
    own code raises; SeveralDevices where the name does not say which, and UnknownDevice.
    """
    place = driver_schemes.place_of(name)
    if place is not None:
        return _device_at(place, threads, callback_timeout_s)
    plain, device, version = _parts(name)
    target = _target(plain)
    try:
        made, settings = _made(target, threads)
        driver = driver_family.chosen(plain, device, made)
        found = _device(name, driver, version, settings.get("threads"), callback_timeout_s)
    except driver_family.DeviceNameError:
        raise
    except (Exception, SystemExit) as error:
        raise _failure(name, target, error) from error
    _manager("driver %s is %s", name, target)
    return found


def resolve_all(name: str, *, callback_timeout_s: float | None = None) -> dict[str, Device]:
    """All devices of the driver ``name`` by the names that :func:`resolve` knows them by.

    Raises what :func:`resolve` raises.
    """
    place = driver_schemes.place_of(name)
    if place is not None:
        names = device_names(name)
        return {full: resolve(full, callback_timeout_s=callback_timeout_s) for full in names}
    plain, device, version = _parts(name)
    if device:
        return {name: resolve(name, callback_timeout_s=callback_timeout_s)}
    target = _target(plain)
    try:
        made, _ = _made(target, None)
        return {
            full: _device(full, driver, version, None, callback_timeout_s)
            for full, driver in driver_family.full_names(plain, version, made).items()
        }
    except (Exception, SystemExit) as error:
        raise _failure(name, target, error) from error


def device_names(name: str) -> list[str]:
    """Return the names of all devices of the driver ``name``, as ``--driver`` takes them.

    Raises what :func:`resolve` raises.
    """
    place = driver_schemes.place_of(name)
    if place is None:
        return list(resolve_all(name))
    if place.is_served or place.device:
        return [name]
    devices = _opened(place)
    return [place.full_name(device) for device in devices] if len(devices) > 1 else [name]


def _device_at(
    place: driver_schemes.Place, threads: int | None, callback_timeout_s: float | None
) -> Device:
    """The device that a name of a scheme stands for. Raises what :func:`resolve` raises."""
    if place.is_served:
        served: Device = _called(
            place, callback_timeout_s=callback_timeout_s, device=place.device or None
        )
        return served
    devices = _opened(place, threads)
    try:
        name, driver = driver_schemes.chosen(place, devices)
    except driver_schemes.BrokenDriver as error:
        raise DriverRaised(place.name, place.name, str(error)) from error
    return _device(name, driver, "", None, callback_timeout_s)


def _opened(place: driver_schemes.Place, threads: int | None = None) -> Mapping[str, object]:
    """The drivers of all devices at ``place``, by their names."""
    found: Mapping[str, object] = _called(place, threads=threads)
    return found


def _called(place: driver_schemes.Place, **settings: float | str | None) -> Any:
    """Call the function of a scheme for ``place``, with those of the ``settings`` that it takes."""
    try:
        function = place.load()
        given = {name: value for name, value in settings.items() if value is not None}
        return function(place.location, **_accepted(function, **given))
    except driver_schemes.NotADriver as error:
        raise DriverFailedToStart(place.name, place.name, str(error)) from error
    except driver_schemes.BrokenDriver as error:
        raise DriverRaised(place.name, place.name, str(error)) from error
    except UserError:
        raise
    except (Exception, SystemExit) as error:
        raise _failure(place.name, place.target, error) from error


def _parts(name: str) -> tuple[str, str, str]:
    """Driver, device and version of ``DRIVER/DEVICE@VERSION``."""
    plain, _, version = name.partition("@")
    return (*driver_family.split_name(plain), version)


def _target(plain: str) -> str:
    """``module:attribute`` of a driver, ready to be imported. Raises UnknownDriver."""
    installed = drivers()
    target = installed.get(plain, plain)
    if not _CLASS.fullmatch(target):
        raise UnknownDriver(plain)
    if plain not in installed:
        _look_in_this_folder()
    return target


def _failure(name: str, target: str, error: BaseException) -> DriverFailedToStart:
    """One line of what is wrong: with the driver, where it has come to run its own code."""
    text = error.msg if isinstance(error, SyntaxError) else text_of(error)
    reason = " ".join(f"{type(error).__name__}: {text}".split())
    if place := place_in_code(error):
        return DriverRaised(name, target, f"{place}: {reason}")
    # Code in C has no lines. It has run if it raises something else than that for its call.
    is_mistake = isinstance(error, (*_MISTAKES, TypeError))
    return (DriverFailedToStart if is_mistake else DriverRaised)(name, target, reason)


def _made(target: str, threads: int | None) -> tuple[object, dict[str, int]]:
    """What the factory ``target`` makes, and the settings that it has taken."""
    constructor = _load(target)
    settings = {} if threads is None else _accepted(constructor, threads=threads)
    return constructor(**settings), settings


def _device(
    name: str,
    driver: object,
    version: str,
    threads: int | None,
    callback_timeout_s: float | None,
) -> Device:
    from nnhal.device import Device
    from nnhal.driver_kit import Driver
    from nnhal.interfaces import IDevice

    if version:
        driver = _shown_as(driver, version)
    if not isinstance(driver, (Driver, IDevice)):
        kind = type(driver).__name__
        raise TypeError(f"{kind} is neither a Driver of nnhal.driver_kit nor an IDevice")
    # A driver without the kit has no service name of its own.
    has_name = isinstance(driver, Driver) or isinstance(getattr(driver, "driver", None), Driver)
    return Device(
        driver,
        name=None if has_name else name,
        threads=threads,
        callback_timeout_s=callback_timeout_s,
    )


def _shown_as(driver: object, version: str) -> object:
    """``driver`` by its interface of ``version``. Raises UnsuitableVersion."""
    from nnhal.driver_kit import Driver
    from nnhal.interfaces import IDevice
    from nnhal.types import HalVersion

    known = [known.value for known in HalVersion]
    if version not in known:
        raise UnsuitableVersion(f"HAL {version} does not exist; there are {', '.join(known)}")
    if isinstance(driver, IDevice):
        return _by_interface(driver, HalVersion(version))
    if isinstance(driver, Driver):
        _check_has(driver.hal_version, version)
        driver.hal_version = HalVersion(version)
    return driver


def _by_interface(device: IDevice, version: HalVersion) -> IDevice:
    from nnhal.client.old_devices import upgrade_device
    from nnhal.client.older_interfaces import by_older_interface

    newest, _ = upgrade_device(device)
    _check_has(newest, version)
    if newest == version:
        return device
    if newest.is_aidl:
        raise UnsuitableVersion("only drivers of the kit or of HIDL can show an older version")
    return by_older_interface(device, version)


def _check_has(newest: str, version: str) -> None:
    from nnhal.types import HalVersion

    if HalVersion(version) > newest:
        raise UnsuitableVersion(f"the driver has HAL {newest}, which is older than {version}")


def _look_in_this_folder() -> None:
    """Find modules beside the user, as ``python -m`` does, but after everything installed."""
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.append(folder)


def _load(target: str) -> Callable[..., Any]:
    """The object that ``module:attribute`` names."""
    module, _, attributes = target.partition(":")
    found: Any = importlib.import_module(module)
    for attribute in attributes.split("."):
        found = getattr(found, attribute)
    return cast("Callable[..., Any]", found)


def _accepted(constructor: Callable[..., Any], **settings: _Setting) -> dict[str, _Setting]:
    """Those of ``settings`` that ``constructor`` has a keyword for."""
    try:
        parameters = inspect.signature(constructor).parameters
    except (TypeError, ValueError):  # some classes written in C do not tell
        return {}
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return {
        name: value
        for name, value in settings.items()
        if name in parameters and parameters[name].kind in named
    }
