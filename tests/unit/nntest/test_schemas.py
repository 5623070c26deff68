"""The published JSON Schemas: up to date, and true of what runs write."""

from __future__ import annotations

import json
import runpy
from typing import Any

import msgspec
import pytest

from cts.results import SCHEMA as CTS_SCHEMA
from cts.results import CtsCase, CtsRun
from cts.self_test import results as cts_self_test
from mlts.localization.results import Localization, OperatorResult, Verdict
from mlts.self_test import results as stress_self_test
from nnapi.explain.examination import examine
from nnapi.explain.explanation import Explanation
from nncli.encoding import encoded, indented
from nnhal.types import OperationType
from nntest.groups import compare
from nntest.results import Outcome, totals_of
from nntest.self_test.results import DefectResult as CtsDefectResult
from nntest.self_test.results import Part
from nntest.self_test.results import SelfTestRun as CtsSelfTestRun
from tests.cells import cells
from tests.schemas import REPOSITORY, SCHEMAS, validator
from tests.unit.mlts.capabilities.measured import FLOAT, measured
from tests.unit.mlts.conftest import sample
from tests.unit.mlts.example_runs import full_run
from tests.unit.mlts.stress.example import example as stress_example
from tests.unit.nnapi.executing import PartDriver, add_and_multiply, runtime_with
from tests.unit.nntest.graph_tests.test_page import DISPUTED, FINDING, run_of
from tests.unit.vts import example_runs
from vts.fuzz.findings import Attempt, Finding
from vts.fuzz.results import SCHEMA as FUZZ_SCHEMA
from vts.fuzz.results import FuzzCase, FuzzRun
from vts.fuzz.steps import RelaxedStep
from vts.prioritization.matrix import SHIPPED
from vts.self_test import results as self_test
from vts.survey.survey import survey_of


def test_the_schemas_are_up_to_date() -> None:
    script = runpy.run_path(str(REPOSITORY / "scripts" / "write_schemas.py"))
    written = {path.name: path.read_text(encoding="utf-8") for path in SCHEMAS.iterdir()}
    assert written == script["schemas"](), "run scripts/write_schemas.py"


def self_test_run() -> self_test.SelfTestRun:
    case = self_test.DefectResult(id="d", outcome=Outcome.SUCCESS, test_outcome=Outcome.CRASH)
    return self_test.SelfTestRun(
        schema=self_test.SCHEMA,
        suite=self_test.SUITE,
        totals={Outcome.SUCCESS: 1},
        command="vts self-test",
        started="2026-11-20T13:50:00+01:00",
        version="1",
        parts=(Part(kind="family", name="add"),),
        cases=(case,),
    )


def stress_self_test_run() -> stress_self_test.SelfTestRun:
    case = stress_self_test.DefectResult(
        id="d", outcome=Outcome.SUCCESS, wanted=Outcome.HANG, test_outcome=Outcome.HANG
    )
    return stress_self_test.SelfTestRun(
        schema=stress_self_test.SCHEMA,
        suite=stress_self_test.SUITE,
        totals={Outcome.SUCCESS: 1},
        command="mlts self-test",
        started="2026-11-20T13:50:00+01:00",
        version="1",
        parts=(Part(kind="mode", name="inference-stress", by="d"),),
        cases=(case,),
    )


def cts_run() -> CtsRun:
    case = CtsCase(
        id="general/a", outcome=Outcome.SUCCESS, group="general", driver="acme", fallbacks=("busy",)
    )
    mixed = example_runs.mixed_run()
    return CtsRun(
        schema=CTS_SCHEMA,
        suite="cts",
        totals=totals_of([case]),
        command="cts run",
        started=mixed.started,
        version=mixed.version,
        environment=mixed.environment,
        settings=mixed.settings,
        driver="acme",
        cases=(case,),
    )


def cts_self_test_run() -> CtsSelfTestRun:
    case = CtsDefectResult(id="d", outcome=Outcome.SUCCESS, defect="d", group="trivial")
    return CtsSelfTestRun(
        schema=cts_self_test.SCHEMA,
        suite="cts self-test",
        totals=totals_of([case]),
        command="cts self-test",
        started="2026-01-01T00:00:00+00:00",
        version="1",
        parts=(Part(kind="group", name="trivial", by="d"),),
        cases=(case,),
    )


def explanation() -> Explanation:
    runtime = runtime_with(PartDriver("toy-add", [OperationType.ADD]))
    return examine(add_and_multiply(runtime), "model")


def localization() -> Localization:
    wrong = OperatorResult(
        number=0, operator="ADD", tensor="y", type="FLOAT32", verdict=Verdict.WRONG, own=2.0
    )
    return Localization(model="net", driver="acme", baseline="TF Lite", operators=(wrong,))


def fuzz_run() -> FuzzRun:
    attempt = Attempt(spec="a.mod.py", name="a", steps=(RelaxedStep(value=True),))
    finding = Finding(how="crash", digest="0" * 12, reason="killed", attempt=attempt)
    case = FuzzCase(id="fuzz/00001", outcome=Outcome.CRASH, attempts=3, findings=(finding,))
    return FuzzRun(
        schema=FUZZ_SCHEMA,
        suite="vts-fuzz",
        totals=totals_of([case]),
        command="vts fuzz",
        started="2026-01-01T00:00:00+00:00",
        version="1",
        driver="acme",
        cases=(case,),
    )


WRITTEN: list[tuple[str, bytes]] = [
    ("mlts-results.json", indented(sample())),
    ("mlts-results.json", indented(full_run())),
    ("mlts-stress-results.json", indented(stress_example())),
    (
        "mlts-capabilities.json",
        indented(measured({"net": FLOAT}, {"acme": {"net": 1_000_000}})),
    ),
    ("vts-results.json", indented(example_runs.mixed_run())),
    ("vts-results.json", indented(example_runs.hostile_run())),
    ("vts-results.json", indented(example_runs.empty_run())),
    *(("vts-case.json", encoded(case)) for case in example_runs.mixed_run().cases[:5]),
    (
        "vts-comparison.json",
        indented(compare.compare(example_runs.passed_run(), example_runs.mixed_run())),
    ),
    ("mlts-localization.json", msgspec.json.encode(localization())),
    ("random-graph-results.json", msgspec.json.encode(run_of(FINDING, DISPUTED))),
    ("vts-fault-matrix.json", SHIPPED.read_bytes()),
    ("vts-fuzz-results.json", msgspec.json.encode(fuzz_run())),
    ("vts-fuzz-finding.json", msgspec.json.encode(fuzz_run().findings[0])),
    ("vts-survey.json", msgspec.json.encode(survey_of([example_runs.mixed_run()]))),
    ("vts-self-test.json", msgspec.json.encode(self_test_run())),
    ("mlts-self-test.json", msgspec.json.encode(stress_self_test_run())),
    ("cts-results.json", indented(cts_run())),
    ("cts-case.json", encoded(cts_run().cases[0])),
    ("cts-self-test.json", msgspec.json.encode(cts_self_test_run())),
    ("nnapi-explanation.json", msgspec.json.encode(explanation())),
]


@cells(("name", "content"), WRITTEN)
def test_what_is_written_holds_to_its_schema(name: str, content: bytes) -> None:
    validator(name).validate(json.loads(content))


def test_every_format_is_tried() -> None:
    assert {name for name, _ in WRITTEN} == {path.name for path in SCHEMAS.glob("*.json")}


@pytest.mark.parametrize(
    ("key", "value"),
    [("cases", {}), ("duration_ns", -1), ("started", None), ("totals", {"SUCCESS": -1})],
)
def test_what_no_run_writes_does_not_hold(key: str, value: Any) -> None:
    document = json.loads(indented(example_runs.mixed_run()))
    assert not validator("vts-results.json").is_valid(document | {key: value})
