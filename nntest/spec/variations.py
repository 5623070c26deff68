"""Variations of an example: the same graph in another type, layout, axis, activation or role.

A variation changes a copy of the model, never the model of the spec. ``SkipVariation`` says
that it does not apply.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from nntest.spec.model import Model
from nntest.spec.operands import Input, Internal, Operand, Output, Parameter, Type


class SkipVariation(Exception):
    """The variation has nothing to change in this model."""


_RANGES = {
    "TENSOR_QUANT8_ASYMM": (0, 255),
    "TENSOR_QUANT16_ASYMM": (0, 65535),
    "TENSOR_QUANT8_SYMM_PER_CHANNEL": (-127, 127),
    "TENSOR_QUANT8_ASYMM_SIGNED": (-128, 127),
    "UINT32": (0, 2**32 - 1),
}


def dequantize(values: NDArray[np.float32], source: Type) -> NDArray[np.float32]:
    """Real values of stored ones, in float32 as Android's generator computes them."""
    values = values - np.float32(source.zeroPoint)
    if source.scale:
        values = values * np.float32(source.scale)
    if source.extraParams is not None:
        scales = source.extraParams.broadcast(len(source.dimensions))
        return (values * scales).astype(np.float32)
    return values


def quantize(values: Any, target: Type) -> NDArray[Any]:
    """Stored values of real ones: divided by the scale, rounded half to even, clamped."""
    result: NDArray[Any] = np.asarray(values)
    if target.scale:
        result = result / result.dtype.type(target.scale)
    if target.extraParams is not None:
        result = result / target.extraParams.broadcast(len(target.dimensions))
    result = result + result.dtype.type(target.zeroPoint)
    if not target.is_float:
        result = np.round(result).astype(np.int64)
    if target.type in _RANGES:
        result = np.clip(result, *_RANGES[target.type])
    return result


class ModelVariation:
    """One way to change a model. ``name`` becomes part of the test's name."""

    supports_subgraphs: ClassVar[bool] = False

    def __init__(self, name: str | None = None) -> None:
        self.name = name
        self.targetOperands: dict[Operand, Any] = {}

    def Identify(self, operandArgs: Any = None, paramArgs: Any = None) -> ModelVariation:
        """Choose the operands to change, with an argument for each where it needs one."""
        if isinstance(operandArgs, Mapping):
            self.targetOperands = dict(operandArgs)
        elif operandArgs is not None:
            self.targetOperands = dict.fromkeys(operandArgs)
        return self

    def default_name(self) -> str:
        return ""

    def targets(self, model: Model) -> dict[Operand, Any]:
        """The operands to change when the spec names none."""
        return {}

    def transform_operand(self, operand: Operand, argument: Any) -> Operand:
        return operand

    def transform_model(self, model: Model) -> None:
        """Change the model as a whole."""

    def apply(self, model: Model) -> None:
        """Change ``model``, which must be a copy. Raises SkipVariation."""
        if not self.supports_subgraphs and model.subgraphs():
            raise TypeError(f"{type(self).__name__} does not support subgraphs")
        targets = self.targetOperands or self.targets(model)
        own = {operand: operand for operand in model.operands}
        for operand, argument in targets.items():
            if operand not in own:
                raise ValueError(f"{operand} is not an operand of the model")
            model.replace([self.transform_operand(own[operand], argument)])
        self.transform_model(model)


class DefaultVariation(ModelVariation):
    """The example as it is written."""

    supports_subgraphs = True


class ImplicitVariation(ModelVariation):
    """A variation that a spec may write as a bare string."""

    kinds: ClassVar[list[type[ImplicitVariation]]] = []

    def __init_subclass__(cls) -> None:
        ImplicitVariation.kinds.append(cls)

    @staticmethod
    def accepts(value: str) -> bool:
        return False


class DataTypeConverter(ImplicitVariation):
    """Another data type: ``float16``, ``int32``, ``quant8``, ``quant8_signed``.

    Without a target type, each identified operand carries ``[type, scale, zero point, ...]``.
    """

    supports_subgraphs = True
    _names: ClassVar = {
        "TENSOR_QUANT8_SYMM_PER_CHANNEL": "channelQuant8",
        "TENSOR_QUANT8_ASYMM": "quant8",
        "TENSOR_QUANT8_ASYMM_SIGNED": "quant8_signed",
        "TENSOR_INT32": "int32",
        "TENSOR_FLOAT16": "float16",
    }

    def __init__(
        self,
        targetType: str | None = None,
        name: str | None = None,
        scale: float | None = None,
        zeroPoint: int | None = None,
    ) -> None:
        super().__init__(name)
        if targetType is not None and not self.accepts(targetType):
            raise ValueError(f"unknown target type {targetType!r}")
        self.targetType = targetType
        self.scale = scale
        self.zeroPoint = zeroPoint

    @staticmethod
    def accepts(value: str) -> bool:
        return value.lower() in ("float16", "int32", "quant8", "quant8_signed")

    def default_name(self) -> str:
        if self.targetType is not None:
            return self.targetType.lower()
        arguments = self.targetOperands.values()
        types = {a[0] for a in arguments if not isinstance(a, DataTypeConverter)}
        return next((name for code, name in self._names.items() if code in types), "float32")

    def targets(self, model: Model) -> dict[Operand, Any]:
        if self.targetType is None:
            return {}
        tensor, scalar = self._target_types(self.targetType)
        chosen: dict[Operand, Any] = {}
        for operand in model.operands:
            if operand.type.type == "SUBGRAPH":
                chosen[operand] = self
            elif operand.type.type == "TENSOR_FLOAT32":
                chosen[operand] = tensor
            elif operand.type.type == "FLOAT32" and scalar is not None:
                chosen[operand] = scalar
        return chosen

    def _target_types(self, target: str) -> tuple[list[Any], list[Any] | None]:
        if not target.startswith("quant8"):
            return ["TENSOR_" + target.upper()], [target.upper()]
        if self.scale is None or self.zeroPoint is None:
            raise ValueError(f"conversion to {target} needs a scale and a zero point")
        signed = "_SIGNED" if target == "quant8_signed" else ""
        return ["TENSOR_QUANT8_ASYMM" + signed, self.scale, self.zeroPoint], None

    def transform_operand(self, operand: Operand, argument: Any) -> Operand:
        if isinstance(argument, DataTypeConverter):
            assert operand.value is not None
            argument.apply(operand.value[0])
            return operand
        source = operand.type
        operand.type = Type.of(argument[0], source.dimensions, *argument[1:])
        if operand.has_value():
            real = dequantize(operand.values().astype(np.float32), source)
            operand.SetValueFromNumpy(quantize(real, operand.type))
        return operand


class RelaxedModeConverter(ImplicitVariation):
    """Float32 computed with the range and precision of float16, or not."""

    supports_subgraphs = True

    def __init__(self, isRelaxed: bool | str = True, name: str | None = None) -> None:
        super().__init__(name)
        self.isRelaxed = isRelaxed if isinstance(isRelaxed, bool) else True

    @staticmethod
    def accepts(value: str) -> bool:
        return value.lower() == "relaxed"

    def default_name(self) -> str:
        return "relaxed" if self.isRelaxed else "float"

    def transform_model(self, model: Model) -> None:
        model.RelaxedExecution(self.isRelaxed)


class DataLayoutConverter(ImplicitVariation):
    """Converter between NHWC and NCHW: tensors of rank 4, vectors of 4 values, the layout flag."""

    def __init__(self, targetLayout: str = "nchw", name: str | None = None) -> None:
        super().__init__(name)
        self.targetLayout = targetLayout.lower()
        to_nchw = self.targetLayout == "nchw"
        self.perm = (0, 3, 1, 2) if to_nchw else (0, 2, 3, 1)
        self.param = to_nchw

    @staticmethod
    def accepts(value: str) -> bool:
        return value.lower() in ("nhwc", "nchw")

    def default_name(self) -> str:
        return self.targetLayout

    def transform_operand(self, operand: Operand, argument: Any) -> Operand:
        rank = len(operand.type.dimensions)
        if rank == 4:
            _transpose(operand, self.perm)
        elif rank == 1 and operand.value is not None and len(operand.value) == 4:
            operand.SetValueFromNumpy(operand.values()[list(self.perm)])
        elif operand.type.type == "BOOL":
            operand.SetValue(self.param)
        else:
            raise TypeError(f"{operand} cannot change its data layout")
        return operand


def _transpose(operand: Operand, perm: Sequence[int]) -> None:
    if operand.has_value():
        operand.SetValueFromNumpy(operand.values().transpose(perm))
    source = operand.type
    dimensions = [source.dimensions[i] for i in perm]
    operand.type = Type.of(source.type, dimensions, source.scale, source.zeroPoint)


class AxisConverter(ModelVariation):
    """Axis ``origin`` moved to ``target``, and the dimensions ``drop`` left out."""

    def __init__(
        self,
        origin: int,
        target: int,
        dim: int,
        drop: int | Iterable[int] = (),
        name: str | None = None,
    ) -> None:
        super().__init__(name)
        self.origin, self.target, self.dim = origin, target, dim
        self.perm = list(range(dim))
        self.perm.insert(target % dim, self.perm.pop(origin))
        dropped = [drop] if isinstance(drop, int) else drop
        self.drop = [i % dim for i in dropped]
        if target % dim in self.drop:
            raise ValueError(f"axis {target} cannot be dropped")

    def default_name(self) -> str:
        axis = self.target % self.dim
        axis -= sum(i < axis for i in self.drop)
        sign = "_neg" if self.target < 0 else ""
        return f"dim{self.dim - len(self.drop)}_axis{axis}{sign}"

    def transform_operand(self, operand: Operand, argument: Any) -> Operand:
        if operand.type.type == "INT32":
            operand.SetValue(self._axis_after_drop())
        elif len(operand.type.dimensions) == self.dim:
            _transpose(operand, self.perm)
            self._drop(operand)
        else:
            raise TypeError(f"{operand} cannot change its axis: rank is not {self.dim}")
        return operand

    def _axis_after_drop(self) -> int:
        if self.target >= 0:
            return self.target - sum(i < self.target for i in self.drop)
        return self.target + sum(i > self.target + self.dim for i in self.drop)

    def _drop(self, operand: Operand) -> None:
        source = operand.type
        if operand.value is not None:
            index = tuple(0 if i in self.drop else slice(None) for i in range(self.dim))
            operand.SetValueFromNumpy(operand.values()[index])
        dimensions = [d for i, d in enumerate(source.dimensions) if i not in self.drop]
        operand.type = Type.of(source.type, dimensions, source.scale, source.zeroPoint)


class ActivationConverter(ImplicitVariation):
    """Another fused activation: its code in the parameter, its clamp on the output."""

    actMap: ClassVar[dict[str, tuple[int, float | None, float | None]]] = {
        "none": (0, None, None),
        "relu": (1, 0.0, None),
        "relu1": (2, -1.0, 1.0),
        "relu6": (3, 0.0, 6.0),
    }

    def __init__(self, act: str = "relu", name: str | None = None) -> None:
        super().__init__(name)
        self.act = act.lower()
        self.enum, self.low, self.high = self.actMap[self.act]

    @staticmethod
    def accepts(value: str) -> bool:
        return value.lower() in ActivationConverter.actMap

    def default_name(self) -> str:
        return self.act

    def transform_operand(self, operand: Operand, argument: Any) -> Operand:
        if operand.type.type == "INT32":
            return operand.SetValue(self.enum)
        values = operand.values()
        if self.low is not None:
            values = np.maximum(values, quantize(self.low, operand.type))
        if self.high is not None:
            values = np.minimum(values, quantize(self.high, operand.type))
        return operand.SetValueFromNumpy(values)


class AllTensorsAsInputsConverter(ModelVariation):
    """Every constant tensor of a model of one operation becomes an input."""

    supports_subgraphs = True

    def default_name(self) -> str:
        return "all_tensors_as_inputs"

    def transform_model(self, model: Model) -> None:
        constants = [
            o
            for o in model.operands
            if type(o) is Parameter and not o.type.is_scalar and o.value is not None
        ]
        if len(model.operations) != 1 or not constants:
            raise SkipVariation
        model.replace([operand.ConvertTo(Input) for operand in constants])


_ADD_TYPES = frozenset(
    {"TENSOR_FLOAT32", "TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_ASYMM_SIGNED"}
)


def _fits_add(operand: Operand) -> bool:
    has_data = operand.value is not None and len(operand.value) > 0
    return len(operand.type.dimensions) <= 4 and has_data and operand.type.type in _ADD_TYPES


def _zero_like(operand: Operand) -> Parameter:
    code, _, scale, zero_point, _ = operand.type
    return Parameter("placeholder", (code, [1], scale, zero_point), [zero_point])


class AllInputsAsInternalCoverter(ModelVariation):
    """An ADD of zero before each input, so that the operation reads an internal operand."""

    supports_subgraphs = True

    def default_name(self) -> str:
        return "all_inputs_as_internal"

    def transform_model(self, model: Model) -> None:
        inputs = [o for o in model.GetInputs() if _fits_add(o) and o.mayBeInternal]
        if len(model.operations) != 1 or not inputs:
            raise SkipVariation
        for operand in inputs:
            fresh = operand.ConvertTo(Input, name=operand.name + "_new")
            model.Operation("ADD", fresh, _zero_like(operand), 0).To(operand)
        model.replace([operand.ConvertTo(Internal) for operand in inputs])


class AllOutputsAsInternalCoverter(ModelVariation):
    """An ADD of zero after each output, so that the operation writes an internal operand."""

    supports_subgraphs = True

    def default_name(self) -> str:
        return "all_outputs_as_internal"

    def transform_model(self, model: Model) -> None:
        outputs = [o for o in model.GetOutputs() if _fits_add(o)]
        if len(model.operations) != 1 or not outputs:
            raise SkipVariation
        for operand in outputs:
            fresh = operand.ConvertTo(Output, name=operand.name + "_new")
            model.Operation("ADD", operand, _zero_like(operand), 0).To(fresh)
        model.replace([operand.ConvertTo(Internal) for operand in outputs])


def implicit_variation(value: Any) -> ModelVariation:
    """A variation, or the one that a string, or a list ``[string, operands...]``, stands for."""
    if isinstance(value, ModelVariation):
        return value
    name, *arguments = value if isinstance(value, list | tuple) else [value]
    for kind in ImplicitVariation.kinds:
        if kind.accepts(name):
            variation = kind(name)
            return variation.Identify(*arguments) if arguments else variation
    raise ValueError(f"unknown variation {name!r}")
