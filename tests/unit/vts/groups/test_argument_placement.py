"""Arguments wherever a request may put them."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers import faulty as planted
from nndrivers.faulty import pools, sharing
from nnhal.memory import Memory
from nnhal.types import HalVersion, Operand, OperandType
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.cells import cells
from tests.unit.vts.groups.drivers import APART, reference
from tests.unit.vts.groups.harness import Ran, cases_of, run_group
from vts.driving.placements import PLACEMENTS, SHIFTED, PlacedArguments, placements
from vts.groups.argument_placement import GROUP
from vts.groups.dynamic_output_shape import GROUPS as WITHOUT_DIMENSIONS

SORTED = """
x = Input("x", "TENSOR_FLOAT16", "{6}")
y = Output("y", "TENSOR_FLOAT16", "{3}")
at = Output("at", "TENSOR_INT32", "{3}")
Model().Operation("TOPK_V2", x, 3).To(y, at)
Example({x: [5, 1, 4, 2, 3, 0], y: [5, 4, 3], at: [0, 2, 4]}).DisableLifeTimeVariation()
"""

DIFFERENCE = """
a, b = Input("a", "TENSOR_FLOAT32", "{3}"), Input("b", "TENSOR_FLOAT32", "{3}")
y = Output("y", "TENSOR_FLOAT32", "{3}")
Model().Operation("SUB", a, b, 0).To(y)
Example({a: [9, 8, 7], b: [1, 2, 4], y: [8, 6, 3]}).DisableLifeTimeVariation()
"""

SUM = """
x = Input("x", "TENSOR_QUANT8_ASYMM", "{3}, 1.f, 0")
c = Parameter("c", "TENSOR_QUANT8_ASYMM", "{3}, 1.f, 0", [1, 2, 3])
y = Output("y", "TENSOR_QUANT8_ASYMM", "{3}, 1.f, 0")
Model().Operation("ADD", x, c, 0).To(y)
Example({x: [9, 8, 7], y: [10, 10, 10]}).DisableLifeTimeVariation()
"""

MADE = (
    "inputs_only_readable",
    "constants_in_pools",
    "constants_only_readable",
    "constants_of_subgraphs_in_pools",
    "constants_at_every_alignment",
    "constants_fill_pools",
    "constants_let_go",
    "lists_in_another_order",
    "shapes_in_another_order",
    "lists_of_branches_in_another_order",
    "lists_of_a_loop_in_another_order",
    "subgraphs_of_two_operations",
    "memory_named_twice",
    "inputs_unused",
    "outputs_omitted",
    "many_memories",
    "one_pool_in_turns",
    "one_pool_waiting",
    "one_pool_under_way",
)

LISTS_OF_SUBGRAPHS = {"lists_of_branches_in_another_order", "lists_of_a_loop_in_another_order"}
IN_MANY_POOLS = {"constants_of_subgraphs_in_pools", "lists_of_a_loop_in_another_order"}
IN_SUBGRAPHS = {*IN_MANY_POOLS, "subgraphs_of_two_operations"}

WRITES_ITS_OUTPUTS = "an execution writes its outputs only"

NUMBERS = Operand(OperandType.TENSOR_FLOAT16)


def failing(ran: Ran) -> set[str]:
    """Names of the tests that find a fault, without the type."""
    return {name.split("/")[0] for name in ran.failures}


def cases() -> list[SpecCase]:
    return [*cases_of("sorted", SORTED), *cases_of("difference", DIFFERENCE)]


@pytest.mark.parametrize("version", APART)
def test_the_reference_driver_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, lambda: reference(version), cases())

    assert set(ran.outcomes.values()) <= {Outcome.SUCCESS, Outcome.SKIPPED}
    assert Outcome.SUCCESS in ran.outcomes.values() or version < HalVersion.V1_2


@pytest.mark.parametrize(
    ("driver", "where"),
    [
        (planted.offsets_rounded_to_vectors, "by 1 of their elements"),
        (planted.offsets_of16_bits, "behind more than 64 KiB of one pool"),
        (planted.inputs_from_the_first_pool, "each in a pool of its own"),
        (planted.inputs_beside_outputs_not_read, "in one pool"),
        (planted.outputs_stored_in_vectors, "next to each other in one pool"),
        (planted.padding_taken_for_data, "with padding"),
    ],
)
def test_an_argument_that_is_looked_for_elsewhere_is_seen(
    driver: Any, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = [each for each in (*PLACEMENTS, *SHIFTED) if where in each.name]
    assert named
    monkeypatch.setattr("vts.groups.argument_placement.placements", lambda version, number: named)
    # Defects are in the synchronous and asynchronous calls: which of all ways a placement takes
    # depends on the test's name.
    monkeypatch.setattr("vts.groups.argument_placement.available", _first_way)
    ran = run_group(GROUP, driver, cases(), choose=lambda test: bool(test.case))

    assert ran.failures
    assert all(where in reason for reason in ran.failures.values())


def test_constants_of_cases_lie_in_pools_scalars_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vts.groups.argument_placement.available", _first_way)
    ran = run_group(
        GROUP, planted.scalars_in_pools_not_read, cases(), choose=lambda test: bool(test.case)
    )

    assert ran.failures


def test_constants_stay_what_they_are() -> None:
    driver, sums = planted.constants_changed_in_place, cases_of("sum", SUM)
    ran = run_group(GROUP, driver, sums, choose=lambda test: bool(test.case))

    assert ran.failures
    assert all("a driver only reads them" in reason for reason in ran.failures.values())


def test_inputs_that_overlap_are_each_read_where_they_are() -> None:
    ran = run_group(GROUP, planted.overlapping_inputs_taken_for_one)

    assert set(ran.outcomes) == {
        f"{which}/{type}"
        for which in ("inputs_0_apart", "inputs_1_apart", *MADE)
        for type in ("TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM")
    }
    assert failing(ran) == {"inputs_1_apart", "inputs_only_readable"}


@pytest.mark.parametrize(
    ("driver", "seen"),
    [
        (planted.read_only_pools_refused, {"inputs_only_readable"}),
        (planted.read_only_constants_refused, {"constants_only_readable"}),
        (planted.ranges_of_one_file_are_one, {"constants_only_readable"}),
        (
            planted.constants_from_the_second_pool,
            {
                "constants_in_pools",
                "constants_at_every_alignment",
                "constants_fill_pools",
                "constants_let_go",
                "constants_only_readable",
                "subgraphs_of_two_operations",
                *IN_MANY_POOLS,
            },
        ),
        (planted.constants_of_subgraphs_from_the_first_pool, IN_SUBGRAPHS),
        (planted.constants_read_by_words, {"constants_at_every_alignment"}),
        (pools.ConstantsMappedByFirstExecution, {"constants_let_go"}),
        (planted.pools_of_one_byte_refused, {"constants_fill_pools"}),
        (planted.repeated_pools_left_out, {"memory_named_twice"}),
        (planted.burst_slots_of_four_bits, {"many_memories"}),
        (planted.arguments_in_the_order_of_operands, {"lists_in_another_order"}),
        (planted.shapes_in_the_order_of_operands, {"shapes_in_another_order"}),
        (planted.states_in_the_order_of_operands, LISTS_OF_SUBGRAPHS),
        (planted.unused_inputs_leave_their_place, {"inputs_unused"}),
        (planted.omitted_outputs_close_up, {"outputs_omitted"}),
        (sharing.SubgraphsCompiledOnce, {"subgraphs_of_two_operations"}),
    ],
)
def test_memory_of_other_kinds_and_other_places_is_read(driver: Any, seen: set[str]) -> None:
    assert failing(run_group(GROUP, driver)) == seen


@pytest.mark.parametrize(
    ("driver", "seen"),
    [
        (planted.whole_pools_written_back, "one_pool_under_way"),
        (planted.whole_pools_copied_at_the_launch, "one_pool_waiting"),
        (planted.output_pools_kept_on_the_device, "one_pool_in_turns"),
    ],
)
def test_what_others_have_in_a_pool_stays(driver: Any, seen: str) -> None:
    ran = run_group(GROUP, driver, choose=lambda test: test.name.startswith(seen))

    assert failing(ran) == {seen}
    assert all(WRITES_ITS_OUTPUTS in reason for reason in ran.failures.values())


@cells("version", APART)
def test_each_version_has_tests_of_one_pool(version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), choose=lambda test: "one_pool" in test.name)

    done = {name.split("/")[0] for name in ran.outcomes.keys() - ran.skipped.keys()}
    assert done == {"one_pool_in_turns", "one_pool_under_way"} | (
        {"one_pool_waiting"} if version >= HalVersion.V1_3 else set()
    )


def _first_way(ways: Any, version: HalVersion) -> Any:
    return ways[:1]


def test_more_room_than_an_output_needs_is_no_mistake() -> None:
    dynamic, *_ = WITHOUT_DIMENSIONS
    driver = planted.more_room_than_needed_refused

    assert "with more room than they need" in run_group(dynamic, driver, cases()[:1]).only_failure()


@cells("placement", [*PLACEMENTS, *SHIFTED], ids=lambda placement: placement.name)
def test_arguments_lie_apart_and_are_aligned_to_their_elements(placement: Any) -> None:
    arguments = PlacedArguments(
        placement, [(NUMBERS, b"abcdef"), (NUMBERS, b"")], [(NUMBERS, 2), (NUMBERS, 6)]
    )
    given = [*arguments.request.inputs, *arguments.request.outputs]

    assert [each.has_no_value for each in given] == [False, True, False, False]
    taken: set[tuple[int, int]] = set()
    for where in (each.location for each in given if not each.has_no_value):
        assert where.offset % 2 == 0
        own = {(where.pool_index, where.offset + at) for at in range(where.length + where.padding)}
        pool = arguments.request.pools[where.pool_index]
        assert isinstance(pool, Memory)
        assert max(at for _, at in own) < pool.size
        assert not taken & own
        taken |= own


def test_a_changed_byte_outside_of_outputs_is_named() -> None:
    adjacent = next(each for each in PLACEMENTS if "next to each other" in each.name)
    arguments = PlacedArguments(adjacent, [(NUMBERS, b"ab")], [(NUMBERS, 2)])
    (pool,) = arguments.request.pools
    assert isinstance(pool, Memory)
    pool.buffer[2:4] = b"cd"
    assert arguments.fault(arguments.request) is None
    pool.buffer[1] = 0

    assert arguments.fault(arguments.request) == (
        "byte 1 of pool 0 was 0x62 and is 0x00; in this pool are input 0 (2 bytes at 0), "
        "output 0 (2 bytes at 2)"
    )


def test_padding_came_with_aidl_and_tests_share_what_is_not_aligned() -> None:
    hidl = [placements(HalVersion.V1_3, number) for number in range(5)]
    aidl = placements(HalVersion.AIDL_V1, 0)

    assert {each.name for each in aidl} - {each.name for each in hidl[0]} == {"with padding"}
    assert {each for some in hidl for each in some} >= set(SHIFTED)
