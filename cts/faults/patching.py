"""Patches: a name of a module or class that means something else for a while."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

__all__ = ["Patch", "around", "patched"]


class Patch:
    """``name`` of ``owner``, a module or class, becomes ``make(what it was)``.

    A name that ``owner`` does not have itself, a built-in of a module, is None to ``make``. Where a
    rule of the runtime has moved, AttributeError says so unless ``is_new``.
    """

    def __init__(
        self, owner: Any, name: str, make: Callable[[Any], Any], *, is_new: bool = False
    ) -> None:
        self._owner = owner
        self._name = name
        self._make = make
        self._is_new = is_new

    @contextmanager
    def applied(self) -> Iterator[None]:
        """Put the fault in force within the context."""
        known = vars(self._owner)
        if not self._is_new and self._name not in known:
            raise AttributeError(f"{self._owner.__name__} has no {self._name} to be changed")
        before = known.get(self._name)
        setattr(self._owner, self._name, self._make(before))
        try:
            yield
        finally:
            if self._is_new:
                delattr(self._owner, self._name)
            else:
                setattr(self._owner, self._name, before)


@contextmanager
def patched(patches: Iterable[Patch]) -> Iterator[None]:
    """All of ``patches`` in force."""
    with ExitStack() as stack:
        for patch in patches:
            stack.enter_context(patch.applied())
        yield


def around(function: Callable[..., Any]) -> Callable[[Any], Any]:
    """Make a replacement that calls ``function`` with the original before its own arguments.

    The original of a property or of a static or class method is the function in it. What is no
    function is replaced by ``function(original)``.
    """

    def make(original: Any) -> Any:
        if isinstance(original, property):
            return property(partial(function, original.fget))
        if isinstance(original, staticmethod | classmethod):
            return type(original)(_bound(function, original.__func__))
        return _bound(function, original) if callable(original) else function(original)

    return make


def _bound(function: Callable[..., Any], original: Any) -> Callable[..., Any]:
    # A function, not a partial, so that it becomes a method where it is looked up on an object.
    return lambda *arguments, **keywords: function(original, *arguments, **keywords)
