"""In which order a self-test tries tests."""

from __future__ import annotations

import random

from tests.cells import cells
from vts.self_test.order import in_turns, likely_first
from vts.test_group import PlannedTest


def case(group: str, name: str, *operations: str) -> PlannedTest:
    spec = f"{name.rpartition('/')[0].rpartition('/')[2]}/x.mod.py" if "/" in name else ""
    return PlannedTest(group=group, name=name, spec=spec, case="x", operations=operations)


def mutation(kind: str, number: int) -> PlannedTest:
    return case("model_validation", f"{kind}/pooling/{number}", "MAX_POOL_2D")


def plan(seed: int) -> list[PlannedTest]:
    chance = random.Random(seed)
    tests = [
        case(
            chance.choice(["general", "basic", "call_sequences", "fenced", "deadline"]),
            f"{chance.choice(['pooling', 'reshape'])}/{number}",
            chance.choice(["ADD", "MAX_POOL_2D", "RESHAPE"]),
        )
        for number in range(chance.randrange(200))
    ]
    return [*tests, *(mutation(kind, n) for kind in ("scale", "rank") for n in range(40))]


@cells("seed", range(20))
def test_every_test_comes_once(seed: int) -> None:
    tests = plan(seed)
    given = sorted(test.id for test in tests)

    assert sorted(test.id for test in likely_first(tests, ())) == given
    assert sorted(test.id for test in likely_first(tests, ["ADD", "RESHAPE"])) == given
    assert sorted(test.id for test in in_turns(tests)) == given


def test_executions_of_the_operations_that_a_defect_is_in_come_first() -> None:
    tests = plan(1)

    order = likely_first(tests, ["ADD"])

    near = [t.id for t in tests if t.group == "general" and "ADD" in t.operations]
    assert near
    assert [test.id for test in order[: len(near)]] == near


def test_what_other_groups_do_with_these_operations_follows() -> None:
    others = [case("fenced", f"reshape/{number}", "RESHAPE") for number in range(100)]
    fenced = [case("fenced", f"pooling/{number}", "ADD") for number in range(40)]
    near = [case("general", "pooling/1", "ADD")]

    order = likely_first([*others, *fenced, *near], ["ADD"])

    assert [test.id for test in order[:41]] == [test.id for test in (*near, *fenced)]


def test_random_graphs_come_last_those_of_the_operations_of_a_defect_before_other_operations() -> (
    None
):
    add, reshape = (case("random_graphs", f"{name}/0", name) for name in ("ADD", "RESHAPE"))
    others = [case("fenced", f"reshape/{number}", "RESHAPE") for number in range(100)]
    fenced = [case("fenced", f"pooling/{number}", "ADD") for number in range(40)]

    order = likely_first([reshape, add, *others, *fenced], ["ADD"])

    assert [test.id for test in (order[40], order[-1])] == [add.id, reshape.id]


def test_groups_of_few_tests_come_before_large_ones() -> None:
    few = [case("basic", f"get_{number}") for number in range(3)]
    many = [case("general", f"pooling/{number}", "MAX_POOL_2D") for number in range(100)]

    order = likely_first([*many, *few], ())

    assert [test.group for test in order[:4]] == ["basic"] * 3 + ["general"]


def test_each_kind_of_mutations_has_its_turn_in_the_first_round() -> None:
    tests = [mutation(kind, n) for kind in ("scale", "rank", "type") for n in range(50)]

    order = likely_first(tests, ())

    assert {test.name.partition("/")[0] for test in order[:3]} == {"scale", "rank", "type"}


def test_operations_of_a_group_take_turns() -> None:
    tests = [case("general", f"pooling/{n}", "MAX_POOL_2D") for n in range(50)]
    tests += [case("general", f"reshape/{n}", "RESHAPE") for n in range(50)]

    order = list(in_turns(tests))

    assert {test.operations for test in order[:2]} == {("MAX_POOL_2D",), ("RESHAPE",)}


def test_long_tests_begin_after_some_rounds_however_few_they_are() -> None:
    long = [case("call_sequences", "again_and_again")]
    short = [case("general", f"pooling/{n}", "MAX_POOL_2D") for n in range(50)]

    order = [test.group for test in likely_first([*long, *short], ())]

    assert 1 < order.index("call_sequences") < 10
