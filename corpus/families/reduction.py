"""MEAN, REDUCE_ALL, _ANY, _MAX, _MIN, _PROD and _SUM, ARGMAX and ARGMIN."""

from __future__ import annotations

from itertools import count
from typing import Final

import numpy as np

from corpus.families._files import Files
from corpus.fit import shown
from corpus.language import (
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    call,
    constant,
    given,
    internal,
    result,
    scalar,
)
from corpus.numbers import Numbers
from corpus.types import BOOL8, F32, I32, Type, u8

_QUANTIZED = ("MEAN", "REDUCE_MAX", "REDUCE_MIN")
_OF_FLOATS = (*_QUANTIZED, "REDUCE_PROD", "REDUCE_SUM")
_OF_BOOLS = ("REDUCE_ALL", "REDUCE_ANY")

# Name, shape, axes, whether reduced dimensions stay.
_CASES: list[tuple[str, tuple[int, ...], list[int], bool]] = [
    ("first", (3, 4, 5), [0], False),
    ("middle", (3, 4, 5), [1], False),
    ("last", (3, 4, 5), [2], False),
    ("last_negative", (2, 3, 4), [-1], False),
    ("first_negative", (2, 3, 4), [-3], True),
    ("two", (2, 3, 4, 3), [1, 2], False),
    ("two_kept", (2, 3, 4, 3), [1, 2], True),
    ("apart", (2, 3, 4, 3), [0, 2], False),
    ("apart_kept", (3, 2, 2, 4), [1, 3], True),
    ("unordered", (2, 3, 4), [2, 0], False),
    ("twice_the_same", (2, 3, 4), [1, -2, 1], False),
    ("all", (2, 3, 4), [0, 1, 2], False),
    ("all_kept", (2, 3, 4), [0, 1, 2], True),
    ("vector", (7,), [0], False),
    ("vector_kept", (7,), [0], True),
    ("size_1", (3, 1, 4), [1], False),
    ("matrix", (4, 3), [-2], False),
]

FILES: Final = Files()


@FILES.each((*_OF_FLOATS, *_OF_BOOLS), "{}: axes, ranks, types.")
def _reduced(file: SpecFile, operation: str) -> None:
    if operation in _OF_FLOATS:
        _add_floats(file, operation)
    else:
        _add_bools(file, operation)
    if operation in _QUANTIZED:
        _add_quantized(file, operation)


def _keep(operation: str, keep: bool) -> Argument:
    """MEAN takes an integer, the others a bool."""
    return int(keep) if operation == "MEAN" else keep


def _reduce(operation: str, data: Operand, axes: list[int], keep: bool) -> Step:
    along = constant("axes", axes, I32)
    return call(operation, data, along, _keep(operation, keep), type=data.type)


_WHICH = "The axes that are reduced, and whether their dimensions are kept."


def _add_floats(file: SpecFile, operation: str) -> None:
    for name, shape, axes, keep in _CASES:
        numbers = Numbers(f"{operation} {name}")
        if operation == "REDUCE_PROD":
            reals = numbers.reals(*shape, low=0.8, high=1.25) * (1 - 2 * numbers.booleans(*shape))
        else:
            reals = numbers.reals(*shape, low=-4, high=4)
        if len(axes) == 3 and operation == "REDUCE_SUM":
            reals = reals / 4
        file.add(
            name,
            _reduce(operation, given("input", reals), axes, keep),
            tests=_WHICH,
            relaxed=name == "two",
            float16=True,
            lifetimes=name == "apart_kept",
        )
    if operation in ("REDUCE_MAX", "REDUCE_MIN"):
        _add_one_sign(file, operation)


def _add_one_sign(file: SpecFile, operation: str) -> None:
    """A reduction that starts at 0 gives 0."""
    for name, low, high in (("negative", -9, -5), ("positive", 5, 9)):
        reals = Numbers(f"{operation} {name}").reals(3, 4, low=low, high=high)
        step = call(operation, given("input", reals), [1], False)
        file.add(name, step, tests="All values have one sign.", float16=True)
    endless = [[np.inf, 1.0, -np.inf], [-np.inf, -np.inf, -np.inf], [np.inf, np.inf, np.inf]]
    file.add("infinite", call(operation, given("input", endless), [1], False))


def _add_bools(file: SpecFile, operation: str) -> None:
    for name, shape, axes, keep in _CASES:
        numbers = Numbers(f"{operation} {name}")
        flags = numbers.integers(*shape, low=0, high=4) > 0
        if operation == "REDUCE_ANY":
            flags = ~flags
        step = _reduce(operation, given("input", flags, BOOL8), axes, keep)
        file.add(name, step, tests=_WHICH, lifetimes=name == "apart_kept")
    table = np.array([[True, True, True], [True, False, True], [False, False, True], [False] * 3])
    for name, flags in (("table", table), ("table_mirrored", table[:, ::-1])):
        step = call(operation, given("input", flags, BOOL8), [1], False, type=BOOL8)
        file.add(name, step, tests="Rows in which all, some, one or none of the elements are true.")


def _add_quantized(file: SpecFile, operation: str) -> None:
    for number, (name, shape, axes, keep) in enumerate(_CASES):
        type = u8((0.1, 0.5, 0.013)[number % 3], (0, 128, 255, 37)[number % 4])
        codes = Numbers(f"{operation} {name} quant8").codes(type, *shape)
        step = _reduce(operation, given("input", codes, type), axes, keep)
        kept = name == "apart_kept"
        file.add(f"{name}_quant8", step, tests=_WHICH, signed=True, lifetimes=kept)
    _add_shown(file, operation)


def _add_shown(file: SpecFile, operation: str) -> None:
    """Rows with an average, a least and a greatest code that leave no doubt."""
    for zero_point in (0, 128, 255):
        type = u8(0.5, zero_point)
        equal = np.repeat(np.array([[0], [1], [127], [128], [254], [255]]), 4, axis=1)
        inputs: list[Argument] = [given("input", equal, type), [1], _keep(operation, False)]
        tests = "Averages of equal codes are the same code; shown as real numbers."
        steps = shown(operation, inputs, type)
        file.add(f"equal_zero_point_{zero_point}_quant8", steps, tests=tests, signed=True)
    if operation == "MEAN":
        _add_whole(file, operation)


def _add_whole(file: SpecFile, operation: str) -> None:
    """The HAL says nothing of how MEAN rounds: Android's CPU cuts off, others round."""
    type = u8(0.25, 77)
    codes = Numbers(f"{operation} whole").codes(type, 3, 5, low=5, high=250)
    codes[:, 0] -= codes.sum(1) % 5
    inputs: list[Argument] = [given("input", codes, type), [1], _keep(operation, False)]
    tests = "The averages are codes themselves, so that nothing is rounded."
    file.add("whole_quant8", shown(operation, inputs, type), tests=tests, signed=True)


@FILES.each(
    ("ARGMAX", "ARGMIN"),
    "{}: axes, ranks, types; indexes far apart. No element ties with the answer.",
)
def _argument(file: SpecFile, operation: str) -> None:
    for type, name in ((F32, ""), (I32, "_int32"), (u8(0.5, 100), "_quant8")):
        for rank in (1, 2, 3, 4):
            shape = (4, 7, 3, 5)[:rank]
            for axis in range(-rank, rank):
                _add_argument(file, operation, shape, axis, type, name)
        _add_far(file, operation, type, name)


def _data(name: str, type: Type, shape: tuple[int, ...]) -> Array:
    numbers = Numbers(name)
    if type.is_quant8:
        return numbers.codes(type, *shape, low=0, high=255)
    if type is I32:
        return numbers.integers(*shape, low=-30000, high=30000)
    return numbers.reals(*shape, low=-50, high=50, digits=1)


def _decided(name: str, type: Type, shape: tuple[int, ...], axis: int) -> Operand:
    """Data with one greatest and one least element along ``axis``: the HAL does not say which of
    several is the answer.
    """
    names = (name if attempt == 0 else f"{name} {attempt}" for attempt in count())
    drawn = (_data(name, type, shape) for name in names)
    return given("input", next(data for data in drawn if _is_decided(data, axis)), type)


def _is_decided(data: Array, axis: int) -> bool:
    extremes = (data.max(axis, keepdims=True), data.min(axis, keepdims=True))
    return all(((data == extreme).sum(axis) == 1).all() for extreme in extremes)


def _add_argument(
    file: SpecFile, operation: str, shape: tuple[int, ...], axis: int, type: Type, suffix: str
) -> None:
    # A third of the shapes with the axis from the end is enough for types other than float32.
    if suffix and axis < 0 and axis != -1:
        return
    rank = len(shape)
    name = f"rank_{rank}_axis_{axis % rank}{'_negative' if axis < 0 else ''}{suffix}"
    data = _decided(f"{operation} {rank} {axis}{suffix}", type, shape, axis)
    file.add(
        name,
        call(operation, data, scalar("axis", axis), type=I32),
        tests="Every axis, from the front and from the end.",
        oracle="integers",
        float16=type is F32,
        signed=type.is_quant8,
        lifetimes=rank == 2 and axis == 1,
    )


def _add_far(file: SpecFile, operation: str, type: Type, suffix: str) -> None:
    """Indexes may be one off, as real numbers they may not."""
    rows = np.array(
        [
            [5, 1, 9, 8, 2, 5, 8, 3, 4],
            [9, 8, 1, 2, 2, 2, 2, 2, 2],
            [3, 3, 3, 4, 3, 2, 3, 3, 3],
            [2, 3, 4, 5, 6, 7, 8, 9, 1],
            [8, 7, 6, 5, 4, 3, 2, 1, 9],
        ]
    )
    values: Array = rows * 1.1 if type is F32 else rows - 5 if type is I32 else rows * 25
    inner = internal("indexes", I32)
    steps = [
        Step(operation, [given("input", values, type), 1], inner),
        Step("CAST", [inner], result("output", F32)),
    ]
    tests = "The extremes are far apart, adjacent or at either end."
    file.add(f"shown{suffix}", steps, tests=tests, oracle="integers", signed=type.is_quant8)
    if type is I32:
        great = [[2147483646, -2147483647, 5, 5, 2147483647, -2147483648, 0]]
        inputs = [given("input", great, I32), 1]
        tests = "Integers that a float32 cannot tell apart."
        file.add("far_int32", operation, inputs, result("output", I32), oracle="integers")
