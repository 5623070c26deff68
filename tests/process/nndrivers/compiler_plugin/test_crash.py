"""A compilation that crashes, in the driver's own process."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

CODE = """
import sys, threading
from pathlib import Path
from nndrivers.compiler_plugin import litert_package
from nndrivers.compiler_plugin.compilation import Compiler
from nndrivers.compiler_plugin.plugin import Plugin

folder = Path(sys.argv[1])
litert_package.folder = lambda: folder
compiler = Compiler(Plugin("acme", folder, folder, "Acme", ("one",), "one", ()))
answering = threading.Thread(target=compiler.left, args=(b"a model",))
answering.start()
answering.join()
print("answered")
"""


@pytest.mark.parametrize("number", [signal.SIGABRT, signal.SIGSEGV, signal.SIGKILL])
def test_the_driver_ends_by_the_signal_that_ended_the_compilation(
    tmp_path: Path, number: signal.Signals
) -> None:
    tool = tmp_path / "tools/apply_plugin_main"
    tool.parent.mkdir()
    tool.write_text(f"#!/bin/sh\necho the last words\nkill -{int(number)} $$\n")
    tool.chmod(0o755)
    ended = subprocess.run(
        [sys.executable, "-c", CODE, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert ended.returncode == -number
    assert ended.stdout == ""
    assert "the last words" in ended.stderr
