"""Calling a driver's interface directly: what comes back is seen, whatever it is."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nnhal.burst_packets import BurstResult, serialize_result
from nnhal.device import Device
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnhal.types import (
    NO_TIMING,
    BufferToken,
    ErrorStatus,
    ExecutionResultAidl,
    HalVersion,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    OutputShape,
    Request,
    Timing,
)
from nntest.spec import SpecCase
from tests.cells import cells
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import (
    HIDL,
    INVALID,
    NONE,
    VERSIONS,
    reference,
    with_calls,
    with_prepared,
)
from vts.prepared import arguments_of
from vts.raw import (
    Answer,
    Preparation,
    RawBurst,
    RawDevice,
    check_refused,
    check_refused_preparation,
    execute_all_paths,
    execution_paths,
    in_words_of,
    name_of_status,
    prepare_raw,
    raw_device,
    raw_devices,
)
from vts.raw import callbacks as callbacks_module
from vts.raw.aidl_paths import answer_of
from vts.test_group import Failed, Skipped


@pytest.fixture
def chain(cases: Cases) -> SpecCase:
    return cases("chain")[0]


def raw_of(driver: Any, timeout_s: float = 10.0) -> RawDevice:
    return raw_device(Device(driver, callback_timeout_s=timeout_s))


# --- words -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "type"),
    list(zip(HIDL, (ModelV1_0, ModelV1_1, ModelV1_2, Model), strict=True)),
)
def test_a_model_is_written_in_the_words_of_each_version(
    chain: SpecCase, version: HalVersion, type: type
) -> None:
    words = in_words_of(version, chain.model)
    assert isinstance(words, type)
    raw = raw_of(reference(version))
    assert raw.supported_operations(words) == (NONE, [True, True])
    if not isinstance(words, Model):
        # x, w, the activation, t, y: read once each, but for the last one.
        assert [o.number_of_consumers for o in words.operands] == [1, 1, 1, 1, 0]


def test_invalid_models_are_written_too(chain: SpecCase) -> None:
    main = replace(chain.model.main, operands=chain.model.main.operands[:1])
    words = in_words_of(HalVersion.V1_0, replace(chain.model, main=main))
    assert len(words.operands) == 1  # type: ignore[union-attr]
    assert raw_of(reference(HalVersion.V1_0)).supported_operations(words)[0] == INVALID


# --- callbacks -------------------------------------------------------------------------------


def preparing(*notes: tuple[ErrorStatus, Any], launch: ErrorStatus = NONE) -> RawDevice:
    """A driver that calls back with each of ``notes``, then returns ``launch``."""

    def prepare(original: Any, *arguments: Any) -> ErrorStatus:
        for note in notes:
            arguments[-1].notify_1_3(*note)
        return launch

    return raw_of(with_calls(reference(), prepare_model_1_3=prepare), timeout_s=0.01)


def test_both_statuses_of_a_preparation_are_seen(chain: SpecCase) -> None:
    raw = preparing((INVALID, None))
    assert raw.prepare(chain.model) == Preparation(NONE, INVALID, None)
    raw.callbacks.check()


def test_a_second_callback_is_a_failure_that_names_the_call(chain: SpecCase) -> None:
    raw = preparing((NONE, None), (INVALID, None))
    raw.prepare(chain.model)
    said = (
        "prepareModel_1_3: the driver called back a second time, with INVALID_ARGUMENT and no model"
    )
    with pytest.raises(Failed, match=said):
        raw.callbacks.check()


def test_a_missing_callback_is_no_answer(chain: SpecCase) -> None:
    with pytest.raises(NoAnswer, match=r"prepareModel_1_3: the driver has not called back in 0.01"):
        preparing().prepare(chain.model)


def test_a_missing_callback_after_an_error_is_a_failure(chain: SpecCase) -> None:
    with pytest.raises(
        Failed, match="after it returned INVALID_ARGUMENT; a callback must be called"
    ):
        preparing(launch=INVALID).prepare(chain.model)


def test_a_callback_after_an_error_gets_less_time_than_one_after_work() -> None:
    log = callbacks_module.CallbackLog()
    recorder = callbacks_module.PreparationRecorder("prepareModel", log)
    recorder.notify(NONE, None)
    assert recorder.wait(INVALID, 1e9) == (NONE, None)
    assert callbacks_module.AFTER_REFUSAL_S < 60


def test_the_end_of_the_drivers_process_ends_the_wait() -> None:
    recorder = callbacks_module.PreparationRecorder("prepareModel", callbacks_module.CallbackLog())
    recorder.fail(DeadObject("killed by SIGSEGV"))
    with pytest.raises(DeadObject, match="SIGSEGV"):
        recorder.wait(NONE, 1e9)


def test_an_exception_out_of_a_call_is_an_error_of_the_driver(chain: SpecCase) -> None:
    def broken(original: Any, *arguments: Any) -> Any:
        raise KeyError("plan")

    raw = raw_of(with_calls(reference(), get_supported_operations_1_3=broken))
    with pytest.raises(HalError, match=r"getSupportedOperations_1_3: the driver raised KeyError"):
        raw.supported_operations(chain.model)


# --- answers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preparation", "text"),
    [
        (Preparation(NONE, INVALID, None), "it returned NONE"),
        (Preparation(INVALID, NONE, None), "it called back with NONE"),
        (Preparation(INVALID, INVALID, object()), "with a prepared model"),  # type: ignore[arg-type]
        (Preparation(7777, INVALID, None), "7777, which is no ErrorStatus"),  # type: ignore[arg-type]
    ],
)
def test_a_preparation_is_refused_by_both_statuses_and_without_a_model(
    preparation: Preparation, text: str
) -> None:
    with pytest.raises(Failed, match=text):
        check_refused_preparation(preparation, "prepareModel")


REFUSED = Answer("execute_1_3", INVALID, launch=INVALID)


def test_a_clean_refusal_passes() -> None:
    check_refused(REFUSED)
    check_refused_preparation(Preparation(INVALID, INVALID, None), "prepareModel")


@cells(
    ("changes", "text"),
    [
        ({"launch": NONE}, "the driver returned NONE"),
        ({"status": NONE}, "called back with NONE"),
        ({"shapes": (OutputShape((1,)),)}, "gave 1 output shape, expected no"),
        ({"timing": Timing(1, 2)}, "gave timeOnDevice 1 us, timeInDriver 2 us"),
        ({"fence": object()}, "a sync fence"),
        ({"callback": object()}, "a callback"),
    ],
)
def test_a_refusal_with_results_is_a_failure(changes: dict[str, Any], text: str) -> None:
    with pytest.raises(Failed, match=text):
        check_refused(REFUSED._replace(**changes))


def test_statuses_have_names_whatever_they_are() -> None:
    assert name_of_status(4) == "INVALID_ARGUMENT"
    assert name_of_status(None) == "None, which is no ErrorStatus"


# --- preparation for execution ---------------------------------------------------------------


def test_a_model_that_is_newer_than_the_driver_is_skipped(cases: Cases) -> None:
    (signed,) = cases("signed")
    with pytest.raises(Skipped, match=r"the model needs HAL 1.3, the driver has 1.2"):
        prepare_raw(raw_of(reference(HalVersion.V1_2)), signed.model)


def test_a_driver_that_supports_a_model_must_prepare_it(chain: SpecCase) -> None:
    raw = preparing((ErrorStatus.GENERAL_FAILURE, None))
    with pytest.raises(Failed, match="says it supports: returned NONE, called back with GENERAL"):
        prepare_raw(raw, chain.model)


def test_a_driver_that_does_not_support_a_model_need_not_prepare_it(chain: SpecCase) -> None:
    raw = preparing((ErrorStatus.GENERAL_FAILURE, None))
    with_calls(
        raw.driver, get_supported_operations_1_3=lambda original, model: (NONE, [True, False])
    )
    with pytest.raises(Skipped, match="does not support all operations"):
        prepare_raw(raw, chain.model)


def test_a_refused_model_comes_without_an_object(chain: SpecCase) -> None:
    raw = preparing((ErrorStatus.GENERAL_FAILURE, object()))
    with_calls(
        raw.driver, get_supported_operations_1_3=lambda original, model: (NONE, [True, False])
    )
    with pytest.raises(Failed, match="GENERAL_FAILURE and a prepared model"):
        prepare_raw(raw, chain.model)


def test_a_driver_that_refuses_a_good_model_fails(chain: SpecCase) -> None:
    raw = raw_of(
        with_calls(reference(), get_supported_operations_1_3=lambda original, model: (INVALID, []))
    )
    with pytest.raises(Failed, match="of a valid model: INVALID_ARGUMENT"):
        prepare_raw(raw, chain.model)


def test_a_driver_of_aidl_4_prepares_models_in_two_ways(chain: SpecCase) -> None:
    device = Device(reference(HalVersion.AIDL_V4))
    raws = raw_devices(device)
    assert [raw.prepare_call for raw in raws] == ["prepareModel", "prepareModelWithConfig"]
    for raw in raws:
        assert raw.prepare(chain.model, priority=7) == Preparation(INVALID, INVALID, None)
        assert raw.prepare(chain.model).status == NONE
    assert len(raw_devices(Device(reference(HalVersion.AIDL_V3)))) == 1


@pytest.mark.parametrize(
    ("answer", "text"),
    [((NONE, None), "NONE with no result"), ((INVALID, object()), "INVALID_ARGUMENT with a res")],
)
def test_an_execution_of_aidl_gives_a_result_with_none_only(answer: Any, text: str) -> None:
    with pytest.raises(Failed, match=text):
        answer_of("executeSynchronously", answer)


def test_too_small_an_output_of_aidl_is_read_as_hidl_says_it() -> None:
    shapes = (OutputShape((2,), is_sufficient=False),)
    answer = answer_of("executeSynchronously", (NONE, ExecutionResultAidl(False, shapes)))
    assert (answer.status, answer.shapes) == (ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, shapes)


# --- execution -------------------------------------------------------------------------------

_AIDL = ["executeSynchronously", "executeFenced"]
_BURST = "IBurst.executeSynchronously"

PATHS = {
    HalVersion.V1_0: ["execute"],
    HalVersion.V1_1: ["execute"],
    HalVersion.V1_2: ["execute_1_2", "executeSynchronously", "burst"],
    HalVersion.V1_3: ["execute_1_3", "executeSynchronously_1_3", "burst", "executeFenced"],
    HalVersion.AIDL_V1: [*_AIDL, _BURST],
    HalVersion.AIDL_V2: [*_AIDL, _BURST],
    HalVersion.AIDL_V3: [*_AIDL, _BURST],
    HalVersion.AIDL_V4: [
        *_AIDL,
        "executeSynchronouslyWithConfig",
        "executeFencedWithConfig",
        "IExecution.executeSynchronously",
        "IExecution.executeFenced",
        _BURST,
        f"{_BURST}WithConfig",
    ],
}


@cells("version", VERSIONS)
def test_a_request_goes_by_every_way_of_the_version(chain: SpecCase, version: HalVersion) -> None:
    raw = raw_of(reference(version))
    arguments = arguments_of(chain, None)
    prepared_model = prepare_raw(raw, chain.model)
    answers = list(execute_all_paths(raw, prepared_model, arguments.request))
    assert [answer.path for answer in answers] == PATHS[version]
    assert all(answer.status == NONE for answer in answers)
    for answer in answers:
        if answer.fence is not None:
            answer.fence.wait()
    assert arguments.output(0, chain.output_operands()[0]).tolist() == [11.0, 0.0]


def test_a_device_memory_goes_only_by_the_calls_that_know_it(chain: SpecCase) -> None:
    raw = raw_of(reference())
    prepared_model = prepare_raw(raw, chain.model)
    request = arguments_of(chain, None).request
    request = Request(request.inputs, request.outputs, (*request.pools, BufferToken(77)))
    paths = [answer.path for answer in execute_all_paths(raw, prepared_model, request)]
    assert paths == ["execute_1_3", "executeSynchronously_1_3", "executeFenced"]


def test_a_burst_is_kept_for_all_requests_to_a_prepared_model(chain: SpecCase) -> None:
    made: list[Any] = []

    def count(prepared_model: Any) -> Any:
        original = prepared_model.configure_execution_burst

        def configure(*arguments: Any) -> Any:
            made.append(arguments)
            return original(*arguments)

        prepared_model.configure_execution_burst = configure
        return prepared_model

    raw = raw_of(with_prepared(count))
    prepared_model = prepare_raw(raw, chain.model)
    request = arguments_of(chain, None).request
    paths = execution_paths(raw.version)
    for _ in range(2):
        list(execute_all_paths(raw, prepared_model, request, paths=paths))
    assert len(made) == 1


def burst_answering(*packets: bytes) -> Any:
    """A prepared model whose bursts answer every request with ``packets``."""

    class Bursting:
        def configure_execution_burst(self, callback: Any, channels: Any) -> Any:
            channels.request.listen(
                lambda packet: [channels.result.send(answer) for answer in packets]
            )
            return NONE, object()

    return Bursting()


GOOD_PACKET = serialize_result(BurstResult(NONE, (), NO_TIMING))


def test_a_burst_that_answers_twice_fails() -> None:
    burst = RawBurst(raw_of(reference()), burst_answering(GOOD_PACKET, GOOD_PACKET))
    assert burst.execute(GOOD_PACKET) == BurstResult(NONE, (), NO_TIMING)
    with pytest.raises(Failed, match="1 more answers than requests"):
        burst.check_quiet()


def test_a_burst_that_answers_with_something_else_fails() -> None:
    burst = RawBurst(raw_of(reference()), burst_answering(GOOD_PACKET[:24]))
    with pytest.raises(Failed, match="the driver's result packet is malformed"):
        burst.execute(GOOD_PACKET)


def test_a_burst_that_does_not_answer_is_waited_for_as_long_as_the_run_says() -> None:
    burst = RawBurst(raw_of(reference(), timeout_s=0.01), burst_answering())
    with pytest.raises(NoAnswer):
        burst.execute(GOOD_PACKET)


def test_a_driver_that_gives_no_burst_fails() -> None:
    class Burstless:
        def configure_execution_burst(self, *arguments: Any) -> Any:
            return NONE, None

    with pytest.raises(Failed, match="configureExecutionBurst: NONE and no context"):
        RawBurst(raw_of(reference()), Burstless())
