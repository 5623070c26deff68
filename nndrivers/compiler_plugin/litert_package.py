"""The package ai-edge-litert: its place, its tool that applies plugins, and vendors' plugins."""

from __future__ import annotations

import importlib.util
import os
import subprocess
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

__all__ = ["PACKAGE", "REMEDY", "NotInstalled", "ToolRun", "apply_plugin", "folder", "vendors"]

PACKAGE: Final = "ai-edge-litert"
REMEDY: Final = "pip install 'nn-driver-suite[litert]'"

_TOOL: Final = "tools/apply_plugin_main"
_ERROR: Final = "ERROR: ["
_LOG_LINES: Final = ("INFO:", "WARNING:", "ERROR:", "[LITERT", "VERBOSE:", "DEBUG:")
_MAX_REASON: Final = 400
"""Characters of an error that are repeated."""


class NotInstalled(Exception):
    """The package, or a part of it, is not there; the text says what."""


class ToolRun(NamedTuple):
    """A finished run of the tool: negative ``status`` for the signal that ended it."""

    status: int
    log: str

    @property
    def reason(self) -> str:
        """The first error in the log, in a line; empty for none."""
        lines = self.log.splitlines()
        for number, line in enumerate(lines):
            if line.startswith(_ERROR):
                first = line.partition("] ")[2]
                return " ".join(" ".join([first, *_continued(lines[number + 1 :])]).split())[
                    :_MAX_REASON
                ]
        return ""


def folder() -> Path:
    """The installed package's folder. Imports nothing of it. Raises NotInstalled."""
    spec = importlib.util.find_spec("ai_edge_litert")
    if spec is None or not spec.submodule_search_locations:
        raise NotInstalled(f"it needs the package '{PACKAGE}', which is not installed: {REMEDY}")
    return Path(next(iter(spec.submodule_search_locations)))


def vendors() -> dict[str, Path]:
    """The folders of those vendors whose plugins the package brings, by their names."""
    found = (folder() / "vendors").glob("*/compiler")
    return {path.parent.name: path.parent for path in sorted(found)}


def apply_plugin(command: str, arguments: Sequence[str]) -> ToolRun:
    """Run the package's tool in a process of its own, as long as that takes. ``command`` is
    ``info``, ``partition`` or ``apply``; ``arguments`` are further ones. Raises NotInstalled.
    """
    tool = folder() / _TOOL
    if not tool.is_file():
        raise NotInstalled(f"{PACKAGE} has no {_TOOL}: this version cannot apply plugins")
    ended = subprocess.run(
        [str(tool), f"--cmd={command}", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "LD_LIBRARY_PATH": _library_path()},
        check=False,
    )
    return ToolRun(ended.returncode, ended.stdout.decode("utf-8", "replace"))


@lru_cache
def _library_path() -> str:
    """Where vendors' SDK packages put their libraries: below the package, as its own tools look."""
    places = [str(path) for path in sorted(folder().rglob("*")) if path.is_dir()]
    return os.pathsep.join([*places, *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])


def _continued(lines: Sequence[str]) -> list[str]:
    """The lines that belong to the message before them."""
    count = next((n for n, line in enumerate(lines) if line.startswith(_LOG_LINES)), len(lines))
    return [line for line in lines[:count] if not line.startswith("└")]
