from __future__ import annotations

from pathlib import Path

import pytest

from nntest.assets import Assets, AssetsNotFound, assets_at, embedded_assets


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssetsNotFound, match=r"nowhere' does not exist"):
        assets_at(tmp_path / "nowhere")


def test_a_folder_without_lists_is_told_what_the_layout_is(tmp_path: Path) -> None:
    with pytest.raises(AssetsNotFound, match=r"no models_list/\*\.json.*MODEL\.tflite"):
        assets_at(tmp_path)


def test_lists_are_read_in_the_order_of_their_names(tmp_path: Path) -> None:
    folder = tmp_path / "models_list"
    folder.mkdir()
    for name in ("b.json", "a.json", "notes.txt"):
        (folder / name).write_text("{}")
    assert [path.name for path in assets_at(tmp_path).model_lists()] == ["a.json", "b.json"]


def test_a_folder_may_have_models_and_datasets_in_folders_of_their_own(tmp_path: Path) -> None:
    """As scripts/build_models.py writes them."""
    for name in ("models/models_list/larger.json", "models/a.tflite", "datasets/truth.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{}")
    assets = assets_at(tmp_path)
    assert [path.name for path in assets.model_lists()] == ["larger.json"]
    assert assets.find("a.tflite") == tmp_path / "models" / "a.tflite"
    assert assets.find("truth.txt") == tmp_path / "datasets" / "truth.txt"


def test_androids_layout_comes_first(tmp_path: Path) -> None:
    for name in ("models_list/android.json", "models/models_list/other.json"):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text("{}")
    assert [path.name for path in assets_at(tmp_path).model_lists()] == ["android.json"]


def test_a_file_is_found_in_any_root_and_the_first_wins(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for root, names in ((first, ["both"]), (second, ["both", "late"])):
        root.mkdir()
        for name in names:
            (root / name).touch()
    assets = Assets((first, second))
    assert assets.find("both") == first / "both"
    assert assets.find("late") == second / "late"
    assert assets.find("missing") is None


def test_the_embedded_assets_are_models_and_datasets() -> None:
    assert [root.name for root in embedded_assets().roots] == ["models", "datasets"]
