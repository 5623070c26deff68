"""Planned tests as cases of the runner, and back."""

from __future__ import annotations

import msgspec

from nntest.groups.test_group import PlannedTest
from nntest.runner.suite import PlannedCase

__all__ = ["planned_case", "test_of"]


def test_of(case: PlannedCase) -> PlannedTest:
    """The test that ``case`` stands for."""
    return msgspec.msgpack.decode(case.payload, type=PlannedTest)


def planned_case(test: PlannedTest, content: str = "") -> PlannedCase:
    """The case that stands for ``test``, whose spec has the digest ``content``."""
    payload = msgspec.msgpack.encode(test)
    return PlannedCase(id=test.id, batch=test.spec, payload=payload, content=content)
