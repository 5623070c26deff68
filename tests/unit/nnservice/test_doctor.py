"""Findings of ``nnhal doctor``, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from nnhal.checkups import Finding
from nnhal.cli import main
from nnhal.driver_schemes import NotADriver
from nnprocess.linkage import Linkage
from nnservice import doctor

PATIENT = ("--start-timeout", "100")
MISSING = Finding("plugin acme", "1.2", "libacme.so.3 is missing", False, "pip install acme==3")
WELL = Finding("dispatch acme", "1.2", "executes RELU right", True)


def acme(location: str) -> Iterator[Finding]:
    if location == "nowhere":
        raise NotADriver("there is no such folder")
    yield WELL
    if location != "well":
        yield MISSING


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.setattr(doctor, "checkups", lambda: {"acme": acme})
    return lambda *arguments: CliRunner().invoke(main, ["doctor", *PATIENT, *arguments])


def lines(result: Result, word: str) -> list[str]:
    return [" ".join(line.split()) for line in result.output.splitlines() if word in line]


def test_everything_is_examined_and_each_remedy_is_named_once(run: Callable[..., Result]) -> None:
    result = run()
    assert result.exit_code == 0
    assert lines(result, "libacme.so") == ["plugin acme 1.2 ✗ libacme.so.3 is missing"]
    assert lines(result, "dispatch acme") == ["dispatch acme 1.2 ✓ executes RELU right"]
    assert lines(result, "pip install acme") == ["pip install acme==3 plugin acme"]
    assert lines(result, "engine:tflite ")
    assert lines(result, "C compiler")


def test_a_driver_that_is_not_ready_is_exit_code_1_and_others_are_left_out(
    run: Callable[..., Result],
) -> None:
    result = run("--driver", "acme:here")
    assert result.exit_code == 1
    assert lines(result, "is missing")
    assert not lines(result, "engine:")
    (start,) = lines(result, "--driver acme:here")
    assert "✗" in start


def test_a_driver_that_starts_is_exit_code_0(run: Callable[..., Result]) -> None:
    result = run("--driver", "reference")
    assert result.exit_code == 0
    (start,) = lines(result, "--driver reference")
    assert start.endswith("✓ it starts")


def test_a_name_that_stands_for_nothing_is_told_by_the_driver(run: Callable[..., Result]) -> None:
    result = run("--driver", "acme:nowhere")
    assert result.exit_code == 1
    assert not lines(result, "dispatch acme")
    assert lines(result, "--driver acme:nowhere")


def test_an_engine_is_named_with_the_versions_of_what_it_needs(
    run: Callable[..., Result],
) -> None:
    (engine, _) = lines(run("--driver", "engine:onnxruntime"), "engine:onnxruntime")
    assert "onnxruntime " in engine.removeprefix("engine:onnxruntime")
    assert engine.endswith("✓ installed")


def test_a_library_that_does_not_start_names_the_libraries_that_it_misses(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = tmp_path / "libacme_sl.so"
    library.write_text("no library at all")
    linkage = Linkage(missing=("libacme_hw.so.2",))
    monkeypatch.setattr(doctor, "linkage_of", {library: linkage}.__getitem__)
    result = run("--driver", str(library))
    assert result.exit_code == 1
    (missing,) = lines(result, "which is missing")
    assert missing == "libacme_sl.so ✗ needs libacme_hw.so.2, which is missing"
