"""The search for the operations of a model that a driver gets wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from nncli.errors import UserError
from nnhal.model_parts import Part, exposed, part_of
from nnhal.operations.node import code_name
from nnhal.types import Model, OperandType, OperationType
from nntest.localization.comparison import difference
from nntest.localization.machine import Machine, Refusal, Values
from nntest.localization.results import (
    Localization,
    Method,
    OperationResult,
    OperationVerdict,
    culprits_of,
)

__all__ = ["CannotLocalize", "localize"]


class CannotLocalize(UserError):
    """A model that nothing can be said of."""


def localize(
    model: Model, inputs: Values, driver: Machine, reference: Machine, name: str = "model"
) -> Localization:
    """Find the operations of ``model`` that the ``driver`` gets wrong, judged by ``reference``.

    ``inputs`` are the data of all inputs. Raises CannotLocalize and UnknownSizes.
    """
    if not model.main.operations:
        raise CannotLocalize(f"{name} has no operations")
    return _Search(model, inputs, driver, reference, name).result()


class _Search:
    def __init__(
        self, model: Model, inputs: Values, driver: Machine, reference: Machine, name: str
    ) -> None:
        self._model = model
        self._inputs = dict(inputs)
        self._driver = driver
        self._reference = reference
        self._name = name
        self._remarks: list[str] = []
        self._right = {**self._inputs, **self._by_reference(exposed(model), self._inputs)}

    def _by_reference(self, part: Part, given: Values) -> dict[int, bytes]:
        try:
            return self._reference.run(part, given)
        except Refusal as refusal:
            raise CannotLocalize(
                f"the driver {self._reference.name!r}, which the values are compared with, cannot "
                f"run a part of {self._name}: {refusal}"
            ) from refusal

    def result(self) -> Localization:
        error = self._error()
        try:
            found, method = self._by_values(), Method.WHOLE
        except Refusal as refusal:
            self._remarks.append(f"The driver does not show what is inside the model: {refusal}.")
            found, method = self._by_parts(), Method.PARTS
        else:
            if (error or 0) > 1 and not culprits_of(found):
                self._remarks.append(
                    "With all its values as outputs, each operation is right. A driver that fuses "
                    "operations may compute otherwise then, so parts were run as well."
                )
                found, method = self._by_parts(), Method.PARTS
        return Localization(
            model=self._name,
            driver=self._driver.name,
            reference=self._reference.name,
            method=method,
            error=error,
            operations=tuple(found),
            remarks=tuple(self._remarks),
        )

    def _error(self) -> float | None:
        """How far the outputs of the model are off, run as it is."""
        main = self._model.main
        whole = Part(self._model, main.input_indexes, main.output_indexes)
        try:
            values = self._driver.run(whole, self._inputs)
        except Refusal as refusal:
            self._remarks.append(f"The driver does not run the model as a whole: {refusal}.")
            return None
        return difference(self._model, main.output_indexes, values, self._right).share

    # --- the whole model, everything shown ------------------------------------------------------

    def _by_values(self) -> list[OperationResult]:
        """Raises Refusal."""
        shown = self._driver.run(exposed(self._model), self._inputs)
        values = {**self._inputs, **shown}
        return [self._judged(number, values) for number in range(len(self._model.main.operations))]

    def _judged(self, number: int, values: Values) -> OperationResult:
        part = part_of(self._model, [number])
        expected = self._by_reference(part, values)
        own = difference(self._model, part.outputs, values, expected)
        before = difference(self._model, part.inputs, values, self._right)
        after = difference(self._model, part.outputs, values, self._right)
        verdict = OperationVerdict.RIGHT
        if own.is_wrong:
            verdict = OperationVerdict.WRONG
        elif before.is_wrong and after.is_wrong:
            verdict = OperationVerdict.PASSES_ON
        result = self._blank(number, verdict)
        return msgspec.structs.replace(
            result,
            own=own.share,
            before=before.share,
            after=after.share,
            finding=own.finding,
        )

    # --- parts, fed with right values -----------------------------------------------------------

    def _by_parts(self) -> list[OperationResult]:
        """Operations alone where the driver takes them so, the others in ever larger parts."""
        count = len(self._model.main.operations)
        found: dict[int, OperationResult] = {}
        size = 1
        while len(found) < count and size <= count:
            for numbers in _windows(count, size):
                if any(number not in found for number in numbers):
                    self._try(numbers, found)
            size = size * 2 if size * 2 <= count or size == count else count
        unknown = OperationVerdict.UNKNOWN
        return [found.get(number) or self._blank(number, unknown) for number in range(count)]

    def _try(self, numbers: Sequence[int], found: dict[int, OperationResult]) -> None:
        """Note what the part says of the operations that nothing is known of yet."""
        part = part_of(self._model, numbers)
        try:
            values = self._driver.run(part, self._right)
        except Refusal:
            return
        own = difference(self._model, part.outputs, values, self._right)
        known = OperationVerdict.WRONG if len(numbers) == 1 else OperationVerdict.SUSPECT
        blamed = own.is_wrong and not any(
            number in found and found[number].verdict is OperationVerdict.WRONG
            for number in numbers
        )
        for number in numbers:
            if number not in found:
                verdict = known if blamed else OperationVerdict.RIGHT
                finding = own.finding if blamed else ""
                result = self._blank(number, verdict)
                found[number] = msgspec.structs.replace(result, own=own.share, finding=finding)

    def _blank(self, number: int, verdict: OperationVerdict) -> OperationResult:
        main = self._model.main
        operation = main.operations[number]
        output = main.operands[operation.outputs[0]]
        return OperationResult(
            number=number,
            operation=code_name(OperationType, operation.type),
            type=code_name(OperandType, output.type),
            verdict=verdict,
        )


def _windows(count: int, size: int) -> Iterator[range]:
    """Parts of ``size`` operations in a row, each half over the one before."""
    step = max(1, size // 2)
    for first in range(0, max(1, count - size + 1), step):
        yield range(first, min(first + size, count))
    if count > size and (count - size) % step:
        yield range(count - size, count)
