"""Repeatable training: one seed, and one thread."""

from __future__ import annotations

from typing import Final

import torch

__all__ = ["SEED", "repeatable"]

SEED: Final = 1


def repeatable() -> None:
    """Start a training that gives the same weights each time on one kind of processor.

    The order in which numbers are added depends on how many threads share them, and a training
    magnifies the difference. Models can be built side by side instead, in a process each.
    """
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
