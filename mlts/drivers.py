"""Selection of the drivers of a run: those named, or those that a filter lets through.

The filter has the meaning of Android's ``nnCrashtestDeviceFilter``: it must match a whole name, and
the reference driver is not among what it can match.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from nncli.errors import UserError

__all__ = ["REFERENCE", "DriverFilterError", "select"]

REFERENCE: Final = "reference"
"""The driver that stands for Android's ``nnapi-reference``."""


class DriverFilterError(UserError):
    """A filter of drivers is no regular expression, or leaves no driver."""


def select(
    named: Sequence[str],
    pattern: str | None,
    installed: Iterable[str],
    *,
    include_reference: bool = False,
    only_reference: bool = False,
) -> tuple[str, ...]:
    """Names of the drivers to run, each once: named, then filtered, then the reference.

    Without any choice it is the reference driver.

    :raises DriverFilterError: the pattern is wrong, nothing is left, or the choices contradict
    """
    if only_reference:
        if named or pattern is not None:
            raise DriverFilterError("--nnapi-reference-only leaves no place for other drivers")
        return (REFERENCE,)
    chosen = list(named)
    if pattern is not None:
        chosen += _matching(pattern, installed)
    if include_reference or (not named and pattern is None):
        chosen.append(REFERENCE)
    if not chosen:
        raise DriverFilterError(
            f"no installed driver matches '{pattern}'; 'nnhal drivers' lists them, "
            "-r adds the reference driver"
        )
    return tuple(dict.fromkeys(chosen))


def _matching(pattern: str, installed: Iterable[str]) -> list[str]:
    try:
        expression = re.compile(pattern)
    except re.error as error:
        raise DriverFilterError(
            f"--filter-driver '{pattern}' is no regular expression: {error}"
        ) from error
    return [name for name in installed if name != REFERENCE and expression.fullmatch(name)]
