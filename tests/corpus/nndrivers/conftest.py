"""Fixtures of the unit tests of the reference driver, for its tests on whole models."""

from __future__ import annotations

from tests.unit.nndrivers.reference.conftest import device, execution

__all__ = ["device", "execution"]
