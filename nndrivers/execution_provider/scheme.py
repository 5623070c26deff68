"""The scheme ``ep:PATH.so|PACKAGE``: plugin execution providers of ONNX Runtime as drivers."""

from __future__ import annotations

import importlib
from collections.abc import Mapping

from nndrivers.execution_provider.library import devices_of, library_of
from nnhal.driver_kit import Driver
from nnhal.driver_schemes import BrokenDriver, divided

__all__ = ["open_provider"]

_DRIVER = "nndrivers.execution_provider.driver"
_REMEDY = "pip install 'nn-driver-suite[onnxruntime]'"


def open_provider(location: str, *, threads: int = 1) -> Mapping[str, Driver]:
    """The drivers of ``PATH.so|PACKAGE[?option=value&...]``, one a device of the provider.

    Raises NotADriver and BrokenDriver.
    """
    name, options = divided(location)
    library = library_of(name)
    try:
        module = importlib.import_module(_DRIVER)
    except ModuleNotFoundError as error:
        text = f"providers need the package '{error.name}', which is not installed"
        raise BrokenDriver(f"{text}: {_REMEDY}") from error
    drivers = {
        device: module.ProviderDriver(found, options, threads=threads)
        for device, found in devices_of(library).items()
    }
    for driver in drivers.values():
        driver.check()
    return drivers
