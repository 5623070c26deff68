from __future__ import annotations

from pathlib import Path

import pytest

from nnhal.types import OperationType
from nntest.cases.reader import read_model
from nntest.spec import SpecError


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    return tmp_path / "relu.mod.py"


def test_the_model_of_the_first_example_is_read(spec: Path) -> None:
    spec.write_text(
        'i, o = Input("i", "TENSOR_FLOAT32", "{2}"), Output("o", "TENSOR_FLOAT32", "{2}")\n'
        'Model().Operation("RELU", i).To(o)\n'
        "Example({i: [-1, 1], o: [0, 1]})\n"
    )

    model = read_model(spec)

    assert [operation.type for operation in model.main.operations] == [OperationType.RELU]


def test_a_spec_without_example_has_no_model_to_show(spec: Path) -> None:
    spec.write_text("\n")

    with pytest.raises(SpecError, match=r"relu\.mod\.py: the file has no case"):
        read_model(spec)
