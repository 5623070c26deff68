from __future__ import annotations

import pytest

from mlts import cli, profiles
from mlts.profiles import Overrides, settings_of
from mlts.results import Settings

SECOND = 1_000_000_000


def settings(name: str, **overrides: float) -> Settings:
    return settings_of(name, Overrides(**overrides), threads=1, compilation=True)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "warmup", "run", "complete"),
    [
        ("quick", 0.1, 0.5, True),
        ("scoring", 0.3, 0.5, True),
        ("short", 0.3, 1, False),
        ("repeatable", 2, 10, False),
        ("complete", 2, 0, True),
    ],
)
def test_the_times_are_androids(name: str, warmup: float, run: float, complete: bool) -> None:
    found = settings(name)
    assert (found.warmup_ns, found.run_ns) == (warmup * SECOND, run * SECOND)
    assert found.complete_set is complete
    if complete:
        assert found.complete_set_limit_ns == 300 * SECOND
    assert found.compilation_iterations == (20 if name == "quick" else 100)


def test_seconds_replace_the_run_or_the_limit() -> None:
    assert settings("short", seconds=0).run_ns == 0
    assert settings("short", seconds=2.5, warmup_seconds=0).run_ns == 2.5 * SECOND
    complete = settings("complete", seconds=5)
    assert (complete.run_ns, complete.complete_set_limit_ns) == (0, 5 * SECOND)


def test_a_time_that_the_user_gives_is_kept_to() -> None:
    assert settings("quick").precision > 0
    assert settings("quick", seconds=2).precision == 0
    assert settings("scoring").precision == 0


def test_a_number_of_iterations_replaces_the_complete_set() -> None:
    found = settings("scoring", iterations=7)
    assert (found.iterations, found.complete_set) == (7, False)


def test_the_command_line_offers_every_profile() -> None:
    assert tuple(profiles.PROFILES) == cli._PROFILES
    assert cli._PROFILES[0] == profiles.DEFAULT
