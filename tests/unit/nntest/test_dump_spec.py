"""``nnhal dump-spec``."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from nnhal.cli import main
from nnhal.types import (
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.dump_spec import NoExample, random_inputs
from nntest.spec import SpecCase, load

RELU = """
i, o = Input("i", "TENSOR_FLOAT32", "{2}"), Output("o", "TENSOR_FLOAT32", "{2}")
Model().Operation("RELU", i).To(o)
Example({i: [-1, 1], o: [0, 1]}).AddVariations("relaxed")
"""


def relu_model() -> Model:
    given, computed = (
        Operand(OperandType.TENSOR_FLOAT32, (2, 3), lifetime=lifetime)
        for lifetime in (OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.SUBGRAPH_OUTPUT)
    )
    operation = Operation(OperationType.RELU, (0,), (1,))
    return Model(Subgraph((given, computed), (operation,), (0,), (1,)))


def dump(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["dump-spec", *map(str, arguments)])


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "relu.mod.py"
    path.write_text(RELU)
    return path


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that any reader takes for a model of RELU."""
    monkeypatch.setattr("nntest.dump_spec.read_model", lambda path: relu_model())
    return tmp_path / "relu.net"


def loaded(result: Result, folder: Path) -> SpecCase:
    assert result.exit_code == 0, result.output
    path = folder / "again.mod.py"
    path.write_text(result.output)
    (case,) = load(path)
    return case


def test_a_spec_brings_its_data_with_it(spec: Path, tmp_path: Path) -> None:
    case = loaded(dump(spec), tmp_path)

    assert np.frombuffer(case.inputs[0], "f4").tolist() == [-1, 1]
    assert np.frombuffer(case.outputs[0], "f4").tolist() == [0, 1]


def test_any_case_of_a_spec_can_be_chosen(spec: Path, tmp_path: Path) -> None:
    assert loaded(dump(spec, "--case", "relu_relaxed"), tmp_path).relaxed
    assert not loaded(dump(spec), tmp_path).relaxed


def test_a_case_that_is_not_there_is_named(spec: Path) -> None:
    result = dump(spec, "--case", "elu")

    assert result.exit_code == 2
    assert "there is no case 'elu'; 'vts list' lists them" in result.output


def test_a_driver_computes_the_outputs_of_random_inputs(model: Path, tmp_path: Path) -> None:
    case = loaded(dump(model), tmp_path)

    given = np.frombuffer(case.inputs[0], "f4")
    assert (given < 0).any()
    np.testing.assert_array_equal(np.frombuffer(case.outputs[0], "f4"), np.maximum(given, 0))


def test_the_same_seed_gives_the_same_spec(model: Path) -> None:
    assert dump(model, "--seed", 1).output == dump(model, "--seed", 1).output
    assert dump(model, "--seed", 1).output != dump(model, "--seed", 2).output


def test_inputs_can_be_given_as_raw_data(model: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    np.arange(6, dtype="f4").tofile(data)

    case = loaded(dump(model, "--raw-input", data), tmp_path)

    assert case.inputs == (data.read_bytes(),)


@pytest.mark.parametrize(
    ("size", "times", "fault"),
    [
        (20, 1, "has 20 bytes, the model's input 24"),
        (24, 2, "2 times --raw-input, the model has 1 inputs"),
        (None, 1, "cannot read"),
    ],
)
def test_wrong_data_is_one_line(
    model: Path, tmp_path: Path, size: int | None, times: int, fault: str
) -> None:
    data = tmp_path / "data"
    if size is not None:
        data.write_bytes(bytes(size))

    result = dump(model, *["--raw-input", data] * times)

    assert result.exit_code == 2
    assert fault in result.output
    assert result.output.startswith("Error: ")


def test_the_spec_goes_to_a_file_when_one_is_named(spec: Path, tmp_path: Path) -> None:
    written = tmp_path / "written.mod.py"

    assert dump(spec, "-o", written).output == ""
    assert [case.name for case in load(written)] == ["written"]


def test_random_inputs_fit_their_types() -> None:
    operands = [
        Operand(OperandType.TENSOR_QUANT8_ASYMM_SIGNED, (1000,), scale=1.0),
        Operand(OperandType.TENSOR_INT32, (100,)),
        Operand(OperandType.FLOAT16, ()),
    ]

    quantized, indexes, scalar = random_inputs(operands, 0)

    assert set(np.frombuffer(quantized, "i1").tolist()) > {-128, 127}
    assert set(np.frombuffer(indexes, "i4").tolist()) == {0, 1}
    assert len(scalar) == 2


def test_an_input_of_unknown_size_must_be_given() -> None:
    with pytest.raises(NoExample, match=r"input 0 has the dimensions \[0, 2\].*--raw-input"):
        random_inputs([Operand(OperandType.TENSOR_FLOAT32, (0, 2))], 0)
