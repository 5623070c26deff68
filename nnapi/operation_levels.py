"""Levels of operations as the runtime sees them: what Android checks when one is added to a model.

The HAL asks for more: ranks and quantization of most operations are checked when a model is
prepared or executed. The registry, which judges what a driver may be given, has all rules; here the
runtime leaves out those that it does not look at. Source: the ``validate`` functions of Android's
``common/types/operations/src``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from nnhal.operand_types import is_extension
from nnhal.operations.argument import Argument
from nnhal.operations.node import Node, TensorInfo
from nnhal.operations.registry import check_operation, operation_spec
from nnhal.operations.rules import (
    ChannelDimension,
    RankBefore,
    SameQuantization,
    ScaleAboveProduct,
    ZeroPointZeroBefore,
)
from nnhal.operations.shape_rules import DimensionSize, OutputRank, SameShape
from nnhal.operations.spec import FeatureLevel, Form, OperationSpec, Rule
from nnhal.types import Operand, Operation, OperationType

__all__ = ["operation_level"]

_T: Final = OperationType
_INPUT: Final = frozenset({"input"})
_BOTH_INPUTS: Final = frozenset({"input0", "input1"})

_RANKS: Final[Mapping[int, frozenset[str]]] = MappingProxyType(
    {
        **dict.fromkeys((_T.ADD, _T.DIV, _T.MUL, _T.SUB), _BOTH_INPUTS),
        **dict.fromkeys(
            (
                _T.CHANNEL_SHUFFLE,
                _T.CONCATENATION,
                _T.DEQUANTIZE,
                _T.FLOOR,
                _T.L2_NORMALIZATION,
                _T.LOCAL_RESPONSE_NORMALIZATION,
                _T.LOGISTIC,
                _T.MEAN,
                _T.PAD,
                _T.PAD_V2,
                _T.REDUCE_ALL,
                _T.REDUCE_ANY,
                _T.REDUCE_MAX,
                _T.REDUCE_MIN,
                _T.REDUCE_PROD,
                _T.REDUCE_SUM,
                _T.RELU,
                _T.RELU1,
                _T.RELU6,
                _T.RESHAPE,
                _T.SOFTMAX,
                _T.SQUEEZE,
                _T.STRIDED_SLICE,
                _T.TANH,
                _T.TRANSPOSE,
            ),
            _INPUT,
        ),
        _T.CONV_2D: frozenset({"input", "filter"}),
        _T.FULLY_CONNECTED: frozenset({"input", "weights", "bias"}),
        _T.MIRROR_PAD: frozenset({"paddings"}),
        _T.REVERSE: frozenset({"axis"}),
    }
)
"""The inputs whose rank is checked, by operation; of all others none is."""

_RULES: Final = (
    ChannelDimension,
    DimensionSize,
    OutputRank,
    RankBefore,
    SameShape,
    ScaleAboveProduct,
    ZeroPointZeroBefore,
)
"""Kinds of rules that are checked; the others are about quantization."""

_SAME_QUANTIZATION: Final = frozenset({_T.MIRROR_PAD, _T.PACK, _T.REVERSE})
"""Operations that must keep scale and zero point."""


def operation_level(operation: Operation, operands: Sequence[Operand]) -> FeatureLevel:
    """The least level that accepts ``operation`` when it is added to a model; raises Invalid.

    An omitted input counts as what its operand is declared to be.
    """
    if is_extension(operation.type) or operation.type == OperationType.OEM_OPERATION:
        return check_operation(operation, operands)
    node = Node(
        operation.type,
        tuple(TensorInfo.from_operand(operands[index]) for index in operation.inputs),
        tuple(TensorInfo.from_operand(operands[index]) for index in operation.outputs),
    )
    return _spec(operation.type).check(node)


@cache
def _spec(type: int) -> OperationSpec:
    """The description of an operation without what is not checked. Raises Invalid."""
    spec = operation_spec(type)
    ranked = _RANKS.get(type, frozenset())
    forms = tuple(_form(form, ranked) for form in spec.forms)
    return replace(spec, forms=forms, rules=tuple(r for r in spec.rules if _is_checked(r, type)))


def _form(form: Form, ranked: frozenset[str]) -> Form:
    def freed(argument: Argument) -> Argument:
        return argument if argument.name in ranked else replace(argument, ranks=())

    return replace(form, inputs=tuple(map(freed, form.inputs)))


def _is_checked(rule: Rule, type: int) -> bool:
    if isinstance(rule, SameQuantization):
        return rule.before is not None or type in _SAME_QUANTIZATION
    return isinstance(rule, _RULES)
