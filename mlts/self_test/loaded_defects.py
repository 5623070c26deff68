"""Importing this loads all defects: processes that are forked afterwards have them."""

from __future__ import annotations

from mlts.self_test.defects import known_defects

__all__ = ["DEFECTS"]

DEFECTS = known_defects()
