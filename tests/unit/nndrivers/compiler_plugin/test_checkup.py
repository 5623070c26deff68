"""Check-up of plugins: what is found without LiteRT."""

from __future__ import annotations

import importlib.util

import pytest

from nndrivers.compiler_plugin import checkup
from nndrivers.compiler_plugin.checkup import examine
from nnhal.checkups import Finding, checkups
from tests.cells import cells


def test_the_checkup_is_announced() -> None:
    assert checkups()["litert"] is examine


@cells(
    ("state", "remedy"),
    [
        ("libopenvino.so.2631 is missing", "pip install openvino==2026.3.1"),
        (
            "libopenvino.so.2520, libopenvino_tensorflow_lite_frontend.so.2520 are missing",
            "pip install openvino==2025.2.0",
        ),
        ("libQnnHtp.so, libQnnIr.so are missing", "pip install ai-edge-litert-sdk-qualcomm"),
        ("libAcme.so.3 is missing", ""),
        ("executes RELU wrongly", ""),
    ],
)
def test_a_library_that_is_missing_names_the_command_that_brings_it(
    state: str, remedy: str
) -> None:
    assert checkup._remedy(state) == remedy


def test_without_litert_the_command_that_installs_it_is_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    remedy = "pip install 'nn-driver-suite[litert]'"
    assert [*examine("")] == [Finding("ai-edge-litert", "", "not installed", False, remedy)]
