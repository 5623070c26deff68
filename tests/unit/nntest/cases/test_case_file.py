"""Case files: what is written is read again, and nothing else is."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from click.testing import CliRunner

from nntest.cases.case_file import MAGIC, CaseFile, Description, NewSection, encoded
from nntest.cases.case_loader import CaseLoader, SpecChanged
from nntest.cases.index import index_of
from nntest.cases.indexing import indexed_case
from nntest.data_folders import OWN_SPECS
from nntest.spec import SpecCase, SpecError
from tests.own_corpus import own_case
from vts.cli import main

HEAD = len(MAGIC) + 32


def section(*cases: SpecCase, name: str = "relu") -> NewSection:
    indexed = tuple(indexed_case(case, spec="", folder="", tested=("RELU",)) for case in cases)
    description = Description(name="ranks", purpose="Any rank.", oracle="by hand", cases=indexed)
    return NewSection(
        name=name, about="RELU.", builder="mine", descriptions=[description], cases=cases
    )


@pytest.fixture
def relu() -> SpecCase:
    return own_case("relu_rank_2")


@pytest.fixture
def file(tmp_path: Path, relu: SpecCase) -> Path:
    path = tmp_path / "mine.cases"
    path.write_bytes(encoded([section(relu), section(own_case("relu6_rank_2"), name="relu6")]))
    return path


def sealed(rest: bytes) -> bytes:
    return MAGIC + hashlib.sha256(rest).digest() + rest


def test_what_is_written_is_read_again(file: Path, relu: SpecCase) -> None:
    read = CaseFile.read(file)
    assert [each.name for each in read.sections] == ["relu", "relu6"]
    assert read.cases(read.section("relu")) == [relu]


def test_the_same_cases_give_the_same_bytes(file: Path, relu: SpecCase) -> None:
    again = encoded([section(relu), section(own_case("relu6_rank_2"), name="relu6")])
    assert again == file.read_bytes()


def test_an_index_has_what_is_said_of_a_case_as_fields(file: Path) -> None:
    case, _ = index_of(file.parent).cases
    assert (case.id, case.spec) == ("mine/relu_rank_2", "mine/relu")
    assert (case.purpose, case.tested) == ("Any rank.", ("RELU",))
    assert index_of(file).cases == index_of(file.parent).cases


def test_planning_reads_no_section(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CaseFile, "cases", lambda *_: pytest.fail("a section is read"))
    assert len(index_of(OWN_SPECS).cases) > 10_000


def test_a_loader_finds_a_case_in_its_section(file: Path, relu: SpecCase) -> None:
    index = index_of(file.parent)
    for root in (file, file.parent):
        loaded = CaseLoader(root).load("mine/relu", "relu_rank_2", index.contents["mine/relu"])
        assert loaded == relu


def test_a_file_that_was_changed_during_a_run_is_named(file: Path) -> None:
    with pytest.raises(SpecChanged, match=r"mine\.cases was changed during the run"):
        CaseLoader(file).load("mine/relu", "relu_rank_2", "another digest")


def test_a_loader_reads_each_file_once_in_whatever_order_its_cases_come(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (file.parent / "theirs.cases").write_bytes(file.read_bytes())
    read = CaseFile.read
    paths: list[str] = []
    monkeypatch.setattr(CaseFile, "read", lambda path: (paths.append(path.name), read(path))[1])
    loader = CaseLoader(file.parent)

    for name in ("relu", "relu6"):
        for folder in ("mine", "theirs"):
            loader.load(f"{folder}/{name}", f"{name}_rank_2")

    assert paths == ["mine.cases", "theirs.cases"]


def test_a_section_that_is_not_there_is_named(file: Path) -> None:
    with pytest.raises(SpecError, match=r"mine\.cases has no cases 'tanh'"):
        CaseLoader(file).load("mine/tanh", "tanh")


def test_no_bit_can_flip_unseen(file: Path) -> None:
    whole = file.read_bytes()
    for place in range(0, len(whole), 7):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << place % 8
        with pytest.raises(SpecError, match="is not a file of cases"):
            CaseFile(file, bytes(damaged))


def test_a_file_that_is_cut_off_is_seen_wherever_it_ends(file: Path) -> None:
    whole = file.read_bytes()
    for end in range(0, len(whole), 11):
        with pytest.raises(SpecError, match="is not a file of cases"):
            CaseFile(file, whole[:end])


@pytest.mark.parametrize(
    ("rest", "problem"),
    [
        (b"", "it has no table of contents"),
        (b"\x02\0\0\0\xff\xff\xff\xff\0\0", "a part of 4294967295 bytes"),
        (b"\x01\0\0\0\x07\0\0\0\0", "a part is not of 7 bytes"),
        (b"\x01\0\0\0\0\0\0\0\0", "Input data was truncated"),
        (b"\x02\0\0\0\x07\0\0\0\x03\0", "Corrupt input data"),
    ],
)
def test_what_is_whole_but_no_table_is_refused(file: Path, rest: bytes, problem: str) -> None:
    with pytest.raises(SpecError, match=problem):
        CaseFile(file, sealed(rest))


def test_a_table_of_other_cases_is_refused(file: Path, relu: SpecCase) -> None:
    wrong = section(own_case("relu6_rank_2"))
    content = encoded([NewSection(**vars(wrong) | {"cases": [relu]})])
    read = CaseFile(file, content)
    with pytest.raises(SpecError, match="its table is not that of the cases relu"):
        read.cases(read.sections[0])


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "text"])
def test_a_damaged_file_is_one_message_and_a_wrong_use(
    file: Path, tmp_path: Path, damage: str
) -> None:
    whole = file.read_bytes()
    file.write_bytes(
        {
            "cut": whole[: len(whole) // 2],
            "flipped": whole[:-1] + bytes([whole[-1] ^ 1]),
            "empty": b"",
            "text": b"model = Model()",
        }[damage]
    )
    words = ["run", "--specs", str(file), "--output", str(tmp_path / "out"), "--in-process"]
    ran = CliRunner().invoke(main, words)
    assert ran.exit_code == 2, ran.output
    assert ran.output.count(f"{file} is not a file of cases") == 1
    assert "Traceback" not in ran.output


def test_a_name_that_can_be_no_part_of_an_id_is_refused(file: Path, relu: SpecCase) -> None:
    with pytest.raises(SpecError, match="a case is called 'a/b'"):
        CaseFile(file, encoded([section(relu, name="a/b")]))
