from __future__ import annotations

import pytest

from nnhal.types import OperationType
from nntest.graph_tests.coverage import Coverage, merged
from nntest.graph_tests.seeds import GraphPlan, seed_of, target_of
from nntest.random_graph import Claims, kinds
from nntest.random_graph.dice import Dice

EVERY = kinds()


@pytest.mark.parametrize(("first", "second", "variant"), [(0, 0, 0), (7, 300, 5), (-1, -1, 99)])
def test_a_seed_says_what_its_graph_begins_with(first: int, second: int, variant: int) -> None:
    target = EVERY[first], EVERY[second]
    seed = seed_of(target, variant)
    assert target_of(seed) == target
    graph = GraphPlan(Claims.all(), (2, 4)).draw(seed)
    assert graph.kinds[:2] == target
    assert 2 <= len(graph.kinds) <= 4
    assert graph.digest() == GraphPlan(Claims.all(), (2, 4)).draw(seed).digest()


def test_what_is_not_claimed_is_not_drawn() -> None:
    claims = Claims.all().only(operations=[OperationType.ADD])
    graph = GraphPlan(claims, (3, 3)).draw(seed_of((EVERY[-1], EVERY[-2]), 1))
    assert {kind.operation for kind in graph.kinds} == {OperationType.ADD}


def test_coverage_goes_where_it_has_not_been() -> None:
    claims = Claims.all().only(operations=[OperationType.ADD, OperationType.CAST])
    coverage, dice = Coverage(claims), Dice(1)
    targets = [coverage.next_target(dice)[0] for _ in claims.kinds]
    assert set(targets) == claims.kinds


def test_cells_tell_forms_shapes_and_what_was_read() -> None:
    claims = Claims.all().only(operations=[OperationType.ADD])
    coverage = Coverage(claims)
    for seed in range(5):
        coverage.reached(GraphPlan(claims, (6, 6)).draw(seed))
    cells = [cell for cell in coverage.cells() if cell.graphs]
    assert sum(cell.graphs for cell in cells) == 30
    assert any("ADD" in cell.after for cell in cells)
    assert len(coverage.cells()) == len(claims.kinds)
    (joined, *_) = [c for c in merged([cells, cells]) if c.kind == cells[0].kind]
    assert joined.graphs == 2 * cells[0].graphs
    assert joined.forms == cells[0].forms
