"""``nnapi explain`` on a whole model, with a driver that lacks one operation."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from nnapi.cli import main
from nnapi.explain.explanation import Explanation
from nnhal.types import OperationType
from tests.unit.nnapi.executing import PartDriver


class WithoutAdd(PartDriver):
    """An accelerator without ADD."""

    def __init__(self) -> None:
        super().__init__("acme-npu", set(OperationType) - {OperationType.ADD})


def test_mobilenet_v2_on_a_driver_without_add(
    mlts_assets: Path, repository: Path, tmp_path: Path
) -> None:
    name = "tests.end_to_end.test_nnapi_explain:WithoutAdd"
    model = mlts_assets / "mobilenet_v2_1.0_224_quant.tflite"
    files = ["--json", tmp_path / "why.json", "--graph", tmp_path / "why.dot"]
    costs = ["--call-cost", "100", "--copy-speed", "2"]
    command = [sys.executable, "-m", "nnapi", "explain", model, "--driver", name, *files, *costs]
    done = subprocess.run(command, cwd=repository, capture_output=True, text=True, timeout=250)
    assert done.returncode == 0, done.stderr
    explanation = msgspec.json.decode((tmp_path / "why.json").read_bytes(), type=Explanation)
    lacking = [note for note in explanation.operations if note.name == "ADD"]
    # Ten bottlenecks of MobileNetV2 have a shortcut (Sandler et al., 2018, table 2).
    assert len(lacking) == 10
    assert {note.place for note in lacking} == {"nnapi-reference"}
    others = [note for note in explanation.operations if note.name != "ADD"]
    assert {note.place for note in others} == {name}
    assert {note.verdicts[0].remedy for note in lacking} == {
        f"support ADD of {note.operand}" for note in lacking
    }
    # Every shortcut is a step of the CPU's, between two of the driver's.
    assert explanation.calls == 2 * len(lacking) + 1
    # Into each sum go two tensors of its size, and out of it comes one.
    sizes = [_bytes(note.operand) for note in lacking]
    assert [s.bytes_in for s in explanation.steps[1::2]] == [2 * size for size in sizes]
    assert [s.bytes_out for s in explanation.steps[1::2]] == sizes
    assert "support ADD of QUANT8_ASYMM 1x56x56x24" in done.stdout
    assert "21 calls of devices" in done.stdout
    # 20 calls more than one. The driver copies out what it adds to a shortcut, copies in the sum,
    # and copies out the shortcut too where that is no sum itself: in the first of each resolution
    # and width.
    first = {note.operand: _bytes(note.operand) for note in lacking}
    copied = sum(2 * size for size in sizes) + sum(first.values())
    assert explanation.cost_ns == pytest.approx(20 * 100e3 + copied / (2 << 30) * 1e9, rel=1e-4)
    assert "This costs about" in done.stdout


@pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
def test_graphviz_lays_out_the_graph_of_mobilenet_v2(mlts_assets: Path, tmp_path: Path) -> None:
    """It takes half a second. With one node for a constant that all operations share, it took more
    than ten minutes."""
    model = mlts_assets / "mobilenet_v2_1.0_224_quant.tflite"
    graph = tmp_path / "graph.dot"
    arguments = ["explain", str(model), "--driver", "reference", "--graph", str(graph)]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 0, result.output
    subprocess.run(["dot", "-Tsvg", "-o", tmp_path / "graph.svg", graph], check=True, timeout=250)
    assert (tmp_path / "graph.svg").read_text().count("CONV_2D") == 36 + 17


def _bytes(operand: str) -> int:
    """Of a tensor of bytes, from its description."""
    size = 1
    for dimension in operand.split()[1].split("x"):
        size *= int(dimension)
    return size
