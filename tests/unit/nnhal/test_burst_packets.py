"""Burst packets: HIDL's layout, and that nothing else passes for one."""

from __future__ import annotations

import ctypes
import pickle
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.burst_packets import (
    DATUM_SIZE,
    BurstRequest,
    BurstResult,
    MalformedPacket,
    deserialize_request,
    deserialize_result,
    is_sanitized,
    length,
    serialize_request,
    serialize_result,
)
from nnhal.types import (
    DataLocation,
    ErrorStatus,
    MeasureTiming,
    OutputShape,
    RequestArgument,
    Timing,
)
from tests.cells import cells

U32 = st.integers(0, 2**32 - 1)
DIMENSIONS = st.lists(U32, max_size=4).map(tuple)
ARGUMENTS = st.lists(
    st.builds(RequestArgument, st.booleans(), st.builds(DataLocation, U32, U32, U32), DIMENSIONS),
    max_size=4,
).map(tuple)
REQUESTS = st.builds(
    BurstRequest,
    ARGUMENTS,
    ARGUMENTS,
    st.lists(st.integers(-(2**31), 2**31 - 1), max_size=3).map(tuple),
    st.sampled_from(MeasureTiming),
)
U64 = st.integers(0, 2**64 - 1)
RESULTS = st.builds(
    BurstResult,
    st.sampled_from([ErrorStatus(code) for code in range(5)]),
    st.lists(st.builds(OutputShape, DIMENSIONS, st.booleans()), max_size=4).map(tuple),
    st.builds(Timing, U64, U64),
)

REQUEST = BurstRequest(
    inputs=(
        RequestArgument(location=DataLocation(1, 8, 16), dimensions=(2, 3)),
        RequestArgument(has_no_value=True),
    ),
    outputs=(RequestArgument(location=DataLocation(0, 4, 12), dimensions=(7,)),),
    slots=(5, -9),
    measure=MeasureTiming.YES,
)
RESULT = BurstResult(
    ErrorStatus.OUTPUT_INSUFFICIENT_SIZE,
    (OutputShape((2, 3), is_sufficient=False), OutputShape(())),
    Timing(10, 2**40),
)


# --- the layout, as a C compiler makes it of HIDL's structs -------------------------------------


class Location(ctypes.LittleEndianStructure):
    _fields_ = [(name, ctypes.c_uint32) for name in ("poolIndex", "offset", "length")]


class RequestInformation(ctypes.LittleEndianStructure):
    _fields_ = [(name, ctypes.c_uint32) for name in ("packetSize", "inputs", "outputs", "pools")]


class OperandInformation(ctypes.LittleEndianStructure):
    _fields_ = [
        ("hasNoValue", ctypes.c_bool),
        ("location", Location),
        ("numberOfDimensions", ctypes.c_uint32),
    ]


class RequestUnion(ctypes.Union):
    _fields_ = [
        ("packetInformation", RequestInformation),
        ("operandInformation", OperandInformation),
        ("dimension", ctypes.c_uint32),
        ("poolIdentifier", ctypes.c_int32),
        ("measureTiming", ctypes.c_int32),
    ]


class RequestDatum(ctypes.LittleEndianStructure):
    _fields_ = [("discriminator", ctypes.c_uint8), ("value", RequestUnion)]


class ResultInformation(ctypes.LittleEndianStructure):
    _fields_ = [
        ("packetSize", ctypes.c_uint32),
        ("errorStatus", ctypes.c_int32),
        ("numberOfOperands", ctypes.c_uint32),
    ]


class ShapeInformation(ctypes.LittleEndianStructure):
    _fields_ = [("isSufficient", ctypes.c_bool), ("numberOfDimensions", ctypes.c_uint32)]


class TimingStruct(ctypes.LittleEndianStructure):
    _fields_ = [("timeOnDevice", ctypes.c_uint64), ("timeInDriver", ctypes.c_uint64)]


class ResultUnion(ctypes.Union):
    _fields_ = [
        ("packetInformation", ResultInformation),
        ("operandInformation", ShapeInformation),
        ("dimension", ctypes.c_uint32),
        ("executionTiming", TimingStruct),
    ]


class ResultDatum(ctypes.LittleEndianStructure):
    _fields_ = [("discriminator", ctypes.c_uint8), ("value", ResultUnion)]


def request_datum(kind: int, **value: object) -> bytes:
    return bytes(RequestDatum(kind, RequestUnion(**value)))


def result_datum(kind: int, **value: object) -> bytes:
    return bytes(ResultDatum(kind, ResultUnion(**value)))


REQUEST_BYTES = b"".join(
    [
        request_datum(0, packetInformation=RequestInformation(10, 2, 1, 2)),
        request_datum(1, operandInformation=OperandInformation(False, Location(1, 8, 16), 2)),
        request_datum(2, dimension=2),
        request_datum(2, dimension=3),
        request_datum(1, operandInformation=OperandInformation(True, Location(0, 0, 0), 0)),
        request_datum(3, operandInformation=OperandInformation(False, Location(0, 4, 12), 1)),
        request_datum(4, dimension=7),
        request_datum(5, poolIdentifier=5),
        request_datum(5, poolIdentifier=-9),
        request_datum(6, measureTiming=1),
    ]
)
RESULT_BYTES = b"".join(
    [
        result_datum(0, packetInformation=ResultInformation(6, 3, 2)),
        result_datum(1, operandInformation=ShapeInformation(False, 2)),
        result_datum(2, dimension=2),
        result_datum(2, dimension=3),
        result_datum(1, operandInformation=ShapeInformation(True, 0)),
        result_datum(3, executionTiming=TimingStruct(10, 2**40)),
    ]
)


def test_datums_have_the_size_that_hidl_gives_them() -> None:
    assert ctypes.sizeof(RequestDatum) == ctypes.sizeof(ResultDatum) == DATUM_SIZE


def test_packets_are_laid_out_as_hidl_lays_them_out() -> None:
    assert serialize_request(REQUEST) == REQUEST_BYTES
    assert serialize_result(RESULT) == RESULT_BYTES


@given(REQUESTS)
def test_a_request_survives_its_packet(request: BurstRequest) -> None:
    packet = serialize_request(request)
    assert deserialize_request(packet) == request
    dimensions = sum(len(a.dimensions) for a in (*request.inputs, *request.outputs))
    counts = len(request.inputs), len(request.outputs), len(request.slots)
    assert length(packet) == 2 + sum(counts) + dimensions


@given(RESULTS)
def test_a_result_survives_its_packet(result: BurstResult) -> None:
    packet = serialize_result(result)
    assert deserialize_result(packet) == result
    assert is_sanitized(packet)
    dimensions = sum(len(shape.dimensions) for shape in result.output_shapes)
    assert length(packet) == 2 + len(result.output_shapes) + dimensions


# --- what is no packet ----------------------------------------------------------------------


def mutated(packet: bytes, seed: int) -> bytes:
    """``packet`` with one thing changed."""
    chance = random.Random(seed)
    datums = [packet[i : i + DATUM_SIZE] for i in range(0, len(packet), DATUM_SIZE)]
    at, other = chance.randrange(len(datums)), chance.randrange(len(datums))
    how = chance.randrange(6)
    if how == 0:
        byte = chance.randrange(len(packet))
        return packet[:byte] + bytes([packet[byte] ^ 1 << chance.randrange(8)]) + packet[byte + 1 :]
    if how == 1:
        del datums[at]
    elif how == 2:
        datums.insert(at, datums[other])
    elif how == 3:
        datums[at], datums[other] = datums[other], datums[at]
    elif how == 4:
        datums[at] = chance.randbytes(DATUM_SIZE)
    else:
        return packet[: chance.randrange(len(packet))]
    return b"".join(datums)


@given(REQUESTS, st.integers(0))
def test_a_mutated_request_is_rejected_or_says_exactly_its_bytes(
    request: BurstRequest, seed: int
) -> None:
    packet = mutated(serialize_request(request), seed)
    try:
        said = deserialize_request(packet)
    except MalformedPacket:
        return
    assert serialize_request(said) == packet


@given(RESULTS, st.integers(0))
def test_a_mutated_result_is_rejected_or_says_exactly_its_bytes(
    result: BurstResult, seed: int
) -> None:
    packet = mutated(serialize_result(result), seed)
    try:
        said = deserialize_result(packet)
    except MalformedPacket:
        return
    assert serialize_result(said) == packet


@given(st.binary(max_size=200))
def test_random_bytes_are_no_packet(data: bytes) -> None:
    for read in (deserialize_request, deserialize_result):
        with pytest.raises(MalformedPacket):
            read(data)


def replaced(packet: bytes, datum: int, offset: int, value: bytes) -> bytes:
    at = datum * DATUM_SIZE + offset
    return packet[:at] + value + packet[at + len(value) :]


def without(packet: bytes, datum: int) -> bytes:
    return packet[: datum * DATUM_SIZE] + packet[(datum + 1) * DATUM_SIZE :]


Read = Callable[[bytes], object]


@cells(
    ("read", "packet", "fault"),
    [
        (deserialize_request, b"", "the packet ends where packetInformation 0 should be"),
        (deserialize_request, REQUEST_BYTES[:-1], "239 bytes are no whole number of datums"),
        (deserialize_request, without(REQUEST_BYTES, 0), "datum 0 is of kind 1"),
        (deserialize_request, without(REQUEST_BYTES, 9), "packetSize is 10 in a packet of 9"),
        (deserialize_request, REQUEST_BYTES + REQUEST_BYTES[-24:], "packetSize is 10 .* of 11"),
        (
            deserialize_request,
            replaced(REQUEST_BYTES + REQUEST_BYTES[-24:], 0, 4, b"\x0b"),
            "a packet of 11 datums ends after 10",
        ),
        (deserialize_request, replaced(REQUEST_BYTES, 2, 0, b"\4"), "datum 2 is of kind 4"),
        (deserialize_request, replaced(REQUEST_BYTES, 1, 20, b"\xff" * 4), "datum 4 is of kind 1"),
        (deserialize_request, replaced(REQUEST_BYTES, 0, 8, b"\xff" * 4), "datum 5 is of kind 3"),
        (deserialize_request, replaced(REQUEST_BYTES, 0, 16, b"\xff" * 4), "datum 9 is of kind 6"),
        (deserialize_request, replaced(REQUEST_BYTES, 9, 4, b"\2"), "measureTiming 2 does not"),
        (deserialize_request, replaced(REQUEST_BYTES, 1, 4, b"\2"), "byte 4 of datum 1 is 2"),
        (deserialize_request, replaced(REQUEST_BYTES, 1, 1, b"\1"), "byte 1 of datum 1 is 1"),
        (deserialize_result, replaced(RESULT_BYTES, 0, 12, b"\5"), "errorStatus 5 does not exist"),
        (deserialize_result, replaced(RESULT_BYTES, 0, 16, b"\xff" * 4), "datum 5 is of kind 3"),
        (deserialize_result, replaced(RESULT_BYTES, 1, 12, b"\xff" * 4), "datum 4 is of kind 1"),
        (deserialize_result, replaced(RESULT_BYTES, 4, 9, b"\1"), "byte 9 of datum 4 is 1"),
        (deserialize_result, RESULT_BYTES[:-24], "packetSize is 6 in a packet of 5"),
        (
            deserialize_result,
            replaced(RESULT_BYTES[:-24], 0, 8, b"\5"),
            "the packet ends where executionTiming 5 should be",
        ),
    ],
)
def test_a_malformed_packet_is_named(read: Read, packet: bytes, fault: str) -> None:
    with pytest.raises(MalformedPacket, match=fault) as caught:
        read(packet)
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_padding_of_a_result_shows_what_was_not_cleared() -> None:
    assert is_sanitized(RESULT_BYTES)
    for byte in (9, 10, 11):
        assert not is_sanitized(replaced(RESULT_BYTES, 1, byte, b"\1"))
    assert is_sanitized(replaced(RESULT_BYTES, 2, 12, b"\1")), "only operandInformation counts"


@pytest.mark.parametrize(
    "request_",
    [
        BurstRequest((RequestArgument(dimensions=(-1,)),), (), ()),
        BurstRequest((), (RequestArgument(location=DataLocation(0, 2**32, 0)),), ()),
        BurstRequest((), (), (2**31,)),
    ],
)
def test_a_number_that_does_not_fit_its_field_makes_no_packet(request_: BurstRequest) -> None:
    with pytest.raises(MalformedPacket):
        serialize_request(request_)


def test_statuses_that_hal_1_2_does_not_have_make_no_packet() -> None:
    for status in set(ErrorStatus) - {ErrorStatus(code) for code in range(5)}:
        with pytest.raises(MalformedPacket, match="does not exist"):
            serialize_result(BurstResult(status))
