"""The test groups of VTS: one module of :mod:`vts.groups` each."""

from __future__ import annotations

from typing import Final

from nntest.groups.registry import GroupRegistry
from vts import groups
from vts.test_group import TestGroup

__all__ = ["GROUPS"]

GROUPS: Final[GroupRegistry[TestGroup]] = GroupRegistry(groups)
