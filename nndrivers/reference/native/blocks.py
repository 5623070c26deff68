"""Blocks: lanes of accumulators for several pixels at once, which the registers of AVX-512 hold.

A block has 8 pixels of two lanes each, or 16 pixels of one.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core.cgutils import get_or_insert_function, pack_array
from numba.extending import intrinsic

from nndrivers.reference.native.lanes import LANES, address, lanes_type, single_lanes

__all__ = [
    "ACCUMULATORS",
    "HALF",
    "accumulate",
    "clamped",
    "store_halves",
    "store_pairs",
    "with_bias",
]

ACCUMULATORS: Final = 16
HALF: Final = LANES // 2

_INDEX: Final = ir.IntType(64)
_HALF_VECTOR: Final = ir.VectorType(ir.FloatType(), HALF)


@intrinsic
def with_bias(typing: Any, left: Any, right: Any) -> Any:
    """A block that begins with ``left`` and ``right`` in turn."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return pack_array(builder, [*arguments] * (ACCUMULATORS // 2))

    return types.UniTuple(single_lanes, ACCUMULATORS)(left, right), generate


@intrinsic
def accumulate(typing: Any, image: Any, places: Any, offset: Any, filters: Any, sums: Any) -> Any:
    """The block ``sums`` with a product more in each lane, rounded once with its addition.

    A pixel's factor is the element of ``image`` that is ``offset`` after its place in ``places``;
    ``filters`` is a tuple of one lanes or two.
    """
    each = len(filters)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pixels, starts, after, lanes, block = arguments
        vector = lanes_type(single_lanes)
        function_type = ir.FunctionType(vector, [vector] * 3)
        name = f"llvm.fma.v{LANES}f32"
        fma = get_or_insert_function(builder.module, function_type, name)
        results = []
        for pixel in range(ACCUMULATORS // each):
            at = builder.add(_element(context, builder, places, starts, pixel), after)
            data = context.make_array(image)(context, builder, pixels).data
            factor = _everywhere(builder, builder.load(builder.gep(data, [at], inbounds=True)))
            for k in range(each):
                total = builder.extract_value(block, each * pixel + k)
                weights = builder.extract_value(lanes, k)
                results.append(builder.call(fma, [factor, weights, total]))
        return pack_array(builder, results)

    return sums(image, places, types.intp, filters, sums), generate


@intrinsic
def clamped(typing: Any, sums: Any, low: Any, high: Any) -> Any:
    """The block ``sums`` between bounds, as :func:`at_least` and :func:`at_most` have it."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        block, least, most = arguments
        results = []
        for k in range(ACCUMULATORS):
            lanes = builder.extract_value(block, k)
            for comparison, bound in (("<=", least), (">=", most)):
                lanes = builder.select(builder.fcmp_ordered(comparison, lanes, bound), bound, lanes)
            results.append(lanes)
        return pack_array(builder, results)

    return sums(sums, low, high), generate


@intrinsic
def store_pairs(typing: Any, target: Any, places: Any, first: Any, second: Any, sums: Any) -> Any:
    """Write a block of 8 pixels: the two lanes of each to ``first`` and ``second`` after its place
    in ``places``.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, starts, *offsets, block = arguments
        for k in range(ACCUMULATORS):
            place = _element(context, builder, places, starts, k // 2)
            at = builder.add(place, offsets[k % 2])
            pointer = address(context, builder, target, array, at)
            builder.store(builder.extract_value(block, k), pointer, align=4)
        return context.get_dummy_value()

    return types.none(target, places, types.intp, types.intp, sums), generate


@intrinsic
def store_halves(typing: Any, target: Any, places: Any, first: Any, second: Any, sums: Any) -> Any:
    """Write a block of 16 pixels: both halves of the lanes of each, as :func:`store_pairs` does."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, starts, *offsets, block = arguments
        data = context.make_array(target)(context, builder, array).data
        for pixel in range(ACCUMULATORS):
            place = _element(context, builder, places, starts, pixel)
            lanes = builder.extract_value(block, pixel)
            for half, offset in enumerate(offsets):
                numbers = list(range(half * HALF, (half + 1) * HALF))
                part = builder.shuffle_vector(lanes, lanes, _numbers(numbers))
                at = builder.gep(data, [builder.add(place, offset)], inbounds=True)
                builder.store(part, builder.bitcast(at, _HALF_VECTOR.as_pointer()), align=4)
        return context.get_dummy_value()

    return types.none(target, places, types.intp, types.intp, sums), generate


def _element(context: Any, builder: Any, array_type: Any, array: Any, index: int) -> Any:
    """Element ``index`` of an array of integers."""
    data = context.make_array(array_type)(context, builder, array).data
    return builder.load(builder.gep(data, [ir.Constant(_INDEX, index)], inbounds=True))


def _everywhere(builder: Any, number: Any) -> Any:
    vector = lanes_type(single_lanes)
    undefined = ir.Constant(vector, ir.Undefined)
    first = builder.insert_element(undefined, number, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(first, undefined, _numbers([0] * LANES))


def _numbers(numbers: list[int]) -> ir.Constant:
    return ir.Constant(ir.VectorType(ir.IntType(32), len(numbers)), numbers)
