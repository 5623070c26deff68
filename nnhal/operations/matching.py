"""Whether operands fit an argument list, and which of them does not."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from typing import NamedTuple

from nnhal.operations.argument import Argument
from nnhal.operations.node import code_name
from nnhal.types import OperandType

__all__ = ["Mismatch", "accepts", "count_rule", "mismatch", "spread"]


def spread(arguments: tuple[Argument, ...], count: int) -> tuple[Argument, ...]:
    """``arguments`` with the repeated one written out, so that there are ``count`` of them.

    The result has another length when that cannot be.
    """
    extra = count - len(arguments)
    if extra <= 0:
        return arguments
    return tuple(
        itertools.chain.from_iterable(
            [argument] * (1 + extra if argument.repeated else 1) for argument in arguments
        )
    )


def accepts(arguments: tuple[Argument, ...], types: Sequence[int | None]) -> bool:
    """Whether operands of ``types`` fit; None is one that is omitted, its type not given."""
    written_out = spread(arguments, len(types))
    return len(written_out) == len(types) and all(map(_accepts_type, written_out, types))


def _accepts_type(argument: Argument, type: int | None) -> bool:
    if type is None:
        return argument.optional
    return argument.type is None or argument.type == type


class Mismatch(NamedTuple):
    """Mismatch in words, and the rule that :class:`nnhal.errors.Invalid` names."""

    text: str
    rule: str = ""


def mismatch(
    what: str, lists: Sequence[tuple[Argument, ...]], types: tuple[int | None, ...]
) -> Mismatch | None:
    """Describe the mismatch between the operands on one side of the operation; None when there is
    none.
    """
    written_out = [spread(arguments, len(types)) for arguments in lists]
    candidates = [arguments for arguments in written_out if len(arguments) == len(types)]
    if not candidates:
        rule = count_rule(what, len(types), [len(arguments) for arguments in lists])
        return Mismatch(f"{len(types)} {what}s, expected {_counts(lists)}", rule)
    index = max(_prefix(arguments, types) for arguments in candidates)
    if index == len(types):
        return None
    wanted = [a[index] for a in candidates if _prefix(a, types) == index]
    expected = " or ".join(sorted({_type_name(argument) for argument in wanted}))
    type = types[index]
    actual = "omitted" if type is None else f"of type {code_name(OperandType, type)}"
    rule = "omitted_argument" if type is None else "argument_type"
    return Mismatch(f"{what} {index} ({wanted[0].name}) is {actual}, expected {expected}", rule)


def count_rule(what: str, number: int, allowed: Collection[int]) -> str:
    """The rule that a ``number`` of inputs or outputs breaks, which lies on one side of those that
    are allowed; empty where it is between them.
    """
    if number > max(allowed):
        return f"too_many_{what}s"
    return f"too_few_{what}s" if number < min(allowed) else ""


def _counts(lists: Sequence[tuple[Argument, ...]]) -> str:
    counts = {
        f"{len(arguments)} or more" if any(a.repeated for a in arguments) else str(len(arguments))
        for arguments in lists
    }
    return " or ".join(sorted(counts, key=lambda text: (int(text.split()[0]), text)))


def _prefix(arguments: tuple[Argument, ...], types: Sequence[int | None]) -> int:
    """How many operands from the front ``arguments`` accepts."""
    accepted = itertools.takewhile(bool, map(_accepts_type, arguments, types))
    return sum(1 for _ in accepted)


def _type_name(argument: Argument) -> str:
    return argument.type.name if argument.type is not None else "any type"
