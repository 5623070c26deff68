"""ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW."""

from __future__ import annotations

import math

from nnhal.operand_types import is_quantized
from nnhal.operations.rules import float32
from nnhal.types import OperandType, OperationType
from nntest.random_graph.broadcasting import partner
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import activated, product
from nntest.random_graph.site import ANY, Site
from nntest.random_graph.values import Interval, Value

__all__: list[str] = []

O = OperationType  # noqa: E741

_MAX_QUOTIENTS = 4.0
"""A divisor of floats is at least a fourth."""


def _half(site: Site) -> Interval:
    return (-site.magnitude / 2, site.magnitude / 2)


@draws(O.ADD, O.SUB)
def _sum(site: Site) -> None:
    first = site.tensor("input0", within=_half(site))
    second = partner(site, "input1", first, within=_half(site))
    low, high = second.interval if site.operation == O.ADD else (-second.high, -second.low)
    site.outputs(activated(site, (first.low + low, first.high + high)))


@draws(O.MUL)
def _product(site: Site) -> None:
    first = site.tensor("input0")
    second = partner(site, "input1", first, within=_factor(site, first))
    if is_quantized(first.type):
        site.above(float32(first.scale * second.scale))
    site.outputs(activated(site, product(first.interval, second.interval)))


def _factor(site: Site, first: Value) -> Interval:
    """What may be multiplied with ``first``."""
    bound = site.magnitude / max(first.magnitude, 1.0)
    if first.type == OperandType.TENSOR_INT32:
        bound = math.floor(bound)
    return -bound, bound


@draws(O.DIV)
def _quotient(site: Site) -> None:
    """By numbers of one sign, far from zero."""
    integers = site.output_type() == OperandType.TENSOR_INT32
    largest = site.magnitude / _MAX_QUOTIENTS
    first = site.tensor("input0", within=ANY if integers else (-largest, largest))
    least = 1.0 if integers else 1 / _MAX_QUOTIENTS
    within = (least, 1000.0) if site.dice.flag() else (-1000.0, -least)
    partner(site, "input1", first, within=within)
    bound = first.magnitude * (1 if integers else _MAX_QUOTIENTS)
    site.outputs(activated(site, (-bound, bound)))


@draws(O.MAXIMUM, O.MINIMUM)
def _extreme(site: Site) -> None:
    first = site.tensor("input0")
    second = partner(site, "input1", first)
    choose = max if site.operation == O.MAXIMUM else min
    site.outputs((choose(first.low, second.low), choose(first.high, second.high)))


@draws(O.POW)
def _power(site: Site) -> None:
    """Of positive numbers, so that any exponent will do, or of any with a whole exponent."""
    if site.dice.one_in(3):
        site.tensor("input0", within=(-4.0, 4.0))
        site.given("input1", [site.dice.number(1, 3)], constant=True)
        site.outputs((-64.0, 64.0))
        return
    base = site.tensor("input0", within=(0.25, 4.0))
    partner(site, "input1", base, within=(-3.0, 3.0))
    site.outputs((1 / 64, 64.0))
