from __future__ import annotations

from pathlib import Path

import pytest

from nnhal.driver_schemes import NotADriver
from nnservice.remote import agent_binary
from nnservice.remote.agent_binary import AGENTS, agent_for

COMPILER = """#!/bin/sh
while [ $# -gt 0 ]; do [ "$1" != -o ] || echo built > "$2"; shift; done
"""


def fake(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_text(COMPILER)
        (folder / name).chmod(0o755)


@pytest.fixture(autouse=True)
def nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for name in (AGENTS, *agent_binary._NDK_VARIABLES):
        monkeypatch.delenv(name, raising=False)
    fake(tmp_path / "bin", "aarch64-linux-gnu-gcc")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")


def test_a_given_folder_has_the_agent_by_the_name_of_the_abi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "agents" / "arm64-v8a" / "nnagent"
    with pytest.raises(NotADriver, match=r"build it: make -C agent CC=COMPILER BUILD=.*/arm64-v8a"):
        agent_for("arm64-v8a", str(tmp_path / "agents"), is_android=True)
    program.parent.mkdir(parents=True)
    program.touch()
    assert agent_for("arm64-v8a", str(tmp_path / "agents"), is_android=True) == program
    monkeypatch.setenv(AGENTS, str(tmp_path / "agents"))
    assert agent_for("arm64-v8a", "", is_android=True) == program


def test_the_agent_is_built_once_for_each_state_of_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "main.c").touch()
    (sources / "Makefile").write_text("$(BUILD)/nnagent:\n\t$(CC) -o $@\n")
    monkeypatch.setattr(agent_binary, "_SOURCES", sources)
    built = agent_for("aarch64", "", is_android=False)
    assert built.read_text() == "built\n"
    built.write_text("kept")
    assert agent_for("aarch64", "", is_android=False).read_text() == "kept"
    (sources / "main.c").write_text("int changed;")
    assert agent_for("aarch64", "", is_android=False) != built


def test_for_android_the_compiler_is_that_of_the_ndk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(
        NotADriver, match=r"needs make and aarch64-linux-android30-clang in the NDK"
    ):
        agent_for("arm64-v8a", "", is_android=True)
    programs = tmp_path / "ndk" / "toolchains/llvm/prebuilt/linux-x86_64/bin"
    fake(programs, "aarch64-linux-android30-clang")
    monkeypatch.setenv("ANDROID_NDK_HOME", str(tmp_path / "ndk"))
    built = agent_for("arm64-v8a", "", is_android=True)
    assert built.parent.name.startswith("aarch64-linux-android30-clang-")


def test_without_a_compiler_it_is_told_which(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NotADriver, match=r"needs make and a compiler.*mips64/nnagent by NNHAL_AGE"):
        agent_for("mips64", "", is_android=False)
