"""Files that prove that they are whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from nncli import sealed_file
from nnprocess import confinement


def test_what_was_written_is_read(tmp_path: Path) -> None:
    sealed_file.write(tmp_path / "new" / "file", b"key", b"payload")

    assert sealed_file.read(tmp_path / "new" / "file", b"key") == b"payload"


@pytest.mark.parametrize("key", [b"", b"ke", b"keyp"])
def test_another_key_reads_nothing(tmp_path: Path, key: bytes) -> None:
    sealed_file.write(tmp_path / "file", b"key", b"payload")

    assert sealed_file.read(tmp_path / "file", key) is None


def test_no_part_of_it_is_taken_for_the_whole() -> None:
    whole = sealed_file.sealed(b"key", b"payload")

    assert [sealed_file.unsealed(b"key", whole[:size]) for size in range(len(whole))] == [
        None
    ] * len(whole)
    assert sealed_file.unsealed(b"key", whole + b"\0") is None


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    sealed_file.write(tmp_path / "file", b"key", b"payload")
    (tmp_path / "link").symlink_to(tmp_path / "file")

    assert sealed_file.read(tmp_path / "link", b"key") is None


def test_another_user_is_not_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sealed_file.write(tmp_path / "file", b"key", b"payload")
    monkeypatch.setattr("os.geteuid", lambda: (tmp_path / "file").stat().st_uid + 1)

    assert sealed_file.read(tmp_path / "file", b"key") is None


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").mkdir()

    with pytest.raises(OSError, match="directory"):
        sealed_file.write(tmp_path / "file", b"key", b"payload")

    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_where_drivers_could_write_it_nothing_is_kept_and_none_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "entry"
    with monkeypatch.context() as old:
        old.setattr(confinement, "_version", lambda: 2)
        sealed_file.write(path, b"key", b"content")
        assert not path.exists()
        path.write_bytes(sealed_file.sealed(b"key", b"forged"))
        path.chmod(0o600)
        assert sealed_file.read(path, b"key") is None
