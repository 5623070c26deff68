"""Toy drivers for tests of the runtime: what they declare, take and do wrong is up to the test.

They compute as the runtime's own CPU driver does, in the process of the test. Source:
``PartitioningDriver`` and its kin in Android's runtime tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import BinaryIO, Final, cast

from nnapi.runtime import CPU_DRIVER
from nnhal import registry
from nnhal.capabilities import non_extension_operand_performance, update_performance
from nnhal.driver_kit import (
    CacheMiss,
    Driver,
    ExecutionContext,
    HalError,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
)
from nnhal.operand_types import is_extension
from nnhal.types import (
    Capabilities,
    ErrorStatus,
    Extension,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    Operation,
    OperationType,
    PerformanceInfo,
    Subgraph,
)

__all__ = ["Supports", "ToyDriver", "everything", "only"]

Supports = Callable[[Operation, Subgraph, Model], bool]
"""Whether a driver takes an operation."""


def everything(operation: Operation, graph: Subgraph, model: Model) -> bool:
    """All operations of the HAL's own, not a vendor's."""
    return operation.type != OperationType.OEM_OPERATION and not is_extension(operation.type)


def only(*types: int) -> Supports:
    """Operations of these types."""
    return lambda operation, graph, model: operation.type in types


@cache
def _computing() -> Driver:
    """The driver behind the runtime's CPU device, as its author wrote it."""
    return cast("Driver", registry.resolve(CPU_DRIVER).driver.driver)  # type: ignore[attr-defined]


class ToyDriver(Driver):
    """A driver whose full name is ``toy-NAME``.

    ``performance`` is that of all types but those in ``by_type``, and ``relaxed`` that of relaxed
    float32. ``prepared`` counts preparations, ``saved`` those with a cache, ``loaded`` attempts to
    take one from a cache, ``executed`` executions. With ``preparation_error``, ``cache_error`` and
    ``execution_error`` these fail with the status.

    ``before`` is called at the beginning of each execution; what it raises is the driver's error,
    and the time on the device is what it says. Kept are ``options`` and ``models`` of each
    preparation, and of each execution ``contexts`` and ``shapes``, those of its inputs.
    """

    def __init__(
        self,
        name: str,
        performance: float = 0.5,
        *,
        supports: Supports = everything,
        version: HalVersion = HalVersion.V1_3,
        relaxed: float | None = None,
        by_type: Mapping[int, float] | None = None,
        power: float | None = None,
        extensions: Sequence[Extension] = (),
        version_string: str = "1",
        cache_files: tuple[int, int] = (0, 0),
        preparation_error: ErrorStatus | None = None,
        execution_error: ErrorStatus | None = None,
        cache_error: ErrorStatus | None = None,
        before: Callable[[ExecutionContext], object] | None = None,
    ) -> None:
        self.name = f"toy-{name}"  # the HAL has VENDOR-DEVICE
        self.hal_version = version
        self.version = version_string
        self.extensions = tuple(extensions)
        self.cache_files = NumberOfCacheFiles(*cache_files)
        self.preparation_error = preparation_error
        self.execution_error = execution_error
        self.cache_error = cache_error
        self.prepared = 0
        self.saved = 0
        self.loaded = 0
        self.executed = 0
        self.before = before
        self.options: list[PrepareOptions] = []
        self.models: list[Model] = []
        self.contexts: list[ExecutionContext] = []
        self.shapes: list[tuple[tuple[int, ...] | None, ...]] = []
        self._supports = supports
        self._capabilities = _capabilities(performance, relaxed, by_type or {}, power)

    def capabilities(self) -> Capabilities:
        return self._capabilities

    def supported_operations(self, model: Model) -> Sequence[bool]:
        return [self._supports(operation, model.main, model) for operation in model.main.operations]

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        self.options.append(options)
        self.models.append(model)
        self.prepared += 1
        if self.preparation_error is not None:
            raise HalError(self.preparation_error, f"{self.name} does not prepare")
        return _ToyProgram(self, _computing().prepare(model, options))

    def save_to_cache(
        self,
        program: Program,
        token: bytes,
        model_files: Sequence[BinaryIO],
        data_files: Sequence[BinaryIO],
    ) -> None:
        self.saved += 1
        _cached[token] = program
        for file in (*model_files, *data_files):
            file.write(token)

    def load_from_cache(
        self, token: bytes, model_files: Sequence[BinaryIO], data_files: Sequence[BinaryIO]
    ) -> Program:
        self.loaded += 1
        if self.cache_error is not None:
            raise HalError(self.cache_error, f"{self.name} does not take it from a cache")
        if any(file.read() != token for file in (*model_files, *data_files)):
            raise CacheMiss("a file is not what was saved")
        program = _cached[token]
        assert isinstance(program, _ToyProgram)
        return program.of(self)


_cached: Final[dict[bytes, Program]] = {}
"""Programs by the tokens that they were saved with. A toy's files hold nothing but the token."""


class _ToyProgram(Program):
    def __init__(self, driver: ToyDriver, program: Program) -> None:
        self._driver = driver
        self._program = program

    def of(self, driver: ToyDriver) -> _ToyProgram:
        """The same program, of another driver."""
        program = _ToyProgram(driver, self._program)
        program.signature = self.signature
        return program

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        driver = self._driver
        driver.contexts.append(context)
        driver.shapes.append(tuple(None if each is None else each.shape for each in inputs))
        if driver.before is not None:
            driver.before(context)
            # The time on the device is what it says.
            context = ExecutionContext(
                deadline_ns=context.deadline_ns, loop_timeout_ns=context.loop_timeout_ns
            )
        driver.executed += 1
        if driver.execution_error is not None:
            raise HalError(driver.execution_error, f"{driver.name} does not execute")
        self._program.signature = self.signature
        self._program.execute(inputs, outputs, context)


def _capabilities(
    performance: float, relaxed: float | None, by_type: Mapping[int, float], power: float | None
) -> Capabilities:
    info = _info(performance, power)
    table = non_extension_operand_performance(info)
    for type, number in by_type.items():
        table = update_performance(table, type, _info(number, power))
    of_relaxed = _info(performance if relaxed is None else relaxed, power)
    return Capabilities(of_relaxed, of_relaxed, table, info, info)


def _info(performance: float, power: float | None) -> PerformanceInfo:
    return PerformanceInfo(performance, performance if power is None else power)
