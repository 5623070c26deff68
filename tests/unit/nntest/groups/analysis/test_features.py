"""Features of tests, from the models that they run."""

from __future__ import annotations

import msgspec

from nntest.cases.case_library import CaseLibrary
from nntest.cases.index import index_of
from nntest.data_folders import OWN_SPECS
from nntest.groups.analysis.causes import causes_of
from nntest.groups.analysis.features import FeatureBook, Features, features_of
from tests.unit.vts.example_runs import case, run_of, wrong
from vts.results import VtsCase, VtsRun

POOL = "pooling/average_pool_2d_explicit_nhwc"
LIBRARY = CaseLibrary(OWN_SPECS)


def features(id: str, *tested: str) -> Features:
    return features_of(LIBRARY.load(id), tested)


def test_arguments_stand_by_name_with_the_padding_that_they_mean() -> None:
    found = features(POOL, "AVERAGE_POOL_2D")
    assert "layout NHWC" in found.labels
    assert "different strides across and down" in found.labels
    assert found.numbers["padding"] == 3
    assert (found.numbers["stride width"], found.numbers["stride height"]) == (1, 2)
    assert found.numbers["number of channels of the input"] == 2
    assert found.numbers["least value of the input"] < 0


def test_the_padding_of_a_scheme_is_the_one_that_follows_from_the_shapes() -> None:
    found = features("pooling/average_pool_2d_implicit_without_layout", "AVERAGE_POOL_2D")
    assert "SAME padding" in found.labels
    assert found.numbers["padding"] > 0
    prelu = features("activation/prelu_channel", "PRELU")
    assert prelu.numbers["padding"] == 0
    assert "inputs of different shapes" not in prelu.labels


def of_corpus(*cases: VtsCase) -> VtsRun:
    """A run on the suite's own corpus."""
    digest = index_of(OWN_SPECS).sha256
    return msgspec.structs.replace(run_of(*cases), specs="", specs_sha256=digest)


def test_only_tests_of_this_very_corpus_have_features() -> None:
    test = wrong(f"general/{POOL}", "AVERAGE_POOL_2D")
    other = case("general/pooling/no_such_case", "AVERAGE_POOL_2D")
    same = of_corpus(test, other)
    assert list(FeatureBook(same).of(same.cases)) == [test.id]
    changed = msgspec.structs.replace(same, specs_sha256="0" * 64)
    assert FeatureBook(changed).of(changed.cases) == {}
    users = msgspec.structs.replace(same, specs="/specs/of/a/user")
    assert FeatureBook(users).of(users.cases) == {}


def test_a_cause_compares_the_arguments_of_failing_and_passing_tests() -> None:
    pools = [id for id, each in LIBRARY.by_id.items() if each.tested == ("AVERAGE_POOL_2D",)][:60]
    padded = {id for id in pools if features(id, "AVERAGE_POOL_2D").numbers["padding"] > 0}
    run = of_corpus(
        *(
            wrong(f"general/{id}", "AVERAGE_POOL_2D", "TENSOR_FLOAT32")
            if id in padded
            else case(f"general/{id}", "AVERAGE_POOL_2D")
            for id in pools
        )
    )
    (cause,) = causes_of(run)
    assert cause.notes == [
        f"All {len(padded)} failing tests have padding above 0; none of the "
        f"{len(pools) - len(padded)} passing tests comparing values has."
    ]
