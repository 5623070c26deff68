"""What changes with this project's code."""

from __future__ import annotations

from pathlib import Path

import pytest

from nntest import code_digest as module
from nntest.code_digest import CodeMissing, code_digest, sources


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "hal" / "rules").mkdir(parents=True)
    (tmp_path / "hal" / "types.py").write_text("A = 1")
    (tmp_path / "hal" / "rules" / "versions.py").write_text("B = 1")
    monkeypatch.setattr(module, "_ROOT", tmp_path)
    code_digest.cache_clear()
    return tmp_path


def digest(*names: str) -> bytes:
    code_digest.cache_clear()
    return code_digest(*names)


def test_a_module_counts_and_so_does_all_of_a_package(root: Path) -> None:
    before = digest("hal.types", "hal.rules")
    (root / "hal" / "rules" / "versions.py").write_text("B = 2")
    between = digest("hal.types", "hal.rules")
    (root / "hal" / "types.py").write_text("A = 2")

    assert len({before, between, digest("hal.types", "hal.rules")}) == 3


def test_what_is_not_named_does_not_count(root: Path) -> None:
    before = digest("hal.rules")
    (root / "hal" / "types.py").write_text("A = 2")

    assert digest("hal.rules") == before


def test_the_versions_of_what_computes_count(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest("hal")
    monkeypatch.setattr(module, "_VERSIONS", "another NumPy")

    assert digest("hal") != before


def test_a_name_that_has_moved_away_is_an_error(root: Path) -> None:
    with pytest.raises(CodeMissing, match=r"hal\.gone has no source"):
        list(sources(["hal.gone"]))
