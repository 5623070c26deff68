"""L2_NORMALIZATION, LOCAL_RESPONSE_NORMALIZATION and INSTANCE_NORMALIZATION."""

from __future__ import annotations

import numpy as np

from corpus.formulas.common import image_first, image_last
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O


@formula(O.L2_NORMALIZATION)
def _l2(call: Call) -> list[Array]:
    """A row of zeros stays one: its length counts as 1e-6 (``L2Normalization.cpp``)."""
    x, axis = call.real(0), call.axis(1)
    return [x / np.maximum(np.sqrt((x**2).sum(axis=axis, keepdims=True)), 1e-6)]


@formula(O.LOCAL_RESPONSE_NORMALIZATION)
def _local_response(call: Call) -> list[Array]:
    x = np.moveaxis(call.real(0), call.axis(5), -1)
    radius, bias, alpha, beta = (call.number(i) for i in range(1, 5))
    squares = np.zeros_like(x)
    for at in range(x.shape[-1]):
        near = x[..., max(at - radius, 0) : at + radius + 1]
        squares[..., at] = (near**2).sum(axis=-1)
    return [np.moveaxis(x / (bias + alpha * squares) ** beta, -1, call.axis(5))]


@formula(O.INSTANCE_NORMALIZATION)
def _instance(call: Call) -> list[Array]:
    gamma, beta, epsilon, nchw = (call.number(i) for i in range(1, 5))
    x = image_last(call.real(0), nchw)
    mean = x.mean(axis=(1, 2), keepdims=True)
    variance = ((x - mean) ** 2).mean(axis=(1, 2), keepdims=True)
    return [image_first(gamma * (x - mean) / np.sqrt(variance + epsilon) + beta, nchw)]
