"""The Support Library for tests, built with the C compiler of this machine."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from tests.process.nndrivers.support_library.signature_table import signature_table

__all__ = ["COMPILER", "NO_COMPILER", "NativeLibraries"]

SOURCES: Final = Path(__file__).parent / "native"
COMPILER: Final = shutil.which("cc")
NO_COMPILER: Final = "no C compiler (cc) to build a Support Library with"

_FLAGS: Final = ("-std=c11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-O1", "-fPIC")
_VISIBILITY: Final = "-fvisibility=hidden"
_LIBRARIES: Final = ("-lm", "-lpthread")
_ENTRY: Final = "entry.c"
"""The only source that knows which defects are in force."""


class NativeLibraries:
    """Builds variants of the library in ``folder``; what they have in common is compiled once.
    ``options`` are further ones of the ``compiler``, by default that for this machine.
    """

    def __init__(self, folder: Path, *options: str, compiler: str | None = COMPILER) -> None:
        self._folder = folder
        self._compiler = compiler
        self._options = options
        self._added: list[Path] = []
        self._objects: list[Path] = []

    def built(self, *defects: str, form: str = "") -> Path:
        """The library with ``defects``.

        ``form`` PLAIN exports functions, and no struct of them; ANDROID_LOG needs Android's liblog.
        """
        name = "-".join(filter(None, (*defects, form))).lower() or "good"
        path = self._folder / f"lib{name}.so"
        if not path.exists():
            macros = [f"-DDEFECTS={'|'.join(defects) or 'NONE'}", *([f"-D{form}"] if form else [])]
            sources = [SOURCES / _ENTRY, *self._added, *self._common()]
            self.compile(path, ["-shared", _VISIBILITY, *macros], sources)
        return path

    def add(self, source: Path) -> None:
        """Make ``source`` a part of what is built from now on."""
        self._added.append(source)

    def compile(self, path: Path, options: list[str], sources: list[Path]) -> Path:
        """Compile and link ``sources`` to ``path``."""
        assert self._compiler is not None
        files = [*map(str, sources), *_LIBRARIES]
        subprocess.run(
            [self._compiler, *_FLAGS, *self._options, *options, "-o", str(path), *files], check=True
        )
        return path

    def _common(self) -> list[Path]:
        if not self._objects:
            (self._folder / "signature_table.h").write_text(signature_table())
            for source in sorted(SOURCES.glob("*.c")):
                if source.name != _ENTRY:
                    target = self._folder / f"{source.stem}.o"
                    self.compile(target, ["-c", _VISIBILITY, f"-I{self._folder}"], [source])
                    self._objects.append(target)
        return self._objects
