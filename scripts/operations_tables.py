"""Tables of all operations in Markdown, which the documentation site inserts in operations.md."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from nnhal.operations.registry import FAMILIES, OPERATIONS
from nnhal.operations.spec import Argument, FeatureLevel, Form, OperationSpec, Types, TypeVariable
from nntflite.importer.folding import FOLDED
from nntflite.importer.registry import importer_of, supported_operators
from nntflite.onnx.importer import registry as onnx

__all__ = ["onnx_table", "operations_tables", "tflite_table"]


def operations_tables() -> str:
    """An overview of all operations, then a section per family."""
    return "\n".join([*_overview(), *_families()])


def tflite_table() -> str:
    """A row for each TF Lite operator that is imported: whether it is folded, and what is special,
    as the docstring of its importer says.
    """
    rows = ["| operator | on constants | remarks |", "|---|---|---|"]
    for name in sorted(supported_operators() | FOLDED.keys()):
        importer = importer_of(name)
        words = _remark(importer) if importer else "only on constants"
        rows.append(f"| {name} | {'folded' if name in FOLDED else ''} | {words} |")
    return "\n".join(rows)


def onnx_table() -> str:
    """A row for each ONNX operator that is imported, with what is special."""
    names = sorted(onnx.supported_operators())
    rows = (f"| {name} | {_remark(onnx.importer_of(name))} |" for name in names)
    return "\n".join(["| operator | remarks |", "|---|---|", *rows])


def _remark(importer: object) -> str:
    """The first paragraph of the docstring of an importer."""
    return " ".join((inspect.getdoc(importer) or "").partition("\n\n")[0].split())


def _overview() -> Iterator[str]:
    yield "| code | operation | since | types of the first tensor, by version |"
    yield "|---:|---|---|---|"
    for code, spec in OPERATIONS.items():
        link = f"[{spec.name}](#{spec.name.lower()})"
        cells = (int(code), link, spec.since, _first_types(spec))
        yield f"| {' | '.join(map(str, cells))} |"
    yield ""


def _first_types(spec: OperationSpec) -> str:
    """Types of the operand that decides the types of the others, by the version they came with."""
    levels: dict[str, FeatureLevel] = {}
    for signature in spec.signatures:
        deciding = _deciding(spec.forms[0], (*signature.inputs, *signature.outputs))
        name = _type(deciding).removeprefix("TENSOR_")
        levels[name] = min(levels.get(name, signature.since), signature.since)
    by_level = {
        level: ", ".join(name for name, at in levels.items() if at == level)
        for level in sorted(set(levels.values()))
    }
    return "; ".join(f"{level}: {names}" for level, names in by_level.items())


def _deciding(form: Form, bound: tuple[Argument, ...]) -> Argument:
    """The first argument whose type is open in ``form`` there; else the first."""
    open_types = [isinstance(a.type, TypeVariable) for a in (*form.inputs, *form.outputs)]
    return bound[open_types.index(True)] if True in open_types else bound[0]


def _families() -> Iterator[str]:
    for name, specs in FAMILIES.items():
        yield f"## {name}\n"
        for spec in specs:
            yield from _operation(spec)


def _operation(spec: OperationSpec) -> Iterator[str]:
    yield f"### {spec.name}\n"
    for form in spec.forms:
        yield f"- {max(form.since, spec.since)}: {_form(form)}"
    yield from _types(spec)
    for rule in spec.rules:
        yield f"- {rule.text}"
    if spec.zero_sized:
        yield "- accepts tensors without elements"
    if spec.data_dependent:
        yield "- the sizes of the outputs depend on the data"
    yield ""


def _form(form: Form) -> str:
    inputs, outputs = (", ".join(map(_argument, side)) for side in (form.inputs, form.outputs))
    return f"`({inputs}) -> {outputs}`"


def _argument(argument: Argument) -> str:
    """Name, type (or its variable) and ranks: ``input: T[2|4]``."""
    ranks = f"[{_ranks(argument.ranks)}]" if argument.ranks else ""
    text = f"{argument.name}: {_type(argument)}{ranks}" + ("..." if argument.repeated else "")
    return f"{{{text}}}" if argument.optional else text


def _ranks(ranks: tuple[int, ...]) -> str:
    consecutive = ranks == tuple(range(ranks[0], ranks[-1] + 1)) and len(ranks) > 2
    return f"{ranks[0]}-{ranks[-1]}" if consecutive else "|".join(map(str, ranks))


def _type(argument: Argument) -> str:
    if argument.type is None:
        return "any"
    return argument.type.name


def _types(spec: OperationSpec) -> Iterator[str]:
    """Values of the type variables: one line per version if there is only one variable."""
    rows = [types for types in spec.types if types.of]
    if not rows:
        return
    variables = _variables(spec)
    if len(variables) == 1:
        yield from _single(rows, variables[0], spec)
        return
    for types in rows:
        named = ", ".join(f"{v.name} = {types.of[v].name}" for v in variables)
        yield f"- {max(types.since, spec.since)}: {named}"


def _single(rows: list[Types], variable: TypeVariable, spec: OperationSpec) -> Iterator[str]:
    by_level: dict[FeatureLevel, list[str]] = {}
    for types in rows:
        names = by_level.setdefault(max(types.since, spec.since), [])
        names.append(types.of[variable].name)
    for level, names in sorted(by_level.items()):
        yield f"- {level}: {variable.name} = {', '.join(names)}"


def _variables(spec: OperationSpec) -> list[TypeVariable]:
    """The variables that the forms use, in order of their first use."""
    arguments = [a for form in spec.forms for a in (*form.inputs, *form.outputs)]
    used = [a.type for a in arguments if isinstance(a.type, TypeVariable)]
    return list(dict.fromkeys(used))
