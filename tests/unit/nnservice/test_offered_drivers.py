"""Engines and schemes that ``nnhal drivers`` offers, and what installs those that are missing."""

from __future__ import annotations

from importlib.metadata import Distribution, EntryPoint
from pathlib import Path

import pytest

from nnservice.offered_drivers import offered, state_of
from tests.cells import cells


@pytest.fixture
def package(tmp_path: Path) -> Distribution:
    """An installed package of engines with the extras ``there`` and ``absent``."""
    folder = tmp_path / "acme_engines-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: acme-engines\nVersion: 1\n"
        "Provides-Extra: there\nProvides-Extra: absent\n"
        "Requires-Dist: msgspec>=0.18 ; extra == 'there'\n"
        "Requires-Dist: msgspec>=0.18 ; extra == 'absent'\n"
        "Requires-Dist: no-such-package-of-acme>=2 ; extra == 'absent'\n"
    )
    return Distribution.at(folder)


@cells(
    ("name", "module", "state"),
    [
        ("there", "no_module_of_acme", "installed"),
        ("absent", "no_module_of_acme", "pip install 'acme-engines[absent]'"),
        ("absent-precise", "no_module_of_acme", "pip install 'acme-engines[absent]'"),
        ("builtin", "json", "installed"),
        (
            "other",
            "no_module_of_acme",
            "needs the package 'no_module_of_acme', which is not installed",
        ),
    ],
)
def test_an_engine_is_installed_or_says_what_installs_it(
    package: Distribution, name: str, module: str, state: str
) -> None:
    point = EntryPoint(name, module, "nndrivers.engines")
    vars(point)["dist"] = package

    assert state_of(point) == state


def test_everything_that_names_a_driver_is_offered() -> None:
    found = dict(offered())

    assert found["engine:tflite"] == "installed"
    assert {"delegate:PATH.so", "nnapi:PATH.so", "PATH.so", "unix:PATH", "tcp:HOST:PORT"} <= {
        *found
    }
    assert "engine:PATH.so" not in found
