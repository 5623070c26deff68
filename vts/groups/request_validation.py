"""Requests with one thing wrong, by every way to execute: each must be refused.

Source: ``ValidateRequest.cpp`` of Android's VTS, and the HAL's rules that it leaves out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nntest.groups.test_group import planned_variant
from nntest.judge import Judgment
from vts.mutations.chosen_cases import kinds_by_case
from vts.mutations.refused_requests import check_all_refused, with_own_pools
from vts.mutations.requests import KINDS
from vts.prepared import arguments_of
from vts.raw import prepare_raw, raw_device
from vts.test_group import Context, IndexedCase, PlannedTest, TestGroup

__all__ = ["GROUP"]


class _RequestValidation(TestGroup):
    name = "request_validation"
    title = "Request validation"
    summary = "A request with one thing wrong is refused, whichever way it is executed."
    source = "ValidationTest (ValidateRequest.cpp)"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        good = [case for case in corpus if not case.expect_failure]
        kinds = kinds_by_case(KINDS.values(), good, thorough=thorough)
        for case in good:
            for kind in kinds.get(case.id, ()):
                yield planned_variant(self.name, kind.name, case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        kind = KINDS[test.name.partition("/")[0]]
        case = context.case(test)
        raw = raw_device(context.device)
        model = with_own_pools(kind.model_of(case.model))
        prepared_model = prepare_raw(raw, model)
        request = arguments_of(case, context.pools).request
        arguments = context, raw, prepared_model, kind, model, request
        check_all_refused(*arguments, seed=test.id, in_turns=not context.thorough)
        return None


GROUP: Final = _RequestValidation()
