from __future__ import annotations

from pathlib import Path

import pytest

from mlts.catalogue import NoSuchModel
from mlts.model_choice import chosen_models, is_path, only_model
from mlts.results import GivenData

LISTED = "tts_mini"


def names(*words: str | Path) -> list[str]:
    return [model.name for model in chosen_models(list(map(str, words)), None)]


def test_a_model_is_chosen_by_pattern_or_by_path() -> None:
    assert is_path("net.tflite")
    assert is_path("./net")
    assert not is_path("net*")
    assert names("tts_m*", "a/net.tflite") == [LISTED, "net"]
    assert names("a/net.tflite") == ["net"]
    assert len(names()) > 10


def test_files_of_one_name_are_told_apart_by_their_folders() -> None:
    assert names("/a/net.tflite", "/b/net.tflite") == ["a.net", "b.net"]
    assert names("/a/c/net.tflite", "/b/c/net.tflite") == ["c.net", "b.c.net"]
    assert names("/a/net.tflite", "/a/../a/net.tflite") == ["net"]


def test_a_file_named_as_a_model_of_the_catalogue_is_told_apart() -> None:
    assert names(LISTED, f"/mine/{LISTED}.tflite") == [LISTED, f"mine.{LISTED}"]
    assert names(f"/mine/{LISTED}.tflite") == [LISTED]


@pytest.mark.parametrize(
    ("file", "name"),
    [("my net ünïcode.tflite", "my net ünïcode"), ("a\nb.tflite", "a_b"), (".tflite", ".tflite")],
)
def test_any_name_of_a_file_can_be_shown(file: str, name: str) -> None:
    assert names(f"/x/{file}") == [name]


def test_data_and_evaluator_are_the_users() -> None:
    data = GivenData(inputs=("a.npy",), evaluator="TopK")
    (model,) = chosen_models([LISTED], None, data)
    assert model.data == data
    assert model.entry.evaluator
    assert model.entry.evaluator.class_name == "TopK"


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("net", "no model matches 'net'"),
        ("*mini*", "models: .*; give one"),
    ],
)
def test_a_word_for_no_model_or_several_is_refused(word: str, problem: str) -> None:
    with pytest.raises(NoSuchModel, match=problem):
        only_model(word, None)


def test_a_folder_stands_for_the_models_in_it(tmp_path: Path) -> None:
    for name in ("b.tflite", "a.onnx", "notes.txt"):
        (tmp_path / name).touch()
    (tmp_path / "empty").mkdir()

    assert [model.name for model in chosen_models([str(tmp_path)], None)] == ["a", "b"]
    with pytest.raises(NoSuchModel, match=r"empty: no file in it ends with \.tflite or \.onnx"):
        chosen_models([str(tmp_path / "empty")], None)
