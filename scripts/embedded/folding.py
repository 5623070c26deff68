"""Folding of a trained classifier in PyTorch into plain weights: normalizations are folded away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch import nn

from embedded.architecture import Architecture, Convolution
from embedded.network import Network, Weights

__all__ = ["folded"]

Array = NDArray[Any]


def folded(architecture: Architecture, blocks: Iterable[nn.Module]) -> Network:
    """A network as it computes after training, of a block a layer."""
    pairs = zip(architecture.layers, blocks, strict=True)
    return Network(architecture, tuple(_weights(layer, block) for layer, block in pairs))


def _weights(layer: Any, block: Any) -> Weights | None:
    if not isinstance(layer, Convolution):
        return None
    filter = _array(block[0].weight)
    if layer.normalized:
        gain, bias = _normalization(block[1])
        filter = filter * gain[:, None, None, None]
    else:
        bias = _array(block[0].bias)
    order = (1, 2, 3, 0) if layer.depthwise else (0, 2, 3, 1)
    return Weights(np.ascontiguousarray(filter.transpose(order), np.float32), bias)


def _normalization(norm: nn.BatchNorm2d) -> tuple[Array, Array]:
    """What it multiplies each channel by, and adds."""
    gain = _array(norm.weight) / np.sqrt(_array(norm.running_var) + norm.eps)
    return gain, (_array(norm.bias) - _array(norm.running_mean) * gain).astype(np.float32)


def _array(tensor: Any) -> Array:
    return np.asarray(tensor.detach().numpy())
