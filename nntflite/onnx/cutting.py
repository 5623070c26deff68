"""Parts of ``.onnx`` files as files of their own, and files with more outputs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from nntflite.cutting import CannotCut, Cutter, FilePart
from nntflite.onnx.model import read_onnx, tensor_type_code, value_info
from nntflite.onnx.soundness import names_read

if TYPE_CHECKING:
    import onnx

__all__ = ["OnnxCutter"]

_QUANTIZE: Final = "QuantizeLinear"
_DEQUANTIZE: Final = "DequantizeLinear"
_BOUNDS: Final = ("Relu", "Clip")
"""Operators between another and its QuantizeLinear that limit values to what codes can say."""


class OnnxCutter(Cutter):
    """Cuts parts out of the ``.onnx`` file ``data``, with inputs of the shapes of
    :func:`~nntflite.onnx.model.read_onnx`.

    An operator that reads dequantized values is cut out with the QuantizeLinear after it: together
    they are one operation of a quantized network. Raises BrokenModel and NoRuntime.
    """

    def __init__(
        self,
        data: bytes | memoryview,
        source: str = "model",
        input_shapes: Mapping[int, Sequence[int]] | None = None,
    ) -> None:
        self._data, self._shapes = data, dict(input_shapes or {})
        self._model = read_onnx(data, source, input_shapes)
        self._constants = {each.name: each for each in self._model.proto.graph.initializer}
        super().__init__(self._model.graph, source)

    def with_input_shapes(self, shapes: Mapping[int, Sequence[int]]) -> bytes:
        return (
            OnnxCutter(self._data, self.source, self._shapes | dict(shapes)).with_outputs(()).data
        )

    def _states(self, number: int) -> Iterator[object]:
        """Marks also of what makes one operation of a quantized network."""
        yield from super()._states(number)
        yield from self._quantized_groups.get(number, ())

    @cached_property
    def _quantized_groups(self) -> Mapping[int, list[object]]:
        found: dict[int, list[object]] = {}
        operators = self.graph.operators
        for number, operator in enumerate(operators):
            if operator.name != _QUANTIZE:
                continue
            chain, above = [number], self._only_reader(operator.inputs[0])
            while above is not None and operators[above].name in _BOUNDS:
                chain.append(above)
                above = self._only_reader(operators[above].inputs[0])
            if above is not None and self._reads_codes(above):
                for each in (*chain, above):
                    found.setdefault(each, []).append(("quantized", number))
        return found

    def _only_reader(self, tensor: int) -> int | None:
        """The operator that computes ``tensor``, if one other operator is all that reads it."""
        is_alone = len(self._readers.get(tensor, ())) == 1 and tensor not in self.graph.outputs
        return self.producer_of(tensor) if is_alone else None

    def _reads_codes(self, number: int) -> bool:
        producers = (self.producer_of(t) for t in self.graph.operators[number].inputs)
        names = {self.graph.operators[n].name for n in producers if n is not None}
        return _DEQUANTIZE in names and self.graph.operators[number].name != _DEQUANTIZE

    def _cut(
        self, chosen: Sequence[int], inputs: Sequence[int], outputs: Sequence[int]
    ) -> FilePart:
        proto = self._model.proto
        part = type(proto)()
        part.ir_version = proto.ir_version
        part.opset_import.extend(proto.opset_import)
        part.functions.extend(proto.functions)
        part.graph.name = proto.graph.name or "part"
        nodes = [proto.graph.node[number] for number in chosen]
        part.graph.node.extend(nodes)
        read = dict.fromkeys(name for node in nodes for name in names_read(node))
        names = [self.graph.tensors[tensor].name for tensor in outputs]
        used = [name for name in (*read, *names) if name in self._constants]
        part.graph.initializer.extend(self._constants[name] for name in dict.fromkeys(used))
        part.graph.input.extend(self._info(tensor) for tensor in inputs)
        part.graph.output.extend(self._info(tensor, is_input=False) for tensor in outputs)
        return FilePart(part.SerializeToString(), tuple(chosen), tuple(inputs), tuple(outputs))

    def _info(self, number: int, *, is_input: bool = True) -> onnx.ValueInfoProto:
        tensor = self.graph.tensors[number]
        code = tensor_type_code(tensor.type)
        if not code and is_input:
            raise CannotCut(self.source, f"the type of '{tensor.name}' is not known")
        is_open = number in self._model.open_tensors
        return value_info(tensor.name, code, None if is_open or not is_input else tensor.shape)
