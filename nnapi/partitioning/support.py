"""Support: which operations of a model a device takes.

Source: ``DriverDevice::getSupportedOperations`` and ``CpuDevice::getSupportedOperations`` of
Android's ``runtime/Manager.cpp``.
"""

from __future__ import annotations

import msgspec

from nnapi.device_protocol import PlannedDevice
from nnapi.errors import NnapiError
from nnapi.partitioning.slicing import Slices

__all__ = ["Support", "support_of"]


class Support(msgspec.Struct, frozen=True):
    """Support that a device has declared for the main subgraph of a model.

    ``asked`` says which operations it was asked about: those that its version has. ``problem`` is
    why it was asked about none, or why its answer does not count: then it ``has_failed``.
    """

    supported: tuple[bool, ...]
    asked: tuple[bool, ...]
    problem: str | None = None
    has_failed: bool = False


def support_of(device: PlannedDevice, slices: Slices) -> Support:
    """Ask a driver for its support. Where it fails to answer, it supports nothing: that is no error
    of the model's.
    """
    if device.is_cpu:
        # It takes all but what only vendors know, and needs no slices.
        supported = tuple(device.supported_operations(slices.model))
        return Support(supported, (True,) * len(supported))
    count = len(slices.model.main.operations)
    version = device.hal_version
    slice = slices.slice(version)
    if slice is None:
        problem = f"there is nothing in the model that HAL {version} has and can be cut out of it"
        return Support((False,) * count, (False,) * count, problem)
    asked = frozenset(slice.operations)
    asked_flags = tuple(number in asked for number in range(count))
    try:
        answers = device.supported_operations(slice.model)
    except NnapiError as error:
        return Support((False,) * count, asked_flags, str(error), has_failed=True)
    if len(answers) != len(slice.operations):
        problem = f"{len(answers)} answers for {len(slice.operations)} operations"
        return Support((False,) * count, asked_flags, problem, has_failed=True)
    taken = {number for number, answer in zip(slice.operations, answers, strict=True) if answer}
    return Support(tuple(number in taken for number in range(count)), asked_flags)
