"""BATCH_MATMUL."""

from __future__ import annotations

import math

from nnhal.operand_types import is_quantized
from nnhal.types import OperandType, OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import magnitude, product
from nntest.random_graph.products import quantized_sum
from nntest.random_graph.site import Site

__all__: list[str] = []


@draws(OperationType.BATCH_MATMUL)
def _batch_matmul(site: Site) -> None:
    left = site.tensor("lhs")
    adjoint_left, adjoint_right = site.dice.flag(), site.dice.flag()
    rows, inner = reversed(left.shape[-2:]) if adjoint_left else left.shape[-2:]
    columns = site.draft.limits.size(site.dice, *site.draft.limits.dimension)
    matrix = (columns, inner) if adjoint_right else (inner, columns)
    bound = site.magnitude / (inner * max(left.magnitude, 1.0))
    if left.type == OperandType.TENSOR_INT32:
        bound = math.floor(bound)
    right = site.exact("rhs", (*left.shape[:-2], *matrix), within=(-bound, bound))
    site.scalar("adjoint_lhs", adjoint_left)
    site.scalar("adjoint_rhs", adjoint_right)
    site.work(math.prod(left.shape[:-2]) * rows * inner * columns)
    if is_quantized(left.type):
        site.outputs(quantized_sum(site, left.scale, right.scale, inner))
    else:
        largest = inner * magnitude(product(left.interval, right.interval))
        site.outputs((-largest, largest))
