"""Terms of a net: results that are written as expressions, and that one more operation reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np

from corpus.classes._net import CODES, Net, family_of
from corpus.language import BOOL8, F32, I32, Array, Operand, SpecFile, Type

__all__ = ["RELU", "RELU1", "RELU6", "Builder", "Nets", "Term", "Terms", "files_of"]

_NONE, RELU, RELU1, RELU6 = range(4)

_ACTIVATED: Final = ("ADD", "SUB", "MUL", "DIV")
_DECIDING: Final = ("LESS", "LESS_EQUAL", "GREATER", "GREATER_EQUAL", "EQUAL", "NOT_EQUAL")


class Term:
    """A result. Expressions make others of it; plain numbers become constants of its type."""

    def __init__(self, terms: Terms, operand: Operand) -> None:
        self._terms = terms
        self.operand = operand

    def _term(self, operation: str, arguments: Sequence[Any], type: Type | None) -> Term:
        kind = type or (BOOL8 if operation in _DECIDING else self.operand.type)
        return Term(self._terms, self._terms.net(operation, *arguments, type=kind))

    def to(self, operation: str, *rest: Any, type: Type | None = None) -> Term:
        """Of this term and arguments that are no terms."""
        return self._term(operation, [self.operand, *rest], type)

    def by(
        self,
        operation: str,
        other: Any,
        activation: int = _NONE,
        *,
        turned: bool = False,
        type: Type | None = None,
    ) -> Term:
        """Of this term and another one; of the other one first if ``turned``."""
        if not isinstance(other, Term):
            other = self._terms.constant(other, self.operand.type)
        both = [self.operand, other.operand]
        rest = [activation] if operation in _ACTIVATED else []
        return self._term(operation, [*(both[::-1] if turned else both), *rest], type)

    def over(self, operation: str, *axes: int, keep: bool = False) -> Term:
        """A reduction."""
        kept = int(keep) if operation == "MEAN" else keep
        return self.to(operation, self._terms.constant(axes, I32).operand, kept)

    def choose(self, yes: Term, no: Term) -> Term:
        """SELECT by this term."""
        operands = (self.operand, yes.operand, no.operand)
        return self._term("SELECT", operands, yes.operand.type)

    def __add__(self, other: Any) -> Term:
        return self.by("ADD", other)

    def __radd__(self, other: Any) -> Term:
        return self.by("ADD", other, turned=True)

    def __sub__(self, other: Any) -> Term:
        return self.by("SUB", other)

    def __rsub__(self, other: Any) -> Term:
        return self.by("SUB", other, turned=True)

    def __mul__(self, other: Any) -> Term:
        return self.by("MUL", other)

    def __rmul__(self, other: Any) -> Term:
        return self.by("MUL", other, turned=True)

    def __truediv__(self, other: Any) -> Term:
        return self.by("DIV", other)

    def __rtruediv__(self, other: Any) -> Term:
        return self.by("DIV", other, turned=True)

    def __pow__(self, other: Any) -> Term:
        return self.by("POW", other)

    def __rpow__(self, other: Any) -> Term:
        return self.by("POW", other, turned=True)

    def __neg__(self) -> Term:
        return self.to("NEG")

    def __abs__(self) -> Term:
        return self.to("ABS")

    def __lt__(self, other: Any) -> Term:
        return self.by("LESS", other)

    def __le__(self, other: Any) -> Term:
        return self.by("LESS_EQUAL", other)

    def __gt__(self, other: Any) -> Term:
        return self.by("GREATER", other)

    def __ge__(self, other: Any) -> Term:
        return self.by("GREATER_EQUAL", other)

    def __and__(self, other: Any) -> Term:
        return self.by("LOGICAL_AND", other)

    def __or__(self, other: Any) -> Term:
        return self.by("LOGICAL_OR", other)

    def __invert__(self) -> Term:
        return self.to("LOGICAL_NOT")

    def max(self, other: Any) -> Term:
        return self.by("MAXIMUM", other)

    def min(self, other: Any) -> Term:
        return self.by("MINIMUM", other)

    def relu(self) -> Term:
        return self.to("RELU")

    def exp(self) -> Term:
        return self.to("EXP")

    def log(self) -> Term:
        return self.to("LOG")

    def sqrt(self) -> Term:
        return self.to("SQRT")


class Terms:
    """Where terms of a net begin. What is drawn is exact in every type."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._constants: dict[tuple[str, Type], Term] = {}

    def given(self, values: Any, type: Type | None = None) -> Term:
        return Term(self, self.net.given(np.array(values), type))

    def constant(self, values: Any, type: Type | None = None) -> Term:
        """One for all who read the same."""
        array, kind = np.atleast_1d(np.array(values)), type or self.net.type
        key = (str(array.tolist()), kind)
        if key not in self._constants:
            self._constants[key] = Term(self, self.net.constant(array, kind))
        return self._constants[key]

    def few(self, *shape: int) -> Term:
        """Halves between -4 and 4 but 0, or integers; products with whole numbers are codes."""
        drawn = self.net.numbers.integers(*shape, low=-8, high=8)
        drawn = drawn + (drawn == 0)
        return self.given(drawn if self.net.type is I32 else drawn / 2)

    def distinct(self, *shape: int, low: int = -24, high: int = 24, step: float = 0.5) -> Term:
        """Multiples of a step none of which is there twice, and none of which is 0."""
        drawn: Array = self.net.numbers.distinct(*shape, low=low, high=high - (low < 0))
        drawn = drawn + (drawn >= 0) * (low < 0)
        return self.given(drawn * step)

    def truths(self, *shape: int) -> Term:
        return self.given(self.net.numbers.booleans(*shape), BOOL8)


Builder = Callable[[Terms], Sequence[Term]]

Nets = dict[str, tuple[str, Builder]]
"""By name: a sentence about what may go wrong, and what builds it."""

_SUFFIXES: Final = {F32: "", CODES: "_quant8", I32: "_int32"}


def files_of(
    suffix: str,
    about: str,
    nets: dict[str, Nets],
    types: Sequence[Type],
    *,
    float16: bool = True,
    why: str = "",
) -> Iterator[tuple[str, SpecFile]]:
    """A file for each operation, with its family.

    Every other term is an output; those between are read by one more operation, as compilers leave
    outputs alone. Which ones depends on the type.
    """
    for operation, several in nets.items():
        file = SpecFile(f"{operation.lower()}_{suffix}", f"{operation}: {about}.")
        for name, (tests, build) in several.items():
            for place, type in enumerate(types):
                net = Net(f"{file.name} {name}", type)
                shown = [
                    (term if number % 2 == place else _read(term)).operand
                    for number, term in enumerate(build(Terms(net)))
                ]
                options: dict[str, Any] = {"tflite": not why, "why": why}
                options |= {"float16": type is F32 and float16, "signed": type is CODES}
                file.add(f"{name}{_SUFFIXES[type]}", net.steps(shown), tests=tests, **options)
        yield family_of(operation), file


def _read(term: Term) -> Term:
    """What one more operation makes of it: of each code another one."""
    kind = term.operand.type
    if kind is BOOL8:
        return ~term
    if kind is CODES:
        return 7.5 - term
    return 1.0 - term if kind in (F32, I32) else term.to("DEQUANTIZE", type=F32)
