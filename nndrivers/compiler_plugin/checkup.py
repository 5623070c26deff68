"""Check-up of LiteRT's plugins: what is there, what it misses, and whether it works.

The proof is a trial: the plugin compiles a model of one operation for each of its SoCs, ahead of
time, in processes of LiteRT's own tool. Libraries are asked for the version of their interface in
another process, too.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, NamedTuple

from nndrivers.compiler_plugin import litert_package
from nndrivers.compiler_plugin.compilation import Compiler, TakesNothing
from nndrivers.compiler_plugin.litert_package import PACKAGE, NotInstalled, library_path
from nndrivers.compiler_plugin.plugin import (
    COMPILER,
    DISPATCH,
    Plugin,
    libraries_in,
    plugin_at,
    vendor_folder,
)
from nndrivers.compiler_plugin.trial import RIGHT, UNTRIED, rectifier
from nnhal.checkups import Finding
from nnhal.driver_schemes import BrokenDriver, divided
from nnprocess.linkage import linkage_of
from nntflite.file_drivers import Refused

__all__ = ["examine"]

_OPENVINO: Final = re.compile(r"libopenvino.*\.so\.(\d\d)(\d)(\d)$")
_PROVIDERS: Final = {
    "libQnn": "qualcomm",
    "NeuronAdapter": "mediatek",
    "liblitert_plugin_compiler": "google-tensor",
    "intel_npu_compiler": "intel",
}
"""Packages ``ai-edge-litert-sdk-NAME`` by what a library's name or a plugin's complaint has."""

_INTERFACE: Final = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
if hasattr(library, "LiteRtDispatchGetApi"):
    numbers = (ctypes.c_int * 64)()
    library.LiteRtDispatchGetApi(numbers)
    print(*numbers[2:5], sep=".")  # after a header of 8 bytes
else:
    numbers = (ctypes.c_int * 3)()
    library.LiteRtGetCompilerPluginVersion(numbers)
    print(*numbers, sep=".")
"""
"""Prints the version of the interface that a library was built with."""

_UNTRIED: Final = "not tried: the plugin does not take RELU of float32"
_ANSWER_TIMEOUT_S: Final = 30


def examine(location: str) -> Iterator[Finding]:
    """Examine the plugin at ``location``, with its options, or all that come with LiteRT if it is
    empty. Raises NotADriver.
    """
    try:
        installed = version(PACKAGE)
        folders = {name: str(path) for name, path in litert_package.vendors().items()}
    except (NotInstalled, PackageNotFoundError):
        yield Finding(PACKAGE, "", "not installed", False, litert_package.REMEDY)
        return
    yield Finding(PACKAGE, installed, "installed", True)
    expected = _interface_of_litert(map(Path, folders.values()))
    for place in [location] if location else folders.values():
        folder = vendor_folder(divided(place)[0])
        for kind, title in _TITLES.items():
            libraries = libraries_in(folder, kind)
            if not libraries and (location or kind == DISPATCH):
                yield Finding(f"{title} {folder.name}", "", _ABSENT[kind], False)
            for library in libraries:
                examined = _Library(f"{title} {folder.name}", library, expected)
                yield from examined.findings(place, kind)


_TITLES: Final = {COMPILER: "compiler plugin", DISPATCH: "dispatch library"}
_ABSENT: Final = {
    COMPILER: "not there: nothing is compiled",
    DISPATCH: "not there: what the plugin compiles is executed on a device only",
}


@dataclass(frozen=True)
class _Library:
    """A library of a vendor's: ``part`` names it, and LiteRT's interface is ``expected``."""

    part: str
    path: Path
    expected: str

    def findings(self, place: str, kind: str) -> Iterator[Finding]:
        """Names of what it misses, or whether it works with the options that ``place`` has."""
        problem = self._problem()
        if problem is not None:
            yield problem
        elif kind == COMPILER:
            yield self._compiles(place)
        else:
            yield from self._executes(place)

    def _problem(self) -> Finding | None:
        """Why LiteRT cannot load it; None if it can."""
        found = linkage_of(self.path, {"LD_LIBRARY_PATH": library_path()})
        if found.missing:
            names = ", ".join(found.missing)
            return self._wrong(f"{names} {'are' if found.missing[1:] else 'is'} missing")
        if found.undefined:
            return self._wrong(f"broken: nothing defines the symbol {found.undefined[0]}")
        if found.unknown:
            return self._wrong(found.unknown)
        own = _interface(self.path)
        if own != self.expected:
            state = f"made for interface {own or 'unknown'}, and LiteRT has {self.expected}"
            return self._wrong(state, f"build it anew for {PACKAGE} {version(PACKAGE)}")
        return None

    def _compiles(self, place: str) -> Finding:
        """Whether the plugin compiles a model of one operation for each of its SoCs."""
        try:
            plugin = plugin_at(place)
        except BrokenDriver as error:
            return self._wrong(str(error))
        try:
            reasons = {soc: _trial(plugin._replace(soc=soc)) for soc in plugin.socs}
        except TakesNothing:
            return self._ready(f"loads; {_UNTRIED}")
        compiled = [soc for soc, reason in reasons.items() if not reason]
        state = f"compiles for {len(compiled)} of {len(reasons)} SoCs: {', '.join(reasons)}"
        if len(compiled) == len(reasons):
            return self._ready(state)
        return self._wrong(f"{state}; {next(filter(None, reasons.values()))}")

    def _executes(self, place: str) -> Iterator[Finding]:
        """Whether it executes what the plugin compiles, and whether LiteRT says so truly."""
        answer = _answer("-m", "nndrivers.compiler_plugin.trial", place)
        claim, _, result = answer.stdout.strip().partition("\n")
        if result == RIGHT:
            yield self._ready("executes RELU right")
        elif result == UNTRIED:
            yield self._ready(_UNTRIED)
        elif result:
            yield self._wrong("executes RELU wrongly")
        else:
            yield self._wrong(f"does not execute RELU: {answer.reason}")
        if claim == str(True):
            state = "says True of a model that no plugin has taken: not believed here"
            yield Finding("is_fully_accelerated() of LiteRT", version(PACKAGE), state, True)

    def _ready(self, state: str) -> Finding:
        return Finding(self.part, f"interface {self.expected}", state, True)

    def _wrong(self, state: str, remedy: str = "") -> Finding:
        return Finding(self.part, "", state, False, remedy or _remedy(state))


def _remedy(state: str) -> str:
    """The command that brings the libraries that ``state`` complains of; empty if nobody knows."""
    for word in state.replace(",", " ").split():
        if match := _OPENVINO.match(word):
            return f"pip install openvino==20{match[1]}.{match[2]}.{match[3]}"
    for word, name in _PROVIDERS.items():
        if word in state:
            return f"pip install {PACKAGE}-sdk-{name}"
    return ""


def _trial(plugin: Plugin) -> str:
    """Compile a model of one operation; return why that fails, empty if it does not. Raises
    TakesNothing.
    """
    try:
        Compiler(plugin, limit_s=_ANSWER_TIMEOUT_S).compiled(rectifier())
    except TakesNothing:
        raise
    except Refused as error:
        return str(error)
    return ""


def _interface_of_litert(folders: Iterable[Path]) -> str:
    """The version of LiteRT's interface, which the plugins that come with it were built with."""
    libraries = (library for folder in folders for library in libraries_in(folder, COMPILER))
    return next(filter(None, map(_interface, libraries)), "")


def _interface(library: Path) -> str:
    """The version of the interface that ``library`` was built with; empty if it does not say."""
    return _answer("-c", _INTERFACE, str(library)).stdout.strip()


class _Answer(NamedTuple):
    """Answer of another process of Python; ``reason`` is why it failed."""

    stdout: str
    reason: str = ""


def _answer(*arguments: str) -> _Answer:
    try:
        ended = subprocess.run(
            [sys.executable, *arguments],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=_ANSWER_TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return _Answer("", f"it does not end within {_ANSWER_TIMEOUT_S} s")
    if ended.returncode < 0:
        return _Answer(ended.stdout, f"it ends with {signal.Signals(-ended.returncode).name}")
    lines = ended.stderr.strip().splitlines()
    return _Answer(ended.stdout, lines[-1] if ended.returncode and lines else "")
