"""Introspection: which operations of a model the devices take, before it is compiled for them.

Source: ``ANeuralNetworksModel_getSupportedOperationsForDevices`` of
``runtime/NeuralNetworks.cpp``. Names, types and versions of devices are attributes of
:class:`nnapi.devices.RuntimeDevice`.
"""

from __future__ import annotations

from collections.abc import Sequence

from nnapi.devices import RuntimeDevice
from nnapi.errors import bad_data, bad_state, unexpected_null
from nnapi.model import Model
from nnapi.partitioning.slicing import Slices
from nnapi.partitioning.support import support_of

__all__ = ["has_extension", "supported_operations"]


def supported_operations(
    model: Model | None, devices: Sequence[RuntimeDevice | None] | None
) -> list[bool]:
    """Return, for each operation in the order in which it was added, whether one of ``devices``
    takes it.

    UNEXPECTED_NULL for None, among the devices too; BAD_DATA for no device and for one that is
    given twice; BAD_STATE for a model that is not finished.
    """
    if model is None or devices is None:
        raise unexpected_null("the model or the list of devices")
    if not len(devices):
        raise bad_data("the list of devices is empty")
    if not model.is_finished or not model.is_valid:
        raise bad_state("the model is not finished, or is invalid")
    slices = Slices(model.hal, strict=model.runtime.settings.strict_slicing)
    found = [False] * len(model.sorted_operations)
    for device in _checked(devices):
        for number, is_supported in enumerate(support_of(device, slices).supported):
            found[model.sorted_operations[number]] |= is_supported
    return found


def has_extension(device: RuntimeDevice | None, name: str | None) -> bool:
    """Whether ``device`` has a vendor extension (``ANeuralNetworksDevice_getExtensionSupport``)."""
    if device is None or name is None:
        raise unexpected_null("the device or the name of an extension")
    return any(extension.name == name for extension in device.extensions)


def _checked(devices: Sequence[RuntimeDevice | None]) -> list[RuntimeDevice]:
    seen: list[RuntimeDevice] = []
    for device in devices:
        if device is None:
            raise unexpected_null("a device")
        if any(device is other for other in seen):
            raise bad_data(f"device '{device.name}' is given twice")
        seen.append(device)
    return seen
