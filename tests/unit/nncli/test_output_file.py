from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from nncli import output_file
from nncli.output_file import OutputNotWritable, check_writable, make_folder, open_file, write_file


def test_a_file_is_written_with_its_folder(tmp_path: Path) -> None:
    write_file(tmp_path / "a" / "b" / "file", b"text")
    assert (tmp_path / "a" / "b" / "file").read_bytes() == b"text"
    assert os.listdir(tmp_path / "a" / "b") == ["file"], "no draft is left"


def test_what_is_there_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"before, and longer")
    path.chmod(0o640)
    write_file(path, b"after")
    assert path.read_bytes() == b"after"
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_new_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_file(tmp_path / "file", b"")
    assert (tmp_path / "file").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_reader_never_sees_half_a_file(tmp_path: Path) -> None:
    """Who has the old one open goes on reading it: the new one is another file."""
    path = tmp_path / "file"
    path.write_bytes(b"before")
    with path.open("rb") as reader:
        write_file(path, b"after")
        assert reader.read() == b"before"


def test_a_write_that_fails_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"before")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(output_file, "_write_all", full)
    with pytest.raises(OutputNotWritable, match=f"cannot write {path}: No space left on device"):
        write_file(path, b"after")
    assert path.read_bytes() == b"before"
    assert os.listdir(tmp_path) == ["file"]


def test_a_name_as_long_as_names_can_be_is_no_problem(tmp_path: Path) -> None:
    write_file(tmp_path / ("n" * 255), b"text")
    assert (tmp_path / ("n" * 255)).read_bytes() == b"text"


def link(path: Path) -> None:
    (path.parent / "precious").write_bytes(b"precious")
    path.symlink_to("precious")


def dangling_link(path: Path) -> None:
    path.symlink_to("absent")


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def bound_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(path))


SPECIAL = [
    (link, "symbolic link"),
    (dangling_link, "symbolic link"),
    (pipe, "named pipe"),
    (folder, "folder"),
    (bound_socket, "socket"),
]


@pytest.mark.parametrize(("make", "kind"), SPECIAL)
@pytest.mark.parametrize("write", [lambda path: write_file(path, b"x"), check_writable, open_file])
def test_what_is_no_regular_file_is_refused_and_not_waited_for(
    make: object, kind: str, write: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the path of a socket has to be short
    assert callable(make)
    assert callable(write)
    make(Path("file"))
    with pytest.raises(OutputNotWritable, match=f"cannot write file: a {kind} is in its place"):
        write(Path("file"))
    precious = tmp_path / "precious"
    assert not precious.exists() or precious.read_bytes() == b"precious"
    assert not (tmp_path / "absent").exists()


@pytest.mark.parametrize("make", [link, dangling_link, pipe])
def test_what_takes_the_place_after_the_check_is_neither_followed_nor_waited_for(
    make: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(make)
    make(tmp_path / "file")
    monkeypatch.setattr(output_file, "check_writable", lambda path: None)
    with pytest.raises(OutputNotWritable, match="cannot write"):
        open_file(tmp_path / "file")
    write_file(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
    assert not (tmp_path / "file").is_symlink()
    assert sorted({path.read_bytes() for path in tmp_path.iterdir()}) in (
        [b"new"],
        [b"new", b"precious"],
    )


def test_lines_are_added_or_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for append, content in ((False, b"a"), (True, b"ab"), (False, b"a")):
        with open_file(path, append=append) as file:
            file.write(content[-1:])
        assert path.read_bytes() == content


@pytest.mark.parametrize("name", ["n" * 256, "null\0character"])
def test_an_impossible_name_is_a_mistake_of_the_user(name: str, tmp_path: Path) -> None:
    with pytest.raises(OutputNotWritable, match="cannot write"):
        write_file(tmp_path / name, b"")
    with pytest.raises(OutputNotWritable, match="cannot make folder"):
        make_folder(tmp_path / name)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OutputNotWritable, match=r"cannot make folder .*file/folder: Not a dir"):
        write_file(tmp_path / "file" / "folder" / "name", b"")
