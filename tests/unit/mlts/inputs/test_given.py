from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mlts.inputs import DatasetError, Source, absolute_source, given_files
from nntflite.model_ports import ModelPort
from nntflite.schema import TensorType

X, Y = (ModelPort(f"serving_{n}:0", n, TensorType.FLOAT32, (1, 2)) for n in "xy")


def archive(path: Path, *names: str) -> Path:
    np.savez(path, **{name: np.zeros((1, 2), "f4") for name in names})  # type: ignore[arg-type]
    return path


def test_files_are_of_the_tensors_that_the_words_name(tmp_path: Path) -> None:
    words = ["y=b c/ü.npy", "serving_x:0=a.npy"]
    assert given_files(words, (X, Y), "m") == [
        {1: Source(Path("b c/ü.npy")), 0: Source(Path("a.npy"))}
    ]
    assert given_files(["a.raw"], (X,), "m") == [{0: Source(Path("a.raw"))}]
    assert given_files([], (X, Y), "m") == []


def test_a_path_with_an_equals_sign_is_one_where_such_a_file_is(tmp_path: Path) -> None:
    path = tmp_path / "x=1.raw"
    path.touch()
    assert given_files([str(path)], (X,), "m") == [{0: Source(path)}]


def test_an_archive_has_values_of_all_inputs(tmp_path: Path) -> None:
    path = archive(tmp_path / "all.npz", "y", "x")
    assert given_files([str(path)], (X, Y), "m") == [{1: Source(path, "y"), 0: Source(path, "x")}]
    assert given_files([f"y={path}"], (X, Y), "m") == [{1: Source(path, "y")}]


def test_a_folder_has_a_sequence_a_file_in_the_order_of_numbers(tmp_path: Path) -> None:
    for name in ("a10.npy", "a9.npy", "readme.txt"):
        (tmp_path / name).touch()
    files = given_files([f"x={tmp_path}", "y=one.npy"], (X, Y), "m")
    assert [each[0].path.name for each in files] == ["a9.npy", "a10.npy"]
    assert [each[1].path.name for each in files] == ["one.npy"] * 2


def test_what_does_not_fit_the_model_is_named(tmp_path: Path) -> None:
    empty, two, three = (tmp_path / name for name in ("empty", "two", "three"))
    for folder, count in ((empty, 0), (two, 2), (three, 3)):
        folder.mkdir()
        for number in range(count):
            (folder / f"{number}.npy").touch()
    surplus, partly = archive(tmp_path / "s.npz", "x", "y", "z"), archive(tmp_path / "p.npz", "x")
    pair = archive(tmp_path / "pair.npz", "a", "b")
    for words, problem in (
        (["z=a.npy"], "m: no input is called 'z'; it has 'x', 'y'"),
        (["a.npy"], "for which input of m"),
        (["x=a.npy", "x=b.npy"], "input 'x' is given twice"),
        ([str(surplus)], "no input is called 'z'"),
        ([str(partly)], "p.npz: has no array for input 'y'"),
        ([f"x={pair}"], "has no array 'x'; it has a, b"),
        ([f"x={empty}"], "no file in it ends with .npz"),
        ([f"x={two}", f"y={three}"], "has 2 files, where another has 3"),
    ):
        with pytest.raises(DatasetError, match=problem):
            given_files(words, (X, Y), "m")


def test_a_model_without_inputs_takes_none() -> None:
    with pytest.raises(DatasetError, match="It has none"):
        given_files(["a.npy"], (), "m")


def test_paths_are_made_absolute_and_names_stay() -> None:
    assert absolute_source("x=a.npy") == f"x={Path('a.npy').absolute()}"
    assert absolute_source("a.npy") == str(Path("a.npy").absolute())
