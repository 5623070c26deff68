/* Written by scripts/write_agent_protocol.py from the Python tables; do not edit. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
    ISession_release = 16,
    ISession_share = 17,
    ISession_abandon = 18,
    ISession_settle = 19,
    IFences_tell = 20,
    IPreparedModelCallbackV1_0_notify = 21,
    IPreparedModelCallbackV1_2_notify_1_2 = 22,
    IPreparedModelCallbackV1_3_notify_1_3 = 23,
    IExecutionCallbackV1_0_notify = 24,
    IExecutionCallbackV1_2_notify_1_2 = 25,
    IExecutionCallbackV1_3_notify_1_3 = 26,
    IFencedExecutionCallback_get_execution_info = 27,
    IBurstCallback_get_memories = 28,
    IBurstContext_free_memory = 29,
    IPreparedModelV1_0_execute = 30,
    IPreparedModelV1_2_execute_1_2 = 31,
    IPreparedModelV1_2_execute_synchronously = 32,
    IPreparedModelV1_2_configure_execution_burst = 33,
    IPreparedModelV1_3_execute_1_3 = 34,
    IPreparedModelV1_3_execute_synchronously_1_3 = 35,
    IPreparedModelV1_3_execute_fenced = 36,
    IBuffer_copy_to = 37,
    IBuffer_copy_from = 38,
    IDeviceV1_0_get_capabilities = 39,
    IDeviceV1_0_get_supported_operations = 40,
    IDeviceV1_0_prepare_model = 41,
    IDeviceV1_0_get_status = 42,
    IDeviceV1_1_get_capabilities_1_1 = 43,
    IDeviceV1_1_get_supported_operations_1_1 = 44,
    IDeviceV1_1_prepare_model_1_1 = 45,
    IDeviceV1_2_get_version_string = 46,
    IDeviceV1_2_get_type = 47,
    IDeviceV1_2_get_supported_extensions = 48,
    IDeviceV1_2_get_number_of_cache_files_needed = 49,
    IDeviceV1_2_get_capabilities_1_2 = 50,
    IDeviceV1_2_get_supported_operations_1_2 = 51,
    IDeviceV1_2_prepare_model_1_2 = 52,
    IDeviceV1_2_prepare_model_from_cache = 53,
    IDeviceV1_3_get_capabilities_1_3 = 54,
    IDeviceV1_3_get_supported_operations_1_3 = 55,
    IDeviceV1_3_prepare_model_1_3 = 56,
    IDeviceV1_3_prepare_model_from_cache_1_3 = 57,
    IDeviceV1_3_allocate = 58,
    IPreparedModelCallbackAidl_notify = 59,
    IFencedExecutionCallbackAidl_get_execution_info = 60,
    IBurstAidl_execute_synchronously = 61,
    IBurstAidl_release_memory_resource = 62,
    IBurstAidlV4_execute_synchronously_with_config = 63,
    IExecutionAidl_execute_synchronously = 64,
    IExecutionAidl_execute_fenced = 65,
    IPreparedModelAidl_execute_synchronously = 66,
    IPreparedModelAidl_execute_fenced = 67,
    IPreparedModelAidl_configure_execution_burst = 68,
    IPreparedModelAidlV4_create_reusable_execution = 69,
    IPreparedModelAidlV4_execute_synchronously_with_config = 70,
    IPreparedModelAidlV4_execute_fenced_with_config = 71,
    IDeviceAidl_get_interface_version = 72,
    IDeviceAidl_get_capabilities = 73,
    IDeviceAidl_get_number_of_cache_files_needed = 74,
    IDeviceAidl_get_supported_extensions = 75,
    IDeviceAidl_get_supported_operations = 76,
    IDeviceAidl_get_type = 77,
    IDeviceAidl_get_version_string = 78,
    IDeviceAidl_prepare_model = 79,
    IDeviceAidl_prepare_model_from_cache = 80,
    IDeviceAidl_allocate = 81,
    IDeviceAidlV4_prepare_model_with_config = 82,
};

/* M(number, interface, title, a letter for each argument, count of results) */
#define METHODS(M) \
    M(16, ISession_, "release", "", 0) \
    M(17, ISession_, "share", "S", 0) \
    M(18, ISession_, "abandon", "iis", 0) \
    M(19, ISession_, "settle", "", 0) \
    M(20, IFences_, "tell", "ib", 0) \
    M(21, IPreparedModelCallbackV1_0_, "notify", "i?", 0) \
    M(22, IPreparedModelCallbackV1_2_, "notify", "i?", 0) \
    M(23, IPreparedModelCallbackV1_3_, "notify", "i?", 0) \
    M(24, IExecutionCallbackV1_0_, "notify", "i", 0) \
    M(25, IExecutionCallbackV1_2_, "notify", "i??", 0) \
    M(26, IExecutionCallbackV1_3_, "notify", "i??", 0) \
    M(27, IFencedExecutionCallback_, "getExecutionInfo", "", 3) \
    M(28, IBurstCallback_, "getMemories", "n", 2) \
    M(29, IBurstContext_, "freeMemory", "i", 0) \
    M(30, IPreparedModelV1_0_, "execute", "??", 1) \
    M(31, IPreparedModelV1_2_, "execute", "?i?", 1) \
    M(32, IPreparedModelV1_2_, "executeSynchronously", "?i", 3) \
    M(33, IPreparedModelV1_2_, "configureExecutionBurst", "??", 2) \
    M(34, IPreparedModelV1_3_, "execute", "R??", 1) \
    M(35, IPreparedModelV1_3_, "executeSynchronously", "R?", 3) \
    M(36, IPreparedModelV1_3_, "executeFenced", "R?", 3) \
    M(37, IBuffer_, "copyTo", "M", 1) \
    M(38, IBuffer_, "copyFrom", "Mn", 1) \
    M(39, IDeviceV1_0_, "getCapabilities", "", 2) \
    M(40, IDeviceV1_0_, "getSupportedOperations", "?", 2) \
    M(41, IDeviceV1_0_, "prepareModel", "??", 1) \
    M(42, IDeviceV1_0_, "getStatus", "", 1) \
    M(43, IDeviceV1_1_, "getCapabilities", "", 2) \
    M(44, IDeviceV1_1_, "getSupportedOperations", "?", 2) \
    M(45, IDeviceV1_1_, "prepareModel", "?i?", 1) \
    M(46, IDeviceV1_2_, "getVersionString", "", 2) \
    M(47, IDeviceV1_2_, "getType", "", 2) \
    M(48, IDeviceV1_2_, "getSupportedExtensions", "", 2) \
    M(49, IDeviceV1_2_, "getNumberOfCacheFilesNeeded", "", 3) \
    M(50, IDeviceV1_2_, "getCapabilities", "", 2) \
    M(51, IDeviceV1_2_, "getSupportedOperations", "?", 2) \
    M(52, IDeviceV1_2_, "prepareModel", "?iC?", 1) \
    M(53, IDeviceV1_2_, "prepareModelFromCache", "C?", 1) \
    M(54, IDeviceV1_3_, "getCapabilities", "", 2) \
    M(55, IDeviceV1_3_, "getSupportedOperations", "m", 2) \
    M(56, IDeviceV1_3_, "prepareModel", "m??", 1) \
    M(57, IDeviceV1_3_, "prepareModelFromCache", "?C?", 1) \
    M(58, IDeviceV1_3_, "allocate", "B", 3) \
    M(59, IPreparedModelCallbackAidl_, "notify", "i?", 0) \
    M(60, IFencedExecutionCallbackAidl_, "getExecutionInfo", "", 3) \
    M(61, IBurstAidl_, "executeSynchronously", "Rnbii", 2) \
    M(62, IBurstAidl_, "releaseMemoryResource", "i", 1) \
    M(63, IBurstAidlV4_, "executeSynchronouslyWithConfig", "RnEi", 2) \
    M(64, IExecutionAidl_, "executeSynchronously", "i", 2) \
    M(65, IExecutionAidl_, "executeFenced", "nii", 3) \
    M(66, IPreparedModelAidl_, "executeSynchronously", "Rbii", 2) \
    M(67, IPreparedModelAidl_, "executeFenced", "Rnbiii", 3) \
    M(68, IPreparedModelAidl_, "configureExecutionBurst", "", 2) \
    M(69, IPreparedModelAidlV4_, "createReusableExecution", "RE", 2) \
    M(70, IPreparedModelAidlV4_, "executeSynchronouslyWithConfig", "REi", 2) \
    M(71, IPreparedModelAidlV4_, "executeFencedWithConfig", "RnEii", 3) \
    M(72, IDeviceAidl_, "getInterfaceVersion", "", 1) \
    M(73, IDeviceAidl_, "getCapabilities", "", 2) \
    M(74, IDeviceAidl_, "getNumberOfCacheFilesNeeded", "", 3) \
    M(75, IDeviceAidl_, "getSupportedExtensions", "", 2) \
    M(76, IDeviceAidl_, "getSupportedOperations", "m", 2) \
    M(77, IDeviceAidl_, "getType", "", 2) \
    M(78, IDeviceAidl_, "getVersionString", "", 2) \
    M(79, IDeviceAidl_, "prepareModel", "mPc", 1) \
    M(80, IDeviceAidl_, "prepareModelFromCache", "iCc", 1) \
    M(81, IDeviceAidl_, "allocate", "B", 3) \
    M(82, IDeviceAidlV4_, "prepareModelWithConfig", "mPc", 1) \

/* F(struct, type of a field, its name, what reads it, whether it may be left out) */
#define DataLocation_FIELDS(F) \
    F(DataLocation, int64_t, pool_index, into_int, true) \
    F(DataLocation, int64_t, offset, into_int, true) \
    F(DataLocation, int64_t, length, into_int, true) \
    F(DataLocation, int64_t, padding, into_int, true) \

#define SymmPerChannelQuantParams_FIELDS(F) \
    F(SymmPerChannelQuantParams, Floats, scales, into_floats, false) \
    F(SymmPerChannelQuantParams, int64_t, channel_dim, into_int, false) \

#define Operand_FIELDS(F) \
    F(Operand, int64_t, type, into_int, false) \
    F(Operand, Numbers, dimensions, into_numbers, true) \
    F(Operand, float, scale, into_float, true) \
    F(Operand, int64_t, zero_point, into_int, true) \
    F(Operand, int64_t, lifetime, into_lifetime, true) \
    F(Operand, DataLocation, location, into_DataLocation, true) \
    F(Operand, ExtraParams, extra_params, into_params, true) \

#define Operation_FIELDS(F) \
    F(Operation, int64_t, type, into_int, false) \
    F(Operation, Numbers, inputs, into_numbers, false) \
    F(Operation, Numbers, outputs, into_numbers, false) \

#define Subgraph_FIELDS(F) \
    F(Subgraph, OperandList, operands, into_OperandList, false) \
    F(Subgraph, OperationList, operations, into_OperationList, false) \
    F(Subgraph, Numbers, input_indexes, into_numbers, false) \
    F(Subgraph, Numbers, output_indexes, into_numbers, false) \

#define ExtensionNameAndPrefix_FIELDS(F) \
    F(ExtensionNameAndPrefix, Bytes, name, into_text, false) \
    F(ExtensionNameAndPrefix, int64_t, prefix, into_int, false) \

#define RequestArgument_FIELDS(F) \
    F(RequestArgument, bool, has_no_value, into_bool, true) \
    F(RequestArgument, DataLocation, location, into_DataLocation, true) \
    F(RequestArgument, Numbers, dimensions, into_numbers, true) \

#define TokenValuePair_FIELDS(F) \
    F(TokenValuePair, int64_t, token, into_int, false) \
    F(TokenValuePair, Bytes, value, into_bytes, false) \

#define ExecutionConfig_FIELDS(F) \
    F(ExecutionConfig, bool, measure_timing, into_bool, true) \
    F(ExecutionConfig, int64_t, loop_timeout_duration_ns, into_int, true) \
    F(ExecutionConfig, TokenValuePairList, execution_hints, into_TokenValuePairList, true) \
    F(ExecutionConfig, ExtensionNameAndPrefixList, extension_name_to_prefix, into_ExtensionNameAndPrefixList, true) \

#define BufferDesc_FIELDS(F) \
    F(BufferDesc, Numbers, dimensions, into_numbers, true) \

#define BufferRole_FIELDS(F) \
    F(BufferRole, int64_t, model_index, into_int, false) \
    F(BufferRole, int64_t, io_index, into_int, false) \
    F(BufferRole, float, frequency, into_float, false) \

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

/* F(name, first feature level, place in the struct of pointers, result, arguments) */
#define NNAPI_FUNCTIONS(F) \
    F(ANeuralNetworksBurst_create, 3, 0, int, void *, void *) \
    F(ANeuralNetworksBurst_free, 3, 1, void, void *) \
    F(ANeuralNetworksCompilation_createForDevices, 3, 2, int, void *, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_finish, 1, 3, int, void *) \
    F(ANeuralNetworksCompilation_free, 1, 4, void, void *) \
    F(ANeuralNetworksCompilation_getPreferredMemoryAlignmentForInput, 5, 5, int, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_getPreferredMemoryAlignmentForOutput, 5, 6, int, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_getPreferredMemoryPaddingForInput, 5, 7, int, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_getPreferredMemoryPaddingForOutput, 5, 8, int, void *, uint32_t, void *) \
    F(ANeuralNetworksCompilation_setCaching, 3, 9, int, void *, const char *, void *) \
    F(ANeuralNetworksCompilation_setPreference, 1, 10, int, void *, int) \
    F(ANeuralNetworksCompilation_setPriority, 4, 11, int, void *, int) \
    F(ANeuralNetworksCompilation_setTimeout, 4, 12, int, void *, uint64_t) \
    F(ANeuralNetworksDevice_getExtensionSupport, 3, 13, int, void *, const char *, void *) \
    F(ANeuralNetworksDevice_getFeatureLevel, 3, 14, int, void *, void *) \
    F(ANeuralNetworksDevice_getName, 3, 15, int, void *, void *) \
    F(ANeuralNetworksDevice_getType, 3, 16, int, void *, void *) \
    F(ANeuralNetworksDevice_getVersion, 3, 17, int, void *, void *) \
    F(ANeuralNetworksDevice_wait, 4, 18, int, void *) \
    F(ANeuralNetworksEvent_createFromSyncFenceFd, 4, 19, int, int, void *) \
    F(ANeuralNetworksEvent_free, 1, 20, void, void *) \
    F(ANeuralNetworksEvent_getSyncFenceFd, 4, 21, int, void *, void *) \
    F(ANeuralNetworksEvent_wait, 1, 22, int, void *) \
    F(ANeuralNetworksExecution_burstCompute, 3, 23, int, void *, void *) \
    F(ANeuralNetworksExecution_compute, 3, 24, int, void *) \
    F(ANeuralNetworksExecution_create, 1, 25, int, void *, void *) \
    F(ANeuralNetworksExecution_enableInputAndOutputPadding, 5, 26, int, void *, bool) \
    F(ANeuralNetworksExecution_free, 1, 27, void, void *) \
    F(ANeuralNetworksExecution_getDuration, 3, 28, int, void *, int, void *) \
    F(ANeuralNetworksExecution_getOutputOperandDimensions, 3, 29, int, void *, int, void *) \
    F(ANeuralNetworksExecution_getOutputOperandRank, 3, 30, int, void *, int, void *) \
    F(ANeuralNetworksExecution_setInput, 1, 31, int, void *, int, void *, void *, size_t) \
    F(ANeuralNetworksExecution_setInputFromMemory, 1, 32, int, void *, int, void *, void *, size_t, size_t) \
    F(ANeuralNetworksExecution_setLoopTimeout, 4, 33, int, void *, uint64_t) \
    F(ANeuralNetworksExecution_setMeasureTiming, 3, 34, int, void *, bool) \
    F(ANeuralNetworksExecution_setOutput, 1, 35, int, void *, int, void *, void *, size_t) \
    F(ANeuralNetworksExecution_setOutputFromMemory, 1, 36, int, void *, int, void *, void *, size_t, size_t) \
    F(ANeuralNetworksExecution_setReusable, 5, 37, int, void *, bool) \
    F(ANeuralNetworksExecution_setTimeout, 4, 38, int, void *, uint64_t) \
    F(ANeuralNetworksExecution_startComputeWithDependencies, 4, 39, int, void *, void *, uint32_t, uint64_t, void *) \
    F(ANeuralNetworksMemoryDesc_addInputRole, 4, 40, int, void *, void *, uint32_t, float) \
    F(ANeuralNetworksMemoryDesc_addOutputRole, 4, 41, int, void *, void *, uint32_t, float) \
    F(ANeuralNetworksMemoryDesc_create, 4, 42, int, void *) \
    F(ANeuralNetworksMemoryDesc_finish, 4, 43, int, void *) \
    F(ANeuralNetworksMemoryDesc_free, 4, 44, void, void *) \
    F(ANeuralNetworksMemoryDesc_setDimensions, 4, 45, int, void *, uint32_t, void *) \
    F(ANeuralNetworksMemory_copy, 4, 46, int, void *, void *) \
    F(ANeuralNetworksMemory_createFromAHardwareBuffer, 3, 47, int, void *, void *) \
    F(ANeuralNetworksMemory_createFromDesc, 4, 48, int, void *, void *) \
    F(ANeuralNetworksMemory_createFromFd, 1, 49, int, size_t, int, int, size_t, void *) \
    F(ANeuralNetworksMemory_free, 1, 50, void, void *) \
    F(ANeuralNetworksModel_addOperand, 1, 51, int, void *, void *) \
    F(ANeuralNetworksModel_addOperation, 1, 52, int, void *, int, uint32_t, void *, uint32_t, void *) \
    F(ANeuralNetworksModel_create, 1, 53, int, void *) \
    F(ANeuralNetworksModel_finish, 1, 54, int, void *) \
    F(ANeuralNetworksModel_free, 1, 55, void, void *) \
    F(ANeuralNetworksModel_getExtensionOperandType, 3, 56, int, void *, const char *, uint16_t, void *) \
    F(ANeuralNetworksModel_getExtensionOperationType, 3, 57, int, void *, const char *, uint16_t, void *) \
    F(ANeuralNetworksModel_getSupportedOperationsForDevices, 3, 58, int, void *, void *, uint32_t, void *) \
    F(ANeuralNetworksModel_identifyInputsAndOutputs, 1, 59, int, void *, uint32_t, void *, uint32_t, void *) \
    F(ANeuralNetworksModel_relaxComputationFloat32toFloat16, 2, 60, int, void *, bool) \
    F(ANeuralNetworksModel_setOperandExtensionData, 3, 61, int, void *, int, void *, size_t) \
    F(ANeuralNetworksModel_setOperandSymmPerChannelQuantParams, 3, 62, int, void *, int, void *) \
    F(ANeuralNetworksModel_setOperandValue, 1, 63, int, void *, int, void *, size_t) \
    F(ANeuralNetworksModel_setOperandValueFromMemory, 1, 64, int, void *, int, void *, size_t, size_t) \
    F(ANeuralNetworksModel_setOperandValueFromModel, 4, 65, int, void *, int, void *) \
    F(ANeuralNetworks_getDefaultLoopTimeout, 4, 66, uint64_t, void) \
    F(ANeuralNetworks_getDevice, 3, 67, int, uint32_t, void *) \
    F(ANeuralNetworks_getDeviceCount, 3, 68, int, void *) \
    F(ANeuralNetworks_getMaximumLoopTimeout, 4, 69, uint64_t, void) \
    F(ANeuralNetworks_getRuntimeFeatureLevel, 5, 70, int64_t, void) \
    F(SL_ANeuralNetworksCompilation_setCachingFromFds, 5, 71, int, void *, void *, uint32_t, void *, uint32_t, void *) \
    F(SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded, 5, 72, int, void *, void *, void *) \
    F(SL_ANeuralNetworksDevice_getPerformanceInfo, 5, 73, int, void *, int, void *) \
    F(SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo, 5, 74, int, void *, void *, void *) \
    F(SL_ANeuralNetworksDevice_getVendorExtensionCount, 5, 75, int, void *, void *) \
    F(SL_ANeuralNetworksDevice_getVendorExtensionName, 5, 76, int, void *, uint32_t, void *) \
    F(SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation, 5, 77, int, void *, uint32_t, void *, void *) \
    F(ANeuralNetworksCompilation_addExtensionAttribute, 8, 104, int, void *, const char *, uint16_t, void *, size_t) \
    F(ANeuralNetworksExecution_addExtensionAttribute, 8, 105, int, void *, const char *, uint16_t, void *, size_t) \

#define SUPPORT_LIBRARY_ENTRY "ANeuralNetworks_getSLDriverImpl"
#define FEATURE_LEVELS {27, 1}, {28, 2}, {29, 3}, {30, 4}, {31, 5}, {1000006, 6}, {1000007, 7}, {1000008, 8}
