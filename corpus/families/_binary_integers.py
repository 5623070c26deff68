"""ADD, SUB, MUL, DIV, MAXIMUM and MINIMUM of int32."""

from __future__ import annotations

import numpy as np

from corpus.families._binary_operands import ARITHMETIC, SHAPES, rest
from corpus.language import (
    F32,
    I32,
    Argument,
    SpecFile,
    Step,
    given,
    internal,
    result,
)
from corpus.numbers import Numbers
from corpus.zero_sized import no_classes

__all__ = ["add_integers"]


def add_integers(file: SpecFile, operation: str) -> None:
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
        file.add(
            f"{name}_int32",
            operation,
            inputs,
            result("output", I32),
            tests="Quotients are rounded down." if operation == "DIV" else "Integers.",
            oracle="integers",
            tflite=operation != "DIV",
            why="TF Lite rounds quotients towards zero" if operation == "DIV" else "",
        )
    _add_shown_integers(file, operation)
    _add_far_integers(file, operation)
    if operation in ARITHMETIC:
        steps, none = no_classes()
        arguments: list[Argument] = [none, given("second", [7], I32), *rest(operation)]
        steps.append(Step(operation, arguments, result("output", I32, (0,))))
        file.add("zero_sized_int32", steps, tests="Nothing in, nothing out.", oracle="none")


def _add_shown_integers(file: SpecFile, operation: str) -> None:
    """Integers may be one off; as real numbers they may not."""
    pairs = [(7, 2), (-7, 2), (7, -2), (-7, -2), (6, 3), (-6, 3), (0, -5), (1, 3), (-1, 3)]
    pairs.append((40000, 50))
    columns = np.array(pairs).T
    inner = internal("integers", I32)
    inputs: list[Argument] = [given("first", columns[0], I32), given("second", columns[1], I32)]
    steps = [
        Step(operation, [*inputs, *rest(operation)], inner),
        Step("CAST", [inner], result("output", F32)),
    ]
    file.add(
        "shown_int32",
        steps,
        tests="Both signs, as real numbers.",
        oracle="integers",
        tflite=operation != "DIV",
        why="TF Lite rounds quotients towards zero" if operation == "DIV" else "",
    )


def _add_far_integers(file: SpecFile, operation: str) -> None:
    """Integers that a float32 rounds by up to 64."""
    pairs = {
        "MUL": [(46341, 46337), (-65539, 32749), (3, 715827847), (-1, 2147483607)],
        "DIV": [(2147483607, 1), (-2147483559, 1), (2147483607, 2), (1999999999, -1)],
    }
    others = [(1073741857, 31), (-2147483617, 9), (1999999999, 99999967), (-1, 2147483607)]
    columns = np.array(pairs.get(operation, others)).T
    names = zip(("first", "second"), columns, strict=True)
    inputs: list[Argument] = [*(given(n, c, I32) for n, c in names), *rest(operation)]
    tests = "Results that a float32 does not hold."
    file.add(
        "far_int32",
        operation,
        inputs,
        result("output", I32),
        tests=tests,
        relaxed=operation in ARITHMETIC,
        oracle="integers",
        tflite=operation != "DIV",
        why="TF Lite rounds quotients towards zero" if operation == "DIV" else "",
    )
