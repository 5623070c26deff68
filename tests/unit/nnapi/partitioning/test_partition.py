"""Plans of Android's TestPartitioning.cpp; each expectation is what that file expects, and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec
import numpy as np
import pytest

from nnapi.errors import NnapiError
from nnapi.memory_rules import IoType
from nnapi.partitioning.partition import check_step, partition
from nnapi.partitioning.plan import Plan, PlanKind
from nnapi.partitioning.source_models import SourceOperand
from nnapi.partitioning.step_roles import step_roles
from nnapi.partitioning.steps import ExecutionStep
from nnapi.result_codes import ResultCode
from nnhal.capabilities import update_performance
from nnhal.types import (
    Capabilities,
    ExecutionPreference,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    OperationType,
    PerformanceInfo,
    SymmPerChannelQuantParams,
)
from nnhal.versions import required_version
from tests.cells import cells
from tests.unit.nnapi.partitioning.graphs import (
    ALL,
    HARD_SWISH,
    Graph,
    Inner,
    ToyDevice,
    add,
    cpu,
    if_model,
    same_for_all,
    while_model,
)

LOW_POWER = ExecutionPreference.LOW_POWER
V1_0, V1_1, V1_2, V1_3 = (HalVersion(f"1.{minor}") for minor in range(4))


def plan_of(model: Model, *drivers: ToyDevice, **options: object) -> Plan:
    return partition(model, (*drivers, cpu()), preference=LOW_POWER, **options)  # type: ignore[arg-type]


def steps_of(plan: Plan) -> tuple[ExecutionStep, ...]:
    assert plan.kind is PlanKind.COMPOUND
    return tuple(plan.execution_steps())


def sources(step: ExecutionStep) -> dict[str, tuple[int, ...]]:
    """Operands of the source model that cross the step's boundary, by how."""
    found = {
        "model_inputs": step.model_inputs,
        "model_outputs": step.model_outputs,
        "temporaries_in": step.temporaries_in,
        "temporaries_out": step.temporaries_out,
        "outputs_in": step.outputs_in,
    }
    return {what: tuple(source for source, _ in pairs) for what, pairs in found.items() if pairs}


def roles_of(plan: Plan, operand: SourceOperand) -> set[tuple[str, IoType]]:
    roles = step_roles(plan.steps).get(operand, frozenset())
    names = {step.index: step.device.name for step in plan.execution_steps()}
    return {(names[role.step], role.io_type) for role in roles}


# --- PartitioningTest --------------------------------------------------------------------------


def chain() -> tuple[Model, list[int]]:
    """``opnd4 = op1(op0(opnd0, opnd1), opnd3)``"""
    graph = Graph()
    one, two = graph.float(), graph.float()
    middle = graph.encoded(0, one, two)
    three = graph.float()
    end = graph.encoded(1, middle, three)
    return graph.model((one, two, three), (end,)), [one, two, middle, three, end]


def test_a_driver_that_cannot_say_what_it_runs_gets_nothing_and_the_plan_tells_why() -> None:
    class Mute(ToyDevice):
        def supported_operations(self, model: Model) -> Sequence[bool]:
            raise NnapiError(ResultCode.DEAD_OBJECT, "it died")

    class Talkative(ToyDevice):
        def supported_operations(self, model: Model) -> Sequence[bool]:
            return [True, True, True]

    model, _ = chain()
    plan = plan_of(model, Mute("mute", 0.1), Talkative("talkative", 0.2), ToyDevice("right", 0.5))
    assert plan.outline() == ("right",)
    assert plan.failures == (
        ("mute", "DEAD_OBJECT: it died"),
        ("talkative", "3 answers for 2 operations"),
    )


def test_the_faster_of_two_devices_runs_all_of_a_model() -> None:
    model, _ = chain()
    plan = plan_of(model, ToyDevice("bad", 0.9), ToyDevice("good", 0.5))
    assert (plan.kind, plan.outline()) == (PlanKind.SIMPLE, ("good",))


def test_a_device_that_is_not_faster_than_the_cpu_is_not_used() -> None:
    # 1.0 is a tie with the CPU, which wins ties.
    model, _ = chain()
    plan = plan_of(model, ToyDevice("bad", 1.1), ToyDevice("bad2", 1.0))
    assert plan.outline() == ("nnapi-reference",)


def test_of_two_drivers_that_are_as_fast_the_first_is_used() -> None:
    model, _ = chain()
    assert plan_of(model, ToyDevice("a", 0.5), ToyDevice("b", 0.5)).outline() == ("a",)


def test_two_devices_share_a_model_of_which_each_can_do_a_half() -> None:
    model, (one, two, middle, three, end) = chain()
    first, second = steps_of(
        plan_of(model, ToyDevice("0", 0.9, 1 << 0), ToyDevice("1", 0.5, 1 << 1))
    )
    assert (first.device.name, second.device.name) == ("0", "1")
    assert sources(first) == {"model_inputs": (one, two), "temporaries_out": (middle,)}
    assert sources(second) == {
        "model_inputs": (three,),
        "model_outputs": (end,),
        "temporaries_in": (middle,),
    }
    # Inputs of the step: those of the model first, then temporaries.
    assert second.input_sources() == ((0, three), (0, middle))
    for step in (first, second):
        assert required_version(step.model) == V1_0  # valid, by the HAL's rules


def slices_model() -> tuple[Model, list[int]]:
    graph = Graph()
    opnd0, opnd1 = graph.float(), graph.float()
    opnd2 = graph.encoded(0, opnd0, opnd1)
    opnd3 = graph.encoded(1, opnd0, opnd1)
    opnd4 = graph.encoded(8, opnd0, opnd1)
    opnd5 = graph.encoded(16, opnd2, opnd3)
    opnd6 = graph.encoded(HARD_SWISH, opnd2)
    operands = [opnd0, opnd1, opnd2, opnd3, opnd4, opnd5, opnd6]
    return graph.model((opnd0, opnd1), (opnd2, opnd4, opnd5, opnd6)), operands


def versions(*performances: float) -> list[ToyDevice]:
    return [
        ToyDevice(f"V{version}", performance, version=version)
        for version, performance in zip((V1_0, V1_1, V1_2, V1_3), performances, strict=True)
    ]


def test_the_newest_device_runs_a_model_of_all_versions_if_it_is_fastest() -> None:
    model, _ = slices_model()
    assert plan_of(model, *versions(0.8, 0.7, 0.6, 0.5)).outline() == ("V1.3",)


def test_a_model_of_all_versions_is_sliced_for_devices_of_old_versions() -> None:
    model, (a, b, two, three, four, five, six) = slices_model()
    steps = steps_of(plan_of(model, *versions(0.6, 0.7, 0.8, 0.9)))
    # Queues are taken from the last device on, and no operation for V1_3 or V1_2 is ready at first.
    assert [step.device.name for step in steps] == ["V1.1", "V1.0", "V1.3", "V1.2"]
    assert sources(steps[0]) == {"model_inputs": (a, b), "model_outputs": (four,)}
    assert sources(steps[1]) == {
        "model_inputs": (a, b),
        "model_outputs": (two,),
        "temporaries_out": (three,),
    }
    assert steps[1].downstream_outputs == {0}
    assert sources(steps[2]) == {"model_outputs": (six,), "outputs_in": (two,)}
    assert sources(steps[3]) == {
        "model_outputs": (five,),
        "temporaries_in": (three,),
        "outputs_in": (two,),
    }
    # Temporaries come before outputs of earlier steps.
    assert steps[3].input_sources() == ((0, three), (0, two))


def test_a_device_is_asked_about_operations_of_its_version_only() -> None:
    model, _ = slices_model()
    devices = versions(0.6, 0.7, 0.8, 0.9)
    plan_of(model, *devices)
    asked = [[op.type for op in device.asked[0].main.operations] for device in devices]
    adds = [OperationType.ADD, OperationType.ADD]
    assert asked[0] == adds
    assert asked[1] == [*adds, OperationType.DIV]
    assert asked[2] == [*adds, OperationType.DIV, OperationType.MAXIMUM]
    assert devices[3].asked == [model]


def test_devices_that_have_nothing_of_a_model_are_not_asked() -> None:
    graph = Graph()
    start = graph.float()
    end = graph.encoded(HARD_SWISH, start)
    devices = versions(0.6, 0.7, 0.8, 0.9)
    assert plan_of(graph.model((start,), (end,)), *devices).outline() == ("V1.3",)
    assert [len(device.asked) for device in devices] == [0, 0, 0, 1]


def test_the_cpu_runs_what_the_device_cannot_in_a_step_between_two() -> None:
    dev, cpu_only = 2, 1
    graph = Graph()
    o0, o1 = graph.float(), graph.float()
    o2 = graph.encoded(dev, o0, o1)
    o3 = graph.encoded(dev, o0, o2)
    o4 = graph.encoded(cpu_only, o0, o3)
    o5 = graph.encoded(cpu_only, o2, o4)
    o6 = graph.float()
    o7 = graph.encoded(dev, o3, o5)
    o8 = graph.encoded(dev, o6, o7)
    plan = plan_of(graph.model((o0, o1, o6), (o4, o8)), ToyDevice("1", 0.5, 1 << dev))
    steps = steps_of(plan)
    assert plan.outline() == ("1", "nnapi-reference", "1")
    assert sources(steps[0]) == {"model_inputs": (o0, o1), "temporaries_out": (o2, o3)}
    assert sources(steps[1]) == {
        "model_inputs": (o0,),
        "model_outputs": (o4,),
        "temporaries_in": (o3, o2),
        "temporaries_out": (o5,),
    }
    assert sources(steps[2]) == {
        "model_inputs": (o6,),
        "model_outputs": (o8,),
        "temporaries_in": (o3, o5),
    }


def test_an_output_of_the_model_can_be_an_input_of_a_later_step() -> None:
    graph = Graph()
    o0, o1 = graph.float(), graph.float()
    o2 = graph.encoded(0, o0, o1)
    o3 = graph.encoded(1, o2, o2)
    model = graph.model((o0, o1), (o2, o3))
    first, second = steps_of(plan_of(model, ToyDevice("0", 0.5, 1), ToyDevice("1", 0.5, 2)))
    assert sources(first) == {"model_inputs": (o0, o1), "model_outputs": (o2,)}
    assert first.downstream_outputs == {0}
    assert sources(second) == {"model_outputs": (o3,), "outputs_in": (o2,)}
    assert second.model.main.operations[0].inputs[:2] == (0, 0)


def oem_model(type: OperandType = OperandType.TENSOR_FLOAT32) -> Model:
    graph = Graph()
    scalar = type in (
        OperandType.FLOAT32,
        OperandType.INT32,
        OperandType.UINT32,
        OperandType.BOOL,
        OperandType.FLOAT16,
        OperandType.OEM,
    )
    start = graph.add(type, () if scalar else (1,))
    end = graph.run(OperationType.OEM_OPERATION, (start,), () if scalar else (1,), type)
    return graph.model((start,), (end,))


OEM = (OperationType.OEM_OPERATION,)


def test_an_oem_operation_goes_to_the_best_driver_that_has_it_however_slow() -> None:
    devices = (
        ToyDevice("badOEM", 1.5, types=OEM),
        ToyDevice("noOEM", 0.5),
        ToyDevice("goodOEM", 1.2, types=OEM),
    )
    assert plan_of(oem_model(), *devices).outline() == ("goodOEM",)


@pytest.mark.parametrize("devices", [[], [ToyDevice("noOEM", 0.5)]])
def test_an_operation_that_no_device_can_run_is_bad_data(devices: list[ToyDevice]) -> None:
    with pytest.raises(NnapiError, match="no device can run operation 0") as caught:
        plan_of(oem_model(), *devices)
    assert caught.value.code == ResultCode.BAD_DATA


@pytest.mark.parametrize(("relaxed", "expected"), [(False, "f32"), (True, "f16")])
def test_performance_of_a_relaxed_model_is_that_of_relaxed_floats(
    relaxed: bool, expected: str
) -> None:
    graph = Graph()
    one, two = graph.float(), graph.float()
    model = graph.model((one, two), (graph.encoded(0, one, two),), relaxed=relaxed)
    f32 = ToyDevice("f32", same_for_all(0.8, relaxed=0.9))
    f16 = ToyDevice("f16", same_for_all(0.9, relaxed=0.8))
    assert plan_of(model, f32, f16).outline() == (expected,)


def rated(type: OperandType, value: float) -> Capabilities:
    base = same_for_all(0.5)
    info = PerformanceInfo(value, value)
    return Capabilities(
        base.relaxed_float32_to_float16_performance_scalar,
        base.relaxed_float32_to_float16_performance_tensor,
        update_performance(base.operand_performance, type, info),
    )


@cells("type", sorted(set(OperandType) - {OperandType.SUBGRAPH}))
def test_performance_is_that_of_the_type_of_the_first_operand(type: OperandType) -> None:
    graph = oem_model(type)
    quantized = tuple(_quantized(operand) for operand in graph.main.operands)
    model = Model(msgspec.structs.replace(graph.main, operands=quantized))
    base = ToyDevice("base", same_for_all(0.5), types=OEM)
    good = ToyDevice("good", rated(type, 0.25), types=OEM)
    bad = ToyDevice("bad", rated(type, 0.75), types=OEM)
    assert plan_of(model, base, good).outline() == ("good",)
    assert plan_of(model, bad, base).outline() == ("base",)


def _quantized(operand: Operand) -> Operand:
    per_channel = operand.type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
    scaled = "QUANT" in OperandType(operand.type).name and not per_channel
    return Operand(
        operand.type,
        operand.dimensions,
        1.0 if scaled else 0.0,
        lifetime=operand.lifetime,
        extra_params=SymmPerChannelQuantParams((1.0,), 0) if per_channel else None,
    )


def test_power_counts_instead_of_time_where_the_application_prefers_it() -> None:
    base = same_for_all(0.5)
    frugal = rated_as(PerformanceInfo(exec_time=0.9, power_usage=0.1))
    model, _ = chain()
    devices = (ToyDevice("fast", base), ToyDevice("frugal", frugal), cpu())
    fast = ExecutionPreference.FAST_SINGLE_ANSWER
    sustained = ExecutionPreference.SUSTAINED_SPEED
    outlines = [
        partition(model, devices, preference=each).outline()
        for each in (LOW_POWER, fast, sustained)
    ]
    assert outlines == [("frugal",), ("fast",), ("fast",)]


def rated_as(info: PerformanceInfo) -> Capabilities:
    table = same_for_all(0.0).operand_performance
    for entry in table:
        table = update_performance(table, entry.type, info)
    return Capabilities(info, info, table, info, info)


def code_of_first_bad_step(plan: Plan) -> ResultCode:
    with pytest.raises(NnapiError) as caught:
        check_all_steps(plan)
    return caught.value.code


def check_all_steps(plan: Plan) -> None:
    for step in steps_of(plan):
        check_step(step)


def test_a_step_without_inputs_cannot_be_compiled() -> None:
    graph = Graph()
    zero = graph.constant(np.float32([0]), OperandType.TENSOR_FLOAT32, (1,))
    one = graph.encoded(HARD_SWISH, zero)
    two = graph.float()
    end = graph.encoded(1, one, two)
    model = graph.model((two,), (end,))
    plan = plan_of(model, ToyDevice("A", 0.8), ToyDevice("B", 0.5, 1 << 1))
    assert plan.outline() == ("A", "B")
    assert code_of_first_bad_step(plan) == ResultCode.OP_FAILED


def test_a_step_without_outputs_cannot_be_compiled() -> None:
    graph = Graph()
    start = graph.float()
    one = graph.encoded(HARD_SWISH, start)
    two = graph.float()
    graph.encoded(1, one, two)  # nothing reads it
    model = graph.model((start, two), (one,))
    plan = plan_of(model, ToyDevice("A", 0.8), ToyDevice("B", 0.5, 1 << 1))
    assert code_of_first_bad_step(plan) == ResultCode.OP_FAILED


# --- DynamicTemporariesTest --------------------------------------------------------------------


def padded(version: HalVersion, *, two: bool, three: bool, four: bool) -> tuple[Plan, list[int]]:
    """PAD and PAD, then ADD; whether operands 2, 3 and 4 have known dimensions."""
    unknown = () if version >= V1_2 else (0,)
    graph = Graph()
    start = graph.float((2,))
    paddings = graph.add(OperandType.TENSOR_INT32, (1, 2))
    pads = [
        graph.run(OperationType.PAD, (start, paddings), (4,) if known else unknown)
        for known in (two, three)
    ]
    end = graph.encoded(0, *pads, dimensions=(4,) if four else unknown)
    model = graph.model((start, paddings), (pads[0], end))
    devices = (
        ToyDevice("pad", 0.9, 0, types=(OperationType.PAD,), version=version),
        ToyDevice("add", 0.9, 0, types=(OperationType.ADD,), version=version),
    )
    return plan_of(model, *devices), [start, paddings, *pads, end]


@cells("version", [V1_2, V1_3])
@cells(("outputs", "temporary"), list(product([False, True], repeat=2)))
def test_a_temporary_of_unknown_size_between_steps_is_dynamic(
    version: HalVersion, outputs: bool, temporary: bool
) -> None:
    plan, (start, paddings, two, three, four) = padded(
        version, two=outputs, three=temporary, four=outputs
    )
    assert plan.dynamic_temporaries == ({} if temporary else {(0, three): 0})
    first, second = steps_of(plan)
    assert plan.outline() == ("pad", "add")
    assert sources(first) == {
        "model_inputs": (start, paddings),
        "model_outputs": (two,),
        "temporaries_out": (three,),
    }
    assert first.downstream_outputs == {0}
    assert sources(second) == {
        "model_outputs": (four,),
        "temporaries_in": (three,),
        "outputs_in": (two,),
    }
    check_all_steps(plan)


def test_a_device_before_hal_1_2_cannot_give_away_a_dynamic_temporary() -> None:
    plan, _ = padded(V1_1, two=True, three=False, four=True)
    assert code_of_first_bad_step(plan) == ResultCode.OP_FAILED
    plan, _ = padded(V1_1, two=True, three=True, four=True)
    check_all_steps(plan)


# --- ControlFlowPartitioningTest ---------------------------------------------------------------


def test_if_is_interpreted_where_the_device_has_only_its_branches() -> None:
    plan = plan_of(if_model(), ToyDevice("V1_0", 0.9, version=V1_0))
    assert plan.outline() == ("IF", "V1_0", "GOTO", "V1_0")
    branch, _, goto, _ = plan.steps
    assert (branch.then_step, branch.else_step, goto.target) == (1, 3, 4)  # type: ignore[union-attr]


def test_while_is_interpreted_where_the_device_has_only_its_body() -> None:
    plan = plan_of(while_model(), ToyDevice("V1_0", 0.9, version=V1_0))
    assert plan.outline() == ("WHILE", "nnapi-reference", "GOTO", "V1_0", "GOTO")
    loop, _, after_condition, _, after_body = plan.steps
    found = (loop.condition_step, loop.body_step, loop.exit_step)  # type: ignore[union-attr]
    assert found == (1, 3, 5)
    assert (after_condition.target, after_body.target) == (0, 0)  # type: ignore[union-attr]


ALL_CONTROL_FLOW = (OperationType.IF, OperationType.WHILE, OperationType.EQUAL)


@pytest.mark.parametrize("model", [if_model(), while_model()], ids=["if", "while"])
def test_a_device_that_has_control_flow_and_all_in_it_runs_it_alone(model: Model) -> None:
    assert plan_of(model, ToyDevice("ALL", 0.9, types=ALL_CONTROL_FLOW)).outline() == ("ALL",)


@cells("make", [if_model, while_model])
@cells("known", [s for s in product([False, True], repeat=3) if not all(s)])
def test_control_flow_with_an_unknown_size_goes_to_the_cpu_as_a_whole(
    make: type, known: tuple[bool, bool, bool]
) -> None:
    shapes = [(1,) if each else () for each in known]
    plan = plan_of(make(*shapes), ToyDevice("ALL", 0.9, types=ALL_CONTROL_FLOW))
    assert plan.outline() == ("nnapi-reference",)


def test_performance_of_if_is_its_own_and_the_mean_of_its_branches() -> None:
    # 0.9 + (0.9 + 0.9) / 2 = 1.8, against 1.0 + 1.0 = 2.0 of the CPU.
    everything = ToyDevice("ALL", 0.9, types=ALL_CONTROL_FLOW)
    assert plan_of(if_model(), everything).outline() == ("ALL",)
    slow_if = Capabilities(
        operand_performance=same_for_all(0.9).operand_performance,
        if_performance=PerformanceInfo(1.1, 1.1),
    )
    # 1.1 + 0.9 = 2.0: a tie, which the CPU wins, and so interprets the IF.
    plan = plan_of(if_model(), ToyDevice("slow", slow_if, types=ALL_CONTROL_FLOW))
    assert plan.outline() == ("IF", "slow", "GOTO", "slow")


def test_performance_of_while_is_its_own_and_that_of_condition_and_body() -> None:
    table = same_for_all(0.5).operand_performance

    def device(value: float) -> ToyDevice:
        rating = Capabilities(
            operand_performance=table, while_performance=PerformanceInfo(value, value)
        )
        return ToyDevice("d", rating, types=ALL_CONTROL_FLOW)

    # 2 + 0.5 + 0.5 is a tie with 1 + 1 + 1 of the CPU.
    assert plan_of(while_model(), device(1.75)).outline() == ("d",)
    assert plan_of(while_model(), device(2.0)).outline()[0] == "WHILE"


# --- MemoryStepRoleTest ------------------------------------------------------------------------

IN, OUT = IoType.INPUT, IoType.OUTPUT


def test_roles_of_operands_without_control_flow() -> None:
    graph = Graph()
    o0, o1 = graph.float(), graph.float()
    o2 = graph.encoded(0, o0, o1)
    o3 = graph.float()
    o4 = graph.encoded(1, o1, o3)
    o5 = graph.encoded(2, o2, o4)
    plan = plan_of(
        graph.model((o0, o1, o3), (o2, o5)),
        ToyDevice("A", 0.8),
        ToyDevice("B", 0.5, 1 << 1),
        ToyDevice("C", 0.5, 1 << 2),
    )
    assert plan.outline() == ("B", "A", "C")
    assert roles_of(plan, (0, o0)) == {("A", IN)}
    assert roles_of(plan, (0, o3)) == {("B", IN)}
    assert roles_of(plan, (0, o1)) == {("A", IN), ("B", IN)}
    assert roles_of(plan, (0, o2)) == {("A", OUT), ("C", IN)}
    assert roles_of(plan, (0, o5)) == {("C", OUT)}
    assert roles_of(plan, (0, o4)) == {("B", OUT), ("C", IN)}


def test_roles_of_operands_of_an_interpreted_if() -> None:
    branches = (add(Graph()), add(Graph(), encoding=1))
    graph = Graph()
    condition = graph.boolean()
    one, two, output = (graph.float() for _ in range(3))
    models = graph.subgraph(0), graph.subgraph(1)
    graph.control(OperationType.IF, (condition, *models, one, two), (output,))
    model = graph.model((condition, one, two), (output,), branches)
    plan = plan_of(model, ToyDevice("A", 0.8), ToyDevice("B", 0.5, 1 << 1))
    assert plan.outline() == ("IF", "A", "GOTO", "B")
    assert roles_of(plan, (0, condition)) == set()
    assert roles_of(plan, (0, one)) == roles_of(plan, (0, two)) == {("A", IN), ("B", IN)}
    assert roles_of(plan, (0, output)) == {("A", OUT), ("B", OUT)}


def three_inputs(graph: Graph, *, boolean: bool = False) -> tuple[int, int, int]:
    return graph.float(), graph.float(), graph.boolean() if boolean else graph.float()


def test_roles_of_operands_of_an_interpreted_while() -> None:
    condition, body, graph = Graph(), Graph(), Graph()
    c = three_inputs(condition)
    c_end = condition.equal(c[2], condition.encoded(0, c[0], c[1]))
    b = three_inputs(body)
    b3, b4 = body.encoded(1, b[0], b[1]), body.encoded(1, b[0], b[2])
    inner = (Inner(condition, c, (c_end,)), Inner(body, b, (b3, b4)))
    m = three_inputs(graph)
    output = graph.float()
    models = graph.subgraph(0), graph.subgraph(1)
    graph.control(OperationType.WHILE, (*models, *m), (output,))
    plan = plan_of(
        graph.model(m, (output,), inner),
        ToyDevice("A", 0.8, types=(OperationType.EQUAL,)),
        ToyDevice("B", 0.5, 1 << 1),
    )
    assert plan.outline() == ("WHILE", "A", "GOTO", "B", "GOTO")
    for operand in m:
        assert roles_of(plan, (0, operand)) == {("A", IN), ("B", IN)}
    assert roles_of(plan, (0, output)) == set()
    assert roles_of(plan, (1, c_end)) == {("A", OUT)}
    for operand in (b3, b4):
        assert roles_of(plan, (2, operand)) == {("A", IN), ("B", IN), ("B", OUT)}


def test_roles_of_operands_of_an_interpreted_if_in_a_while() -> None:
    condition, body, graph = Graph(), Graph(), Graph()
    c = three_inputs(condition, boolean=True)
    c_end = condition.equal(c[0], c[1])
    b = three_inputs(body, boolean=True)
    b_end = body.float()
    branches = body.subgraph(2), body.subgraph(3)
    body.control(OperationType.IF, (b[2], *branches, b[0], b[1]), (b_end,))
    inner = (
        Inner(condition, c, (c_end,)),
        Inner(body, b, (b_end,)),
        add(Graph()),
        add(Graph(), encoding=1),
    )
    m = three_inputs(graph, boolean=True)
    output = graph.float()
    models = graph.subgraph(0), graph.subgraph(1)
    graph.control(OperationType.WHILE, (*models, *m), (output,))
    plan = plan_of(
        graph.model(m, (output,), inner),
        ToyDevice("A", 0.8, types=(OperationType.EQUAL,)),
        ToyDevice("B", 0.5, 1 << 0),
        ToyDevice("C", 0.5, 1 << 1),
    )
    assert plan.outline() == ("WHILE", "A", "GOTO", "IF", "B", "GOTO", "C", "GOTO")
    readers = {("A", IN), ("B", IN), ("C", IN)}
    assert roles_of(plan, (0, m[0])) == roles_of(plan, (0, m[1])) == readers
    assert roles_of(plan, (0, m[2])) == set()
    assert roles_of(plan, (0, output)) == set()
    assert roles_of(plan, (1, c_end)) == {("A", OUT)}
    assert roles_of(plan, (2, b_end)) == {*readers, ("B", OUT), ("C", OUT)}


# --- TestIntrospectionControl: slicing ---------------------------------------------------------


def test_a_control_flow_operation_that_is_not_sliced_makes_the_slice_impossible() -> None:
    # ControlFlowFailedToSlice: ADD, and a WHILE over a tensor of unknown rank that only the
    # runtime can run: the model does not comply with the driver's version, and an IF uses a
    # subgraph, so nothing is asked.
    graph = Graph()
    condition = graph.boolean()
    one, two, chosen = (graph.float() for _ in range(3))
    branches = graph.subgraph(0), graph.subgraph(1)
    graph.control(OperationType.IF, (condition, *branches, one, two), (chosen,))
    wild = graph.float(())
    looped = graph.float(())
    models = graph.subgraph(2), graph.subgraph(3)
    graph.control(OperationType.WHILE, (*models, wild, two), (looped,))
    unknown_condition, unknown_body = Graph(), Graph()
    x, y = unknown_condition.float(()), unknown_condition.float()
    end = unknown_condition.equal(x, y)
    u, v = unknown_body.float(()), unknown_body.float()
    again = unknown_body.encoded(0, u, v, dimensions=())
    inner = (
        add(Graph()),
        add(Graph()),
        Inner(unknown_condition, (x, y), (end,)),
        Inner(unknown_body, (u, v), (again,)),
    )
    model = graph.model((condition, one, two, wild), (chosen, looped), inner)
    device = ToyDevice("D", 0.5, types=ALL_CONTROL_FLOW)
    plan = plan_of(model, device)
    # It is asked about the branches of the interpreted IF, each by itself.
    assert {len(asked.main.operations) for asked in device.asked} == {1}
    assert plan.outline() == ("IF", "D", "GOTO", "D", "nnapi-reference")


def test_control_flow_that_the_version_does_not_have_is_left_out_of_a_slice() -> None:
    # ControlFlowNotSupported: the answer of a driver of 1.1 is {1, 0}.
    graph = Graph()
    condition = graph.boolean()
    one, two, output = (graph.float() for _ in range(3))
    summed = graph.encoded(0, one, two)
    branches = graph.subgraph(0), graph.subgraph(1)
    graph.control(OperationType.IF, (condition, *branches, summed, two), (output,))
    model = graph.model((condition, one, two), (output,), (add(Graph()), add(Graph())))
    device = ToyDevice("D", 0.5, version=V1_1)
    plan = plan_of(model, device)
    assert [op.type for op in device.asked[0].main.operations] == [OperationType.ADD]
    lifetimes = [operand.lifetime for operand in device.asked[0].main.operands]
    assert lifetimes.count(OperandLifeTime.SUBGRAPH_OUTPUT) == 1
    assert plan.outline()[:2] == ("D", "IF")


def test_inputs_of_one_type_are_one_input_of_a_slice() -> None:
    model, _ = slices_model()
    device = ToyDevice("D", 0.5, ALL, version=V1_0)
    plan_of(model, device)
    assert len(device.asked[0].main.input_indexes) == 1
