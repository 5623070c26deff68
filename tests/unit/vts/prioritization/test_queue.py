"""The order of a run by the power of its tests."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from nntest.groups.planned_tests import planned_case
from nntest.results import Outcome
from nntest.runner.selection import Selection
from nntest.runner.suite import PlannedCase
from tests.unit.vts.prioritization import toys
from vts.prioritization.matrix import FaultMatrix
from vts.prioritization.queue import PowerQueue
from vts.test_group import PlannedTest

FLOATS = ("FLOAT32", "FLOAT16")

MATRIX = toys.matrix(
    ("general/two", 1000, (0, 1)),
    ("general/one", 1000, (0,)),
    ("general/third", 1000, (2,)),
    ("general/all_for_much", 10_000, (0, 1, 2)),
)


def queue_of(*ids: str, matrix: FaultMatrix = MATRIX) -> PowerQueue:
    queue = PowerQueue(matrix)
    queue.fill(toys.cases(*ids))
    queue.described(toys.described("AIDL4"))
    return queue


def taken_of(queue: PowerQueue) -> list[str]:
    return toys.taken(queue)


def plain(operation: str, type: str, number: int, spec: str = "") -> PlannedCase:
    return planned_case(
        PlannedTest(
            group="general",
            name=f"{operation}/{type}/{number}",
            spec=spec,
            operations=(operation,),
            tested=(operation,),
            types=(f"TENSOR_{type}",),
        )
    )


OPERATIONS = [f"OP_{number}" for number in range(15)]
CLAIMS = [f"{name} TENSOR_{type}" for name in OPERATIONS for type in FLOATS]


def narrow_queue(claims: Sequence[str] = CLAIMS) -> PowerQueue:
    """Tests of 30 operations in two types each, of which a driver has ``claims``, and others."""
    queue = PowerQueue(toys.matrix(*((f"deadline/{n}", 1000, (n,)) for n in range(100))))
    every = [*OPERATIONS, *(f"OTHER_{number}" for number in range(15))]
    tests = [plain(name, type, n) for name in every for type in FLOATS for n in range(5)]
    queue.fill([*toys.cases(*(f"deadline/{n}" for n in range(300))), *tests])
    queue.described(replace(toys.described("AIDL4"), claims=tuple(claims)))
    return queue


def test_every_claimed_kind_of_operation_comes_before_any_other_test() -> None:
    found = taken_of(narrow_queue())

    assert [id.split("/")[1] for id in found[:15]] == OPERATIONS
    assert all("/FLOAT32/" in id for id in found[:15])
    for once in (found[:30], found[30:60]):
        assert {id.rpartition("/")[0] for id in once} == {
            f"general/{name}/{type}" for name in OPERATIONS for type in FLOATS
        }


def test_networks_with_operations_that_the_driver_lacks_are_no_plain_tests_of_it() -> None:
    networks = [
        planned_case(
            PlannedTest(
                group="general",
                name=f"network/{number}",
                operations=("OP_0", other),
                tested=("OP_0",),
                types=("TENSOR_FLOAT32",),
            )
        )
        for other in ("OTHER", "OP_1")
        for number in range(len(other) * 10, len(other) * 10 + 6)
    ]
    queue = PowerQueue(MATRIX)
    queue.fill([*networks, plain("OP_0", "FLOAT32", 0)])
    claims = ("OP_0 TENSOR_FLOAT32", "OP_1 TENSOR_FLOAT32")
    queue.described(replace(toys.described("AIDL4"), claims=claims))

    found = taken_of(queue)

    assert found[0] == "general/OP_0/FLOAT32/0"
    assert {id[-2] for id in found[1:7]} == {"4"}


def test_what_the_driver_does_not_claim_comes_last() -> None:
    assert all(id.startswith("general/OTHER_") for id in taken_of(narrow_queue())[-150:])


def test_loops_are_tried_whatever_the_driver_says_of_others() -> None:
    queue = PowerQueue(MATRIX)
    loop = toys.cases("infinite_loop_timeout/loop_again", operations=("WHILE",))
    others = toys.cases(*(f"fenced/{n}" for n in range(50)), operations=("OTHER",))
    queue.fill([*others, *loop, plain("OP_0", "FLOAT32", 0)])
    queue.described(replace(toys.described("AIDL4"), claims=("OP_0 TENSOR_FLOAT32",)))

    assert taken_of(queue)[:2] == ["general/OP_0/FLOAT32/0", "infinite_loop_timeout/loop_again"]


def test_a_kind_whose_tests_are_skipped_gets_others_and_is_then_given_up() -> None:
    queue = narrow_queue(["OP_0 TENSOR_FLOAT32", "OP_1 TENSOR_FLOAT32"])
    found = []
    for _ in range(8):
        case = queue.take(None)
        assert case is not None
        found.append(case.id)
        outcome = Outcome.SKIPPED if "OP_0/" in case.id else Outcome.SUCCESS
        queue.ended(toys.result(case.id, outcome, operations=("OP_0",)))

    assert sum("OP_0/FLOAT32" in id for id in found) == 4
    assert sum("OP_1/FLOAT32" in id for id in found) >= 2


def test_before_the_driver_has_said_what_it_supports_no_model_is_spent_on_it() -> None:
    queue = PowerQueue(MATRIX)
    queue.fill([*toys.cases("deadline/b", "basic/a"), plain("OP_0", "FLOAT32", 0)])

    first = queue.take(None)

    assert first is not None
    assert first.id == "basic/a"


def test_every_test_comes_once_whatever_happens() -> None:
    ids = [*(test.id for test in MATRIX.tests), *(f"basic/{number}" for number in range(40))]
    draw = random.Random(3)
    queue = queue_of(*ids)
    found = []
    while (case := queue.take(None)) is not None:
        found.append(case.id)
        queue.ended(toys.result(case.id, draw.choice([Outcome.SUCCESS, Outcome.SKIPPED])))

    assert sorted(found) == sorted(ids)
    assert queue.is_empty


def test_further_plain_tests_random_graphs_and_others_have_the_same_time() -> None:
    known = [(f"deadline/{number}", 1000, (number,)) for number in range(50)]
    queue = PowerQueue(toys.matrix(*known))
    graphs = [f"random_graphs/ADD/{number}" for number in range(50)]
    others = [f"fenced/{number}" for number in range(50)]
    cases = toys.cases(*(id for id, _, _ in known), *graphs, *others)
    queue.fill([*cases, *(plain("ADD", "FLOAT32", number) for number in range(50))])
    queue.described(toys.described("AIDL4"))

    groups = Counter(id.partition("/")[0] for id in taken_of(queue)[2:42])

    assert groups["random_graphs"] == 10
    assert min(groups["general"], groups["deadline"]) >= 10  # others have some of these, too
    assert groups["fenced"] > 0


def test_a_section_has_its_second_plain_test_when_every_other_one_has_had_its_first() -> None:
    queue = PowerQueue(MATRIX)
    tests = [plain("ADD", "FLOAT32", n, spec=f"add/section_{n % 10}") for n in range(60)]
    queue.fill(tests)
    queue.described(toys.described("AIDL4"))

    first = taken_of(queue)[2:12]  # after those that each kind has before all others

    assert len({int(id.rpartition("/")[2]) % 10 for id in first}) >= 9


def test_tests_of_what_a_driver_skips_wait_for_all_others() -> None:
    matrix = toys.matrix(*((f"general/conv_{n}", 1000, (n,)) for n in range(5)))
    queue = PowerQueue(matrix)
    add = [planned_case(toys.test_case(f"general/add_{n}", "ADD")) for n in range(20)]
    convolution = [planned_case(toys.test_case(f"general/conv_{n}", "CONV_2D")) for n in range(30)]
    queue.fill([*convolution, *add])
    order = []
    while (case := queue.take(None)) is not None:
        is_known = case.id.startswith("general/add")
        order.append(is_known)
        operations = ("ADD",) if is_known else ("CONV_2D",)
        outcome = Outcome.SUCCESS if is_known else Outcome.SKIPPED
        queue.ended(toys.result(case.id, outcome, operations=operations))

    assert len(order) == 50
    asked = order.index(True)
    assert asked <= 3
    assert sum(not known for known in order[:24]) <= 4


def test_a_defect_that_the_driver_cannot_have_is_not_looked_for() -> None:
    old = toys.matrix(("general/a", 1000, (0,)), ("general/b", 1000, (1,)), hal=toys.HIDL)
    queue = queue_of("basic/any", "general/a", "general/b", matrix=old)
    queue.described(toys.described("AIDL4"))

    assert not queue._candidates.coverage.gains().any()


def test_a_test_that_does_not_fit_into_the_time_that_is_left_is_not_begun() -> None:
    matrix = toys.matrix(("general/long", 60_000_000, (0,)), ("general/short", 1000, (1,)))
    queue = queue_of("general/long", "general/short", matrix=matrix)

    assert toys.taken(queue, left_s=30) == ["general/short"]
    assert not queue.is_empty
    assert toys.taken(queue, left_s=60) == ["general/long"]


def test_a_skipped_test_has_not_looked_for_anything() -> None:
    queue = queue_of("general/two", "general/one")
    first = queue.take(None)
    assert first is not None
    assert not queue._candidates.coverage.is_new((0, 1))
    queue.ended(toys.result(first.id, Outcome.SKIPPED))

    assert queue._candidates.coverage.is_new((0,))


def test_a_run_that_is_continued_does_not_look_again_for_what_it_has_looked_for() -> None:
    queue = queue_of("general/one", "general/third")
    queue.ended(toys.result("general/two"))

    assert taken_of(queue) == ["general/third", "general/one"]


def test_repetitions_come_after_all_tests_that_catch_something_new() -> None:
    queue = PowerQueue(MATRIX)
    queue.fill(Selection(repeat=2).of(toys.cases("general/one", "general/third")))

    assert [*map(len, (set(taken := taken_of(queue)), taken))] == [4, 4]
    assert {*taken[:2]} == {"general/one", "general/third"}


def test_a_test_that_was_taken_and_cut_off_had_no_turn() -> None:
    queue = queue_of("general/one", "general/two")
    assert len(taken_of(queue)) == 2

    said = queue.told([toys.result("general/one")])

    assert said[0].startswith("tests by their power: 1 of 2 had their turn")


def test_a_test_that_is_tried_again_is_next() -> None:
    queue = queue_of("general/one", "general/two")
    case = queue.take(None)
    assert case is not None
    queue.again(case)

    assert queue.take(None) == case
