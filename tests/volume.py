"""Volume of the tests: how often they repeat, and which part of a long table they check.

A run checks a part of each long table, drawn by a seed that the head of the log shows. NN_TEST_SEED
gives the same part again. ``scripts/run_tests.sh --complete``, for releases, checks all rows, and
makes more draws from the same distributions: more mutated messages, more examples.

A file whose tests are marked ``sampled(PART)`` is such a table, too, in a run of everything; a run
of files or tests that are named runs all of them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from typing import Final, TypeVar

__all__ = ["COMPLETE", "SEED", "is_sampled", "repeated", "sample_files", "sampled"]

Row = TypeVar("Row")

COMPLETE: Final = os.environ.get("NN_TESTS") == "complete"

# Workers of pytest inherit the environment, and have to collect the same tests.
SEED: Final = os.environ.setdefault("NN_TEST_SEED", str(random.SystemRandom().randrange(10**6)))


_SAMPLED: Final = "sampled"


def sample_files() -> None:
    """Have this process, and the workers that it starts, run a part of the files that are marked,
    unless the run is to be complete.
    """
    os.environ.setdefault("NN_TESTS", _SAMPLED)


def is_sampled() -> bool:
    """Whether only a part of the files that are marked is run."""
    return os.environ.get("NN_TESTS") == _SAMPLED


def repeated(normally: int, completely: int) -> int:
    """The number of repetitions of this run."""
    return completely if COMPLETE else normally


def sampled(rows: Sequence[Row], part: float) -> list[Row]:
    """All rows of a complete run; of others a random part, such as 0.25, in the same order."""
    if COMPLETE or not rows:
        return [*rows]
    chosen = random.Random(SEED).sample(range(len(rows)), max(1, round(len(rows) * part)))
    return [rows[number] for number in sorted(chosen)]
