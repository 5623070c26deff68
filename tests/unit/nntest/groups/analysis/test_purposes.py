"""What the corpus says that a case is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from nntest.data_folders import OWN_SPECS
from nntest.groups.analysis.purposes import purpose_of
from nntest.spec import load

SPEC = """# License.
#
# ARGMAX: axes.

import numpy as np

# The first of equals, and
# what is far apart.
# Expected values: exact integer
# arithmetic.
input = Input('input', ('TENSOR_FLOAT32', [4]))
Example({
    input: [1],
}, name='ties').AddVariations('float16')

# Large.
# Expected values: float64 formula. TF Lite differs.
Example({
    input: [1],
}, name='ties_far')

# Expected values: float64 formula.
Example({
    input: [1],
}, name='plain')
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "reduction"
    folder.mkdir()
    (folder / "arg.mod.py").write_text("# Nothing.\n")
    (folder / "arg_max.mod.py").write_text(SPEC)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "purpose"),
    [
        ("arg_max_ties", "The first of equals, and what is far apart."),
        ("arg_max_ties_float16", "The first of equals, and what is far apart."),
        ("arg_max_ties_far", "Large."),
        ("arg_max_ties_far_all_inputs_as_internal", "Large."),
        ("arg_max_plain", ""),
        ("arg_max_tiesome", ""),
        ("arg_other", ""),
        ("elsewhere", ""),
    ],
)
def test_a_case_is_about_what_stands_in_front_of_its_example(
    root: Path, name: str, purpose: str
) -> None:
    assert purpose_of("reduction", name, root) == purpose


def test_a_folder_that_is_not_there_says_nothing(tmp_path: Path) -> None:
    assert purpose_of("V1_0", "add", tmp_path) == ""


def test_nearly_every_case_of_the_own_corpus_has_a_purpose() -> None:
    files = sorted(OWN_SPECS.rglob("*.mod.py"))
    cases = [(path.parent.name, case.name) for path in files for case in load(path)]
    without = [case for case in cases if not purpose_of(*case, OWN_SPECS)]
    assert len(cases) > 1000
    assert len(without) < 0.1 * len(cases)
