"""Images as convolutions like them: float32, channels last, with their padding in place.

Between two convolutions the planner keeps a tensor in this form instead of the HAL's. A quantized
image holds ``code - zero_point`` in float32: a product of 8-bit numbers and sums of such products
are exact there below 2^24, matrix products are fast, and a border of zeros is padding. The border
is that of the consumer, so that nobody copies an image only to pad it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Arrays, OptionalArrays, Scratch, Step
from nnhal.operand_types import is_quantized
from nnhal.operations.node import Node, Shape, TensorInfo
from nnhal.operations.spatial import Image as Extent
from nnhal.operations.spatial import Padding

__all__ = [
    "NO_PADDING",
    "Image",
    "ImageForm",
    "ImageKernel",
    "channels_last",
    "clear_border",
    "widen",
]

NO_PADDING: Final = Padding(0, 0, 0, 0)


class ImageForm(NamedTuple):
    """Form of an image in memory; ``nchw`` is the layout of the HAL tensor that it stands for."""

    padding: Padding = NO_PADDING
    nchw: bool = False

    def buffer_shape(self, shape: Shape) -> Shape:
        """Shape of the padded array for a HAL tensor of ``shape`` (rank 4)."""
        extent, padding = Extent.of(shape, self.nchw), self.padding
        height = padding.top + extent.height + padding.bottom
        width = padding.left + extent.width + padding.right
        return (extent.batches, height, width, extent.channels)

    def union(self, other: ImageForm) -> ImageForm:
        """The form that serves both, which are of one layout."""
        return ImageForm(Padding(*map(max, self.padding, other.padding)), self.nchw)


@dataclass(frozen=True, slots=True, eq=False)
class Image:
    """A float32 array [batches, padded height, padded width, channels] and its padding."""

    form: ImageForm
    buffer: NDArray[Any]

    @property
    def interior(self) -> NDArray[Any]:
        """[batches, height, width, channels] without the border; shares memory."""
        left, right, top, bottom = self.form.padding
        _, height, width, _ = self.buffer.shape
        return self.buffer[:, top : height - bottom, left : width - right]

    def padded(self, padding: Padding) -> NDArray[Any]:
        """The part with just ``padding`` around the interior, which this form must contain."""
        left, right, top, bottom = (
            own - wanted for own, wanted in zip(self.form.padding, padding, strict=True)
        )
        _, height, width, _ = self.buffer.shape
        return self.buffer[:, top : height - bottom, left : width - right]


def clear_border(image: Image, value: int = 0) -> list[Call]:
    """Fill what is around the interior: the memory may have served another tensor."""
    left, right, top, bottom = image.form.padding
    buffer = image.buffer
    strips = [
        buffer[:, :top],
        buffer[:, buffer.shape[1] - bottom :],
        buffer[:, top : buffer.shape[1] - bottom, :left],
        buffer[:, top : buffer.shape[1] - bottom, buffer.shape[2] - right :],
    ]
    return [partial(strip.fill, value) for strip in strips if strip.size]


def widen(source: NDArray[Any], image: Image, info: TensorInfo) -> list[Call]:
    """Make ``image``, border included, of a HAL tensor, less its zero point if quantized."""
    zero_point = info.zero_point if is_quantized(info.type) else 0
    pixels = channels_last(source, image.form.nchw)
    calls = clear_border(image, zero_point)
    calls.append(partial(np.copyto, image.interior, pixels))
    if zero_point:
        # The whole buffer is contiguous, which makes this several times faster than the interior.
        buffer = image.buffer
        calls.append(partial(np.subtract, buffer, np.array(zero_point, buffer.dtype), buffer))
    return calls


def channels_last(tensor: NDArray[Any] | Image, nchw: bool) -> NDArray[Any]:
    """[batches, height, width, channels] of a tensor in whatever form; shares memory."""
    if isinstance(tensor, Image):
        return tensor.interior
    return tensor.transpose(0, 2, 3, 1) if nchw else tensor


class ImageKernel:
    """A kernel that reads and writes images where the planner finds this of use.

    A subclass says in ``image_inputs`` which inputs it must have as images, and in which form
    (with how much border); ``image_output`` is the layout of output 0 if it can be an image. It
    implements :meth:`bind_images`.
    """

    def __init__(self, node: Node, image_inputs: dict[int, ImageForm], nchw: bool) -> None:
        self.node = node
        self.image_inputs = image_inputs
        self.nchw = nchw

    def work_ns(self) -> float:
        """A guess at the duration on one thread; 0 for what is never native."""
        return 0.0

    def bind_images(
        self,
        inputs: Sequence[NDArray[Any] | Image | None],
        outputs: Sequence[NDArray[Any] | Image],
        scratch: Scratch,
    ) -> Step:
        """Bind like ``Kernel.bind``; the inputs in ``image_inputs`` are images, output 0 may be
        one.

        The border of an output image is not the kernel's to clear.
        """
        raise NotImplementedError

    def bind(self, inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        """Binds between HAL tensors, with images of its own."""
        given: list[NDArray[Any] | Image | None] = list(inputs)
        calls: list[Call] = []
        for index, form in self.image_inputs.items():
            info, array = self.node.tensor(index), inputs[index]
            assert array is not None
            image = Image(form, scratch.kept(form.buffer_shape(info.shape), np.float32))
            given[index] = image
            calls += widen(array, image, info)
        return run_all([*calls, self.bind_images(given, outputs, scratch)])
