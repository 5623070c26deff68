"""RELU, RELU1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU and PRELU."""

from __future__ import annotations

from typing import Final

from nnhal.operand_types import is_quantized
from nnhal.operations.rules import float32
from nnhal.types import OperationType
from nntest.random_graph.broadcasting import partner
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import clamped, hull, product
from nntest.random_graph.site import Site
from nntest.random_graph.values import Interval

__all__: list[str] = []

O = OperationType  # noqa: E741

_BOUNDS: Final[dict[OperationType, Interval]] = {
    O.RELU: (0.0, float("inf")),
    O.RELU1: (-1.0, 1.0),
    O.RELU6: (0.0, 6.0),
    O.LOGISTIC: (0.0, 1.0),
    O.TANH: (-1.0, 1.0),
}

_HARD_SWISH_PARTS: Final = 64
"""Of a step of the input is a step of the output at least."""


@draws(O.RELU, O.RELU1, O.RELU6)
def _clamp(site: Site) -> None:
    value = site.tensor("input")
    site.outputs(clamped(value.interval, *_BOUNDS[site.operation]))


@draws(O.LOGISTIC, O.TANH)
def _squash(site: Site) -> None:
    site.tensor("input")
    site.outputs(_BOUNDS[site.operation])


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
