"""VTS as the runner sees it."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from nnhal.device import Device
from nntest.cases.case_loader import CaseLoader
from nntest.data_folders import OWN_SPECS
from nntest.groups.planned_tests import test_of as planned_test
from nntest.groups.registry import UnknownGroup
from nntest.random_graph import Claims, probing
from nntest.results import Outcome
from nntest.spec import SpecError
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.toys import ADD, FAILING_ADD, SUB, ToyDriver, device, run_tests
from vts.group_registry import GROUPS
from vts.suite import VtsSettings, VtsSuite


def suite_of(root: Path, *groups: str, **settings: bool) -> VtsSuite:
    return VtsSuite(VtsSettings(specs=str(root), groups=groups, **settings))


def test_a_plan_is_all_tests_of_the_chosen_groups(corpus: Corpus) -> None:
    plan = suite_of(corpus(V1_0__add=ADD, V1_2__sub=SUB), "general", "basic").plan()

    ids = [case.id for case in plan]
    assert [id for id in ids if id.startswith("general/")] == [
        "general/V1_0/add",
        "general/V1_2/sub",
    ]
    assert "basic/cycle" in ids
    assert {id.partition("/")[0] for id in ids} == {"basic", "general"}


def test_a_driver_that_is_slow_to_say_what_it_supports_is_described_without_claims(
    corpus: Corpus, monkeypatch: pytest.MonkeyPatch
) -> None:
    suite = suite_of(corpus(V1_0__add=ADD), "general", asks=True)
    driver = device(lambda inputs, outputs, context: None)
    monkeypatch.setattr(probing, "DEFAULT_TIME_LIMIT_S", math.inf)
    assert suite.describe(driver).claims
    monkeypatch.setattr(probing, "DEFAULT_TIME_LIMIT_S", 0.0)
    assert suite.describe(driver).claims == ()


def test_filters_that_name_a_group_plan_its_tests_and_no_others(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_2__sub=SUB)
    whole = VtsSuite(VtsSettings(specs=str(root))).plan()
    for name in GROUPS.groups:
        suite = VtsSuite(VtsSettings(specs=str(root)), filters=(f"{name}/[Vb]*", f"{name}/x"))
        assert suite.plan() == [case for case in whole if case.id.startswith(f"{name}/")]
        assert not suite.is_complete
    mixed = ("loaded_models/fenced/*", "*add")
    assert VtsSuite(VtsSettings(specs=str(root)), filters=mixed).plan() == whole
    other = VtsSuite(VtsSettings(specs=str(root), groups=("general",)), filters=("basic/*",))
    assert other.plan() == []


def test_what_repeats_tests_of_other_groups_plans_those_that_a_filter_names(
    corpus: Corpus,
) -> None:
    settings = VtsSettings(specs=str(corpus(V1_0__add=ADD, V1_2__sub=SUB)))
    whole = {case.id: case for case in VtsSuite(settings).plan()}
    ids = [id for id in whole if id.startswith(("loaded_models/", "older_interfaces/"))]
    assert len(ids) > 100
    for id in ids[::7]:
        plan = VtsSuite(settings, filters=(id,)).plan()
        assert whole[id] in plan
        assert len(plan) < len(ids) / 2


def test_a_test_by_name_reads_the_cases_of_its_family_and_the_digest_of_all() -> None:
    whole = VtsSuite(VtsSettings())
    id = "general/activation/elu_alpha_0"
    suite = VtsSuite(VtsSettings(), filters=(id,))
    assert {case.folder for case in suite.index.cases} == {"activation"}
    assert suite.index.sha256 == whole.index.sha256
    (planned,) = [case for case in suite.plan() if case.id == id]
    assert planned in VtsSuite(VtsSettings(groups=("general",))).plan()
    for filters in (("fenced/activation/*",), (id, "fenced/*"), ("general/*",), ("*elu*",)):
        suite = VtsSuite(VtsSettings(), filters=filters)
        assert len(suite.index.cases) == len(whole.index.cases)


def test_planning_a_test_imports_only_the_module_of_its_group(corpus: Corpus) -> None:
    code = f"""
import sys
from vts.suite import VtsSettings, VtsSuite
suite = VtsSuite(VtsSettings(specs={str(corpus(V1_0__add=ADD))!r}), filters=("general/V1_0/add",))
assert len(suite.plan()) == 1
print(*(name for name in sys.modules if name.startswith("vts.groups.")))
"""

    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert loaded.stdout.split() == ["vts.groups.general"]


def test_tests_of_one_spec_are_one_batch(corpus: Corpus) -> None:
    spec = ADD + 'example.AddVariations("relaxed")\n'

    plan = suite_of(corpus(V1_0__add=spec, V1_2__sub=SUB), "general").plan()

    assert [case.batch for case in plan] == ["V1_0/add.mod.py"] * 2 + ["V1_2/sub.mod.py"]


def test_a_worker_knows_a_test_from_its_payload_alone(corpus: Corpus) -> None:
    (case,) = suite_of(corpus(V1_0__add=ADD), "general").plan()

    test = planned_test(case)

    assert (test.id, test.group, test.case) == (case.id, "general", "add")
    assert test.operations == ("ADD",)


def test_an_equal_suite_is_made_from_its_settings(corpus: Corpus) -> None:
    suite = suite_of(corpus(V1_0__add=ADD), "general", thorough=True, quick=True)

    again = VtsSuite.of(suite.settings)

    assert again.chosen == suite.chosen
    assert again.plan() == suite.plan()


def test_a_test_without_result_of_its_own_is_described_all_the_same(corpus: Corpus) -> None:
    suite = suite_of(corpus(V1_0__add=ADD), "general")
    (case,) = suite.plan()

    result = suite.result(case, Outcome.CRASH, "was killed", ["a", "b"])

    assert (result.id, result.outcome, result.reason) == (case.id, Outcome.CRASH, "was killed")
    assert (result.group, result.folder, result.operations) == ("general", "V1_0", ("ADD",))
    assert (result.types, result.evidence) == (("TENSOR_FLOAT32",), ("a", "b"))


def test_a_suite_of_some_groups_says_so(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD)

    assert suite_of(root, "general").reductions()[0] == (
        f"1 of {len(GROUPS.groups)} test groups: general"
    )
    assert not suite_of(root, "general").is_complete
    assert suite_of(root).is_complete
    assert suite_of(root, thorough=True).reductions() == []
    assert "executed once" in suite_of(root, thorough=True, quick=True).reductions()[0]


def test_a_quick_test_is_one_execution(corpus: Corpus) -> None:
    counts = []
    for quick in (True, False):
        executions: list[int] = []

        def compute(inputs, outputs, context, executions=executions) -> None:
            executions.append(1)
            outputs[0].write(np.array([11, 22], np.float32))

        (result,) = run_tests(corpus(V1_0__add=ADD), device(compute), quick=quick)
        assert result.outcome is Outcome.SUCCESS, result.reason
        counts.append(len(executions))
    assert counts[0] == 1
    assert counts[1] > 1


def test_a_folder_without_specs_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SpecError):
        suite_of(tmp_path, "general").plan()


def test_by_default_the_corpus_is_our_own() -> None:
    assert VtsSettings().root == OWN_SPECS
    assert OWN_SPECS.is_dir()


def test_groups_are_found_by_name_in_one_order() -> None:
    names = list(GROUPS.groups)

    assert {"basic", "general", "model_validation"} <= set(names)
    assert [group.name for group in GROUPS.named(["general", "basic"])] == ["basic", "general"]
    assert [group.name for group in GROUPS.named([])] == names
    assert GROUPS.of("general/V1_0/add").name == "general"


def test_every_group_says_what_it_asks() -> None:
    for name, group in GROUPS.groups.items():
        assert group.name == name == name.lower()
        assert group.title
        assert group.source
        assert group.summary.endswith(".")


def test_a_group_that_is_not_there_is_named_with_the_nearest() -> None:
    with pytest.raises(UnknownGroup, match="Did you mean 'general'"):
        GROUPS.named(["genral"])


def test_a_case_is_loaded_once_and_only_the_last_keeps_its_model(corpus: Corpus) -> None:
    root = corpus(V1_0__add=ADD, V1_0__fails=FAILING_ADD)
    loader = CaseLoader(root)

    add = loader.load("V1_0/add.mod.py", "add")
    model = add.model
    assert loader.load("V1_0/add.mod.py", "add").model is model

    loader.load("V1_0/fails.mod.py", "fails")

    assert loader.load("V1_0/add.mod.py", "add") is add
    assert add.model is not model


def test_a_single_spec_is_a_corpus_too(corpus: Corpus) -> None:
    path = corpus(V1_0__add=ADD) / "V1_0" / "add.mod.py"

    assert CaseLoader(path).load("add.mod.py", "add").name == "add"


@pytest.mark.parametrize(("timeout_s", "limit_s"), [(None, 10.0), (96.0, 10.0), (12.0, 3.0)])
def test_a_slow_driver_is_asked_for_its_claims_while_its_introduction_has_time(
    timeout_s: float | None, limit_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The introduction ends after half of the time that a call may take, as a HANG."""
    limits = []

    def ask(device: Device, *, time_limit_s: float) -> Claims:
        limits.append(time_limit_s)
        return Claims(device.hal_version, frozenset(), complete=False)

    monkeypatch.setattr(probing, "claims_of", ask)
    slow = Device(ToyDriver(), callback_timeout_s=timeout_s)
    VtsSuite(VtsSettings(asks=True), filters=("basic/*",)).describe(slow)
    assert limits == [limit_s]
