"""The schema written down here is the one of the published bindings."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
import tflite

from nntflite.schema import OPTION_TABLES, TABLES, UNIONS, BuiltinOperator, TensorType
from tests.cells import cells

_KINDS = {
    "bool": "Bool",
    "byte": "Int8",
    "ubyte": "Uint8",
    "ushort": "Uint16",
    "int": "Int32",
    "uint": "Uint32",
    "long": "Int64",
    "ulong": "Uint64",
    "float": "Float32",
}


def _codes(name: str) -> dict[str, int]:
    return {k: v for k, v in vars(getattr(tflite, name)).items() if isinstance(v, int)}


@cells("operator", BuiltinOperator)
def test_an_operator_has_its_published_code(operator: BuiltinOperator) -> None:
    assert _codes("BuiltinOperator")[operator.name] == operator


@cells("type", TensorType)
def test_a_tensor_type_has_its_published_code(type: TensorType) -> None:
    assert _codes("TensorType")[type.name] == type


@pytest.mark.parametrize("union", sorted(UNIONS))
def test_a_union_has_its_published_codes(union: str) -> None:
    for code, table in UNIONS[union].items():
        assert _codes(union)[table] == code


def test_options_are_of_operators_and_tables_that_exist() -> None:
    assert OPTION_TABLES.keys() <= BuiltinOperator.__members__.keys()
    assert set(OPTION_TABLES.values()) <= TABLES.keys()


def _published(table: str) -> str:
    return Path(str(importlib.import_module(f"tflite.{table}").__file__)).read_text()


def _camel(name: str) -> str:
    return "".join(part[0].upper() + part[1:] for part in name.split("_"))


@cells("table", sorted(TABLES))
def test_the_fields_of_a_table_are_where_the_published_bindings_have_them(table: str) -> None:
    source = _published(table)
    count = int(re.findall(r"StartObject\((\d+)\)", source)[0])
    fields = TABLES[table]
    assert all(field.slot < count for field in fields)
    for field in fields:
        adder = re.search(
            rf"def {table}Add{_camel(field.name)}\(builder, \w+\):\n\s+builder\."
            rf"Prepend(\w+)Slot\({field.slot}, (.*), (\S+)\)\n",
            source,
        )
        assert adder is not None, field
        kind, _, default = adder.groups()
        if field.kind in _KINDS:
            assert kind == _KINDS[field.kind]
            assert float({"True": 1, "False": 0}.get(default, default)) == float(field.default)
        else:
            assert kind == "UOffsetTRelative"
