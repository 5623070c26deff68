"""Inputs and outputs of an ``.onnx`` file, with all that the file says about their values."""

from __future__ import annotations

from nntflite.model_ports import ModelPort, ModelPorts, NoSuchSignature
from nntflite.onnx.model import OnnxModel, read_onnx
from nntflite.value_ranges import NeedsData, range_of_use

__all__ = ["onnx_ports"]


def onnx_ports(data: bytes, source: str, signature: str = "") -> ModelPorts:
    """The inputs and outputs of the file ``data``, which has no signatures.

    Raises BrokenModel, NoSuchSignature and NoRuntime.
    """
    if signature:
        raise NoSuchSignature(f"{source}: no signature {signature!r}; .onnx files have none.")
    model = read_onnx(data, source)
    inputs = tuple(_input(model, number) for number in range(len(model.graph.inputs)))
    outputs = tuple(_port(model, tensor) for tensor in model.graph.outputs)
    return ModelPorts(0, inputs, outputs, is_stateful=False)


def _input(model: OnnxModel, number: int) -> ModelPort:
    needs, found, tensor = "", None, model.graph.inputs[number]
    try:
        found = range_of_use(model.graph, tensor)
    except NeedsData as error:
        needs = str(error)
    tensors = model.graph.tensors[tensor]
    return ModelPort(
        tensors.name,
        "",
        tensors.type,
        tensors.shape,
        model.open_inputs[number],
        tensors.quantization,
        range=found,
        needs_data=needs,
    )


def _port(model: OnnxModel, number: int) -> ModelPort:
    tensor = model.graph.tensors[number]
    return ModelPort(tensor.name, "", tensor.type, tensor.shape, quantization=tensor.quantization)
