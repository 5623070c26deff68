"""Which cases there are, and which are chosen."""

from __future__ import annotations

import pytest

from nntest.spec import SpecError
from tests.vts.conftest import Corpus
from tests.vts.toys import ADD, BROKEN, SUB
from vts.corpus import Choice, NoCases, case_id, read, specs_below


def ids(root, *filters: str, excludes: tuple[str, ...] = ()) -> list[str]:
    choice = Choice(filters, excludes)
    return [
        case_id(spec.folder, case.name) if not isinstance(cases, SpecError) else "unreadable"
        for spec, cases in read(specs_below(root, choice), choice)
        for case in (cases if isinstance(cases, list) else [None])
    ]


def test_a_case_is_called_by_its_folder_below_the_root(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_2__sub=SUB)

    assert ids(root) == ["V1_0/add", "V1_2/sub"]


def test_it_has_the_same_id_however_much_of_the_corpus_is_run(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD)

    assert ids(root / "V1_0") == ids(root / "V1_0" / "add.mod.py") == ["V1_0/add"]


def test_nested_folders_stay_in_the_id(corpus: Corpus) -> None:
    root = corpus(**{"convolution/small__add": ADD})

    assert ids(root) == ["convolution/small/add"]


@pytest.mark.parametrize(
    ("filters", "excludes", "chosen"),
    [
        (["V1_0/*"], (), ["V1_0/add", "V1_0/add_relaxed"]),
        (["*sub*", "V1_0/add"], (), ["V1_0/add", "V1_2/sub"]),
        (["*add?relaxed"], (), ["V1_0/add_relaxed"]),
        ([], ("V1_0/*",), ["V1_2/sub"]),
        ([], ("*relaxed",), ["V1_0/add", "V1_2/sub"]),
        (["*add*"], ("V1_0/add",), ["V1_0/add_relaxed"]),
    ],
)
def test_globs_choose(
    corpus: Corpus, filters: list[str], excludes: tuple[str, ...], chosen: list[str]
) -> None:
    root = corpus(V1_0__add=ADD + 'example.AddVariations("relaxed")\n', V1_2__sub=SUB)

    assert ids(root, *filters, excludes=excludes) == chosen


def test_a_spec_that_cannot_be_loaded_fails_only_itself(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__bad=BROKEN, V1_2__sub=SUB)

    assert ids(root) == ["V1_0/add", "unreadable", "V1_2/sub"]


@pytest.mark.parametrize(
    ("filters", "excludes"),
    [(["V1_2/*"], ()), (["*sub"], ()), (["V1_0/badly*"], ("*bad",)), ([], ("V1_0/b*",))],
)
def test_a_spec_that_nobody_asked_for_is_nobodys_problem(
    corpus: Corpus, filters: list[str], excludes: tuple[str, ...]
) -> None:
    root = corpus(V1_0__bad=BROKEN, V1_2__sub=SUB)

    assert "unreadable" not in ids(root, *filters or ["*"], excludes=excludes)


def test_a_spec_whose_case_was_asked_for_is_reported(corpus: Corpus) -> None:
    root = corpus(V1_0__bad=BROKEN)

    assert ids(root, "V1_0/bad_relaxed") == ["unreadable"]


def test_specs_that_cannot_have_a_chosen_case_are_not_loaded() -> None:
    assert Choice(["V1_0/add*"]).may_include("V1_0/add_broadcast")
    assert Choice(["V1_0/add_broadcast_relaxed"]).may_include("V1_0/add")
    assert Choice(["*relaxed"]).may_include("V1_0/add")
    assert not Choice(["V1_0/add"]).may_include("V1_0/sub")
    assert not Choice([], ["V1_0/*"]).may_include("V1_0/add")
    assert Choice([], ["V1_0/add"]).may_include("V1_0/add")


def test_no_spec_that_matches_is_an_error_with_a_remedy(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD)

    with pytest.raises(NoCases, match=r"no case of .* matches; 'vts list --specs .*' lists them"):
        specs_below(root, Choice(["V1_3/*"]))
    with pytest.raises(SpecError, match="no spec file"):
        specs_below(root.parent / "empty", Choice())
