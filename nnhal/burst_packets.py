"""Packets of an execution burst: what travels through its two queues.

A packet is a sequence of datums of 24 bytes, laid out as HIDL lays out its safe unions
``FmqRequestDatum`` and ``FmqResultDatum``: a byte that says the kind, then the value at its own
alignment, all else zero, little endian. What one side says is checked by the other datum by datum,
because the sides do not trust each other.

Source: ``hardware/interfaces/neuralnetworks/1.2/types.hal``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import Struct
from struct import error as StructError
from typing import Any, Final

import msgspec

from nnhal.errors import HalError
from nnhal.types import (
    NO_TIMING,
    DataLocation,
    ErrorStatus,
    MeasureTiming,
    OutputShape,
    RequestArgument,
    Timing,
)

__all__ = [
    "BurstRequest",
    "BurstResult",
    "DATUM_SIZE",
    "MalformedPacket",
    "deserialize_request",
    "deserialize_result",
    "is_sanitized",
    "length",
    "serialize_request",
    "serialize_result",
]

DATUM_SIZE: Final = 24
"""Bytes of a datum, of requests and of results."""


class BurstRequest(msgspec.Struct, frozen=True):
    """Content of a request packet: a Request of HAL 1.0 whose pools are named by memory slots."""

    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    slots: tuple[int, ...]
    measure: MeasureTiming = MeasureTiming.NO


class BurstResult(msgspec.Struct, frozen=True):
    """Content of a result packet. The status is one of HAL 1.0's, 0 to 4."""

    status: ErrorStatus
    output_shapes: tuple[OutputShape, ...] = ()
    timing: Timing = NO_TIMING


class MalformedPacket(HalError):
    """Bytes that are no packet, or values that no packet can carry."""

    def __init__(self, message: str) -> None:
        super().__init__(ErrorStatus.GENERAL_FAILURE, message)

    def __reduce__(self) -> tuple[type[MalformedPacket], tuple[str]]:
        return MalformedPacket, (self.message,)


def length(packet: bytes) -> int:
    """Datums in ``packet``; raises MalformedPacket for a part of a datum."""
    datums, rest = divmod(len(packet), DATUM_SIZE)
    if rest:
        raise MalformedPacket(f"{len(packet)} bytes are no whole number of datums")
    return datums


# --- datums ----------------------------------------------------------------------------------


class _Datum:
    """One kind of datum: its name, its discriminator, and the layout of its value."""

    def __init__(self, name: str, kind: int, layout: str) -> None:
        self.name = name
        self.kind = kind
        self._layout = Struct(layout)
        assert self._layout.size == DATUM_SIZE

    def pack(self, *values: int) -> bytes:
        """Raises MalformedPacket when a value has more bits than its field."""
        try:
            return self._layout.pack(self.kind, *values)
        except StructError as error:
            raise MalformedPacket(f"{self.name} {values}: {error}") from None

    def unpack(self, packet: bytes, index: int) -> tuple[Any, ...]:
        """The values of datum ``index``; raises MalformedPacket when it is of another kind."""
        start = index * DATUM_SIZE
        if start >= len(packet):
            raise MalformedPacket(f"the packet ends where {self.name} {index} should be")
        if packet[start] != self.kind:
            message = f"datum {index} is of kind {packet[start]}, not {self.name}"
            raise MalformedPacket(message)
        return self._layout.unpack_from(packet, start)[1:]


# A request's values need alignment 4, a result's timing 8.
_REQUEST_INFORMATION: Final = _Datum("packetInformation", 0, "<B3x4I4x")
_INPUT: Final = _Datum("inputOperandInformation", 1, "<B3xB3x4I")
_INPUT_DIMENSION: Final = _Datum("inputOperandDimensionValue", 2, "<B3xI16x")
_OUTPUT: Final = _Datum("outputOperandInformation", 3, "<B3xB3x4I")
_OUTPUT_DIMENSION: Final = _Datum("outputOperandDimensionValue", 4, "<B3xI16x")
_POOL: Final = _Datum("poolIdentifier", 5, "<B3xi16x")
_MEASURE: Final = _Datum("measureTiming", 6, "<B3xi16x")

_RESULT_INFORMATION: Final = _Datum("packetInformation", 0, "<B7xIiI4x")
_SHAPE: Final = _Datum("operandInformation", 1, "<B7xB3xI8x")
_SHAPE_DIMENSION: Final = _Datum("operandDimensionValue", 2, "<B7xI12x")
_TIMING: Final = _Datum("executionTiming", 3, "<B7x2Q")

_STATUSES: Final = frozenset(ErrorStatus(code) for code in range(5))


class _Reader:
    """Reads one datum after the other."""

    def __init__(self, packet: bytes, information: _Datum) -> None:
        self.packet = packet
        self._size = length(packet)
        self._next = 0
        self.information = self.take(information)
        if self.information[0] != self._size:
            message = f"packetSize is {self.information[0]} in a packet of {self._size} datums"
            raise MalformedPacket(message)

    def take(self, datum: _Datum) -> tuple[Any, ...]:
        values = datum.unpack(self.packet, self._next)
        self._next += 1
        return values

    def take_dimensions(self, datum: _Datum, count: int) -> tuple[int, ...]:
        # Ends at the packet's end at the latest, whatever count says.
        return tuple(self.take(datum)[0] for _ in range(count))

    def end(self) -> None:
        if self._next != self._size:
            message = f"a packet of {self._size} datums ends after {self._next}"
            raise MalformedPacket(message)


# --- requests --------------------------------------------------------------------------------


def serialize_request(request: BurstRequest) -> bytes:
    """The packet for ``request``; raises MalformedPacket when a number does not fit its field."""
    datums = [
        *_pack_arguments(request.inputs, _INPUT, _INPUT_DIMENSION),
        *_pack_arguments(request.outputs, _OUTPUT, _OUTPUT_DIMENSION),
        *(_POOL.pack(slot) for slot in request.slots),
        _MEASURE.pack(request.measure),
    ]
    counts = len(request.inputs), len(request.outputs), len(request.slots)
    return _REQUEST_INFORMATION.pack(1 + len(datums), *counts) + b"".join(datums)


def deserialize_request(packet: bytes) -> BurstRequest:
    """Decode ``packet``; raises MalformedPacket. A request so read may still be invalid."""
    reader = _Reader(packet, _REQUEST_INFORMATION)
    _, inputs, outputs, pools = reader.information
    request = BurstRequest(
        _take_arguments(reader, inputs, _INPUT, _INPUT_DIMENSION),
        _take_arguments(reader, outputs, _OUTPUT, _OUTPUT_DIMENSION),
        tuple(reader.take(_POOL)[0] for _ in range(pools)),
        _measure(reader.take(_MEASURE)[0]),
    )
    reader.end()
    _check_rest(packet, serialize_request(request))
    return request


def _pack_arguments(
    arguments: Iterable[RequestArgument], information: _Datum, dimension: _Datum
) -> Iterable[bytes]:
    for argument in arguments:
        where = argument.location
        location = where.pool_index, where.offset, where.length
        yield information.pack(argument.has_no_value, *location, len(argument.dimensions))
        yield from map(dimension.pack, argument.dimensions)


def _take_arguments(
    reader: _Reader, count: int, information: _Datum, dimension: _Datum
) -> tuple[RequestArgument, ...]:
    arguments = []
    for _ in range(count):
        has_no_value, *location, rank = reader.take(information)
        dimensions = reader.take_dimensions(dimension, rank)
        arguments.append(RequestArgument(has_no_value != 0, DataLocation(*location), dimensions))
    return tuple(arguments)


def _measure(code: int) -> MeasureTiming:
    try:
        return MeasureTiming(code)
    except ValueError:
        raise MalformedPacket(f"measureTiming {code} does not exist") from None


# --- results ---------------------------------------------------------------------------------


def serialize_result(result: BurstResult) -> bytes:
    """The packet for ``result``.

    Raises MalformedPacket when a number does not fit its field, and for a status that HAL 1.2
    does not have.
    """
    if result.status not in _STATUSES:
        raise MalformedPacket(f"status {result.status} does not exist in HAL 1.2")
    datums = []
    for shape in result.output_shapes:
        datums.append(_SHAPE.pack(shape.is_sufficient, len(shape.dimensions)))
        datums.extend(map(_SHAPE_DIMENSION.pack, shape.dimensions))
    timing = result.timing
    datums.append(_TIMING.pack(timing.time_on_device_us, timing.time_in_driver_us))
    counts = 1 + len(datums), result.status, len(result.output_shapes)
    return _RESULT_INFORMATION.pack(*counts) + b"".join(datums)


def deserialize_result(packet: bytes) -> BurstResult:
    """Decode ``packet``; raises MalformedPacket."""
    reader = _Reader(packet, _RESULT_INFORMATION)
    _, status, operands = reader.information
    if status not in _STATUSES:
        raise MalformedPacket(f"errorStatus {status} does not exist")
    shapes = []
    for _ in range(operands):
        is_sufficient, rank = reader.take(_SHAPE)
        dimensions = reader.take_dimensions(_SHAPE_DIMENSION, rank)
        shapes.append(OutputShape(dimensions, is_sufficient != 0))
    result = BurstResult(ErrorStatus(status), tuple(shapes), Timing(*reader.take(_TIMING)))
    reader.end()
    _check_rest(packet, serialize_result(result))
    return result


def is_sanitized(packet: bytes) -> bool:
    """Whether the padding of all operandInformation datums of a result packet is zero.

    Uninitialized padding leaks what the driver's process had in its memory.
    """
    starts: Sequence[int] = range(0, len(packet), DATUM_SIZE)
    datums = (packet[start : start + DATUM_SIZE] for start in starts)
    return not any(any(datum[9:12]) for datum in datums if datum[0] == _SHAPE.kind)


def _check_rest(packet: bytes, canonical: bytes) -> None:
    """Raise MalformedPacket unless the bytes between the values are zero, and booleans 0 or 1."""
    if packet == canonical:
        return
    index = next(index for index, byte in enumerate(packet) if byte != canonical[index])
    datum, byte = divmod(index, DATUM_SIZE)
    raise MalformedPacket(f"byte {byte} of datum {datum} is {packet[index]}")
