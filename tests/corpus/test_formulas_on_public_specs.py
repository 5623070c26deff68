"""The formulas of our own corpus on Android's public specs: they expect the same values.

The environment variable NNAPI_SPECS names the folder; without it the tests are skipped.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from corpus.build import inputs_of
from corpus.oracle import evaluate, formulas
from nnhal.types import OperationType
from nntest.judge import judge
from nntest.spec import SPEC_SUFFIX, SpecCase, load

pytestmark = pytest.mark.slow

CONTROL_FLOW = {OperationType.IF, OperationType.WHILE}


def _cases() -> Iterator[SpecCase]:
    """Those whose operations have formulas."""
    folder = os.environ.get("NNAPI_SPECS")
    if not folder:
        pytest.skip("no public specs; set NNAPI_SPECS to their folder")
    for path in sorted(Path(folder).rglob(f"*{SPEC_SUFFIX}")):
        if "experimental" not in path.parts:
            for case in load(path):
                operations = {o.type for g in (case.main, *case.referenced) for o in g.operations}
                if operations <= {*formulas(), *CONTROL_FLOW}:
                    yield case


def test_formulas_give_what_the_public_specs_expect() -> None:
    count, wrong = 0, []
    for case in _cases():
        if case.expect_failure or case.multinomial_tolerance:
            continue
        count += 1
        with np.errstate(all="ignore"):
            known = evaluate(case.model, inputs_of(case))
        outputs = [known[index] for index in case.main.output_indexes]
        if judge(case, outputs).findings:
            wrong.append(case.name)
    assert wrong == []
    assert count > 9000
