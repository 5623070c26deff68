"""A property that is computed at the first access, and kept.

As :func:`functools.cached_property` from Python 3.12 on. Before, one lock was held for all objects
of the class while a value was computed: a driver that never answered for one device kept every
other device waiting, and threads that prepared models stood in line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

__all__ = ["lazy_property"]

_Value = TypeVar("_Value")


class lazy_property(Generic[_Value]):
    """The decorator. Threads that come at the same time may each compute the value.

    The class needs a ``__dict__``. What ``compute`` raises is not kept.
    """

    def __init__(self, compute: Callable[[Any], _Value]) -> None:
        self._compute = compute
        self.__doc__ = compute.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type) -> lazy_property[_Value]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> _Value: ...
    def __get__(self, instance: object | None, owner: type) -> lazy_property[_Value] | _Value:
        if instance is None:
            return self
        # Where there is a value, Python finds it without asking this descriptor.
        return instance.__dict__.setdefault(self._name, self._compute(instance))  # type: ignore[no-any-return]
