"""Outputs of unknown dimensions, with enough room and without."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers import faulty as planted
from nndrivers.faulty._delegates import DelegatingDevice
from nndrivers.faulty.preparation import UnknownRankRefused
from nnhal.errors import HalError
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, OutputShape
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import FAILURE, NONE, reference, with_prepared
from tests.unit.vts.groups.executing import calling
from tests.unit.vts.groups.harness import run_group
from vts.groups.dynamic_output_shape import GROUPS

DYNAMIC, INSUFFICIENT, *CONFIGURED, RANKLESS = GROUPS
PLAIN = (DYNAMIC, INSUFFICIENT)


def synchronously(answer: Any) -> Any:
    return calling(execute_synchronously_1_3=lambda original, *a: answer(*original(*a)))


@pytest.mark.parametrize("group", PLAIN)
@pytest.mark.parametrize("version", [HalVersion.V1_2, HalVersion.V1_3])
def test_the_reference_driver_passes(cases: Cases, group: Any, version: HalVersion) -> None:
    ran = run_group(group, reference(version), cases())

    assert ran.failures == {}
    assert Outcome.SUCCESS in ran.outcomes.values()


def test_branches_and_loops_are_left_out_as_are_models_that_must_fail(cases: Cases) -> None:
    ran = run_group(DYNAMIC, reference(), cases("chain", "branch", "loop", "failing"))

    assert list(ran.outcomes) == ["V1_3/chain"]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (lambda s, h, t: (s, (), t), "expected the shapes of all 1 outputs"),
        (lambda s, h, t: (s, [OutputShape((0,))], t), "expected output 0 to be of [2]"),
        (lambda s, h, t: (s, [OutputShape((2, 1))], t), "expected output 0 to be of [2]"),
    ],
)
def test_the_shape_that_was_found_must_be_told(cases: Cases, answer: Any, expected: str) -> None:
    said = run_group(DYNAMIC, synchronously(answer), cases("chain")).only_failure()

    assert "executeSynchronously_1_3 (SYNC, outputs of unknown dimensions)" in said
    assert expected in said


@pytest.mark.parametrize(("thorough", "measured"), [(False, 1), (True, 2)])
def test_each_way_is_measured_in_half_of_the_tests_or_in_all(
    cases: Cases, thorough: bool, measured: int
) -> None:
    """With more room than they need, outputs are not measured again."""
    asked: list[tuple[str, bool]] = []

    def note(original: Any, request: Any, options: Any, *callback: Any) -> Any:
        asked.append((original.__name__, bool(options.measure)))
        return original(request, options, *callback)

    driver = calling(execute_1_3=note, execute_synchronously_1_3=note)
    run_group(DYNAMIC, driver, cases("chain"), thorough=thorough)

    names = [name for name, _ in asked]
    assert {names.count(name) for name in names} == {measured + 1}
    assert len({*asked[: 2 * measured]}) == 2 * measured
    assert {is_measured for _, is_measured in asked} == {False, True}


@pytest.mark.parametrize("group", PLAIN)
def test_a_driver_that_cannot_is_skipped(cases: Cases, group: Any) -> None:
    driver = synchronously(lambda status, shapes, timing: (FAILURE, (), NO_TIMING))

    ran = run_group(group, driver, cases("chain"))

    (skipped,) = ran.skipped.values()
    assert "answered GENERAL_FAILURE to executeSynchronously_1_3 (SYNC" in skipped


@pytest.mark.parametrize("group", PLAIN)
def test_a_fenced_execution_of_them_must_be_refused(cases: Cases, group: Any) -> None:
    def unable(original: Any, *arguments: Any) -> Any:
        return FAILURE, None, None

    def accept(original: Any, *arguments: Any) -> Any:
        class Info:
            def get_execution_info(self) -> Any:
                return NONE, NO_TIMING, NO_TIMING

        return NONE, None, Info()

    said = run_group(group, calling(execute_fenced=accept), cases("chain")).only_failure()
    assert "executeFenced (FENCED" in said
    assert "answered NONE; expected INVALID_ARGUMENT" in said
    assert run_group(group, calling(execute_fenced=unable), cases("chain")).skipped


@cells(
    ("answer", "expected"),
    [
        (lambda s, h, t: (s, (), t), "expected the shapes of all 2 outputs"),
        (lambda s, h, t: (NONE, [OutputShape((2,))] * 2, t), "expected OUTPUT_INSUFFICIENT_SIZE"),
        (lambda s, h, t: (s, [replace(h[0], is_sufficient=True), h[1]], t), "contradicts itself"),
        (lambda s, h, t: (s, [h[0], replace(h[1], is_sufficient=False)], t), "output 1 has all"),
        (lambda s, h, t: (s, [h[1], h[0]], t), "output 0 needs one byte more"),
        (lambda s, h, t: (s, [replace(h[0], dimensions=(3,)), h[1]], t), "output 0 to be of [2],"),
        (lambda s, h, t: (s, [replace(h[0], dimensions=(1, 2)), h[1]], t), "output 0 to be of"),
        (lambda s, h, t: (s, [replace(h[0], dimensions=(0,)), h[1]], t), None),
    ],
)
def test_an_output_without_room_is_told_and_no_other(
    cases: Cases, answer: Any, expected: str | None
) -> None:
    def changed(status: Any, shapes: Any, timing: Any) -> Any:
        if status == NONE:  # of an execution with room, which follows
            return status, shapes, timing
        return answer(status, tuple(shapes), timing)

    ran = run_group(INSUFFICIENT, synchronously(changed), cases("two_in_two_out"))

    assert (not ran.failures) if expected is None else (expected in ran.only_failure())


@cells(
    ("others", "expected"),
    [
        ({}, "outputs 0 and 1 each one byte short"),
        ({"dimensions": (0,)}, None),  # it stopped before it knew them
        ({"dimensions": (3,)}, "output 1 needs one byte more"),
    ],
)
def test_all_outputs_without_room_are_told(
    cases: Cases, others: dict[str, Any], expected: str | None
) -> None:
    def first_alone(status: Any, shapes: Any, timing: Any) -> Any:
        if status == NONE or shapes[0].is_sufficient or shapes[1].is_sufficient:
            return status, shapes, timing
        return status, [shapes[0], replace(shapes[1], is_sufficient=True, **others)], timing

    ran = run_group(INSUFFICIENT, synchronously(first_alone), cases("two_in_two_out"))

    assert (not ran.failures) if expected is None else (expected in ran.only_failure())


def test_an_output_that_is_not_the_first_may_have_no_room(cases: Cases) -> None:
    def always_the_first(status: Any, shapes: Any, timing: Any) -> Any:
        first, second = shapes
        if status == NONE or second.is_sufficient:
            return status, shapes, timing
        return (
            status,
            [replace(first, is_sufficient=False), replace(second, is_sufficient=True)],
            timing,
        )

    ran = run_group(INSUFFICIENT, synchronously(always_the_first), cases("two_in_two_out"))

    assert "output 1 one byte short" in ran.only_failure()


@pytest.mark.parametrize(
    ("shapes", "expected"),
    [
        (lambda h: [h[0], replace(h[1], is_sufficient=False)], "output 1 has all"),
        (lambda h: [replace(h[0], dimensions=(1, 2)), h[1]], "output 0 to be of"),
    ],
)
def test_drivers_of_1_2_tell_it_too(cases: Cases, shapes: Any, expected: str) -> None:
    def change(prepared_model: Any) -> Any:
        original = prepared_model.execute_synchronously

        def execute(*arguments: Any) -> Any:
            status, had, timing = original(*arguments)
            return status, shapes(tuple(had)), timing

        prepared_model.execute_synchronously = execute
        return prepared_model

    driver = with_prepared(change, HalVersion.V1_2)

    assert expected in run_group(INSUFFICIENT, driver, cases("two_in_two_out")).only_failure()


def test_nothing_may_be_written_where_there_is_no_room(cases: Cases) -> None:
    def execute(original: Any, request: Any, *rest: Any) -> Any:
        argument = request.outputs[0].location
        request.pools[1].buffer[argument.offset + argument.length] = 0
        return original(request, *rest)

    driver = calling(execute_synchronously_1_3=execute)
    said = run_group(INSUFFICIENT, driver, cases("chain")).only_failure()
    assert "byte 71 of the output pool was written, which is no output's" in said


def test_small_outputs_have_no_byte_to_spare(cases: Cases) -> None:
    assert run_group(INSUFFICIENT, reference(), cases("quant8")).outcomes != {}
    tiny = [case for case in cases("loop", "quant8") if len(case.outputs[0]) < 2]
    assert run_group(INSUFFICIENT, reference(), tiny).outcomes == {}


def test_with_enough_room_an_execution_works_after_others_without(cases: Cases) -> None:
    ran = run_group(INSUFFICIENT, planted.room_is_not_asked_for_again, cases("chain"))

    assert "after executions without enough room" in ran.only_failure()


def test_padding_is_no_room(cases: Cases) -> None:
    ran = run_group(
        INSUFFICIENT, planted.padding_taken_for_room, [*cases("chain"), *cases("quant8")]
    )

    assert any("with padding behind it" in reason for reason in ran.failures.values())


@pytest.mark.parametrize("version", [HalVersion.V1_2, HalVersion.V1_3])
def test_the_reference_driver_takes_outputs_of_unknown_rank(
    cases: Cases, version: HalVersion
) -> None:
    ran = run_group(RANKLESS, reference(version), cases())

    assert ran.failures == {}
    assert Outcome.SUCCESS in ran.outcomes.values()


def test_one_operation_shows_what_becomes_of_an_unknown_rank(cases: Cases) -> None:
    ran = run_group(RANKLESS, reference(), cases("quant8", "chain", "branch"))

    assert all(name.endswith("quant8") for name in ran.outcomes)
    assert ran.outcomes


def test_a_driver_that_calls_an_unknown_rank_invalid_fails(cases: Cases) -> None:
    said = run_group(RANKLESS, UnknownRankRefused(), cases("quant8")).only_failure()

    assert "INVALID_ARGUMENT" in said
    assert "of unknown rank, and valid since HAL 1.2" in said


def test_only_what_is_called_invalid_is_blamed_on_the_rank(cases: Cases) -> None:
    class Ends(DelegatingDevice):
        def supported(self, model: Any, answer: Any) -> Any:
            raise HalError(ErrorStatus.DEVICE_UNAVAILABLE)

    said = run_group(RANKLESS, Ends(), cases("quant8")).only_failure()

    assert "DEVICE_UNAVAILABLE" in said
    assert "of unknown rank" not in said
