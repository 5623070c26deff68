"""Importing this loads all defects: processes that are forked afterwards have them.

Loading a driver takes half a second, and a self-test starts one for every defect.
"""

from __future__ import annotations

from vts.self_test.defects import known_defects

__all__ = ["DEFECTS"]

DEFECTS = known_defects()
