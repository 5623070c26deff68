"""Operations that move or repeat elements: from RESHAPE to SPACE_TO_BATCH_ND."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.rules import SameQuantization, ZeroPointZeroBefore
from nnhal.operations.shape_rules import DimensionSize, OutputRank
from nnhal.operations.spatial import Image
from nnhal.operations.spec import (
    F16,
    F32,
    I32,
    S8,
    U8,
    UP_TO_4,
    Argument,
    FeatureLevel,
    OperationSpec,
    Rule,
    ShapeFunction,
    T,
    Types,
    TypeVariable,
    each,
    form,
    scalar,
    scalars,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = [
    "MIRROR_REFLECT",
    "MIRROR_SYMMETRIC",
    "OPERATIONS",
    "block_shape",
    "channel_shuffle_axis",
    "concatenation_axis",
    "expanded_axis",
    "is_nchw",
    "mirror_mode",
    "multiples",
    "pack_axis",
    "paddings",
    "permutation",
    "reverse_axis",
    "split_axis",
]

MIRROR_REFLECT: Final = 0
"""Mode of MIRROR_PAD that does not repeat the edge."""

MIRROR_SYMMETRIC: Final = 1
"""Mode of MIRROR_PAD that repeats the edge."""


# --- RESHAPE, SQUEEZE, EXPAND_DIMS, TRANSPOSE -----------------------------------------------


def _reshape_shapes(node: Node) -> tuple[Shape, ...]:
    """The target, in which one -1 stands for what is left."""
    target, size = list(node.vector(1)), node.tensor(0).size
    unknown = target.count(-1)
    node.require(unknown <= 1, f"input 1 (shape) {target} has more than one -1")
    rest = 1
    for dimension in target:
        node.require(dimension >= -1, f"input 1 (shape) {target} has a negative dimension")
        rest *= dimension if dimension != -1 else 1
    if unknown:
        node.require(rest > 0, f"input 1 (shape) {target} leaves the -1 undetermined")
        target[target.index(-1)] = size // rest
        rest *= size // rest
    node.require(rest == size, f"{size} elements do not fit into shape {target}")
    return (tuple(target),)


def _squeeze_shapes(node: Node) -> tuple[Shape, ...]:
    """Without dimensions 1 that are named; without all of them where none are named."""
    shape = node.tensor(0).shape
    if node.has(1):
        dropped = {node.resolve_axis(axis, len(shape)) for axis in node.vector(1)}
        for axis in dropped:
            node.require(shape[axis] == 1, f"dimension {axis} of {shape} is not 1")
    else:
        dropped = {axis for axis, size in enumerate(shape) if size == 1}
    left = tuple(size for axis, size in enumerate(shape) if axis not in dropped)
    return (left or (1,),)


def expanded_axis(node: Node) -> int:
    """Return the dimension that EXPAND_DIMS inserts, not negative."""
    return node.axis(1, node.tensor(0).rank + 1)


def _expand_dims_shapes(node: Node) -> tuple[Shape, ...]:
    axis, shape = expanded_axis(node), node.tensor(0).shape
    return ((*shape[:axis], 1, *shape[axis:]),)


def permutation(node: Node) -> tuple[int, ...]:
    """Return the input dimension for each output dimension of TRANSPOSE; omitted: a matrix
    transpose.
    """
    rank = node.tensor(0).rank
    if not node.has(1):
        node.require(rank == 2, f"input 1 (perm) may be omitted at rank 2 only, not at {rank}")
        return (1, 0)
    axes = node.vector(1)
    permutes = sorted(axes) == list(range(rank))
    node.require(permutes, f"input 1 {axes} is no permutation of {rank} dimensions")
    return axes


def _transpose_shapes(node: Node) -> tuple[Shape, ...]:
    shape = node.tensor(0).shape
    return (tuple(shape[axis] for axis in permutation(node)),)


# --- CONCATENATION, SPLIT, PACK -------------------------------------------------------------


def concatenation_axis(node: Node) -> int:
    """The last input of CONCATENATION; it may not be negative."""
    axis = node.scalar(len(node.inputs) - 1)
    rank = node.tensor(0).rank
    node.require(0 <= axis < rank, f"axis {axis} is outside of the {rank} dimensions")
    return int(axis)


def _concatenation_shapes(node: Node) -> tuple[Shape, ...]:
    axis = concatenation_axis(node)
    shapes = [node.tensor(index).shape for index in range(len(node.inputs) - 1)]
    first = shapes[0]
    for index, shape in enumerate(shapes):
        agrees = len(shape) == len(first) and _without(shape, axis) == _without(first, axis)
        node.require(
            agrees, f"input {index} {shape} differs from input 0 {first} beside axis {axis}"
        )
    total = sum(shape[axis] for shape in shapes)
    return ((*first[:axis], total, *first[axis + 1 :]),)


def _without(shape: Shape, axis: int) -> Shape:
    return shape[:axis] + shape[axis + 1 :]


def split_axis(node: Node) -> int:
    """The axis that SPLIT divides, not negative."""
    return node.axis(1, node.tensor(0).rank)


def _split_shapes(node: Node) -> tuple[Shape, ...]:
    axis, count, shape = split_axis(node), int(node.scalar(2)), node.tensor(0).shape
    fits = count == len(node.outputs)
    node.require(fits, f"input 2 asks for {count} parts, the operation has {len(node.outputs)}")
    node.require(shape[axis] % count == 0, f"{shape[axis]} does not divide into {count} parts")
    part = (*shape[:axis], shape[axis] // count, *shape[axis + 1 :])
    return (part,) * count


def pack_axis(node: Node) -> int:
    """Return the dimension that PACK inserts; it may not be negative."""
    axis, rank = node.scalar(0), node.tensor(1).rank + 1
    node.require(0 <= axis < rank, f"axis {axis} is outside of the {rank} dimensions")
    return int(axis)


def _pack_shapes(node: Node) -> tuple[Shape, ...]:
    axis, shape = pack_axis(node), node.tensor(1).shape
    for index in range(2, len(node.inputs)):
        other = node.tensor(index).shape
        node.require(other == shape, f"input {index} {other} differs from input 1 {shape}")
    return ((*shape[:axis], len(node.inputs) - 1, *shape[axis:]),)


# --- PAD, PAD_V2, MIRROR_PAD, TILE, REVERSE, CHANNEL_SHUFFLE --------------------------------


def paddings(node: Node, index: int = 1, count: int | None = None) -> tuple[tuple[int, int], ...]:
    """Elements before and after each of ``count`` dimensions (all of input 0), from ``index``."""
    count = node.tensor(0).rank if count is None else count
    shape = node.tensor(index).shape
    node.require(shape == (count, 2), f"input {index} has shape {shape}, expected ({count}, 2)")
    values = node.vector(index)
    node.require(min(values) >= 0, f"input {index} has negative padding")
    return tuple(zip(values[::2], values[1::2], strict=True))


def _pad_shapes(node: Node) -> tuple[Shape, ...]:
    sizes = zip(node.tensor(0).shape, paddings(node), strict=True)
    return (tuple(before + size + after for size, (before, after) in sizes),)


def mirror_mode(node: Node) -> int:
    """MIRROR_REFLECT or MIRROR_SYMMETRIC."""
    mode = node.scalar(2)
    known = mode in (MIRROR_REFLECT, MIRROR_SYMMETRIC)
    node.require(known, f"input 2 (mode) is {mode}, expected 0 (reflect) or 1 (symmetric)")
    return int(mode)


def _mirror_pad_shapes(node: Node) -> tuple[Shape, ...]:
    """A mirror shows no more than there is: one less where the edge is not repeated."""
    spare = 1 if mirror_mode(node) == MIRROR_REFLECT else 0
    for axis, (size, pair) in enumerate(zip(node.tensor(0).shape, paddings(node), strict=True)):
        fits = max(pair) <= size - spare
        node.require(fits, f"padding {pair} of dimension {axis} is more than {size - spare}")
    return _pad_shapes(node)


def multiples(node: Node) -> tuple[int, ...]:
    """Return how often TILE repeats each dimension."""
    counts, rank = node.vector(1), node.tensor(0).rank
    node.require(len(counts) == rank, f"input 1 has {len(counts)} elements, expected {rank}")
    node.require(min(counts) >= 0, "input 1 (multiples) is negative")
    return counts


def _tile_shapes(node: Node) -> tuple[Shape, ...]:
    sizes = zip(node.tensor(0).shape, multiples(node), strict=True)
    return (tuple(size * count for size, count in sizes),)


def reverse_axis(node: Node) -> int:
    """The one axis that REVERSE turns around; it may not be negative."""
    axis, rank = node.scalar(1), node.tensor(0).rank
    node.require(0 <= axis < rank, f"axis {axis} is outside of the {rank} dimensions")
    return int(axis)


def _reverse_shapes(node: Node) -> tuple[Shape, ...]:
    reverse_axis(node)
    return (node.tensor(0).shape,)


def channel_shuffle_axis(node: Node) -> int:
    """The axis that CHANNEL_SHUFFLE reorders, not negative."""
    return node.axis(2, node.tensor(0).rank)


def _channel_shuffle_shapes(node: Node) -> tuple[Shape, ...]:
    groups, shape = node.scalar(1), node.tensor(0).shape
    size = shape[channel_shuffle_axis(node)]
    divides = groups > 0 and size % groups == 0
    node.require(divides, f"{size} channels do not divide into {groups} groups")
    return (shape,)


# --- DEPTH_TO_SPACE, SPACE_TO_DEPTH, BATCH_TO_SPACE_ND, SPACE_TO_BATCH_ND -------------------


def is_nchw(node: Node) -> bool:
    """The layout, which is the last input of these four where it is given."""
    index = 3 if node.operation == OperationType.SPACE_TO_BATCH_ND else 2
    return bool(node.scalar(index, False))


def block_shape(node: Node) -> tuple[int, int]:
    """Height and width of the block: one number for both with depth, two with batches."""
    values = node.vector(1)
    scalar_block = node.operation in (OperationType.DEPTH_TO_SPACE, OperationType.SPACE_TO_DEPTH)
    expected = 1 if scalar_block else 2
    fits = len(values) == expected
    node.require(fits, f"input 1 (block) has {len(values)} elements, expected {expected}")
    node.require(min(values) > 0, f"input 1 (block) {values} is not positive")
    return values[0], values[-1]


def _depth_to_space_shapes(node: Node) -> tuple[Shape, ...]:
    image, (height, width) = _image(node), block_shape(node)
    divides = image.channels % (height * width) == 0
    node.require(
        divides, f"{image.channels} channels do not divide into blocks of {height * width}"
    )
    return _rearranged(
        node,
        image._replace(
            height=image.height * height,
            width=image.width * width,
            channels=image.channels // (height * width),
        ),
    )


def _space_to_depth_shapes(node: Node) -> tuple[Shape, ...]:
    image, (height, width) = _image(node), block_shape(node)
    _check_blocks(node, image, height, width)
    return _rearranged(
        node,
        image._replace(
            height=image.height // height,
            width=image.width // width,
            channels=image.channels * height * width,
        ),
    )


def _batch_to_space_shapes(node: Node) -> tuple[Shape, ...]:
    image, (height, width) = _image(node), block_shape(node)
    divides = image.batches % (height * width) == 0
    node.require(divides, f"{image.batches} batches do not divide into blocks of {height * width}")
    return _rearranged(
        node,
        image._replace(
            batches=image.batches // (height * width),
            height=image.height * height,
            width=image.width * width,
        ),
    )


def _space_to_batch_shapes(node: Node) -> tuple[Shape, ...]:
    image, (height, width) = _image(node), block_shape(node)
    (top, bottom), (left, right) = paddings(node, index=2, count=2)
    padded = image._replace(height=top + image.height + bottom, width=left + image.width + right)
    _check_blocks(node, padded, height, width)
    return _rearranged(
        node,
        padded._replace(
            batches=image.batches * height * width,
            height=padded.height // height,
            width=padded.width // width,
        ),
    )


def _image(node: Node) -> Image:
    return Image.of(node.tensor(0).shape, is_nchw(node))


def _check_blocks(node: Node, image: Image, height: int, width: int) -> None:
    divides = image.height % height == 0 and image.width % width == 0
    size = f"{image.height} x {image.width}"
    node.require(divides, f"{size} pixels do not divide into blocks of {height} x {width}")


def _rearranged(node: Node, image: Image) -> tuple[Shape, ...]:
    return (image.shape(is_nchw(node)),)


# --- signatures -----------------------------------------------------------------------------

_S = TypeVariable("value")
_INPUT: Final = tensor("input", T, *UP_TO_4)
_LAYOUT: Final = scalars("nchw", type=OperandType.BOOL)
_SAME: Final = (SameQuantization(),)

_FROM_1_0: Final = each(V1_0=[F32, U8], V1_2=[F16], V1_3=[S8])
_FROM_1_1: Final = each(V1_1=[F32, U8], V1_2=[F16], V1_3=[S8])
_FROM_1_2: Final = each(V1_2=[F16, F32, U8], V1_3=[S8])
_FROM_1_2_WITH_INT32: Final = (*_FROM_1_2, *each(V1_2=[I32]))


def _simple(
    type: OperationType,
    since: FeatureLevel,
    inputs: tuple[Argument, ...],
    types: tuple[Types, ...],
    shapes: ShapeFunction,
    *,
    zero_sized: bool = False,
) -> OperationSpec:
    """An operation of one form whose output is quantized as its input."""
    forms = (form(since, *inputs),)
    return OperationSpec(type, forms, types, shapes, _SAME, zero_sized=zero_sized)


def _block(
    type: OperationType,
    since: FeatureLevel,
    arguments: tuple[Argument, ...],
    types: tuple[Types, ...],
    shapes: ShapeFunction,
) -> OperationSpec:
    """An operation on images, whose layout may be given since HAL 1.2."""
    inputs = (tensor("input", T, 4), *arguments)
    forms = form(since, *inputs), form(FeatureLevel.V1_2, *inputs, *_LAYOUT)
    rules: tuple[Rule, ...] = _SAME
    if type == OperationType.SPACE_TO_BATCH_ND:
        rules = (*_SAME, ZeroPointZeroBefore(FeatureLevel.V1_2))
    return OperationSpec(type, forms, types, shapes, rules)


def _newest(
    type: OperationType,
    inputs: tuple[Argument, ...],
    shapes: ShapeFunction,
    *sizes: DimensionSize,
) -> OperationSpec:
    """An operation of the third AIDL version, with the rank of its input."""
    types = each(AIDL_V3=[F16, F32, U8, S8, I32])
    spec = _simple(type, FeatureLevel.AIDL_V3, inputs, types, shapes)
    return replace(spec, rules=(*spec.rules, *sizes, OutputRank()))


OPERATIONS: Final = (
    _simple(
        OperationType.RESHAPE,
        FeatureLevel.V1_0,
        (_INPUT, tensor("shape", I32, 1)),
        (*_FROM_1_0, *each(AIDL_V2=[I32])),
        _reshape_shapes,
    ),
    _simple(
        OperationType.SQUEEZE,
        FeatureLevel.V1_1,
        (_INPUT, tensor("squeeze_dims", I32, 1, optional=True)),
        _FROM_1_1,
        _squeeze_shapes,
    ),
    _simple(
        OperationType.EXPAND_DIMS,
        FeatureLevel.V1_2,
        (tensor("input", T), scalar("axis")),
        _FROM_1_2_WITH_INT32,
        _expand_dims_shapes,
    ),
    _simple(
        OperationType.TRANSPOSE,
        FeatureLevel.V1_1,
        (_INPUT, tensor("perm", I32, 1, optional=True)),
        _FROM_1_1,
        _transpose_shapes,
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.CONCATENATION,
        (
            form(
                FeatureLevel.V1_0,
                tensor("input", T, *UP_TO_4, repeated=True),
                scalar("axis"),
            ),
        ),
        _FROM_1_0,
        _concatenation_shapes,
        (SameQuantization(inputs=True, before=FeatureLevel.V1_2),),
        zero_sized=True,
    ),
    OperationSpec(
        OperationType.SPLIT,
        (
            form(
                FeatureLevel.V1_2,
                tensor("input", T),
                *scalars("axis", "count"),
                outputs=(tensor("output", T, repeated=True),),
            ),
        ),
        _FROM_1_2_WITH_INT32,
        _split_shapes,
        _SAME,
    ),
    OperationSpec(
        OperationType.PACK,
        (form(FeatureLevel.AIDL_V2, scalar("axis"), tensor("input", T, repeated=True)),),
        each(AIDL_V2=[F16, F32, U8, S8, I32]),
        _pack_shapes,
        (SameQuantization(source=1, inputs=True), OutputRank(first=1, last=None, more=1)),
    ),
    OperationSpec(
        OperationType.PAD,
        (form(FeatureLevel.V1_1, _INPUT, tensor("paddings", I32, 2)),),
        _FROM_1_1,
        _pad_shapes,
        (*_SAME, ZeroPointZeroBefore(FeatureLevel.V1_2)),
    ),
    OperationSpec(
        OperationType.PAD_V2,
        (form(FeatureLevel.V1_2, _INPUT, tensor("paddings", I32, 2), scalar("value", _S)),),
        (
            *each(_S, V1_2=[F16, F32]),
            Types(FeatureLevel.V1_2, {T: U8, _S: OperandType.INT32}),
            Types(FeatureLevel.V1_3, {T: S8, _S: OperandType.INT32}),
        ),
        _pad_shapes,
        _SAME,
    ),
    _newest(
        OperationType.MIRROR_PAD,
        (tensor("input", T), tensor("paddings", I32, 2), scalar("mode")),
        _mirror_pad_shapes,
        DimensionSize(1, 0),
        DimensionSize(1, 1, 2),
    ),
    _simple(
        OperationType.TILE,
        FeatureLevel.V1_2,
        (tensor("input", T), tensor("multiples", I32, 1)),
        _FROM_1_2_WITH_INT32,
        _tile_shapes,
    ),
    _newest(
        OperationType.REVERSE,
        (tensor("input", T, *range(1, 9)), tensor("axis", I32, 1)),
        _reverse_shapes,
        DimensionSize(1, 0, 1),
    ),
    _simple(
        OperationType.CHANNEL_SHUFFLE,
        FeatureLevel.V1_2,
        (_INPUT, scalar("groups"), scalar("axis")),
        _FROM_1_2,
        _channel_shuffle_shapes,
    ),
    _block(
        OperationType.DEPTH_TO_SPACE,
        FeatureLevel.V1_0,
        scalars("block_size"),
        _FROM_1_0,
        _depth_to_space_shapes,
    ),
    _block(
        OperationType.SPACE_TO_DEPTH,
        FeatureLevel.V1_0,
        scalars("block_size"),
        _FROM_1_0,
        _space_to_depth_shapes,
    ),
    _block(
        OperationType.BATCH_TO_SPACE_ND,
        FeatureLevel.V1_1,
        (tensor("block_shape", I32, 1),),
        _FROM_1_1,
        _batch_to_space_shapes,
    ),
    _block(
        OperationType.SPACE_TO_BATCH_ND,
        FeatureLevel.V1_1,
        (tensor("block_shape", I32, 1), tensor("paddings", I32, 2)),
        _FROM_1_1,
        _space_to_batch_shapes,
    ),
)
