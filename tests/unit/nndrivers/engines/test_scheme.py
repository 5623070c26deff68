"""``engine:NAME``: what is said of engines that are not there."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from types import MappingProxyType

import pytest

from nndrivers.engines import scheme
from nndrivers.engines.scheme import open_engine, remark_on
from nndrivers.engines.tflite import TfLite
from nnhal.driver_schemes import ENGINES, BrokenDriver, NotADriver

KNOWN = {
    "tflite": "nndrivers.engines.tflite:TfLite",
    "choosy": f"{__name__}:Choosy",
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


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("threads=0", "'threads=0': expected threads=NUMBER"),
        ("threads=many", "'threads=many': expected threads=NUMBER"),
        ("cores=2", "engine:tflite takes no option 'cores'; it takes ?threads=NUMBER"),
        ("threads", "'?threads' are no options; expected ?option=value&option=value"),
    ],
)
def test_other_options_are_refused_with_those_that_it_takes(options: str, said: str) -> None:
    with pytest.raises(NotADriver) as caught:
        open_engine(f"tflite?{options}")
    assert str(caught.value) == said


class Choosy(TfLite):
    options = MappingProxyType({"mode": "fast|exact", "device": "DEVICE"})

    def __init__(self, *, threads: int = 1, mode: str = "fast", device: str = "") -> None:
        super().__init__(threads=threads)
        self.chosen = mode, device


def test_an_engine_gets_its_own_options() -> None:
    (engine,) = open_engine("choosy?mode=exact&device=GPU.1&threads=3").values()
    assert isinstance(engine, Choosy)
    assert (engine.chosen, engine.threads) == (("exact", "GPU.1"), 3)
    with pytest.raises(NotADriver, match=r"^'mode=slow': expected mode=fast\|exact$"):
        open_engine("choosy?mode=slow")
    with pytest.raises(NotADriver, match=r"^'device=': expected device=DEVICE$"):
        open_engine("choosy?device=")
    with pytest.raises(NotADriver, match=r"takes \?threads=NUMBER&mode=fast\|exact&device=DEVICE"):
        open_engine("choosy?made=fast")


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
