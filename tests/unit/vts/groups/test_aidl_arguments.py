"""Times and hints that no client may give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers import faulty as planted
from nndrivers.faulty.catalogue import defects
from nnhal.types import HalVersion
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.groups.drivers import (
    FAILURE,
    INVALID,
    NONE,
    VERSIONS,
    reference,
    with_calls,
    with_prepared,
)
from tests.unit.vts.groups.harness import run_group
from vts.groups.aidl_arguments import GROUP

V4 = HalVersion.AIDL_V4
AIDL = [version for version in VERSIONS if version.is_aidl]
OF_V4 = {
    "compilation_hints",
    "execution_times_with_configuration",
    "unknown_execution_hints",
    "execution_hints",
}

Call = Callable[..., Any]


@pytest.mark.parametrize("version", AIDL)
def test_the_reference_driver_passes(version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version))

    assert ran.failures == {}
    assert set(ran.skipped) == (set() if version >= V4 else OF_V4)


def failures(driver: Any) -> dict[str, str]:
    return dict(run_group(GROUP, driver).failures)


def known(value: Any) -> Any:
    """``value`` with times below -1 taken for none, and of hints with one token the last."""
    if isinstance(value, int) and not isinstance(value, bool):
        return max(value, -1)
    if hasattr(value, "loop_timeout_duration_ns"):
        hints = tuple({hint.token: hint for hint in value.execution_hints}.values())
        timeout_ns = max(value.loop_timeout_duration_ns, -1)
        return replace(value, loop_timeout_duration_ns=timeout_ns, execution_hints=hints)
    if hasattr(value, "compilation_hints"):
        hints = tuple({hint.token: hint for hint in value.compilation_hints}.values())
        return replace(value, deadline_ns=max(value.deadline_ns, -1), compilation_hints=hints)
    return value


def heedless(original: Call, *arguments: Any) -> Any:
    return original(*map(known, arguments))


def preparing(call: str) -> Any:
    return with_calls(reference(V4), **{call: heedless})


def executing(call: str) -> Any:
    return with_prepared(lambda model: with_calls(model, **{call: heedless}), V4)


def inside(maker: str, call: str) -> Any:
    """What a prepared model makes by ``maker`` is heedless in ``call``."""

    def make(original: Call, *arguments: Any) -> Any:
        status, made = original(*arguments)
        return status, made if made is None else with_calls(made, **{call: heedless})

    return with_prepared(lambda model: with_calls(model, **{maker: make}), V4)


BURST, REUSABLE = "configure_execution_burst", "create_reusable_execution"
TIMES, CONFIGURED = "execution_times", "execution_times_with_configuration"

HEEDLESS = {
    "prepareModel": (
        lambda: preparing("prepare_model"),
        {"preparation_deadlines": "prepareModel: it returned NONE"},
    ),
    "prepareModelWithConfig": (
        lambda: preparing("prepare_model_with_config"),
        {
            "preparation_deadlines": "prepareModelWithConfig: it returned NONE",
            "compilation_hints": "prepareModelWithConfig: it returned NONE",
        },
    ),
    "executeSynchronously": (
        lambda: executing("execute_synchronously"),
        {TIMES: "deadline -2: executeSynchronously: the driver called back with NONE"},
    ),
    "executeFenced": (
        lambda: executing("execute_fenced"),
        {TIMES: "deadline -2: executeFenced: the driver called back with NONE"},
    ),
    "executeSynchronouslyWithConfig": (
        lambda: executing("execute_synchronously_with_config"),
        {
            CONFIGURED: "deadline -2: executeSynchronouslyWithConfig",
            "execution_hints": "two hints with token 7: executeSynchronouslyWithConfig",
        },
    ),
    "executeFencedWithConfig": (
        lambda: executing("execute_fenced_with_config"),
        {
            CONFIGURED: "deadline -2: executeFencedWithConfig",
            "execution_hints": "two hints with token 7: executeFencedWithConfig",
        },
    ),
    "createReusableExecution": (
        lambda: executing(REUSABLE),
        {"execution_hints": "two hints with token 7: createReusableExecution"},
    ),
    "IBurst.executeSynchronously": (
        lambda: inside(BURST, "execute_synchronously"),
        # In the driver kit the other call of bursts ends there too.
        {
            TIMES: "deadline -2: IBurst.executeSynchronously",
            CONFIGURED: "deadline -2: IBurst.executeSynchronouslyWithConfig",
        },
    ),
    "IBurst.executeSynchronouslyWithConfig": (
        lambda: inside(BURST, "execute_synchronously_with_config"),
        {
            CONFIGURED: "deadline -2: IBurst.executeSynchronouslyWithConfig",
            "execution_hints": "two hints with token 7: IBurst.executeSynchronouslyWithConfig",
        },
    ),
    "IExecution.executeSynchronously": (
        lambda: inside(REUSABLE, "execute_synchronously"),
        {CONFIGURED: "deadline -2: IExecution.executeSynchronously"},
    ),
    "IExecution.executeFenced": (
        lambda: inside(REUSABLE, "execute_fenced"),
        {CONFIGURED: "deadline -2: IExecution.executeFenced"},
    ),
}


@cells(("make", "expected"), HEEDLESS.values(), ids=HEEDLESS)
def test_every_call_that_takes_anything_is_seen(
    make: Callable[[], Any], expected: dict[str, str]
) -> None:
    said = failures(make())

    assert said.keys() == expected.keys()
    for test, text in expected.items():
        assert said[test].startswith(text), said[test]
        assert "expected INVALID_ARGUMENT" in said[test]


ARGUMENTS = {
    "execute_synchronously": {2: "deadline -2", 3: "loop timeout -2"},
    "execute_fenced": {3: "deadline -2", 4: "loop timeout -2", 5: "duration -2"},
}


@cells(
    ("call", "place", "what"),
    [(call, place, what) for call, places in ARGUMENTS.items() for place, what in places.items()],
)
def test_every_time_of_an_execution_is_looked_at(call: str, place: int, what: str) -> None:
    """A driver that checks all of them but one."""

    def lenient(original: Call, *arguments: Any) -> Any:
        return original(*arguments[:place], known(arguments[place]), *arguments[place + 1 :])

    driver = with_prepared(lambda model: with_calls(model, **{call: lenient}), V4)
    said = failures(driver)
    assert said.keys() == {TIMES}
    assert said[TIMES].startswith(f"{what}: ")


def test_a_refusal_has_the_status_of_refusals_and_nothing_else() -> None:
    def other(original: Call, *arguments: Any) -> Any:
        answer = original(*arguments)
        return answer if answer[0] == NONE else (FAILURE, None, None)

    driver = with_prepared(lambda model: with_calls(model, execute_fenced=other), V4)
    assert "GENERAL_FAILURE, expected INVALID_ARGUMENT" in failures(driver)[TIMES]

    def with_callback(original: Call, *arguments: Any) -> Any:
        answer = original(*arguments)
        return answer if answer[0] == NONE else (INVALID, None, object())

    driver = with_prepared(lambda model: with_calls(model, execute_fenced=with_callback), V4)
    assert "the driver gave a callback, expected none" in failures(driver)[TIMES]


def test_one_hint_is_no_mistake() -> None:
    def refuse(original: Call, model: Any, config: Any, callback: Any) -> Any:
        if not config.compilation_hints:
            return original(model, config, callback)
        callback.notify(INVALID, None)
        return INVALID

    said = failures(with_calls(reference(V4), prepare_model_with_config=refuse))
    assert set(said) == {"compilation_hints"}
    assert (
        "with one hint: called back with INVALID_ARGUMENT, expected NONE"
        in (said["compilation_hints"])
    )


@cells(
    ("name", "test"),
    [
        ("compilation_hint_twice_accepted", "compilation_hints"),
        ("execution_hint_twice_accepted", "execution_hints"),
        ("negative_duration_accepted", TIMES),
        ("negative_loop_timeout_accepted", TIMES),
        ("negative_time_of_burst_accepted", TIMES),
    ],
)
def test_planted_defects_are_seen(name: str, test: str) -> None:
    assert set(failures(defects()[name].make())) == {test}


def test_no_test_needs_the_corpus() -> None:
    assert all(not test.case for test in GROUP.tests([], thorough=False))
    assert Outcome.SKIPPED in run_group(GROUP, reference(HalVersion.AIDL_V1)).outcomes.values()


def test_a_hint_that_nobody_knows_must_not_matter() -> None:
    ran = run_group(GROUP, planted.unknown_execution_hint_refused)

    assert list(ran.failures) == ["unknown_execution_hints"]
