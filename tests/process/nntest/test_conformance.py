from __future__ import annotations

from pathlib import Path

import pytest

from nncli.errors import UserError
from nndrivers.reference.device import ReferenceDriver
from nntest.conformance import name_of, run_conformance
from nntest.results import ExitCode, Outcome
from nntest.suites import suite_plugin


def test_a_driver_is_tested_from_python(tmp_path: Path) -> None:
    ran = run_conformance(ReferenceDriver, groups=["basic"], jobs=1, output=tmp_path)
    assert ran.is_passed
    totals = ran.result.totals
    assert (totals[Outcome.SUCCESS], totals[Outcome.SKIPPED]) == (11, len(ran.result.cases) - 11)
    page, *_ = ran.reports
    assert page.name == "index.html"
    assert all(path.is_file() for path in ran.reports)


def test_a_wrong_driver_does_not_pass() -> None:
    ran = run_conformance("nndrivers.faulty:version_string_empty", groups=["basic"], jobs=1)
    assert not ran.is_passed
    assert ran.exit_code is ExitCode.FAILED
    assert ran.reports == ()


def test_a_class_inside_a_function_cannot_be_found_by_another_process() -> None:
    class Local(ReferenceDriver):
        pass

    with pytest.raises(ValueError, match="give a module's class"):
        name_of(Local)


def test_a_suite_that_is_not_installed_is_named() -> None:
    with pytest.raises(UserError, match=r"unknown suite 'vtx'; suites: .*vts"):
        suite_plugin("vtx")
