"""Merging of parts of a benchmark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mlts.result_kind import BENCHMARK
from mlts.results import BenchmarkRun, GateFinding
from nntest.merge import NotOneRun, digest_of, merged
from nntest.results import SuiteRun, totals_of


def by_model(run: BenchmarkRun, part: int, **changes: Any) -> BenchmarkRun:
    """Every other model of ``run``."""
    names = [model.name for model in run.models]
    cases = tuple(each for each in run.cases if names.index(each.model) % 2 == part)
    values = {"cases": cases, "totals": totals_of(cases), **changes}
    return msgspec.structs.replace(run, **values)


def parts_of(run: BenchmarkRun, **changes: Any) -> dict[Path, BenchmarkRun]:
    return {Path("a"): by_model(run, 0), Path("b"): by_model(run, 1, **changes)}


def mlts(parts: dict[Path, BenchmarkRun]) -> BenchmarkRun:
    assert BENCHMARK.merging is not None
    return merged(parts, BENCHMARK.merging, "mlts merge a b --output out")


def ids(run: SuiteRun) -> set[str]:
    return {each.id for each in run.cases}


def test_parts_of_a_benchmark_merge_into_it(sample_run: BenchmarkRun) -> None:
    found = mlts(parts_of(sample_run))
    assert ids(found) == ids(sample_run)
    assert found.totals == sample_run.totals
    assert digest_of(found) == digest_of(sample_run)
    assert BENCHMARK.page(found)


def test_a_busy_machine_does_not_change_the_digest(sample_run: BenchmarkRun) -> None:
    busy = tuple(
        msgspec.structs.replace(each, latency_not_judged="busy", latency=None, ratio=None)
        for each in sample_run.cases
    )
    assert digest_of(msgspec.structs.replace(sample_run, cases=busy)) == digest_of(sample_run)


def test_a_model_that_is_another_file_is_refused(sample_run: BenchmarkRun) -> None:
    first = msgspec.structs.replace(sample_run.models[0], sha256="0" * 64)
    with pytest.raises(NotOneRun, match=f"model {first.name}: "):
        mlts(parts_of(sample_run, models=(first, *sample_run.models[1:])))


def test_a_section_of_the_gate_that_is_idle_in_one_part_alone_is_not_missed(
    sample_run: BenchmarkRun,
) -> None:
    name = by_model(sample_run, 0).cases[0].model
    idle = GateFinding(case=name, limit="x", allowed=1, actual=None, passed=False)
    nowhere = GateFinding(case="nowhere*", limit="x", allowed=1, actual=None, passed=False)
    found = mlts(parts_of(sample_run, gate=(idle, nowhere)))
    assert (idle in found.gate, nowhere in found.gate) == (False, True)


def test_models_of_several_machines_are_a_warning(sample_run: BenchmarkRun) -> None:
    other = msgspec.structs.replace(sample_run.environment, host="rack")
    assert "machines" not in {each.code for each in mlts(parts_of(sample_run)).warnings}
    codes = {each.code for each in mlts(parts_of(sample_run, environment=other)).warnings}
    assert "machines" in codes
