"""The table of argument lists that the Support Library for tests is built with."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.operations.argument import Argument
from nnhal.operations.registry import OPERATIONS

__all__ = ["signature_table"]

ANY_TYPE, OPTIONAL, REPEATED, FIRST_RANK = 0xFF, 1 << 8, 1 << 9, 16


def signature_table() -> str:
    """C source: an array for each list, and ``SIGNATURES``."""
    arrays, rows = [], []
    for number, (operation, inputs, outputs) in enumerate(_lists()):
        codes = ", ".join(str(_code(argument)) for argument in (*inputs, *outputs))
        arrays.append(f"static const uint32_t LIST_{number}[] = {{{codes}}};")
        rows.append(f"    {{{operation}, {len(inputs)}, {len(outputs)}, LIST_{number}}},")
    return "\n".join([*arrays, "static const Signature SIGNATURES[] = {", *rows, "};", ""])


def _lists() -> Iterator[tuple[int, tuple[Argument, ...], tuple[Argument, ...]]]:
    for type, operation in OPERATIONS.items():
        for signature in operation.signatures:
            yield int(type), signature.inputs, signature.outputs


def _code(argument: Argument) -> int:
    type = ANY_TYPE if argument.type is None else int(argument.type)  # type: ignore[arg-type]
    flags = OPTIONAL * argument.optional | REPEATED * argument.repeated
    return type | flags | sum(1 << FIRST_RANK + rank for rank in argument.ranks)
