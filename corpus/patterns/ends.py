"""Results near the ends of real types: the largest and the smallest numbers that each can hold.

A kernel that clamps its argument, squares on the way or computes in a narrower type has them wrong.
Numbers without normal form are left out: a driver may take them for 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from corpus.language import F16, F32, Argument, SpecFile, Type, given, result
from nnhal.operations.registry import FAMILIES

__all__ = ["files"]

_TESTS: Final = "Results, or what they are made of, near the largest and the smallest number."


class _Ends(NamedTuple):
    """Arguments of an operation by type; of two the second one is broadcast or as long."""

    float16: Sequence[Sequence[float]]
    float32: Sequence[Sequence[float]]
    rest: tuple[Argument, ...] = ()


_UNARY: Final[dict[str, _Ends]] = {
    "EXP": _Ends(
        [[8.0, 10.0, 10.39, 10.41, 10.75, 11.0, 11.08, -9.0, -9.5]],
        [[70.0, 80.0, 86.5, 88.0, 88.5, 88.7, -80.0, -87.0, -87.3]],
    ),
    "LOG": _Ends([[65_504.0, 40_000.0, 2.0**-13]], [[3.4e38, 1e38, 1.2e-38, 1e-30]]),
    "SQRT": _Ends([[65_504.0, 300.0, 2.0**-13]], [[3.4e38, 1e30, 1.2e-38, 1e-30]]),
    "RSQRT": _Ends([[65_504.0, 300.0, 2.0**-13]], [[3.4e38, 1e30, 1.2e-38, 1e-30]]),
    "ABS": _Ends([[-65_504.0, 65_504.0, -(2.0**-14)]], [[-3.4e38, 3.4e38, -1.2e-38]]),
    "NEG": _Ends([[-65_504.0, 65_504.0, -(2.0**-14)]], [[-3.4e38, 3.4e38, -1.2e-38]]),
    "FLOOR": _Ends(
        [[-65_504.0, 32_768.0, 2_047.0, 1_023.5, -1_023.5]],
        [[-3.4e38, 2.0**31, -(2.0**31) - 256, 2.0**63, 8_388_607.5, -4_194_303.5]],
    ),
    "TANH": _Ends([[-60_000.0, 400.0, 11.0, -12.0]], [[-3e38, 3e38, 90.0, -90.0]]),
    "LOGISTIC": _Ends([[-60_000.0, 400.0, 12.0, 60_000.0]], [[-3e38, 3e38, 90.0, -85.0]]),
    "HARD_SWISH": _Ends([[10_000.0, 400.0, 3.5, -10_000.0]], [[5e37, 1e19, 3.5, -5e37]]),
    "RELU": _Ends([[-65_504.0, 65_504.0]], [[-3.4e38, 3.4e38]]),
}

_BINARY: Final[dict[str, _Ends]] = {
    "ADD": _Ends(
        [[40_000.0, -32_000.0, 65_000.0], [25_000.0, -33_000.0, -65_000.0]],
        [[2e38, -1e38, 3e38], [1.2e38, -2.2e38, -3e38]],
        (0,),
    ),
    "SUB": _Ends(
        [[40_000.0, -32_000.0, 65_000.0], [-25_000.0, 33_000.0, 65_000.0]],
        [[2e38, -1e38, 3e38], [-1.2e38, 2.2e38, 3e38]],
        (0,),
    ),
    "MUL": _Ends(
        [[250.0, -256.0, 0.0625, 2.0], [250.0, 255.0, 0.004, 32_000.0]],
        [[1.5e19, -3e38, 1e-19, 2.0], [1.5e19, 1.0, 1e-18, 1.6e38]],
        (0,),
    ),
    "DIV": _Ends(
        [[60_000.0, 1.0, -3.0], [1.5, 16_000.0, 2.0**-14]],
        [[3e38, 1.0, -3.0], [1.5, 8e37, 1.25e-38]],
        (0,),
    ),
    "POW": _Ends(
        [[255.0, 40.0, 2.0, 60_000.0], [2.0, 3.0, 15.5, 0.5]],
        [[1e19, 6e12, 2.0, 3e38], [2.0, 3.0, 127.5, 0.5]],
    ),
    "MAXIMUM": _Ends(
        [[65_504.0, -65_504.0], [-65_504.0, -65_000.0]], [[3.4e38, -3.4e38], [-3e38] * 2]
    ),
    "MINIMUM": _Ends(
        [[65_504.0, -65_504.0], [-65_504.0, -65_000.0]], [[3.4e38, -3.4e38], [3e38] * 2]
    ),
}


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation, ends in {**_UNARY, **_BINARY}.items():
        (family,) = (name for name, specs in FAMILIES.items() if operation in _names(specs))
        file = SpecFile(f"{operation.lower()}_ends", f"{operation}: the ends of real types.")
        for suffix, type, rows in (("half", F16, ends.float16), ("real", F32, ends.float32)):
            _add(file, suffix, operation, type, rows, ends.rest)
        yield family, file


def _names(specs: Sequence[object]) -> set[str]:
    return {spec.name for spec in specs}  # type: ignore[attr-defined]


def _add(
    file: SpecFile,
    name: str,
    operation: str,
    type: Type,
    rows: Sequence[Sequence[float]],
    rest: tuple[Argument, ...],
) -> None:
    data: list[Argument] = [
        given(f"input{number}", np.array(row), type) for number, row in enumerate(rows)
    ]
    file.add(name, operation, [*data, *rest], result("output", type), tests=_TESTS, float16=False)
