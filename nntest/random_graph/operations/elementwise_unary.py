"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

import math
from typing import Final

from nnhal.operand_types import is_quantized
from nnhal.types import OperandType, OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import Site
from nntest.random_graph.values import CODES, Content, Quantization, Value

__all__: list[str] = []

O = OperationType  # noqa: E741

_LEAST: Final = 2.0**-6
"""Of what logarithms and reciprocal square roots are taken of."""


@draws(O.ABS)
def _absolute(site: Site) -> None:
    value = site.tensor("input")
    site.outputs((0.0, value.magnitude))


@draws(O.NEG)
def _negative(site: Site) -> None:
    value = site.tensor("input")
    site.outputs((-value.high, -value.low))


@draws(O.FLOOR)
def _floor(site: Site) -> None:
    value = site.tensor("input")
    site.outputs((math.floor(value.low), value.high))


@draws(O.EXP)
def _exponential(site: Site) -> None:
    half = site.output_type() == OperandType.TENSOR_FLOAT16
    site.tensor("input", within=(-16.0, 6.5 if half else 10.0))
    site.outputs((0.0, site.magnitude))


@draws(O.LOG)
def _logarithm(site: Site) -> None:
    site.tensor("input", within=(_LEAST, site.magnitude))
    site.outputs((-5.0, 12.0))


@draws(O.SIN)
def _sine(site: Site) -> None:
    site.tensor("input", within=(-100.0, 100.0))
    site.outputs((-1.0, 1.0))


@draws(O.SQRT)
def _root(site: Site) -> None:
    value = site.tensor("input", within=(0.0, site.magnitude))
    site.outputs((0.0, math.sqrt(value.high)))


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
