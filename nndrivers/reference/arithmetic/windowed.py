"""Operations with a window that slides over an image, computed in tiles of output rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.epilogue import Allocate, Epilogue
from nndrivers.reference.arithmetic.image import Image, ImageForm, ImageKernel, channels_last
from nndrivers.reference.arithmetic.loops import Loops
from nndrivers.reference.arithmetic.tiles import Tile, bind_tiles, row_tiles
from nndrivers.reference.arithmetic.weights import INPUT, WEIGHTS
from nndrivers.reference.calls import Call
from nndrivers.reference.kernel import Resources, Scratch, Step
from nndrivers.reference.native.loading import loops as native_loops
from nndrivers.reference.native.loading import loops_for
from nnhal.operand_types import is_quantized
from nnhal.operations.convolution import ConvolutionParameters
from nnhal.operations.node import Node
from nnhal.operations.spatial import Image as Extent
from nnhal.operations.spatial import WidthHeight

__all__ = ["Windowed"]


class Windowed(ImageKernel):
    """Base of convolutions: geometry, tiles and targets.

    ``window``, ``strides`` and ``columns`` say which patches :meth:`bind_tile` is given. They are
    the operation's, unless a subclass finds others to be of more use. ``is_direct`` is whether
    :meth:`bind_tile` asks for loops that convolve in one pass: see :meth:`gains_by_one_pass`.
    """

    def __init__(
        self,
        node: Node,
        arguments: ConvolutionParameters,
        epilogue: Epilogue,
        resources: Resources,
    ) -> None:
        form = ImageForm(arguments.padding, arguments.nchw)
        super().__init__(node, {INPUT: form}, arguments.nchw)
        self.arguments = arguments
        self.epilogue = epilogue
        self.resources = resources
        self.output = Extent.of(node.outputs[0].shape, arguments.nchw)
        _, height, width, _ = node.tensor(WEIGHTS).shape
        self.window = WidthHeight(width, height)
        self.strides = arguments.strides
        self.columns = self.output.width
        self.is_direct = False

    def gains_by_one_pass(self) -> bool:
        """Whether the convolution is of floats and worth a loop that rounds otherwise than BLAS.

        Of single pixels it is a matrix times a vector, which BLAS is faster at.
        """
        is_float = not is_quantized(self.node.tensor(INPUT).type)
        is_image = self.output.height * self.output.width > 1
        return is_float and is_image and self.resources.native_rounding(self.work_ns())

    def bind_images(
        self,
        inputs: Sequence[NDArray[Any] | Image | None],
        outputs: Sequence[NDArray[Any] | Image],
        scratch: Scratch,
    ) -> Step:
        image = inputs[INPUT]
        assert isinstance(image, Image)
        target = channels_last(outputs[0], self.nchw)
        return self.bind_tiles(image.padded(self.arguments.padding), target, scratch)

    def bind_tiles(self, source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        """The step from a padded image to ``target`` [batches, height, width, channels]."""

        loops = native_loops() if self.is_direct else loops_for(self.resources)

        def bind_tile(tile: Tile, allocate: Allocate) -> list[Call]:
            part = target[tile.batch, tile.first : tile.last]
            return self.bind_tile(self._patches(source, tile), part, loops, allocate)

        batches, height, width, channels = self.output
        row_bytes = width * channels * np.dtype(self.epilogue.dtype).itemsize
        shares = row_tiles(batches, height, row_bytes, self.work_ns(), self.resources)
        return bind_tiles(shares, bind_tile, self.resources, scratch)

    def bind_tile(
        self, patches: NDArray[Any], target: NDArray[Any], loops: Loops, allocate: Allocate
    ) -> list[Call]:
        """Calls from ``patches`` to ``target`` [rows, width, channels out].

        ``patches`` is a view of the image: [rows, columns, taps y, taps x, channels in].
        """
        raise NotImplementedError

    def _patches(self, source: NDArray[Any], tile: Tile) -> NDArray[Any]:
        strides, dilation, window = self.strides, self.arguments.dilation, self.window
        if window == strides == (1, 1):
            rows = source[tile.batch, tile.first : tile.last, : self.columns]
            return rows[:, :, None, None]
        _, row, column, channel = source.strides
        return as_strided(
            source[tile.batch, tile.first * strides.height :],
            (tile.rows, self.columns, window.height, window.width, source.shape[3]),
            (
                strides.height * row,
                strides.width * column,
                dilation.height * row,
                dilation.width * column,
                channel,
            ),
        )
