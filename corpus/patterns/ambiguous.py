"""Shapes and types that a wrong reading fits as well: equal sides, and units equal in one part.

Where every side has another length, a tensor that is read along the wrong axis does not fit, and
many a driver checks no more than that. Here it fits, and gives other numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Array,
    SpecFile,
    Step,
    constant,
    given,
    per_channel,
    result,
    u8,
)
from corpus.numbers import Numbers
from corpus.patterns._net import without_activation

__all__ = ["files"]

_CODES: Final = u8(0.5, 120)
_SIDE: Final = 2

_BROADCAST: Final = {
    "ADD": "elementwise_binary",
    "SUB": "elementwise_binary",
    "MUL": "elementwise_binary",
    "DIV": "elementwise_binary",
    "MAXIMUM": "elementwise_binary",
    "MINIMUM": "elementwise_binary",
    "POW": "elementwise_binary",
    "PRELU": "activation",
    "LESS": "comparison",
}


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, family in _BROADCAST.items():
        yield family, _along_each(operation)
    for operation, (family, rest) in _BY_AXIS.items():
        yield family, _by_axis(operation, rest)
    yield "quantization", _channels()
    yield "slicing", _gathered()
    yield "slicing", _selected()
    yield "batch_matmul", _turned()
    yield "reshape", _joined()


def _file(operation: str, tests: str) -> SpecFile:
    return SpecFile(f"{operation.lower()}_ambiguous", f"{operation}: {tests}.")


def _whole(name: str, *shape: int, low: int = -8, high: int = 8) -> Array:
    return Numbers(f"ambiguous {name}").integers(*shape, low=low, high=high)


def _along_each(operation: str) -> SpecFile:
    """As many numbers as any side has, which belong to one of them."""
    file = _file(operation, "operands along one of equal sides")
    rest: list[Argument] = [*without_activation(operation)]
    out = BOOL8 if operation == "LESS" else F32
    low = 1 if operation in ("POW", "DIV") else -8
    cube = (_SIDE,) * 4
    shapes = {
        "first": (_SIDE, 1, 1, 1),
        "second": (_SIDE, 1, 1),
        "third": (_SIDE, 1),
        "matrix": (_SIDE, 1, _SIDE),
    }
    left = given("first", _whole(operation, *cube, low=low) / 2)
    steps = []
    for name, shape in shapes.items():
        numbers = np.arange(np.prod(shape)).reshape(shape) * 2 + 1
        steps.append(
            Step(operation, [left, given(name, numbers), *rest], result(f"of_{name}", out))
        )
    file.add("sides", steps, tests="Every side fits.")
    return file


_BY_AXIS: Final[dict[str, tuple[str, list[Argument]]]] = {
    "SOFTMAX": ("softmax", [1.0]),
    "LOG_SOFTMAX": ("softmax", [1.0]),
    "L2_NORMALIZATION": ("normalization", []),
    "LOCAL_RESPONSE_NORMALIZATION": ("normalization", [1, 1.0, 0.5, 0.75]),
}
"""Operations along one axis, and what comes before it."""


def _by_axis(operation: str, rest: list[Argument]) -> SpecFile:
    file = _file(operation, "an axis of equal sides")
    source = given("input", np.array([[[1, 4], [-2, 3]], [[5, -1], [2, -3]]]) / 2)
    steps = [
        Step(operation, [source, *rest, axis], result(f"axis_{axis + 3}")) for axis in (-3, -2, -1)
    ]
    file.add("axes", steps, tests="Every axis fits.")
    return file


def _channels() -> SpecFile:
    file = _file("DEQUANTIZE", "scales along one of equal sides")
    for axis in range(4):
        type = per_channel([0.25, 4.0], axis)
        codes = _whole("dequantize", *(_SIDE,) * 4, low=-127, high=127)
        file.add(f"axis_{axis}", "DEQUANTIZE", [constant("i", codes, type)], result("output"))
    return file


def _gathered() -> SpecFile:
    """Indices of rank 2, by an axis from the front and from the end."""
    file = _file("GATHER", "square indices")
    data = np.arange(4 * 4).reshape(4, 4) * 3
    for axis in (-2, -1, 0, 1):
        places = given("places", [[0, 3], [1, 2]], I32)
        inputs: list[Argument] = [given("input", data), axis, places]
        name = f"axis_{axis}".replace("-", "minus_")
        file.add(name, "GATHER", inputs, result("output"), tests="Rows are not columns.")
    return file


_UNITS: Final = {"same_scale": u8(0.5, 90), "same_zero_point": u8(1.0, 120)}
"""What may lie beside :data:`_CODES`."""


def _selected() -> SpecFile:
    file = _file("SELECT", "units equal in one part")
    choice = given("choice", np.arange(6) % 2 == 0, BOOL8)
    left, right = np.arange(110, 134, 4), np.arange(100, 136, 6)
    for name, other in _UNITS.items():
        steps = []
        for place in range(3):
            types = [other if n == place else _CODES for n in range(3)]
            pair = [given(f"a_{place}", left, types[0]), given(f"b_{place}", right, types[1])]
            out = result(f"output_{place}", types[2])
            steps.append(Step("SELECT", [choice, *pair], out))
        file.add(f"{name}_quant8", steps, signed=True)
    return file


def _joined() -> SpecFile:
    file = _file("CONCATENATION", "units equal in one part")
    for name, other in _UNITS.items():
        parts: list[Argument] = [
            given(f"part_{n}", np.arange(110, 134, 4), type)
            for n, type in enumerate((_CODES, other, _CODES))
        ]
        out = result("output", _CODES)
        file.add(f"{name}_quant8", "CONCATENATION", [*parts, 0], out, signed=True)
    return file


def _turned() -> SpecFile:
    """Square matrices of several batches: transposed or not, they fit."""
    file = _file("BATCH_MATMUL", "square matrices")
    for name, batches in (("rank_3", (3,)), ("rank_4", (2, 2))):
        for turned in ((True, True), (False, True)):
            inputs: list[Any] = [
                given("first", _whole(f"left {name}", *batches, _SIDE, _SIDE)),
                given("second", _whole(f"right {name}", *batches, _SIDE, _SIDE)),
                *turned,
            ]
            which = "_".join(str(int(flag)) for flag in turned)
            file.add(f"{name}_{which}", "BATCH_MATMUL", inputs, result("output"))
    return file
