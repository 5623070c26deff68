"""The package ai-edge-litert: its place, its tool that applies plugins, and vendors' plugins."""

from __future__ import annotations

import importlib.util
import os
import re
import signal
import subprocess
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

__all__ = [
    "PACKAGE",
    "REMEDY",
    "NotInstalled",
    "ToolRun",
    "apply_plugin",
    "folder",
    "library_path",
    "made_for",
    "vendors",
]

PACKAGE: Final = "ai-edge-litert"
REMEDY: Final = "pip install 'nn-driver-suite[litert]'"

_TOOL: Final = "tools/apply_plugin_main"
_MADE_FOR: Final = re.compile(r'< LiteRtCompilerPlugin > "([^"]*)" \| (.*)')
_ERROR: Final = "ERROR: ["
_LOG_LINES: Final = ("INFO:", "WARNING:", "ERROR:", "[LITERT", "VERBOSE:", "DEBUG:")
_PLACES: Final = re.compile(r"Exception from \S+:\d+: ")
"""Places in sources that OpenVINO puts before each level of an error."""
_MAX_REASON: Final = 600
"""Characters of an error that are repeated."""


class NotInstalled(Exception):
    """The package, or a part of it, is not there; the text says what."""


class ToolRun(NamedTuple):
    """A finished run of the tool: negative ``status`` for the signal that ended it."""

    status: int
    log: str

    @property
    def reason(self) -> str:
        """The signal, else the first error in the log, in a line; empty for none."""
        if self.status < 0:
            return f"the compilation ends with {signal.Signals(-self.status).name}"
        lines = self.log.splitlines()
        for number, line in enumerate(lines):
            if line.startswith(_ERROR):
                message = " ".join([line.partition("] ")[2], *_continued(lines[number + 1 :])])
                return _PLACES.sub("", " ".join(message.split()))[:_MAX_REASON]
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


def apply_plugin(
    command: str, arguments: Sequence[str], *, timeout_s: float | None = None
) -> ToolRun:
    """Run the package's tool in a process of its own, as long as that takes or until it is killed.

    ``command`` is ``info``, ``partition`` or ``apply``; ``arguments`` are further ones. Raises
    NotInstalled.
    """
    tool = folder() / _TOOL
    if not tool.is_file():
        raise NotInstalled(f"{PACKAGE} has no {_TOOL}: this version cannot apply plugins")
    with subprocess.Popen(
        [str(tool), f"--cmd={command}", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "LD_LIBRARY_PATH": library_path()},
    ) as process:
        try:
            log, _ = process.communicate(timeout=timeout_s)
        except subprocess.TimeoutExpired:
            process.kill()
            log, _ = process.communicate()
    return ToolRun(process.returncode, log.decode("utf-8", "replace"))


def made_for(libraries: Path) -> tuple[str, tuple[str, ...]]:
    """Manufacturer and SoCs of the plugin in a folder; empty where LiteRT loads none."""
    run = apply_plugin("info", [f"--libs={libraries}", "--o=-"])
    match = _MADE_FOR.search(run.log)
    return (match[1], tuple(re.findall(r'"([^"]*)"', match[2]))) if match else ("", ())


@lru_cache
def library_path() -> str:
    """Folders of libraries, in the package and in vendors' SDK packages beside it, and those of
    this process's ``LD_LIBRARY_PATH``.
    """
    own = folder()
    roots = [own, *sorted(own.parent.glob(f"{own.name}_sdk_*"))]
    places = sorted({str(path.parent) for root in roots for path in root.rglob("*.so*")})
    return os.pathsep.join([*places, *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])


def _continued(lines: Sequence[str]) -> list[str]:
    """The lines that belong to the message before them."""
    count = next((n for n, line in enumerate(lines) if line.startswith(_LOG_LINES)), len(lines))
    return [line for line in lines[:count] if not line.startswith("└")]
