"""Inputs and outputs wherever a request may put them in its pools.

A test of our own; :mod:`vts.execution.placements` has the rules and their sources. Android's
runtime puts arguments at preferred addresses, but only those that it copies: offsets in memory of a
client reach the driver as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final
from zlib import crc32

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.groups.test_group import signature_of
from nntest.judge import Judgment
from vts.execution.arguments import output_sizes
from vts.execution.available_executors import available
from vts.execution.case_builder import CaseBuilder
from vts.execution.constant_pools import sum_of_pools
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC
from vts.execution.generated import CaseRun, planned, representatives, worst
from vts.execution.placements import OVERLAPPING, PlacedArguments, placements
from vts.execution.prepared import prepared
from vts.execution.read_only_inputs import ReadOnlyInputs
from vts.execution.rules import Trial
from vts.test_group import Context, IndexedCase, PlannedTest, TestGroup

if TYPE_CHECKING:
    from nntest.spec import SpecCase
    from vts.execution.placements import Placement

__all__ = ["GROUP"]

_T: Final = OperandType
_O: Final = OperationType

_READ_ONLY: Final = "inputs_only_readable"
_IN_POOLS: Final = "constants_in_pools"


class _ArgumentPlacement(TestGroup):
    name = "argument_placement"
    title = "Placement of arguments"
    summary = (
        "Inputs and outputs are found at every alignment of their elements, next to each other, in "
        "one pool or many, at large offsets and with padding, inputs also in one range of memory "
        "and where they can only be read, constants in any pool, and nothing else is written."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if not case.expect_failure]
        # Many executions each: once for each operation and the types of its arguments.
        chosen = representatives(cases, thorough=thorough, same=signature_of)
        return [*(planned(self.name, case) for case in chosen), *self._of_overlapping_inputs()]

    def _of_overlapping_inputs(self) -> Iterator[PlannedTest]:
        names = (*(f"inputs_{step}_apart" for step in OVERLAPPING), _READ_ONLY, _IN_POOLS)
        for name, type in product(names, (_T.TENSOR_FLOAT32, _T.TENSOR_QUANT8_ASYMM)):
            yield PlannedTest(
                group=self.name,
                name=f"{name}/{type.name}",
                operations=("ADD" if name == _IN_POOLS else "SUB",),
                types=(type.name,),
            )

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if not test.case:
            return _MADE.get(test.name.partition("/")[0], _overlapping)(test, context)
        case, version = context.case(test), context.device.hal_version
        plain = (SYNC, ASYNC, BURST, FENCED) if all(case.outputs) else (SYNC, ASYNC, BURST)
        ways = available(plain, version)
        # Another way for each placement, and another one of it for each case.
        first = crc32(test.name.encode())
        with prepared(context.device, case.model) as model:
            judgments = []
            for number, placement in enumerate(placements(version, first), first):
                trial = Trial(ways[number % len(ways)], note=f"arguments {placement.name}")
                judgments.append(_placed(case, placement).execute(trial, model))
            return worst(judgments)


GROUP: Final = _ArgumentPlacement()


def _overlapping(test: PlannedTest, context: Context) -> Judgment:
    """The difference of neighbors, or of equals, in one range of memory."""
    step, type = int(test.name.split("_")[1]), OperandType[test.types[0]]
    case = _difference(test.name, type, step)
    ways = available((SYNC, ASYNC, BURST, FENCED), context.device.hal_version)
    with prepared(context.device, case.model) as model:
        return worst(
            _placed(case, OVERLAPPING[step]).execute(
                Trial(way, note=f"arguments {OVERLAPPING[step].name}"), model
            )
            for way in ways
        )


def _read_only(test: PlannedTest, context: Context) -> Judgment:
    """The difference of neighbors, in a file that can only be read."""
    case = _difference(test.name, OperandType[test.types[0]], 1)
    inputs = zip(case.input_operands(), case.inputs, strict=True)
    outputs = zip(case.output_operands(), output_sizes(case.outputs), strict=True)
    run = CaseRun(case, ReadOnlyInputs([*inputs], [*outputs]))
    ways = available((SYNC, ASYNC, BURST, FENCED), context.device.hal_version)
    note = "inputs in memory that can only be read, in the middle of a file"
    with prepared(context.device, case.model) as model:
        return worst(run.execute(Trial(way, note=note), model) for way in ways)


def _in_pools(test: PlannedTest, context: Context) -> Judgment:
    """A sum of constants in four pools of the model."""
    case = sum_of_pools(test.name, OperandType[test.types[0]])
    way = available((SYNC, ASYNC), context.device.hal_version)[0]
    with prepared(context.device, case.model) as model:
        run = CaseRun.of(case, context.pools)
        return run.execute(Trial(way, note="constants in four pools"), model)


_MADE: Final = {_READ_ONLY: _read_only, _IN_POOLS: _in_pools}
"""Tests that have models of their own, but for those of inputs that overlap."""


def _difference(name: str, type: OperandType, step: int) -> SpecCase:
    """SUB of which each input is the one before from ``step`` elements on."""
    numbers = (np.arange(20) ** 2 + 3) % 101
    first, second = numbers[:16], numbers[step : 16 + step]
    builder = CaseBuilder(name)
    scales = ((1.0, 0), (1.0, 0), (1.0, 128)) if type == _T.TENSOR_QUANT8_ASYMM else ((0.0, 0),) * 3
    one, other = (builder.input(type, (16,), *scales[index]) for index in range(2))
    none = builder.constant(_T.INT32, 0)
    builder.operation(_O.SUB, (one, other, none), (builder.output(type, (16,), *scales[2]),))
    return builder.case([first, second], [first - second + scales[2][1]])


def _placed(case: SpecCase, placement: Placement) -> CaseRun:
    inputs = zip(case.input_operands(), case.inputs, strict=True)
    outputs = zip(case.output_operands(), output_sizes(case.outputs), strict=True)
    return CaseRun(case, PlacedArguments(placement, [*inputs], [*outputs]))
