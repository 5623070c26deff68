"""Runtimes of a localization: what each makes of a part of a file."""

from __future__ import annotations

import numpy as np

from mlts.localization import runtimes
from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nntflite.graph import File, GraphBuilder, Quantization
from nntflite.schema import TensorType
from nntflite.writer import write


def signed_resize() -> bytes:
    """A resize of signed codes, whose coordinates TF Lite rounds, which the HAL does not allow."""
    build = GraphBuilder()
    codes = Quantization((0.05,), (-3,))
    x = build.tensor("x", TensorType.INT8, (1, 4, 4, 2), codes)
    y = build.tensor("y", TensorType.INT8, (1, 7, 7, 2), codes)
    size = build.tensor("size", TensorType.INT32, (2,), None, np.full(2, 7, "i4").tobytes())
    build.operator("RESIZE_BILINEAR", [x, size], [y])
    return write(File((build.finish([x], [y]),)))


def test_an_approximate_import_is_judged_by_a_file_that_is_as_exact_as_the_hal() -> None:
    driver = runtimes._Hal(Device(ReferenceDriver()), relaxed=False)
    file = signed_resize()
    given = [np.random.default_rng(0).integers(-128, 128, (1, 4, 4, 2)).astype("i1")]
    ((actual,),), reply = driver.run(file, [given], (0,))
    assert reply.approximation
    tf_lite = runtimes._Baseline(".tflite")
    ((as_imported,),), _ = tf_lite.run(driver.as_imported, [given], (0,))
    ((own,),), _ = tf_lite.run(file, [given], (0,))
    assert actual.tolist() == as_imported.tolist() != own.tolist()
