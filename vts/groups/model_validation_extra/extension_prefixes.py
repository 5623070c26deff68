"""Names and prefixes of vendor extensions that no model may have."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nnhal.types import ExtensionNameAndPrefix, HalVersion
from nntest.cases.covering import by_operations
from vts.mutations import Mutation, Subject, mutations

__all__: list[str] = []

_GOOD = ExtensionNameAndPrefix("com.example.vts", 0x7FFE)


@mutations(
    rule=(
        "extensionNameToPrefix is one to one, and a name has lower-case letters, digits, '_' and "
        "'.', at least one of these"
    ),
    source=(
        "1.2/types.hal Model.extensionNameToPrefix; "
        "Validation.cpp validateExtensionNamesAndPrefixes"
    ),
    covers=by_operations,
    since=HalVersion.V1_2,
)
def extension_prefixes(subject: Subject) -> Iterator[Mutation]:
    before = subject.model.extension_name_to_prefix
    for what, added in (
        ("the name '' of an extension", (replace(_GOOD, name=""),)),
        ("an extension name without '.'", (replace(_GOOD, name="example"),)),
        ("a capital in an extension name", (replace(_GOOD, name="com.Example.vts"),)),
        ("a blank in an extension name", (replace(_GOOD, name="com.example vts"),)),
        ("one name with two prefixes", (_GOOD, replace(_GOOD, prefix=_GOOD.prefix - 1))),
        ("one prefix for two names", (_GOOD, replace(_GOOD, name="com.example.other"))),
    ):
        changed = replace(subject.model, extension_name_to_prefix=(*before, *added))
        names = ", ".join(f"{entry.name!r}: {entry.prefix:#x}" for entry in added)
        yield Mutation(f"extensionNameToPrefix with {what} ({names})", changed)
