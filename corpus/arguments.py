"""Codes that arguments of operations stand for."""

from __future__ import annotations

__all__ = ["NONE", "RELU", "RELU1", "RELU6", "SAME", "VALID"]

NONE, RELU, RELU1, RELU6 = range(4)
"""Fused activations."""

SAME, VALID = 1, 2
"""Padding schemes."""
