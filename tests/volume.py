"""How often tests repeat what they draw at random.

Every check is there either way. ``scripts/run_tests.sh --thorough``, for releases, makes more draws
from the same distribution: more mutated messages, more cases of the corpus.
"""

from __future__ import annotations

import os
from typing import Final

__all__ = ["THOROUGH", "repeated"]

THOROUGH: Final = os.environ.get("NN_TESTS") == "thorough"


def repeated(normally: int, thoroughly: int) -> int:
    """The number of repetitions of this run."""
    return thoroughly if THOROUGH else normally
