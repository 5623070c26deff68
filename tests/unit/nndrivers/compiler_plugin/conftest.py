"""A package of LiteRT's that is none: its tool is a script."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nndrivers.compiler_plugin import litert_package


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Makes the package's tool: Python code, with the flags as the mapping ``flags``."""
    package = tmp_path / "ai_edge_litert"
    for folder in ("tools", "vendors/acme/compiler", "vendors/zenith/compiler"):
        (package / folder).mkdir(parents=True)
    (package / "vendors/acme/compiler/libLiteRtCompilerPlugin_Acme.so").touch()
    monkeypatch.setattr(litert_package, "folder", lambda: package)
    litert_package.library_path.cache_clear()

    def make(code: str) -> Path:
        path = package / "tools/apply_plugin_main"
        path.write_text(
            f"#!{sys.executable}\nimport sys\n"
            "flags = dict(each.lstrip('-').partition('=')[::2] for each in sys.argv[1:])\n" + code
        )
        path.chmod(0o755)
        return package

    return make
