"""Description of an operation: argument lists, operand types, versions, rules, output shapes.

A description is data. Signature checks, the least HAL version of a model, the page of operations
in the documentation and the generator of random models are all views of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from nnhal.lazy_property import lazy_property
from nnhal.operations.argument import Argument, ArgumentType, TypeVariable
from nnhal.operations.matching import Mismatch, accepts, mismatch, spread
from nnhal.operations.node import InvalidOperation, Node, Shape, TensorInfo
from nnhal.types import HalVersion, OperandType, OperationType

__all__ = [
    "BOOL8",
    "F16",
    "F32",
    "I32",
    "PER_CHANNEL",
    "Q16S",
    "Q8S",
    "S8",
    "T",
    "U16",
    "U8",
    "UP_TO_4",
    "Argument",
    "FeatureLevel",
    "Form",
    "OperationSpec",
    "Rule",
    "ShapeFunction",
    "Signature",
    "TypeVariable",
    "Types",
    "each",
    "form",
    "same_shape",
    "scalar",
    "scalars",
    "tensor",
]

F32: Final = OperandType.TENSOR_FLOAT32
F16: Final = OperandType.TENSOR_FLOAT16
I32: Final = OperandType.TENSOR_INT32
U8: Final = OperandType.TENSOR_QUANT8_ASYMM
S8: Final = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
Q8S: Final = OperandType.TENSOR_QUANT8_SYMM
PER_CHANNEL: Final = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
U16: Final = OperandType.TENSOR_QUANT16_ASYMM
Q16S: Final = OperandType.TENSOR_QUANT16_SYMM
BOOL8: Final = OperandType.TENSOR_BOOL8

UP_TO_4: Final = (1, 2, 3, 4)
"""The ranks of most operations."""

T: Final = TypeVariable("T")
"""The type of the first tensor of most operations."""


class FeatureLevel(IntEnum):
    """A version of the operation set: HAL 1.0 to 1.3, then the versions of the AIDL interface."""

    V1_0 = 1
    V1_1 = 2
    V1_2 = 3
    V1_3 = 4
    AIDL_V1 = 5
    AIDL_V2 = 6
    AIDL_V3 = 7
    AIDL_V4 = 8

    @property
    def hal_version(self) -> HalVersion:
        """The HAL version of this level."""
        return HalVersion[self.name]

    def __str__(self) -> str:
        """Return the version as users read it: ``1.2``, ``AIDL 2``."""
        version = self.hal_version
        return f"AIDL {self.name[-1]}" if version.is_aidl else version.value


def tensor(
    name: str,
    type: ArgumentType,
    *ranks: int,
    optional: bool = False,
    repeated: bool = False,
) -> Argument:
    """A tensor argument with the ranks it may have (none given: any)."""
    return Argument(name, type, ranks, optional, repeated)


def scalar(name: str, type: ArgumentType = OperandType.INT32) -> Argument:
    """A scalar argument; most are INT32."""
    return Argument(name, type)


def scalars(*names: str, type: ArgumentType = OperandType.INT32) -> tuple[Argument, ...]:
    """Several scalar arguments of one type."""
    return tuple(scalar(name, type) for name in names)


@dataclass(frozen=True, slots=True)
class Form:
    """An argument list with its types left open, and the level it came with."""

    since: FeatureLevel
    inputs: tuple[Argument, ...]
    outputs: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Types:
    """Types that a type variable of a form may stand for, and the level from which."""

    since: FeatureLevel
    of: Mapping[TypeVariable, OperandType]


def form(
    since: FeatureLevel, *inputs: Argument, outputs: tuple[Argument, ...] = (tensor("output", T),)
) -> Form:
    """An argument list; most operations have one output, of the type of their first tensor."""
    return Form(since, inputs, outputs)


def each(scalar: TypeVariable | None = None, **levels: Sequence[OperandType]) -> tuple[Types, ...]:
    """Rows for a form with the type variable T: ``each(V1_0=[F32, U8], V1_2=[F16])``.

    ``scalar`` stands for the type of the real scalars that go with it.
    """
    return tuple(
        Types(FeatureLevel[level], {T: type} | ({} if scalar is None else {scalar: real_of(type)}))
        for level, types in levels.items()
        for type in types
    )


def real_of(type: OperandType) -> OperandType:
    """Return the type of real scalars beside tensors of ``type``."""
    return OperandType.FLOAT16 if type == F16 else OperandType.FLOAT32


def same_shape(node: Node) -> tuple[Shape, ...]:
    """Shape of an output that has that of input 0."""
    return (node.tensor(0).shape,)


@dataclass(frozen=True, slots=True)
class Signature:
    """An accepted argument list: every type is an OperandType, or None for any."""

    since: FeatureLevel
    inputs: tuple[Argument, ...]
    outputs: tuple[Argument, ...]


class Rule(Protocol):
    """A constraint on quantization, rank or layout beyond the types of the arguments."""

    @property
    def text(self) -> str:
        """The rule as a reader of the documentation sees it."""

    def check(self, node: Node) -> FeatureLevel:
        """The level that ``node``, as declared, needs by this rule; InvalidOperation if none."""


ShapeFunction: TypeAlias = Callable[[Node], tuple[Shape, ...]]
"""Shapes of all outputs from actual input shapes and from values, where the shape needs them."""


@dataclass(frozen=True, eq=False)
class OperationSpec:
    """One operation: every form with every row of types is a signature.

    ``shapes`` may rely on signature and ranks having been checked. ``zero_sized`` says whether
    tensors without elements are taken as inputs. With ``data_dependent`` the first dimension of
    the outputs is known only after execution; ``shapes`` gives it as 0.
    """

    type: OperationType
    forms: tuple[Form, ...]
    types: tuple[Types, ...]
    shapes: ShapeFunction
    rules: tuple[Rule, ...] = ()
    zero_sized: bool = False
    data_dependent: bool = False
    _matches: Callable[..., Signature | Mismatch] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        # The same few combinations of types come again and again in the models of a suite.
        object.__setattr__(self, "_matches", lru_cache(maxsize=256)(self._find_signature))

    @property
    def name(self) -> str:
        return self.type.name

    @lazy_property
    def since(self) -> FeatureLevel:
        """The first level that has the operation."""
        return min(signature.since for signature in self.signatures)

    @lazy_property
    def signatures(self) -> tuple[Signature, ...]:
        """All accepted signatures, forms in order and types in order within a form."""
        return tuple(_bind(form, types) for form in self.forms for types in self.types)

    def check(self, node: Node, input_types: Sequence[int] | None = None) -> FeatureLevel:
        """The least level that accepts ``node`` as a model declares it.

        ``input_types`` gives the types of omitted inputs too, which ``node`` does not have.
        Raises InvalidOperation when no level accepts it.
        """
        signature = self._signature(node, input_types)
        inputs = spread(signature.inputs, len(node.inputs))
        for index, (argument, info) in enumerate(zip(inputs, node.inputs, strict=True)):
            if info is not None and info.shape and not _may_be_omitted(argument, info):
                _check_rank(node, index, argument, info)
        return max([signature.since, *(rule.check(node) for rule in self.rules)])

    def infer(
        self,
        inputs: Sequence[TensorInfo | None],
        outputs: Sequence[TensorInfo],
        *,
        relaxed: bool = False,
    ) -> tuple[TensorInfo, ...]:
        """``outputs`` as declared, with the shapes that follow from the actual ``inputs``.

        Raises NeedsValue when a shape depends on data that is not known yet, InvalidOperation
        when arguments are wrong or a declared dimension is not what follows.
        """
        node = Node(self.type, tuple(inputs), tuple(outputs), relaxed)
        self._check_actual(node)
        shapes = self.shapes(node)
        return tuple(
            _combine(node, index, declared, shape, self.data_dependent)
            for index, (declared, shape) in enumerate(zip(node.outputs, shapes, strict=True))
        )

    def _check_actual(self, node: Node) -> None:
        signature = self._signature(node, None)
        arguments = spread(signature.inputs, len(node.inputs))
        for index, (argument, info) in enumerate(zip(arguments, node.inputs, strict=True)):
            if info is None:
                continue
            _check_rank(node, index, argument, info)
            if 0 in info.shape and not self.zero_sized:
                raise node.invalid(
                    f"input {index} ({argument.name}) has no elements (shape {info.shape}), "
                    "which this operation does not take"
                )

    def signature(self, inputs: Iterable[int | None], outputs: Iterable[int], /) -> Signature:
        """The signature of operands of these types, None for one that is omitted.

        Raises InvalidOperation where there is none.
        """
        signature = self._matches(tuple(inputs), tuple(outputs))
        if isinstance(signature, Mismatch):
            raise InvalidOperation(f"{self.name}: {signature.text}", signature.rule)
        return signature

    def _signature(self, node: Node, input_types: Sequence[int] | None) -> Signature:
        given = (None if info is None else info.type for info in node.inputs)
        types: Iterable[int | None] = given if input_types is None else input_types
        signature = self.signature(types, (info.type for info in node.outputs))
        for index, argument in enumerate(spread(signature.inputs, len(node.inputs))):
            if node.inputs[index] is None and not argument.optional:
                raise node.invalid(f"input {index} ({argument.name}) must not be omitted")
        return signature

    def _find_signature(
        self, inputs: tuple[int | None, ...], outputs: tuple[int, ...]
    ) -> Signature | Mismatch:
        """The signature that fits, or why none does."""
        found = [
            signature
            for signature in self.signatures
            if accepts(signature.inputs, inputs) and accepts(signature.outputs, outputs)
        ]
        if not found:
            return self._mismatch(inputs, outputs)
        return min(found, key=lambda signature: signature.since)

    def _mismatch(self, inputs: tuple[int | None, ...], outputs: tuple[int, ...]) -> Mismatch:
        """Why no signature fits: a wrong count, or the first operand that none can have."""
        found = mismatch("input", [s.inputs for s in self.signatures], inputs)
        if found is None:
            fitting = [s.outputs for s in self.signatures if accepts(s.inputs, inputs)]
            found = mismatch("output", fitting, outputs)
        return found or Mismatch("this combination of operand types is not accepted")


def _bind(form: Form, types: Types) -> Signature:
    def bound(argument: Argument) -> Argument:
        if isinstance(argument.type, TypeVariable):
            return replace(argument, type=types.of[argument.type])
        return argument

    inputs, outputs = map(bound, form.inputs), map(bound, form.outputs)
    return Signature(max(form.since, types.since), tuple(inputs), tuple(outputs))


def _may_be_omitted(argument: Argument, declared: TensorInfo) -> bool:
    """Whether a request may omit a model input: such a one is often declared with shape [0]."""
    return argument.optional and 0 in declared.shape


def _check_rank(node: Node, index: int, argument: Argument, info: TensorInfo) -> None:
    if argument.ranks and info.rank not in argument.ranks:
        expected = " or ".join(map(str, argument.ranks))
        raise node.invalid(
            f"input {index} ({argument.name}) has rank {info.rank}, expected {expected}"
        )


def _combine(
    node: Node, index: int, declared: TensorInfo, shape: Shape, data_dependent: bool
) -> TensorInfo:
    """The output as declared, with ``shape``, which must agree with what the model knows of it."""
    known = declared.shape or (0,) * len(shape)
    agrees = len(known) == len(shape) and all(
        d in (0, s) or (data_dependent and s == 0) for d, s in zip(known, shape, strict=True)
    )
    if not agrees:
        raise node.invalid(f"output {index} is declared as {known} but has shape {shape}")
    if data_dependent:
        shape = tuple(map(max, known, shape))
    return declared.with_shape(shape)
