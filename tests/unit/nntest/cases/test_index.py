"""What planning knows of a corpus."""

from __future__ import annotations

from pathlib import Path

import pytest

from nntest.cases import indexing
from nntest.cases.index import index_of
from nntest.spec import SpecError
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, BROKEN, ENDLESS, FAILING_ADD, SUB


def ids(root: Path) -> list[str]:
    return [case.id for case in index_of(root).cases]


def test_a_case_is_called_by_its_folder_below_the_root(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_2__sub=SUB)

    assert ids(root) == ["V1_0/add", "V1_2/sub"]


def test_it_has_the_same_name_however_much_of_the_corpus_is_taken(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD)

    assert ids(root / "V1_0") == ids(root / "V1_0" / "add.mod.py") == ["V1_0/add"]


def test_nested_folders_stay_in_the_name(corpus: Corpus) -> None:
    assert ids(corpus(**{"convolution/small__add": ADD})) == ["convolution/small/add"]


def test_it_knows_what_planning_needs(corpus: Corpus) -> None:
    (case,) = index_of(corpus(V1_2__add=ADD)).cases

    assert (case.spec, case.folder, case.name) == ("V1_2/add.mod.py", "V1_2", "add")
    assert (case.version, case.first_operation, case.operation_count) == ("V1_2", "ADD", 1)
    assert (case.operations, case.types) == (("ADD",), ("TENSOR_FLOAT32",))
    assert case.output_bytes == 8
    assert not case.expect_failure
    assert not case.has_zero_sized_output


def test_without_a_folder_of_a_version_the_operations_tell_it(corpus: Corpus) -> None:
    (add, endless) = index_of(corpus(mine__add=ADD, mine__endless=ENDLESS)).cases

    assert (add.version, endless.version) == ("V1_0", "V1_3")
    assert endless.operations == ("ADD", "EQUAL", "WHILE")


def test_cases_whose_values_alone_differ_have_one_structure(corpus: Corpus) -> None:
    others = {
        "values": ADD.replace("[10, 20]", "[30, 40]"),
        "larger": ADD.replace('"{2}"', '"{1}"').replace("[10, 20]", "[10]"),
        "operation": SUB,
        "rank": ADD.replace('"{2}"', '"{2, 1}"'),
        "fails": FAILING_ADD,
    }
    cases = index_of(corpus(a__add=ADD, **{f"a__{n}": text for n, text in others.items()})).cases

    structure = {case.name: case.structure for case in cases}
    alike = {name for name in others if structure[name] == structure["add"]}
    assert alike == {"values", "larger", "fails"}


def test_a_spec_that_cannot_be_loaded_fails_only_itself(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__bad=BROKEN, V1_2__sub=SUB)

    index = index_of(root)

    assert [case.id for case in index.cases] == ["V1_0/add", "V1_2/sub"]
    (spec,) = index.unreadable
    assert spec.prefix == "V1_0/bad"
    assert spec.message.endswith("ValueError: out of ideas")


def test_nothing_is_indexed_twice_but_what_has_changed(
    corpus: Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    indexed_case = indexing.indexed_case

    def counted(case, **place):
        seen.append(case.name)
        return indexed_case(case, **place)

    monkeypatch.setattr(indexing, "indexed_case", counted)
    root = corpus(V1_0__add=ADD, V1_2__sub=SUB)
    first = index_of(root)
    assert seen == ["add", "sub"]

    assert index_of(root) == first
    corpus(V1_0__add=ADD.replace("TENSOR_FLOAT32", "TENSOR_FLOAT16"))
    second = index_of(root)

    assert seen == ["add", "sub", "add"]
    assert [case.types for case in second.cases] == [("TENSOR_FLOAT16",), ("TENSOR_FLOAT32",)]


def test_a_damaged_index_is_made_anew(corpus: Corpus, tmp_path: Path) -> None:
    root = corpus(V1_0__add=ADD)
    first = index_of(root)
    for file in (tmp_path / "cache" / "nn-driver-suite" / "index").iterdir():
        file.write_bytes(b"\xff")

    assert index_of(root) == first


def test_reading_tells_how_far_it_is(corpus: Corpus) -> None:
    told: list[tuple[int, int]] = []

    index_of(corpus(V1_0__add=ADD, V1_2__sub=SUB), lambda *progress: told.append(progress))

    # Again and again while one takes its time, as on a busy machine.
    assert list(dict.fromkeys(told)) == [(0, 2), (1, 2)]


def test_a_folder_without_specs_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="no spec file"):
        index_of(tmp_path)
