"""Generated tests in device memories and files."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nndrivers import faulty as planted
from nnhal.memory import Memory
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import (
    FAILURE,
    INVALID,
    NONE,
    VERSIONS,
    reference,
    with_calls,
    with_prepared,
)
from tests.unit.vts.groups.executing import calling
from tests.unit.vts.groups.harness import run_group
from vts.groups.memory_domain import GROUPS

GROUP, CONFIGURED = GROUPS


def allocating(answer: Any) -> Any:
    return with_calls(reference(), allocate=lambda original, *a: answer(*original(*a)))


def test_the_reference_driver_passes(cases: Cases) -> None:
    ran = run_group(GROUP, reference(), cases())

    assert ran.failures == {}
    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


@cells("version", VERSIONS)
def test_drivers_of_all_versions_take_memory_in_files(cases: Cases, version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), cases("chain"))

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


def test_a_driver_of_1_0_that_takes_a_range_of_a_file_for_its_beginning_fails(
    cases: Cases,
) -> None:
    def from_the_beginning(memory: Memory) -> Memory:
        return Memory.from_file(memory.fd, 0, memory.size, writable=True)

    def change(prepared_model: Any) -> Any:
        original = prepared_model.execute

        def execute(request: Any, callback: Any) -> Any:
            pools = tuple(map(from_the_beginning, request.pools))
            return original(msgspec.structs.replace(request, pools=pools), callback)

        prepared_model.execute = execute
        return prepared_model

    driver = with_prepared(change, HalVersion.V1_0)

    said = run_group(GROUP, driver, cases("chain")).only_failure()
    assert "inputs and outputs in files" in said


def test_a_driver_without_device_memories_passes(cases: Cases) -> None:
    driver = allocating(lambda status, buffer, token: (FAILURE, None, 0))

    assert run_group(GROUP, driver, cases("chain")).failures == {}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (lambda s, b, t: (INVALID, None, 0), "answered INVALID_ARGUMENT, no buffer, token 0"),
        (lambda s, b, t: (NONE, None, t), "NONE comes with a buffer and a token above 0"),
        (lambda s, b, t: (NONE, b, 0), "NONE comes with a buffer and a token above 0"),
        (lambda s, b, t: (FAILURE, b, t), "without a buffer and with token 0"),
    ],
)
def test_what_allocate_may_answer(cases: Cases, answer: Any, expected: str) -> None:
    said = run_group(GROUP, allocating(answer), cases("chain")).only_failure()

    assert said.startswith("allocate for inputs [0] and outputs [] answered")
    assert expected in said


def with_buffers(**calls: Any) -> Any:
    def change(status: Any, buffer: Any, token: int) -> Any:
        for name, call in calls.items():
            original = getattr(buffer, name)
            setattr(buffer, name, lambda *a, _call=call, _orig=original: _call(_orig, *a))
        return status, buffer, token

    return allocating(change)


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ({"copy_from": lambda original, *a: FAILURE}, "copyFrom a memory of 8 bytes"),
        ({"copy_to": lambda original, *a: INVALID}, "copyTo a memory of 8 bytes, after an"),
        ({"copy_to": lambda original, *a: NONE}, "2 of 2 elements wrong"),
        (
            {"copy_from": lambda original, memory, dims: original(Memory.allocate(8), dims)},
            "execute_1_3 (ASYNC, inputs and outputs in device memories)",
        ),
    ],
)
def test_copies_must_work(cases: Cases, calls: Any, expected: str) -> None:
    assert expected in run_group(GROUP, with_buffers(**calls), cases("chain")).only_failure()


def test_a_pool_that_does_not_begin_its_file_is_read_where_it_begins(cases: Cases) -> None:
    """The driver maps files from their beginning."""

    def execute(original: Any, request: Any, *rest: Any) -> Any:
        for pool in request.pools:
            if isinstance(pool, Memory) and pool.offset:
                pool.offset = pool._shift = 0
        return original(request, *rest)

    said = run_group(GROUP, calling(execute_1_3=execute), cases("chain")).only_failure()
    assert "inputs and outputs in files" in said


def test_a_copy_that_executions_do_not_reach_is_seen(cases: Cases) -> None:
    driver = planted.executions_do_not_reach_the_copy

    assert "output 0" in run_group(GROUP, driver, cases("chain")).only_failure()
