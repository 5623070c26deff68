"""The CPU's help where devices fail: cts.md 1.3, from ExecutionBuilder.cpp."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import NoReturn

import numpy as np
import pytest

from nnapi.compilation import Compilation
from nnapi.errors import NnapiError
from nnapi.event import Event
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.partitioning.plan import PlanKind
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnapi.settings import Partitioning
from nnhal.driver_kit import PrepareOptions, Program
from nnhal.errors import HalError
from nnhal.fences import fence_pair
from nnhal.types import ErrorStatus, HalVersion, OperationType
from nnhal.types import Model as HalModel
from nnhal.types import OperandType as Code
from tests.cells import cells
from tests.unit.nnapi.executing import (
    ADD,
    MUL,
    Builder,
    PartDriver,
    X,
    Y,
    add_and_multiply,
    addition,
    compiled,
    failing,
    prepared,
    runtime_with,
)
from tests.unit.nnapi.test_execution import WAYS, code_of, each_way

FAILURE = HalError(ErrorStatus.GENERAL_FAILURE, "as told")
WITHOUT = Partitioning.WITHOUT_FALLBACK


class RefusingDriver(PartDriver):
    """Supports a model and then does not prepare it."""

    status = ErrorStatus.GENERAL_FAILURE

    def prepare(self, model: HalModel, options: PrepareOptions) -> Program:
        raise HalError(self.status, "refused")


def test_a_model_that_its_device_does_not_prepare_is_compiled_for_the_cpu() -> None:
    runtime = runtime_with(RefusingDriver())
    compilation = compiled(addition(runtime))
    assert compilation.plan.outline() == ("nnapi-reference",)
    assert compilation.fallback_reason is not None
    assert "prepareModel" in str(compilation.fallback_reason)
    output = np.zeros(2, np.float32)
    prepared(compilation, X, Y, output=output).compute()
    np.testing.assert_array_equal(output, X + Y)


@pytest.mark.parametrize("named", [False, True])
def test_without_the_cpu_s_help_the_application_gets_the_error(named: bool) -> None:
    settings = {} if named else {"partitioning": WITHOUT}
    runtime = runtime_with(RefusingDriver(), **settings)
    compilation = Compilation(addition(runtime), runtime.devices[:1] if named else None)
    assert code_of(compilation.finish) == ResultCode.OP_FAILED
    assert compilation.plan.kind is PlanKind.ERROR
    assert code_of(lambda: Execution(compilation)) == ResultCode.BAD_STATE
    assert code_of(lambda: compilation.preferred_memory_padding_for_input(0)) == (
        ResultCode.BAD_STATE
    )
    assert code_of(compilation.finish) == ResultCode.BAD_STATE


def test_an_error_of_the_application_is_not_made_good() -> None:
    driver = RefusingDriver()
    driver.status = ErrorStatus.INVALID_ARGUMENT
    runtime = runtime_with(driver)
    assert code_of(Compilation(addition(runtime)).finish) == ResultCode.BAD_DATA


def test_without_partitioning_everything_runs_on_the_cpu() -> None:
    runtime = runtime_with(PartDriver(), partitioning=Partitioning.NO)
    assert compiled(addition(runtime)).plan.outline() == ("nnapi-reference",)


@each_way
def test_the_cpu_runs_a_model_that_its_device_fails_to_run(
    way: Callable[[Execution], None],
) -> None:
    runtime = runtime_with(PartDriver(before=failing(FAILURE)))
    output = np.zeros(2, np.float32)
    execution = prepared(compiled(addition(runtime)), X, Y, output=output)
    for _ in range(2):
        output[:] = 0
        way(execution)
        np.testing.assert_array_equal(output, X + Y)
        (fallback,) = execution.fallbacks
        assert (fallback.step, fallback.device) == (None, "toy-driver")
        assert "GENERAL_FAILURE" in fallback.reason


def two_drivers(**options: object) -> tuple[Runtime, PartDriver, PartDriver]:
    adding = PartDriver("toy-add", [ADD])
    multiplying = PartDriver("toy-mul", [MUL], before=failing(FAILURE))
    return runtime_with(adding, multiplying, **options), adding, multiplying


@pytest.mark.parametrize("way", ["compute", "start_compute", "burst"])
def test_the_cpu_runs_a_single_step_that_its_device_fails_to_run(way: str) -> None:
    runtime, adding, multiplying = two_drivers()
    output = np.zeros(2, np.float32)
    execution = prepared(compiled(add_and_multiply(runtime)), X, Y, output=output)
    WAYS[way](execution)
    np.testing.assert_array_equal(output, (X + Y) * Y)
    assert [(each.step, each.device) for each in execution.fallbacks] == [(1, "toy-mul")]
    assert (adding.executions, multiplying.executions) == (1, 1)


def test_a_fenced_execution_falls_back_as_a_whole() -> None:
    runtime, _, _ = two_drivers()
    output = np.zeros(2, np.float32)
    execution = prepared(compiled(add_and_multiply(runtime)), X, Y, output=output)
    event = execution.start_compute_with_dependencies([])
    assert event.fence is None
    event.wait()
    np.testing.assert_array_equal(output, (X + Y) * Y)
    assert [each.step for each in execution.fallbacks] == [None]


def test_a_fenced_fallback_waits_for_the_fences() -> None:
    runtime = runtime_with(PartDriver(before=failing(FAILURE), version=HalVersion.V1_2))
    execution = prepared(compiled(addition(runtime)), X, Y, output=np.zeros(2, np.float32))
    fence, writer = fence_pair()
    writer.fail()
    dependency = Event.from_sync_fence_fd(fence.fd)
    code = code_of(lambda: execution.start_compute_with_dependencies([dependency]))
    assert code == ResultCode.OP_FAILED


@each_way
def test_a_step_that_fails_ends_the_execution_where_no_help_is_allowed(
    way: Callable[[Execution], None],
) -> None:
    runtime, _, _ = two_drivers(partitioning=WITHOUT)
    compilation = compiled(add_and_multiply(runtime))
    execution = prepared(compilation, X, Y, output=np.zeros(2, np.float32))
    assert code_of(lambda: way(execution)) == ResultCode.OP_FAILED
    assert not execution.fallbacks


def test_too_small_an_output_is_no_case_for_the_cpu() -> None:
    runtime = runtime_with(PartDriver())
    compilation = compiled(addition(runtime, OperandType(Code.TENSOR_FLOAT32)))
    execution = prepared(compilation, X, Y, output=np.zeros(1, np.float32))
    assert code_of(execution.compute) == ResultCode.OUTPUT_INSUFFICIENT_SIZE
    assert not execution.fallbacks


# --- drivers that die --------------------------------------------------------------------------


class DeadModel:
    """A prepared model whose driver's process is gone."""

    interface = None

    def execute(self, *_: object, **__: object) -> NoReturn:
        raise HalError(ErrorStatus.DEAD_OBJECT, "its process is gone")


def test_the_cpu_takes_over_from_a_driver_that_has_died(monkeypatch: pytest.MonkeyPatch) -> None:
    # As in Android, a prepared model dies with its driver; the next one is prepared anew.
    driver = PartDriver()
    runtime = runtime_with(driver)
    compilation = compiled(addition(runtime))
    monkeypatch.setattr(compilation.compiled.simple, "prepared", DeadModel())
    output = np.zeros(2, np.float32)
    execution = prepared(compilation, X, Y, output=output)
    execution.compute()
    np.testing.assert_array_equal(output, X + Y)
    assert "its process is gone" in execution.fallbacks[0].reason
    named = compiled(addition(runtime), runtime.devices[:1])
    monkeypatch.setattr(named.compiled.simple, "prepared", DeadModel())
    assert code_of(prepared(named, X, Y, output=output).compute) == ResultCode.DEAD_OBJECT


# --- control flow ------------------------------------------------------------------------------

BOOL = OperandType(Code.TENSOR_BOOL8, (1,))


def loop(runtime: Runtime, *, endless: bool = False, body: OperationType = ADD) -> Model:
    """``while x < 10: x = x + y`` (or another operation), over one element; then ``x * y``."""
    one = np.zeros(1, np.float32)
    build = Builder(runtime)
    x, y = build.float(1), build.float(1)
    limit = build.constant(
        one + (np.inf if endless else 10), OperandType(Code.TENSOR_FLOAT32, (1,))
    )
    end = build.run(OperationType.LESS, (x, limit), build.boolean())
    condition = build.finished((x, y), (end,))
    build = Builder(runtime)
    x, y = build.float(1), build.float(1)
    again = build.finished((x, y), (build.run(body, (x, y), build.float(1)),))
    build = Builder(runtime)
    models = build.referring_to(condition), build.referring_to(again)
    x, y = build.float(1), build.float(1)
    looped = build.run(OperationType.WHILE, (*models, x, y), build.float(1))
    return build.finished((x, y), (build.run(MUL, (looped, y), build.float(1)),))


ONE = np.ones(1, np.float32)


@each_way
@pytest.mark.parametrize(("start", "expected"), [(0, 36), (8, 33), (20, 60)])
def test_an_interpreted_loop_computes_what_the_loop_says(
    way: Callable[[Execution], None], start: int, expected: int
) -> None:
    runtime = runtime_with(PartDriver("toy-add", [ADD]), PartDriver("toy-mul", [MUL]))
    compilation = compiled(loop(runtime))
    assert compilation.plan.outline() == (
        "WHILE", "nnapi-reference", "GOTO", "toy-add", "GOTO", "toy-mul",
    )  # fmt: skip
    output = np.zeros(1, np.float32)
    # The loop goes 0, 3, 6, 9, 12; 8, 11; 20.
    execution = prepared(compilation, ONE * start, ONE * 3, output=output)
    for _ in range(2):
        way(execution)
        assert output[0] == expected


@each_way
def test_a_loop_that_takes_too_long_is_not_run_again_on_the_cpu(
    way: Callable[[Execution], None],
) -> None:
    runtime = runtime_with(PartDriver("toy-add", [ADD]))
    execution = prepared(
        compiled(loop(runtime, endless=True)), ONE, ONE, output=np.zeros(1, np.float32)
    )
    execution.set_loop_timeout(1_000_000)
    assert code_of(lambda: way(execution)) == ResultCode.MISSED_DEADLINE_TRANSIENT
    assert not execution.fallbacks


def test_a_failure_after_an_interpreted_loop_does_not_run_the_loop_again() -> None:
    # TestFailingDriver, FailAfterInterpretedWhile: the step after the loop fails each time.
    adding = PartDriver("toy-add", [ADD])
    multiplying = PartDriver("toy-mul", [MUL], before=failing(FAILURE))
    runtime = runtime_with(adding, multiplying)
    output = np.zeros(1, np.float32)
    execution = prepared(compiled(loop(runtime)), ONE * 0, ONE * 3, output=output)
    execution.compute()
    assert output[0] == 36
    assert adding.executions == 4
    assert [each.step for each in execution.fallbacks] == [5]


def test_a_step_in_a_loop_can_fail_in_any_iteration() -> None:
    counter = itertools.count()

    def fail_third() -> None:
        if next(counter) == 2:
            raise FAILURE

    runtime = runtime_with(PartDriver("toy-add", [ADD], before=fail_third))
    output = np.zeros(1, np.float32)
    execution = prepared(compiled(loop(runtime)), ONE * 0, ONE * 3, output=output)
    execution.compute()
    assert output[0] == 36
    assert [(each.step, each.device) for each in execution.fallbacks] == [(3, "toy-add")]


def choice(runtime: Runtime, condition: np.ndarray | None = None) -> Model:
    """``x + y`` or ``x * y``; with ``condition`` as a constant, and ``y`` a constant too."""
    branches = []
    for operation in (ADD, MUL):
        build = Builder(runtime)
        x, y = build.float(), build.float()
        branches.append(build.finished((x, y), (build.run(operation, (x, y)),)))
    build = Builder(runtime)
    models = tuple(build.referring_to(branch) for branch in branches)
    x = build.float()
    if condition is None:
        chosen, y = build.boolean(), build.float()
        output = build.run(OperationType.IF, (chosen, *models, x, y))
        return build.finished((chosen, x, y), (output,))
    chosen = build.constant(condition, BOOL)
    y = build.constant(Y, OperandType(Code.TENSOR_FLOAT32, (2,)))
    output = build.run(OperationType.IF, (chosen, *models, x, y))
    return build.finished((x,), (output,))


@each_way
@pytest.mark.parametrize("condition", [True, False])
def test_an_interpreted_if_runs_one_branch(
    way: Callable[[Execution], None], condition: bool
) -> None:
    adding, multiplying = PartDriver("toy-add", [ADD]), PartDriver("toy-mul", [MUL])
    runtime = runtime_with(adding, multiplying)
    compilation = compiled(choice(runtime))
    assert compilation.plan.outline() == ("IF", "toy-add", "GOTO", "toy-mul")
    output = np.zeros(2, np.float32)
    way(prepared(compilation, np.array([condition]), X, Y, output=output))
    np.testing.assert_array_equal(output, X + Y if condition else X * Y)
    assert (adding.executions, multiplying.executions) == (int(condition), int(not condition))


@pytest.mark.parametrize("condition", [True, False])
def test_constants_come_into_branches(condition: bool) -> None:
    runtime = runtime_with(PartDriver("toy-add", [ADD]), PartDriver("toy-mul", [MUL]))
    compilation = compiled(choice(runtime, np.array([condition])))
    assert "IF" in compilation.plan.outline()
    output = np.zeros(2, np.float32)
    prepared(compilation, X, output=output).compute()
    np.testing.assert_array_equal(output, X + Y if condition else X * Y)


# --- dynamic temporaries -----------------------------------------------------------------------


def padded(runtime: Runtime) -> Model:
    """``p = PAD(x)``, ``q = PAD(x)``, outputs ``p`` and ``p + q``, all of unknown rank."""
    build = Builder(runtime)
    x = build.float()
    paddings = build.model.add_operand(OperandType(Code.TENSOR_INT32, (1, 2)))
    p, q = (build.run(OperationType.PAD, (x, paddings), build.unranked()) for _ in range(2))
    return build.finished((x, paddings), (p, build.run(ADD, (p, q), build.unranked())))


PADDED = np.array([0, 3, 5, 0], np.float32)


@cells("room", list(itertools.product([3, 4], repeat=2)))
@cells("way", ["compute", "start_compute", "burst", "fenced"])
@cells("fails", [False, True])
def test_temporaries_of_unknown_size_grow_as_needed(
    way: str, room: tuple[int, int], fails: bool
) -> None:
    # DynamicTemporariesTest: ModelOutputs...SufficientSize, DynamicTemporariesUnspecifiedOutputs.
    before = failing(FAILURE) if fails else (lambda: None)
    pads = PartDriver("toy-pad", [OperationType.PAD], before=before)
    runtime = runtime_with(pads, PartDriver("toy-add", [ADD]))
    compilation = compiled(padded(runtime))
    assert len(compilation.plan.dynamic_temporaries) == 1
    execution = Execution(compilation)
    execution.set_input(0, X)
    execution.set_input(1, np.array([[1, 1]], np.int32))
    outputs = [np.full(size, -1, np.float32) for size in room]
    for index, output in enumerate(outputs):
        execution.set_output(index, output)
    if room == (4, 4):
        WAYS[way](execution)
        np.testing.assert_array_equal(outputs[0], PADDED)
        np.testing.assert_array_equal(outputs[1], 2 * PADDED)
        assert len(execution.fallbacks) == int(fails)
    else:
        code = code_of(lambda: WAYS[way](execution))
        assert code == ResultCode.OUTPUT_INSUFFICIENT_SIZE
        first, _ = (execution.output_shape(index) for index in range(2))
        assert first.is_sufficient == (room[0] == 4)


def test_an_old_driver_cannot_give_away_a_temporary_of_unknown_size() -> None:
    pads = PartDriver("toy-pad", [OperationType.PAD], version=HalVersion.V1_1)
    adds = PartDriver("toy-add", [ADD], version=HalVersion.V1_1)
    for settings, outline in (({}, ("nnapi-reference",)), ({"partitioning": WITHOUT}, None)):
        runtime = runtime_with(pads, adds, **settings)
        build = Builder(runtime)
        x = build.float()
        paddings = build.model.add_operand(OperandType(Code.TENSOR_INT32, (1, 2)))
        p = build.run(OperationType.PAD, (x, paddings), build.float(4))
        q = build.run(OperationType.PAD, (x, paddings), build.float(0))
        total = build.run(ADD, (p, q), build.float(4))
        compilation = Compilation(build.finished((x, paddings), (p, total)))
        if outline is None:
            assert code_of(compilation.finish) == ResultCode.OP_FAILED
        else:
            compilation.finish()
            assert compilation.plan.outline() == outline


def test_nothing_but_a_code_leaves_an_execution() -> None:
    class Rude(Exception):
        pass

    runtime = runtime_with(PartDriver(before=failing(Rude("no manners"))))
    compilation = compiled(addition(runtime), runtime.devices[:1])
    execution = prepared(compilation, X, Y, output=np.zeros(2, np.float32))
    with pytest.raises(NnapiError) as caught:
        execution.compute()
    assert caught.value.code == ResultCode.OP_FAILED
