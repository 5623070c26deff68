"""Bursts: packets that are malformed, answers that do not fit, memories that are freed.

Source: ``ValidateBurst.cpp`` of Android's VTS, and of its ``ValidateRequest.cpp`` what is about
bursts. The layout of packets is that of HIDL's unions in 1.2/types.hal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from struct import pack
from typing import Any, Final

from nnhal.burst_channels import CHANNEL_LENGTH
from nnhal.burst_packets import DATUM_SIZE, BurstResult, is_sanitized
from nnhal.memory import Memory
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, Request
from nntest.arguments import Arguments
from nntest.cases.covering import by_operations
from nntest.groups.test_group import planned_variant
from nntest.judge import Judgment
from vts.groups.burst_validation.burst_memories import memories_in_turns
from vts.mutations.chosen_cases import cases_to_validate
from vts.prepared import arguments_of
from vts.raw import RawBurst, RawDevice, name_of_status, packet_of, prepare_raw, raw_device
from vts.raw.burst_tokens import check_released, check_tokens
from vts.raw.written_outputs import is_unwritten, untouched
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_SHORT_CHANNEL: Final = 8
"""Most datums of a result channel that is too short for an answer."""

_ERROR_DATUMS: Final = 2
"""Of an answer with an error, which fits any channel."""

_IN_TURNS: Final = "memories_in_turns"

_UNKNOWN_SLOT: Final = 0x7FFF_FFFF

_BAD_DATUMS: Final = {
    "packetInformation(10, 10, 10, 10)": pack("<B3x4I4x", 0, 10, 10, 10, 10),
    "inputOperandInformation(10 dimensions)": pack("<B3xB3x4I", 1, 0, 0, 0, 0, 10),
    "inputOperandDimensionValue(0)": pack("<B3xI16x", 2, 0),
    "outputOperandInformation(10 dimensions)": pack("<B3xB3x4I", 3, 0, 0, 0, 0, 10),
    "outputOperandDimensionValue(0)": pack("<B3xI16x", 4, 0),
    "poolIdentifier(INT32_MAX)": pack("<B3xi16x", 5, _UNKNOWN_SLOT),
    "measureTiming(YES)": pack("<B3xi16x", 6, 1),
}
"""Datums that make a packet malformed wherever they are put, in words."""

_DIMENSION_VALUES: Final = (2, 4)
"""Kinds of datums that are right with any value, as far as the packet goes."""


@dataclass(frozen=True)
class _Subject:
    """A prepared model with a good request."""

    raw: RawDevice
    prepared_model: Any
    arguments: Arguments
    alive: Callable[[], None]

    @property
    def request(self) -> Request:
        return self.arguments.request

    def burst(self, result_length: int = CHANNEL_LENGTH) -> RawBurst:
        return RawBurst(self.raw, self.prepared_model, result_length)


class _BurstValidation(TestGroup):
    name = "burst_validation"
    title = "Burst validation"
    summary = (
        "A burst answers malformed packets with an error, and forgets exactly the memories that "
        "are freed."
    )
    source = "ValidationTest (ValidateBurst.cpp)"
    since = HalVersion.V1_2

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for case in cases_to_validate(corpus, thorough=thorough, covers=by_operations):
            if not case.expect_failure:
                for kind in _KINDS:
                    yield planned_variant(self.name, kind, case)
        yield PlannedTest(group=self.name, name=_IN_TURNS, operations=("ADD",))

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        kind = test.name.partition("/")[0]
        version = context.device.hal_version
        is_its_own = kind == _IN_TURNS or version.is_aidl == (kind in _AIDL)
        if version < HalVersion.V1_2 or not is_its_own:
            raise Skipped(f"drivers of HAL {version} do not have this")
        if kind == _IN_TURNS:
            return memories_in_turns(context)
        case = context.case(test)
        raw = raw_device(context.device)
        prepared_model = prepare_raw(raw, case.model)
        arguments = arguments_of(case, context.pools)
        _KINDS[kind](_Subject(raw, prepared_model, arguments, context.alive))
        return None


GROUP: Final = _BurstValidation()


# --- malformed packets -----------------------------------------------------------------------


def _removed(datums: Sequence[bytes]) -> Iterator[tuple[str, bytes]]:
    for index in range(len(datums)):
        yield f"datum {index} removed", b"".join((*datums[:index], *datums[index + 1 :]))


def _added(datums: Sequence[bytes]) -> Iterator[tuple[str, bytes]]:
    for index in range(len(datums) + 1):
        for name, bad in _BAD_DATUMS.items():
            packet = b"".join((*datums[:index], bad, *datums[index:]))
            yield f"{name} added as datum {index}", packet


def _changed(datums: Sequence[bytes]) -> Iterator[tuple[str, bytes]]:
    for index, datum in enumerate(datums):
        for name, bad in _BAD_DATUMS.items():
            is_dimension = bad[0] in _DIMENSION_VALUES and datum[0] == bad[0]
            if datum != bad and not is_dimension:
                packet = b"".join((*datums[:index], bad, *datums[index + 1 :]))
                yield f"datum {index} changed to {name}", packet


def _malformed(
    mutate: Callable[[Sequence[bytes]], Iterator[tuple[str, bytes]]],
) -> Callable[[_Subject], None]:
    def check(subject: _Subject) -> None:
        with subject.burst() as burst:
            good = packet_of(burst, subject.request, measure=True)
            starts = range(0, len(good), DATUM_SIZE)
            for what, packet in mutate([good[start : start + DATUM_SIZE] for start in starts]):
                result = burst.execute(packet)
                if result is not None:  # else longer than the channel
                    _check_error(result, f"a request packet of {len(starts)} datums, {what}")
                subject.alive()
            _check_served(burst, good, "a good packet after malformed ones")
            burst.check_quiet()

    return check


def _check_error(result: BurstResult, what: str) -> None:
    rule = (
        "a malformed packet, and an answer without room, give an error and nothing else "
        "(1.2/types.hal FmqRequestDatum)"
    )
    if result.status == ErrorStatus.NONE:
        raise Failed(
            "invalid_packet_accepted", f"burst: {what}: NONE, expected an error", rule=rule
        )
    if result.output_shapes or result.timing != NO_TIMING:
        given = f"{len(result.output_shapes)} output shapes and {result.timing}"
        status = name_of_status(result.status)
        raise Failed(
            "results_with_error", f"burst: {what}: {status} with {given}, expected none", rule=rule
        )


def _check_served(burst: RawBurst, packet: bytes, what: str) -> None:
    result = burst.execute(packet)
    if result is not None and result.status == ErrorStatus.INVALID_ARGUMENT:
        text = f"burst: {what}: INVALID_ARGUMENT, expected it to be executed"
        raise Failed("valid_packet_refused", text)


# --- answers ---------------------------------------------------------------------------------


def _check_short_result_channel(subject: _Subject) -> None:
    """Android's channel has 8 datums, which is enough for a single output: here one is missing."""
    with subject.burst() as burst:
        answer = burst.send(packet_of(burst, subject.request, measure=False))
    datums = 0 if answer is None else len(answer) // DATUM_SIZE
    if datums <= _ERROR_DATUMS:
        raise Skipped("the driver's answer is as short as one with an error")
    room = min(_SHORT_CHANNEL, datums - 1)
    with subject.burst(room) as burst:
        result = burst.execute(packet_of(burst, subject.request, measure=False))
    if result is not None:
        _check_error(result, f"an answer of {datums} datums for a result channel of {room}")


def _check_sanitized(subject: _Subject) -> None:
    with subject.burst() as burst:
        answer = burst.send(packet_of(burst, subject.request, measure=True))
    if answer is not None and not is_sanitized(answer):
        raise Failed(
            "padding_not_zero",
            "burst: padding of an operandInformation datum in the driver's answer is not zero: it "
            "shows the client what was in the driver's memory (validateBurstSanitized)",
        )


# --- memories --------------------------------------------------------------------------------


def _check_freed_memory(subject: _Subject) -> None:
    """A slot that was freed and stands for another memory is that other memory."""
    outputs = subject.request.pools[1]
    with subject.burst() as burst:
        packet = packet_of(burst, subject.request, measure=False)
        result = burst.execute(packet)
        if result is None or result.status != ErrorStatus.NONE:
            raise Skipped("the request cannot be executed, which other tests judge")
        assert isinstance(outputs, Memory)
        slot = burst.slots(subject.request.pools)[1]
        other = untouched(outputs.size)
        for freed in (slot, _UNKNOWN_SLOT, slot):  # the last one again
            burst.free(freed)
        burst.put(slot, other)
        asked = len(burst.asked)
        result = burst.execute(packet)
        what = f"the packet again, after slot {slot} was freed and given to another memory"
        if result is None or result.status != ErrorStatus.NONE:
            status = "no answer" if result is None else name_of_status(result.status)
            raise Failed("second_packet_fails", f"burst: {what}: {status}, expected NONE")
        if slot not in burst.asked[asked:] or is_unwritten(subject.request, outputs, other):
            rule = "freeMemory makes the driver forget a memory (1.2/IBurstContext.hal)"
            raise Failed(
                "freed_memory_used", f"burst: {what}: the driver used the old one", rule=rule
            )


_KINDS: Final[dict[str, Callable[[_Subject], None]]] = {
    "remove_datum": _malformed(_removed),
    "add_datum": _malformed(_added),
    "change_datum": _malformed(_changed),
    "short_result_channel": _check_short_result_channel,
    "sanitized_result": _check_sanitized,
    "freed_memory": _check_freed_memory,
    "tokens": lambda subject: check_tokens(
        subject.prepared_model, subject.request, subject.raw.version
    ),
    "released_memory": lambda subject: check_released(subject.prepared_model, subject.request),
}
"""Tests of a case by name."""

_AIDL: Final = ("tokens", "released_memory")
"""Those of AIDL's bursts; the others are of HIDL's, which have packets."""
