"""A driver of HIDL by the interfaces of all versions before its own, which it has too.

Source: Android's VTS of each version, which tests every driver that has that version's interface;
the framework of an older release has no other. What is tested is what differs: start-up queries,
preparation and execution have calls of their own in each version, and models and requests other
structs. Of what other groups ask of executions, a few tests of each are repeated. Beyond it, the
older calls execute models that the newest interface has prepared.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from typing import Final

import msgspec

from nnhal.types import HalVersion
from nntest.groups.sampling import some_of_each
from nntest.judge import Judgment
from vts.execution_sample import EXECUTING, few_tests
from vts.groups.older_interfaces.older_calls import MODELS, OLDER_CALLS, execute_by_older_call
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup, may_begin

__all__ = ["GROUP"]

_V: Final = HalVersion

_OLDER: Final = (_V.V1_2, _V.V1_1, _V.V1_0)

_OF_ALL: Final = ("basic", "general", "model_validation", "request_validation")
_SINCE_1_2: Final = ("dynamic_output_shape", "burst_validation", "compilation_caching")
"""Groups whose subject has calls of its own in each version. Groups that came later are the newest
version's, or have no other."""

_MAX_OF_A_KIND: Final = 2
_OF_AN_EXECUTING_GROUP: Final = 4

_NEWEST_MODEL: Final = "newest_model"


class _OlderInterfaces(TestGroup):
    name = "older_interfaces"
    title = "Interfaces of older versions"
    summary = (
        "Through the interface of every HIDL version before its own, a driver answers start-up "
        "queries, prepares, executes and refuses like a driver of that version. Older calls also "
        "execute models that the newest call has prepared."
    )
    source = "the VTS of each version"
    since = _V.V1_1

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return self.tests_under(("",), corpus, thorough=thorough)

    def tests_under(
        self, starts: Sequence[str], corpus: Sequence[IndexedCase], *, thorough: bool
    ) -> Iterable[PlannedTest]:
        for version in _OLDER:
            if not may_begin(starts, version.value):
                continue
            known = [case for case in corpus if _is_known(case, version)]
            for test in _of_version(version, known, starts):
                name = f"{version.value}/{test.id}"
                yield msgspec.structs.replace(test, group=self.name, name=name)
        for call, model in product(OLDER_CALLS, MODELS):
            yield PlannedTest(group=self.name, name=f"{_NEWEST_MODEL}/{call}/{model}")

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        from vts.group_registry import GROUPS

        version, _, id = test.name.partition("/")
        has = context.device.hal_version
        if has.is_aidl:
            raise Skipped("a driver of AIDL has one interface, whose version it says")
        if version == _NEWEST_MODEL:
            return _on_newest_model(id, context)
        if has <= _V(version):
            raise Skipped(f"the driver has HAL {has}, which the other groups test")
        group = GROUPS.of(id)
        inner = msgspec.structs.replace(test, group=group.name, name=id.partition("/")[2])
        return group.run(inner, replace(context, version=_V(version)))


GROUP: Final = _OlderInterfaces()


def _on_newest_model(name: str, context: Context) -> Judgment | None:
    call, model = name.split("/")
    has = context.device.hal_version
    call_since, model_since = OLDER_CALLS[call][0], MODELS[model][0]
    if has <= call_since:
        raise Skipped(f"the driver has HAL {has}, which the other groups test")
    if has < model_since:
        raise Skipped(f"the model needs HAL {model_since}, the driver has {has}")
    return execute_by_older_call(context, call, model)


def _is_known(case: IndexedCase, version: HalVersion) -> bool:
    needed = _V.__members__.get(case.version)
    return needed is not None and needed <= version


def _of_version(
    version: HalVersion, cases: Sequence[IndexedCase], starts: Sequence[str]
) -> Iterator[PlannedTest]:
    """Tests that tell the interface of ``version`` from others; models that it knows."""
    from vts.group_registry import GROUPS

    def is_wanted(name: str) -> bool:
        return may_begin(starts, f"{version.value}/{name}")

    for name in filter(is_wanted, (*_OF_ALL, *(_SINCE_1_2 if version >= _V.V1_2 else ()))):
        group = GROUPS.of(name)
        if name == "general":
            of_operations = some_of_each(cases, lambda case: case.operations)
            chosen = [*of_operations, *_relaxed(cases, version)]
            yield from group.tests(chosen, thorough=False)
        else:
            yield from _few_of_each_kind(group.tests(cases, thorough=False))
    for name in filter(is_wanted, EXECUTING):
        if GROUPS.of(name).since <= version:
            yield from few_tests(name, cases, with_case=_OF_AN_EXECUTING_GROUP)


def _relaxed(cases: Iterable[IndexedCase], version: HalVersion) -> list[IndexedCase]:
    """Some models that may be computed in half precision, which HAL 1.1 has brought."""
    if version < _V.V1_1:
        return []
    relaxed = (case for case in cases if any(type.endswith("relaxed") for type in case.types))
    return list(islice(relaxed, _MAX_OF_A_KIND))


def _few_of_each_kind(tests: Iterable[PlannedTest]) -> Iterator[PlannedTest]:
    """Tests without a case, and the first ones of each kind of mutation."""
    return some_of_each(
        tests,
        lambda test: test.name.partition("/")[0] if test.case else "",
        lambda kind: _MAX_OF_A_KIND if kind else math.inf,
    )
