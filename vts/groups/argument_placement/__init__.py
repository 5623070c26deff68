"""Inputs and outputs wherever a request may put them in its pools.

A test of our own; :mod:`vts.driving.placements` has the rules and their sources. Android's
runtime puts arguments at preferred addresses, but only those that it copies: offsets in memory of a
client reach the driver as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final
from zlib import crc32

import numpy as np
from msgspec.structs import replace

from nnhal.types import HalVersion, Model, OperandType, OperationType
from nntest.cases.covering import by_whole_signature
from nntest.cases.dynamic_outputs import without_dimensions
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.arguments import output_sizes
from vts.driving.available_executors import available
from vts.driving.case_builder import CaseBuilder
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun, worst
from vts.driving.placements import OVERLAPPING, PlacedArguments, Placement, placements
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Outputs, Trial
from vts.driving.simultaneous import switching_often
from vts.driving.subgraph_pools import branches_and_loops
from vts.groups.argument_placement import argument_orders
from vts.groups.argument_placement.constant_pools import (
    by_reference,
    sum_of_full_pools,
    sum_of_pools,
    sum_of_pools_anywhere,
)
from vts.groups.argument_placement.many_memories import in_many, named_twice
from vts.groups.argument_placement.omitted_outputs import sums_of_one, without_some
from vts.groups.argument_placement.one_pool import in_turns, two_sums, waiting, while_under_way
from vts.groups.argument_placement.read_only_inputs import ReadOnlyInputs
from vts.groups.argument_placement.shared_subgraphs import two_branches
from vts.groups.argument_placement.unused_inputs import with_unused_inputs
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_T: Final = OperandType
_O: Final = OperationType

_READ_ONLY: Final = "inputs_only_readable"
_IN_POOLS: Final = "constants_in_pools"
_IN_FILES: Final = "constants_only_readable"
_IN_SUBGRAPHS: Final = "constants_of_subgraphs_in_pools"
_TURNED: Final = "inputs and outputs in another order than the operands"


class _ArgumentPlacement(TestGroup):
    name = "argument_placement"
    title = "Placement of arguments"
    summary = (
        "Inputs and outputs are found at every alignment of their elements, next to each other, in "
        "one pool or many, at large offsets, with padding, in overlapping input ranges and in "
        "read-only memory; constants, also scalars and those of subgraphs, anywhere in any pool. "
        "The driver writes nothing else to a pool. If it accepts a request that omits an output, "
        "it computes the others."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        # Many executions each: once for each operation and the types of its arguments.
        chosen = self.of_cases(corpus, by_whole_signature, thorough=thorough)
        return [*chosen, *self._made_here()]

    def _made_here(self) -> Iterator[PlannedTest]:
        names = (*(f"inputs_{step}_apart" for step in OVERLAPPING), *_MADE)
        for name, type in product(names, (_T.TENSOR_FLOAT32, _T.TENSOR_QUANT8_ASYMM)):
            yield self.directed(
                f"{name}/{type.name}", *_OPERATIONS.get(name, ("ADD",)), types=[type]
            )

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if not test.case:
            return _MADE.get(test.name.partition("/")[0], _overlapping)(test, context)
        case, version = context.case(test), context.device.hal_version
        plain = (SYNC, ASYNC, BURST, FENCED) if all(case.outputs) else (SYNC, ASYNC, BURST)
        ways = available(plain, version)
        # Another way for each placement, and another one of it for each case.
        first = crc32(test.name.encode())
        # Other groups have the same models with what is copied into them.
        spec = by_reference(case.model)
        constants = [bytes(pool.buffer) for pool in spec.pools]
        with prepared(context.device, spec) as model:
            judgments = []
            for number, placement in enumerate(placements(version, first), first):
                trial = Trial(ways[number % len(ways)], note=f"arguments {placement.name}")
                judgments.append(_placed(case, placement).execute(trial, model))
            _check_constant(spec, constants)
            return worst(judgments)


GROUP: Final = _ArgumentPlacement()


def _check_constant(model: Model, content: list[bytes]) -> None:
    """Raises Failed where ``content`` is no longer that of the pools of ``model``: operands there
    are constants (``types.hal``, ``OperandLifeTime::CONSTANT_REFERENCE``), also for whoever
    prepares a model from the same memory next.
    """
    for index, (pool, before) in enumerate(zip(model.pools, content, strict=True)):
        if bytes(pool.buffer) != before:
            raise Failed(
                "constants_changed",
                f"prepareModel, or an execution, has changed pool {index} of the model, the "
                f"client's memory with its constants; a driver only reads them",
            )


def _overlapping(test: PlannedTest, context: Context) -> Judgment:
    """The difference of neighbors, or of equals, in one range of memory."""
    step, type = int(test.name.split("_")[1]), OperandType[test.types[0]]
    case = _of_neighbors(test.name, type, step, _O.SUB)
    ways = available((SYNC, ASYNC, BURST, FENCED), context.device.hal_version)
    with prepared(context.device, case.model) as model:
        return worst(
            _placed(case, OVERLAPPING[step]).execute(
                Trial(way, note=f"arguments {OVERLAPPING[step].name}"), model
            )
            for way in ways
        )


def _read_only(test: PlannedTest, context: Context) -> Judgment:
    """A sum of inputs in a file that can only be read: every version of the HAL has ADD."""
    case = _of_neighbors(test.name, OperandType[test.types[0]], 1, _O.ADD)
    inputs = zip(case.input_operands(), case.inputs, strict=True)
    outputs = zip(case.output_operands(), output_sizes(case.outputs), strict=True)
    run = CaseRun(case, ReadOnlyInputs([*inputs], [*outputs]))
    ways = available((SYNC, ASYNC, BURST, FENCED), context.device.hal_version)
    note = "inputs in memory that can only be read, in the middle of a file"
    with prepared(context.device, case.model) as model:
        return worst(run.execute(Trial(way, note=note), model) for way in ways)


def _in_pools(test: PlannedTest, context: Context) -> Judgment:
    """A sum of constants in four pools of the model."""
    in_files = test.name.startswith(_IN_FILES)
    case = sum_of_pools(test.name, OperandType[test.types[0]], in_files=in_files)
    way = available((SYNC, ASYNC), context.device.hal_version)[0]
    note = (
        "constants in four ranges of two files that can only be read"
        if in_files
        else "constants in four pools"
    )
    with prepared(context.device, case.model) as model:
        run = CaseRun.of(case, context.pools)
        return run.execute(Trial(way, note=note), model)


def _let_go(test: PlannedTest, context: Context) -> Judgment:
    """The client's memory goes as soon as the model is prepared, which has what it needs of it;
    that of the next model may have the same numbers of files.
    """
    case, other = (sum_of_pools(test.name, OperandType[test.types[0]]) for _ in range(2))
    trial = Trial(
        available((SYNC, ASYNC), context.device.hal_version)[0],
        note="after the client has let go of the memory of the model's constants",
    )
    with prepared(context.device, case.model) as model:
        case.use_model(replace(case.model, pools=()))  # nothing else has them
        with prepared(context.device, other.model):
            return CaseRun.of(case, context.pools).execute(trial, model)


def _in_order(
    cases: Callable[[str, OperandType], Sequence[SpecCase]],
    note: str,
    test: PlannedTest,
    context: Context,
) -> Judgment:
    """Cases of one model of subgraphs, or of lists of inputs and outputs."""
    made = cases(test.name, OperandType[test.types[0]])
    way = available((SYNC, ASYNC), context.device.hal_version)[0]
    with prepared(context.device, made[0].model) as model:
        trial = Trial(way, note=note)
        return worst(CaseRun.of(case, context.pools).execute(trial, model) for case in made)


def _shapes_in_order(test: PlannedTest, context: Context) -> Judgment:
    """The shapes of outputs that the model leaves open are reported in the order of the outputs."""
    has = context.device.hal_version
    if has < HalVersion.V1_2:
        raise Skipped(f"unknown dimensions came with HAL {HalVersion.V1_2}, the driver has {has}")
    (case,) = argument_orders.unlike_outputs(test.name, OperandType[test.types[0]])
    ways = available((SYNC, ASYNC, BURST), has)
    with prepared(context.device, without_dimensions(case)) as model:
        run = CaseRun.of(case, context.pools)
        trials = (Trial(way, Outputs.UNSPECIFIED, note=_TURNED) for way in ways)
        return worst(run.execute(trial, model) for trial in trials)


def _in_one_pool(
    judgments: Callable[[Prepared, Sequence[SpecCase]], Iterable[Judgment]],
    test: PlannedTest,
    context: Context,
    *,
    since: HalVersion = HalVersion.V1_0,
    large: bool = False,
) -> Judgment:
    """Two requests in one pool, the rest of which is the client's."""
    has = context.device.hal_version
    if has < since:
        raise Skipped(f"fenced executions came with HAL {since}, the driver has {has}")
    cases = two_sums(test.name, OperandType[test.types[0]], large=large)
    with switching_often(), prepared(context.device, cases[0].model) as model:
        return worst(judgments(model, cases))


def _in_memories(
    judgments: Callable[[Prepared, Sequence[SpecCase]], Iterable[Judgment]],
    test: PlannedTest,
    context: Context,
) -> Judgment:
    cases = two_sums(test.name, OperandType[test.types[0]])
    with prepared(context.device, cases[0].model) as model:
        return worst(judgments(model, cases))


def _omitting(test: PlannedTest, context: Context) -> Judgment:
    case = sums_of_one(test.name, OperandType[test.types[0]])
    with prepared(context.device, case.model) as model:
        return worst(without_some(model, case, context.pools))


def _unused(test: PlannedTest, context: Context) -> Judgment:
    way = available((SYNC, ASYNC), context.device.hal_version)[0]
    trial = Trial(way, note="a model with inputs that nothing reads")
    judgments = []
    for case in with_unused_inputs(test.name, OperandType[test.types[0]]):
        with prepared(context.device, case.model) as model:
            judgments.append(CaseRun.of(case, context.pools).execute(trial, model))
    return worst(judgments)


_MADE: Final[Mapping[str, Callable[[PlannedTest, Context], Judgment]]] = {
    _READ_ONLY: _read_only,
    _IN_POOLS: _in_pools,
    _IN_FILES: _in_pools,
    _IN_SUBGRAPHS: partial(
        _in_order, branches_and_loops, "constants of subgraphs in pools of their own"
    ),
    "constants_at_every_alignment": partial(
        _in_order,
        lambda name, type: [sum_of_pools_anywhere(name, type)],
        "constants one, two, three and five elements behind the beginnings of their pools",
    ),
    "constants_let_go": _let_go,
    "constants_fill_pools": partial(
        _in_order,
        lambda name, type: [sum_of_full_pools(name, type)],
        "constants of one element in pools that are no larger",
    ),
    "lists_in_another_order": partial(_in_order, argument_orders.main_graph, _TURNED),
    "shapes_in_another_order": _shapes_in_order,
    "lists_of_branches_in_another_order": partial(_in_order, argument_orders.branches, _TURNED),
    "lists_of_a_loop_in_another_order": partial(_in_order, argument_orders.loop, _TURNED),
    "subgraphs_of_two_operations": partial(
        _in_order, two_branches, "two operations that refer to the same subgraphs"
    ),
    "memory_named_twice": partial(_in_memories, named_twice),
    "many_memories": partial(_in_memories, in_many),
    "inputs_unused": _unused,
    "outputs_omitted": _omitting,
    "one_pool_in_turns": partial(_in_one_pool, in_turns),
    "one_pool_waiting": partial(_in_one_pool, waiting, since=HalVersion.V1_3),
    "one_pool_under_way": partial(_in_one_pool, while_under_way, large=True),
}
"""Tests that have models of their own, but for those of inputs that overlap."""

_OPERATIONS: Final[Mapping[str, tuple[str, ...]]] = {
    **{f"inputs_{step}_apart": ("SUB",) for step in OVERLAPPING},
    _IN_SUBGRAPHS: ("IF", "WHILE"),
    "inputs_unused": ("SUB",),
    "lists_of_branches_in_another_order": ("IF",),
    "lists_of_a_loop_in_another_order": ("WHILE",),
    "subgraphs_of_two_operations": ("IF",),
}
"""Operations of tests that are not about sums alone."""


def _of_neighbors(name: str, type: OperandType, step: int, operation: OperationType) -> SpecCase:
    """ADD or SUB of which each input is the one before from ``step`` elements on."""
    numbers = (np.arange(20) ** 2 + 3) % 101
    first, second = numbers[:16], numbers[step : 16 + step]
    builder = CaseBuilder(name)
    zero = 128 if operation == _O.SUB else 0
    scales = (
        ((1.0, 0), (1.0, 0), (1.0, zero)) if type == _T.TENSOR_QUANT8_ASYMM else ((0.0, 0),) * 3
    )
    one, other = (builder.input(type, (16,), *scales[index]) for index in range(2))
    none = builder.constant(_T.INT32, 0)
    builder.operation(operation, (one, other, none), (builder.output(type, (16,), *scales[2]),))
    results = first - second if operation == _O.SUB else first + second
    return builder.case([first, second], [results + scales[2][1]])


def _placed(case: SpecCase, placement: Placement) -> CaseRun:
    return CaseRun(case, PlacedArguments.of(case, placement))
