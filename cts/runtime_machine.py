"""A driver as applications have it: the runtime executes models that were built call by call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

from cts.compiling import compiled
from cts.random_graphs import outputs_of
from nnapi.errors import NnapiError
from nnapi.rebuilding import rebuilt
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnhal.device import Device
from nnhal.errors import DeadObject
from nnhal.types import Model
from nntest.graph_tests.machine import DeviceMachine, Refusal
from nntest.graph_tests.specimen import Specimen

__all__ = ["RuntimeMachine"]


class RuntimeMachine:
    """A driver that is the only device of a runtime, beside the CPU, which may not help it."""

    def __init__(self, driver: Device) -> None:
        self._direct = DeviceMachine(driver)
        self._runtime = Runtime([driver])

    @property
    def name(self) -> str:
        return self._direct.name

    def supported(self, model: Model) -> Sequence[bool]:
        """None of a model that the C API cannot build: a branch without inputs, a model without."""
        if not all(graph.input_indexes for graph in (model.main, *model.referenced)):
            return [False] * len(model.main.operations)
        return self._direct.supported(model)

    def run(self, specimen: Specimen) -> list[NDArray[Any]]:
        try:
            model = rebuilt(self._runtime, specimen.model)
            compilation = compiled(model, self._runtime.devices[:1])
            return outputs_of(specimen, compilation)
        except NnapiError as error:
            if isinstance(error.__cause__, DeadObject) or error.code == ResultCode.DEAD_OBJECT:
                raise DeadObject(str(error)) from error
            raise Refusal(str(error)) from error
