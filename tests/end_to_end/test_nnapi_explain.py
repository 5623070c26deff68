"""``nnapi explain`` on a whole model, with a driver that lacks one operation."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

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
    command = [sys.executable, "-m", "nnapi", "explain", model, "--driver", name, *files]
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


def _bytes(operand: str) -> int:
    """Of a tensor of bytes, from its description."""
    size = 1
    for dimension in operand.split()[1].split("x"):
        size *= int(dimension)
    return size
