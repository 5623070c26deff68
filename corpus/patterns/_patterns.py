"""Registers of patterns: builders of nets by operation and name, in each type."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from corpus.language import SpecFile
from corpus.terms import CODES, SIGNED, Net, Term
from corpus.types import BOOL8, F32, I32, Type
from nnhal.operations.registry import FAMILIES

__all__ = ["BOTH", "CODED", "REAL", "WITH_SIGNED", "Builder", "Choices", "Files", "Patterns"]
__all__ += ["Unary", "family_of"]

REAL: Final = (F32,)
CODED: Final = (CODES,)
BOTH: Final = (F32, CODES)
WITH_SIGNED: Final = (F32, CODES, SIGNED)
"""Types of nets whose scalars are codes: nothing turns these into signed ones."""

Builder = Callable[[Net], Iterable[Term]]
"""Builds a net, and gives its outputs."""

Unary = Callable[[Net, Term], Term]
"""Makes a term of another one."""

Choices = Mapping[str, Any] | Iterable[str]
"""Choices by name, or names that are the choices themselves."""

Files = Iterator[tuple[str, SpecFile]]
"""Spec files, each with the family that it belongs to."""

_Any = TypeVar("_Any", bound=Callable[..., Iterable[Term]])
_SUFFIXES: Final = {F32: "", CODES: "_quant8", SIGNED: "_signed", I32: "_int32"}
_ENDINGS: Final = {F32: "_real", CODES: "_codes", SIGNED: "_codes", I32: "_integers"}


def _named(choices: Choices) -> Iterable[tuple[str, Any]]:
    return choices.items() if isinstance(choices, Mapping) else ((name, name) for name in choices)


class _Pattern(NamedTuple):
    operation: str
    name: str
    tests: str
    build: Builder
    types: Sequence[Type]
    options: Mapping[str, Any]


@dataclass(eq=False)
class Patterns:
    """Patterns of one kind. Each becomes a case of its operation's file, in each of its types.

    :param suffix: what file names end in, behind the operation
    :param about: what all patterns are about
    :param types: of all patterns for which no others are given
    :param seed: text that the drawn numbers depend on; the suffix if there is none. It stays when
        the suffix changes, so that patterns keep their numbers.
    :param float16: nets of real numbers in half precision, too
    :param signed: nets of codes as signed ones, too
    :param unshared: also nets whose results have one reader each, where something is read twice
    :param hides_every_other: every other result is read by one more operation, as compilers leave
        outputs alone (which ones depends on the type), and equal constants are one operand
    :param shows: makes the outputs of the model of what a builder gives; an option of patterns, too
    :param why: why TF Lite says otherwise, if it does
    """

    suffix: str
    about: str
    types: Sequence[Type] = BOTH
    _: KW_ONLY
    seed: str = ""
    float16: bool = True
    signed: bool = True
    unshared: bool = False
    hides_every_other: bool = False
    shows: Callable[[Net, Sequence[Term]], Sequence[Term]] | None = None
    why: str = ""
    _patterns: list[_Pattern] = field(default_factory=list, init=False)

    def only(self, types: Sequence[Type], *, seed: str = "", **changes: Any) -> Patterns:
        """A register like this one, of other types, with files and a seed of its own."""
        ending = _ENDINGS[types[0]]
        suffix, seed = self.suffix + ending, seed or self.seed + ending
        return replace(self, types=types, suffix=suffix, seed=seed, **changes)

    def add(
        self,
        operation: str,
        name: str,
        tests: str,
        build: Builder,
        types: Sequence[Type] | None = None,
        **options: Any,
    ) -> None:
        """Register a pattern: a name behind that of the file, and what a driver may get wrong.

        ``options`` are those of :class:`corpus.language.Case`, in place of this register's.
        """
        pattern = _Pattern(operation, name, tests, build, types or self.types, options)
        self._patterns.append(pattern)

    def __call__(
        self, operation: str, name: str, types: Sequence[Type] | None = None, **options: Any
    ) -> Callable[[_Any], _Any]:
        """Register the decorated builder, whose docstring says what a driver may get wrong."""
        return self._register([(operation, name, ())], types, **options)

    def each(
        self, operations: Iterable[str], name: str | Choices, *types: Sequence[Type], **options: Any
    ) -> Callable[[_Any], _Any]:
        """Register the decorated builder for several operations, of which it receives one; behind
        it one of several choices by name, if there are some.
        """
        choices = {name: ()} if isinstance(name, str) else {n: (c,) for n, c in _named(name)}
        rows = [(o, named, (o, *choice)) for o in operations for named, choice in choices.items()]
        return self._register(rows, *types, **options)

    def by(
        self, layers: Mapping[str, Any], name: str, *types: Sequence[Type], **options: Any
    ) -> Callable[[_Any], _Any]:
        """Register the decorated builder for several operations, of which it receives one, and the
        operation's layer.
        """
        return self._register([(o, name, (o, x)) for o, x in layers.items()], *types, **options)

    def of(
        self, layers: Mapping[str, Any], name: str, *types: Sequence[Type], **options: Any
    ) -> Callable[[_Any], _Any]:
        """Register like :meth:`by`, without the operation. Several arguments are a tuple."""
        rows = [(o, name, x if isinstance(x, tuple) else (x,)) for o, x in layers.items()]
        return self._register(rows, *types, **options)

    def named(
        self, operation: str, choices: Choices, *types: Sequence[Type], **options: Any
    ) -> Callable[[_Any], _Any]:
        """Register the decorated builder for several choices by name, of which it receives one."""
        rows = [(operation, name, (choice,)) for name, choice in _named(choices)]
        return self._register(rows, *types, **options)

    def _register(
        self,
        rows: Sequence[tuple[str, str, tuple[Any, ...]]],
        types: Sequence[Type] | None = None,
        **options: Any,
    ) -> Callable[[_Any], _Any]:
        """Register the decorated builder for each operation, name and first arguments."""

        def register(build: _Any) -> _Any:
            tests = " ".join((inspect.getdoc(build) or "").split())
            for operation, name, arguments in rows:
                self.add(operation, name, tests, partial(build, *arguments), types, **options)
            return build

        return register

    def files(self) -> Files:
        """A file for each operation, with its family."""
        made: dict[str, SpecFile] = {}
        for pattern in self._patterns:
            operation, types = pattern.operation, pattern.types
            if operation not in made:
                named = f"{operation.lower()}_{self.suffix}"
                made[operation] = SpecFile(named, f"{operation}: {self.about}.")
            for place, type in enumerate(types):
                seed = f"{operation.lower()}_{self.seed or self.suffix} {pattern.name}"
                net = Net(seed, type, shares_constants=self.hides_every_other)
                shown = [*pattern.build(net)]
                if shows := pattern.options.get("shows", self.shows):
                    shown = [*shows(net, shown)]
                if self.hides_every_other:
                    shown = [x if n % 2 == place else _read(x) for n, x in enumerate(shown)]
                self._add(made[operation], pattern, net, shown)
        for operation, file in made.items():
            yield family_of(operation), file

    def _add(self, file: SpecFile, pattern: _Pattern, net: Net, shown: Sequence[Term]) -> None:
        why = pattern.options.get("why", self.why)
        options: dict[str, Any] = {
            "signed": self.signed and net.type is CODES and SIGNED not in pattern.types,
            "nchw": net.nchw,
            **{k: v for k, v in pattern.options.items() if k != "shows"},
            "float16": pattern.options.get("float16", self.float16) and net.type is F32,
            "tflite": not why,
            "why": why,
        }
        tests, ending = pattern.tests, _SUFFIXES[net.type]
        file.add(f"{pattern.name}{ending}", net.steps(shown), tests=tests, **options)
        alone = net.unshared(shown) if self.unshared else None
        if alone:
            also = f"{tests} Each result has one reader."
            file.add(f"{pattern.name}_unshared{ending}", alone, tests=also, **options)


def _read(x: Term) -> Term:
    """The result of one more operation: another code for each code."""
    if x.type is BOOL8:
        return ~x
    if x.type is CODES:
        return 7.5 - x
    return 1.0 - x if x.type in (F32, I32) else x.dequantize()


def family_of(operation: str) -> str:
    return next(
        family for family, specs in FAMILIES.items() if operation in {spec.name for spec in specs}
    )
