"""Tables of cases in one test: a test that is called for each cell, and names those that fail."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest

__all__ = ["Test", "cells"]

Test = TypeVar("Test", bound=Callable[..., None])


def cells(
    names: str | Sequence[str],
    values: Iterable[Any],
    *,
    ids: Callable[[Any], object] | Iterable[object] | None = None,
) -> Callable[[Test], Test]:
    """Like ``pytest.mark.parametrize``, but one test goes through the whole table.

    Collecting and reporting a test takes longer than checking most cells. Every cell is called,
    whatever becomes of the others, and the failure names each cell that is wrong. All cells share
    the fixtures of the test, so they must not change what these give. Only a whole table can be
    skipped: a cell that skips after the first is wrong.
    """
    arguments = _split(names)
    table = [_cell(arguments, value) for value in values]
    labels = _labels(table, ids)
    if not table:
        raise ValueError(f"the table of {', '.join(arguments)} is empty")

    def decorate(test: Test) -> Test:
        signature = inspect.signature(test)
        missing = [name for name in arguments if name not in signature.parameters]
        if missing:
            raise TypeError(f"{test.__name__} does not take {', '.join(missing)}")

        @functools.wraps(test)
        def every_cell(*given: Any, **fixtures: Any) -> None:
            wrong: dict[str, BaseException] = {}
            for number, (label, cell) in enumerate(zip(labels, table, strict=True)):
                try:
                    test(*given, **fixtures, **cell)
                except pytest.skip.Exception as error:
                    if number == 0:
                        raise
                    wrong[label] = error
                except (Exception, pytest.fail.Exception) as error:
                    wrong[label] = error
            if wrong:
                said = "\n".join(f"[{label}] {_said(error)}" for label, error in wrong.items())
                count = f"{len(wrong)} of {len(table)} cells are wrong"
                raise AssertionError(f"{count}:\n{said}") from next(iter(wrong.values()))

        rest = [p for name, p in signature.parameters.items() if name not in arguments]
        every_cell.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]
        return every_cell  # type: ignore[return-value]

    return decorate


def _split(names: str | Sequence[str]) -> list[str]:
    return [name.strip() for name in names.split(",")] if isinstance(names, str) else [*names]


def _cell(arguments: Sequence[str], value: Any) -> dict[str, Any]:
    if len(arguments) == 1:
        return {arguments[0]: value}
    return dict(zip(arguments, value, strict=True))


def _labels(
    table: Sequence[dict[str, Any]], ids: Callable[[Any], object] | Iterable[object] | None
) -> list[str]:
    if ids is None or callable(ids):
        word = repr if ids is None else ids
        found = [", ".join(f"{k}={word(v)}" for k, v in cell.items()) for cell in table]
    else:
        found = [str(label) for label in ids]
    assert len(found) == len(table)
    return [f"{n}: {label}" if found.count(label) > 1 else label for n, label in enumerate(found)]


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
