from __future__ import annotations

from pathlib import Path

import pytest

from mlts.energy import NoEnergyCounters, energy_meter
from mlts.measurement import Pace
from mlts.statistics import Block
from tests.unit.mlts.fakes import MS, FakeClock, FakeDataset
from tests.unit.mlts.test_measurement import run, tracks_of


def domain(root: Path, folder: str, name: str, energy: int, most: int = 999) -> Path:
    place = root / folder
    place.mkdir(parents=True)
    (place / "name").write_text(f"{name}\n")
    (place / "max_energy_range_uj").write_text(f"{most}\n")
    (place / "energy_uj").write_text(f"{energy}\n")
    return place / "energy_uj"


def test_packages_are_added_up_and_parts_of_them_are_not(tmp_path: Path) -> None:
    one = domain(tmp_path, "intel-rapl:0", "package-0", 100)
    core = domain(tmp_path, "intel-rapl:0:0", "core", 50)
    two = domain(tmp_path, "intel-rapl:1", "package-1", 7)
    whole = domain(tmp_path, "intel-rapl:2", "psys", 0)
    meter = energy_meter(tmp_path)
    assert meter() == 0
    for file, energy in ((one, 130), (core, 90), (two, 8), (whole, 900)):
        file.write_text(f"{energy}\n")
    assert meter() == 31


def test_a_counter_that_starts_again_goes_on(tmp_path: Path) -> None:
    file = domain(tmp_path, "intel-rapl:0", "package-0", 990, most=999)
    meter = energy_meter(tmp_path)
    file.write_text("5\n")
    assert meter() == 15  # 991 to 999, and 0 to 5


def test_no_counters_are_told_from_unreadable_ones(tmp_path: Path) -> None:
    with pytest.raises(NoEnergyCounters, match="has no counter of a processor package"):
        energy_meter(tmp_path / "nowhere")
    domain(tmp_path, "intel-rapl:0", "package-0", 1).write_text("not a number")
    with pytest.raises(NoEnergyCounters, match="cannot be read"):
        energy_meter(tmp_path)


def test_a_counter_that_goes_away_costs_no_measurement(tmp_path: Path) -> None:
    file = domain(tmp_path, "intel-rapl:0", "package-0", 1)
    meter = energy_meter(tmp_path)
    file.unlink()
    assert meter() is None


def test_a_backend_is_charged_for_its_own_turns() -> None:
    clock = FakeClock()
    tracks = tracks_of(clock, MS, 3 * MS)
    for track in tracks:
        track.energy = lambda: clock.now // MS
    run(tracks, FakeDataset([2, 2]), Pace(window=1, rounds=2))
    assert [track.energy_blocks for track in tracks] == [[Block(2, 2)] * 2, [Block(2, 6)] * 2]
    tracks[0].energy = lambda: None
    tracks[0].energy_blocks.clear()
    run(tracks, FakeDataset([2, 2]), Pace(window=1, rounds=2))
    assert tracks[0].energy_blocks == []
