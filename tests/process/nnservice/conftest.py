"""Drivers that add, at the other end of TCP: served by the Python service, and by nnagent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nnhal.types import HalVersion
from tests.process.agent.nnagent import serving
from tests.process.nnservice.tcp_door import SECRET, open_door
from tests.unit.nnhal.toys import ToyDriver

__all__ = ["adder"]


@pytest.fixture(params=["python", "nnagent"])
def adder(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """The name of a driver of AIDL 4 that adds; both services must do the same with it."""
    monkeypatch.delenv("NNHAL_SECRET_FILE", raising=False)
    monkeypatch.setenv("NNHAL_SECRET", SECRET.decode())
    if request.param == "python":
        with open_door(ToyDriver(HalVersion.AIDL_V4)) as name:
            yield name
        return
    libraries: Any = request.getfixturevalue("libraries")
    binary: Path = request.getfixturevalue("nnagent")
    with serving([binary], libraries.built(), tmp_path) as agent:
        yield agent.name
