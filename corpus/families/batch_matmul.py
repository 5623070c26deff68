"""BATCH_MATMUL."""

from __future__ import annotations

from typing import Final

from corpus.families._files import Files
from corpus.families._typed import add_clear, codes_of
from corpus.fit import fitted, shown
from corpus.language import Argument, Array, SpecFile, call, constant, given
from corpus.numbers import Numbers
from corpus.types import F32, I32, Type, s8

_OPERATION = "BATCH_MATMUL"

# Batches, then rows, inner size and columns.
_SHAPES: dict[str, tuple[tuple[int, ...], tuple[int, int, int]]] = {
    "rank_2": ((), (2, 3, 4)),
    "rank_3": ((3,), (2, 4, 3)),
    "rank_4": ((2, 3), (3, 2, 4)),
    "square": ((2,), (3, 3, 3)),
    "row": ((2,), (1, 5, 3)),
    "column": ((2,), (3, 5, 1)),
    "inner_17": ((1,), (2, 17, 2)),
    "inner_1": ((2,), (3, 1, 4)),
}
_ADJOINTS = [(False, False), (True, False), (False, True), (True, True)]

FILES: Final = Files()


@FILES("batch_matmul", "BATCH_MATMUL: batches, adjoints, types.")
def _products(file: SpecFile) -> None:
    for name, (batches, sizes) in _SHAPES.items():
        for adjoints in _ADJOINTS:
            for type in (F32, I32, s8(0.1, 17)):
                if type is not F32 and name in ("row", "column", "inner_1"):
                    continue
                _add(file, name, batches, sizes, adjoints, type)
    _add_constant(file)
    _add_scales(file)


def _shape(batches: tuple[int, ...], sizes: tuple[int, int], turned: bool) -> tuple[int, ...]:
    return (*batches, *(sizes[::-1] if turned else sizes))


def _data(numbers: Numbers, type: Type, shape: tuple[int, ...]) -> Array:
    if type is F32:
        return numbers.reals(*shape)
    return (
        numbers.integers(*shape, low=-90, high=90) if type is I32 else numbers.codes(type, *shape)
    )


def _inputs(
    name: str,
    batches: tuple[int, ...],
    sizes: tuple[int, int, int],
    adjoints: tuple[bool, bool],
    types: tuple[Type, Type],
) -> list[Argument]:
    rows, inner, columns = sizes
    numbers = Numbers(f"matmul {name} {adjoints} {types[0].code}")
    shapes = (
        _shape(batches, (rows, inner), adjoints[0]),
        _shape(batches, (inner, columns), adjoints[1]),
    )
    return [
        given("left", _data(numbers, types[0], shapes[0]), types[0]),
        given("right", _data(numbers, types[1], shapes[1]), types[1]),
        *adjoints,
    ]


def _name(name: str, adjoints: tuple[bool, bool], type: Type) -> str:
    turned = {(True, False): "_left", (False, True): "_right", (True, True): "_both"}
    types = {"TENSOR_INT32": "_int32", "TENSOR_QUANT8_ASYMM_SIGNED": "_quant8_signed"}
    return f"{name}{turned.get(adjoints, '')}{types.get(type.code, '')}"


def _add(
    file: SpecFile,
    name: str,
    batches: tuple[int, ...],
    sizes: tuple[int, int, int],
    adjoints: tuple[bool, bool],
    type: Type,
) -> None:
    quantized = type.is_quant8
    types = (type, s8(0.02, -101) if quantized else type)
    inputs = _inputs(name, batches, sizes, adjoints, types)
    out = fitted(_OPERATION, inputs, type) if quantized else type
    file.add(
        _name(name, adjoints, type),
        call(_OPERATION, *inputs, type=out),
        tests="Either matrix, both or none are transposed.",
        oracle="integers" if type is I32 else "formula",
        relaxed=type is F32 and name == "rank_3",
        float16=type is F32,
        lifetimes=name == "rank_3" and adjoints == (True, False),
    )


def _add_constant(file: SpecFile) -> None:
    numbers = Numbers("matmul constant")
    left, right = given("left", numbers.reals(2, 2, 3)), constant("right", numbers.reals(2, 3, 4))
    tests = "One operand is a constant."
    file.add("constant", call(_OPERATION, left, right, False, False), tests=tests, lifetimes=True)
    small = given("left", [[1, 2, -3], [0, 5, 4]], I32)
    other = given("right", [[7, 1], [2, -2], [3, 9]], I32)
    steps = shown(_OPERATION, [small, other, False, False], I32, "product")
    tests = "Small integers, shown as real numbers: none may be off by one."
    file.add("shown_int32", steps, tests=tests, oracle="integers")


def _add_scales(file: SpecFile) -> None:
    for name, types in {
        "zero_points_at_ends": (s8(0.1, -128), s8(0.1, 127)),
        "zero_points_swapped": (s8(0.1, 127), s8(0.1, -128)),
        "scales_far_apart": (s8(2.0, 0), s8(0.003, 60)),
    }.items():
        inputs = _inputs(name, (2,), (3, 4, 5), (False, False), types)
        for ends, span in (("", 230), ("_saturated", 600)):
            step = call(_OPERATION, *inputs, type=fitted(_OPERATION, inputs, s8(1, 0), span=span))
            tests = "Zero points and scales of the inputs differ; results saturate at both ends."
            file.add(f"{name}{ends}_quant8_signed", step, tests=tests)

    operands = ("left", s8(0.1, 17), (1, 2, 3)), ("right", s8(0.02, -101), (1, 3, 2))
    draw = codes_of("matmul clear", *operands, rest=[False, False], ends=True)
    type = fitted(_OPERATION, draw(0), s8(1, 0))
    add_clear(file, _OPERATION, draw, type, suffix="_quant8_signed", signed=False)
