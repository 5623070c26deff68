"""Spec files of patterns: nets by operation and name, in each type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from corpus.language import BOOL8, F32, I32, SpecFile, Type
from corpus.patterns._net import CODES, SIGNED, Net, Term
from nnhal.operations.registry import FAMILIES

__all__ = ["Builder", "Files", "Nets", "family_of", "files_of"]

Builder = Callable[[Net], Sequence[Term]]
"""Builds a net, and returns its outputs."""

Nets = dict[str, tuple[str, Builder]]
"""By name: a sentence about what may go wrong, and what builds it."""

Files = Iterator[tuple[str, SpecFile]]
"""Spec files, each with the family that it belongs to."""

_SUFFIXES: Final = {F32: "", CODES: "_quant8", SIGNED: "_signed", I32: "_int32"}


def files_of(
    suffix: str,
    about: str,
    nets: Mapping[str, Nets],
    types: Sequence[Type] = (F32, CODES),
    *,
    seed: str = "",
    float16: bool = True,
    signed: bool = True,
    unshared: bool = False,
    hides_every_other: bool = False,
    why: str = "",
) -> Files:
    """A file for each operation, with its family; each of its nets in each of the types.

    :param suffix: what file names end in, behind the operation
    :param seed: text that the drawn numbers depend on; the suffix if there is none. It stays when a
        pattern gets another name, so that the pattern keeps its numbers.
    :param float16: nets of real numbers in half precision, too
    :param signed: nets of codes as signed ones, too; not if ``types`` has signed ones, as nothing
        turns scalars that are codes into signed ones
    :param unshared: also nets whose results have one reader each, where something is read twice
    :param hides_every_other: every other result is read by one more operation, as compilers leave
        outputs alone (which ones depends on the type), and equal constants are one operand
    :param why: TF Lite is known to say otherwise, and why
    """
    by_hand = SIGNED in types
    for operation, several in nets.items():
        file = SpecFile(f"{operation.lower()}_{suffix}", f"{operation}: {about}.")
        drawn_from = f"{operation.lower()}_{seed or suffix}"
        for name, (tests, build) in several.items():
            for place, type in enumerate(types):
                net = Net(f"{drawn_from} {name}", type, shares_constants=hides_every_other)
                shown = build(net)
                if hides_every_other:
                    shown = [x if n % 2 == place else _read(x) for n, x in enumerate(shown)]
                options: dict[str, Any] = {"tflite": not why, "why": why}
                options |= {
                    "float16": type is F32 and float16,
                    "signed": type is CODES and signed and not by_hand,
                }
                ending = _SUFFIXES[type]
                file.add(name + ending, net.steps(shown), tests=tests, **options)
                alone = net.unshared(shown) if unshared else None
                if alone:
                    also = f"{tests} Each result has one reader."
                    file.add(f"{name}_unshared{ending}", alone, tests=also, **options)
        yield family_of(operation), file


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
