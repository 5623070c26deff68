"""Windows over images: convolutions, pooling, resizing."""

from __future__ import annotations

from dataclasses import dataclass

from nndrivers.onnx_runtime.exporter.operation import OnnxOperation
from nndrivers.onnx_runtime.exporter.reducing import bias
from nndrivers.onnx_runtime.exporter.registry import exports
from nnhal.types import OperandType, OperationType, PaddingCode

_FIRST = (0, 3, 1, 2)
_LAST = (0, 2, 3, 1)


@dataclass(frozen=True)
class _Arguments:
    """Height before width in each pair; ``sides`` are top, left, bottom, right."""

    sides: tuple[int, int, int, int] | None
    scheme: int
    strides: tuple[int, int]
    extras: tuple[int, ...]
    activation: int
    """Position of the activation."""
    is_first: bool
    dilation: tuple[int, int]


def _arguments(op: OnnxOperation, first: int, extras: int) -> _Arguments:
    """The arguments from input ``first`` on, with a padding scheme or with four sides."""
    implicit = 1 + 2 + extras + 1
    layout = first + implicit
    explicit = len(op) - first >= implicit + 3 and op.input(layout).type != OperandType.BOOL
    rest = first + (4 if explicit else 1)
    sides = None
    if explicit:
        left, right, top, bottom = (int(op.scalar(first + side)) for side in range(4))
        sides = top, left, bottom, right
    activation = rest + 2 + extras
    return _Arguments(
        sides,
        0 if explicit else int(op.scalar(first)),
        (int(op.scalar(rest + 1)), int(op.scalar(rest))),
        tuple(int(op.scalar(rest + 2 + number)) for number in range(extras)),
        activation,
        bool(op.scalar(activation + 1, False)),
        (int(op.scalar(activation + 3, 1)), int(op.scalar(activation + 2, 1))),
    )


def _pads(
    given: _Arguments, size: tuple[int, int], window: tuple[int, int]
) -> tuple[int, int, int, int]:
    if given.sides is not None:
        return given.sides
    if given.scheme == PaddingCode.VALID:
        return 0, 0, 0, 0
    before, after = [], []
    for extent, reach, stride in zip(size, window, given.strides, strict=True):
        total = max(0, (-(-extent // stride) - 1) * stride + reach - extent)
        before.append(total // 2)
        after.append(total - total // 2)
    return before[0], before[1], after[0], after[1]


def _size(op: OnnxOperation, is_first: bool) -> tuple[int, int]:
    shape = op.shape(0)
    return (shape[2], shape[3]) if is_first else (shape[1], shape[2])


def _image(op: OnnxOperation, is_first: bool) -> str:
    return op.real(0) if is_first else op.moved(0, _FIRST)


def _give(op: OnnxOperation, value: str, given: _Arguments) -> None:
    op.give(op.activated(value, given.activation), order=() if given.is_first else _LAST)


@exports(OperationType.CONV_2D, OperationType.DEPTHWISE_CONV_2D, OperationType.GROUPED_CONV_2D)
def _convolution(op: OnnxOperation) -> None:
    given = _arguments(op, 3, 0 if op.type == OperationType.CONV_2D else 1)
    height, width = op.shape(1)[1:3]
    channels = op.shape(0)[1 if given.is_first else 3]
    groups = 1
    if op.type == OperationType.DEPTHWISE_CONV_2D:
        # [1, height, width, channels * multiplier] becomes [channels * multiplier, 1, ...].
        filters, groups = op.moved(1, (3, 0, 1, 2)), channels
    else:
        filters = op.moved(1, _FIRST)
        groups = given.extras[0] if given.extras else 1
    reach = (height - 1) * given.dilation[0] + 1, (width - 1) * given.dilation[1] + 1
    value = op.node(
        "Conv",
        _image(op, given.is_first),
        filters,
        bias(op, 2),
        pads=list(_pads(given, _size(op, given.is_first), reach)),
        strides=list(given.strides),
        dilations=list(given.dilation),
        group=groups,
    )
    _give(op, value, given)


@exports(OperationType.AVERAGE_POOL_2D, OperationType.MAX_POOL_2D, OperationType.L2_POOL_2D)
def _pool(op: OnnxOperation) -> None:
    given = _arguments(op, 1, 2)
    window = given.extras[1], given.extras[0]
    how = {
        "kernel_shape": list(window),
        "strides": list(given.strides),
        "pads": list(_pads(given, _size(op, given.is_first), window)),
    }
    image = _image(op, given.is_first)
    if op.type == OperationType.MAX_POOL_2D:
        value = op.node("MaxPool", image, **how)
    elif op.type == OperationType.AVERAGE_POOL_2D:
        value = op.node("AveragePool", image, count_include_pad=0, **how)
    else:
        squares = op.node("Mul", image, image)
        value = op.node("Sqrt", op.node("AveragePool", squares, count_include_pad=0, **how))
    _give(op, value, given)
