"""All benchmarks: each has a test in this folder."""

from __future__ import annotations

from pathlib import Path


def test_every_benchmark_has_a_smoke_test(repository: Path) -> None:
    modules = (repository / "benchmarks").glob("*.py")
    benchmarks = {path.stem for path in modules if "__main__" in path.read_text(encoding="utf-8")}
    tested = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
    assert benchmarks == tested - {"all_benchmarks"}
