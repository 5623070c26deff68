"""Chooses the form of each tensor: as the HAL has it, or an image where that is what all want."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from nndrivers.reference.arithmetic.image import ImageForm, ImageKernel
from nndrivers.reference.planning.plan import Infos, KernelStep, PlanStep, Tensor, WidenStep, Work
from nnhal.types import OperandType

__all__ = ["choose_forms"]


def choose_forms(
    work: Sequence[Work], outputs: Sequence[int], infos: Infos
) -> tuple[PlanStep, ...]:
    """Steps for ``work``. ``outputs`` must be there in the HAL's form.

    An operand that only image kernels read, and an image kernel writes, is never anything but an
    image. Any other is made an image before the first operation that wants one.
    """
    choice = _Choice(work, outputs, infos)
    steps: list[PlanStep] = []
    made: set[Tensor] = set()
    for item in work:
        inputs = tuple(choice.input(item, position) for position in range(len(item.node.inputs)))
        for tensor in inputs:
            if tensor is not None and tensor.form is not None and tensor not in made:
                steps.append(WidenStep(Tensor(tensor.operand), tensor))
                made.add(tensor)
        written = tuple(choice.output(item, position) for position in range(len(item.node.outputs)))
        steps.append(KernelStep(item.node, item.kernel, inputs, written))
        made.update(written)
    return tuple(steps)


class _Choice:
    def __init__(self, work: Sequence[Work], outputs: Sequence[int], infos: Infos) -> None:
        self._infos = infos
        self._as_they_are = set(outputs)
        self._images: defaultdict[int, dict[bool, ImageForm]] = defaultdict(dict)
        for item in work:
            wanted = _image_inputs(item)
            for position, operand in enumerate(item.operation.inputs):
                if position in wanted:
                    self._want(operand, wanted[position])
                else:
                    self._as_they_are.add(operand)

    def _want(self, operand: int, form: ImageForm) -> None:
        """One image serves all consumers of a layout, with the widest border that any wants."""
        forms = self._images[operand]
        forms[form.nchw] = form.union(forms[form.nchw]) if form.nchw in forms else form

    def input(self, item: Work, position: int) -> Tensor | None:
        """What input ``position`` of ``item`` reads."""
        operand, wanted = item.operation.inputs[position], _image_inputs(item)
        if item.node.inputs[position] is None:
            return None
        if position not in wanted:
            return Tensor(operand)
        return self._image(operand, wanted[position].nchw)

    def output(self, item: Work, position: int) -> Tensor:
        """What output ``position`` of ``item`` writes."""
        operand, kernel = item.operation.outputs[position], item.kernel
        if not isinstance(kernel, ImageKernel) or position or operand in self._as_they_are:
            return Tensor(operand)
        direct = set(self._images.get(operand, {})) == {kernel.nchw}
        return self._image(operand, kernel.nchw) if direct else Tensor(operand)

    def _image(self, operand: int, nchw: bool) -> Tensor:
        """A float32 tensor with channels last and no border is an image as it stands."""
        info, form = self._infos[operand], self._images[operand][nchw]
        plain = info is not None and info.type == OperandType.TENSOR_FLOAT32
        return Tensor(operand, None if plain and form == ImageForm() else form)


def _image_inputs(item: Work) -> dict[int, ImageForm]:
    return item.kernel.image_inputs if isinstance(item.kernel, ImageKernel) else {}
