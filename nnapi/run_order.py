"""The order in which operations run: each after those that compute its inputs.

Source: ``ModelBuilder::sortIntoRunOrder``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnapi.errors import bad_data
from nnhal.types import Operand, OperandLifeTime, Operation

__all__ = ["run_order"]

_COMPUTED: Final = frozenset({OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT})


def run_order(operands: Sequence[Operand], operations: Sequence[Operation]) -> list[int]:
    """Indexes of ``operations`` in their order.

    The operation that became ready last runs first, as in Android: which steps a plan has depends
    on it. BAD_DATA for a cycle and for an operand that is read but never written. Indexes have been
    checked.
    """
    missing: list[int] = []
    readers: dict[int, list[int]] = {}
    for number, operation in enumerate(operations):
        computed = [index for index in operation.inputs if operands[index].lifetime in _COMPUTED]
        missing.append(len(computed))
        for index in computed:
            readers.setdefault(index, []).append(number)
    ready = [number for number, count in enumerate(missing) if count == 0]
    order: list[int] = []
    while ready:
        number = ready.pop()
        order.append(number)
        for index in operations[number].outputs:
            for reader in readers.get(index, ()):
                missing[reader] -= 1
                if missing[reader] == 0:
                    ready.append(reader)
    if len(order) != len(operations):
        raise bad_data("the graph has a cycle, or reads an operand that nothing writes")
    return order
