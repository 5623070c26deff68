"""The operands of commutative operations change places."""

from __future__ import annotations

from typing import ClassVar, Final

from nnhal.types import Operation, OperationType
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.laws.rewriting import Rewriting, rewritten
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice

__all__ = ["LAW"]

_T: Final = OperationType

_COMMUTATIVE: Final = frozenset(
    {
        *(_T.ADD, _T.MUL, _T.MAXIMUM, _T.MINIMUM, _T.EQUAL, _T.NOT_EQUAL),
        *(_T.LOGICAL_AND, _T.LOGICAL_OR),
    }
)


class _OperandsExchanged(Rewriting):
    name: ClassVar[str] = "operands_exchanged"
    title: ClassVar[str] = "Operands of commutative operations exchanged"
    why: ClassVar[str] = (
        "a + b is b + a, in IEEE 754 too. Quantized operands have scales of their own, which a "
        "driver may round in another order: within the tolerance."
    )

    def twin(self, specimen: Specimen, dice: Dice) -> Specimen | None:
        if _COMMUTATIVE.isdisjoint(specimen.operations):
            return None
        edit = Edit(specimen.model)
        edit.operations = [_exchanged(operation) for operation in edit.operations]
        return rewritten(specimen, edit.model())


LAW: Final = _OperandsExchanged()


def _exchanged(operation: Operation) -> Operation:
    if operation.type not in _COMMUTATIVE:
        return operation
    first, second, *rest = operation.inputs
    return Operation(operation.type, (second, first, *rest), operation.outputs)
