"""The gate of docs/mlts.md, which the reference driver keeps on the embedded models."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mlts.catalogue import catalogue_at
from tests.end_to_end.docs.examples import blocks
from tests.volume import sampled

MLTS = Path(sys.executable).with_name("mlts")


@pytest.mark.slow
def test_the_reference_driver_keeps_the_gate_of_the_documentation(
    repository: Path, tmp_path: Path
) -> None:
    page = repository / "docs" / "mlts.md"
    (gate,) = (block.text for block in blocks(page) if block.language == "toml")
    (tmp_path / "limits.toml").write_text(gate, encoding="utf-8")
    # So many labeled images, drawn of all, have few enough wrong classes; nothing is said of
    # compilation.
    models = sampled([model.name for model in catalogue_at(None).models], 0.5)
    chosen = [f"--model={name}" for name in models]
    quick = ["--iterations=96", "--warmup-time=0", "--no-compilation"]
    done = subprocess.run(
        [MLTS, "benchmark", "--gate", "limits.toml", *chosen, *quick, "--output", "out"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    # A busy machine may miss a limit on time (1), or keep it from being judged (4).
    assert done.returncode in (0, 1, 4), done.stderr
    results = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    findings = results["gate"]
    assert all(finding["actual"] is not None for finding in findings), "a limit on nothing"
    assert results["totals"]["NOT_RUN"] == 0
    missed = [f for f in findings if not f["passed"] and f["limit"] != "max_latency_ratio"]
    assert not missed
    assert {finding["limit"] for finding in findings} == {
        "max_latency_ratio",
        "max_baseline_error",
        "min_top1_agreement",
        "min_top_1",
    }
