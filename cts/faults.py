"""Faults of the runtime that a self-test plants for as long as a suite is open."""

from __future__ import annotations

import importlib
from contextlib import AbstractContextManager, nullcontext
from typing import cast

__all__ = ["planted"]


def planted(fault: str) -> AbstractContextManager[object]:
    """The fault ``module:name``, in force within the context; nothing for an empty one."""
    if not fault:
        return nullcontext()
    module, _, name = fault.partition(":")
    make = getattr(importlib.import_module(module), name)
    return cast("AbstractContextManager[object]", make())
