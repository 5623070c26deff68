"""The self-test of CTS, with a few of its faults."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from cts.cli import main
from tests.schemas import validator


def test_planted_faults_are_caught_by_their_groups(tmp_path: Path) -> None:
    words = ["self-test", "--jobs", "1", "--output", str(tmp_path)]
    names = ("last_device_on_a_tie", "identified_twice", "prefix_of_extensions_lost")
    for name in (*names, "first_dependency_only", "cache_written_in_place"):
        words += ["--defect", name]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    written = json.loads((tmp_path / "results.json").read_text())
    validator("cts-self-test.json").validate(written)
    groups = {case["id"]: case["group"] for case in written["cases"]}
    assert groups["last_device_on_a_tie"] == "partitioning"
    assert groups["identified_twice"] == "validation_model"
    assert groups["first_dependency_only"] == "dependencies"


def test_another_self_test_is_continued_only_on_request(tmp_path: Path) -> None:
    words = ["self-test", "--jobs", "1", "--output", str(tmp_path)]
    first, second = "last_device_on_a_tie", "prefix_of_extensions_lost"
    assert CliRunner().invoke(main, [*words, "--defect", first]).exit_code == 0

    both = [*words, "--defect", first, "--defect", second]
    refused = CliRunner().invoke(main, [*both, "--resume"])
    continued = CliRunner().invoke(main, [*both, "--resume-anyway"])

    assert refused.exit_code == 2
    assert "with --resume-anyway to mix results of both" in refused.output
    assert continued.exit_code == 0, continued.output
    written = json.loads((tmp_path / "results.json").read_text())
    validator("cts-self-test.json").validate(written)
    for mixed in written["settings"]["mixed"]:
        assert mixed.startswith("continued by --resume-anyway after 1 of 1 results")
    assert written["settings"]["mixed"]
    assert "Mixed run: continued by --resume-anyway" in " ".join(continued.output.split())


def test_a_name_that_is_none_says_where_there_are_names() -> None:
    result = CliRunner().invoke(main, ["self-test", "--defect", "no_such_fault"])
    assert result.exit_code == 2
    assert "'cts self-test --list' has all" in result.output
