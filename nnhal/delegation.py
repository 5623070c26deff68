"""Delegation: classes with a HAL interface that pass its calls on to another object."""

from __future__ import annotations

import functools
from abc import update_abstractmethods
from collections.abc import Callable
from typing import Any, TypeVar

__all__ = ["delegating"]

_Class = TypeVar("_Class", bound=type)


def delegating(cls: _Class) -> _Class:
    """Class decorator: calls of its interfaces that ``cls`` does not define go to ``self.inner``.

    With it, a class that changes one call of an interface does not repeat all the others, and gets
    those of a newer version with the interface.
    """
    missing: frozenset[str] = cls.__abstractmethods__  # type: ignore[attr-defined]
    for name in missing:
        setattr(cls, name, _passed_on(name, getattr(cls, name)))
    update_abstractmethods(cls)
    return cls


def _passed_on(name: str, declared: Callable[..., Any]) -> Callable[..., Any]:
    """The method ``name`` of an interface as a call of the same method of ``inner``."""

    def call(self: Any, *arguments: Any, **keywords: Any) -> Any:
        return getattr(self.inner, name)(*arguments, **keywords)

    return functools.wraps(declared, updated=())(call)
