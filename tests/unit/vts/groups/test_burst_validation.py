"""Bursts: malformed packets, answers that do not fit, memories that were freed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers import faulty as planted
from nnhal import burst_packets
from nnhal._driver_kit import burst as kit
from nnhal.burst_packets import DATUM_SIZE, BurstResult, serialize_request, serialize_result
from nnhal.interfaces import BurstChannels
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, OutputShape, Timing
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.cells import cells
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import INVALID, NONE, VERSIONS, reference, with_prepared
from tests.unit.vts.groups.harness import Ran, run_group
from vts.groups import burst_validation
from vts.groups.burst_validation import GROUP

FAILURE = ErrorStatus.GENERAL_FAILURE
MALFORMED = ["remove_datum", "add_datum", "change_datum"]


def run_kind(kind: str, driver: Any, cases: list[SpecCase]) -> Ran:
    return run_group(GROUP, driver, cases, choose=lambda test: test.name.startswith(f"{kind}/"))


@cells("version", VERSIONS)
def test_the_reference_driver_of_each_version_passes(cases: Cases, version: HalVersion) -> None:
    ran = run_group(GROUP, lambda: reference(version), cases())
    assert ran.failures == {}
    assert (Outcome.SUCCESS in ran.outcomes.values()) == (version >= HalVersion.V1_2)
    kinds = {name.partition("/")[0] for name in ran.outcomes if name not in ran.skipped}
    assert kinds.isdisjoint(["tokens", "released_memory"]) != version.is_aidl


@cells(("name", "datum"), burst_validation._BAD_DATUMS.items())
def test_bad_datums_are_laid_out_as_those_of_packets(name: str, datum: bytes) -> None:
    """Against the packer of real packets, where it can make such a datum."""
    assert len(datum) == DATUM_SIZE
    packers = {
        "packetInformation": burst_packets._REQUEST_INFORMATION,
        "inputOperandInformation": burst_packets._INPUT,
        "inputOperandDimensionValue": burst_packets._INPUT_DIMENSION,
        "outputOperandInformation": burst_packets._OUTPUT,
        "outputOperandDimensionValue": burst_packets._OUTPUT_DIMENSION,
        "poolIdentifier": burst_packets._POOL,
        "measureTiming": burst_packets._MEASURE,
    }
    packer = packers[name.partition("(")[0]]
    assert packer.pack(*packer.unpack(datum, 0)) == datum


@pytest.mark.parametrize("kind", MALFORMED)
def test_every_datum_is_mutated(cases: Cases, kind: str) -> None:
    packets: list[bytes] = []

    def watch(original: Any, callback: Any, channels: Any) -> Any:
        def listen(consumer: Callable[[bytes], None]) -> None:
            def note(packet: bytes) -> None:
                packets.append(packet)
                consumer(packet)

            type(channels.request).listen(channels.request, note)

        listening: Any = _Listening(channels.request, listen)
        return original(callback, BurstChannels(listening, channels.result))

    driver = bursting(watch)
    assert run_kind(kind, driver, cases("quant8")).failures == {}
    good = packets.pop()  # sent last, to see that the burst still works
    count = len(good) // DATUM_SIZE
    assert count == 2 + 1 + 1 + 2  # information, an input, an output, two pools, timing
    assert good not in packets
    expected = {
        "remove_datum": count,
        "add_datum": (count + 1) * 7,
        # measureTiming is YES already; nothing else is what it is changed to.
        "change_datum": count * 7 - 1,
    }
    assert len(packets) == expected[kind]


class _Listening:
    """A request channel that hands its consumer over to a test first."""

    def __init__(self, channel: Any, listen: Callable[..., None]) -> None:
        self.capacity = channel.capacity
        self.listen = listen


def bursting(change: Callable[..., Any]) -> Any:
    """A driver whose bursts are configured by ``change``."""

    def prepared(prepared_model: Any) -> Any:
        original = prepared_model.configure_execution_burst
        prepared_model.configure_execution_burst = lambda *a: change(original, *a)
        return prepared_model

    return with_prepared(prepared)


def always(result: BurstResult) -> Any:
    """A driver that answers every packet with ``result``."""

    def configure(original: Any, callback: Any, channels: Any) -> Any:
        channels.request.listen(lambda packet: channels.result.send(serialize_result(result)))
        return NONE, _Context()

    return bursting(configure)


class _Context:
    def free_memory(self, slot: int) -> None: ...


@cells("kind", MALFORMED)
@cells(
    ("result", "text"),
    [
        (BurstResult(NONE), "NONE, expected an error"),
        (BurstResult(FAILURE, (OutputShape((1,)),)), "with 1 output shapes"),
        (BurstResult(FAILURE, (), Timing(1, 2)), "time_in_driver_us=2"),
    ],
)
def test_a_malformed_packet_gets_an_error_and_nothing_else(
    cases: Cases, kind: str, result: BurstResult, text: str
) -> None:
    reason = run_kind(kind, always(result), cases("quant8")).only_failure()
    assert text in reason
    assert "burst: a request packet of 6 datums, " in reason
    assert "Rule: a malformed packet, and an answer without room, give an error" in reason


def test_a_driver_that_reads_packets_carelessly_fails(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that does not look for datums after the last that it needs."""
    monkeypatch.setattr(burst_packets._Reader, "end", lambda self: None)
    monkeypatch.setattr(burst_packets, "_check_rest", lambda packet, canonical: None)
    real = burst_packets.deserialize_request

    def careless(packet: bytes) -> Any:
        size = (len(packet) // DATUM_SIZE).to_bytes(4, "little")
        return real(packet[:4] + size + packet[8:])

    monkeypatch.setattr(kit, "deserialize_request", careless)
    reason = run_kind("add_datum", reference(), cases("quant8")).only_failure()
    assert "measureTiming(YES) added as datum 5: NONE, expected an error" in reason


def test_a_burst_must_go_on_after_malformed_packets(cases: Cases) -> None:
    driver = always(BurstResult(INVALID))
    reason = run_kind("remove_datum", driver, cases("quant8")).only_failure()
    assert "a good packet after malformed ones: INVALID_ARGUMENT" in reason


# --- answers ---------------------------------------------------------------------------------

LONG = BurstResult(NONE, tuple(OutputShape((2, 3)) for _ in range(3)), NO_TIMING)


def test_an_answer_that_does_not_fit_its_channel_is_an_error(cases: Cases) -> None:
    def configure(second: BurstResult) -> Any:
        def change(original: Any, callback: Any, channels: Any) -> Any:
            result = LONG if channels.result.capacity > 8 else second
            channels.request.listen(lambda packet: channels.result.send(serialize_result(result)))
            return NONE, _Context()

        return bursting(change)

    kind = "short_result_channel"
    assert run_kind(kind, configure(BurstResult(FAILURE)), cases("quant8")).failures == {}
    reason = run_kind(kind, configure(BurstResult(NONE)), cases("quant8")).only_failure()
    assert "an answer of 11 datums for a result channel of 8: NONE, expected" in reason


def test_a_driver_that_does_not_answer_where_it_has_no_room_hangs(cases: Cases) -> None:
    ran = run_group(
        GROUP,
        always(LONG),
        cases("quant8"),
        callback_timeout_s=0.01,
        choose=lambda test: test.name.startswith("short_result_channel/"),
    )
    assert list(ran.outcomes.values()) == [Outcome.HANG]


def test_padding_that_is_not_zero_is_told(cases: Cases) -> None:
    packet = bytearray(serialize_result(BurstResult(NONE, (OutputShape((2,)),))))
    packet[DATUM_SIZE + 10] = 1

    def configure(original: Any, callback: Any, channels: Any) -> Any:
        channels.request.listen(lambda _: channels.result.send(bytes(packet)))
        return NONE, _Context()

    reason = run_kind("sanitized_result", bursting(configure), cases("quant8")).only_failure()
    assert "padding of an operandInformation datum" in reason


# --- memories --------------------------------------------------------------------------------


def test_a_driver_that_keeps_a_freed_memory_fails(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit.BurstContext, "free_memory", lambda self, slot: None)
    reason = run_kind("freed_memory", reference(), cases("quant8")).only_failure()
    assert "after slot 1 was freed and given to another memory: the driver used the old" in reason


def test_a_driver_that_stumbles_over_an_unknown_slot_fails(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    def free(self: Any, slot: int) -> None:
        raise KeyError(slot)

    monkeypatch.setattr(kit.BurstContext, "free_memory", free)
    reason = run_kind("freed_memory", reference(), cases("quant8")).only_failure()
    assert "freeMemory: the driver raised KeyError" in reason


def test_a_request_that_fails_anyway_says_nothing_of_memories(cases: Cases) -> None:
    ran = run_kind("freed_memory", always(BurstResult(FAILURE)), cases("quant8"))
    assert list(ran.outcomes.values()) == [Outcome.SKIPPED]


def aidl_burst(version: HalVersion, call: str, answer: Callable[..., Any]) -> Any:
    """A driver of AIDL whose bursts answer ``call`` like ``answer``."""

    def prepared(prepared_model: Any) -> Any:
        configure = prepared_model.configure_execution_burst

        def changed() -> Any:
            status, burst = configure()
            original = getattr(burst, call)
            setattr(burst, call, lambda *arguments: answer(original, *arguments))
            return status, burst

        prepared_model.configure_execution_burst = changed
        return prepared_model

    return with_prepared(prepared, version)


@pytest.mark.parametrize(
    ("version", "call"),
    [
        (HalVersion.AIDL_V1, "execute_synchronously"),
        (HalVersion.AIDL_V4, "execute_synchronously_with_config"),
    ],
)
def test_a_driver_that_takes_any_token_fails(cases: Cases, version: HalVersion, call: str) -> None:
    def careless(original: Any, request: Any, tokens: Any, *arguments: Any) -> Any:
        return original(request, [max(-1, token) for token in tokens], *arguments)

    reason = run_kind("tokens", aidl_burst(version, call, careless), cases("quant8")).only_failure()
    assert reason.startswith("tokens [-2, 1] for 2 pools: IBurst.executeSynchronously")
    assert "NONE, expected INVALID_ARGUMENT" in reason


def test_a_driver_that_releases_any_token_fails(cases: Cases) -> None:
    driver = aidl_burst(HalVersion.AIDL_V2, "release_memory_resource", lambda *_: NONE)
    reason = run_kind("released_memory", driver, cases("quant8")).only_failure()
    assert "releaseMemoryResource(-2): NONE, expected INVALID_ARGUMENT" in reason


@pytest.mark.parametrize("answer", [FAILURE, INVALID])
def test_a_token_that_names_nothing_is_harmless_or_invalid(cases: Cases, answer: Any) -> None:
    released: set[int] = set()

    def once(original: Any, token: int) -> Any:
        known = token in released
        released.add(token)
        return INVALID if token < 0 else answer if known else NONE

    driver = aidl_burst(HalVersion.AIDL_V2, "release_memory_resource", once)
    failures = run_kind("released_memory", driver, cases("quant8")).failures
    text = "releaseMemoryResource(0): GENERAL_FAILURE, expected NONE or INVALID_ARGUMENT"
    assert any(text in reason for reason in failures.values()) == (answer is FAILURE)


def test_a_driver_of_aidl_that_keeps_a_released_memory_fails(cases: Cases) -> None:
    known: dict[int, Any] = {}

    def remembering(original: Any, request: Any, tokens: Any, *arguments: Any) -> Any:
        pairs = zip(tokens, request.pools, strict=True)
        pools = tuple(known.setdefault(token, pool) for token, pool in pairs)
        return original(replace(request, pools=pools), tokens, *arguments)

    driver = aidl_burst(HalVersion.AIDL_V1, "execute_synchronously", remembering)
    reason = run_kind("released_memory", driver, cases("quant8")).only_failure()
    assert "token 1 was released and given to another memory, but the driver used" in reason


def test_packets_of_requests_are_those_of_the_client(cases: Cases) -> None:
    from nnhal.burst_packets import BurstRequest, deserialize_request
    from nnhal.device import Device
    from vts.prepared import arguments_of
    from vts.raw import RawBurst, packet_of, prepare_raw, raw_device

    (case,) = cases("quant8")
    raw = raw_device(Device(reference()))
    request = arguments_of(case, None).request
    with RawBurst(raw, prepare_raw(raw, case.model)) as burst:
        packet = packet_of(burst, request, measure=True)
    read = deserialize_request(packet)
    assert read == BurstRequest(request.inputs, request.outputs, (0, 1), read.measure)
    assert serialize_request(read) == packet
    assert read.measure == 1


@pytest.mark.parametrize(
    ("driver", "said"),
    [
        (planted.burst_slot_not_freed, "after the memories of execution 1 were released"),
        (planted.freed_burst_slot_moves_others, "after the memories of execution 1 were released"),
        (planted.burst_tokens_of_four_bytes, "execution 2 of 3 of one burst"),
        (planted.unnamed_burst_memories_kept, "new memories that have no names"),
    ],
)
def test_memories_that_are_not_those_of_their_names_are_seen(driver: Any, said: str) -> None:
    ran = run_group(GROUP, driver)

    assert set(ran.failures) == {"memories_in_turns"}
    assert said in ran.only_failure()
