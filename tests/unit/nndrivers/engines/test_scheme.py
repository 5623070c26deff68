"""``engine:NAME``: what is said of engines that are not there."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from nndrivers.engines import scheme
from nndrivers.engines.scheme import open_engine, remark_on
from nnhal.driver_schemes import ENGINES, BrokenDriver, NotADriver

KNOWN = {
    "tflite": "nndrivers.engines.tflite:TfLite",
    "gone": "no_such_package_at_all:Engine",
}


@pytest.fixture(autouse=True)
def announced(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {name: EntryPoint(name, value, ENGINES) for name, value in KNOWN.items()}
    monkeypatch.setattr(scheme, "engines", lambda: points)


def test_an_engine_takes_threads() -> None:
    (engine,) = open_engine("tflite?threads=2").values()
    assert engine.threads == 2
    (engine,) = open_engine("tflite").values()
    assert engine.threads == 1


@pytest.mark.parametrize("parameters", ["?threads=0", "?threads=many", "?cores=2", "?threads"])
def test_other_parameters_are_refused(parameters: str) -> None:
    with pytest.raises(NotADriver, match="takes \\?threads=NUMBER"):
        open_engine(f"tflite{parameters}")


def test_an_unknown_engine_has_its_nearest_name() -> None:
    with pytest.raises(NotADriver, match="Did you mean 'engine:tflite'"):
        open_engine("tflit")


def test_a_missing_package_is_named() -> None:
    with pytest.raises(BrokenDriver, match="needs the package 'no_such_package_at_all'"):
        open_engine("gone")


@pytest.mark.parametrize("name", ["tflite", "litert?threads=2", "openvino"])
def test_nothing_is_said_of_an_engine_as_it_ships(name: str) -> None:
    assert remark_on(name) == ""


def test_an_engine_without_what_it_ships_with_says_so() -> None:
    assert "without XNNPACK" in remark_on("litert-builtin?threads=2")
    assert remark_on("tflite-builtin").endswith("slower than engine:tflite")
