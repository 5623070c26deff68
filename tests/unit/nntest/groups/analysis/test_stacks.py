"""Where a driver was when it crashed or hung."""

from __future__ import annotations

from nntest.groups.analysis.stacks import whereabouts
from nntest.results import Outcome
from tests.unit.vts.example_runs import case
from vts.results import VtsCase

SERVICE = (
    '  File "/usr/lib/python3.11/threading.py", line 327 in wait',
    '  File "/opt/nnservice/serving.py", line 180 in _do',
)
WAITING = ("Thread 0x00007f84fb7fe6c0 (most recent call first):", *SERVICE)
CRASHING = (
    "Thread 0x00007f84fb7fe6c1 (most recent call first):",
    '  File "/usr/lib/python3.11/threading.py", line 327 in wait',
    '  File "/usr/lib/python3.11/site-packages/acme/memory.py", line 12 in free',
    '  File "/usr/lib/python3.11/site-packages/acme/model.py", line 98 in __del__',
    *SERVICE[1:],
)


def ended(evidence: tuple[str, ...], outcome: Outcome = Outcome.CRASH) -> VtsCase:
    said = ("the driver's process was killed by SIGSEGV; its last lines:", *evidence)
    return case("general/V1_0/add", "ADD", outcome=outcome, why="gone", evidence=said)


def test_the_innermost_place_in_the_driver_is_named_with_its_callers() -> None:
    assert whereabouts([ended(("killed by SIGSEGV", *WAITING, "", *CRASHING))]) == [
        "In the crash a thread of the driver was in "
        "free (memory.py, line 12), called by __del__ (model.py, line 98)."
    ]


def test_of_several_places_the_most_frequent_is_named() -> None:
    other = ("Thread 0x1 (most recent call first):", '  File "/opt/acme/a.py", line 3 in poll')
    found = whereabouts(
        [
            ended((*other, "", *CRASHING), Outcome.HANG),
            ended((*WAITING, "", *CRASHING), Outcome.HANG),
            ended(WAITING, Outcome.HANG),
        ]
    )
    assert len(found) == 1
    assert found[0].startswith("In 2 of 3 hangs a thread of the driver was in free (memory.py")


def test_a_traceback_of_an_exception_is_no_different_from_a_stack() -> None:
    said = (
        "Current thread 0x1 (most recent call first):",
        '  File "acme.py", line 211, in execute',
    )
    assert "execute (acme.py, line 211)" in whereabouts([ended(said)])[0]


def test_the_stacks_of_the_tests_own_process_are_not_the_drivers() -> None:
    own = (
        "process 12 of the test:",
        "Thread 0x1 (most recent call first):",
        '  File "/opt/site-packages/numpy/core.py", line 87 in sum',
    )
    driver = ("process 13 of the driver:", *CRASHING)
    died = case("a/b/c", "ADD", outcome=Outcome.CRASH, why="gone", evidence=own[1:])
    assert whereabouts([died]) == []
    assert whereabouts([ended(own, Outcome.HANG)]) == []
    assert whereabouts([ended((*own, "process 13 of the driver:"), Outcome.HANG)]) == []
    (found,) = whereabouts([ended((*own, *driver), Outcome.HANG)])
    assert "free (memory.py" in found
    assert "numpy" not in found


def test_nothing_is_said_where_only_the_service_is_seen_or_each_test_saw_another_place() -> None:
    assert whereabouts([ended(WAITING)]) == []
    places = [
        ("Thread 0x1 (most recent call first):", f'  File "acme.py", line {n} in execute')
        for n in range(9)
    ]
    assert whereabouts([ended(place) for place in places]) == []
    assert whereabouts([ended(CRASHING, Outcome.FAILURE)]) == []
