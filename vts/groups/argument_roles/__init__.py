"""Tensors as inputs of a model and as constants, in every mixture of one and all others.

A test of our own, against drivers that pack what is constant when a model is prepared, and take
more for constant than is, or less. Source: ``types.hal``, ``OperandLifeTime``, by which an operand
has the same meaning whatever its lifetime, and the operations' lists of inputs, which demand a
constant nowhere. A driver that wants constants says so by getSupportedOperations, and is not
tested. What is an input is another one in the second execution, so that a driver that takes the
first one for constant is found, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nnhal.operand_types import TENSORS
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import OperationSpec
from nntest.groups.test_group import planned, signature_of
from nntest.judge import Judgment
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, SYNC
from vts.driving.generated import worst
from vts.driving.prepared import prepared, unsupported
from vts.groups.argument_roles.other_controls import with_other_controls
from vts.groups.argument_roles.roles import in_other_roles
from vts.groups.repeated_execution import there_and_back
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_MOST_BYTES: Final = 1 << 12
"""Of the output of a case that is prepared again and again."""


def _has_two_tensors(operation: OperationSpec) -> bool:
    return any(
        sum((argument.type in TENSORS) * (1 + argument.repeated) for argument in signature.inputs)
        > 1
        for signature in operation.signatures
    )


_WITH_TENSORS: Final = frozenset(
    {spec.name for spec in OPERATIONS.values() if _has_two_tensors(spec)} - {"RANDOM_MULTINOMIAL"}
) | {"IF", "WHILE"}
"""Operations that may have several tensors. What RANDOM_MULTINOMIAL gives is judged by its inputs.
"""


class _ArgumentRoles(TestGroup):
    name = "argument_roles"
    title = "Roles of arguments"
    summary = (
        "Operations give the same results whichever of their tensors are inputs of the model and "
        "which are constants, and other results for other inputs."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if _has_one_operation(case)]
        return [planned(self.name, case) for case in (cases if thorough else _largest(cases))]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case = context.case(test)
        way = available((SYNC, ASYNC), context.device.hal_version)[0]
        judgments, reason = [], "the operation has one tensor only"
        for what, changed in in_other_roles(case):
            refused = unsupported(context.device, changed.model)
            if refused is not None:
                reason = f"{refused} where {what}"
                continue
            with prepared(context.device, changed.model) as model:
                other = with_other_controls(context, changed)
                judgments.append(
                    there_and_back(context, model, way, changed, other or changed, what)
                )
        if not judgments:
            raise Skipped(reason)
        return worst(judgments)


GROUP: Final = _ArgumentRoles()


def _has_one_operation(case: IndexedCase) -> bool:
    has_outputs = case.output_bytes > 0 and not case.expect_failure
    return has_outputs and case.operation_count == 1 and case.first_operation in _WITH_TENSORS


def _largest(cases: Iterable[IndexedCase]) -> list[IndexedCase]:
    """For each operation, the types of its operands and the HAL version, the case with the largest
    output that is not too large: of many elements, more depend on each argument.
    """
    chosen: dict[tuple[str, str], IndexedCase] = {}
    for case in cases:
        known = chosen.setdefault((signature_of(case), case.version), case)
        if known.output_bytes < case.output_bytes <= _MOST_BYTES:
            chosen[signature_of(case), case.version] = case
    return list(chosen.values())
