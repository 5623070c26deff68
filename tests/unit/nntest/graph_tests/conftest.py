from __future__ import annotations

from functools import cache

import pytest

from nnhal.registry import resolve
from nntest.graph_tests.machine import DeviceMachine


@cache
def _machine(name: str) -> DeviceMachine:
    return DeviceMachine(resolve(name, threads=1))


@pytest.fixture
def reference() -> DeviceMachine:
    """The reference driver, which claims everything without being asked."""
    return _machine("reference")


@pytest.fixture
def subtraction_swapped() -> DeviceMachine:
    """A driver that computes b - a."""
    return _machine("nndrivers.faulty:subtraction_swapped")
