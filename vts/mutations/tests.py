"""Tests of a kind of mutations: one test a kind and case, which tries many of them."""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from nnhal.device import Device
from nnhal.types import ErrorStatus, HalVersion, Model
from nntest.groups.test_group import planned_variant
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.mutations.chosen_cases import kinds_by_case
from vts.mutations.mutation import Mutation, MutationGroup
from vts.mutations.subject import Subject
from vts.mutations.tried import not_refused, tried_mutations
from vts.questions import Questions
from vts.raw import RawDevice, check_refused_preparation, name_of_status, raw_devices
from vts.raw.preparation import check_not_newer
from vts.raw.runtime_only import RUNTIME_ONLY, is_runtime_only
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["MutationTests"]

_BETWEEN_SIGNS_OF_LIFE: Final = 256


class MutationTests(TestGroup):
    """Models of the corpus with mutations of all :attr:`kinds`."""

    kinds: ClassVar[Mapping[str, MutationGroup]]
    """Kinds of mutations by name, in the order of their tests."""

    def __init__(self) -> None:
        self._last: _Known | None = None

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        kinds = kinds_by_case(self.kinds.values(), corpus, thorough=thorough)
        # Case by case, so that a model is loaded once for all kinds.
        for case in corpus:
            for kind in kinds.get(case.id, ()):
                if kind.applies(case):
                    yield planned_variant(self.name, kind.name, case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        kind = self.kinds[test.name.partition("/")[0]]
        device = context.device
        if device.hal_version < kind.since:
            raise Skipped(f"the driver has HAL {device.hal_version}, this is since {kind.since}")
        raws = raw_devices(device, _interface(device, kind))
        subject = self._subject(context.case(test), raws[0])
        accepted: list[tuple[str, Failed]] = []
        questions = Questions()
        count = 0
        tried = tried_mutations(
            lambda: kind.mutate(subject),
            size=subject.operation_count,
            seed=test.id,
            thorough=context.thorough,
        )
        for mutation in tried:
            # Ways to prepare take turns after the first mutation, which goes by all of them.
            ways = raws[count % len(raws) :][:1] if count else raws
            faults = []
            with questions.question():
                faults = [fault for raw in ways if (fault := _fault(raw, mutation))]
            if faults:
                accepted.append((mutation.what, faults[0]))
            count += 1
            if count % _BETWEEN_SIGNS_OF_LIFE == 0:
                context.alive()
        for raw in raws:
            raw.callbacks.check()
        if accepted:
            raise not_refused(kind, accepted, count)
        if not count:
            raise Skipped("the model has nothing that these mutations change")
        questions.check()
        return None

    def _subject(self, case: SpecCase, raw: RawDevice) -> Subject:
        """The case's model, which the driver takes as it is. Remembered for the next test."""
        if self._last is None or not self._last.is_of(case, raw):
            check_not_newer(raw, case.model)
            if not case.expect_failure:
                _check_valid(raw, case.model)
            subject = Subject(case.model, raw.version)
            self._last = _Known(case, weakref.ref(raw.device), subject)
        return self._last.subject


class _Known(NamedTuple):
    """A case that a driver takes as it is. Does not keep the driver."""

    case: SpecCase
    device: weakref.ref[Device]
    subject: Subject

    def is_of(self, case: SpecCase, raw: RawDevice) -> bool:
        same_driver = self.device() is raw.device and self.subject.version == raw.version
        return self.case is case and same_driver


def _interface(device: Device, kind: MutationGroup) -> HalVersion:
    """By which interface a driver gets these mutations: of HIDL it has the older ones too."""
    version = device.hal_version
    if kind.until is None or version <= kind.until:
        return version
    if version.is_aidl:
        raise Skipped(f"the driver has HAL {version}, this is for HIDL only")
    return kind.until


def _check_valid(raw: RawDevice, model: Model) -> None:
    """Raises Failed when the driver calls the model itself invalid: then mutants tell nothing."""
    status, _ = raw.supported_operations(raw.words(model))
    if status == ErrorStatus.INVALID_ARGUMENT:
        if is_runtime_only(model):
            raise Skipped(f"the driver does not take the model: {RUNTIME_ONLY}")
        text = f"{raw.supported_call} of the model without any mutation: INVALID_ARGUMENT"
        raise Failed("unmutated_refused", text)


def _fault(raw: RawDevice, mutation: Mutation) -> Failed | None:
    """How the driver fails to refuse a mutation; None when it does refuse it."""
    model = mutation.model
    words = raw.words(model) if isinstance(model, Model) else model
    if mutation.is_about_model:
        status, _ = raw.supported_operations(words)
        if status != ErrorStatus.INVALID_ARGUMENT:
            text = f"{raw.supported_call} answered {name_of_status(status)}"
            return Failed("said_to_be_supported", f"{text}, expected INVALID_ARGUMENT")
    preparation = raw.prepare(words, mutation.preference, mutation.priority)
    try:
        check_refused_preparation(preparation, raw.prepare_call)
    except Failed as failed:
        return failed
    return None
