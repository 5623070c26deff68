"""Many globs at once, and few globs for many ids."""

from __future__ import annotations

from fnmatch import fnmatchcase
from glob import escape

from hypothesis import given
from hypothesis import strategies as st

from nntest.runner.glob_cover import cover
from nntest.runner.glob_index import GlobIndex
from tests.cells import cells

ALPHABET = "ab/_*?[]!"
texts = st.text(ALPHABET, max_size=8)
ids = st.lists(st.sampled_from(["g", "h", "op", "op_1", "a*b", "[x]"]), min_size=1, max_size=4).map(
    "/".join
)


@given(st.lists(texts | texts.map(escape), max_size=6), texts)
def test_the_index_finds_what_each_glob_matches(globs: list[str], text: str) -> None:
    index = GlobIndex((glob, number) for number, glob in enumerate(globs))
    assert index.owners(text) == [i for i, glob in enumerate(globs) if fnmatchcase(text, glob)]


def test_an_owner_of_several_globs_is_found_once() -> None:
    assert GlobIndex([("a", 7), ("a*", 7), ("*", 2)]).owners("a") == [2, 7]


@given(st.sets(ids, min_size=1), st.sets(ids))
def test_a_cover_matches_its_ids_and_no_other(wanted: set[str], others: set[str]) -> None:
    globs = cover(wanted, wanted | others)
    matched = {id for id in wanted | others if any(fnmatchcase(id, glob) for glob in globs)}
    assert matched == wanted
    assert len(globs) <= len(wanted)


@cells(
    ("wanted", "others", "globs"),
    [
        (["g/conv/a", "g/conv/b"], ["g/add/a"], ["g/conv/*"]),
        (["g/conv/a", "h/conv/a", "h/conv/b"], ["g/add/a", "h/add/b"], ["*/conv/*"]),
        (["g/add_relaxed", "g/sub_relaxed"], ["g/add", "g/sub"], ["g/*_relaxed"]),
        (["g/conv_1", "g/conv_2", "g/late"], ["g/conv3"], ["g/conv_*", "g/late"]),
        (["g/a", "g/b"], ["g/c"], ["g/a", "g/b"]),
        (["g/a[1]"], [], ["g/a[[]1]"]),
        ([], ["g/a"], []),
    ],
)
def test_a_cover_is_what_a_person_would_write(wanted, others, globs) -> None:
    assert cover(wanted, others) == globs
