"""Drivers that are right and yet unlike the reference driver, as those of vendors are.

Each makes use of something that the HAL leaves to a driver; its docstring says what, and where the
HAL says so. The suite must find no fault with any of them. ``uses`` counts how often a driver has
been itself: a run in which it was not says nothing.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
import numpy as np

from nndrivers.faulty._delegates import (
    DelegatingDevice,
    DelegatingModel,
    ExecutionCallback,
    Outcome,
    Supported,
)
from nndrivers.reference.device import ReferenceDriver
from nnhal.burst_packets import BurstResult, deserialize_result, serialize_result
from nnhal.driver_kit import (
    Driver,
    ExecutionContext,
    Inputs,
    Output,
    Outputs,
    PrepareOptions,
    Program,
)
from nnhal.errors import HalError
from nnhal.fences import Fence, FenceState, fence_pair, wait_for_all
from nnhal.interfaces import (
    BurstChannels,
    ExecutionOptions,
    FencedOptions,
    FencedResult,
    IBurstCallback,
    IBurstContext,
    IBurstRequestChannel,
    IBurstResultChannel,
    IFencedExecutionCallback,
    IPreparedModelCallbackV1_3,
    SynchronousResult,
)
from nnhal.memory import Memory
from nnhal.operand_types import SCALARS
from nnhal.operations.node import InvalidOperation
from nnhal.types import (
    NO_TIMING,
    TIMING_NOT_AVAILABLE,
    Capabilities,
    DeviceType,
    ErrorStatus,
    Extension,
    ExtensionOperandTypeInformation,
    HalVersion,
    Model,
    Operand,
    OperandPerformance,
    OperandType,
    OperationType,
    OutputShape,
    PerformanceInfo,
    Request,
    RequestArgument,
    Timing,
)

_NONE, _INVALID, _FAILURE = (
    ErrorStatus.NONE,
    ErrorStatus.INVALID_ARGUMENT,
    ErrorStatus.GENERAL_FAILURE,
)
_MISSED = ErrorStatus.MISSED_DEADLINE_TRANSIENT

QUANTIZED = frozenset(
    type for type in OperandType if type.name.startswith("TENSOR_QUANT") and "OEM" not in type.name
)


# --- what it runs ----------------------------------------------------------------------------


class Supporting(ReferenceDriver):
    """Runs some operations only: :meth:`runs` says which."""

    hal_version = HalVersion.V1_3

    def __init__(self) -> None:
        super().__init__()
        self.uses = 0

    def runs(self, type: int, operands: Sequence[Operand]) -> bool:
        """Whether it runs an operation of this type with these inputs."""
        raise NotImplementedError

    def supported_operations(self, model: Model) -> Sequence[bool]:
        graph = model.main
        own = [
            self.runs(operation.type, [graph.operands[index] for index in operation.inputs])
            for operation in graph.operations
        ]
        both = zip(own, super().supported_operations(model), strict=True)
        self.uses += not all(own)
        return [mine and known for mine, known in both]


class RunsNothing(Supporting):
    """1.0/IDevice.hal getSupportedOperations: false "if an operation may not be supported for any
    reason"."""

    def runs(self, type: int, operands: Sequence[Operand]) -> bool:
        return False


class RunsFloatsOnly(Supporting):
    """As above; a model without TENSOR_QUANT8_ASYMM needs no signed twin either."""

    def runs(self, type: int, operands: Sequence[Operand]) -> bool:
        return not QUANTIZED.intersection(operand.type for operand in operands)


class RunsQuantizedOnly(Supporting):
    """As above, both signednesses."""

    def runs(self, type: int, operands: Sequence[Operand]) -> bool:
        return operands[0].type in QUANTIZED


class RunsThreeOperations(Supporting):
    """As above."""

    known = frozenset({OperationType.ADD, OperationType.MUL, OperationType.CONV_2D})

    def runs(self, type: int, operands: Sequence[Operand]) -> bool:
        return type in self.known


# --- calls -----------------------------------------------------------------------------------


class Peculiar(DelegatingDevice):
    """A driver of HAL 1.3 some of whose answers are others than the reference driver's."""

    prepared: type[PeculiarModel]
    lock = threading.Lock()

    def __init__(self, driver: Driver | None = None) -> None:
        super().__init__(driver)
        self.uses = 0
        self.model = lambda inner: self.prepared(inner, self)

    def use(self) -> None:
        """Count one more difference."""
        with self.lock:
            self.uses += 1


class PeculiarModel(DelegatingModel):
    """:meth:`answer` and :meth:`info` see how executions of every kind end."""

    def __init__(self, inner: Any, device: Any) -> None:
        super().__init__(inner)
        self.device = device

    @property
    def outputs(self) -> Sequence[Operand]:
        """The model's, as it declares them."""
        return cast("Sequence[Operand]", cast("Any", self.inner).executor.signature.outputs)

    def timing(self, timing: Timing) -> Timing:
        """What is told of times that were asked for."""
        return timing

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        answers = _Answers(self, channels.result)
        return super().configure_execution_burst(callback, BurstChannels(channels.request, answers))

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        status, fence, callback = super().execute_fenced(request, options)
        return status, fence, None if callback is None else _Info(self, callback)


Peculiar.prepared = PeculiarModel


class _Answers(IBurstResultChannel):
    """Answers of a burst on their way to the client."""

    def __init__(self, model: PeculiarModel, inner: IBurstResultChannel) -> None:
        self._model = model
        self._inner = inner

    @property
    def capacity(self) -> int:
        return self._inner.capacity

    def send(self, packet: bytes) -> bool:
        given = deserialize_result(packet)
        result = given.status, given.output_shapes, given.timing
        end = Outcome(None, given.timing != NO_TIMING, result)
        status, shapes, timing = self._model.answer(end)
        return self._inner.send(serialize_result(BurstResult(status, tuple(shapes), timing)))


class _Info(IFencedExecutionCallback):
    def __init__(self, model: PeculiarModel, inner: IFencedExecutionCallback) -> None:
        self._model = model
        self._inner = inner

    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        status, launched, fenced = self._inner.get_execution_info()
        if launched == NO_TIMING:
            return status, launched, fenced
        told = self._model.timing(launched), self._model.timing(fenced)
        if told != (launched, fenced):
            self._model.device.use()
        return status, *told


class _Timed(PeculiarModel):
    """Tells other times where times are asked for."""

    def answer(self, end: Outcome) -> SynchronousResult:
        status, shapes, timing = end.result
        if status != _NONE or timing == NO_TIMING:
            return end.result
        self.device.use()
        return status, shapes, self.timing(timing)


class _NeverTimed(_Timed):
    def timing(self, timing: Timing) -> Timing:
        return NO_TIMING


class NeverMeasures(Peculiar):
    """1.2/IPreparedModel.hal: "A driver may choose to report any time as UINT64_MAX"."""

    prepared = _NeverTimed


class _DriverTimed(_Timed):
    def timing(self, timing: Timing) -> Timing:
        return Timing(TIMING_NOT_AVAILABLE, timing.time_in_driver_us)


class MeasuresTheDriverOnly(Peculiar):
    """As above."""

    prepared = _DriverTimed


class _DeviceTimed(_Timed):
    def timing(self, timing: Timing) -> Timing:
        return Timing(timing.time_in_driver_us, TIMING_NOT_AVAILABLE)


class MeasuresTheDeviceOnly(Peculiar):
    """As above."""

    prepared = _DeviceTimed


class _Silent(PeculiarModel):
    def answer(self, end: Outcome) -> SynchronousResult:
        status, _, timing = end.result
        if status != _NONE or not all(map(is_declared, self.outputs)):
            return end.result
        self.device.use()
        return status, (), timing


def is_declared(operand: Operand) -> bool:
    dimensions = operand.dimensions
    return operand.type in SCALARS or (bool(dimensions) and 0 not in dimensions)


class TellsNoKnownShapes(Peculiar):
    """1.2/IExecutionCallback.hal asks for shapes; GeneratedTestHarness.cpp takes none where the
    model declares all dimensions: they are "either empty, or have the same number of elements as
    the number of outputs"."""

    prepared = _Silent


class _Unsure(PeculiarModel):
    def answer(self, end: Outcome) -> SynchronousResult:
        status, shapes, timing = end.result
        if status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            return end.result
        self.device.use()
        return status, [_unknown(shape) for shape in shapes], timing


def _unknown(shape: OutputShape) -> OutputShape:
    if shape.is_sufficient:
        return shape
    return OutputShape((0,) * len(shape.dimensions), False)


class DoesNotKnowWhatIsMissing(Peculiar):
    """1.2/types.hal OutputShape: dimensions that a driver cannot tell yet are 0."""

    prepared = _Unsure


class DoubtsWhatItCanDo(Peculiar):
    """1.0/IDevice.hal getSupportedOperations: false "if an operation may not be supported for any
    reason"; VtsHalNeuralnetworks.cpp: a driver that is not sure may prepare the model all the same.
    """

    def supported(self, model: Any, answer: Supported) -> Supported:
        self.use()
        status, supported = answer
        return status, [False for _ in supported]


class RefusesAtTheLaunch(Peculiar):
    """1.3/IDevice.hal prepareModel_1_3: with an error it "must immediately invoke the callback with
    the appropriate ErrorStatus value and nullptr", "then return with the same ErrorStatus"."""

    def __init__(self) -> None:
        super().__init__(RunsFloatsOnly())

    def prepare_model_1_3(self, model: Model, config: Any, callback: Any) -> ErrorStatus:
        status, supported = self.inner.get_supported_operations_1_3(model)
        if status != _NONE or all(supported):
            return super().prepare_model_1_3(model, config, callback)
        if config.preference not in range(3) or config.priority not in range(3):
            return super().prepare_model_1_3(model, config, callback)
        self.use()
        callback.notify_1_3(_FAILURE, None)
        return _FAILURE


# --- callbacks -------------------------------------------------------------------------------

_LATE_S = 0.01
_LINGERS_S = 0.3


def _later(act: Callable[[], None]) -> None:
    """Do it in another thread, a little later; the thread lingers on with all that it knows."""

    def run() -> None:
        time.sleep(_LATE_S)
        act()
        time.sleep(_LINGERS_S)

    threading.Thread(target=run, daemon=True).start()


class _Tardy(PeculiarModel):
    def _told(self, request: Any, measure: Any, notify: Any) -> ExecutionCallback:
        def tell(status: ErrorStatus, shapes: Sequence[OutputShape], timing: Any) -> ErrorStatus:
            self.device.use()
            _later(lambda: notify(status, shapes, timing))
            return status

        return ExecutionCallback(tell)


class CallsBackLate(Peculiar):
    """1.0/IPreparedModel.hal, IDevice.hal: the callback comes from "an asynchronous task", whenever
    it is done; the HAL does not say in which thread, or how soon that is gone."""

    prepared = _Tardy

    def tell(self, notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
        self.use()
        _later(lambda: notify(status, prepared_model))


class _Prompt(PeculiarModel):
    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: Any
    ) -> ErrorStatus:
        status, shapes, timing = self.execute_synchronously_1_3(request, options)
        self.device.use()
        callback.notify_1_3(status, shapes, timing)
        return status if status == _INVALID else _NONE


class CallsBackBeforeItReturns(Peculiar):
    """1.0/IPreparedModel.hal execute, IDevice.hal prepareModel: a task may be done, and have called
    back, before the call that has launched it returns."""

    prepared = _Prompt

    def prepare_model_1_3(self, model: Any, config: Any, callback: Any) -> ErrorStatus:
        told = _Told(callback)
        prepare: Callable[..., ErrorStatus] = super().prepare_model_1_3
        status = prepare(model, config, told)
        told.heard.wait()
        self.use()
        return status


class _Told(IPreparedModelCallbackV1_3):
    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self.heard = threading.Event()

    def notify(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._inner.notify(status, prepared_model)
        self.heard.set()

    def notify_1_2(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._inner.notify_1_2(status, prepared_model)
        self.heard.set()

    def notify_1_3(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._inner.notify_1_3(status, prepared_model)
        self.heard.set()


# --- deadlines -------------------------------------------------------------------------------

_NEAR_NS = 60_000_000_000


def _is_near(deadline_ns: int | None) -> bool:
    return deadline_ns is not None and deadline_ns < time.monotonic_ns() + _NEAR_NS


class _Missed(IFencedExecutionCallback):
    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        return _MISSED, NO_TIMING, NO_TIMING


class _Aborting(PeculiarModel):
    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: Any
    ) -> ErrorStatus:
        if not _is_near(options.deadline_ns):
            return super().execute_1_3(request, options, callback)
        self.device.use()
        callback.notify_1_3(_MISSED, (), NO_TIMING)
        return self.device.launch_status

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        if not _is_near(options.deadline_ns):
            return super().execute_synchronously_1_3(request, options)
        self.device.use()
        return _MISSED, (), NO_TIMING

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        if not _is_near(options.deadline_ns):
            return super().execute_fenced(request, options)
        self.device.use()
        if self.device.launch_status != _NONE:
            return self.device.launch_status, None, None
        fence, writer = fence_pair()
        writer.fail()
        return _NONE, fence, _Missed()


class MissesNearDeadlines(Peculiar):
    """1.3/IPreparedModel.hal, IDevice.hal: what cannot be done before the deadline "may be
    aborted", with MISSED_DEADLINE_TRANSIENT or MISSED_DEADLINE_PERSISTENT: this device is slow.
    """

    prepared = _Aborting
    launch_status = _NONE

    def prepare_model_1_3(self, model: Any, config: Any, callback: Any) -> ErrorStatus:
        if not _is_near(config.deadline_ns):
            return super().prepare_model_1_3(model, config, callback)
        self.use()
        callback.notify_1_3(_MISSED, None)
        return self.launch_status


class RefusesNearDeadlines(MissesNearDeadlines):
    """1.3/IDevice.hal prepareModel_1_3 lists MISSED_DEADLINE_* among the statuses "of launching a
    task", as 1.3/IPreparedModel.hal does for execute_1_3 and executeFenced."""

    launch_status = _MISSED


class _Heedless(PeculiarModel):
    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: Any
    ) -> ErrorStatus:
        self.device.uses += options.deadline_ns is not None
        return super().execute_1_3(request, _without_deadline(options), callback)

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        return super().execute_synchronously_1_3(request, _without_deadline(options))

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        return super().execute_fenced(request, _without_deadline(options))


def _without_deadline(options: Any) -> Any:
    return msgspec.structs.replace(options, deadline_ns=None)


class IgnoresDeadlines(Peculiar):
    """1.3/IPreparedModel.hal: an execution that is late "may be aborted"; it need not be."""

    prepared = _Heedless

    def prepare_model_1_3(self, model: Any, config: Any, callback: Any) -> ErrorStatus:
        return super().prepare_model_1_3(model, _without_deadline(config), callback)


# --- fences ----------------------------------------------------------------------------------


class _Waiting(PeculiarModel):
    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        fences = [fence for fence in options.wait_for if fence is not None]
        if len(fences) < len(options.wait_for) or any(f.state is FenceState.ERROR for f in fences):
            return _INVALID, None, None
        if wait_for_all(fences) is not FenceState.SIGNALED:
            return _FAILURE, None, None
        status, fence, callback = super().execute_fenced(
            request, msgspec.structs.replace(options, wait_for=())
        )
        if fence is None or callback is None:
            return status, fence, callback
        fence.wait()
        status = callback.get_execution_info()[0]
        if status != _NONE:
            return status, None, None
        self.device.use()
        return _NONE, self.device.given(fence), callback


class WaitsInTheLaunch(Peculiar):
    """1.3/IPreparedModel.hal executeFenced: "If the task has finished before the call returns, an
    empty handle may be returned for syncFence." Android's SampleDriver.cpp does it."""

    prepared = _Waiting

    def given(self, fence: Fence) -> Fence | None:
        """The fence that the client gets for an execution that is done."""
        return None


class GivesSignaledFences(WaitsInTheLaunch):
    """As above: an empty handle may be returned, or the fence itself, which is signaled."""

    def given(self, fence: Fence) -> Fence | None:
        return fence


# --- memories --------------------------------------------------------------------------------


class NoDeviceMemories(Peculiar):
    """1.3/IDevice.hal allocate: GENERAL_FAILURE "if a certain buffer property or a certain role is
    not supported"."""

    def allocate(self, *arguments: Any) -> Any:
        self.use()
        return _FAILURE, None, 0


class _WithoutEmptyPools(PeculiarModel):
    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        sizes = [pool.size for pool in request.pools if isinstance(pool, Memory)]
        if 0 not in sizes:
            return _NONE, request
        self.device.use()
        return ErrorStatus.INVALID_ARGUMENT, request


class RefusesEmptyPools(Peculiar):
    """Validation.cpp validateMemory: the size of a memory is not 0; the HAL has no rule."""

    prepared = _WithoutEmptyPools


class _WithAllOutputs(PeculiarModel):
    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        if not any(output.has_no_value for output in request.outputs):
            return _NONE, request
        self.device.use()
        return ErrorStatus.INVALID_ARGUMENT, request


class RefusesOmittedOutputs(Peculiar):
    """types.hal RequestArgument: hasNoValue "can be used for operations that take optional
    arguments"; no operation calls its output optional."""

    prepared = _WithAllOutputs


class DeviceMemoriesForOutputsOnly(Peculiar):
    """As above."""

    def allocate(self, wanted: Any) -> Any:
        if wanted.input_roles:
            self.use()
            return _FAILURE, None, 0
        return super().allocate(wanted)


class _Sparing(PeculiarModel):
    """Looks at the pools that arguments lie in."""

    def _used(self, request: Any) -> Any:
        arguments = (*request.inputs, *request.outputs)
        if any(argument.location.pool_index >= len(request.pools) for argument in arguments):
            return request
        used = sorted({a.location.pool_index for a in arguments if not a.has_no_value})
        if len(used) == len(request.pools):
            return request
        self.device.use()
        number = {old: new for new, old in enumerate(used)}
        return msgspec.structs.replace(
            request,
            inputs=tuple(_renumbered(argument, number) for argument in request.inputs),
            outputs=tuple(_renumbered(argument, number) for argument in request.outputs),
            pools=tuple(request.pools[index] for index in used),
        )

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        return _NONE, self._used(request)

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        return super().execute_fenced(self._used(request), options)


def _renumbered(argument: RequestArgument, number: dict[int, int]) -> RequestArgument:
    if argument.has_no_value:
        return argument
    location = msgspec.structs.replace(
        argument.location, pool_index=number[argument.location.pool_index]
    )
    return msgspec.structs.replace(argument, location=location)


class LooksAtUsedPoolsOnly(Peculiar):
    """1.3/IPreparedModel.hal: an execution verifies "the usages of memory pools"; nothing in
    types.hal is about pools without use."""

    prepared = _Sparing


class _Forgetful(PeculiarModel):
    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        asked = _Asked(callback)
        channel = _Channel(channels.request, asked, self.device.use)
        both = BurstChannels(channel, channels.result)
        status, context = self.inner.configure_execution_burst(asked, both)
        channel.context = context
        return status, context


class _Asked(IBurstCallback):
    def __init__(self, inner: IBurstCallback) -> None:
        self._inner = inner
        self.slots: list[int] = []

    def get_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        self.slots += slots
        return self._inner.get_memories(slots)


class _Channel(IBurstRequestChannel):
    """Has the burst forget its memories after each packet."""

    def __init__(self, inner: IBurstRequestChannel, asked: _Asked, use: Callable[[], None]) -> None:
        self._inner = inner
        self._asked = asked
        self._use = use
        self.context: IBurstContext | None = None

    @property
    def capacity(self) -> int:
        return self._inner.capacity

    def listen(self, serve: Callable[[bytes], None]) -> None:
        def served(packet: bytes) -> None:
            while self._asked.slots and self.context is not None:
                self.context.free_memory(self._asked.slots.pop())
                self._use()
            serve(packet)

        self._inner.listen(served)


class KeepsNoMemoriesOfBursts(Peculiar):
    """1.2/IBurstCallback.hal: a service retrieves memories by their slots when it wants them; that
    it keeps them is its own affair (1.2/types.hal FmqRequestDatum)."""

    prepared = _Forgetful


# --- time and order --------------------------------------------------------------------------


class Wrapping(ReferenceDriver):
    """The reference driver, with something around each execution."""

    hal_version = HalVersion.V1_3

    def __init__(self) -> None:
        super().__init__()
        self.uses = 0

    def run(
        self, program: Program, inputs: Inputs, outputs: Outputs, context: ExecutionContext
    ) -> None:
        """Run ``program`` once."""
        raise NotImplementedError

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return _Wrapped(self, super().prepare(model, options))

    def save_to_cache(self, program: Program, *arguments: Any) -> None:
        assert isinstance(program, _Wrapped)
        program.inner.signature = program.signature
        super().save_to_cache(program.inner, *arguments)


class _Wrapped(Program):
    def __init__(self, driver: Wrapping, inner: Program) -> None:
        self.inner = inner
        self._driver = driver

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._driver.run(self.inner, inputs, outputs, context)


class SlowAndOneAtATime(Wrapping):
    """1.0/IPreparedModel.hal: any number of calls may be made at the same time; how many of the
    executions go on at once, and how long they take, is the driver's affair."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()

    def run(
        self, program: Program, inputs: Inputs, outputs: Outputs, context: ExecutionContext
    ) -> None:
        with self._lock:
            self.uses += 1
            time.sleep(0.005)
            program.execute(inputs, outputs, context)


class RefusesWhenBusy(Wrapping):
    """ErrorStatus.aidl: RESOURCE_EXHAUSTED_TRANSIENT, "Failure because of a resource limitation
    within the driver"; which it is is the driver's affair. (HIDL's bursts have no word for it.)"""

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()

    def run(
        self, program: Program, inputs: Inputs, outputs: Outputs, context: ExecutionContext
    ) -> None:
        if not self._lock.acquire(blocking=False):
            self.uses += 1
            raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, "the device is busy")
        try:
            time.sleep(0.0005)
            program.execute(inputs, outputs, context)
        finally:
            self._lock.release()


class SaysThatItIsExhausted(ReferenceDriver):
    """1.3/types.hal, ErrorStatus: RESOURCE_EXHAUSTED_PERSISTENT, if "future attempts of the same
    task are expected to also fail"; with which error a preparation ends, the HAL leaves to the
    driver. Clients of HAL 1.2 hear GENERAL_FAILURE."""

    hal_version = HalVersion.V1_3

    def __init__(self) -> None:
        super().__init__()
        self.uses = 0

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        try:
            return super().prepare(model, options)
        except InvalidOperation as error:
            self.uses += 1
            raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT, str(error)) from error


class CopiesItsArguments(Wrapping):
    """1.0/IPreparedModel.hal: outputs are complete when the callback is called; until then a driver
    may compute in memory of its own."""

    def run(
        self, program: Program, inputs: Inputs, outputs: Outputs, context: ExecutionContext
    ) -> None:
        self.uses += 1
        copies = [None if array is None else array.copy() for array in inputs]
        own = [_own_output(output) for output in outputs]
        program.execute(copies, own, context)
        for output, computed in zip(outputs, own, strict=True):
            if computed is not output:
                output.write(computed.array)


def _own_output(output: Output) -> Output:
    """Memory of the driver's own for ``output``, where it is known how much it takes."""
    if output.array is None or output.shape is None:
        return output
    array = np.empty_like(output.array)
    room = array.reshape(-1).view(np.uint8)
    return Output(output.dtype, output.declared, output.shape, room, array)


class FailsForUnknownShapes(Wrapping):
    """GeneratedTestHarness.cpp: GENERAL_FAILURE for outputs of unknown dimensions, or without
    enough room, ends a test early; 1.2/IPreparedModel.hal promises success for "fully specified"
    ones."""

    def run(
        self, program: Program, inputs: Inputs, outputs: Outputs, context: ExecutionContext
    ) -> None:
        if any(output.shape is None for output in outputs):
            self.uses += 1
            raise HalError(_FAILURE, "an output of unknown dimensions")
        program.execute(inputs, outputs, context)


class KeepsRecentModels(Wrapping):
    """1.0/IPreparedModel.hal says nothing of what else a driver keeps: here the programs of the
    last 16 models, as a cache of compiled code does. It is bounded."""

    def __init__(self) -> None:
        super().__init__()
        self._recent: list[Any] = []

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = super().prepare(model, options)
        assert isinstance(program, _Wrapped)
        self._recent = [*self._recent[-15:], program.inner]
        self.uses += 1
        return program

    def run(
        self, program: Program, inputs: Inputs, outputs: Outputs, context: ExecutionContext
    ) -> None:
        program.execute(inputs, outputs, context)


class HasNoClockOnTheDevice(Wrapping):
    """ExecutionResult.aidl: "A driver may choose to report any time as -1": here that on the
    device, as the driver itself has it, which also tells of AIDL's numbers for it."""

    hal_version = HalVersion.AIDL_V4

    def run(
        self, program: Program, inputs: Inputs, outputs: Outputs, context: ExecutionContext
    ) -> None:
        if context.measure:
            context.measure = False
            self.uses += 1
        program.execute(inputs, outputs, context)


# --- start-up --------------------------------------------------------------------------------


class OfAnotherVendor(ReferenceDriver):
    """1.2/types.hal, IDevice.hal: type, version, extensions and performance are what they are;
    types without an entry in operandPerformance are possible."""

    hal_version = HalVersion.V1_3
    name = "acme.corp_2-npu.v7"
    version = "7.31.2-rc4+build.20250131 (Acme Neural Core; " + "x" * 300 + ")"
    type = DeviceType.ACCELERATOR
    extensions = (
        Extension(
            "com.acme_corp.numbers",
            (
                ExtensionOperandTypeInformation(0, True, 2),
                ExtensionOperandTypeInformation(3, True, 1),
                ExtensionOperandTypeInformation(7, False, 6),
            ),
        ),
        Extension("org.example.nothing"),
    )
    runtime_only_models = False
    uses = 0

    def capabilities(self) -> Capabilities:
        self.uses += 1
        same = PerformanceInfo(3.4028235e38, 0.001)
        table = (OperandPerformance(OperandType.TENSOR_QUANT8_ASYMM, same),)
        return Capabilities(same, same, table, same, same)
