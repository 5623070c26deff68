"""Writes cases as spec files: readable, and the same bytes every time."""

from __future__ import annotations

import keyword
import math
import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence

from corpus.language import Argument, Array, Case, Graph, Operand, SpecFile, Type
from nntest.spec.values import PACKED, literal

__all__ = ["Expected", "case_text", "definitions", "file_text"]

Expected = Mapping[Operand, Array]
"""Arrays of a case's outputs; of what is internal only the shape counts."""

_SOURCES = {
    "formula": "float64 formula",
    "integers": "exact integer arithmetic",
    "tflite": "TF Lite 2.14 built-in kernel",
    "none": "none: the model must fail, or its outputs are not compared by value",
}

_SHORT = {
    "TENSOR_BOOL8": "BOOL8",
    "TENSOR_FLOAT16": "F16",
    "TENSOR_FLOAT32": "F32",
    "TENSOR_INT32": "I32",
    "TENSOR_QUANT8_ASYMM": "U8",
    "TENSOR_QUANT8_ASYMM_SIGNED": "S8",
}
"""Names of types that nearly every spec has."""

_SIGNED = '''\
def signed(*operands):
    """All unsigned codes as signed ones of the same real values."""
    types = {
        o: ("TENSOR_QUANT8_ASYMM_SIGNED", o.type.scale, o.type.zeroPoint - 128) for o in operands
    }
    return DataTypeConverter(name="signed").Identify(types)


'''

_POOL = "Configuration.use_shm_for_weights"

_HEAD = """\
# Licensed under the Apache License, Version 2.0; see LICENSE.
# Written by 'python -m corpus' from corpus/families/{family}.py; do not edit.
#
"""


def file_text(family: str, file: SpecFile, expected: Sequence[Expected]) -> str:
    """A whole spec file; ``expected`` has one entry a case."""
    bodies = [case_text(c, e) for c, e in zip(file.cases, expected, strict=True)]
    head = _HEAD.format(family=family) + textwrap.indent(textwrap.fill(file.tests, 96), "# ")
    body = "\n\n".join(bodies)
    return "\n\n".join(filter(None, [head, definitions(body).rstrip(), body])).rstrip() + "\n"


def definitions(text: str) -> str:
    """What cases that are written as ``text`` need to be defined before them."""
    found = PACKED if "packed(" in text else ""
    found += _SIGNED if "signed(" in text else ""
    used = [f"{name} = {code!r}\n" for code, name in _SHORT.items() if f"({name}, [" in text]
    return found + "".join(used)


def case_text(case: Case, expected: Expected | None) -> str:
    """One case; without ``expected`` what an oracle can be asked: no variations, no results."""
    names = _Names(case.graph)
    lines = [*_remark(case)] if expected is not None else []
    graph = list(_graph(case.graph, names, "model", expected or {}))
    if case.in_pool:
        graph = [f"{_POOL} = True", *graph, f"{_POOL} = False"]
    lines += graph
    lines += ["Example({", *_data(case, names, expected or {}), f"}}, name={case.name!r})"]
    text = "\n".join(lines)
    return text + ("" if expected is None else "".join(_calls(case, names)))


def _remark(case: Case) -> Iterator[str]:
    if case.tests:
        yield textwrap.indent(textwrap.fill(case.tests, 96), "# ")
    source = _SOURCES[case.oracle]
    apart = f" {case.why}." if case.why else ""
    yield textwrap.indent(textwrap.fill(f"Expected values: {source}.{apart}", 96), "# ")


class _Names:
    """A variable for every operand that is not written in place."""

    def __init__(self, graph: Graph) -> None:
        self._names: dict[Operand, str] = {}
        for operand in operands_of(graph):
            base = re.sub(r"\W", "_", operand.name) + "_" * keyword.iskeyword(operand.name)
            taken = {*self._names.values(), *_SHORT.values(), "packed", "signed"}
            name, number = base, 1
            while name in taken:
                number += 1
                name = f"{base}_{number}"
            self._names[operand] = name

    def __getitem__(self, operand: Operand) -> str:
        return self._names[operand]

    def items(self) -> list[tuple[Operand, str]]:
        return list(self._names.items())


def operands_of(graph: Graph) -> list[Operand]:
    """All operands of a graph, and of those it refers to, each once."""
    found: dict[Operand, None] = dict.fromkeys(graph.inputs)
    for step in graph.steps:
        for operand in (*step.inputs, *step.outputs):
            if isinstance(operand, Operand):
                found[operand] = None
                if operand.graph is not None:
                    found.update(dict.fromkeys(operands_of(operand.graph)))
    return list(found)


def _graph(graph: Graph, names: _Names, model: str, expected: Expected) -> Iterator[str]:
    own: dict[Operand, None] = dict.fromkeys(graph.inputs)
    for step in graph.steps:
        own.update({o: None for o in (*step.inputs, *step.outputs) if isinstance(o, Operand)})
    for operand in own:
        yield from _declaration(operand, names, expected)
    yield f"{model} = Model()"
    if graph.inputs:
        yield f"{model}.IdentifyInputs({', '.join(names[o] for o in graph.inputs)})"
    for step in graph.steps:
        inputs = ", ".join([repr(step.operation), *(_argument(a, names) for a in step.inputs)])
        outputs = ", ".join(names[operand] for operand in step.outputs)
        yield f"{model}.Operation({inputs}).To({outputs})"


def _argument(argument: Argument, names: _Names) -> str:
    if isinstance(argument, Operand):
        return names[argument]
    if isinstance(argument, float) and not math.isfinite(argument):
        return f"float({str(argument)!r})"
    return repr(list(argument)) if isinstance(argument, list | tuple) else repr(argument)


def _declaration(operand: Operand, names: _Names, expected: Expected) -> Iterator[str]:
    name = names[operand]
    if operand.graph is not None:
        yield from _graph(operand.graph, names, f"{name}_model", expected)
        yield f"{name} = SubgraphReference({operand.name!r}, {name}_model)"
    elif operand.role == "Scalar":
        yield f"{name} = {_scalar(operand)}"
    else:
        data = f", {_content(operand)}" if operand.role == "Parameter" else ""
        type = _type(operand.type, _shape(operand, expected))
        yield f"{name} = {operand.role}({operand.name!r}, {type}{data}{_extra(operand.type)})"


def _shape(operand: Operand, expected: Expected) -> tuple[int, ...]:
    if operand.shape is not None:
        return operand.shape
    return tuple(expected[operand].shape) if operand in expected else ()


def _scalar(operand: Operand) -> str:
    kind = {"INT32": "Int32", "FLOAT32": "Float32", "FLOAT16": "Float16", "BOOL": "Bool"}
    value = _content(operand).removeprefix("[").removesuffix("]")
    return f"{kind[operand.type.code]}Scalar({operand.name!r}, {value})"


def _content(operand: Operand) -> str:
    if operand.data is None:
        return "None"
    return literal(operand.type.operand_type, operand.data.tobytes())


def _type(type: Type, shape: tuple[int, ...]) -> str:
    parts: list[object] = [list(shape)]
    if type.scale or type.zero_point:
        parts += [type.scale, type.zero_point]
    return f"({', '.join([_SHORT.get(type.code, repr(type.code)), *map(repr, parts)])})"


def _extra(type: Type) -> str:
    if not type.channels:
        return ""
    scales = list(type.channels)
    return f", extraParams=SymmPerChannelQuantParams({type.channel_dim}, {scales})"


def _data(case: Case, names: _Names, expected: Expected) -> Iterator[str]:
    """Inputs and outputs of the main graph, in the order in which the model has them."""
    main = dict.fromkeys(
        o for s in case.graph.steps for o in (*s.inputs, *s.outputs) if isinstance(o, Operand)
    )
    for operand in main:
        if operand.role == "Input":
            yield f"    {names[operand]}: {_content(operand)},"
        elif operand.role in ("Output", "IgnoredOutput"):
            array = expected.get(operand)
            values = array.tobytes() if array is not None else b""
            text = literal(operand.type.operand_type, values) if operand.role == "Output" else "[]"
            yield f"    {names[operand]}: {text},"


def _calls(case: Case, names: _Names) -> Iterator[str]:
    by_name = {operand.name: name for operand, name in names.items()}
    if case.nchw:
        yield f".AddNchw({', '.join(names[o] for o in case.nchw)})"
    if case.activations:
        yield f".AddAllActivations({', '.join(names[o] for o in case.activations)})"
    for call in case.calls:
        yield "." + call.format(**by_name)
    types = [repr(name) for name in ("relaxed", "float16") if getattr(case, name)]
    types += [_signed(case.graph, names)] * case.signed
    if types:
        yield f".AddVariations({', '.join(types)})"
    if case.expect_failure:
        yield ".ExpectFailure()"
    if case.multinomial_tolerance:
        yield f".WithMultinomialDistributionTolerance({case.multinomial_tolerance!r})"
    if not case.lifetimes:
        yield ".DisableLifeTimeVariation()"


def _signed(graph: Graph, names: _Names) -> str:
    """A converter of every unsigned tensor to the signed one with the same real values."""
    unsigned = (names[o] for o in operands_of(graph) if o.type.code == "TENSOR_QUANT8_ASYMM")
    return f"signed({', '.join(unsigned)})"
