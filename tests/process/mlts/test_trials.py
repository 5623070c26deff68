"""Runtimes in processes of their own: what kills, stops or confuses one is a failure with words."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import numpy as np
import pytest

from mlts.localization.runtimes import BASELINE
from mlts.localization.trials import (
    PRELOAD,
    Failure,
    Hang,
    Interrupted,
    NotStarted,
    Refusal,
    Runtime,
)
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.registry import DriverRaised, UnknownDriver
from nnhal.types import ErrorStatus, Model, OperationType
from nnprocess.zygote import Zygote
from nntflite.graph import File, GraphBuilder
from nntflite.schema import TensorType
from nntflite.writer import write
from tests.unit.mlts.localization.fake_runtimes import chain

HERE = "tests.process.mlts.test_trials"
RIGHT = write(File((chain("TANH"),)))
VALUE = np.float32([[0.5, -0.5]])


class Troubled(ReferenceDriver):
    """Dies of NEG, hangs with ABS, fails with FLOOR."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        types = {operation.type for operation in model.main.operations}
        if OperationType.NEG in types:
            os.kill(os.getpid(), signal.SIGSEGV)
        if OperationType.ABS in types:
            time.sleep(1000)
        if OperationType.FLOOR in types:
            raise HalError(ErrorStatus.GENERAL_FAILURE, "no memory")
        return super().prepare(model, options)


class DiesAtStart(ReferenceDriver):
    def __init__(self) -> None:
        os._exit(7)


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start(PRELOAD) as started:
        yield started


def file(name: str) -> bytes:
    return write(File((chain(name),)))


def test_a_crash_a_hang_and_an_error_are_failures_after_which_it_runs_again(zygote: Zygote) -> None:
    with Runtime(zygote, f"{HERE}:Troubled", timeout_s=3) as runtime:
        assert not runtime.about.reads_files
        for name, words in (
            ("NEG", r"its process was killed by SIGSEGV"),
            ("FLOOR", "GENERAL_FAILURE"),
        ):
            with pytest.raises(Failure, match=words):
                runtime.run(file(name), [VALUE])
            (output,) = runtime.run(RIGHT, [VALUE]).outputs
            assert np.allclose(output, np.tanh(VALUE))
        with pytest.raises(Hang, match="no answer within 3 s"):
            runtime.run(file("ABS"), [VALUE])
        with pytest.raises(Refusal, match="the HAL has no such operation"):
            runtime.run(file("CEIL"), [VALUE])


def test_the_user_may_end_a_run_that_takes_long(zygote: Zygote) -> None:
    stops: list[bool] = []
    with Runtime(zygote, f"{HERE}:Troubled", stopped=lambda: bool(stops)) as runtime:
        stops.append(True)
        with pytest.raises(Interrupted):
            runtime.run(file("ABS"), [VALUE])


def test_tf_lite_runs_a_part_in_the_shapes_of_its_inputs(zygote: Zygote) -> None:
    with Runtime(zygote, BASELINE) as runtime:
        value = np.linspace(-1, 1, 6, dtype="f4").reshape(1, 6)
        (output,) = runtime.run(RIGHT, [value]).outputs
        assert np.allclose(output, np.tanh(value))
        with pytest.raises(Refusal):
            runtime.run(b"no model at all", [])


def test_an_engine_gets_the_file(zygote: Zygote) -> None:
    with Runtime(zygote, "engine:tflite") as runtime:
        assert runtime.about.reads_files
        (output,) = runtime.run(file("CEIL"), [VALUE]).outputs
        assert output.tolist() == [[1, 0]]


def test_what_does_not_start_is_said_by_name(zygote: Zygote) -> None:
    with pytest.raises(UnknownDriver, match="no_such_driver"):
        Runtime(zygote, "no_such_driver")
    with pytest.raises(DriverRaised, match="exited with status 7"):
        Runtime(zygote, f"{HERE}:DiesAtStart")
    with pytest.raises(NotStarted, match="there is no engine 'none'"):
        Runtime(zygote, "engine:none")


@pytest.mark.parametrize("name", [BASELINE, "reference", "engine:tflite"])
def test_steps_follow_each_other_with_the_state_of_the_one_before(
    zygote: Zygote, name: str
) -> None:
    build = GraphBuilder()
    x = build.tensor("x", TensorType.FLOAT32, (1, 1))
    state = build.tensor("state", TensorType.FLOAT32, (1, 1), is_variable=True)
    one = np.ones((1, 1), "f4").tobytes()
    weights = [build.tensor(n, TensorType.FLOAT32, (1, 1), None, one) for n in ("w", "r")]
    bias = build.tensor("b", TensorType.FLOAT32, (1,), None, np.zeros(1, "f4").tobytes())
    y = build.tensor("y", TensorType.FLOAT32, (1, 1))
    build.operator("RNN", [x, *weights, bias, state], [y])
    file = write(File((build.finish([x], [y]),)))
    with Runtime(zygote, name, steps=3) as runtime:
        for _ in range(2):
            (output,) = runtime.run(file, [np.float32([1, 10, 100]).reshape(3, 1, 1)]).outputs
            assert output.ravel().tolist() == [1, 11, 111]
