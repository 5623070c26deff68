"""A few tests of each group that executes what it has prepared.

Other groups repeat them under a condition of their own: with models from a cache, by the calls of
an older interface. What fails then mostly fails for many, so that a few of each are enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final
from zlib import crc32

from nntest.groups.sampling import some_of_each

if TYPE_CHECKING:
    from nntest.cases.indexed_case import IndexedCase
    from vts.test_group import PlannedTest

__all__ = ["EXECUTING", "few_tests"]

EXECUTING: Final = (
    *("argument_placement", "boolean_values", "concurrency", "deadline"),
    *("configured_dynamic_output_shape", "configured_execution", "configured_memory_domain"),
    *("configured_infinite_loop_timeout", "configured_insufficient_output_size"),
    *("dynamic_output_shape", "fenced", "infinite_loop_timeout", "insufficient_output_size"),
    *("memory_domain", "memory_domain_copy", "memory_domain_execution", "repeated_execution"),
    *("reported_times", "sibling_models", "unknown_rank", "varied_execution"),
)
"""Groups that execute what they have prepared. ``general`` is in ``compilation_caching`` and in
``older_interfaces`` by itself, as are requests that must be refused."""

_OF_A_SUBJECT: Final = 2
"""Tests without a case, with other types or ways, of each subject."""


def few_tests(
    group: str, corpus: Sequence[IndexedCase], *, with_case: int = 12
) -> Iterator[PlannedTest]:
    """A few tests of ``group``: ``with_case`` of those with a case, some of each subject without.

    They are chosen by numbers that are made of their names: mostly the same ones when others come.
    """
    from vts.group_registry import GROUPS  # which loads the groups that use this

    tests = GROUPS.of(group).tests(corpus, thorough=False)
    return some_of_each(
        sorted(tests, key=lambda test: crc32(test.id.encode())),
        lambda test: "" if test.case else test.name.partition("/")[0],
        lambda subject: _OF_A_SUBJECT if subject else with_case,
    )
