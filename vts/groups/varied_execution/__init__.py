"""Executions that differ in more than numbers: in what controls the computation, and in dimensions.

A test of our own. Several cases of a spec are made into one model, whose inputs are what they
differ in (:mod:`nntest.cases.common_models`): conditions, axes, paddings, sizes, weights.
That model is prepared once. Sources: ``IPreparedModel.hal``, a prepared model has no state, so that
an execution depends on its own inputs only; ``RequestArgument.dimensions`` of ``types.hal``, which
say what the model leaves open, for each request anew; and the operations' lists of inputs, which
demand a constant nowhere; ``OperationType::IF``, whose branches may give unlike dimensions where
the model leaves those of its output open. A driver that wants constants or known dimensions says so
by getSupportedOperations, and is not tested.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from nnhal.types import OperandType
from nntest.cases.common_models import common_cases
from nntest.groups.test_group import planned
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.generated import worst
from vts.driving.prepared import prepared
from vts.driving.turns import in_turns
from vts.groups.varied_execution.different_branches import unlike_branches
from vts.groups.varied_execution.mismatched_dimensions import (
    MISFITS,
    execute_contradictions,
    execute_left_out,
    execute_misfits,
    types_of,
)
from vts.test_group import Context, IndexedCase, PlannedTest, TestGroup

__all__ = ["GROUP"]

_MISFITS: Final = "dimensions_that_do_not_fit"

_LEFT_OUT: Final = "dimensions_left_out"

_CONTRADICTED: Final = "dimensions_contradicted"

_BRANCHES: Final = "branches_of_unlike_dimensions"

_WRONG: Final = {
    _MISFITS: execute_misfits,
    _LEFT_OUT: execute_left_out,
    _CONTRADICTED: execute_contradictions,
}
"""Requests that must fail, by what is wrong with their dimensions."""

_TYPES: Final = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)

_MAX_CASES: Final = 6
"""Cases of one test. More of them would say the same of most drivers."""


class _VariedExecution(TestGroup):
    name = "varied_execution"
    title = "Other control data and dimensions"
    summary = (
        "Executions of one prepared model that differ in conditions, axes, paddings, other "
        "arguments and dimensions each give their own results, in any order. They fail if "
        "dimensions are missing, or do not fit each other or the model."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        families: dict[tuple[str, str], list[IndexedCase]] = defaultdict(list)
        for case in corpus:
            if case.template:
                families[case.spec, case.template].append(case)
        several = (cases for cases in families.values() if len(cases) > 1)
        return [*(_planned(self.name, cases) for cases in several), *self._without_case()]

    def _without_case(self) -> Iterator[PlannedTest]:
        misfits = [(operation, type) for operation in MISFITS for type in types_of(operation)]
        branches = {_BRANCHES: [("IF", type) for type in _TYPES]}
        for name, pairs in (dict.fromkeys(_WRONG, misfits) | branches).items():
            for operation, type in pairs:
                yield self.directed(f"{name}/{operation}/{type.name}", operation, types=[type])

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if not test.case:
            return self._run_without_case(test, context)
        return self._in_turns(common_cases(context.cases(test)), context)

    def _run_without_case(self, test: PlannedTest, context: Context) -> Judgment:
        name, operation, type = test.name.split("/")
        if name in _WRONG:
            return _WRONG[name](context, operation, OperandType[type])
        return self._in_turns(unlike_branches(OperandType[type]), context)

    def _in_turns(self, cases: Sequence[SpecCase], context: Context) -> Judgment:
        with prepared(context.device, cases[0].model) as model:
            return worst(in_turns(model, cases, context.pools))


GROUP: Final = _VariedExecution()


def _planned(group: str, cases: Sequence[IndexedCase]) -> PlannedTest:
    """The test of ``cases``: the first, the last, and as many between as there is time for."""
    chosen = [cases[0], cases[-1], *cases[1:-1]][:_MAX_CASES]
    return planned(group, cases[0], others=chosen[1:])
