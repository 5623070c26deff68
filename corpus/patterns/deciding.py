"""Reductions that one element decides, wherever it is in a row: in a vector of 4, 8 or 16 elements,
or in what vectors leave over.

Each case has square inputs, in which each row has its deciding element in another place. Both
dimensions are reduced, each by an operation of its own: strides of 1 and of a row occur.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Array,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    result,
    u8,
)
from corpus.patterns._net import Term

__all__ = ["files"]

_LENGTHS: Final = (9, 19)
_CODES: Final = u8(0.5, 128)
_FAR: Final = 120.0
"""Its power is out of float32's range: the greatest logit has to be subtracted first."""

_TESTS: Final = "The one element that decides is in each place of a row."


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, is_greatest in _REDUCTIONS.items():
        file = SpecFile(
            f"{operation.lower()}_deciding", f"{operation}: one element decides, in each place."
        )
        for label, type in _types(operation):
            steps = []
            for length in _LENGTHS:
                source = given(f"input_{length}", _rows(length, type, is_greatest), type)
                steps += [_reduction(operation, length, axis, source) for axis in (0, 1)]
            _add(file, label, steps)
        yield "reduction", file
    for operation in ("SOFTMAX", "LOG_SOFTMAX"):
        yield "softmax", _normalized(operation)
    yield "slicing", _first_of_sorted()
    yield "pooling", _windows()


_REDUCTIONS: Final = {
    "REDUCE_ALL": False,
    "REDUCE_ANY": True,
    "REDUCE_MAX": True,
    "REDUCE_MIN": False,
    "ARGMAX": True,
    "ARGMIN": False,
}
"""Whether the greater element decides."""


def _types(operation: str) -> list[tuple[str, Type]]:
    if operation in ("REDUCE_ALL", "REDUCE_ANY"):
        return [("bool8", BOOL8)]
    return [("float32", F32), ("quant8", _CODES)]


def _rows(length: int, type: Type, is_greatest: bool) -> Array:
    """Ones on the diagonal of zeros, or the opposite; codes about the middle of their range."""
    diagonal = np.eye(length) if is_greatest else 1 - np.eye(length)
    return diagonal + 127 if type.is_quant8 else diagonal


def _reduction(operation: str, length: int, axis: int, source: Term) -> Step:
    name = f"{length}_{axis}"
    if operation.startswith("ARG"):
        return Step(operation, [source, axis], result(f"output_{name}", I32))
    axes = constant(f"axes_{name}", [axis], I32)
    return Step(operation, [source, axes, False], result(f"output_{name}", source.type))


def _normalized(operation: str) -> SpecFile:
    file = SpecFile(f"{operation.lower()}_deciding", f"{operation}: far logits, in each place.")
    kinds: dict[str, Callable[[int], Array]] = {
        "great": lambda length: _FAR * np.eye(length),
        "low": lambda length: -_FAR * (1 + np.eye(length)),
    }
    for name, data in kinds.items():
        steps = []
        for length in _LENGTHS:
            source = given(f"input_{length}", data(length))
            for axis in (0, 1):
                output = result(f"output_{length}_{axis}")
                steps.append(Step(operation, [source, 1.0, axis], output))
        _add(file, name, steps)
    return file


def _first_of_sorted() -> SpecFile:
    file = SpecFile("topk_v2_deciding", "TOPK_V2: the greatest element, in each place.")
    for label, type in [("float32", F32), ("quant8", _CODES), ("int32", I32)]:
        steps = []
        for length in _LENGTHS:
            inputs: list[Argument] = [given(f"input_{length}", _rows(length, type, True), type), 1]
            places = result(f"places_{length}", I32)
            steps.append(Step("TOPK_V2", inputs, [result(f"values_{length}", type), places]))
        _add(file, label, steps)
    return file


def _windows() -> SpecFile:
    """Windows beside each other, of 3 x 5 elements, with the greatest in another place each."""
    file = SpecFile("max_pool_2d_deciding", "MAX_POOL_2D: the greatest element, in each place.")
    height, width = 3, 5
    for label, type in [("float32", F32), ("quant8", _CODES)]:
        windows = _rows(height * width, type, True).reshape(-1, height, width)
        image = np.moveaxis(windows, 0, 1).reshape(1, height, -1, 1)
        arguments: list[Argument] = [2, width, height, width, height, 0]
        step = Step(
            "MAX_POOL_2D", [given("input", image, type), *arguments], result("output", type)
        )
        _add(file, label, [step])
    return file


def _add(file: SpecFile, label: str, steps: list[Step]) -> None:
    file.add(
        label,
        steps,
        tests=_TESTS,
        float16=label in ("float32", "great", "low"),
        signed=label == "quant8",
    )
