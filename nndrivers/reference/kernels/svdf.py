"""SVDF: a layer of filters, each a product of a feature vector and a time vector.

Source: TF Lite ``reference_ops::EvalFloatSVDF``, Android's SVDF.cpp; Nakkiran et al., "Compressing
Deep Neural Networks using a Rank-Constrained Topology".
"""

from __future__ import annotations

from functools import partial

import numpy as np

from nndrivers.reference.binding import Binding, required
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nndrivers.reference.recurrent.sequence import activate
from nnhal.operations.node import Node
from nnhal.operations.svdf import SvdfParameters, parameters
from nnhal.types import OperationType

__all__: list[str] = []

_INPUT, _FEATURE, _TIME, _BIAS, _STATE = range(5)


@kernel(OperationType.SVDF)
def prepare_svdf(node: Node, resources: Resources) -> Kernel:
    """New state and output.

    A state holds the last results of every filter, oldest first. As in the HAL, its last place is
    free: this step's result is put there, and everything moves down by one afterwards.
    """
    args = parameters(node)
    return Binding(partial(_bind, args))


def _bind(args: SvdfParameters, inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
    state_out, output = outputs
    memory = (args.batches, args.filters, args.memory)
    before, after = required(inputs, _STATE).reshape(memory), state_out.reshape(memory)
    time = required(inputs, _TIME)
    weighted = scratch.array(memory, np.float32)
    newest = scratch.array(memory[:2], np.float32)
    features = required(inputs, _FEATURE).T
    by_unit = weighted.reshape(args.batches, args.units, args.rank * args.memory)
    calls: list[Call] = [
        partial(np.dot, required(inputs, _INPUT), features, newest),
        partial(np.multiply, before[:, :, :-1], time[:, :-1], weighted[:, :, :-1]),
        partial(np.multiply, newest, time[:, -1], weighted[:, :, -1]),
        partial(np.add.reduce, by_unit, -1, None, output),
        partial(np.copyto, after[:, :, :-1], before[:, :, 1:]),
        partial(after[:, :, -1].fill, 0.0),
    ]
    if args.memory > 1:
        calls.append(partial(np.copyto, after[:, :, -2], newest))
    bias = inputs[_BIAS]
    if bias is not None:
        calls.append(partial(np.add, output, bias, output))
    return run_all([*calls, *activate(args.activation, output)])
