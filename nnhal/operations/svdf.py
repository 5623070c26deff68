"""SVDF."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.recurrent import RecurrentActivation, activation, require_shape
from nnhal.operations.spec import (
    F16,
    F32,
    FeatureLevel,
    OperationSpec,
    T,
    each,
    form,
    scalars,
    tensor,
)
from nnhal.types import OperationType

__all__ = ["OPERATIONS", "SvdfParameters", "parameters"]

_INPUT, _FEATURE, _TIME, _BIAS, _STATE, _RANK, _ACTIVATION = range(7)


@dataclass(frozen=True, slots=True)
class SvdfParameters:
    """``filters`` = ``units`` * ``rank``; ``memory`` is the number of steps remembered."""

    batches: int
    rank: int
    units: int
    filters: int
    memory: int
    activation: RecurrentActivation


def parameters(node: Node) -> SvdfParameters:
    """Decode the arguments and check the shapes of all inputs against each other."""
    batches, input_size = node.tensor(_INPUT).shape
    filters, rank = node.tensor(_FEATURE).shape[0], int(node.scalar(_RANK))
    memory = node.tensor(_TIME).shape[1]
    divides = rank > 0 and filters % rank == 0
    node.require(divides, f"{filters} filters do not divide by input 5 (rank) {rank}")
    units = filters // rank
    require_shape(node, _FEATURE, filters, input_size)
    require_shape(node, _TIME, filters, memory)
    require_shape(node, _BIAS, units)
    require_shape(node, _STATE, batches, memory * filters)
    return SvdfParameters(batches, rank, units, filters, memory, activation(node, _ACTIVATION))


def _shapes(node: Node) -> tuple[Shape, ...]:
    """New state [batches, memory * filters] and output [batches, units]."""
    args = parameters(node)
    return ((args.batches, args.memory * args.filters), (args.batches, args.units))


OPERATIONS: Final = (
    OperationSpec(
        OperationType.SVDF,
        (
            form(
                FeatureLevel.V1_0,
                tensor("input", T, 2),
                tensor("weights_feature", T, 2),
                tensor("weights_time", T, 2),
                tensor("bias", T, 1, optional=True),
                tensor("state", T, 2),
                *scalars("rank", "activation"),
                outputs=(tensor("state_out", T), tensor("output", T)),
            ),
        ),
        each(V1_0=[F32], V1_2=[F16]),
        _shapes,
    ),
)
