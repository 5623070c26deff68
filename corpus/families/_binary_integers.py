"""ADD, SUB, MUL, DIV, MAXIMUM and MINIMUM of int32."""

from __future__ import annotations

from typing import Any

import numpy as np

from corpus.calls.elementwise_binary import ARITHMETIC, SHAPES, rest
from corpus.calls.zero_sized import no_classes
from corpus.families._typed import add_empty
from corpus.fit import shown
from corpus.language import Argument, SpecFile, call, given
from corpus.numbers import Numbers
from corpus.types import I32

__all__ = ["add_integers"]


def add_integers(file: SpecFile, operation: str) -> None:
    """Cases of int32, some of whose results a float32 does not hold."""
    apart: dict[str, Any] = {"oracle": "integers"}
    if operation == "DIV":
        apart |= {"tflite": False, "why": "TF Lite rounds quotients towards zero"}
    for name in ("rank_1", "rank_4", "both", "scalar_first", "lower_rank_first", "outer"):
        first, second = SHAPES[name]
        numbers = Numbers(f"{operation} {name} int32")
        divisors = numbers.integers(*second, low=1, high=9) * (1 - 2 * numbers.booleans(*second))
        others = numbers.integers(*second, low=-900, high=900)
        inputs: list[Argument] = [
            given("first", numbers.integers(*first, low=-900, high=900), I32),
            given("second", divisors if operation == "DIV" else others, I32),
            *rest(operation),
        ]
        tests = "Quotients are rounded down." if operation == "DIV" else "Operands are integers."
        file.add(f"{name}_int32", call(operation, *inputs, type=I32), tests=tests, **apart)
    _add_shown_integers(file, operation, apart)
    _add_far_integers(file, operation, apart)
    if operation in ARITHMETIC:
        seven = given("second", [7], I32)
        add_empty(
            file,
            no_classes(),
            operation,
            seven,
            *rest(operation),
            shape=(0,),
            name="zero_sized_int32",
        )


def _add_shown_integers(file: SpecFile, operation: str, apart: dict[str, Any]) -> None:
    """Integers may be one off; as real numbers they may not."""
    pairs = [(7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (-6, 3), (0, -5), (1, 3), (-1, 3)]
    pairs.append((40000, 50))
    columns = np.array(pairs).T
    inputs: list[Argument] = [given("first", columns[0], I32), given("second", columns[1], I32)]
    steps = shown(operation, [*inputs, *rest(operation)], I32, "integers")
    file.add("shown_int32", steps, tests="Both signs, shown as real numbers.", **apart)


def _add_far_integers(file: SpecFile, operation: str, apart: dict[str, Any]) -> None:
    """Integers that a float32 rounds by up to 64."""
    pairs = {
        "MUL": [(46341, 46337), (-65539, 32749), (3, 715827847), (-1, 2147483607)],
        "DIV": [(2147483607, 1), (-2147483559, 1), (2147483607, 2), (1999999999, -1)],
    }
    others = [(1073741857, 31), (-2147483617, 9), (1999999999, 99999967), (-1, 2147483607)]
    columns = np.array(pairs.get(operation, others)).T
    names = zip(("first", "second"), columns, strict=True)
    inputs: list[Argument] = [*(given(n, c, I32) for n, c in names), *rest(operation)]
    file.add(
        "far_int32",
        call(operation, *inputs, type=I32),
        tests="Integer results that a float32 does not represent.",
        relaxed=operation in ARITHMETIC,
        **apart,
    )
