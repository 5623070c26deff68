"""Machines to bring the agent to: devices for a real ``adb`` client, and a real ``sshd``."""

from __future__ import annotations

import platform
import shutil
from pathlib import Path
from typing import Any

import pytest

from nnservice.remote import agent_binary
from tests.process.nnservice.remote.plugged_devices import adb_server, device, plugged

__all__ = ["adb_server", "agents", "device", "home_of_agents", "plugged"]


@pytest.fixture(scope="session")
def agents(tmp_path_factory: pytest.TempPathFactory, nnagent: Path) -> Path:
    """A folder with the agent for this machine, with sanitizers."""
    folder = tmp_path_factory.mktemp("agents")
    (folder / platform.machine()).mkdir()
    shutil.copy(nnagent, folder / platform.machine() / "nnagent")
    return folder


@pytest.fixture(autouse=True)
def home_of_agents(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "agents" in request.fixturenames:
        agents: Any = request.getfixturevalue("agents")
        monkeypatch.setenv(agent_binary.AGENTS, str(agents))
    monkeypatch.setenv("NNHAL_START_TIMEOUT", "250")
