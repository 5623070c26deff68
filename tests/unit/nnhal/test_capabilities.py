from __future__ import annotations

from itertools import pairwise

import pytest

from nnhal.capabilities import (
    non_extension_operand_performance,
    performance_of,
    update_performance,
)
from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    Capabilities,
    OperandPerformance,
    OperandType,
    PerformanceInfo,
)
from nnhal.validation import check_capabilities

AS_THE_CPU = PerformanceInfo(1.0, 1.0)
FAST = PerformanceInfo(0.25, 0.5)
FLOAT32 = OperandType.TENSOR_FLOAT32


def test_a_table_of_all_types_has_each_once_in_order_but_not_subgraph() -> None:
    table = non_extension_operand_performance(AS_THE_CPU)
    assert len(table) == len(OperandType) - 1
    assert all(one.type < other.type for one, other in pairwise(table))
    assert OperandType.SUBGRAPH not in {entry.type for entry in table}
    assert {entry.info for entry in table} == {AS_THE_CPU}
    check_capabilities(Capabilities(operand_performance=table))


def test_an_update_sets_one_type_and_leaves_the_others() -> None:
    before = non_extension_operand_performance(AS_THE_CPU)
    after = Capabilities(operand_performance=update_performance(before, FLOAT32, FAST))
    assert performance_of(after, FLOAT32) == FAST
    changed = [
        new for old, new in zip(before, after.operand_performance, strict=True) if old != new
    ]
    assert changed == [OperandPerformance(FLOAT32, FAST)]


@pytest.mark.parametrize("type", [OperandType.FLOAT32, 0x1_0000], ids=["first", "last"])
def test_an_update_adds_a_type_where_it_belongs(type: int) -> None:
    table = update_performance([OperandPerformance(FLOAT32, AS_THE_CPU)], type, FAST)
    assert [entry.type for entry in table] == sorted([FLOAT32, type])
    check_capabilities(Capabilities(operand_performance=table))


def test_a_table_does_not_rate_subgraph() -> None:
    with pytest.raises(ValueError, match="if_performance and while_performance"):
        update_performance((), OperandType.SUBGRAPH, FAST)


def test_a_type_that_is_not_listed_is_infinitely_slow() -> None:
    unlisted = performance_of(Capabilities(), FLOAT32)
    assert unlisted == PerformanceInfo(UNSPECIFIED_PERFORMANCE, UNSPECIFIED_PERFORMANCE)
