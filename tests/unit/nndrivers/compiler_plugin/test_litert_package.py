"""LiteRT's package: its tool, what that says, and what is missing."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path

import pytest

from nndrivers.compiler_plugin import litert_package
from nndrivers.compiler_plugin.litert_package import NotInstalled, ToolRun, apply_plugin, made_for

LOG = """INFO: [compiler_plugin.cc:742] Partitioned subgraph<0>
ERROR: [acme_plugin.cc:714] Exception in compilation: Exception from src/core.cpp:117:
Exception from src/dev/plugin.cpp:54:
Axis 2 out of range.

ERROR: [apply_plugin.cc:455] ERROR: [litert/compiler/plugin/compiler_plugin.cc:504]
"""


def test_the_reason_of_a_failure_is_the_first_error_without_places_in_sources() -> None:
    reason = ToolRun(248, LOG).reason
    assert reason == "Exception in compilation: Axis 2 out of range."
    assert ToolRun(0, "INFO: [all.cc:1] is well\n").reason == ""


def test_a_run_that_a_signal_has_ended_is_about_the_signal() -> None:
    assert ToolRun(-6, LOG).reason == "the compilation ends with SIGABRT"


def test_a_plugin_says_for_whom_it_is_made(tool: Callable[[str], Path]) -> None:
    tool("""print('< LiteRtCompilerPlugin > "Acme" | "one", "two"')""")
    assert made_for(Path("anywhere")) == ("Acme", ("one", "two"))
    tool("print('[LITERT_TOOLS:INFO] Loaded 0 plugins')")
    assert made_for(Path("anywhere")) == ("", ())


def test_a_tool_that_does_not_end_is_killed_at_its_limit(tool: Callable[[str], Path]) -> None:
    tool("import time\nprint(flags['cmd'], flush=True)\ntime.sleep(3600)")
    assert apply_plugin("apply", [], timeout_s=1.0).status == -9


def test_libraries_of_sdk_packages_are_found(tool: Callable[[str], Path]) -> None:
    package = tool("import os\nprint(os.environ['LD_LIBRARY_PATH'])")
    sdk = package.parent / "ai_edge_litert_sdk_acme/lib"
    sdk.mkdir(parents=True)
    (sdk / "libAcme.so.2").touch()
    places = apply_plugin("info", []).log.strip().split(":")
    assert str(sdk) in places
    assert str(package / "vendors/acme/compiler") in places


def test_without_the_package_the_command_that_installs_it_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(NotInstalled, match=r"pip install 'nn-driver-suite\[litert\]'"):
        litert_package.folder()


def test_a_package_without_the_tool_says_so(tool: Callable[[str], Path]) -> None:
    with pytest.raises(NotInstalled, match="has no tools/apply_plugin_main"):
        apply_plugin("info", [])
