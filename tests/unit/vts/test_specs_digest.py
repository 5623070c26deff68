"""The hash that tells one corpus from another."""

from __future__ import annotations

from pathlib import Path

from nntest.cases.index import index_of


def digest_of(root: Path) -> str:
    return index_of(root).sha256


def specs(folder: Path, **contents: str) -> Path:
    for name, content in contents.items():
        path = folder / "V1_0" / f"{name}.mod.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return folder


def test_the_same_files_have_the_same_hash_wherever_they_are(tmp_path: Path) -> None:
    one, other = specs(tmp_path / "a", add="1", sub="2"), specs(tmp_path / "b", sub="2", add="1")
    (other / "readme.txt").write_text("no spec")
    assert digest_of(one) == digest_of(other)


def test_name_and_content_count(tmp_path: Path) -> None:
    digests = {
        digest_of(specs(tmp_path / "a", add="12")),
        digest_of(specs(tmp_path / "b", add="13")),
        digest_of(specs(tmp_path / "c", sub="12")),
        digest_of(specs(tmp_path / "d", add="1", sub="2")),
    }
    assert len(digests) == 4


def test_a_single_spec_has_a_hash(tmp_path: Path) -> None:
    assert len(digest_of(specs(tmp_path, add="1") / "V1_0" / "add.mod.py")) == 64
