"""Models of the user's, by path or in a list with more than Android's keys: their data."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import CatalogueError, NoSuchModel
from mlts.datasets import Dataset
from mlts.evaluators import EvaluatorMisfit
from mlts.inputs import DatasetError
from mlts.measurement import run_sequence
from mlts.model_choice import chosen_models
from mlts.planning import PlannedModel, check_present, plan
from mlts.results import GivenData
from nncli.errors import UserError
from nntflite.graph import Graph, GraphBuilder
from nntflite.schema import TensorType
from tests.unit.nntflite.described_files import described, unary
from tests.unit.nntflite.onnx.networks import network, node

FLOAT32 = TensorType.FLOAT32


def accumulator() -> Graph:
    """x and h give x + h, which is both an output and the next h, and 2x."""
    build = GraphBuilder()
    x, h, s, d = (build.tensor(name, FLOAT32, (1, 2)) for name in ("x", "h", "s", "d"))
    build.operator("ADD", [x, h], [s])
    build.operator("ADD", [x, x], [d])
    return build.finish([x, h], [s, d])


def planned(path: Path, data: bytes, **given: Any) -> PlannedModel:
    path.write_bytes(data)
    (model,) = plan(chosen_models([str(path)], None, GivenData(**given)))
    return model


def data_of(model: PlannedModel) -> Dataset:
    assert model.dataset
    return model.dataset


def outputs(model: PlannedModel, number: int = 0) -> list[list[Any]]:
    """What TF Lite computes for each inference of the first sequence."""
    assert model.loaded
    session = TfliteBackend(1).prepare(model.loaded)
    found: list[list[Any]] = []
    sequence = data_of(model).sequence(number)
    run_sequence(
        session,
        sequence,
        lambda: 0,
        lambda: False,
        lambda: found.append([output.tolist() for output in session.outputs()]),
        states=sequence.states,
    )
    return found


def test_a_model_needs_no_data(tmp_path: Path) -> None:
    model = planned(tmp_path / "net.tflite", described(accumulator()))
    first, *others = data_of(model)
    assert [values.shape for values in first.inputs] == [(1, 1, 2)] * 2
    assert not np.array_equal(first.inputs[0], first.inputs[1])
    assert len(others) == 9
    assert (model.name, model.info.input_shape, model.info.element_bytes) == ("net", (1, 2), 4)
    assert model.info.seeded.startswith("input 'x' has seeded values from -0.5 to 1 (float32")
    other = planned(tmp_path / "net.tflite", described(accumulator()), seed=1)
    assert not np.array_equal(data_of(other).sequence(0).inputs[0], first.inputs[0])


def test_an_input_too_large_for_any_memory_is_refused_before_anything_runs(
    tmp_path: Path,
) -> None:
    for package in ("onnx", "onnxruntime"):
        pytest.importorskip(package, reason="the extra onnxruntime is not installed")
    data = network([node("Relu", "x")], {"x": [100_000, 100_000]}, ["y"])
    with pytest.raises(DatasetError, match="input 'x' has 10000000000 elements; at most "):
        planned(tmp_path / "net.onnx", data)


def test_a_model_without_inputs_is_run_once(tmp_path: Path) -> None:
    build = GraphBuilder()
    c = build.tensor("c", FLOAT32, (2,), data=np.float32([1, -2]).tobytes())
    y = build.tensor("y", FLOAT32, (2,))
    build.operator("RELU", [c], [y])
    model = planned(tmp_path / "net.tflite", described(build.finish([], [y])))
    assert data_of(model).lengths == (1,)
    assert outputs(model) == [[[1, 0]]]
    assert model.info.seeded == ""


@pytest.mark.parametrize(
    "type", [TensorType.BOOL, TensorType.INT64, TensorType.FLOAT16, TensorType.INT8]
)
def test_inputs_of_any_type_get_values_of_that_type(tmp_path: Path, type: TensorType) -> None:
    model = planned(
        tmp_path / "net.tflite", described(unary("RESHAPE", (1, 4), type, new_shape=(1, 4)))
    )
    values = data_of(model).sequence(0).inputs[0]
    assert values.dtype.itemsize == model.info.element_bytes
    assert outputs(model)[0][0] == values[0].tolist()


def test_a_state_goes_from_an_output_into_the_next_inference(tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", np.float32([[1, 2], [10, 20], [100, 200]]))
    given = (f"x={tmp_path / 'x.npy'}",)
    model = planned(tmp_path / "n.tflite", described(accumulator()), inputs=given, states=("h=s",))
    assert [step[0] for step in outputs(model)] == [[[1, 2]], [[11, 22]], [[111, 222]]]
    np.save(tmp_path / "h.npy", np.float32([[0.5, 0.5]]))
    given = (*given, f"h={tmp_path / 'h.npy'}")
    model = planned(tmp_path / "n.tflite", described(accumulator()), inputs=given, states=("h=s",))
    assert outputs(model)[2][0] == [[111.5, 222.5]]


def test_seeded_sequences_of_a_model_with_a_state_are_long(tmp_path: Path) -> None:
    model = planned(tmp_path / "n.tflite", described(accumulator()), states=("h=s",))
    assert data_of(model).lengths == (8, 8, 8)
    assert "'h'" not in model.info.seeded


def test_a_signature_is_run_by_its_graph(tmp_path: Path) -> None:
    file = described(unary(), unary("NEG", (1, 2)), signatures={"keep": 0, "turn": 1})
    np.save(tmp_path / "x.npy", np.float32([[1, 2]]))
    given = (f"turn_in={tmp_path / 'x.npy'}",)
    model = planned(tmp_path / "n.tflite", file, inputs=given, signature="turn")
    assert outputs(model) == [[[[-1, -2]]]]
    assert data_of(model).warnings == ()


def test_signatures_that_did_not_run_are_named(tmp_path: Path) -> None:
    file = described(unary(), unary("NEG"), signatures={"keep": 0, "turn": 1})
    model = planned(tmp_path / "n.tflite", file)
    assert data_of(model).warnings == ("one of the signatures 'keep', 'turn' ran (--signature)",)


def test_an_open_dimension_is_as_large_as_the_users_array(tmp_path: Path) -> None:
    file = described(unary(shape=(1, 1)), open_shape=(1, -1))
    model = planned(tmp_path / "n.tflite", file)
    assert outputs(model)[0][0][0][0] >= 0
    assert "dimensions of any size taken as 1" in model.info.seeded
    np.save(tmp_path / "x.npy", np.float32([[-1, 2, 3]]))
    model = planned(tmp_path / "n.tflite", file, inputs=(str(tmp_path / "x.npy"),))
    assert outputs(model) == [[[[0, 2, 3]]]]
    assert model.info.input_shape == (1, 3)


def test_golden_outputs_and_labels_are_the_users(tmp_path: Path) -> None:
    folder = tmp_path / "in put"
    folder.mkdir()
    for number in range(3):
        np.save(folder / f"{number}.npy", np.full((1, 4), number, "f4"))
    (tmp_path / "labels.txt").write_text("2\n0\n1\n")
    model = planned(
        tmp_path / "n.tflite",
        described(unary()),
        inputs=(str(folder),),
        golden=(f"y={folder}",),
        labels=str(tmp_path / "labels.txt"),
        evaluator="TopK",
    )
    first, second, _ = data_of(model)
    assert second.golden
    assert second.golden[0].view(np.float32).tolist() == [[1] * 4]
    assert (first.label, second.label) == (2, 0)
    assert (model.info.evaluator, model.info.has_golden, model.info.seeded) == ("TopK", True, "")


@pytest.mark.parametrize(
    ("given", "error", "problem"),
    [
        ({"inputs": ("x=wrong.npy",)}, DatasetError, r"wrong\.npy: has the shape \[1, 3\], 'x' is"),
        ({"inputs": ("x=type.npy",)}, DatasetError, r"type\.npy: holds int64, 'x' is float32"),
        ({"inputs": ("x=none.npy",)}, DatasetError, r"cannot read .*none\.npy: No such file"),
        ({"inputs": ("x=one.npy", "h=two.npy")}, DatasetError, "has 2 inferences, another input"),
        ({"inputs": ("x=one.npy",), "golden": ("s=one.npy",)}, DatasetError, "'d' has no golden"),
        (
            {"inputs": ("x=one.npy",), "golden": ("s=one.npy", "d=wrong.npy")},
            DatasetError,
            "12 bytes an inference",
        ),
        ({"golden": ("s=one.npy", "d=one.npy")}, DatasetError, "1 golden outputs for 0 sequences"),
        ({"labels": "labels.txt"}, DatasetError, "2 labels for 10 sequences"),
        (
            {"inputs": ("x=one.npy",), "labels": "words.txt"},
            DatasetError,
            "'cat' is not the number",
        ),
        ({"evaluator": "TopK"}, EvaluatorMisfit, "or --labels"),
        ({"evaluator": "TopKek"}, UserError, "'TopKek' is unknown"),
        ({"mean": (1.0,)}, DatasetError, "need as many numbers as each other"),
        ({"states": ("h",)}, DatasetError, "expected INPUT=OUTPUT"),
        ({"states": ("h=q",)}, DatasetError, "no output is called 'q'; it has 's', 'd'"),
        ({"signature": "main"}, UserError, "no signature 'main'; it has none"),
    ],
)
def test_what_does_not_fit_is_refused_before_anything_runs(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    given: dict[str, Any],
    error: type[Exception],
    problem: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    np.save("one.npy", np.zeros((1, 2), "f4"))
    np.save("two.npy", np.zeros((2, 2), "f4"))
    np.save("wrong.npy", np.zeros((1, 3), "f4"))
    np.save("type.npy", np.zeros((1, 2), "i8"))
    Path("labels.txt").write_text("1\n2\n")
    Path("words.txt").write_text("cat\n")
    with pytest.raises(error, match=problem):
        planned(tmp_path / "net.tflite", described(accumulator()), **given)


Listed = Callable[..., PlannedModel]


@pytest.fixture
def listed(tmp_path: Path) -> Listed:
    """The accumulator in a list, with these changes of its entry."""

    def model(**changes: Any) -> PlannedModel:
        entry = {"name": "sums", "baselineSec": 1, "dataSize": 4, "inputSize": [1, 2]}
        (tmp_path / "models_list").mkdir(exist_ok=True)
        path = tmp_path / "models_list" / "own.json"
        path.write_text(json.dumps({"models": [entry | changes]}))
        (tmp_path / "sums.tflite").write_bytes(described(accumulator()))
        np.save(tmp_path / "h.npy", np.float32([[1, 1]]))
        (tmp_path / "x.raw").write_bytes(np.float32([1, 2, 3, 4]).tobytes())
        (found,) = plan(chosen_models([], tmp_path))
        return found

    return model


def test_a_list_names_several_inputs_and_states_and_needs_no_golden_outputs(listed: Listed) -> None:
    model = listed(
        inputOutputs=[{"inputs": {"x": "x.raw", "h": "h.npy"}}],
        states=[{"input": "h", "output": "s"}],
    )
    assert [step[0] for step in outputs(model)] == [[[2, 3]], [[5, 7]]]
    assert not model.info.has_golden


def test_an_input_that_a_list_does_not_name_is_seeded(listed: Listed) -> None:
    model = listed(inputOutputs=[{"input": "x.raw"}])
    assert data_of(model).sequence(0).inputs[0].tolist() == [[[1, 2]], [[3, 4]]]
    assert model.info.seeded.startswith("input 'h'")
    assert data_of(listed()).lengths == (1,) * 10


def test_a_list_gives_a_size_to_a_dimension_that_is_open(listed: Listed, tmp_path: Path) -> None:
    listed()
    (tmp_path / "open.tflite").write_bytes(described(unary(shape=(1, 1)), open_shape=(1, -1)))
    model = listed(modelFile="open", inputSize=[1, 4], inputOutputs=[{"input": "x.raw"}])
    assert outputs(model) == [[[[1, 2, 3, 4]]]]


@pytest.mark.parametrize(
    ("changes", "error", "problem"),
    [
        (
            {"inputSize": [1, 4]},
            CatalogueError,
            r"'inputSize' is \[1, 4\], but input 0 of .* \[1, 2\]",
        ),
        ({"dataSize": 1}, CatalogueError, "'dataSize' is 1, but input 0 of sums.tflite is float32"),
        ({"inputOutputs": [{"inputs": {"q": "x.raw"}}]}, DatasetError, "no input is called 'q'"),
        ({"inputOutputs": [{"input": "no.raw"}]}, DatasetError, "'input': no.raw is not in"),
        (
            {"inputOutputs": [{"input": "x.raw", "output": "x.raw"}]},
            DatasetError,
            r"has 1 golden output\(s\), the model has 2",
        ),
    ],
)
def test_an_entry_that_does_not_fit_its_model_is_refused(
    listed: Listed, changes: dict[str, Any], error: type[Exception], problem: str
) -> None:
    with pytest.raises(error, match=problem):
        listed(**changes)


def test_a_list_of_models_that_are_not_there_is_no_run_of_nothing(listed: Listed) -> None:
    absent = listed(modelFile="wrong_name")
    with pytest.raises(NoSuchModel, match=r"no model can run: wrong_name\.tflite is not in /"):
        check_present([absent])
    check_present([absent, listed()])


def test_a_model_of_strings_is_left_out_and_the_others_run(tmp_path: Path) -> None:
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.STRING, (1, 4)) for name in "xy")
    build.operator("RESHAPE", [x], [y], new_shape=[1, 4])
    (tmp_path / "strings.tflite").write_bytes(described(build.finish([x], [y])))
    (tmp_path / "floats.tflite").write_bytes(described(accumulator()))

    floats, strings = plan(chosen_models([str(tmp_path)], None))

    assert floats.loaded is not None
    assert strings.loaded is None
    assert "input 'x' holds STRING elements" in strings.left_out
    check_present([floats, strings])
    with pytest.raises(NoSuchModel, match=r"no model can run: .*holds STRING elements"):
        check_present([strings])
