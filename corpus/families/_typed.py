"""The types of operations that move elements: one case of each, with data that suits it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from corpus.language import (
    F32,
    I32,
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    Type,
    given,
    internal,
    result,
    u8,
)
from corpus.numbers import Numbers

__all__ = ["Typed", "add_extremes", "add_real_codes", "extremes", "real_integers", "typed"]

_SCALES = (0.5, 0.0137, 2.25, 0.1)
_ZERO_POINTS = (101, 0, 255, 37, 128)


class Typed(NamedTuple):
    """A type, what names of its cases end with, and the variations that it has."""

    suffix: str
    type: Type
    variations: dict[str, Any]

    def drawn(self, name: str, *shape: int) -> Array:
        """Data that no rounding to another type keeps: all of int32, three decimals, all codes."""
        numbers = Numbers(name + self.suffix)
        if self.type is I32:
            return numbers.integers(*shape, low=-(2**31), high=2**31 - 1)
        if self.type.is_quant8:
            return numbers.codes(self.type, *shape)
        return numbers.reals(*shape, low=-9, high=9)


def typed(number: int, *, int32: bool = False, relaxed: bool = False) -> Iterator[Typed]:
    """float32 and float16, 8-bit with a quantization that depends on ``number``, and int32."""
    yield Typed("", F32, {"float16": True, "relaxed": relaxed})
    scale, zero_point = _SCALES[number % len(_SCALES)], _ZERO_POINTS[number % len(_ZERO_POINTS)]
    yield Typed("_quant8", u8(scale, zero_point), {"signed": True})
    if int32:
        yield Typed("_int32", I32, {})


_EXTREMES = (
    *(np.inf, -np.inf, 3.4e38, -3.4e38, 1e30, 65520.0),
    *(-70000.0, 0.0, 1.0, 2049.0, 1e9, 7.1),
)


def extremes(name: str = "input", *shape: int) -> Operand:
    """Twelve floats, [2, 3, 2] where nothing else is said."""
    return given(name, np.reshape(_EXTREMES, shape or (2, 3, 2)))


def add_extremes(file: SpecFile, operation: str, *arguments: Any, parts: int = 1) -> None:
    """What is moved is not computed with: infinity and the greatest and least floats stay.

    ``arguments`` are the inputs after a [2, 3, 2], or all where the model's inputs are among them.
    """
    is_whole = any(isinstance(a, Operand) and a.role == "Input" for a in arguments)
    file.add(
        "extremes",
        operation,
        arguments if is_whole else [extremes(), *arguments],
        [result(f"output{n}" if parts > 1 else "output") for n in range(parts)],
        tests="Infinity and what float16 does not hold.",
    )


def real_integers(
    operation: str, inputs: Sequence[Argument], outputs: Sequence[Operand]
) -> list[Step]:
    """The operation, and its int32 outputs as real numbers: 1 off is within Android's tolerance."""
    made = [internal(o.name, I32, o.shape) if o.type is I32 else o for o in outputs]
    steps = [Step(operation, inputs, made)]
    for whole in (o for o in made if o.type is I32):
        steps.append(Step("CAST", [whole], result(f"real_{whole.name}", F32, whole.shape)))
    return steps


def add_real_codes(file: SpecFile, operation: str, shape: tuple[int, ...], *arguments: Any) -> None:
    """A quantized copy as real numbers: 1 code off is more than Android's tolerance."""
    for zero_point in (0, 128, 255):
        type = u8(0.5, zero_point)
        codes = Numbers(f"{operation} {zero_point}").codes(type, *shape)
        moved = internal("moved", type)
        steps = [
            Step(operation, [given("input", codes, type), *arguments], moved),
            Step("DEQUANTIZE", [moved], result("output")),
        ]
        file.add(
            f"real_codes_zero_point_{zero_point}",
            steps,
            tests="What is quantized is copied to the bit: as real numbers every step shows.",
            signed=True,
        )
