"""The test groups of CTS: one module of :mod:`cts.groups` each."""

from __future__ import annotations

from typing import Final

from cts import groups
from cts.test_group import TestGroup
from nntest.groups.registry import GroupRegistry

__all__ = ["GROUPS"]

GROUPS: Final[GroupRegistry[TestGroup]] = GroupRegistry(groups)
