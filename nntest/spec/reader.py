"""Offers the model of a spec file to ``nnhal graph``, by the entry point for ``.mod.py``."""

from __future__ import annotations

from pathlib import Path

from nnhal.types import Model
from nntest.spec.cache import load_cached
from nntest.spec.loader import SpecError

__all__ = ["read_model"]


def read_model(path: Path) -> Model:
    """The model of the first case of a spec file. This runs the spec, in a process of its own.

    Raises SpecError, also for a spec without a case.
    """
    cases = load_cached(path)
    if not cases:
        raise SpecError(f"{path}: the spec has no example, so no model to show")
    return cases[0].model
