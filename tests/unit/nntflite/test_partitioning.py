"""Partitions hold every operator once, in an order of execution, and keep together what must be."""

from __future__ import annotations

import itertools
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from nntflite.partitioning import Node, Partition, partitioned


class Case(NamedTuple):
    nodes: list[Node]
    on_driver: list[bool]
    together: list[list[int]]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Operators that write a value each and read earlier ones; value 0 is the graph's input."""
    count = draw(st.integers(1, 12))
    nodes = [
        Node(draw(st.sets(st.integers(0, number), max_size=3)), (number + 1,))
        for number in range(count)
    ]
    on_driver = draw(st.lists(st.booleans(), min_size=count, max_size=count))
    group = st.lists(st.integers(0, count - 1), min_size=2, max_size=3)
    return Case(nodes, on_driver, draw(st.lists(group, max_size=2)))


def most_crossings(nodes: list[Node], on_driver: list[bool]) -> int:
    """The most stretches on the driver that lie behind one another on a way through the graph."""
    depth: dict[int, tuple[int, bool]] = {}
    for number, node in enumerate(nodes):
        before = [depth[value] for value in node.reads if value]
        mine = on_driver[number]
        most = max(
            (count + (mine and not on) for count, on in before),
            default=int(mine),
        )
        depth[number + 1] = (most, mine)
    return max(count for count, _ in depth.values())


@given(cases())
def test_every_operator_is_in_one_partition_after_those_that_it_reads_from(case: Case) -> None:
    found = partitioned(*case)
    assert sorted(n for part in found for n in part.operators) == list(range(len(case.nodes)))
    written = {0}
    for part in found:
        assert list(part.operators) == sorted(part.operators)
        for number in part.operators:
            assert written.issuperset(case.nodes[number].reads)
            written.update(case.nodes[number].writes)


@given(cases())
def test_a_driver_gets_only_what_it_takes_and_neighbors_are_one_partition(case: Case) -> None:
    found = partitioned(*case)
    for part in found:
        assert not part.is_on_driver or all(case.on_driver[n] for n in part.operators)
    kinds = [part.is_on_driver for part in found]
    assert all(one != other for one, other in itertools.pairwise(kinds))


@given(cases())
def test_what_belongs_together_is_in_one_partition(case: Case) -> None:
    home = {n: part for part in partitioned(*case) for n in part.operators}
    for group in case.together:
        assert len({home[number] for number in group}) == 1


@given(cases())
def test_a_driver_gets_as_few_partitions_as_can_be(case: Case) -> None:
    found = partitioned(case.nodes, case.on_driver)
    on_driver = sum(part.is_on_driver for part in found)
    assert on_driver == most_crossings(case.nodes, case.on_driver)


def test_what_lies_between_two_that_share_a_state_stays_with_them() -> None:
    chain = [Node({number}, (number + 1,)) for number in range(4)]
    found = partitioned(chain, [True, True, False, True], [(0, 2)])
    assert found == (Partition((0, 1, 2), False), Partition((3,), True))
