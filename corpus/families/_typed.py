"""Kinds of types, and cases that many operations have in each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from corpus.calls.zero_sized import no_batches
from corpus.fit import clear, shown
from corpus.language import (
    FLOATS,
    Argument,
    Array,
    Operand,
    SpecFile,
    Step,
    call,
    constant,
    given,
    internal,
    omitted,
    result,
)
from corpus.numbers import Numbers
from corpus.types import F32, I32, Type, u8

__all__ = [
    "EMPTY",
    "Typed",
    "add_activations",
    "add_clear",
    "add_each",
    "add_empty",
    "add_extremes",
    "add_no_batches",
    "add_real_codes",
    "add_rows",
    "codes_of",
    "extremes",
    "integers",
    "kind_of",
    "real_integers",
    "typed",
]

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


def kind_of(type: Type, *, relaxed: bool = True, float16: bool = True) -> Typed:
    """A float or 8-bit type with its variations; ``relaxed`` and ``float16`` are for floats."""
    if type.is_quant8:
        return Typed("_quant8", type, {"signed": True})
    return Typed("", type, {"float16": float16, "relaxed": relaxed})


Rest = Callable[..., Sequence[Argument]]
"""Function from the values of a row to the arguments after the data."""


def integers(*names: str) -> Rest:
    """Constants of integers by these names, omitted where None, and what follows them as it is."""
    return lambda *values: [
        *(
            omitted(name, I32) if value is None else constant(name, value, I32)
            for name, value in zip(names, values, strict=False)
        ),
        *values[len(names) :],
    ]


def codes_of(
    seed: str,
    *operands: tuple[str, Type, tuple[int, ...]],
    first: Sequence[Argument] = (),
    rest: Sequence[Argument] = (),
    ends: bool = False,
) -> Callable[[int], list[Argument]]:
    """Function from a number to inputs by name, type and shape, of any codes, between ``first`` and
    ``rest``; with the least and the greatest code if ``ends``.
    """

    def draw(number: int) -> list[Argument]:
        numbers, drawn = Numbers(f"{seed} {number}"), [*first]
        for name, type, shape in operands:
            low, high = (None, None) if ends else type.limits
            drawn.append(given(name, numbers.codes(type, *shape, low=low, high=high), type))
        return [*drawn, *rest]

    return draw


def add_each(
    file: SpecFile,
    rows: Iterable[tuple[Any, ...]],
    make: Callable[..., Step],
    tests: str,
    *,
    int32: bool = False,
    relaxed: str = "",
    lifetimes: Sequence[str] = (),
    in_pool: str = "",
) -> None:
    """Add a case for each row, which is a name and values, in each kind.

    ``make`` receives the kind and the row. Other options are names of rows that have a variation.
    """
    for number, (name, *values) in enumerate(rows):
        for kind in typed(number, int32=int32, relaxed=name == relaxed):
            file.add(
                f"{name}{kind.suffix}",
                make(kind, name, *values),
                tests=tests,
                lifetimes=name in lifetimes,
                in_pool=name == in_pool,
                **kind.variations,
            )


def add_rows(
    file: SpecFile,
    operation: str,
    rows: Iterable[tuple[Any, ...]],
    rest: Rest,
    tests: str,
    drawn: str = "",
    **options: Any,
) -> None:
    """Add a case for each row, which is a name, the shape of the data and values, in each kind.

    Data is drawn by the word ``drawn``. Other options are those of :func:`add_each`.
    """
    word = drawn or operation.lower()

    def make(kind: Typed, name: str, shape: Sequence[int], *values: Any) -> Step:
        data = given("input", kind.drawn(f"{word} {name}", *shape), kind.type)
        return call(operation, data, *rest(*values), type=kind.type)

    add_each(file, rows, make, tests, **options)


EMPTY: Final = {"tests": "An empty input gives an empty output.", "oracle": "none"}


def add_empty(
    file: SpecFile,
    made: tuple[list[Step], Operand],
    operation: str,
    *rest: Argument,
    shape: tuple[int, ...],
    type: Type | None = None,
    name: str = "zero_sized",
    **options: Any,
) -> None:
    """Add an operation on a tensor without elements, which comes with the steps that make it."""
    steps, none = made
    last = call(operation, none, *rest, type=type or none.type, shape=shape)
    file.add(name, [*steps, last], **{**EMPTY, **options})


def add_no_batches(file: SpecFile, operation: str, *rest: Argument, shape: tuple[int, ...]) -> None:
    """Add an operation on [0, 4, 5, 2], in each kind."""
    for kind in typed(0):
        image = given("input", kind.drawn(f"{operation.lower()} zero", 1, 3, 3, 2), kind.type)
        add_empty(
            file,
            no_batches(image, (4, 5)),
            operation,
            *rest,
            shape=shape,
            name=f"zero_sized{kind.suffix}",
            tests="No batches: the result is empty.",
            **({} if kind.suffix else FLOATS),
        )


def add_activations(
    file: SpecFile, operation: str, inputs: Sequence[Argument], activation: Argument, out: Type
) -> None:
    """Add every fused activation, by the scalar ``activation`` of the inputs."""
    made, kind = result("output", out), kind_of(out)
    file.add(
        f"activation{kind.suffix}",
        Step(operation, inputs, made),
        tests="Results on both sides of every limit of a fused activation.",
        activations=(made, activation),
        **kind.variations,
    )


def add_clear(
    file: SpecFile,
    operation: str,
    draw: Callable[[int], Sequence[Argument]],
    type: Type,
    *,
    suffix: str = "_quant8",
    first: int = 0,
    inner: str = "quantized",
    **options: Any,
) -> None:
    """Add codes that every sound rounding gives, as real numbers: 1 off is not tolerated."""
    file.add(
        f"clear_of_halves{suffix}",
        shown(operation, clear(operation, draw, type, first=first), type, inner),
        tests="No result is near a half, so that any sound rounding gives these codes.",
        **{"signed": True, **options},
    )


_EXTREMES = (
    *(np.inf, -np.inf, 3.4e38, -3.4e38, 1e30, 65520.0),
    *(-70000.0, 0.0, 1.0, 2049.0, 1e9, 7.1),
)


def extremes(name: str = "input", *shape: int) -> Operand:
    """Twelve floats, [2, 3, 2] where nothing else is said."""
    return given(name, np.reshape(_EXTREMES, shape or (2, 3, 2)))


def add_extremes(file: SpecFile, operation: str, *arguments: Any, parts: int = 1) -> None:
    """Add infinity and the greatest and least floats, which stay when they are moved.

    ``arguments`` are the inputs after a [2, 3, 2], or all where the model's inputs are among them.
    """
    is_whole = any(isinstance(a, Operand) and a.role == "Input" for a in arguments)
    file.add(
        "extremes",
        operation,
        arguments if is_whole else [extremes(), *arguments],
        [result(f"output{n}" if parts > 1 else "output") for n in range(parts)],
        tests="Infinities, and numbers beyond float16.",
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
    """Add a quantized copy as real numbers: 1 code off is more than Android's tolerance."""
    for zero_point in (0, 128, 255):
        type = u8(0.5, zero_point)
        codes = Numbers(f"{operation} {zero_point}").codes(type, *shape)
        file.add(
            f"real_codes_zero_point_{zero_point}",
            shown(operation, [given("input", codes, type), *arguments], type, "moved"),
            tests="Codes are copied exactly; shown as real numbers, where every step counts.",
            signed=True,
        )
