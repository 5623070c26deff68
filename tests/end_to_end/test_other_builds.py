"""``vts run --caches``: one folder, and one build of a driver after another."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.command_server import CommandServer

DRIVERS = "tests.unit.vts.groups.test_other_builds"
TEST = "compilation_caching/saving_and_retrieval/float32"


def test_a_run_loads_what_the_run_before_has_kept(
    command_server: CommandServer, tmp_path: Path
) -> None:
    def tested(build: str) -> tuple[int, str]:
        arguments = ["run", "--driver", f"{DRIVERS}:{build}", "--caches", "caches"]
        arguments += ["--groups", "compilation_caching", "--filter", TEST, "--output", build]
        code = command_server.run("vts.cli", arguments, tmp_path, 120).returncode
        return code, (tmp_path / build / "results.json").read_text()

    assert tested("Build")[0] == 0
    code, results = tested("NextBuild")
    assert code == 1
    assert "a model that another build has saved is loaded, and then: " in results
    # It can be looked into: what was kept is as it was.
    assert tested("NextBuild")[0] == 1
    assert tested("Build")[0] == 0
