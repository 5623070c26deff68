"""Codes that arguments of operations stand for, and the arguments of layers in order."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["NONE", "RELU", "RELU1", "RELU6", "SAME", "VALID", "behind_bias", "filter_shape"]

NONE, RELU, RELU1, RELU6 = range(4)
"""Fused activations."""

SAME, VALID = 1, 2
"""Padding schemes."""

_FACTORS = {"DEPTHWISE_CONV_2D": 1, "GROUPED_CONV_2D": 2}


def behind_bias(
    operation: str,
    padding: int | Sequence[int] = VALID,
    activation: int = NONE,
    *,
    strides: tuple[int, int] = (1, 1),
    factor: int = 0,
    first: bool | None = None,
) -> list[int]:
    """Arguments of a convolution or of FULLY_CONNECTED behind its bias.

    :param padding: a scheme, or left, right, top and bottom
    :param strides: along columns and rows
    :param factor: channels for each channel, 1 if 0; or groups, 2 if 0
    :param first: whether channels come first; None to leave the layout out where HAL 1.0 does
    """
    if operation == "FULLY_CONNECTED":
        return [activation]
    sides = [padding] if isinstance(padding, int) else padding
    factors = [factor or _FACTORS[operation]] if operation in _FACTORS else []
    if first is None and operation not in ("GROUPED_CONV_2D", "TRANSPOSE_CONV_2D"):
        return [*sides, *strides, *factors, activation]
    return [*sides, *strides, *factors, activation, bool(first)]


def filter_shape(operation: str, size: Sequence[int], inner: int, units: int) -> tuple[int, ...]:
    """Shape of the weights of a layer of ``inner`` to ``units`` channels; of two groups, if it has
    groups.
    """
    if operation == "FULLY_CONNECTED":
        return units, inner
    if operation == "DEPTHWISE_CONV_2D":
        return 1, *size, units
    return units, *size, inner // 2 if operation == "GROUPED_CONV_2D" else inner
