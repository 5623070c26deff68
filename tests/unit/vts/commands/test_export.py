"""Cases of the corpus as files for other tools: each is run as such a tool would."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

from nntest.spec import load
from nntflite.interpreter import Interpreter
from tests.case_meaning import meaning
from tests.own_corpus import own_case
from tests.unit.vts.conftest import Corpus
from vts.cli import main


def export(format: str, folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["export", "--format", format, str(folder), *words])


def filters(*names: str) -> list[str]:
    return [word for name in names for word in ("--filter", f"general/{name}")]


def arrays(archive: Any, kind: str) -> list[Any]:
    numbers = sorted(int(name.rpartition("_")[2]) for name in archive if name.startswith(kind))
    return [archive[f"{kind}_{number}"] for number in numbers]


def check(archive: Any, results: list[Any]) -> None:
    """Every expected output is within what the archive allows."""
    expected = arrays(archive, "output")
    assert len(results) == len(expected) > 0
    for number, output in enumerate(expected):
        wanted, got = output.astype(np.float64), results[number].astype(np.float64)
        error = np.abs(got.reshape(wanted.shape) - wanted)
        allowed = archive[f"atol_{number}"] + archive[f"rtol_{number}"] * np.abs(wanted)
        assert (error <= allowed).all()


def test_specs_in_androids_language_give_the_same_cases(tmp_path: Path) -> None:
    names = ("activation/relu_rank_2*", "convolution/conv_2d_quant8_valid_channel_*")
    done = export("android", tmp_path, *filters(*names, "control_flow/if_two_outputs_true"))

    assert done.exit_code == 0, done.output
    written = sorted(tmp_path.rglob("*.mod.py"))
    assert len(written) > 6
    for path in written:
        (case,) = load(path)
        assert meaning(case) == meaning(own_case(case.name))
    assert f"{len(written)} of {len(written)} cases written to {tmp_path}" in done.output


@pytest.mark.parametrize(
    "name", ["activation/relu_rank_*", "convolution/conv_2d_quant8_valid_*", "softmax/*beta*"]
)
def test_tf_lite_computes_what_the_archives_beside_its_files_expect(
    tmp_path: Path, name: str
) -> None:
    assert export("tflite", tmp_path, *filters(name)).exit_code == 0

    files = sorted(tmp_path.rglob("*.tflite"))
    assert len(files) > 3
    for file in files:
        if "float16" in file.name:  # TF Lite computes it in another precision
            continue
        interpreter = Interpreter(file.read_bytes(), threads=1, source=file.name)
        with np.load(file.with_suffix(".npz")) as archive:
            check(archive, interpreter.run(*arrays(archive, "input")))


def test_onnx_runtime_computes_what_the_archives_beside_its_files_expect(tmp_path: Path) -> None:
    pytest.importorskip("onnx", reason="the extra onnxruntime is not installed")
    onnxruntime = pytest.importorskip("onnxruntime", reason="the extra onnxruntime is missing")
    names = ("activation/relu_rank_*", "pooling/*same*")
    assert export("onnx", tmp_path, *filters(*names)).exit_code == 0

    files = sorted(tmp_path.rglob("*.onnx"))
    assert len(files) > 6
    for file in files:
        session = onnxruntime.InferenceSession(str(file), providers=["CPUExecutionProvider"])
        names = [each.name for each in session.get_inputs()]
        with np.load(file.with_suffix(".npz")) as archive:
            given = dict(zip(names, arrays(archive, "input"), strict=True))
            check(archive, session.run(None, given))


def test_what_a_format_cannot_express_is_counted_and_listed_with_its_reason(
    tmp_path: Path,
) -> None:
    names = ("rnn/*", "detection/generate_proposals*", "generation/*", "*_fails*")
    done = export("tflite", tmp_path, *filters(*names))

    assert done.exit_code == 0, done.output
    lines = (tmp_path / "not_expressed.tsv").read_text().splitlines()
    written = len(list(tmp_path.rglob("*.tflite")))
    assert f"{written} of {written + len(lines)} cases written" in done.output
    assert f"{len(lines)} cannot be expressed" in done.output
    reasons = dict(line.split("\t") for line in lines)
    assert all(id.startswith("general/") for id in reasons)
    assert "its outputs are random numbers of a distribution" in reasons.values()
    assert any("GENERATE_PROPOSALS" in reason for reason in reasons.values())


def test_users_specs_are_exported_too(tmp_path: Path, corpus: Corpus) -> None:
    fails, empty = f"{SQUARES}.ExpectFailure()", SQUARES.replace("{2}", "{0}")
    empty = empty.replace("[2, 3]", "[]").replace("[4, 9]", "[]")
    root = corpus(V1_2__mine=SQUARES, V1_2__fails=fails, V1_2__empty=empty)
    done = export("tflite", tmp_path / "out", "--specs", str(root))
    assert done.exit_code == 0, done.output
    assert [path.name for path in (tmp_path / "out").rglob("*.tflite")] == ["mine.tflite"]
    assert (tmp_path / "out" / "not_expressed.tsv").read_text().splitlines() == [
        "general/V1_2/empty\tan input is omitted, or has no elements",
        "general/V1_2/fails\tit must fail, so it has no outputs",
    ]


SQUARES = """
i, o = Input("i", "TENSOR_FLOAT32", "{2}"), Output("o", "TENSOR_FLOAT32", "{2}")
Model().Operation("MUL", i, i, 0).To(o)
Example({i: [2, 3], o: [4, 9]}).DisableLifeTimeVariation()"""


def test_a_selection_of_nothing_is_an_error(tmp_path: Path) -> None:
    done = export("android", tmp_path, "--filter", "general/nowhere/*")
    assert done.exit_code == 2
    assert "no case is chosen" in done.output


def test_a_damaged_file_is_one_message(tmp_path: Path) -> None:
    file = tmp_path / "own.cases"
    file.write_bytes(b"nncases1 and nothing else")
    done = export("android", tmp_path / "out", "--specs", str(file))
    assert done.exit_code == 2
    assert done.output.count("\n") == 1
    assert f"{file} is not a file of cases: its checksum is wrong" in done.output
