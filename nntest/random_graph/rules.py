"""Rules of operations on quantization and rank, by operand, as a drawer needs them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from nnhal.operand_types import is_quantized
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.rules import (
    FixedQuantization,
    RankBefore,
    SameQuantization,
    ZeroPointZeroBefore,
)
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperandType, OperationType
from nntest.random_graph.values import Quantization, Value

__all__ = ["OperationRules", "rules_of"]


class OperationRules:
    """The rules that an operation has in :mod:`nnhal.operations`, in one level.

    BiasScale, ChannelDimension and ScaleAboveProduct are kept by
    :mod:`nntest.random_graph.products`; those of one operation only by its drawer.
    """

    def __init__(self, operation: OperationType, level: FeatureLevel) -> None:
        rules = OPERATIONS[operation].rules
        fixed = [rule for rule in rules if isinstance(rule, FixedQuantization)]
        self._inputs = {r.input: r.quantization for r in fixed if r.input is not None}
        self._outputs = {r.output: r.quantization for r in fixed if r.input is None}
        same = [rule for rule in rules if isinstance(rule, SameQuantization)]
        self._same = [rule for rule in same if rule.before is None or level < rule.before]
        zero = (rule for rule in rules if isinstance(rule, ZeroPointZeroBefore))
        self._first_zero = any(level < rule.level for rule in zero)
        ranks = (rule for rule in rules if isinstance(rule, RankBefore))
        self.first_ranks: Sequence[int] = next((r.ranks for r in ranks if level < r.level), ())
        """The ranks that input 0 may have, where there is such a rule."""

    def input(self, position: int, type: OperandType) -> Quantization | None:
        """The one quantization that an input may have."""
        found = self._inputs.get(position, {}).get(type)
        return None if found is None else Quantization(*found)

    def zero_point_is_zero(self, position: int, type: OperandType) -> bool:
        """Whether the zero point of an input has to be 0."""
        return self._first_zero and position == 0 and type == OperandType.TENSOR_QUANT8_ASYMM

    def output(self, index: int, type: OperandType, inputs: Sequence[Value]) -> Quantization | None:
        """The one quantization that an output may have."""
        if not is_quantized(type):
            return Quantization()
        found = self._outputs.get(index, {}).get(type)
        if found is not None:
            return Quantization(*found)
        sources = (rule.source for rule in self._same if index in rule.outputs)
        return next((inputs[source].quantization for source in sources), None)


@cache
def rules_of(operation: OperationType, level: FeatureLevel) -> OperationRules:
    """The rules of ``operation`` in ``level``."""
    return OperationRules(operation, level)
