"""The self-test as the runner sees it: a case is a defect, which tests of a suite are run on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from nntest.failure import Failure
from nntest.results import CaseResult, Outcome
from nntest.runner.suite import ChosenSuite, PlannedCase
from nntest.self_test.defects import Defect
from nntest.self_test.results import DefectResult
from nntest.self_test.trials import Found

__all__ = ["DefectSuite"]

_Defect = TypeVar("_Defect", bound=Defect)
_Settings = TypeVar("_Settings", bound=msgspec.Struct)


class DefectSuite(ChosenSuite[_Settings], Generic[_Defect, _Settings]):
    """Runs tests of a suite on drivers with defects. ``result_type`` is a DefectResult."""

    result_type: ClassVar[type[DefectResult]]

    @property
    @abstractmethod
    def defects(self) -> Mapping[str, _Defect]:
        """All that are known, by name."""

    def known(self, name: str) -> _Defect:
        """The defect ``name``."""
        return self.defects[name]

    @abstractmethod
    def defect_of(self, case: PlannedCase) -> str:
        """The name of the defect that ``case`` is about; empty where it is about any."""

    def target(self, defect: _Defect) -> str:
        """Return the name of a driver with ``defect``, as it is tested, for ``--driver``."""
        return defect.target

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> DefectResult:
        result = self.result_type(id=case.id, outcome=outcome, why=why, evidence=tuple(evidence))
        name = self.defect_of(case)
        return self.about(result, name) if name else result

    def about(self, result: DefectResult, name: str) -> DefectResult:
        """``result`` with what is known of the defect ``name``."""
        defect = self.known(name)
        return msgspec.structs.replace(
            result,
            defect=name,
            area=defect.area,
            summary=defect.summary,
            target=self.target(defect),
        )

    def missed(self, case: PlannedCase, tests: int) -> DefectResult:
        """The result of a defect with which none of so many tests fails."""
        result = self.result(case, Outcome.FAILURE, f"none of {tests} tests fails")
        return msgspec.structs.replace(result, tests=tests)

    def caught(
        self, case: PlannedCase, name: str, group: str, failure: CaseResult, tests: int
    ) -> DefectResult:
        """The result of the defect ``name``: ``failure`` is because of it, after so many tests."""
        return msgspec.structs.replace(
            self.result(case, Outcome.SUCCESS, ""),
            defect=name,
            group=group,
            test=failure.id,
            test_outcome=failure.outcome,
            test_reason=failure.reason,
            tests=tests,
            duration_ns=failure.duration_ns,
        )

    def tried(self, case: PlannedCase, name: str, found: Found) -> DefectResult:
        """The result of the defect ``name``, in which trials of tests have ``found`` a failure or
        none.
        """
        failure = found.failure
        if failure is None:
            result = self.missed(case, found.tests)
        else:
            result = self.caught(case, name, failure.group, failure, found.tests)
        return msgspec.structs.replace(result, false_alarms=found.false_alarms)
