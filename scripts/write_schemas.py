"""Writes docs/schemas: the JSON Schemas of what runs leave as JSON, and the SQL of a history.

Run it after changing a type of results. A further format is a line of ``FORMATS``.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

import cts.results
import mlts.capabilities.results
import mlts.localization.results
import mlts.results
import mlts.self_test.results
import mlts.stress.results
import nnapi.explain.explanation
import nntest.graph_tests.results
import nntest.groups.compare
import nntest.self_test.results
import vts.fuzz.findings
import vts.fuzz.results
import vts.prioritization.matrix
import vts.results
import vts.self_test.results
import vts.survey.results
from nntest.history.store import SCHEMA

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "schemas"

FORMATS: Final[Mapping[str, tuple[type, str]]] = {
    "cts-results": (cts.results.CtsRun, "results.json of cts run"),
    "cts-case": (cts.results.CtsCase, "a line of results.jsonl of cts run"),
    "cts-self-test": (nntest.self_test.results.SelfTestRun, "results.json of cts self-test"),
    "mlts-results": (mlts.results.BenchmarkRun, "results.json of mlts benchmark"),
    "mlts-self-test": (mlts.self_test.results.SelfTestRun, "results.json of mlts self-test"),
    "mlts-localization": (
        mlts.localization.results.Localization,
        "localization.json of mlts localize",
    ),
    "mlts-stress-results": (mlts.stress.results.StressRun, "results.json of mlts stress"),
    "mlts-capabilities": (
        mlts.capabilities.results.CapabilitiesRun,
        "what mlts capabilities --json writes",
    ),
    "nnapi-explanation": (
        nnapi.explain.explanation.Explanation,
        "what nnapi explain --json writes",
    ),
    "random-graph-results": (
        nntest.graph_tests.results.GraphRun,
        "results.json of vts random-graph and cts random-graph",
    ),
    "vts-results": (vts.results.VtsRun, "results.json of vts run"),
    "vts-case": (vts.results.VtsCase, "a line of results.jsonl of vts run"),
    "vts-comparison": (nntest.groups.compare.Comparison, "what vts compare --json writes"),
    "vts-fault-matrix": (
        vts.prioritization.matrix.FaultMatrix,
        "what vts self-test --matrix writes",
    ),
    "vts-fuzz-results": (vts.fuzz.results.FuzzRun, "results.json of vts fuzz"),
    "vts-fuzz-finding": (vts.fuzz.findings.Finding, "findings/NAME.json of vts fuzz"),
    "vts-survey": (vts.survey.results.Survey, "results.json of vts survey"),
    "vts-self-test": (vts.self_test.results.SelfTestRun, "results.json of vts self-test"),
}
"""Formats by the name of the schema's file: what is written, and what that is called."""

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, str]:
    """The text of every schema, by the name of its file."""
    written = {f"{name}.json": _schema(*format) for name, format in FORMATS.items()}
    return written | {"history.sql": SCHEMA.lstrip()}


def _schema(type: type, title: str) -> str:
    schema = {"$schema": _DIALECT, "title": title, **msgspec.json.schema(type)}
    return json.dumps(_tidied(schema), indent=1, ensure_ascii=False) + "\n"


def _tidied(value: Any) -> Any:
    """Descriptions without the indentation that they have as docstrings."""
    if isinstance(value, dict):
        return {
            key: inspect.cleandoc(child)
            if key == "description" and isinstance(child, str)
            else _tidied(child)
            for key, child in value.items()
        }
    return [_tidied(child) for child in value] if isinstance(value, list) else value


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
