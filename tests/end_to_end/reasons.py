"""Reasons of cases in results.json, as reports render them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from nntest.failure import Failure

__all__ = ["reason_of"]


def reason_of(case: Mapping[str, Any]) -> str:
    """The sentence of ``why`` of a case: a failure, or words where no driver was judged."""
    why = case["why"]
    return why if isinstance(why, str) else str(msgspec.convert(why, Failure))
