"""Enums, constants and structs of the Neural Networks HAL 1.0 to 1.3.

The canonical form is HAL 1.3: everything inside this project speaks it. The older shapes that
actually differ (``ModelV1_0``, ``CapabilitiesV1_1``, ...) stand at the end and are only used at
the edge, by :mod:`nnhal.interfaces` and :mod:`nnhal.versions`.

Fields that a client may fill with a code of a vendor extension, or a conformance test with a
wrong one, are typed ``int``; the enum beside them names the standard codes.

Source: ``hardware/interfaces/neuralnetworks/{1.0,1.1,1.2,1.3}/types.hal``.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from nnhal.memory import Memory


class HalVersion(str, Enum):
    """A version of the HAL, ordered by age; the value is what users read and type.

    HIDL's versions 1.0 to 1.3, then the versions 1 to 4 of the AIDL interface.
    """

    V1_0 = "1.0"
    V1_1 = "1.1"
    V1_2 = "1.2"
    V1_3 = "1.3"
    AIDL_V1 = "AIDL1"
    AIDL_V2 = "AIDL2"
    AIDL_V3 = "AIDL3"
    AIDL_V4 = "AIDL4"

    @property
    def level(self) -> int:
        """The feature level: 1 for HAL 1.0 ... 4 for HAL 1.3, 5 to 8 for AIDL."""
        return _LEVELS[self.value]

    @property
    def is_aidl(self) -> bool:
        """Whether drivers of this version have the AIDL interface."""
        return self.level >= _LEVELS["AIDL1"]

    def __lt__(self, other: str) -> bool:
        return self.level < HalVersion(other).level

    def __le__(self, other: str) -> bool:
        return self.level <= HalVersion(other).level

    def __gt__(self, other: str) -> bool:
        return self.level > HalVersion(other).level

    def __ge__(self, other: str) -> bool:
        return self.level >= HalVersion(other).level

    def __str__(self) -> str:
        return self.value


_LEVELS: Final = {version.value: level for level, version in enumerate(HalVersion, 1)}


class ErrorStatus(IntEnum):
    """Status of a HAL call. Codes 5 to 8 are new in HAL 1.3."""

    NONE = 0
    DEVICE_UNAVAILABLE = 1
    GENERAL_FAILURE = 2
    OUTPUT_INSUFFICIENT_SIZE = 3
    INVALID_ARGUMENT = 4
    MISSED_DEADLINE_TRANSIENT = 5
    MISSED_DEADLINE_PERSISTENT = 6
    RESOURCE_EXHAUSTED_TRANSIENT = 7
    RESOURCE_EXHAUSTED_PERSISTENT = 8
    DEAD_OBJECT = 10000
    """Never sent by a driver: the client's view of a driver whose process is gone."""


class DeviceStatus(IntEnum):
    AVAILABLE = 0
    BUSY = 1
    OFFLINE = 2
    UNKNOWN = 3


class DeviceType(IntEnum):
    """The kind of device. ``UNKNOWN`` is the client's view of a driver older than HAL 1.2."""

    UNKNOWN = 0
    OTHER = 1
    CPU = 2
    GPU = 3
    ACCELERATOR = 4


class ExecutionPreference(IntEnum):
    """Preference of an execution, since HAL 1.1."""

    LOW_POWER = 0
    FAST_SINGLE_ANSWER = 1
    SUSTAINED_SPEED = 2


class Priority(IntEnum):
    """Priority of an execution, since HAL 1.3."""

    LOW = 0
    MEDIUM = 1
    HIGH = 2


class MeasureTiming(IntEnum):
    """Choice whether an execution is timed, since HAL 1.2."""

    NO = 0
    YES = 1


class FusedActivationFunc(IntEnum):
    NONE = 0
    RELU = 1
    RELU1 = 2
    RELU6 = 3


class PaddingCode(IntEnum):
    """Implicit padding (``ANEURALNETWORKS_PADDING_*`` of the NNAPI header)."""

    SAME = 1
    VALID = 2


class OperandLifeTime(IntEnum):
    TEMPORARY_VARIABLE = 0
    SUBGRAPH_INPUT = 1
    SUBGRAPH_OUTPUT = 2
    CONSTANT_COPY = 3
    CONSTANT_REFERENCE = 4
    NO_VALUE = 5
    SUBGRAPH = 6


class OperandType(IntEnum):
    """Codes 0-5 HAL 1.0, 6-13 HAL 1.2, 14-15 HAL 1.3."""

    FLOAT32 = 0
    INT32 = 1
    UINT32 = 2
    TENSOR_FLOAT32 = 3
    TENSOR_INT32 = 4
    TENSOR_QUANT8_ASYMM = 5
    BOOL = 6
    TENSOR_QUANT16_SYMM = 7
    TENSOR_FLOAT16 = 8
    TENSOR_BOOL8 = 9
    FLOAT16 = 10
    TENSOR_QUANT8_SYMM_PER_CHANNEL = 11
    TENSOR_QUANT16_ASYMM = 12
    TENSOR_QUANT8_SYMM = 13
    TENSOR_QUANT8_ASYMM_SIGNED = 14
    SUBGRAPH = 15
    OEM = 10000
    TENSOR_OEM_BYTE = 10001


class OperationType(IntEnum):
    """Codes 0-28 HAL 1.0, 29-37 HAL 1.1, 38-94 HAL 1.2, 95-101 HAL 1.3, 102-105 later."""

    ADD = 0
    AVERAGE_POOL_2D = 1
    CONCATENATION = 2
    CONV_2D = 3
    DEPTHWISE_CONV_2D = 4
    DEPTH_TO_SPACE = 5
    DEQUANTIZE = 6
    EMBEDDING_LOOKUP = 7
    FLOOR = 8
    FULLY_CONNECTED = 9
    HASHTABLE_LOOKUP = 10
    L2_NORMALIZATION = 11
    L2_POOL_2D = 12
    LOCAL_RESPONSE_NORMALIZATION = 13
    LOGISTIC = 14
    LSH_PROJECTION = 15
    LSTM = 16
    MAX_POOL_2D = 17
    MUL = 18
    RELU = 19
    RELU1 = 20
    RELU6 = 21
    RESHAPE = 22
    RESIZE_BILINEAR = 23
    RNN = 24
    SOFTMAX = 25
    SPACE_TO_DEPTH = 26
    SVDF = 27
    TANH = 28
    BATCH_TO_SPACE_ND = 29
    DIV = 30
    MEAN = 31
    PAD = 32
    SPACE_TO_BATCH_ND = 33
    SQUEEZE = 34
    STRIDED_SLICE = 35
    SUB = 36
    TRANSPOSE = 37
    ABS = 38
    ARGMAX = 39
    ARGMIN = 40
    AXIS_ALIGNED_BBOX_TRANSFORM = 41
    BIDIRECTIONAL_SEQUENCE_LSTM = 42
    BIDIRECTIONAL_SEQUENCE_RNN = 43
    BOX_WITH_NMS_LIMIT = 44
    CAST = 45
    CHANNEL_SHUFFLE = 46
    DETECTION_POSTPROCESSING = 47
    EQUAL = 48
    EXP = 49
    EXPAND_DIMS = 50
    GATHER = 51
    GENERATE_PROPOSALS = 52
    GREATER = 53
    GREATER_EQUAL = 54
    GROUPED_CONV_2D = 55
    HEATMAP_MAX_KEYPOINT = 56
    INSTANCE_NORMALIZATION = 57
    LESS = 58
    LESS_EQUAL = 59
    LOG = 60
    LOGICAL_AND = 61
    LOGICAL_NOT = 62
    LOGICAL_OR = 63
    LOG_SOFTMAX = 64
    MAXIMUM = 65
    MINIMUM = 66
    NEG = 67
    NOT_EQUAL = 68
    PAD_V2 = 69
    POW = 70
    PRELU = 71
    QUANTIZE = 72
    QUANTIZED_16BIT_LSTM = 73
    RANDOM_MULTINOMIAL = 74
    REDUCE_ALL = 75
    REDUCE_ANY = 76
    REDUCE_MAX = 77
    REDUCE_MIN = 78
    REDUCE_PROD = 79
    REDUCE_SUM = 80
    ROI_ALIGN = 81
    ROI_POOLING = 82
    RSQRT = 83
    SELECT = 84
    SIN = 85
    SLICE = 86
    SPLIT = 87
    SQRT = 88
    TILE = 89
    TOPK_V2 = 90
    TRANSPOSE_CONV_2D = 91
    UNIDIRECTIONAL_SEQUENCE_LSTM = 92
    UNIDIRECTIONAL_SEQUENCE_RNN = 93
    RESIZE_NEAREST_NEIGHBOR = 94
    QUANTIZED_LSTM = 95
    IF = 96
    WHILE = 97
    ELU = 98
    HARD_SWISH = 99
    FILL = 100
    RANK = 101
    BATCH_MATMUL = 102
    PACK = 103
    MIRROR_PAD = 104
    REVERSE = 105
    OEM_OPERATION = 10000


CACHE_TOKEN_SIZE: Final = 32
"""Bytes in a compilation cache token (``Constant::BYTE_SIZE_OF_CACHE_TOKEN``)."""

MAX_CACHE_FILES: Final = 32
"""Most model cache files, and most data cache files (``Constant::MAX_NUMBER_OF_CACHE_FILES``)."""

DEFAULT_LOOP_TIMEOUT_NS: Final = 2_000_000_000
MAXIMUM_LOOP_TIMEOUT_NS: Final = 15_000_000_000

TIMING_NOT_AVAILABLE: Final = 0xFFFF_FFFF_FFFF_FFFF
"""``Timing`` field of a driver that has not measured."""

UNSPECIFIED_PERFORMANCE: Final = 3.4028234663852886e38
"""FLT_MAX: execution time and power usage of an operand type that a driver does not list."""

EXTENSION_TYPE_BITS: Final = 16
"""Low bits of an extension operand or operation code; the high bits are the prefix."""


class _Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An immutable HAL struct, compared by value."""


class PerformanceInfo(_Value, frozen=True):
    """Ratios to the CPU; lower is better, both > 0."""

    exec_time: float
    power_usage: float


class OperandPerformance(_Value, frozen=True):
    type: int
    info: PerformanceInfo


_NO_PERFORMANCE = PerformanceInfo(UNSPECIFIED_PERFORMANCE, UNSPECIFIED_PERFORMANCE)


class Capabilities(_Value, frozen=True):
    """Capabilities of HAL 1.3: how fast a device is, as ratios to the CPU.

    ``relaxed_float32_to_float16_performance_scalar`` and ``_tensor`` are for models that allow
    float32 to be computed in float16. ``operand_performance`` is sorted by type, each type once,
    without SUBGRAPH: ``if_performance`` and ``while_performance`` stand for that. What is left out
    counts as infinitely slow. :mod:`nnhal.capabilities` builds tables.
    """

    relaxed_float32_to_float16_performance_scalar: PerformanceInfo = _NO_PERFORMANCE
    relaxed_float32_to_float16_performance_tensor: PerformanceInfo = _NO_PERFORMANCE
    operand_performance: tuple[OperandPerformance, ...] = ()
    if_performance: PerformanceInfo = _NO_PERFORMANCE
    while_performance: PerformanceInfo = _NO_PERFORMANCE


class DataLocation(_Value, frozen=True):
    """A range of bytes in ``operand_values``, or in the pool ``pool_index``.

    ``padding`` are bytes after the range that a driver may touch as well; only requests of the
    AIDL interface have any.
    """

    pool_index: int = 0
    offset: int = 0
    length: int = 0
    padding: int = 0


class SymmPerChannelQuantParams(_Value, frozen=True):
    scales: tuple[float, ...]
    channel_dim: int


ExtraParams: TypeAlias = SymmPerChannelQuantParams | bytes | None
"""None, per-channel quantization, or the bytes of a vendor extension."""


class Operand(_Value, frozen=True):
    """``type`` is an OperandType or an extension's code. Dimension 0 means unknown."""

    type: int
    dimensions: tuple[int, ...] = ()
    scale: float = 0.0
    zero_point: int = 0
    lifetime: OperandLifeTime = OperandLifeTime.TEMPORARY_VARIABLE
    location: DataLocation = DataLocation()
    extra_params: ExtraParams = None


class Operation(_Value, frozen=True):
    """``type`` is an OperationType or an extension's code; the rest are operand indexes."""

    type: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


class Subgraph(_Value, frozen=True):
    """Operands, operations in execution order, and the operands that cross the boundary."""

    operands: tuple[Operand, ...]
    operations: tuple[Operation, ...]
    input_indexes: tuple[int, ...]
    output_indexes: tuple[int, ...]


class ExtensionNameAndPrefix(_Value, frozen=True):
    name: str
    prefix: int


class Model(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """A model of HAL 1.3. Compared by identity: its pools are live memory."""

    main: Subgraph
    referenced: tuple[Subgraph, ...] = ()
    operand_values: bytes = b""
    pools: tuple[Memory, ...] = ()
    relax_computation_float32_to_float16: bool = False
    extension_name_to_prefix: tuple[ExtensionNameAndPrefix, ...] = ()


class RequestArgument(_Value, frozen=True):
    """Location of one input or output in the request's pools.

    ``dimensions`` is empty when the model's are to be used. With ``has_no_value`` everything
    else is empty.
    """

    has_no_value: bool = False
    location: DataLocation = DataLocation()
    dimensions: tuple[int, ...] = ()


class BufferToken(_Value, frozen=True):
    """A request pool that is a device memory made by ``IDevice.allocate``."""

    token: int


class Request(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """Arguments of one execution. Immutable, so that a driver may keep what it derives from it."""

    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    pools: tuple[Memory | BufferToken, ...]


class OutputShape(_Value, frozen=True):
    dimensions: tuple[int, ...]
    is_sufficient: bool = True


class Timing(_Value, frozen=True):
    """Microseconds, as in HIDL; ``TIMING_NOT_AVAILABLE`` where not measured."""

    time_on_device_us: int = TIMING_NOT_AVAILABLE
    time_in_driver_us: int = TIMING_NOT_AVAILABLE


NO_TIMING: Final = Timing()


class TimingNs(_Value, frozen=True):
    """Nanoseconds, as in AIDL; -1 where not measured."""

    time_on_device_ns: int = -1
    time_in_driver_ns: int = -1


NO_TIMING_NS: Final = TimingNs()


class ExecutionResultAidl(_Value, frozen=True):
    """Result of an execution through the AIDL interface.

    With ``output_sufficient_size`` false nothing has failed but the client's guess of a size.
    """

    output_sufficient_size: bool
    output_shapes: tuple[OutputShape, ...] = ()
    timing: TimingNs = NO_TIMING_NS


class TokenValuePair(_Value, frozen=True):
    """A vendor's hint. Each token may stand in a list once; unknown ones are ignored."""

    token: int
    value: bytes


class ExecutionConfig(_Value, frozen=True):
    """Options of an execution (AIDL 4). ``loop_timeout_duration_ns`` -1 is HAL's default."""

    measure_timing: bool = False
    loop_timeout_duration_ns: int = -1
    execution_hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[ExtensionNameAndPrefix, ...] = ()


Handle: TypeAlias = tuple[int, ...]
"""The file descriptors of a ``hidl_handle``; a cache file's handle has exactly one.

They belong to the caller: a driver that needs one beyond the call duplicates it.
"""


class CacheHandles(_Value, frozen=True):
    """Handles of the model cache files, handles of the data cache files, and the token."""

    model: Sequence[Handle] = ()
    data: Sequence[Handle] = ()
    token: bytes = bytes(CACHE_TOKEN_SIZE)


NO_CACHE: Final = CacheHandles()


class PrepareModelConfig(_Value, frozen=True):
    """Options of a preparation by AIDL. ``deadline_ns`` is CLOCK_BOOTTIME, -1 for none.

    Only prepareModelWithConfig of AIDL 4 has hints.
    """

    preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER
    priority: Priority = Priority.MEDIUM
    deadline_ns: int = -1
    cache: CacheHandles = NO_CACHE
    compilation_hints: tuple[TokenValuePair, ...] = ()
    extension_name_to_prefix: tuple[ExtensionNameAndPrefix, ...] = ()


class ExtensionOperandTypeInformation(_Value, frozen=True):
    type: int
    is_tensor: bool
    byte_size: int


class Extension(_Value, frozen=True):
    name: str
    operand_types: tuple[ExtensionOperandTypeInformation, ...] = ()


class BufferDesc(_Value, frozen=True):
    dimensions: tuple[int, ...] = ()


class BufferRole(_Value, frozen=True):
    """Input or output ``io_index`` of prepared model ``model_index``; frequency in (0, 1]."""

    model_index: int
    io_index: int
    frequency: float


class NumberOfCacheFiles(_Value, frozen=True):
    model_cache: int = 0
    data_cache: int = 0


# --- the shapes of older versions, where they differ ---------------------------------------


class PrepareModelConfigV1_3(_Value, frozen=True):
    """Arguments of a preparation by HAL 1.3. ``deadline_ns`` is ``time.monotonic_ns``."""

    preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER
    priority: Priority = Priority.MEDIUM
    deadline_ns: int | None = None
    cache: CacheHandles = NO_CACHE


class CapabilitiesV1_0(_Value, frozen=True):
    float32_performance: PerformanceInfo
    quantized8_performance: PerformanceInfo


class CapabilitiesV1_1(CapabilitiesV1_0, frozen=True):
    relaxed_float32_to_float16_performance: PerformanceInfo


class CapabilitiesV1_2(_Value, frozen=True):
    relaxed_float32_to_float16_performance_scalar: PerformanceInfo
    relaxed_float32_to_float16_performance_tensor: PerformanceInfo
    operand_performance: tuple[OperandPerformance, ...]


class OperandV1_0(_Value, frozen=True):
    """Operand of HAL 1.0 and 1.1; ``number_of_consumers`` counts its uses as operation input."""

    type: int
    dimensions: tuple[int, ...]
    number_of_consumers: int
    scale: float
    zero_point: int
    lifetime: OperandLifeTime
    location: DataLocation


class OperandV1_2(OperandV1_0, frozen=True):
    """Operand of HAL 1.2. (HIDL 1.3 counts consumers too; the canonical form leaves it out,
    because it follows from the operations.)
    """

    extra_params: ExtraParams


class ModelV1_0(msgspec.Struct, frozen=True, eq=False, weakref=True):
    operands: tuple[OperandV1_0, ...]
    operations: tuple[Operation, ...]
    input_indexes: tuple[int, ...]
    output_indexes: tuple[int, ...]
    operand_values: bytes
    pools: tuple[Memory, ...]


class ModelV1_1(msgspec.Struct, frozen=True, eq=False, weakref=True):
    operands: tuple[OperandV1_0, ...]
    operations: tuple[Operation, ...]
    input_indexes: tuple[int, ...]
    output_indexes: tuple[int, ...]
    operand_values: bytes
    pools: tuple[Memory, ...]
    relax_computation_float32_to_float16: bool


class ModelV1_2(msgspec.Struct, frozen=True, eq=False, weakref=True):
    operands: tuple[OperandV1_2, ...]
    operations: tuple[Operation, ...]
    input_indexes: tuple[int, ...]
    output_indexes: tuple[int, ...]
    operand_values: bytes
    pools: tuple[Memory, ...]
    relax_computation_float32_to_float16: bool
    extension_name_to_prefix: tuple[ExtensionNameAndPrefix, ...]


class RequestV1_0(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """Request of HAL 1.0 to 1.2: every pool is a memory."""

    inputs: tuple[RequestArgument, ...]
    outputs: tuple[RequestArgument, ...]
    pools: tuple[Memory, ...]
