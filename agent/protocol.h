/* Written by scripts/write_agent_protocol.py; do not edit. */
#pragma once

#include "codec.h"

/* Both sides have the same table of calls, or do not talk to each other. */
#define TABLE_DIGEST 1374691165u

enum {
    OLDEST_VERSION = 1,
    NEWEST_VERSION = 1,
    MIN_SECRET_BYTES = 16,
    MAX_BODY_BYTES = 67108864,
    MAX_SEGMENTS = 4096,
    MAX_CLIENTS = 128,
    MAX_OBJECTS = 16384,
    MAX_LANES = 64,
    MAX_CALLS = 256,
    MAX_DESCRIPTORS = 4096,
    MAX_EARLY_FENCES = 1024,
    MAX_WATCHED_BYTES = 65536,
    WATCHED_BESIDE = 4096,
    FIRST_METHOD = 16,
    FIRST_EXPORT = 16,
    SESSION_OBJECT = 0,
    DEVICE_OBJECT = 1,
    FENCES_OBJECT = 2,
    FENCE_SIGNALED = -1,
    FENCE_FAILED = -2,
};

#define MAX_BYTES UINT64_C(2147483648)

enum {
    FRAME_REPLY = 0,
    FRAME_FAILURE = 1,
    FRAME_LANE = 2,
    FRAME_HELLO = 3,
    FRAME_REFUSAL = 4,
    FRAME_AHEAD = 5,
};

enum {
    PURPOSE_CONTROL = 0,
    PURPOSE_CALLS = 1,
    PURPOSE_CALLBACKS = 2,
};

enum {
    STATUS_NONE = 0,
    STATUS_DEVICE_UNAVAILABLE = 1,
    STATUS_GENERAL_FAILURE = 2,
    STATUS_OUTPUT_INSUFFICIENT_SIZE = 3,
    STATUS_INVALID_ARGUMENT = 4,
    STATUS_MISSED_DEADLINE_TRANSIENT = 5,
    STATUS_MISSED_DEADLINE_PERSISTENT = 6,
    STATUS_RESOURCE_EXHAUSTED_TRANSIENT = 7,
    STATUS_RESOURCE_EXHAUSTED_PERSISTENT = 8,
    STATUS_DEAD_OBJECT = 10000,
};

/* S(status of the HAL, its name) */
#define STATUSES(S) \
    S(0, "NONE") \
    S(1, "DEVICE_UNAVAILABLE") \
    S(2, "GENERAL_FAILURE") \
    S(3, "OUTPUT_INSUFFICIENT_SIZE") \
    S(4, "INVALID_ARGUMENT") \
    S(5, "MISSED_DEADLINE_TRANSIENT") \
    S(6, "MISSED_DEADLINE_PERSISTENT") \
    S(7, "RESOURCE_EXHAUSTED_TRANSIENT") \
    S(8, "RESOURCE_EXHAUSTED_PERSISTENT") \
    S(10000, "DEAD_OBJECT") \

enum {
    LIFETIME_TEMPORARY_VARIABLE = 0,
    LIFETIME_SUBGRAPH_INPUT = 1,
    LIFETIME_SUBGRAPH_OUTPUT = 2,
    LIFETIME_CONSTANT_COPY = 3,
    LIFETIME_CONSTANT_REFERENCE = 4,
    LIFETIME_NO_VALUE = 5,
    LIFETIME_SUBGRAPH = 6,
};

enum {
    ISession_ = 0,
    IFences_ = 1,
    IPreparedModelCallbackV1_0_ = 2,
    IPreparedModelCallbackV1_2_ = 3,
    IPreparedModelCallbackV1_3_ = 4,
    IExecutionCallbackV1_0_ = 5,
    IExecutionCallbackV1_2_ = 6,
    IExecutionCallbackV1_3_ = 7,
    IFencedExecutionCallback_ = 8,
    IBurstCallback_ = 9,
    IBurstContext_ = 10,
    IPreparedModelV1_0_ = 11,
    IPreparedModelV1_2_ = 12,
    IPreparedModelV1_3_ = 13,
    IBuffer_ = 14,
    IDeviceV1_0_ = 15,
    IDeviceV1_1_ = 16,
    IDeviceV1_2_ = 17,
    IDeviceV1_3_ = 18,
    IPreparedModelCallbackAidl_ = 19,
    IFencedExecutionCallbackAidl_ = 20,
    IBurstAidl_ = 21,
    IBurstAidlV4_ = 22,
    IExecutionAidl_ = 23,
    IPreparedModelAidl_ = 24,
    IPreparedModelAidlV4_ = 25,
    IDeviceAidl_ = 26,
    IDeviceAidlV4_ = 27,
};

enum {
    NUMBER_LETTER = 'i',
    FLAG_LETTER = 'b',
    TEXT_LETTER = 's',
    NUMBERS_LETTER = 'n',
    SHARED_LETTER = 'S',
    MEMORY_LETTER = 'M',
    MODEL_LETTER = 'm',
    REQUEST_LETTER = 'R',
    EXECUTION_CONFIG_LETTER = 'E',
    PREPARE_CONFIG_LETTER = 'P',
    CACHE_LETTER = 'C',
    BUFFER_ROLES_LETTER = 'B',
    CALLBACK_LETTER = 'c',
};

enum {
    CALL_ISession_release = 16,
    CALL_ISession_abandon = 18,
    CALL_IFences_tell = 20,
    CALL_IPreparedModelCallbackAidl_notify = 59,
    METHOD_COUNT = 67,
};

struct Call;
typedef struct {
    int interface;
    const char *title, *letters; /* a letter for each argument */
    size_t results;
    bool (*answer)(struct Call *call);
    const char *refused_as, *refused_results; /* NULL: a refusal fails the call */
} Method;
extern const Method METHODS[METHOD_COUNT];

/* Each writes the results; false, with an error, for a call that has none. */
bool IFences_tell(struct Call *call);
bool IBuffer_copy_to(struct Call *call);
bool IBuffer_copy_from(struct Call *call);
bool IFencedExecutionCallbackAidl_get_execution_info(struct Call *call);
bool IBurstAidl_execute_synchronously(struct Call *call);
bool IBurstAidl_release_memory_resource(struct Call *call);
bool IExecutionAidl_execute_synchronously(struct Call *call);
bool IExecutionAidl_execute_fenced(struct Call *call);
bool IPreparedModelAidl_execute_synchronously(struct Call *call);
bool IPreparedModelAidl_execute_fenced(struct Call *call);
bool IPreparedModelAidl_configure_execution_burst(struct Call *call);
bool IPreparedModelAidl_create_reusable_execution(struct Call *call);
bool IDeviceAidl_get_interface_version(struct Call *call);
bool IDeviceAidl_get_capabilities(struct Call *call);
bool IDeviceAidl_get_number_of_cache_files_needed(struct Call *call);
bool IDeviceAidl_get_supported_extensions(struct Call *call);
bool IDeviceAidl_get_supported_operations(struct Call *call);
bool IDeviceAidl_get_type(struct Call *call);
bool IDeviceAidl_get_version_string(struct Call *call);
bool IDeviceAidl_prepare_model(struct Call *call);
bool IDeviceAidl_prepare_model_from_cache(struct Call *call);
bool IDeviceAidl_allocate(struct Call *call);

typedef struct {
    int64_t pool_index;
    int64_t offset;
    int64_t length;
    int64_t padding;
} DataLocation;
DESCRIBED(DataLocation)

typedef struct {
    Floats scales;
    int64_t channel_dim;
} SymmPerChannelQuantParams;
DESCRIBED(SymmPerChannelQuantParams)

typedef struct {
    int64_t choice; /* which of the following, from 1 on; 0 for nothing */
    SymmPerChannelQuantParams channels;
    Bytes data;
} ExtraParams;
DESCRIBED(ExtraParams)

typedef struct {
    int64_t type;
    Numbers dimensions;
    float scale;
    int64_t zero_point;
    int64_t lifetime;
    DataLocation location;
    ExtraParams extra_params;
} Operand;
DESCRIBED(Operand)

typedef struct {
    int64_t type;
    Numbers inputs;
    Numbers outputs;
} Operation;
DESCRIBED(Operation)

typedef struct {
    OperandList operands;
    OperationList operations;
    Numbers input_indexes;
    Numbers output_indexes;
} Subgraph;
DESCRIBED(Subgraph)

typedef struct {
    Bytes name;
    int64_t prefix;
} ExtensionNameAndPrefix;
DESCRIBED(ExtensionNameAndPrefix)

typedef struct {
    bool has_no_value;
    DataLocation location;
    Numbers dimensions;
} RequestArgument;
DESCRIBED(RequestArgument)

typedef struct {
    int64_t token;
    Bytes value;
} TokenValuePair;
DESCRIBED(TokenValuePair)

typedef struct {
    bool measure_timing;
    int64_t loop_timeout_duration_ns;
    TokenValuePairList execution_hints;
    ExtensionNameAndPrefixList extension_name_to_prefix;
} ExecutionConfig;
DESCRIBED(ExecutionConfig)

typedef struct {
    Numbers model;
    Numbers data;
    Bytes token;
} CacheHandles;
DESCRIBED(CacheHandles)

typedef struct {
    int64_t preference;
    int64_t priority;
    int64_t deadline_ns;
    CacheHandles cache;
    TokenValuePairList compilation_hints;
    ExtensionNameAndPrefixList extension_name_to_prefix;
} PrepareModelConfig;
DESCRIBED(PrepareModelConfig)

typedef struct {
    Numbers dimensions;
} BufferDesc;
DESCRIBED(BufferDesc)

typedef struct {
    int64_t model_index;
    int64_t io_index;
    float frequency;
} BufferRole;
DESCRIBED(BufferRole)

typedef struct {
    BufferDesc desc;
    Numbers prepared_models;
    BufferRoleList input_roles;
    BufferRoleList output_roles;
} BufferRoles;
DESCRIBED(BufferRoles)

typedef struct {
    Bytes tag;
    int64_t number;
    int64_t size;
    int64_t offset;
    Bytes name;
    bool writable;
} SharedMemory;
DESCRIBED(SharedMemory)

typedef struct {
    Bytes tag;
    int64_t number;
    Bytes operand_values;
    Numbers pools;
    Subgraph main;
    SubgraphList referenced;
    bool relax_computation_float32_to_float16;
    ExtensionNameAndPrefixList extension_name_to_prefix;
} SharedModelV1_3;
DESCRIBED(SharedModelV1_3)

typedef struct {
    int64_t choice; /* which of the following, from 1 on; 0 for nothing */
    int64_t memory;
    int64_t token;
} PoolNumber;
DESCRIBED(PoolNumber)

typedef struct {
    Bytes tag;
    int64_t number;
    RequestArgumentList inputs;
    RequestArgumentList outputs;
    PoolNumberList pools;
} SharedRequest;
DESCRIBED(SharedRequest)

typedef struct {
    int64_t time_on_device_ns;
    int64_t time_in_driver_ns;
} TimingNs;
DESCRIBED(TimingNs)

typedef struct {
    Numbers dimensions;
    bool is_sufficient;
} OutputShape;
DESCRIBED(OutputShape)

typedef struct {
    bool output_sufficient_size;
    OutputShapeList output_shapes;
    TimingNs timing;
} ExecutionResultAidl;
DESCRIBED(ExecutionResultAidl)

typedef struct {
    float exec_time;
    float power_usage;
} PerformanceInfo;
DESCRIBED(PerformanceInfo)

typedef struct {
    int64_t type;
    PerformanceInfo info;
} OperandPerformance;
DESCRIBED(OperandPerformance)

typedef struct {
    PerformanceInfo relaxed_float32_to_float16_performance_scalar;
    PerformanceInfo relaxed_float32_to_float16_performance_tensor;
    OperandPerformanceList operand_performance;
    PerformanceInfo if_performance;
    PerformanceInfo while_performance;
} Capabilities;
DESCRIBED(Capabilities)

typedef struct {
    int64_t type;
    bool is_tensor;
    int64_t byte_size;
} ExtensionOperandTypeInformation;
DESCRIBED(ExtensionOperandTypeInformation)

typedef struct {
    Bytes name;
    ExtensionOperandTypeInformationList operand_types;
} Extension;
DESCRIBED(Extension)

typedef struct {
    Bytes reason;
    bool unknown;
    bool raised;
} Refusal;
DESCRIBED(Refusal)

typedef struct {
    int64_t choice; /* which of the following, from 1 on; 0 for nothing */
    int64_t number;
} OptionalNumber;
DESCRIBED(OptionalNumber)

typedef struct {
    Bytes boot;
    int64_t monotonic_ns;
    int64_t boottime_ns;
} Clocks;
DESCRIBED(Clocks)

typedef struct {
    int64_t table;
    int64_t interface;
    Bytes name;
    OptionalNumber threads;
    Clocks clocks;
} Hello;
DESCRIBED(Hello)

/* R(result code of the C API, its name, status of the HAL) */
#define RESULT_CODES(R) \
    R(0, "NO_ERROR", STATUS_NONE) \
    R(1, "OUT_OF_MEMORY", STATUS_GENERAL_FAILURE) \
    R(2, "INCOMPLETE", STATUS_GENERAL_FAILURE) \
    R(3, "UNEXPECTED_NULL", STATUS_INVALID_ARGUMENT) \
    R(4, "BAD_DATA", STATUS_INVALID_ARGUMENT) \
    R(5, "OP_FAILED", STATUS_GENERAL_FAILURE) \
    R(6, "BAD_STATE", STATUS_GENERAL_FAILURE) \
    R(7, "UNMAPPABLE", STATUS_GENERAL_FAILURE) \
    R(8, "OUTPUT_INSUFFICIENT_SIZE", STATUS_OUTPUT_INSUFFICIENT_SIZE) \
    R(9, "UNAVAILABLE_DEVICE", STATUS_DEVICE_UNAVAILABLE) \
    R(10, "MISSED_DEADLINE_TRANSIENT", STATUS_MISSED_DEADLINE_TRANSIENT) \
    R(11, "MISSED_DEADLINE_PERSISTENT", STATUS_MISSED_DEADLINE_PERSISTENT) \
    R(12, "RESOURCE_EXHAUSTED_TRANSIENT", STATUS_RESOURCE_EXHAUSTED_TRANSIENT) \
    R(13, "RESOURCE_EXHAUSTED_PERSISTENT", STATUS_RESOURCE_EXHAUSTED_PERSISTENT) \
    R(14, "DEAD_OBJECT", STATUS_GENERAL_FAILURE) \

enum {
    RESULT_BAD_DATA = 4,
    RESULT_OP_FAILED = 5,
    RESULT_OUTPUT_INSUFFICIENT_SIZE = 8,
};

/* F(name, first level, whether it is needed, place of pointer, result, arguments) */
#define NNAPI_FUNCTIONS(F) \
    F(ANeuralNetworksBurst_create, 3, true, 0, int, void *, void *) \
    F(ANeuralNetworksBurst_free, 3, true, 1, void, void *) \
    F(ANeuralNetworksCompilation_createForDevices, 3, true, 2, int, void *, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_finish, 1, true, 3, int, void *) \
    F(ANeuralNetworksCompilation_free, 1, true, 4, void, void *) \
    F(ANeuralNetworksCompilation_getPreferredMemoryAlignmentForInput, 5, false, 5, int, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_getPreferredMemoryAlignmentForOutput, 5, false, 6, int, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_getPreferredMemoryPaddingForInput, 5, false, 7, int, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_getPreferredMemoryPaddingForOutput, 5, false, 8, int, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_setCaching, 3, false, 9, int, void *, const char *, void *) \
    F(ANeuralNetworksCompilation_setPreference, 1, true, 10, int, void *, int) \
    F(ANeuralNetworksCompilation_setPriority, 4, false, 11, int, void *, int) \
    F(ANeuralNetworksCompilation_setTimeout, 4, false, 12, int, void *, uint64_t) \
    F(ANeuralNetworksDevice_getExtensionSupport, 3, false, 13, int, void *, const char *, void *) \
    F(ANeuralNetworksDevice_getFeatureLevel, 3, true, 14, int, void *, void *) \
    F(ANeuralNetworksDevice_getName, 3, true, 15, int, void *, void *) \
    F(ANeuralNetworksDevice_getType, 3, true, 16, int, void *, void *) \
    F(ANeuralNetworksDevice_getVersion, 3, true, 17, int, void *, void *) \
    F(ANeuralNetworksDevice_wait, 4, false, 18, int, void *) \
    F(ANeuralNetworksEvent_createFromSyncFenceFd, 4, false, 19, int, int, void *) \
    F(ANeuralNetworksEvent_free, 1, true, 20, void, void *) \
    F(ANeuralNetworksEvent_getSyncFenceFd, 4, false, 21, int, void *, void *) \
    F(ANeuralNetworksEvent_wait, 1, true, 22, int, void *) \
    F(ANeuralNetworksExecution_burstCompute, 3, true, 23, int, void *, void *) \
    F(ANeuralNetworksExecution_compute, 3, true, 24, int, void *) \
    F(ANeuralNetworksExecution_create, 1, true, 25, int, void *, void *) \
    F(ANeuralNetworksExecution_enableInputAndOutputPadding, 5, false, 26, int, void *, bool) \
    F(ANeuralNetworksExecution_free, 1, true, 27, void, void *) \
    F(ANeuralNetworksExecution_getDuration, 3, true, 28, int, void *, int, void *) \
    F(ANeuralNetworksExecution_getOutputOperandDimensions, 3, true, 29, int, void *, int, void *) \
    F(ANeuralNetworksExecution_getOutputOperandRank, 3, true, 30, int, void *, int, void *) \
    F(ANeuralNetworksExecution_setInput, 1, true, 31, int, void *, int, void *, void *, size_t) \
    F(ANeuralNetworksExecution_setInputFromMemory, 1, true, 32, int, void *, int, void *, void *, size_t, size_t) \
    F(ANeuralNetworksExecution_setLoopTimeout, 4, false, 33, int, void *, uint64_t) \
    F(ANeuralNetworksExecution_setMeasureTiming, 3, true, 34, int, void *, bool) \
    F(ANeuralNetworksExecution_setOutput, 1, true, 35, int, void *, int, void *, void *, size_t) \
    F(ANeuralNetworksExecution_setOutputFromMemory, 1, true, 36, int, void *, int, void *, void *, size_t, size_t) \
    F(ANeuralNetworksExecution_setReusable, 5, false, 37, int, void *, bool) \
    F(ANeuralNetworksExecution_setTimeout, 4, false, 38, int, void *, uint64_t) \
    F(ANeuralNetworksExecution_startComputeWithDependencies, 4, false, 39, int, void *, void *, uint32_t, uint64_t, void *) \
    F(ANeuralNetworksMemoryDesc_addInputRole, 4, false, 40, int, void *, void *, uint32_t, float) \
    F(ANeuralNetworksMemoryDesc_addOutputRole, 4, false, 41, int, void *, void *, uint32_t, float) \
    F(ANeuralNetworksMemoryDesc_create, 4, false, 42, int, void *) \
    F(ANeuralNetworksMemoryDesc_finish, 4, false, 43, int, void *) \
    F(ANeuralNetworksMemoryDesc_free, 4, false, 44, void, void *) \
    F(ANeuralNetworksMemoryDesc_setDimensions, 4, false, 45, int, void *, uint32_t, void *) \
    F(ANeuralNetworksMemory_copy, 4, false, 46, int, void *, void *) \
    F(ANeuralNetworksMemory_createFromAHardwareBuffer, 3, false, 47, int, void *, void *) \
    F(ANeuralNetworksMemory_createFromDesc, 4, false, 48, int, void *, void *) \
    F(ANeuralNetworksMemory_createFromFd, 1, true, 49, int, size_t, int, int, size_t, void *) \
    F(ANeuralNetworksMemory_free, 1, true, 50, void, void *) \
    F(ANeuralNetworksModel_addOperand, 1, true, 51, int, void *, void *) \
    F(ANeuralNetworksModel_addOperation, 1, true, 52, int, void *, int, uint32_t, void *, uint32_t, void *) \
    F(ANeuralNetworksModel_create, 1, true, 53, int, void *) \
    F(ANeuralNetworksModel_finish, 1, true, 54, int, void *) \
    F(ANeuralNetworksModel_free, 1, true, 55, void, void *) \
    F(ANeuralNetworksModel_getExtensionOperandType, 3, true, 56, int, void *, const char *, uint16_t, void *) \
    F(ANeuralNetworksModel_getExtensionOperationType, 3, true, 57, int, void *, const char *, uint16_t, void *) \
    F(ANeuralNetworksModel_getSupportedOperationsForDevices, 3, true, 58, int, void *, void *, uint32_t, void *) \
    F(ANeuralNetworksModel_identifyInputsAndOutputs, 1, true, 59, int, void *, uint32_t, void *, uint32_t, void *) \
    F(ANeuralNetworksModel_relaxComputationFloat32toFloat16, 2, true, 60, int, void *, bool) \
    F(ANeuralNetworksModel_setOperandExtensionData, 3, true, 61, int, void *, int, void *, size_t) \
    F(ANeuralNetworksModel_setOperandSymmPerChannelQuantParams, 3, true, 62, int, void *, int, void *) \
    F(ANeuralNetworksModel_setOperandValue, 1, true, 63, int, void *, int, void *, size_t) \
    F(ANeuralNetworksModel_setOperandValueFromMemory, 1, true, 64, int, void *, int, void *, size_t, size_t) \
    F(ANeuralNetworksModel_setOperandValueFromModel, 4, false, 65, int, void *, int, void *) \
    F(ANeuralNetworks_getDefaultLoopTimeout, 4, false, 66, uint64_t, void) \
    F(ANeuralNetworks_getDevice, 3, true, 67, int, uint32_t, void *) \
    F(ANeuralNetworks_getDeviceCount, 3, true, 68, int, void *) \
    F(ANeuralNetworks_getMaximumLoopTimeout, 4, false, 69, uint64_t, void) \
    F(ANeuralNetworks_getRuntimeFeatureLevel, 5, false, 70, int64_t, void) \
    F(SL_ANeuralNetworksCompilation_setCachingFromFds, 5, false, 71, int, void *, void *, uint32_t, void *, uint32_t, void *) \
    F(SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded, 5, false, 72, int, void *, void *, void *) \
    F(SL_ANeuralNetworksDevice_getPerformanceInfo, 5, false, 73, int, void *, int, void *) \
    F(SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo, 5, false, 74, int, void *, void *, void *) \
    F(SL_ANeuralNetworksDevice_getVendorExtensionCount, 5, false, 75, int, void *, void *) \
    F(SL_ANeuralNetworksDevice_getVendorExtensionName, 5, false, 76, int, void *, uint32_t, void *) \
    F(SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation, 5, false, 77, int, void *, uint32_t, void *, void *) \
    F(ANeuralNetworksCompilation_addExtensionAttribute, 8, false, 104, int, void *, const char *, uint16_t, void *, size_t) \
    F(ANeuralNetworksExecution_addExtensionAttribute, 8, false, 105, int, void *, const char *, uint16_t, void *, size_t) \

#define SUPPORT_LIBRARY_ENTRY "ANeuralNetworks_getSLDriverImpl"
#define FEATURE_LEVELS {27, 1}, {28, 2}, {29, 3}, {30, 4}, {31, 5}, {1000006, 6}, {1000007, 7}, {1000008, 8}
