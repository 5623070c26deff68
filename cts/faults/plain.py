"""Faults that only a driver without the kit can show: what it is not told, and may answer."""

from __future__ import annotations

from typing import Any

from cts.faults.catalogue import fault
from nnapi import execution as execution_module
from nnapi import execution_arguments
from nnapi.driver_device import DriverDevice
from nnapi.errors import NnapiError
from nnapi.requests import ArenaRequests
from nnapi.running import compound_runner
from nnapi.running.compound_runner import _Computation

__all__: list[str] = []


@fault("plain_drivers", ArenaRequests, "__init__")
def padding_not_told(original: Any, self: Any, *, with_padding: Any) -> Any:
    """A driver is not told of the bytes behind its arguments."""
    return original(self, with_padding=False)


@fault("plain_drivers", execution_module, "MAXIMUM_LOOP_TIMEOUT_NS")
def loop_timeout_without_maximum(original: Any) -> Any:
    """An application may have loops run for years."""
    return 1 << 62


@fault("plain_drivers", DriverDevice, "supported_operations")
def answers_of_any_length_taken(original: Any, self: Any, model: Any) -> Any:
    """A driver that answers for another number of operations supports all of them."""
    try:
        return original(self, model)
    except NnapiError:
        return [True] * len(model.main.operations)


@fault("plain_drivers", execution_arguments, "check_updatable")
def shapes_against_the_model_taken(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Shapes that a driver reports for an output count, whatever the model says."""


@fault("plain_drivers", execution_arguments, "check_shapes")
def shapes_of_a_success_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A success may leave the rank of an output open."""


@fault("plain_drivers", compound_runner, "check_updatable")
def shapes_of_a_step_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A step may give more than it has said, and more than there is room for."""


@fault("plain_drivers", _Computation, "_check_usable")
def inputs_without_elements(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A step reads what has no elements, which no request can say."""
