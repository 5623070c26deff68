"""Model as a HAL version expresses it, valid or not.

:func:`nnhal.versions.convert_to` refuses what a version does not have; a test that sends invalid
models must not be stopped by its own side.
"""

from __future__ import annotations

from collections import Counter

from nnhal.types import HalVersion, Model, ModelV1_0, ModelV1_1, ModelV1_2, OperandV1_0, OperandV1_2
from nnhal.versions import AnyModel

__all__ = ["in_words_of"]


def in_words_of(version: HalVersion, model: Model) -> AnyModel:
    """``model`` for a driver of ``version``. What the version has no words for is left out.

    The numbers of consumers are right, whatever else is wrong.
    """
    if version >= HalVersion.V1_3:
        return model
    main = model.main
    rest = main.operations, main.input_indexes, main.output_indexes
    data = model.operand_values, model.pools
    relaxed = model.relax_computation_float32_to_float16
    if version >= HalVersion.V1_2:
        return ModelV1_2(
            _operands_1_2(model), *rest, *data, relaxed, model.extension_name_to_prefix
        )
    if version >= HalVersion.V1_1:
        return ModelV1_1(_operands_1_0(model), *rest, *data, relaxed)
    return ModelV1_0(_operands_1_0(model), *rest, *data)


def _operands_1_2(model: Model) -> tuple[OperandV1_2, ...]:
    consumers = _consumers(model)
    return tuple(
        OperandV1_2(
            o.type,
            o.dimensions,
            consumers[i],
            o.scale,
            o.zero_point,
            o.lifetime,
            o.location,
            o.extra_params,
        )
        for i, o in enumerate(model.main.operands)
    )


def _operands_1_0(model: Model) -> tuple[OperandV1_0, ...]:
    consumers = _consumers(model)
    return tuple(
        OperandV1_0(
            o.type, o.dimensions, consumers[i], o.scale, o.zero_point, o.lifetime, o.location
        )
        for i, o in enumerate(model.main.operands)
    )


def _consumers(model: Model) -> Counter[int]:
    return Counter(index for operation in model.main.operations for index in operation.inputs)
