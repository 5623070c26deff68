from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mlts.catalogue import CatalogueError, CatalogueModel, NoSuchModel, load
from nntest.assets import assets_at

Entry = dict[str, Any]
WriteModels = Callable[..., Path]
OnlyModel = Callable[[Entry], CatalogueModel]


def _error_of(write_models: WriteModels, *entries: object) -> str:
    with pytest.raises(CatalogueError) as raised:
        load(assets_at(write_models(*entries)))
    return str(raised.value)


def test_defaults_are_androids(only_model: OnlyModel, raw_entry: Entry) -> None:
    model = only_model(raw_entry)
    assert model.title == "tiny"
    assert model.file_name == "tiny.tflite"
    assert model.entry.min_sdk_version == 0
    assert model.entry.evaluator is None


def test_every_key_is_read(only_model: OnlyModel, image_entry: Entry) -> None:
    evaluator = {"className": "TopK", "outputMeanStdDev": "msd", "expectedTop1": 0.5}
    model = only_model(
        image_entry
        | {
            "testName": "PICTURES",
            "modelFile": "net",
            "minSdkVersion": 29,
            "dataSize": 1,
            "inputScale": 0.007812,
            "inputZeroPoint": 128.0,
            "evaluator": evaluator,
        }
    )
    entry = model.entry
    assert (model.title, model.file_name, entry.min_sdk_version) == ("PICTURES", "net.tflite", 29)
    assert (entry.input_scale, entry.input_zero_point) == (0.007812, 128.0)
    assert entry.evaluator is not None
    assert entry.evaluator.class_name == "TopK"
    assert entry.evaluator.output_mean_std_dev == "msd"
    assert entry.evaluator.expected_top1 == 0.5
    assert entry.dataset is not None
    assert entry.dataset.preprocessor == "Inception"


def test_output_and_outputs_both_name_golden_files(only_model: OnlyModel, raw_entry: Entry) -> None:
    raw_entry["inputOutputs"] = [
        {"input": "i", "output": "o"},
        {"input": "i", "outputs": ["o0", "o1"]},
    ]
    items = only_model(raw_entry).entry.input_outputs or ()
    assert [item.output_files for item in items] == [("o",), ("o0", "o1")]


@pytest.mark.parametrize("key", ["name", "baselineSec", "dataSize", "inputSize"])
def test_a_missing_required_key_is_named(
    write_models: WriteModels, raw_entry: Entry, key: str
) -> None:
    del raw_entry[key]
    message = _error_of(write_models, raw_entry)
    assert message.endswith(f"key '{key}' is missing.")
    assert "models_list/models.json" in message
    assert "models[0]" in message
    assert key == "name" or "'tiny'" in message


@pytest.mark.parametrize("key", ["inputPath", "groundTruth", "labels", "preprocessor"])
def test_every_key_of_a_dataset_is_required(
    write_models: WriteModels, image_entry: Entry, key: str
) -> None:
    del image_entry["dataset"][key]
    assert f"key 'dataset.{key}' is missing" in _error_of(write_models, image_entry)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"dataSize": 3}, "key 'dataSize' is 3, expected bytes of an element: 1, 2, 4 or 8"),
        ({"dataSize": "four"}, "key 'dataSize': expected int, got str"),
        ({"inputSize": [1, 0]}, "key 'inputSize[1]': expected int >= 1"),
        ({"inputSize": []}, "key 'inputSize': expected array of length >= 1"),
        ({"baselineSec": None}, "key 'baselineSec': expected float, got null"),
        ({"evaluator": {}}, "key 'evaluator.className' is missing"),
        ({"inputOutputs": []}, "key 'inputOutputs': expected"),
        ({"inputOutputs": [{"output": "o"}]}, "expected exactly one of 'input' and 'inputs'"),
        ({"name": "a/b"}, "key 'name': expected a name of characters that can be printed, without"),
        ({"name": "a\nb"}, "key 'name': expected a name of characters that can be printed"),
        ({"name": "x" * 5000}, "key 'name': expected str of length <= 200"),
        ({"modelFile": "../secret"}, "key 'modelFile': expected a path inside the assets"),
        ({"modelFile": "/etc/x"}, "key 'modelFile': expected a path inside the assets: relative"),
        ({"inputOutputs": [{"input": "a/..", "output": "o"}]}, "key 'inputOutputs[0].input': exp"),
        ({"inputOutputs": [{"input": "a\0", "output": "o"}]}, "key 'inputOutputs[0].input': exp"),
        ({"inputSize": [1 << 40]}, "key 'inputSize[0]': expected int <= 2147483647"),
        ({"baselineSec": -1}, "key 'baselineSec': expected float >= 0"),
        (
            {"inputOutputs": [{"input": "i", "inputs": {"x": "i"}, "output": "o"}]},
            "expected exactly one of 'input' and 'inputs'",
        ),
        ({"states": [{"input": "h"}]}, "key 'states[0].output' is missing"),
        (
            {"inputOutputs": [{"input": "i", "output": "o", "outputs": ["o"]}]},
            "expected only one of 'output' and 'outputs'",
        ),
    ],
)
def test_a_wrong_value_is_told_by_its_key(
    write_models: WriteModels, raw_entry: Entry, change: Entry, expected: str
) -> None:
    assert expected in _error_of(write_models, raw_entry | change)


def test_raw_sequences_and_images_exclude_each_other(
    write_models: WriteModels, raw_entry: Entry, image_entry: Entry
) -> None:
    message = _error_of(write_models, image_entry | {"inputOutputs": raw_entry["inputOutputs"]})
    assert "expected only one of the two" in message


@pytest.mark.parametrize("shape", [[1, 8, 8], [2, 8, 8, 3], [1, 8, 9, 3], [1, 8, 8, 1]])
def test_images_need_a_square_input_of_three_channels(
    write_models: WriteModels, image_entry: Entry, shape: list[int]
) -> None:
    message = _error_of(write_models, image_entry | {"inputSize": shape})
    assert f"key 'inputSize' is {shape}, expected [1, D, D, 3]" in message


@pytest.mark.parametrize("key", ["inputScale", "inputZeroPoint"])
def test_quantized_images_need_scale_and_zero_point(
    write_models: WriteModels, image_entry: Entry, key: str
) -> None:
    image_entry |= {"dataSize": 1, "inputScale": 0.5, "inputZeroPoint": 128}
    del image_entry[key]
    assert f"key '{key}' is missing" in _error_of(write_models, image_entry)


def test_a_list_that_is_not_json_is_named(tmp_path: Path) -> None:
    (tmp_path / "models_list").mkdir()
    (tmp_path / "models_list" / "broken.json").write_text('{"models": [')
    with pytest.raises(
        CatalogueError,
        match=r"broken\.json is not a list of models: it is not JSON: it ends too early",
    ):
        load(assets_at(tmp_path))


def test_a_list_without_models_is_named(tmp_path: Path) -> None:
    (tmp_path / "models_list").mkdir()
    (tmp_path / "models_list" / "other.json").write_text('{"model": []}')
    with pytest.raises(CatalogueError, match=r"other\.json: expected .* key 'models'"):
        load(assets_at(tmp_path))


def test_an_entry_that_is_no_object_is_counted(write_models: WriteModels, raw_entry: Entry) -> None:
    assert "models[1]" in _error_of(write_models, raw_entry, "mobilenet")


def test_a_name_used_twice_names_both_lists(write_models: WriteModels, raw_entry: Entry) -> None:
    write_models(raw_entry, name="a.json")
    root = write_models(raw_entry, name="b.json")
    with pytest.raises(CatalogueError, match=r"b\.json: entry 'tiny'.*already used in .*a\.json"):
        load(assets_at(root))


def test_an_unknown_key_is_a_warning_with_the_nearest_known_one(
    write_models: WriteModels, raw_entry: Entry
) -> None:
    catalogue = load(assets_at(write_models(raw_entry | {"evalutor": {"className": "TopK"}})))
    (warning,) = catalogue.warnings
    assert "unknown key 'evalutor' is ignored; did you mean 'evaluator'?" in warning


def test_a_model_whose_file_is_missing_says_so(only_model: OnlyModel, raw_entry: Entry) -> None:
    model = only_model(raw_entry)
    assert model.path is None
    assert model.absent == f"tiny.tflite is not in {model.assets}"


def test_a_model_whose_file_is_there_is_not_absent(
    only_model: OnlyModel, raw_entry: Entry, tmp_path: Path
) -> None:
    (tmp_path / "tiny.tflite").touch()
    assert only_model(raw_entry).absent is None


def test_patterns_choose_in_the_order_of_the_list(
    write_models: WriteModels, raw_entry: Entry
) -> None:
    names = ["mobilenet_v1", "tts", "mobilenet_v2"]
    root = write_models(*(raw_entry | {"name": name} for name in names))
    catalogue = load(assets_at(root))
    assert [m.name for m in catalogue.select(["tts", "*_v2"])] == ["tts", "mobilenet_v2"]
    assert [m.name for m in catalogue.select([])] == names


def test_a_pattern_without_a_match_suggests_the_nearest(
    write_models: WriteModels, raw_entry: Entry
) -> None:
    catalogue = load(assets_at(write_models(raw_entry)))
    with pytest.raises(NoSuchModel, match="no model matches 'tinny'; did you mean 'tiny'"):
        catalogue.select(["tinny"])


def test_androids_own_lists_have_39_models_and_no_surprise(mlts_assets: Path) -> None:
    catalogue = load(assets_at(mlts_assets))
    assert len(catalogue.models) == 39
    assert catalogue.warnings == ()
    assert sum(model.entry.dataset is not None for model in catalogue.models) == 22


def test_a_file_of_a_name_too_long_is_absent(only_model: OnlyModel, raw_entry: Entry) -> None:
    model = only_model(raw_entry | {"modelFile": "x" * 1000})
    assert model.path is None
    assert model.absent is not None


def test_a_list_of_a_million_brackets_is_named(tmp_path: Path) -> None:
    (tmp_path / "models_list").mkdir()
    (tmp_path / "models_list" / "deep.json").write_text("[" * 1_000_000)
    with pytest.raises(CatalogueError, match=r"deep\.json is not a list of models: .*deep"):
        load(assets_at(tmp_path))


def test_a_list_of_more_than_a_mebibyte_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "models_list").mkdir()
    (tmp_path / "models_list" / "long.json").write_text(" " * (1 << 20) + '{"models": []}')
    with pytest.raises(CatalogueError, match=r"long\.json: it has 1048590 bytes, at most 1048576"):
        load(assets_at(tmp_path))
