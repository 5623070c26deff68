"""Lanes: 16 numbers that native loops load, compute with and store at once.

LLVM maps them to the machine's vector registers, to one or to several. It would not find vectors
in most of our loops by itself: it cannot know that their arrays do not overlap.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core.cgutils import get_or_insert_function
from numba.extending import intrinsic, models, register_model

__all__ = [
    "LANES",
    "add",
    "address",
    "at_least",
    "at_most",
    "copy_sign",
    "divide",
    "floor",
    "lanes_type",
    "load",
    "multiply",
    "multiply_add",
    "rint",
    "single_lanes",
    "splat",
    "store",
    "truncated",
    "widened",
]

LANES: Final = 16


class _Lanes(types.Type):
    """The type of lanes of float32 or float64."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype
        super().__init__(name=f"Lanes({dtype})")


single_lanes: Final = _Lanes(types.float32)
_DOUBLES: Final = _Lanes(types.float64)


def _vector(element: ir.Type) -> ir.VectorType:
    return ir.VectorType(element, LANES)


def lanes_type(lanes: _Lanes) -> ir.VectorType:
    """LLVM's type of ``lanes``."""
    return _vector(ir.FloatType() if lanes.dtype == types.float32 else ir.DoubleType())


@register_model(_Lanes)
class _LanesModel(models.PrimitiveModel):
    def __init__(self, manager: Any, lanes: _Lanes) -> None:
        super().__init__(manager, lanes, lanes_type(lanes))


def address(context: Any, builder: Any, array_type: Any, array: Any, index: Any) -> Any:
    """A pointer to lanes at ``index`` of an array."""
    data = context.make_array(array_type)(context, builder, array).data
    pointer = builder.gep(data, [index], inbounds=True)
    element = context.get_data_type(array_type.dtype)
    return builder.bitcast(pointer, _vector(element).as_pointer())


@intrinsic
def load(typing: Any, array: Any, index: Any) -> Any:
    """The 16 numbers of ``array`` (one dimension) from ``index`` on; integers as float32."""
    result = _DOUBLES if array.dtype == types.float64 else single_lanes

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = address(context, builder, array, *arguments)
        value = builder.load(pointer, align=array.dtype.bitwidth // 8)
        if isinstance(array.dtype, types.Integer):
            convert = builder.sitofp if array.dtype.signed else builder.uitofp
            value = convert(value, lanes_type(result))
        return value

    return result(array, types.intp), generate


@intrinsic
def store(typing: Any, array: Any, index: Any, lanes: Any) -> Any:
    """Write ``lanes`` to ``array``; integral ones in range where ``array`` is of integers."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        value = arguments[2]
        if isinstance(array.dtype, types.Integer):
            value = builder.fptosi(value, _vector(ir.IntType(32)))
            value = builder.trunc(value, _vector(context.get_data_type(array.dtype)))
        elif array.dtype != lanes.dtype:
            value = builder.fptrunc(value, _vector(context.get_data_type(array.dtype)))
        pointer = address(context, builder, array, *arguments[:2])
        builder.store(value, pointer, align=array.dtype.bitwidth // 8)
        return context.get_dummy_value()

    return types.none(array, types.intp, lanes), generate


@intrinsic
def splat(typing: Any, number: Any) -> Any:
    """``number``, a float32 or float64, in all lanes."""
    result = _Lanes(number)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        undefined = ir.Constant(lanes_type(result), ir.Undefined)
        first = builder.insert_element(undefined, arguments[0], ir.Constant(ir.IntType(32), 0))
        everywhere = ir.Constant(_vector(ir.IntType(32)), [0] * LANES)
        return builder.shuffle_vector(first, undefined, everywhere)

    return result(number), generate


@intrinsic
def widened(typing: Any, lanes: Any) -> Any:
    """Lanes of float32 as float64."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fpext(arguments[0], _vector(ir.DoubleType()))

    return _DOUBLES(lanes), generate


@intrinsic
def add(typing: Any, left: Any, right: Any) -> Any:
    """The sum, rounded."""
    return left(left, right), lambda _context, builder, _signature, both: builder.fadd(*both)


@intrinsic
def multiply(typing: Any, left: Any, right: Any) -> Any:
    """The product, rounded."""
    return left(left, right), lambda _context, builder, _signature, both: builder.fmul(*both)


@intrinsic
def divide(typing: Any, left: Any, right: Any) -> Any:
    """The quotient, rounded."""
    return left(left, right), lambda _context, builder, _signature, both: builder.fdiv(*both)


@intrinsic
def multiply_add(typing: Any, left: Any, right: Any, sums: Any) -> Any:
    """``left * right + sums``, rounded once: for what is exact in either way."""
    return sums(left, right, sums), _call("llvm.fma", sums)


@intrinsic
def floor(typing: Any, lanes: Any) -> Any:
    """The largest integers that are not above ``lanes``."""
    return lanes(lanes), _call("llvm.floor", lanes)


@intrinsic
def truncated(typing: Any, lanes: Any) -> Any:
    """The nearest integers that are not further from zero."""
    return lanes(lanes), _call("llvm.trunc", lanes)


@intrinsic
def copy_sign(typing: Any, lanes: Any, signs: Any) -> Any:
    """``lanes`` with the signs of ``signs``."""
    return lanes(lanes, signs), _call("llvm.copysign", lanes)


@intrinsic
def rint(typing: Any, lanes: Any) -> Any:
    """The nearest integers; halves to even."""
    return lanes(lanes), _call("llvm.rint", lanes)


def _call(name: str, lanes: _Lanes) -> Any:
    """Code that calls LLVM's function ``name`` of such lanes."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        vector = lanes_type(lanes)
        function_type = ir.FunctionType(vector, [vector] * len(arguments))
        full_name = f"{name}.v{LANES}f{lanes.dtype.bitwidth}"
        return builder.call(
            get_or_insert_function(builder.module, function_type, full_name), arguments
        )

    return generate


@intrinsic
def at_least(typing: Any, lanes: Any, bound: Any) -> Any:
    """``np.maximum``: a NaN stays, and of two zeros it is the bound's."""
    return lanes(lanes, bound), _replace("<=")


@intrinsic
def at_most(typing: Any, lanes: Any, bound: Any) -> Any:
    """``np.minimum``: a NaN stays, and of two zeros it is the bound's."""
    return lanes(lanes, bound), _replace(">=")


def _replace(comparison: str) -> Any:
    """Code that puts bounds where lanes compare so with them."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes, bound = arguments
        return builder.select(builder.fcmp_ordered(comparison, lanes, bound), bound, lanes)

    return generate
