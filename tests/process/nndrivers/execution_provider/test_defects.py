"""Defects that are planted in the provider, each found by a test of VTS that it passes without."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from nntest.results import Outcome
from vts.cli import main
from vts.results import VtsCase, VtsRun

ADD = "general/elementwise_binary/add_rank_1"
MUL = "general/elementwise_binary/mul_rank_1"
TWICE = "general/elementwise_binary/add_repeated_operands_both_float32"
AT_ONCE = "concurrency/elementwise_binary/mul_large_tensors_one_number"
PREPARED = "call_sequences/again_and_again/prepared_model"
CACHED = "compilation_caching/elementwise_binary/add_rank_1"

CAUGHT = {
    "shape": (ADD, Outcome.FAILURE, "wrong_values", "expected 2.70300007, actual 3.70300007"),
    "claimed": (MUL, Outcome.FAILURE, "false_claim", "there is no multiplier"),
    "failing": (MUL, Outcome.FAILURE, "false_claim", "the multiplier is off"),
    "shared": (AT_ONCE, Outcome.FAILURE, "wrong_values", "elements wrong"),
    "leak": (PREPARED, Outcome.FAILURE, "", "more memory; it has grown"),
    "hang": (MUL, Outcome.HANG, "", "no answer within"),
    "context": (CACHED, Outcome.FAILURE, "wrong_values", "expected 2.70300007, actual 3.70300007"),
    "crash": (ADD, Outcome.CRASH, "died", "SIGABRT"),
}


def cases(driver: str, names: Sequence[str], folder: Path) -> dict[str, VtsCase]:
    limit = ("--timeout", "6s") if driver.endswith("hang") else ()
    filters = [word for name in names for word in ("--filter", name)]
    how = ["run", "--driver", driver, *filters, *limit, "--output", str(folder)]
    done = CliRunner().invoke(main, how)
    assert (folder / "results.json").is_file(), done.output
    run = msgspec.json.decode((folder / "results.json").read_bytes(), type=VtsRun)
    return {case.id: case for each in run.cases for case in each.each()}


@pytest.mark.parametrize("defect", CAUGHT)
def test_a_planted_defect_is_found(defect: str, provider: Path, tmp_path: Path) -> None:
    test, outcome, kind, text = CAUGHT[defect]
    (case,) = cases(
        f"ep:{provider}?ep.context_enable=1&defect={defect}", [test], tmp_path / "results"
    ).values()
    assert case.outcome is outcome
    assert case.failure.kind.startswith(kind)
    assert text in str(case.failure) + "".join(map(str, case.findings))


def test_without_a_defect_the_same_tests_pass(provider: Path, tmp_path: Path) -> None:
    names = sorted({TWICE, *(test for test, *_ in CAUGHT.values())})
    found = cases(f"ep:{provider}?ep.context_enable=1", names, tmp_path / "results")
    assert {name: case.outcome for name, case in found.items()} == dict.fromkeys(
        names, Outcome.SUCCESS
    )
