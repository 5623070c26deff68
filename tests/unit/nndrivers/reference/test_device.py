"""The reference driver through the HAL."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import threadpoolctl

from corpus.tflite_oracle import run
from nndrivers.reference.device import ReferenceDriver
from nnhal.debug.trace import tracing
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.registry import resolve
from nnhal.types import DeviceType, ErrorStatus, HalVersion, OperandType, OperationType
from tests.cells import cells

U8, F32 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_FLOAT32


def test_it_is_found_by_its_name_and_says_what_it_is() -> None:
    device = resolve("reference", threads=2)
    assert (device.name, device.type, device.hal_version, device.threads) == (
        "reference-cpu",
        DeviceType.CPU,
        HalVersion.AIDL_V4,
        2,
    )


def test_every_type_is_as_fast_as_the_cpu(device: Device) -> None:
    performance = device.capabilities.operand_performance
    types = [entry.type for entry in performance]
    assert types == sorted(set(OperandType) - {OperandType.SUBGRAPH})
    assert {entry.info.exec_time for entry in performance} == {1.0}


def test_operations_without_a_kernel_are_not_supported(device: Device, net: Any) -> None:
    model = net(F32)
    source = model.input(1, 4)
    known = model.add(OperationType.RELU, [source])
    strange = model.builder.operand(F32, (1, 4))
    model.builder.operation(OperationType.OEM_OPERATION, [known], [strange])
    assert device.supported_operations(model.finish([source], [strange])) == [True, False]


@cells("type_", [U8, F32])
@cells("batches", [1, 3])
@cells("threads", [1, 2])
def test_a_whole_model_gives_tf_lites_results(
    small_model: Any,
    execution: Any,
    data: Any,
    steps_off: int,
    type_: OperandType,
    batches: int,
    threads: int,
) -> None:
    model = small_model(type_, batches)
    prepared = Device(ReferenceDriver(threads=threads)).prepare(model)
    inputs = data(model)
    (actual,) = execution(model, prepared)(*inputs)
    (expected,) = run(model, inputs)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-5 if type_ == F32 else steps_off)


@pytest.mark.parametrize("type_", [U8, F32])
def test_a_chain_in_nchw_gives_what_it_gives_in_nhwc(
    device: Device, net: Any, execution: Any, data: Any, type_: OperandType
) -> None:
    def chain(nchw: bool) -> Any:
        model = net(type_, nchw=nchw)
        source = model.input(*((2, 5, 9, 8) if nchw else (2, 9, 8, 5)))
        between = model.depthwise(model.conv(source, 6, size=3))
        return model.finish([source], [model.conv(between, 7, stride=2)])

    results = []
    (image,) = data(chain(False))
    for nchw, given in ((False, image), (True, image.transpose(0, 3, 1, 2))):
        model = chain(nchw)
        results += execution(model, device.prepare(model))(given)
    np.testing.assert_array_equal(results[1], results[0].transpose(0, 3, 1, 2))


def test_operations_appear_in_a_trace(
    device: Device, small_model: Any, execution: Any, data: Any, tmp_path: Path
) -> None:
    model = small_model(U8)
    run = execution(model, device.prepare(model))
    with tracing(tmp_path / "trace.json"):
        run(*data(model))
    events = json.loads((tmp_path / "trace.json").read_text())
    names = [event["name"] for event in events if event.get("cat") == "operation"]
    assert names.count("DEPTHWISE_CONV_2D") == 2
    assert names[-1] == "AVERAGE_POOL_2D"


def test_executions_at_the_same_time_do_not_disturb_each_other(
    device: Device, small_model: Any, execution: Any, data: Any
) -> None:
    model = small_model(U8)
    runner = execution(model, device.prepare(model))
    inputs = [data(model, seed) for seed in range(6)]
    expected = [runner(*arrays)[0] for arrays in inputs]
    requests = [runner.request(*arrays) for arrays in inputs]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            results = list(pool.map(runner.results, requests))
            for (actual,), one in zip(results, expected, strict=True):
                np.testing.assert_array_equal(actual, one)


def test_all_ways_to_execute_give_the_same(
    device: Device, small_model: Any, execution: Any, data: Any
) -> None:
    model = small_model(U8)
    prepared = device.prepare(model)
    runner = execution(model, prepared)
    inputs = data(model)
    (expected,) = runner(*inputs)
    pool_view = expected.shape

    def fresh() -> Any:
        return runner.request(*inputs)

    def read(request: Any) -> Any:
        offset = request.outputs[0].location.offset
        return request.pools[0].view(np.uint8, pool_view, offset)

    asynchronous, fenced, burst = fresh(), fresh(), fresh()
    prepared.execute_async(asynchronous).result()
    prepared.execute_fenced(fenced).fence.wait()
    prepared.burst().execute(burst)
    for request in (asynchronous, fenced, burst):
        np.testing.assert_array_equal(read(request), expected)


def test_time_on_device_is_measured_when_asked_for(
    device: Device, small_model: Any, execution: Any, data: Any
) -> None:
    model = small_model(U8)
    prepared = device.prepare(model)
    request = execution(model, prepared).request(*data(model))
    timing = prepared.execute(request, measure=True).timing
    assert timing.time_on_device_us <= timing.time_in_driver_us < 60_000_000


def test_a_deadline_that_has_passed_ends_the_execution(
    device: Device, small_model: Any, execution: Any, data: Any
) -> None:
    model = small_model(U8)
    prepared = device.prepare(model)
    request = execution(model, prepared).request(*data(model))
    with pytest.raises(HalError) as caught:
        prepared.execute(request, deadline_ns=1)
    assert caught.value.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT


def test_each_driver_holds_the_blas_library_to_one_thread() -> None:
    for threads in (1, 2):
        with threadpoolctl.threadpool_limits(3, user_api="blas"):
            ReferenceDriver(threads=threads)
            pools = threadpoolctl.threadpool_info()
            assert {pool["num_threads"] for pool in pools if pool["user_api"] == "blas"} <= {1}
