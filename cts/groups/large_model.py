"""A large model: a network with as many operations as a Mask R-CNN, built, compiled and computed.

Source: Android's ``TestValidateModel.cpp``.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cts.expect import NO_ERROR, expect, require
from cts.large_network import MIN_OPERATIONS, large_network, network_execution, network_outputs
from cts.test_group import Context, Directed
from cts.ways import ALL, FENCED

__all__ = ["GROUP"]


GROUP: Final = Directed(
    name="large_model",
    title="A large model",
    summary=(
        "A network of some 300 operations, whose number of results depends on the data, can be "
        "built, compiled and computed in every way, also with unknown dimensions between its "
        "operations."
    ),
    source="ValidateModelTest (MaskRCNN)",
)


@GROUP.cells("{}_dimensions", {"known": True, "unknown": False})
def _check(context: Context, known: bool) -> None:
    model = large_network(context.runtime, known=known)
    count = len(model.hal.main.operations)
    require(count >= MIN_OPERATIONS, True, f"whether {count} operations are many")
    compilation = context.compiled(model)
    for way in ALL:
        if way is FENCED:  # which needs outputs of known dimensions
            continue
        context.alive()
        execution, rooms = network_execution(compilation)
        expect(NO_ERROR, way.compute, execution)
        outputs = network_outputs(execution, rooms)
        for index, (output, largest) in enumerate(outputs):
            require(output.size > 0, True, f"whether output {index} has elements, {way}")
            require(bool(np.all(np.isfinite(output))), True, f"whether {index} has numbers, {way}")
            is_right = np.isinf(largest) or bool(np.all((output >= 0) & (output <= largest)))
            require(is_right, True, f"whether output {index} is within 0 and {largest:g}, {way}")
