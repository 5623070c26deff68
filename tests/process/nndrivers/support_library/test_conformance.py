"""VTS on the test library: what it claims passes, what its interface cannot say is skipped."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from nnhal.device import Device
from nnhal.registry import resolve
from nntest.results import Outcome
from nntest.runner.driver_under_test import InProcess
from tests.process.nndrivers.support_library.native_library import NativeLibraries
from tests.process.nndrivers.support_library.specs import (
    ADD,
    CONV_2D,
    FILL,
    MAXIMUM,
    MUL,
    RELU,
    TRANSPOSE,
)
from tests.unit.vts.toys import run_tests
from vts.random_calls.attempt import Attempts
from vts.random_calls.drawing import drawn

Corpus = Callable[..., Path]


@pytest.fixture
def device(libraries: NativeLibraries) -> Device:
    return resolve(str(libraries.built()))


def test_it_passes_what_it_claims(device: Device, corpus: Corpus) -> None:
    specs = corpus(V1_0__add=ADD, V1_0__mul=MUL, V1_0__relu=RELU, V1_0__conv=CONV_2D)
    groups = (
        "general",
        "dynamic_output_shape",
        "insufficient_output_size",
        "fenced",
        "memory_domain",
        "configured_execution",
        "configured_dynamic_output_shape",
        "unknown_rank",
    )

    cases = run_tests(specs, device, *groups)

    others = {case.id: case.reason for case in cases if case.outcome != Outcome.SUCCESS}
    unsupported = {id for id, reason in others.items() if "does not support" in reason}
    assert unsupported == {
        f"configured_execution/{test}/{type}"
        for test, second in (("shapes_by_data", "INT32"), ("after_bad_data", "QUANT8_ASYMM"))
        for type in ("TENSOR_FLOAT32", f"TENSOR_{second}")
    }
    assert all(re.search("does not support (FILL|GATHER)", others[id]) for id in unsupported)
    # Its deadline is set once for all calls of a reusable execution.
    unsaid = {id: reason for id, reason in others.items() if id not in unsupported}
    assert unsaid.keys() == {
        f"configured_execution/after_a_missed_deadline/{type}"
        for type in ("TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM")
    }
    assert all("the C API" in reason for reason in unsaid.values())
    assert len([case for case in cases if "/V1_0/" in case.id]) == 4 * len(groups)


def test_what_no_client_can_say_is_skipped_and_the_rest_reaches_it(
    device: Device, corpus: Corpus
) -> None:
    groups = ("model_validation", "request_validation", "fenced_validation", "aidl_arguments")

    cases = run_tests(corpus(V1_0__relu=RELU), device, *groups)

    tested = {case.id for case in cases if case.outcome == Outcome.SUCCESS}
    skipped = {case.id: case.reason for case in cases if case.outcome == Outcome.SKIPPED}
    assert tested | skipped.keys() == {case.id for case in cases}
    assert {
        "model_validation/add_operation_input/V1_0/relu",
        "model_validation/operand_lifetime/V1_0/relu",
        "request_validation/length/V1_0/relu",
        "fenced_validation/V1_0/relu",
    } <= tested
    unsaid = {id for id, reason in skipped.items() if "the C API" in reason}
    assert "request_validation/no_value/V1_0/relu" in unsaid
    assert "aidl_arguments/preparation_deadlines" in unsaid


def test_a_cache_is_saved_but_never_loaded_without_the_model(
    device: Device, corpus: Corpus
) -> None:
    cases = run_tests(corpus(V1_0__relu=RELU), device, "compilation_caching")

    reasons = {case.reason for case in cases if case.outcome != Outcome.SUCCESS}
    assert {case.outcome for case in cases} == {Outcome.SKIPPED}
    assert any("never without the model" in reason for reason in reasons)


def test_invalid_models_of_what_the_library_does_not_compute_are_refused(
    device: Device, corpus: Corpus
) -> None:
    """``IDevice.hal``, prepareModel: INVALID_ARGUMENT for an invalid model, whoever supports it.
    FILL has no inputs: a wrong index must not become that of the input that such a model gets. The
    permutation of TRANSPOSE is left out, and has a type all the same.
    """
    specs = corpus(V1_2__maximum=MAXIMUM, V1_3__fill=FILL, V1_1__transpose=TRANSPOSE)

    cases = run_tests(specs, device, "model_validation")

    wrong = {case.id: case.reason for case in cases if case.outcome == Outcome.FAILURE}
    assert wrong == {}
    tested = {case.id for case in cases if case.outcome == Outcome.SUCCESS}
    assert {
        "model_validation/add_operation_output/V1_2/maximum",
        "model_validation/operation_operand_type/V1_2/maximum",
        "model_validation/operation_input_operand_index/V1_3/fill",
        "model_validation/operation_operand_type/V1_1/transpose",
    } <= tested


def test_random_calls_find_nothing_but_what_is_wrong(libraries: NativeLibraries) -> None:
    """A library that keeps small constants by pointer reads what its client has put there since."""
    for defects, is_wrong in (((), False), (("KEEPS_SMALL_VALUES",), True)):
        with InProcess(str(libraries.built(*defects)), callback_timeout_s=20) as driver:
            attempts = Attempts(driver, lambda: None)
            version = driver.device().hal_version
            # What pytest captures of logs grows in this process.
            sequences = [drawn(3, number, version) for number in range(8)]
            found = [attempts.fault(calls, growth=False) for calls in sequences]
        assert any(found) is is_wrong, found
