"""Linkage of shared libraries that the C compiler has made."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from nnprocess.linkage import Linkage, linkage_of

COMPILER = shutil.which("cc")
pytestmark = pytest.mark.skipif(
    COMPILER is None or shutil.which("ldd") is None, reason="no C compiler (cc), or no ldd"
)


def library(folder: Path, name: str, code: str, *options: str) -> Path:
    source, made = folder / f"{name}.c", folder / f"lib{name}.so"
    source.write_text(code)
    command = [str(COMPILER), "-shared", "-fPIC", "-o", str(made), str(source), *options]
    subprocess.run(command, check=True)
    return made


def test_a_library_that_needs_nothing_else_has_all(tmp_path: Path) -> None:
    assert linkage_of(library(tmp_path, "whole", "int one(void) { return 1; }")) == Linkage()


def test_a_missing_library_is_named_and_found_where_the_environment_says(tmp_path: Path) -> None:
    library(tmp_path, "base", "int one(void) { return 1; }")
    code = "int one(void);\nint two(void) { return 2 * one(); }"
    made = library(tmp_path, "upper", code, f"-L{tmp_path}", "-lbase")
    assert linkage_of(made) == Linkage(missing=("libbase.so",))
    assert linkage_of(made, {"LD_LIBRARY_PATH": str(tmp_path)}) == Linkage()


def test_an_undefined_symbol_is_named(tmp_path: Path) -> None:
    code = "int acme_init(void);\nint two(void) { return acme_init(); }"
    assert linkage_of(library(tmp_path, "broken", code)) == Linkage(undefined=("acme_init",))


def test_what_is_no_library_is_unknown_for_a_reason(tmp_path: Path) -> None:
    (tmp_path / "text.so").write_text("no library")
    found = linkage_of(tmp_path / "text.so")
    assert not found.missing
    assert not found.undefined
    assert "not a dynamic executable" in found.unknown


def test_without_ldd_linkage_is_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = library(tmp_path, "whole", "int one(void) { return 1; }")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert linkage_of(made).unknown == "ldd, which tells, is not installed"
