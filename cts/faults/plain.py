"""Faults that only a driver without the kit can show: what it is not told, and may answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cts.faults.catalogue import fault
from cts.faults.patching import Patch, nothing
from nnapi import execution as execution_module
from nnapi import execution_arguments
from nnapi.driver_device import DriverDevice
from nnapi.errors import NnapiError
from nnapi.requests import ArenaRequests
from nnapi.running import compound_runner
from nnapi.running.compound_runner import _Computation

__all__: list[str] = []


@fault("plain_drivers")
def padding_not_told() -> Iterable[Patch]:
    """A driver is not told of the bytes behind its arguments."""

    def make(original: Any) -> Any:
        return lambda self, *, with_padding: original(self, with_padding=False)

    return [Patch(ArenaRequests, "__init__", make)]


@fault("plain_drivers")
def loop_timeout_without_maximum() -> Iterable[Patch]:
    """An application may have loops run for years."""
    return [Patch(execution_module, "MAXIMUM_LOOP_TIMEOUT_NS", lambda original: 1 << 62)]


@fault("plain_drivers")
def answers_of_any_length_taken() -> Iterable[Patch]:
    """A driver that answers for another number of operations supports all of them."""

    def make(original: Any) -> Any:
        def supported(self: Any, model: Any) -> Any:
            try:
                return original(self, model)
            except NnapiError:
                return [True] * len(model.main.operations)

        return supported

    return [Patch(DriverDevice, "supported_operations", make)]


@fault("plain_drivers")
def shapes_against_the_model_taken() -> Iterable[Patch]:
    """Shapes that a driver reports for an output count, whatever the model says."""
    return [Patch(execution_arguments, "check_updatable", nothing)]


@fault("plain_drivers")
def shapes_of_a_success_unchecked() -> Iterable[Patch]:
    """A success may leave the rank of an output open."""
    return [Patch(execution_arguments, "check_shapes", nothing)]


@fault("plain_drivers")
def shapes_of_a_step_unchecked() -> Iterable[Patch]:
    """A step may give more than it has said, and more than there is room for."""
    return [Patch(compound_runner, "check_updatable", nothing)]


@fault("plain_drivers")
def inputs_without_elements() -> Iterable[Patch]:
    """A step reads what has no elements, which no request can say."""
    return [Patch(_Computation, "_check_usable", nothing)]
