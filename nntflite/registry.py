"""Registry of functions by what they are for: one module a family, found by being there."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cached_property
from typing import Generic, TypeVar

__all__ = ["FamilyRegistry"]

_Key = TypeVar("_Key")
_Function = TypeVar("_Function", bound=Callable[..., object])


class FamilyRegistry(Generic[_Key, _Function]):
    """Functions in the modules of ``package``, each declared with its keys by this as decorator."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._functions: dict[_Key, _Function] = {}

    def __call__(self, *keys: _Key) -> Callable[[_Function], _Function]:
        """Declare that the function below is for ``keys``."""

        def register(function: _Function) -> _Function:
            self._functions.update(dict.fromkeys(keys, function))
            return function

        return register

    @cached_property
    def _loaded(self) -> dict[_Key, _Function]:
        for module in pkgutil.iter_modules(importlib.import_module(self._package).__path__):
            importlib.import_module(f"{self._package}.{module.name}")
        return self._functions

    def get(self, key: _Key) -> _Function | None:
        """The function for ``key``; None where there is none."""
        return self._loaded.get(key)

    def keys(self) -> frozenset[_Key]:
        """Everything that there is a function for."""
        return frozenset(self._loaded)
