"""Partitioning: which device runs which operation, in which steps.

Source: ``PartitioningTest``, ``PerfTest``, ``ControlFlowPartitioningTest`` and
``MemoryStepRoleTest`` of Android's ``TestPartitioning.cpp``. Every expected plan is written down
from there, not from what our runtime plans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import ClassVar, Final

from cts.checks import Checks
from cts.expect import BAD_DATA, NO_ERROR, OP_FAILED, expect, expect_error, require
from cts.partition_models import V1_1, V1_2, V1_3, PlanSketch, kinds, kinds_up_to
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnapi.memory_rules import IoType
from nnapi.model import Model
from nnapi.partitioning.partition import partition
from nnapi.partitioning.performance import declared_for
from nnapi.partitioning.plan import Plan, PlanKind
from nnapi.partitioning.step_roles import step_roles
from nnapi.partitioning.steps import ExecutionStep
from nnapi.runtime import Runtime
from nnapi.settings import Partitioning, Settings
from nnhal.capabilities import non_extension_operand_performance
from nnhal.device import Device
from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    Capabilities,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    OperandPerformance,
    OperationType,
    PerformanceInfo,
    SymmPerChannelQuantParams,
)
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_CHECKS: Final = Checks()

_CPU: Final = "nnapi-reference"
_OEM: Final = OperationType.OEM_OPERATION
_INPUT, _OUTPUT = IoType.INPUT, IoType.OUTPUT

Build = Callable[[Runtime], Model]


class _Partitioning(Directed):
    name = "partitioning"
    title = "Partitioning"
    summary = (
        "Operations go to the fastest device that has them and are joined in steps, by Android's "
        "rules: versions, ties, relaxed float32, control flow, memory roles."
    )
    source = "PartitioningTest, PerfTest, ControlFlowPartitioningTest, MemoryStepRoleTest"
    subject: ClassVar[Subject] = Subject.RUNTIME
    checks = _CHECKS


GROUP: Final = _Partitioning()


def _plan(context: Context, build: Build, *drivers: ToyDriver) -> Plan:
    """The plan for low power, as Android's tests have it; their drivers rate both alike."""
    runtime = context.other_runtime(map(Device, drivers))
    model, low_power = build(runtime), ExecutionPreference.LOW_POWER
    return partition(model.hal, runtime.devices, preference=low_power)


def _outline(plan: Plan) -> list[str]:
    return [name.removeprefix("toy-") for name in plan.outline()]


def _check(
    context: Context, build: Build, drivers: Sequence[ToyDriver], expected: Sequence[str]
) -> None:
    plan = _plan(context, build, *drivers)
    names = ", ".join(driver.name for driver in drivers)
    require(_outline(plan), [*expected], f"the plan for {names}")
    is_simple = len(expected) == 1
    require(plan.kind, PlanKind.SIMPLE if is_simple else PlanKind.COMPOUND, "its kind")


def _step(plan: Plan, index: int) -> ExecutionStep:
    step = plan.steps[index]
    assert isinstance(step, ExecutionStep)
    return step


def _check_step(
    plan: Plan,
    index: int,
    *,
    model_inputs: Sequence[int] = (),
    model_outputs: Sequence[int] = (),
    temporaries_in: Sequence[int] = (),
    temporaries_out: Sequence[int] = (),
    outputs_in: Sequence[int] = (),
    downstream: Sequence[int] = (),
) -> None:
    """The operands of the model that a step exchanges, in the order of its inputs and outputs."""
    step = _step(plan, index)
    for name, expected in (
        ("model_inputs", model_inputs),
        ("model_outputs", model_outputs),
        ("temporaries_in", temporaries_in),
        ("temporaries_out", temporaries_out),
        ("outputs_in", outputs_in),
    ):
        actual = [operand for operand, _ in getattr(step, name)]
        require(actual, [*expected], f"{name} of step {index}")
    require(sorted(step.downstream_outputs), sorted(downstream), f"later inputs of step {index}")


def _two(runtime: Runtime) -> Model:
    """Kind 0, then kind 1 of its output."""
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(), sketch.tensor()
    first = sketch.kind(0, a, b)
    c = sketch.tensor()
    return sketch.finished([a, b, c], [sketch.kind(1, first, c)])


@_CHECKS.add
def simple_model(context: Context) -> None:
    _check(context, _two, [ToyDriver("bad", 0.9), ToyDriver("good", 0.5)], ["good"])
    _check(context, _two, [ToyDriver("bad", 1.1), ToyDriver("bad2", 1.0)], [_CPU])
    drivers = [ToyDriver("0", 0.9, supports=kinds(0)), ToyDriver("1", 0.5, supports=kinds(1))]
    _check(context, _two, drivers, ["0", "1"])
    plan = _plan(context, _two, *drivers)
    # Operands: 0, 1 inputs; 2 activation; 3 output of kind 0; 4 input; 5 activation; 6 output.
    _check_step(plan, 0, model_inputs=[0, 1], temporaries_out=[3])
    _check_step(plan, 1, model_inputs=[4], temporaries_in=[3], model_outputs=[6])


@_CHECKS.add
def ties(context: Context) -> None:
    """The CPU wins a tie, and among drivers the one that was registered first."""
    _check(context, _two, [ToyDriver("first", 1.0)], [_CPU])
    _check(context, _two, [ToyDriver("first", 0.5), ToyDriver("second", 0.5)], ["first"])


@_CHECKS.add
def low_power(context: Context) -> None:
    runtime = context.other_runtime(
        [Device(ToyDriver("fast", 0.2, power=0.9)), Device(ToyDriver("frugal", 0.9, power=0.2))]
    )
    model = _two(runtime)
    for preference, expected in (
        (ExecutionPreference.LOW_POWER, "frugal"),
        (ExecutionPreference.FAST_SINGLE_ANSWER, "fast"),
        (ExecutionPreference.SUSTAINED_SPEED, "fast"),
    ):
        plan = partition(model.hal, runtime.devices, preference=preference)
        require(_outline(plan), [expected], f"the plan for {preference.name}")


def _of_versions(runtime: Runtime) -> Model:
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(), sketch.tensor()
    first, second = sketch.kind(0, a, b), sketch.kind(1, a, b)
    of_1_1 = sketch.kind(V1_1, a, b)
    of_1_2 = sketch.kind(V1_2, first, second)
    of_1_3 = sketch.kind(V1_3, first)
    return sketch.finished([a, b], [first, of_1_1, of_1_2, of_1_3])


def _versions(*performances: float) -> list[ToyDriver]:
    versions = (
        ("V1_0", HalVersion.V1_0, V1_1),
        ("V1_1", HalVersion.V1_1, V1_2),
        ("V1_2", HalVersion.V1_2, V1_3),
        ("V1_3", HalVersion.V1_3, V1_3 + 1),
    )
    return [
        ToyDriver(name, performance, version=version, supports=kinds_up_to(count))
        for (name, version, count), performance in zip(versions, performances, strict=True)
    ]


@_CHECKS.add
def slice_model(context: Context) -> None:
    _check(context, _of_versions, _versions(0.8, 0.7, 0.6, 0.5), ["V1_3"])
    drivers = _versions(0.6, 0.7, 0.8, 0.9)
    _check(context, _of_versions, drivers, ["V1_1", "V1_0", "V1_3", "V1_2"])
    plan = _plan(context, _of_versions, *drivers)
    # Operands: 0, 1 inputs; 3, 5, 7, 8, 9 outputs of the operations; the others activations.
    _check_step(plan, 0, model_inputs=[0, 1], model_outputs=[7])
    _check_step(
        plan, 1, model_inputs=[0, 1], model_outputs=[3], temporaries_out=[5], downstream=[0]
    )
    _check_step(plan, 2, outputs_in=[3], model_outputs=[9])
    _check_step(plan, 3, temporaries_in=[5], outputs_in=[3], model_outputs=[8])


@_CHECKS.add
def slice_model_to_empty(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        first = sketch.tensor()
        return sketch.finished([first], [sketch.kind(V1_3, first)])

    _check(context, build, _versions(0.6, 0.7, 0.8, 0.9), ["V1_3"])


@_CHECKS.add
def cpu(context: Context) -> None:
    """A device, the CPU, and the device again."""

    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        c = sketch.kind(2, a, b)
        d = sketch.kind(2, a, c)
        e = sketch.kind(1, a, d)
        f = sketch.kind(1, c, e)
        g = sketch.tensor()
        h = sketch.kind(2, d, f)
        return sketch.finished([a, b, g], [e, sketch.kind(2, g, h)])

    driver = ToyDriver("1", 0.5, supports=kinds(2))
    _check(context, build, [driver], ["1", _CPU, "1"])
    plan = _plan(context, build, driver)
    # a 0, b 1, c 3, d 5, e 7, f 9, g 10, h 12, last output 14.
    _check_step(plan, 0, model_inputs=[0, 1], temporaries_out=[3, 5])
    _check_step(
        plan,
        1,
        model_inputs=[0],
        temporaries_in=[5, 3],
        model_outputs=[7],
        temporaries_out=[9],
    )
    _check_step(plan, 2, model_inputs=[10], temporaries_in=[5, 9], model_outputs=[14])


@_CHECKS.add
def set_partitioning(context: Context) -> None:
    """Without partitioning the CPU gets all; a failure is made good with fallback only."""

    def finished(setting: Partitioning) -> Compilation:
        driver = ToyDriver(
            "hw", 0.5, supports=kinds(0), preparation_error=ErrorStatus.GENERAL_FAILURE
        )
        settings = Settings(partitioning=setting)
        return Compilation(_two(context.other_runtime([Device(driver)], settings)))

    for setting in (Partitioning.NO, Partitioning.WITH_FALLBACK):
        compilation = finished(setting)
        expect(NO_ERROR, compilation.finish)
        require(compilation.plan.kind, PlanKind.SIMPLE, f"kind of plan, {setting.name}")
        require(_outline(compilation.plan), [_CPU], f"plan, {setting.name}")
    compilation = finished(Partitioning.WITHOUT_FALLBACK)
    expect(OP_FAILED, compilation.finish)
    require(compilation.plan.kind, PlanKind.ERROR, "kind of plan, without fallback")


@_CHECKS.add
def model_output_as_step_model_input(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        first = sketch.kind(0, a, b)
        return sketch.finished([a, b], [first, sketch.kind(1, first, first)])

    drivers = [ToyDriver("0", 0.5, supports=kinds(0)), ToyDriver("1", 0.5, supports=kinds(1))]
    _check(context, build, drivers, ["0", "1"])
    plan = _plan(context, build, *drivers)
    _check_step(plan, 0, model_inputs=[0, 1], model_outputs=[3], downstream=[0])
    _check_step(plan, 1, outputs_in=[3], model_outputs=[5])


def _oem(runtime: Runtime, type: int = Code.TENSOR_FLOAT32) -> Model:
    sketch = PlanSketch(runtime)
    is_scalar = not Code(type).name.startswith("TENSOR_")
    dimensions = () if is_scalar else (1,)
    first, second = (sketch.operand(type, *dimensions) for _ in range(2))
    if type == Code.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        for index in (first, second):
            scales = SymmPerChannelQuantParams((1.0,), 0)
            sketch.model.set_operand_symm_per_channel_quant_params(index, scales)
    sketch.operation(_OEM, [first], [second])
    return sketch.finished([first], [second])


def _with_oem(name: str, performance: float, **changes: object) -> ToyDriver:
    return ToyDriver(name, performance, supports=kinds(also=[_OEM]), **changes)  # type: ignore[arg-type]


@_CHECKS.add
def oem_operations(context: Context) -> None:
    drivers = [_with_oem("badOEM", 1.5), ToyDriver("noOEM", 0.5), _with_oem("goodOEM", 1.2)]
    _check(context, _oem, drivers, ["goodOEM"])
    indecisive = _with_oem("indecisiveOEM", 0.5, preparation_error=ErrorStatus.INVALID_ARGUMENT)
    for code, others in ((BAD_DATA, [ToyDriver("noOEM", 0.5)]), (BAD_DATA, [])):
        compilation = Compilation(_oem(context.other_runtime(map(Device, others))))
        expect(code, compilation.finish)
    expect_error(Compilation(_oem(context.other_runtime([Device(indecisive)]))).finish)


@_CHECKS.add
def relaxed_float32(context: Context) -> None:
    def build(runtime: Runtime, relax: bool) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        output = sketch.kind(0, a, b)
        sketch.model.relax_computation_float32_to_float16(relax)
        return sketch.finished([a, b], [output])

    drivers = [ToyDriver("f32", 0.8, relaxed=0.9), ToyDriver("f16", 0.9, relaxed=0.8)]
    _check(context, lambda runtime: build(runtime, False), drivers, ["f32"])
    _check(context, lambda runtime: build(runtime, True), drivers, ["f16"])


@_CHECKS.add
def performance_by_type(context: Context) -> None:
    for type in Code:
        if type == Code.SUBGRAPH:
            continue

        def build(runtime: Runtime, type: Code = type) -> Model:
            return _oem(runtime, type)

        for number, expected in ((0.25, "other"), (0.75, "base")):
            drivers = [_with_oem("base", 0.5), _with_oem("other", 0.5, by_type={type: number})]
            _check(context, build, drivers, [expected])


@_CHECKS.add
def performance_of_a_type_that_is_not_listed(context: Context) -> None:
    info = PerformanceInfo(0.5, 0.5)
    listed = non_extension_operand_performance(info)
    table: tuple[OperandPerformance, ...] = tuple(
        entry for entry in listed if entry.type != Code.TENSOR_INT32
    )
    capabilities = Capabilities(info, info, table, info, info)
    missing = declared_for(capabilities, Code.TENSOR_INT32, relaxed=False)
    require(missing.exec_time, UNSPECIFIED_PERFORMANCE, "performance of a missing type")
    known = declared_for(capabilities, Code.TENSOR_FLOAT32, relaxed=False)
    require(known.exec_time, 0.5, "performance of a listed type")


def _compiled_plan(context: Context, build: Build) -> Plan:
    drivers = [ToyDriver("deviceA", 0.8), ToyDriver("deviceB", 0.5, supports=kinds(1))]
    compilation = Compilation(build(context.other_runtime(map(Device, drivers))))
    compilation.finish()
    return compilation.plan


@_CHECKS.add
def step_without_inputs(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        first = sketch.kind(V1_3, sketch.constant(Code.TENSOR_FLOAT32, [0.0]))
        other = sketch.tensor()
        return sketch.finished([other], [sketch.kind(1, first, other)])

    require(_outline(_compiled_plan(context, build)), [_CPU], "the plan")


@_CHECKS.add
def step_without_outputs(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        first = sketch.kind(V1_3, a)
        sketch.kind(1, first, b)
        return sketch.finished([a, b], [first])

    require(_outline(_compiled_plan(context, build)), [_CPU], "the plan")


# Control flow ------------------------------------------------------------------------------------


def _pair(runtime: Runtime, number: int, *, known: bool = True) -> Model:
    """An operation of two tensors."""
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(known=known), sketch.tensor(known=known)
    return sketch.finished([a, b], [sketch.kind(number, a, b, known=known)])


def _equal(runtime: Runtime, *, known: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(known=known), sketch.tensor(known=known)
    return sketch.finished([a, b], [sketch.typed(OperationType.EQUAL, [a, b], sketch.boolean())])


def _if(runtime: Runtime, main: bool = True, then: bool = True, other: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    branches = _pair(runtime, 0, known=then), _pair(runtime, 0, known=other)
    condition = sketch.boolean()
    a, b, output = (sketch.tensor(known=main) for _ in range(3))
    references = [sketch.subgraph(model) for model in branches]
    sketch.operation(OperationType.IF, [condition, *references, a, b], [output])
    return sketch.finished([condition, a, b], [output])


def _while(runtime: Runtime, main: bool = True, condition: bool = True, body: bool = True) -> Model:
    sketch = PlanSketch(runtime)
    models = _equal(runtime, known=condition), _pair(runtime, 0, known=body)
    a, b, output = (sketch.tensor(known=main) for _ in range(3))
    references = [sketch.subgraph(model) for model in models]
    sketch.operation(OperationType.WHILE, [*references, a, b], [output])
    return sketch.finished([a, b], [output])


@_CHECKS.add
def if_interpreted(context: Context) -> None:
    driver = ToyDriver("V1_0", 0.9, version=HalVersion.V1_0, supports=kinds_up_to(V1_1))
    _check(context, _if, [driver], ["IF", "V1_0", "GOTO", "V1_0"])


@_CHECKS.add
def while_interpreted(context: Context) -> None:
    driver = ToyDriver("V1_0", 0.9, version=HalVersion.V1_0, supports=kinds_up_to(V1_1))
    _check(context, _while, [driver], ["WHILE", _CPU, "GOTO", "V1_0", "GOTO"])


_ALL: Final = (OperationType.IF, OperationType.WHILE, OperationType.EQUAL)


@_CHECKS.add
def if_simple_plan(context: Context) -> None:
    _check(context, _if, [ToyDriver("ALL", 0.9, supports=kinds(also=_ALL))], ["ALL"])


@_CHECKS.add
def while_simple_plan(context: Context) -> None:
    _check(context, _while, [ToyDriver("ALL", 0.9, supports=kinds(also=_ALL))], ["ALL"])


def _sized(build: Callable[..., Model], known: tuple[bool, ...], runtime: Runtime) -> Model:
    return build(runtime, *known)


def _of_unknown_size(context: Context, build: Callable[..., Model]) -> None:
    for known in product((False, True), repeat=3):
        if not all(known):
            driver = ToyDriver("ALL", 0.9, supports=kinds(also=_ALL))
            _check(context, partial(_sized, build, known), [driver], [_CPU])


@_CHECKS.add
def if_unknown_size(context: Context) -> None:
    _of_unknown_size(context, _if)


@_CHECKS.add
def while_unknown_size(context: Context) -> None:
    _of_unknown_size(context, _while)


# Roles of memories -------------------------------------------------------------------------------


def _check_roles(
    plan: Plan,
    inputs: dict[int, Sequence[tuple[str, IoType]]],
    outputs: dict[int, Sequence[tuple[str, IoType]]],
) -> None:
    """Which steps may use the memory of an input or output of the model, by device."""
    roles, main = step_roles(plan.steps), plan.sources[0]
    for what, indexes, expected in (
        ("input", main.input_indexes, inputs),
        ("output", main.output_indexes, outputs),
    ):
        for index, wanted in expected.items():
            found = roles.get((0, indexes[index]), frozenset())
            actual = {(_device(plan, role.step), role.io_type) for role in found}
            require(actual, set(wanted), f"roles of {what} {index}")


def _device(plan: Plan, step: int) -> str:
    return _step(plan, step).device.name.removeprefix("toy-")


@_CHECKS.add
def roles_without_control_flow(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        c = sketch.kind(0, a, b)
        d = sketch.tensor()
        e = sketch.kind(1, b, d)
        return sketch.finished([a, b, d], [c, sketch.kind(2, c, e)])

    drivers = [
        ToyDriver("A", 0.8),
        ToyDriver("B", 0.5, supports=kinds(1)),
        ToyDriver("C", 0.5, supports=kinds(2)),
    ]
    _check(context, build, drivers, ["B", "A", "C"])
    plan = _plan(context, build, *drivers)
    _check_roles(
        plan,
        {0: [("A", _INPUT)], 1: [("A", _INPUT), ("B", _INPUT)], 2: [("B", _INPUT)]},
        {0: [("A", _OUTPUT), ("C", _INPUT)], 1: [("C", _OUTPUT)]},
    )


@_CHECKS.add
def roles_of_an_interpreted_if(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        branches = _pair(runtime, 0), _pair(runtime, 1)
        condition, a, b = sketch.boolean(), sketch.tensor(), sketch.tensor()
        return sketch.finished([condition, a, b], [sketch.branch(condition, branches, [a, b])])

    drivers = [ToyDriver("A", 0.8, supports=kinds()), ToyDriver("B", 0.5, supports=kinds(1))]
    _check(context, build, drivers, ["IF", "A", "GOTO", "B"])
    both = [("A", _INPUT), ("B", _INPUT)]
    _check_roles(
        _plan(context, build, *drivers),
        {0: [], 1: both, 2: both},
        {0: [("A", _OUTPUT), ("B", _OUTPUT)]},
    )


def _loop_models(runtime: Runtime) -> tuple[Model, Model]:
    condition = PlanSketch(runtime)
    a, b, c = (condition.tensor() for _ in range(3))
    value = condition.kind(0, a, b)
    result = condition.typed(OperationType.EQUAL, [c, value], condition.boolean())
    body = PlanSketch(runtime)
    d, e, f = (body.tensor() for _ in range(3))
    outputs = [body.kind(1, d, e), body.kind(1, d, f)]
    return condition.finished([a, b, c], [result]), body.finished([d, e, f], outputs)


@_CHECKS.add
def roles_of_an_interpreted_while(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        inputs = [sketch.tensor() for _ in range(3)]
        return sketch.finished(inputs, [sketch.loop(_loop_models(runtime), inputs)])

    drivers = [
        ToyDriver("A", 0.8, supports=kinds(also=[OperationType.EQUAL])),
        ToyDriver("B", 0.5, supports=kinds(1)),
    ]
    _check(context, build, drivers, ["WHILE", "A", "GOTO", "B", "GOTO"])
    both = [("A", _INPUT), ("B", _INPUT)]
    _check_roles(_plan(context, build, *drivers), {0: both, 1: both, 2: both}, {0: []})


@_CHECKS.add
def roles_of_nested_control_flow(context: Context) -> None:
    def body(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b, condition = sketch.tensor(), sketch.tensor(), sketch.boolean()
        branches = _pair(runtime, 0), _pair(runtime, 1)
        return sketch.finished([a, b, condition], [sketch.branch(condition, branches, [a, b])])

    def condition(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b, other = sketch.tensor(), sketch.tensor(), sketch.boolean()
        result = sketch.typed(OperationType.EQUAL, [a, b], sketch.boolean())
        return sketch.finished([a, b, other], [result])

    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        inputs = [sketch.tensor(), sketch.tensor(), sketch.boolean()]
        models = condition(runtime), body(runtime)
        return sketch.finished(inputs, [sketch.loop(models, inputs)])

    drivers = [
        ToyDriver("A", 0.8, supports=kinds(also=[OperationType.EQUAL])),
        ToyDriver("B", 0.5, supports=kinds(0)),
        ToyDriver("C", 0.5, supports=kinds(1)),
    ]
    expected = ["WHILE", "A", "GOTO", "IF", "B", "GOTO", "C", "GOTO"]
    _check(context, build, drivers, expected)
    all_of_them = [("A", _INPUT), ("B", _INPUT), ("C", _INPUT)]
    _check_roles(_plan(context, build, *drivers), {0: all_of_them, 1: all_of_them, 2: []}, {0: []})
