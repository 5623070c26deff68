"""The benchmark of the order of tests, with two planted defects and pretended runs."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from click.testing import CliRunner

from tests.unit.vts.toys import ADD
from vts.settings import VtsSettings

DEFECTS = ("acme", "other")


def session(*, fails: bool) -> SimpleNamespace:
    result = SimpleNamespace(id="basic/one", outcome=SimpleNamespace(is_bad=fails))
    return SimpleNamespace(record=SimpleNamespace(results=[result], driver_died=False))


@pytest.mark.parametrize(
    ("caught", "code"), [({"acme", "other"}, 0), ({"acme"}, 1)], ids=["all", "half"]
)
def test_a_defect_that_no_test_catches_in_time_is_named(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, caught: set[str], code: int
) -> None:
    monkeypatch.setattr(benchmark, "known_defects", lambda: dict.fromkeys(DEFECTS))
    monkeypatch.setattr(benchmark, "driver_with", lambda name: name)
    monkeypatch.setattr(benchmark, "run", lambda driver, *_: session(fails=driver in caught))
    done = CliRunner().invoke(benchmark.main, ["--budget", "1"])
    assert done.exit_code == code, done.output
    assert ("missed: other" in done.output) == (code == 1)
    assert f"{len(caught)} of 2" in done.output


def test_a_reference_driver_that_fails_ends_it(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchmark, "run", lambda *_: session(fails=True))
    done = CliRunner().invoke(benchmark.main, ["--budget", "1"])
    assert "the reference driver fails basic/one" in done.output
    assert done.exit_code == 1


def test_a_driver_with_a_defect_fails_within_its_budget(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "V1_0").mkdir()
    (tmp_path / "V1_0" / "add.mod.py").write_text(ADD)
    settings = VtsSettings(specs=str(tmp_path), groups=("aidl_arguments",))
    monkeypatch.setattr(benchmark, "VtsSettings", lambda: settings)
    driver = benchmark.driver_with("execution_hint_twice_accepted")
    assert benchmark.failed(benchmark.run(driver, benchmark.load(), budget_s=300))
