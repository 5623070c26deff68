"""Fixtures of the unit tests of the reference driver, for its tests on whole models."""

from __future__ import annotations

from tests.unit.nndrivers.reference.conftest import data, device, execution, steps_off

__all__ = ["data", "device", "execution", "steps_off"]
