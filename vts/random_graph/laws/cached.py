"""Prepared from a cache."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from numpy.typing import NDArray

from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.errors import HalError
from nnhal.types import CACHE_TOKEN_SIZE, ErrorStatus, HalVersion
from nntest.graph_tests.machine import arguments_of, outputs_of
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph.dice import Dice
from vts.random_graph.laws.other_way import OtherWay

__all__ = ["LAW"]


class _Cached(OtherWay):
    name: ClassVar[str] = "cached"
    title: ClassVar[str] = "Prepared from a cache"
    why: ClassVar[str] = (
        "prepareModelFromCache gives the prepared model that was saved; a cache may miss, but not "
        "compute otherwise."
    )

    def computed(
        self, device: Device, specimen: Specimen, dice: Dice
    ) -> Sequence[NDArray[Any]] | None:
        number = device.number_of_cache_files if device.hal_version >= HalVersion.V1_2 else None
        if number is None or number.model_cache + number.data_cache == 0:
            return None
        token = bytes(dice.numbers(CACHE_TOKEN_SIZE, 0, 255))
        with tempfile.TemporaryDirectory(prefix="law-") as folder:
            with CacheFiles.open(Path(folder), number, token) as files:
                device.prepare(specimen.model, cache=files)
            with CacheFiles.open(Path(folder), number, token) as files:
                found = _loaded(device, files)
        if found is None:
            return None
        arguments = arguments_of(specimen)
        return outputs_of(specimen, arguments, found.execute(arguments.request).output_shapes)


LAW: Final = _Cached()


def _loaded(device: Device, files: CacheFiles) -> PreparedModel | None:
    """None where the cache misses."""
    try:
        return device.prepare_from_cache(files)
    except HalError as error:
        if error.status != ErrorStatus.GENERAL_FAILURE:
            raise
        return None
