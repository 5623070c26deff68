"""QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import ANY, Site
from nntest.random_graph.values import CODES, MAX_MAGNITUDE, Interval

__all__: list[str] = []

O = OperationType  # noqa: E741


@draws(O.QUANTIZE)
def _quantize(site: Site) -> None:
    site.outputs(site.tensor("input").interval)


@draws(O.DEQUANTIZE)
def _dequantize(site: Site) -> None:
    value = site.tensor("input")
    site.require(value.magnitude <= site.magnitude)
    site.outputs(value.interval)


@draws(O.CAST)
def _cast(site: Site) -> None:
    """Of codes, not of what they stand for; within the range of the target, since what happens
    outside of it is not specified.
    """
    source, target = site.type("input"), site.output_type()
    value = site.tensor("input", within=_range(target) if source not in CODES else ANY)
    if source == target:
        site.quantized(value.quantization)
        site.outputs(value.interval)
    elif source in CODES:
        site.outputs(CODES[source])
    else:
        site.outputs(value.interval)


def _range(type: OperandType) -> Interval:
    if type in CODES:
        return CODES[type]
    largest = MAX_MAGNITUDE[type]
    return -largest, largest
