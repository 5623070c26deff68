"""Executions by the C API: made, given their arguments, computed, asked for results, freed."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from nndrivers.support_library.arguments import SetArguments
from nndrivers.support_library.result_codes import (
    LOGGER,
    NO_ERROR,
    OUTPUT_INSUFFICIENT_SIZE,
    check,
    name_of,
)
from nndrivers.support_library.times import measured_ns, timeout_ns
from nnhal.errors import HalError, Inexpressible
from nnhal.extensions import code_in
from nnhal.interfaces import SynchronousResultAidl
from nnhal.types import (
    EXTENSION_TYPE_BITS,
    NO_TIMING_NS,
    ErrorStatus,
    ExecutionConfig,
    ExecutionResultAidl,
    ExtensionNameAndPrefix,
    OutputShape,
    TimingNs,
    TokenValuePair,
)

__all__ = ["Settings", "add_hints", "begin", "result_of", "timing", "FENCED", "SINCE_LAUNCH"]

SINCE_LAUNCH: Final = (0, 1)
"""Codes of durations on the device and in the driver."""
FENCED: Final = (2, 3)
"""The same since the last fence."""

_uint32 = ctypes.c_uint32
_uint64 = ctypes.c_uint64
_byref = ctypes.byref
_dimensions: Final[Mapping[int, Any]] = {rank: _uint32 * rank for rank in range(1, 16)}
_TYPE_MASK: Final = (1 << EXTENSION_TYPE_BITS) - 1


class Settings(NamedTuple):
    """Options of an execution, as the calls of the API take them; durations are 0 for none."""

    measure: bool = False
    timeout_ns: int = 0
    loop_timeout_ns: int = 0
    reusable: bool = False
    hints: tuple[TokenValuePair, ...] = ()
    extensions: tuple[ExtensionNameAndPrefix, ...] = ()

    @classmethod
    def of(cls, config: ExecutionConfig, timeout: int = 0, *, reusable: bool = False) -> Settings:
        """Raises Inexpressible for a negative duration."""
        loop_ns = timeout_ns("loop timeout", config.loop_timeout_duration_ns)
        hints = config.execution_hints, config.extension_name_to_prefix
        return cls(config.measure_timing, timeout, loop_ns, reusable, *hints)


def begin(api: Any, compilation: int, arguments: SetArguments, settings: Settings) -> int:
    """A new execution with all that it needs; the caller frees it. Raises HalError."""
    place = ctypes.c_void_p()
    code = api.ANeuralNetworksExecution_create(compilation, _byref(place))
    if code:
        check("ANeuralNetworksExecution_create", code)
    execution: int = place.value or 0
    try:
        _set(api, execution, arguments, settings)
    except BaseException:
        api.ANeuralNetworksExecution_free(execution)
        raise
    return execution


def _set(api: Any, execution: int, arguments: SetArguments, settings: Settings) -> None:
    measure, limit_ns, loop_ns, reusable, hints, extensions = settings
    if measure:
        check("setMeasureTiming", api.ANeuralNetworksExecution_setMeasureTiming(execution, True))
    if limit_ns:
        check("setTimeout", api.ANeuralNetworksExecution_setTimeout(execution, limit_ns))
    if loop_ns:
        check("setLoopTimeout", api.ANeuralNetworksExecution_setLoopTimeout(execution, loop_ns))
    if reusable:
        check("setReusable", api.ANeuralNetworksExecution_setReusable(execution, True))
    if hints:
        add_hints(api.ANeuralNetworksExecution_addExtensionAttribute, execution, hints, extensions)
    if arguments.has_padding:
        enable = api.ANeuralNetworksExecution_enableInputAndOutputPadding
        check("enableInputAndOutputPadding", enable(execution, True))
    arguments.set(execution)


def result_of(
    api: Any, execution: int, code: int, outputs: int, *, measured: bool
) -> SynchronousResultAidl:
    """Return the result of a computation that ended with ``code``. Raises HalError."""
    if code not in (NO_ERROR, OUTPUT_INSUFFICIENT_SIZE):
        check("the computation", code)
    shapes = tuple(_shape(api, execution, index) for index in range(outputs))
    if code and all(shape.is_sufficient for shape in shapes):
        raise HalError(
            ErrorStatus.GENERAL_FAILURE,
            "the computation returned OUTPUT_INSUFFICIENT_SIZE, but each output says that it fits",
        )
    measures = timing(api, execution, SINCE_LAUNCH) if measured and not code else NO_TIMING_NS
    return ErrorStatus.NONE, ExecutionResultAidl(not code, shapes, measures)


def _shape(api: Any, execution: int, index: int) -> OutputShape:
    rank = _uint32()
    code = api.ANeuralNetworksExecution_getOutputOperandRank(execution, index, _byref(rank))
    if code not in (NO_ERROR, OUTPUT_INSUFFICIENT_SIZE):
        check("ANeuralNetworksExecution_getOutputOperandRank", code)
    count = rank.value
    if not count:  # a scalar has no dimensions to ask for
        return OutputShape((), not code)
    if count not in _dimensions:
        message = f"ANeuralNetworksExecution_getOutputOperandRank gave {count} for output {index}"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message)
    array = _dimensions[count]()
    code = api.ANeuralNetworksExecution_getOutputOperandDimensions(execution, index, array)
    if code not in (NO_ERROR, OUTPUT_INSUFFICIENT_SIZE):
        check("ANeuralNetworksExecution_getOutputOperandDimensions", code)
    return OutputShape(tuple(array), not code)


def timing(api: Any, execution: int, codes: tuple[int, int]) -> TimingNs:
    """The measured durations of these codes. Raises HalError."""
    on_device, in_driver = (_duration(api, execution, code) for code in codes)
    return TimingNs(on_device, in_driver)


def _duration(api: Any, execution: int, code: int) -> int:
    place = _uint64()
    check(
        "ANeuralNetworksExecution_getDuration",
        api.ANeuralNetworksExecution_getDuration(execution, code, _byref(place)),
    )
    return measured_ns(place.value)


def add_hints(
    add: Callable[..., int],
    address: int,
    hints: tuple[TokenValuePair, ...],
    extensions: tuple[ExtensionNameAndPrefix, ...],
) -> None:
    """Hand over the hints of extensions that have a name. Others are unknown to any driver, and so
    are those that the library does not take: HAL has drivers ignore what they do not know.

    Raises Inexpressible for a hint without a name that is given twice.
    """
    names = {each.prefix: each.name for each in extensions}
    seen: set[int] = set()
    for hint in hints:
        prefix, code = hint.token >> EXTENSION_TYPE_BITS, hint.token & _TYPE_MASK
        if prefix not in names:
            if hint.token in seen:
                raise Inexpressible(
                    "the C API takes hints of extensions by name, and has no others"
                )
            seen.add(hint.token)
            continue
        result = add(address, names[prefix].encode(), code, hint.value, len(hint.value))
        if result:
            LOGGER.warning("hint %#x: %s", code_in(prefix, code), name_of(result))
