"""DEPTH_TO_SPACE, SPACE_TO_DEPTH, BATCH_TO_SPACE_ND and SPACE_TO_BATCH_ND."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from corpus.families._files import Files
from corpus.families._typed import add_real_codes, typed
from corpus.language import SpecFile, call, constant, given, scalar
from corpus.types import I32

# Name, shape of the image, arguments between image and layout.
_Row: TypeAlias = tuple[str, tuple[int, int, int, int], list[Any]]

_DEPTHS: list[_Row] = [
    ("block_2", (1, 2, 3, 8), [2]),
    ("block_2_batches", (2, 1, 2, 4), [2]),
    ("block_3", (1, 1, 2, 18), [3]),
    ("block_1", (1, 2, 3, 2), [1]),
    ("pixel", (1, 1, 1, 12), [2]),
]

_SPACES: list[_Row] = [
    ("block_2", (1, 4, 6, 2), [2]),
    ("block_2_batches", (2, 2, 4, 3), [2]),
    ("block_3", (1, 3, 6, 2), [3]),
    ("block_1", (1, 2, 3, 2), [1]),
    ("whole", (1, 2, 2, 3), [2]),
]

_BATCHES: list[_Row] = [
    ("block_2x2", (4, 1, 3, 2), [[2, 2]]),
    ("block_2x3", (6, 2, 1, 2), [[2, 3]]),
    ("block_3x1", (3, 1, 2, 3), [[3, 1]]),
    ("block_1x2", (4, 2, 2, 1), [[1, 2]]),
    ("batches_left", (12, 1, 2, 1), [[2, 3]]),
    ("block_1x1", (2, 2, 3, 1), [[1, 1]]),
]

_TO_BATCHES: list[_Row] = [
    ("block_2x2", (1, 2, 4, 2), [[2, 2], [[0, 0], [0, 0]]]),
    ("block_2x3", (2, 2, 3, 2), [[2, 3], [[0, 0], [0, 0]]]),
    ("block_3x1", (1, 6, 2, 1), [[3, 1], [[0, 0], [0, 0]]]),
    ("block_1x2", (2, 3, 2, 1), [[1, 2], [[0, 0], [0, 0]]]),
    ("padded", (1, 3, 2, 2), [[2, 3], [[1, 2], [3, 1]]]),
    ("padded_before", (1, 3, 3, 1), [[2, 2], [[1, 0], [3, 0]]]),
    ("padded_after", (2, 3, 3, 1), [[2, 2], [[0, 1], [0, 3]]]),
    ("padded_block_1x1", (1, 2, 3, 2), [[1, 1], [[0, 1], [2, 0]]]),
]

_ALL: dict[str, tuple[list[_Row], str]] = {
    "DEPTH_TO_SPACE": (_DEPTHS, "Channels become pixels, the rows of a block first."),
    "SPACE_TO_DEPTH": (_SPACES, "Pixels become channels, the rows of a block first."),
    "BATCH_TO_SPACE_ND": (_BATCHES, "Batches become pixels; block height and width differ."),
    "SPACE_TO_BATCH_ND": (_TO_BATCHES, "Pixels become batches; padding is zero."),
}

FILES: Final = Files()


@FILES.each(_ALL, "{}: blocks, layouts, types.")
def _blocks(file: SpecFile, operation: str) -> None:
    rows, tests = _ALL[operation]
    for number, row in enumerate(rows):
        _add(file, operation, number, row, tests)
    arguments: dict[str, tuple[tuple[int, ...], list[Any]]] = {
        "DEPTH_TO_SPACE": ((1, 1, 2, 8), [2]),
        "SPACE_TO_DEPTH": ((1, 2, 4, 2), [2]),
        "BATCH_TO_SPACE_ND": ((4, 1, 2, 2), [[2, 2]]),
        "SPACE_TO_BATCH_ND": ((1, 2, 4, 2), [[2, 2], _paddings([[1, 1], [0, 2]])]),
    }
    shape, others = arguments[operation]
    add_real_codes(file, operation, shape, *others)


def _paddings(values: list[list[int]]) -> Any:
    return constant("paddings", values, I32)


def _add(file: SpecFile, operation: str, number: int, row: _Row, tests: str) -> None:
    """Add a row with a layout, and with the argument list of the first version."""
    name, shape, arguments = row
    for kind in typed(number, relaxed=number == 0):
        operands = [_paddings(a) if _is_nested(a) else a for a in arguments]
        image = given("input", kind.drawn(f"{operation} {name}", *shape), kind.type)
        layout = scalar("layout", False)
        step = call(operation, image, *operands, layout, type=kind.type)
        file.add(
            f"{name}{kind.suffix}",
            step,
            tests=tests,
            nchw=(image, *step.outputs, layout),
            lifetimes=number == 1,
            **kind.variations,
        )
        file.add(
            f"{name}_without_layout{kind.suffix}",
            call(operation, image, *operands, type=kind.type),
            tests="The argument list of the first version.",
            lifetimes=number == 1,
            **{**kind.variations, "relaxed": False},
        )


def _is_nested(argument: Any) -> bool:
    return isinstance(argument, list) and isinstance(argument[0], list)
