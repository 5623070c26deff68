"""Parameters: Android's numbers, a quick set that is quick, and what the user gives instead."""

from __future__ import annotations

import pytest

from mlts.stress.modes import ALL, MODES, UnknownMode, modes_of
from mlts.stress.parameters import PROFILES, Overrides, parameters_of
from tests.cells import cells

MINUTE = 60

ANDROID = {
    "inference-stress": [(1, 1, 60 * MINUTE, 0.0)],
    "model-loading-stress": [(1, 1, 30 * MINUTE, 0.0)],
    "parallel-inference-stress": [(1, 8, 30 * MINUTE, 0.0), (1, 12, 20 * MINUTE, 0.0)],
    "parallel-inference-stress-in-process": [(1, 8, 30 * MINUTE, 0.0), (1, 12, 20 * MINUTE, 0.0)],
    "client-early-termination-stress": [(1, 4, 70, 1.0)],
    "multi-process-inference-stress": [(6, 10, 30 * MINUTE, 0.0), (6, 10, 20 * MINUTE, 0.8)],
    "multi-process-model-load-stress": [
        (6, 10, 20 * MINUTE, 0.0),
        (6, 10, 20 * MINUTE, 0.5),
        (6, 10, 10 * MINUTE, 1.0),
    ],
    "memory-mapped-model-load-stress": [(1, 4, 70, 0.0)],
    "model-load-random-stress": [(1, 1, 15 * MINUTE, 0.0)] * 2,
    "inference-random-stress": [(1, 1, 15 * MINUTE, 0.0)] * 2,
}
"""Processes, threads, seconds, kill rate of each configuration (mlts.md, sections 5 and 12)."""


@cells("mode", list(ANDROID))
def test_the_full_profile_has_androids_numbers(mode: str) -> None:
    found = parameters_of(MODES[mode], "full")
    assert [(p.processes, p.threads, p.duration_s, p.kill_rate) for p in found] == ANDROID[mode]


def test_the_full_profile_has_androids_graphs_kills_and_limits() -> None:
    graphs = parameters_of(MODES["inference-random-stress"], "full")
    assert [(g.graphs, g.graph_size, g.dimension_range) for g in graphs] == [
        (600, 10, 1000),
        (600, 600, 10),
    ]
    (killed,) = parameters_of(MODES["client-early-termination-stress"], "full")
    assert tuple(part * killed.life_s for part in killed.kill_window) == (17.5, 35)
    (degraded,) = parameters_of(MODES["performance-degradation-stress"], "full")
    assert (degraded.settle_s, degraded.block_s, degraded.max_degradation) == (5, 20, 0.5)
    parallel = parameters_of(MODES["parallel-inference-stress"], "full")
    processes = parameters_of(MODES["multi-process-inference-stress"], "full")
    assert {p.grace_s for p in parallel} == {20}
    assert {p.grace_s for p in processes} == {30}


def test_all_quick_modes_together_leave_a_third_of_five_minutes_for_starts() -> None:
    durations = [p.duration_s for mode in MODES.values() for p in parameters_of(mode, "quick")]
    assert sum(durations) < 200


@pytest.mark.parametrize("profile", list(PROFILES))
def test_every_mode_has_configurations_with_labels_of_their_own(profile: str) -> None:
    assert set(PROFILES[profile]) == set(MODES)
    for mode in MODES.values():
        labels = [p.label for p in parameters_of(mode, profile)]
        assert len(set(labels)) == len(labels)
        assert all(labels) or labels == [""]


def test_configurations_that_overrides_make_alike_are_one() -> None:
    mode = MODES["multi-process-model-load-stress"]
    (one,) = parameters_of(mode, "full", Overrides(duration_s=5, kill_rate=0.3, processes=2))
    assert (one.duration_s, one.kill_rate, one.processes, one.label) == (5, 0.3, 2, "")


def test_modes_are_found_by_name_each_once() -> None:
    assert modes_of([ALL, "inference-stress"]) == tuple(MODES.values())
    assert [m.name for m in modes_of(["inference-stress"] * 2)] == ["inference-stress"]
    with pytest.raises(UnknownMode, match=r"no mode 'inference'.*model-loading-stress"):
        modes_of(["inference"])
