"""Operations that make each element of one tensor into another, activations among them."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from nnhal.operand_types import is_quantized
from nnhal.operations.rules import float32
from nnhal.types import OperandType, OperationType
from nntest.random_graph.broadcasting import partner
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import clamped, hull, product
from nntest.random_graph.site import ANY, Site
from nntest.random_graph.values import CODES, Content, Interval, Quantization, Value

__all__: list[str] = []

O = OperationType  # noqa: E741

_LEAST: Final = 2.0**-6
"""Least number that logarithms and reciprocal square roots are taken of."""

_HARD_SWISH_PARTS: Final = 64
"""Parts of a step of the input, one of which is a step of the output at least."""


class _Function(NamedTuple):
    """A function of an input: what it makes of it, and of which inputs it is taken."""

    bounds: Callable[[Value], Interval]
    within: Callable[[Site], Interval] = lambda _: ANY


def _clamp(low: float, high: float) -> _Function:
    return _Function(lambda value: clamped(value.interval, low, high))


_FUNCTIONS: Final = {
    O.ABS: _Function(lambda value: (0.0, value.magnitude)),
    O.NEG: _Function(lambda value: (-value.high, -value.low)),
    O.FLOOR: _Function(lambda value: (math.floor(value.low), value.high)),
    O.LOGICAL_NOT: _Function(lambda _: (0, 1)),
    O.LOG: _Function(lambda _: (-5.0, 12.0), lambda site: (_LEAST, site.magnitude)),
    O.SIN: _Function(lambda _: (-1.0, 1.0), lambda _: (-100.0, 100.0)),
    O.SQRT: _Function(
        lambda value: (0.0, math.sqrt(value.high)), lambda site: (0.0, site.magnitude)
    ),
    O.RELU: _clamp(0.0, math.inf),
    O.RELU1: _clamp(-1.0, 1.0),
    O.RELU6: _clamp(0.0, 6.0),
    O.LOGISTIC: _Function(lambda _: (0.0, 1.0)),
    O.TANH: _Function(lambda _: (-1.0, 1.0)),
}


@draws(*_FUNCTIONS)
def _function(site: Site) -> None:
    function = _FUNCTIONS[site.operation]
    site.outputs(function.bounds(site.tensor("input", within=function.within(site))))


@draws(O.EXP)
def _exponential(site: Site) -> None:
    half = site.output_type() == OperandType.TENSOR_FLOAT16
    site.tensor("input", within=(-16.0, 6.5 if half else 10.0))
    site.outputs((0.0, site.magnitude))


@draws(O.RSQRT)
def _reciprocal_root(site: Site) -> None:
    type = site.type("input")
    if is_quantized(type):
        _give_positive(site, type)
    else:
        site.tensor("input", within=(_LEAST, site.magnitude))
    site.outputs((0.0, 1 / math.sqrt(_LEAST)))


def _give_positive(site: Site, type: OperandType) -> None:
    """Codes above the zero point, which is the least one."""
    low, high = CODES[type]
    quantization = Quantization(site.dice.scale(), low)
    shape = site.shape(site.dice.number(1, 4))
    interval = (quantization.scale, (high - low) * quantization.scale)
    constant = site.dice.flag() and site.draft.has_input
    content = Content(low + 1, high)
    site.give("input", Value(type, shape, interval, quantization, content, constant))


@draws(O.HARD_SWISH)
def _hard_swish(site: Site) -> None:
    """Kernels of TF Lite round to 128ths of a step of the input, and the HAL says nothing of it."""
    value = site.tensor("input")
    if is_quantized(value.type):
        site.above(float32(value.scale / _HARD_SWISH_PARTS))
    site.outputs((-0.375, max(value.high, 0.0)))


@draws(O.ELU)
def _elu(site: Site) -> None:
    value = site.tensor("input", within=(-site.magnitude, 80.0))
    alpha = site.scalar("alpha", site.dice.number(1, 16) / 8)
    site.outputs((-alpha, max(value.high, 0.0)))


@draws(O.PRELU)
def _prelu(site: Site) -> None:
    value = site.tensor("input", within=(-site.magnitude / 2, site.magnitude))
    alpha = partner(site, "alpha", value, within=(-2.0, 2.0))
    negative = product(clamped(value.interval, float("-inf"), 0.0), alpha.interval)
    site.outputs(hull(negative, clamped(value.interval, 0.0, float("inf"))))
