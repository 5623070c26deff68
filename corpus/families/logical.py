"""LOGICAL_AND, LOGICAL_OR and LOGICAL_NOT."""

from __future__ import annotations

from typing import Final

from corpus.families._files import Files
from corpus.language import SpecFile, call, constant, given
from corpus.numbers import Numbers
from corpus.types import BOOL8

_SHAPES: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "table": ((4,), (4,)),
    "rank_1": ((17,), (17,)),
    "rank_3": ((2, 3, 4), (2, 3, 4)),
    "rank_4": ((2, 1, 3, 4), (2, 1, 3, 4)),
    "scalar_first": ((1,), (3, 4)),
    "scalar_second": ((3, 4), (1,)),
    "lower_rank_first": ((3, 4), (2, 3, 4)),
    "lower_rank_second": ((2, 3, 4), (4,)),
    "middle": ((2, 3, 4), (2, 1, 4)),
    "both": ((5, 1), (1, 4)),
    "square": ((4, 4), (4, 1)),
    "square_and_vector": ((4, 4), (4,)),
}

FILES: Final = Files()


@FILES.each(("LOGICAL_AND", "LOGICAL_OR"), "{}: its table, broadcasting.")
def _binary(file: SpecFile, operation: str) -> None:
    for name, (first, second) in _SHAPES.items():
        numbers = Numbers(f"{operation} {name}")
        a, b = numbers.booleans(*first), numbers.booleans(*second)
        if name == "table":
            a[:], b[:] = [False, False, True, True], [False, True, False, True]
        step = call(operation, given("first", a, BOOL8), given("second", b, BOOL8), type=BOOL8)
        file.add(name, step, tests="Broadcasting." if name != "table" else "All truth values.")
    inputs = [given("first", [True, False, True], BOOL8), constant("second", [True], BOOL8)]
    file.add("constant", call(operation, *inputs, type=BOOL8), lifetimes=True)


@FILES("logical_not", "LOGICAL_NOT: ranks.")
def _unary(file: SpecFile) -> None:
    for rank in (1, 2, 3, 4, 5):
        flags = Numbers(f"not {rank}").booleans(*(3, 2, 5, 2, 2)[:rank])
        file.add(f"rank_{rank}", call("LOGICAL_NOT", given("input", flags, BOOL8), type=BOOL8))
