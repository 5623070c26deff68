"""Plans: the device of each operation, and the steps that follow."""

from __future__ import annotations

from typing import Final

from cts.compiling import compiled
from cts.expect import BAD_DATA, NO_ERROR, OP_FAILED, expect, expect_error, require
from cts.groups.partitioning.planning import (
    CPU,
    GROUP,
    Build,
    check_plan,
    check_step,
    outline,
)
from cts.partition_models import V1_1, V1_2, V1_3, PlanSketch, kinds, kinds_up_to
from cts.test_group import Context
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnapi.model import Model
from nnapi.partitioning.partition import partition
from nnapi.partitioning.performance import declared_for
from nnapi.partitioning.plan import Plan, PlanKind
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

__all__: list[str] = []

_OEM: Final = OperationType.OEM_OPERATION


def _two(runtime: Runtime) -> Model:
    """Kind 0, then kind 1 of its output."""
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(), sketch.tensor()
    first = sketch.kind(0, a, b)
    c = sketch.tensor()
    return sketch.finished([a, b, c], [sketch.kind(1, first, c)])


@GROUP.add
def simple_model(context: Context) -> None:
    check_plan(context, _two, [ToyDriver("bad", 0.9), ToyDriver("good", 0.5)], ["good"])
    check_plan(context, _two, [ToyDriver("bad", 1.1), ToyDriver("bad2", 1.0)], [CPU])
    drivers = [ToyDriver("0", 0.9, supports=kinds(0)), ToyDriver("1", 0.5, supports=kinds(1))]
    plan = check_plan(context, _two, drivers, ["0", "1"])
    # Operands: 0, 1 inputs; 2 activation; 3 output of kind 0; 4 input; 5 activation; 6 output.
    check_step(plan, 0, model_inputs=[0, 1], temporaries_out=[3])
    check_step(plan, 1, model_inputs=[4], temporaries_in=[3], model_outputs=[6])


@GROUP.add
def ties(context: Context) -> None:
    """The CPU wins a tie, and among drivers the one that was registered first."""
    check_plan(context, _two, [ToyDriver("first", 1.0)], [CPU])
    check_plan(context, _two, [ToyDriver("first", 0.5), ToyDriver("second", 0.5)], ["first"])


@GROUP.add
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
        require(outline(plan), [expected], f"the plan for {preference.name}")


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


@GROUP.add
def slice_model(context: Context) -> None:
    check_plan(context, _of_versions, _versions(0.8, 0.7, 0.6, 0.5), ["V1_3"])
    drivers = _versions(0.6, 0.7, 0.8, 0.9)
    plan = check_plan(context, _of_versions, drivers, ["V1_1", "V1_0", "V1_3", "V1_2"])
    # Operands: 0, 1 inputs; 3, 5, 7, 8, 9 outputs of the operations; the others activations.
    check_step(plan, 0, model_inputs=[0, 1], model_outputs=[7])
    check_step(plan, 1, model_inputs=[0, 1], model_outputs=[3], temporaries_out=[5], downstream=[0])
    check_step(plan, 2, outputs_in=[3], model_outputs=[9])
    check_step(plan, 3, temporaries_in=[5], outputs_in=[3], model_outputs=[8])


@GROUP.add
def slice_model_to_empty(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        first = sketch.tensor()
        return sketch.finished([first], [sketch.kind(V1_3, first)])

    check_plan(context, build, _versions(0.6, 0.7, 0.8, 0.9), ["V1_3"])


@GROUP.add
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
    plan = check_plan(context, build, [driver], ["1", CPU, "1"])
    # a 0, b 1, c 3, d 5, e 7, f 9, g 10, h 12, last output 14.
    check_step(plan, 0, model_inputs=[0, 1], temporaries_out=[3, 5])
    check_step(
        plan,
        1,
        model_inputs=[0],
        temporaries_in=[5, 3],
        model_outputs=[7],
        temporaries_out=[9],
    )
    check_step(plan, 2, model_inputs=[10], temporaries_in=[5, 9], model_outputs=[14])


@GROUP.add
def set_partitioning(context: Context) -> None:
    """The CPU gets everything without partitioning; a failure is made good with fallback only."""

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
        require(outline(compilation.plan), [CPU], f"plan, {setting.name}")
    compilation = finished(Partitioning.WITHOUT_FALLBACK)
    expect(OP_FAILED, compilation.finish)
    require(compilation.plan.kind, PlanKind.ERROR, "kind of plan, without fallback")


@GROUP.add
def model_output_as_step_model_input(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        first = sketch.kind(0, a, b)
        return sketch.finished([a, b], [first, sketch.kind(1, first, first)])

    drivers = [ToyDriver("0", 0.5, supports=kinds(0)), ToyDriver("1", 0.5, supports=kinds(1))]
    plan = check_plan(context, build, drivers, ["0", "1"])
    check_step(plan, 0, model_inputs=[0, 1], model_outputs=[3], downstream=[0])
    check_step(plan, 1, outputs_in=[3], model_outputs=[5])


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


@GROUP.add
def oem_operations(context: Context) -> None:
    drivers = [_with_oem("badOEM", 1.5), ToyDriver("noOEM", 0.5), _with_oem("goodOEM", 1.2)]
    check_plan(context, _oem, drivers, ["goodOEM"])
    indecisive = _with_oem("indecisiveOEM", 0.5, preparation_error=ErrorStatus.INVALID_ARGUMENT)
    for code, others in ((BAD_DATA, [ToyDriver("noOEM", 0.5)]), (BAD_DATA, [])):
        compilation = Compilation(_oem(context.other_runtime(map(Device, others))))
        expect(code, compilation.finish)
    expect_error(Compilation(_oem(context.other_runtime([Device(indecisive)]))).finish)


@GROUP.add
def relaxed_float32(context: Context) -> None:
    def build(runtime: Runtime, relax: bool) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        output = sketch.kind(0, a, b)
        sketch.model.relax_computation_float32_to_float16(relax)
        return sketch.finished([a, b], [output])

    drivers = [ToyDriver("f32", 0.8, relaxed=0.9), ToyDriver("f16", 0.9, relaxed=0.8)]
    check_plan(context, lambda runtime: build(runtime, False), drivers, ["f32"])
    check_plan(context, lambda runtime: build(runtime, True), drivers, ["f16"])


@GROUP.add
def performance_by_type(context: Context) -> None:
    for type in Code:
        if type == Code.SUBGRAPH:
            continue

        def build(runtime: Runtime, type: Code = type) -> Model:
            return _oem(runtime, type)

        for number, expected in ((0.25, "other"), (0.75, "base")):
            drivers = [_with_oem("base", 0.5), _with_oem("other", 0.5, by_type={type: number})]
            check_plan(context, build, drivers, [expected])


@GROUP.add
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


def __compiled_plan(context: Context, build: Build) -> Plan:
    drivers = [ToyDriver("deviceA", 0.8), ToyDriver("deviceB", 0.5, supports=kinds(1))]
    compilation = compiled(build(context.other_runtime(map(Device, drivers))))
    return compilation.plan


@GROUP.add
def step_without_inputs(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        first = sketch.kind(V1_3, sketch.constant(Code.TENSOR_FLOAT32, [0.0]))
        other = sketch.tensor()
        return sketch.finished([other], [sketch.kind(1, first, other)])

    require(outline(__compiled_plan(context, build)), [CPU], "the plan")


@GROUP.add
def step_without_outputs(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        first = sketch.kind(V1_3, a)
        sketch.kind(1, first, b)
        return sketch.finished([a, b], [first])

    require(outline(__compiled_plan(context, build)), [CPU], "the plan")
