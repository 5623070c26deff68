"""One execution as a program sees it: where outputs go, and how long it may take."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from nnhal.errors import HalError
from nnhal.types import (
    DEFAULT_LOOP_TIMEOUT_NS,
    MAXIMUM_LOOP_TIMEOUT_NS,
    TIMING_NOT_AVAILABLE,
    ErrorStatus,
    OutputShape,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["PLAIN", "ExecutionContext", "Output"]


class Output:
    """Destination of one output of the model in an execution.

    ``shape`` is what model and request declare, None while a dimension is not known. With a known
    shape ``array`` is a writable view of the client's memory; it holds whatever was there before.
    With an unknown one, ``array`` is None: call :meth:`write`, or :meth:`reserve` and fill.

    ``omitted`` says that the client does not want this output; writing to it is harmless. Elements
    of an extension type are opaque: fill ``array.view(dtype)``. Of a type that the driver does not
    declare, the array is bytes, and the shape is the one the client has declared.
    """

    __slots__ = ("_actual", "_capacity", "_sufficient", "array", "declared", "dtype", "shape")

    def __init__(
        self,
        dtype: np.dtype[Any],
        declared: tuple[int, ...],
        shape: tuple[int, ...] | None,
        capacity: NDArray[np.uint8] | None,
        array: NDArray[Any] | None,
    ) -> None:
        self.dtype = dtype
        self.declared = declared
        """The declared dimensions, 0 where unknown; empty for an unknown rank."""
        self.shape = shape
        self.array = array
        self._capacity = capacity
        self._actual: tuple[int, ...] | None = shape
        self._sufficient = True

    @property
    def omitted(self) -> bool:
        return self._capacity is None

    def write(self, data: NDArray[Any]) -> None:
        """Copy ``data`` to the client and note its shape as the output's.

        Where it does not fit, the execution ends with OUTPUT_INSUFFICIENT_SIZE. Raises HalError
        (GENERAL_FAILURE) for a shape that contradicts the declared one, TypeError for data of
        another kind than the operand's.
        """
        data = np.asarray(data)
        target = self.reserve(data.shape)
        if target is None:
            return
        if target.dtype.kind == "V" and data.dtype.itemsize == target.dtype.itemsize:
            target = target.view(data.dtype)  # only the vendor knows what an element is
        np.copyto(target, data, casting="same_kind")

    def reserve(self, shape: tuple[int, ...]) -> NDArray[Any] | None:
        """The client's memory as an array of ``shape``, to be filled; see :meth:`write`.

        None when the output is omitted or the memory is too small.
        """
        if self.array is not None and shape == self.array.shape:
            return self.array
        self._check(shape)
        self._actual = tuple(int(dimension) for dimension in shape)
        return self._room(self._actual)

    def _room(self, shape: tuple[int, ...]) -> NDArray[Any] | None:
        """Memory for ``shape``; None where there is none, or not enough."""
        if self._capacity is None:
            return None
        size = int(np.prod(shape, dtype=np.int64)) * self.dtype.itemsize
        self._sufficient = size <= self._capacity.size
        if not self._sufficient:
            return None
        return np.ndarray(shape, self.dtype, self._capacity.data)

    def _check(self, shape: tuple[int, ...]) -> None:
        agrees = not self.declared or (
            len(shape) == len(self.declared)
            and all(
                known in (0, actual) for known, actual in zip(self.declared, shape, strict=True)
            )
        )
        if not agrees or (self.shape is not None and shape != self.shape):
            message = f"an output of shape {shape}, declared as {self.declared}"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)

    def reset(self) -> None:
        """Forget the shape of the last execution."""
        self._actual = self.shape
        self._sufficient = True

    def result(self) -> OutputShape | None:
        """Return the shape and sufficiency reported to the client; None when the program has not
        written an unknown shape.
        """
        if self._actual is None:
            return OutputShape(()) if self.omitted else None
        return OutputShape(self._actual, self._sufficient)


class ExecutionContext:
    """Limits of one execution, and the clock of its device.

    ``deadline_ns`` is a ``time.monotonic_ns`` or None. ``loop_timeout_ns`` limits each WHILE of
    the model. ``measure`` says whether the client wants to know the time on device.
    """

    __slots__ = ("_device_ns", "deadline_ns", "loop_timeout_ns", "measure")

    def __init__(
        self,
        *,
        deadline_ns: int | None = None,
        loop_timeout_ns: int | None = None,
        measure: bool = False,
    ) -> None:
        self.deadline_ns = deadline_ns
        if loop_timeout_ns is None:
            loop_timeout_ns = DEFAULT_LOOP_TIMEOUT_NS
        self.loop_timeout_ns = min(loop_timeout_ns, MAXIMUM_LOOP_TIMEOUT_NS)
        self.measure = measure
        self._device_ns: int | None = None

    def device_time(self) -> AbstractContextManager[None]:
        """``with context.device_time():`` around the work of the device. Several times add up."""
        return _DeviceTime(self) if self.measure else _NOT_MEASURED

    def add_device_time(self, duration_ns: int) -> None:
        """Add to the time on device, for a device that has a clock of its own."""
        self._device_ns = (self._device_ns or 0) + duration_ns

    @property
    def time_on_device_us(self) -> int:
        """Microseconds on the device so far, or TIMING_NOT_AVAILABLE."""
        return TIMING_NOT_AVAILABLE if self._device_ns is None else self._device_ns // 1000

    def check_deadline(self) -> None:
        """Raise HalError (MISSED_DEADLINE_TRANSIENT) when the deadline has passed."""
        if self.deadline_ns is not None and time.monotonic_ns() >= self.deadline_ns:
            raise HalError(ErrorStatus.MISSED_DEADLINE_TRANSIENT, "the deadline has passed")


class _DeviceTime:
    __slots__ = ("_context", "_started")

    def __init__(self, context: ExecutionContext) -> None:
        self._context = context
        self._started = 0

    def __enter__(self) -> None:
        self._started = time.monotonic_ns()

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._context.add_device_time(time.monotonic_ns() - self._started)


_NOT_MEASURED: Final = nullcontext()

PLAIN: Final = ExecutionContext()
"""The context of an execution without deadline or measurement. Nothing ever changes it, so all
such executions share it."""
