"""Files that users hand in: plain, bounded, and named in every message."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from nncli.errors import UserError
from nncli.input_file import (
    MAX_DEPTH,
    Format,
    InputFileUnreadable,
    parse_toml,
    read_bytes,
    read_json,
    read_json_tree,
    read_lines,
    read_text,
    read_toml,
    size_of,
)
from tests.packages import SHIPPED


class NoPlan(UserError):
    """The plan of these tests is wrong."""


PLAN = Format("a plan", remedy="draw another one", error=NoPlan, max_bytes=1000)


class Plan(msgspec.Struct):
    steps: Annotated[int, Meta(ge=0)] = 0
    name: str = ""


def file(folder: Path, content: bytes | str) -> Path:
    path = folder / "plan"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_a_file_is_read(tmp_path: Path) -> None:
    assert read_bytes(file(tmp_path, b"\0\xff"), PLAN) == b"\0\xff"
    assert size_of(tmp_path / "plan", PLAN) == 2


def test_a_mark_in_front_of_text_is_no_part_of_it(tmp_path: Path) -> None:
    path = file(tmp_path, b"\xef\xbb\xbf{}")
    assert read_text(path, PLAN) == "{}"
    assert read_json(path, PLAN, Plan) == Plan()


def test_lines_end_as_on_any_system(tmp_path: Path) -> None:
    assert read_lines(file(tmp_path, b"a\r\nb\n\rd e\xe2\x80\xa8f"), PLAN) == [
        *("a", "b", "", "d e\u2028f")
    ]


def fifo(path: Path) -> None:
    os.mkfifo(path)


def loop(path: Path) -> None:
    path.symlink_to(path)


def too_large(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda path: None, "No such file or directory"),
        (Path.mkdir, "it is a folder, expected a file"),
        (fifo, "it is a pipe, expected a file"),
        (loop, "Too many levels of symbolic links"),
        (lambda path: path.symlink_to("/dev/zero"), "it is a device, expected a file"),
        (too_large, "it has 1099511627776 bytes, at most 1000 are read"),
    ],
)
def test_what_is_no_plain_file_is_not_opened(make, problem, tmp_path) -> None:
    make(tmp_path / "plan")
    with pytest.raises(NoPlan) as caught:
        read_bytes(tmp_path / "plan", PLAN)
    assert str(caught.value) == f"cannot read {tmp_path / 'plan'}: {problem}; draw another one"


@pytest.mark.parametrize("name", ["x" * 5000, "nul\0"])
def test_a_name_that_no_file_can_have_is_an_error_like_any_other(name, tmp_path) -> None:
    with pytest.raises(NoPlan) as caught:
        read_bytes(tmp_path / name, PLAN)
    assert len(str(caught.value)) < 500


def test_a_file_that_is_larger_than_it_says_is_not_read_to_its_end() -> None:
    with pytest.raises(InputFileUnreadable, match="at most 10 bytes are read"):
        read_bytes(Path("/proc/self/maps"), Format("a map", max_bytes=10))


def test_a_file_without_leave_to_read_is_named(tmp_path: Path, monkeypatch) -> None:
    def denied(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    path = file(tmp_path, "{}")
    monkeypatch.setattr(os, "open", denied)  # root may read everything
    with pytest.raises(NoPlan, match=r"cannot read .*plan: Permission denied; draw another one"):
        read_bytes(path, PLAN)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "it is empty"),
        (b"{", "it is not JSON: it ends too early"),
        (b'{"steps": 1,\n "name": x}', "it is not JSON: line 2, column 10: invalid character"),
        (b'{\n"name": "\xff"}', "line 2, column 10: byte 0xff is not UTF-8; save it as UTF-8"),
        ("{}".encode("utf-16"), "it is UTF-16; save it as UTF-8"),
        (b'{"steps": -1}', "Expected `int` >= 0 - at `$.steps`"),
        (b'{"steps": 1e999}', "Number out of range"),
        (b'{"steps": NaN}', "it is not JSON: line 1"),
        (b'{"x": ' + b"[" * 900, "it is not JSON: it ends too early"),
        (b"[]", "Expected `object`, got `array`"),
    ],
)
def test_what_is_wrong_with_json_is_said_with_its_place(content, problem, tmp_path) -> None:
    path = file(tmp_path, content)
    with pytest.raises(NoPlan, match="draw another one") as caught:
        read_json(path, PLAN, Plan)
    assert str(caught.value).startswith(f"{path} is not a plan: {problem}")


DEEP = 1_000_000
ROOMY = Format("a plan", error=NoPlan)


@pytest.mark.parametrize("text", ["[" * DEEP, '{"a":' * DEEP, "[" * 999 + "]" * 999])
def test_json_of_any_depth_is_an_error(text: str, tmp_path: Path) -> None:
    path = file(tmp_path, text)
    with pytest.raises(NoPlan):
        read_json(path, ROOMY, Plan)
    with pytest.raises(NoPlan, match="deep"):
        read_json_tree(path, ROOMY)


@pytest.mark.parametrize(
    "text", ["a = " + "[" * DEEP, "a." * 20_000 + "a = 1", "[" + "a." * 20_000 + "a]", "a = 1e999x"]
)
def test_toml_of_any_depth_is_an_error(text: str, tmp_path: Path) -> None:
    with pytest.raises(NoPlan):
        read_toml(file(tmp_path, text), ROOMY)


def test_a_number_of_more_digits_than_python_reads_is_an_error() -> None:
    with pytest.raises(NoPlan, match="it is not TOML"):
        parse_toml(f"a = {'1' * 5000}", Path("p"), ROOMY)


def test_a_tree_has_a_limited_depth(tmp_path: Path) -> None:
    inner = MAX_DEPTH - 1
    path = file(tmp_path, "[" * inner + "1" + "]" * inner)
    assert read_json_tree(path, PLAN)
    path.write_text("[" * MAX_DEPTH + "1" + "]" * MAX_DEPTH)
    with pytest.raises(NoPlan, match="nested more than 32 deep"):
        read_json_tree(path, PLAN)


def test_a_key_that_stands_twice_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NoPlan, match="key 'a' stands twice"):
        read_json_tree(file(tmp_path, '{"b": [{"a": 1, "c": 2, "a": 3}]}'), PLAN)


def test_text_has_no_nul_byte(tmp_path: Path) -> None:
    with pytest.raises(NoPlan, match="line 2, column 2: a NUL byte"):
        read_text(file(tmp_path, "a\nb\0"), PLAN)


READS = re.compile(
    r"\.read_(?:text|bytes)\(|np\.(?:fromfile|load|memmap)\(|Image\.open\(|json\.loads?\("
    r"|tomllib\.load|msgspec\.(?:json|toml)\.decode\(|toml\.decode\("
)
READERS = {
    "nncli/input_file.py": "the reader",
    "mlts/energy.py": "/sys",
    "mlts/inputs/sources.py": "bytes that the reader has read",
    "mlts/memory.py": "/proc",
    "mlts/localization/reproduction.py": "nothing: a script for users reads what was written",
    "mlts/preprocess.py": "bytes that the reader has read",
    "mlts/shipped_outputs.py": "a file of this project",
    "mlts/stress/scheduling.py": "/proc",
    "nnprocess": "/proc",
    "nndrivers": "a driver's own cache",
    "nntest/code_digest.py": "the code of this project",
    "nntest/driver_build.py": "the code of drivers",
    "nntest/environment.py": "/proc and /sys",
    "nntest/report/html/page.py": "templates of this project",
    "nntest/result_file.py": "bytes that the reader has read",
    "nntest/runner/journal.py": "bytes that the reader has read",
    "nnservice/hal/clocks.py": "/proc",
    "nnservice/remote": "what a keeper has written, and the sources of the agent",
    "nntest/spec/cache.py": "what it has written itself",
    "vts/contract": "files of drivers",
    "vts/driving": "/proc, and files of drivers",
    "vts/groups": "files of drivers",
}


def test_nothing_else_reads_files_of_users(repository: Path) -> None:
    """A reader that is new here goes through :mod:`nncli.input_file`, or says what it reads."""
    found = {
        path.relative_to(repository).as_posix()
        for package in SHIPPED
        for path in (repository / package).rglob("*.py")
        if READS.search(path.read_text(encoding="utf-8"))
    }
    unknown = {path for path in found if not any(path.startswith(known) for known in READERS)}
    assert unknown == set()
