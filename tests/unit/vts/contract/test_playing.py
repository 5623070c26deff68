"""Sequences on drivers that keep the contract, and on those that do not."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nndrivers import faulty as planted
from nnhal.device import Device
from nnhal.errors import NoAnswer
from nnhal.types import HalVersion
from tests.unit.vts.groups.drivers import reference
from vts.contract.models import MODELS, Models
from vts.contract.playing import Played
from vts.contract.program import program
from vts.contract.row import Call
from vts.contract.world import World
from vts.random_calls.drawing import drawn
from vts.test_group import Failed


def world(driver: Any, folder: Path, settle: Callable[[], None] = lambda: None) -> World:
    device = driver if isinstance(driver, Device) else Device(driver, callback_timeout_s=20)
    return World(device, Models(device), lambda: folder, settle)


def play(driver: Any, folder: Path, *calls: Call) -> Played:
    played = Played(world(driver, folder), calls)
    played.run()
    return played


MODEL, MEMORY = Call("prepare_model", (), 1), Call("new_memory", (1,), 2)
EXECUTE = Call("execute", (1, 2))


@pytest.mark.parametrize("version", [*HalVersion])
def test_the_reference_driver_keeps_the_contract(version: HalVersion, tmp_path: Path) -> None:
    there = world(reference(version), tmp_path)
    for number in range(12):
        calls = drawn(7, number, version)
        Played(there, calls).run()
        assert not there.objects


def test_a_call_without_its_objects_is_left_out(tmp_path: Path) -> None:
    assert play(reference(), tmp_path, MODEL, EXECUTE, Call("no_such_call")).made == 1


def test_what_was_made_of_a_model_outlives_it(tmp_path: Path) -> None:
    calls = [MODEL, MEMORY, Call("configure_burst", (1,), 3), Call("release_model", (1,))]
    burst = Call("execute_in_burst", (3, 2))
    assert play(reference(), tmp_path, *calls, burst).made == 5


def test_memory_that_waits_for_a_fence_may_still_change_but_not_later(tmp_path: Path) -> None:
    calls = [MODEL, MEMORY, Call("make_fence", (), 3), Call("launch_fenced", (1, 2, 3), 4)]
    change = Call("overwrite_memory", (2,), choice=2)
    signal = Call("signal", (3,))
    # Beside these, the end of the launch; the second change is left out.
    assert play(reference(HalVersion.V1_3), tmp_path, *calls, change, signal, change).made == 7


def test_memory_in_use_is_not_given_to_another_execution(tmp_path: Path) -> None:
    calls = [MODEL, MEMORY, Call("make_fence", (), 3), Call("launch_fenced", (1, 2, 3), 4)]
    assert play(reference(HalVersion.V1_3), tmp_path, *calls, EXECUTE).made == 6


def test_calls_of_different_threads_are_made_at_the_same_time(tmp_path: Path) -> None:
    seen: set[int] = set()
    both = threading.Barrier(2)
    there = world(reference(HalVersion.V1_3), tmp_path)
    original = there.run

    def run(*given: Any) -> Any:
        both.wait(60)
        seen.add(threading.get_ident())
        return original(*given)

    there.run = run  # type: ignore[method-assign]
    memories = [Call("new_memory", (1,), number) for number in (2, 3)]
    at_once = [Call("execute", (1, number), times=3, thread=number) for number in (2, 3)]
    Played(there, [MODEL, *memories, *at_once]).run()
    assert len(seen) == 2


@pytest.mark.parametrize(
    ("defect", "calls"),
    [
        ("times_of_small_outputs", [Call("execute_too_small", (1, 2), choice=1)]),
        (
            "uninitialized_memory_can_be_read",
            [Call("allocate_buffer", (1,), 3), Call("copy_to", (3,))],
        ),
        (
            "memory_token_never_forgotten",
            [
                Call("configure_burst", (1,), 3),
                Call("execute_in_burst", (3, 2)),
                Call("forget_memory", (3, 2)),
                Call("new_memory", (1,), 4, choice=1),
                Call("execute_in_burst", (3, 4)),
            ],
        ),
    ],
)
def test_a_driver_that_breaks_a_rule_fails(defect: str, calls: list[Call], tmp_path: Path) -> None:
    name = "open" if defect == "times_of_small_outputs" else "plain"
    model = Call("prepare_model", (), 1, MODELS.index(name))
    with pytest.raises(Failed):
        play(getattr(planted, defect)(), tmp_path, model, MEMORY, *calls)


def test_a_release_that_waits_for_a_fence_is_a_hang_with_its_reason(tmp_path: Path) -> None:
    def settle() -> None:
        raise NoAnswer("no answer in 5 s")

    there = world(reference(HalVersion.V1_3), tmp_path, settle)
    calls = [MODEL, MEMORY, Call("make_fence", (), 3), Call("launch_fenced", (1, 2, 3), 4)]
    with pytest.raises(
        NoAnswer, match="it does not return, but waits for fence 3, which its client signals later"
    ):
        Played(there, [*calls, Call("release_model", (1,))]).run()
    Played(there, [MODEL, Call("release_model", (1,))]).run()  # nothing is waited for


def test_the_program_of_a_sequence_runs_and_shows_the_defect(tmp_path: Path) -> None:
    calls = [MODEL, MEMORY, EXECUTE, Call("configure_burst", (1,), 3)]
    calls += [Call("execute_in_burst", (3, 2), times=2), Call("release_model", (1,))]
    exec("\n".join(program("reference", calls, "")), {})
    wrong = [MODEL, MEMORY, Call("execute_wrong", (1, 2), choice=0)]
    lines = program("nndrivers.faulty:invalid_request_succeeds", wrong, "accepted")
    with pytest.raises(AssertionError, match="the call has succeeded, and must not"):
        exec("\n".join(lines), {})
