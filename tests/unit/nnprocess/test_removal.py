from __future__ import annotations

import os
import socket
from math import inf
from pathlib import Path

import pytest

from nnprocess.removal import Removal, remove_folder


def removal(path: Path) -> Removal:
    return Removal(os.fsencode(path))


def test_a_file_a_folder_and_a_socket_are_removed(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder" / "inner").mkdir(parents=True)
    (tmp_path / "folder" / "inner" / "file").touch()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
    for found in [removal(path) for path in tmp_path.iterdir()]:
        found.carry_out()
    assert list(tmp_path.iterdir()) == []


def test_what_is_made_later_at_a_free_path_is_removed(tmp_path: Path) -> None:
    later = removal(tmp_path / "later")
    (tmp_path / "later").touch()
    later.carry_out()
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_no_error(tmp_path: Path) -> None:
    removal(tmp_path / "never").carry_out()


def test_another_object_of_the_same_name_stays(tmp_path: Path) -> None:
    (tmp_path / "old").touch()
    found = removal(tmp_path / "old")
    (tmp_path / "new").write_text("new")
    (tmp_path / "new").rename(tmp_path / "old")
    found.carry_out()
    assert (tmp_path / "old").read_text() == "new"


def test_a_link_is_removed_and_what_it_leads_to_stays(tmp_path: Path) -> None:
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "file").touch()
    (tmp_path / "link").symlink_to(tmp_path / "precious")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "link").symlink_to(tmp_path / "precious")
    for name in ("link", "folder"):
        removal(tmp_path / name).carry_out()
    assert [path.name for path in tmp_path.iterdir()] == ["precious"]
    assert (tmp_path / "precious" / "file").exists()


def test_a_folder_on_the_way_that_becomes_a_link_leads_nowhere_else(tmp_path: Path) -> None:
    for name in ("way", "precious"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").touch()
    found = removal(tmp_path / "way" / "file")
    (tmp_path / "way").rename(tmp_path / "moved")
    (tmp_path / "way").symlink_to(tmp_path / "precious")
    found.carry_out()
    assert (tmp_path / "precious" / "file").exists()
    assert not (tmp_path / "moved" / "file").exists()


@pytest.mark.parametrize("path", ["relative", "/", "/tmp/..", "/tmp/."])
def test_a_path_that_names_no_entry_is_refused(path: str) -> None:
    with pytest.raises(ValueError, match="absolute path"):
        Removal(path.encode())


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        removal(tmp_path / "none" / "file")


def deepen(folder: Path, levels: int) -> None:
    """Folders in each other, and a file in each, as no path can name them."""
    place = os.open(folder, os.O_RDONLY)
    for _ in range(levels):
        os.mkdir("inner", dir_fd=place)
        os.close(os.open("file", os.O_CREAT, dir_fd=place))
        outer, place = place, os.open("inner", os.O_RDONLY, dir_fd=place)
        os.close(outer)
    os.close(place)


def test_folders_of_any_depth_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    deepen(folder, 3000)
    remove_folder(folder, limit_s=inf)
    assert list(tmp_path.iterdir()) == []


def test_a_removal_without_time_ends_and_leaves_the_rest(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    deepen(folder, 3)
    remove_folder(folder, limit_s=0)
    assert folder.exists()
    remove_folder(folder)
    assert not folder.exists()
