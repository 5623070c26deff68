/* Written by scripts/write_agent_protocol.py; do not edit. */
#include "protocol.h"

const Method METHODS[METHOD_COUNT] = {
    [0] = {ISession_, "release", "", 0, NULL, NULL, NULL},
    [1] = {ISession_, "share", "S", 0, NULL, NULL, NULL},
    [2] = {ISession_, "abandon", "iis", 0, NULL, NULL, NULL},
    [3] = {ISession_, "settle", "", 0, NULL, NULL, NULL},
    [4] = {IFences_, "tell", "ib", 0, IFences_tell, NULL, NULL},
    [21] = {IBuffer_, "copyTo", "M", 1, IBuffer_copy_to, "copyTo", ""},
    [22] = {IBuffer_, "copyFrom", "Mn", 1, IBuffer_copy_from, "copyFrom", ""},
    [43] = {IPreparedModelCallbackAidl_, "notify", "i?", 0, NULL, NULL, NULL},
    [44] = {IFencedExecutionCallbackAidl_, "getExecutionInfo", "", 3, IFencedExecutionCallbackAidl_get_execution_info, NULL, NULL},
    [45] = {IBurstAidl_, "executeSynchronously", "Rnbii", 2, IBurstAidl_execute_synchronously, "burst", "n"},
    [46] = {IBurstAidl_, "releaseMemoryResource", "i", 1, IBurstAidl_release_memory_resource, "burst", ""},
    [47] = {IBurstAidlV4_, "executeSynchronouslyWithConfig", "RnEi", 2, IBurstAidl_execute_synchronously, "burst", "n"},
    [48] = {IExecutionAidl_, "executeSynchronously", "i", 2, IExecutionAidl_execute_synchronously, "IExecution.executeSynchronously", "n"},
    [49] = {IExecutionAidl_, "executeFenced", "nii", 3, IExecutionAidl_execute_fenced, "IExecution.executeFenced", "0n"},
    [50] = {IPreparedModelAidl_, "executeSynchronously", "Rbii", 2, IPreparedModelAidl_execute_synchronously, "executeSynchronously", "n"},
    [51] = {IPreparedModelAidl_, "executeFenced", "Rnbiii", 3, IPreparedModelAidl_execute_fenced, "executeFenced", "0n"},
    [52] = {IPreparedModelAidl_, "configureExecutionBurst", "", 2, IPreparedModelAidl_configure_execution_burst, "configureExecutionBurst", "n"},
    [53] = {IPreparedModelAidlV4_, "createReusableExecution", "RE", 2, IPreparedModelAidl_create_reusable_execution, "createReusableExecution", "n"},
    [54] = {IPreparedModelAidlV4_, "executeSynchronouslyWithConfig", "REi", 2, IPreparedModelAidl_execute_synchronously, "executeSynchronously", "n"},
    [55] = {IPreparedModelAidlV4_, "executeFencedWithConfig", "RnEii", 3, IPreparedModelAidl_execute_fenced, "executeFenced", "0n"},
    [56] = {IDeviceAidl_, "getInterfaceVersion", "", 1, IDeviceAidl_get_interface_version, NULL, NULL},
    [57] = {IDeviceAidl_, "getCapabilities", "", 2, IDeviceAidl_get_capabilities, NULL, NULL},
    [58] = {IDeviceAidl_, "getNumberOfCacheFilesNeeded", "", 3, IDeviceAidl_get_number_of_cache_files_needed, "getNumberOfCacheFilesNeeded", "00"},
    [59] = {IDeviceAidl_, "getSupportedExtensions", "", 2, IDeviceAidl_get_supported_extensions, "getSupportedExtensions", "a"},
    [60] = {IDeviceAidl_, "getSupportedOperations", "m", 2, IDeviceAidl_get_supported_operations, "getSupportedOperations", "a"},
    [61] = {IDeviceAidl_, "getType", "", 2, IDeviceAidl_get_type, "getType", "0"},
    [62] = {IDeviceAidl_, "getVersionString", "", 2, IDeviceAidl_get_version_string, NULL, NULL},
    [63] = {IDeviceAidl_, "prepareModel", "mPc", 1, IDeviceAidl_prepare_model, "prepareModel", ""},
    [64] = {IDeviceAidl_, "prepareModelFromCache", "iCc", 1, IDeviceAidl_prepare_model_from_cache, "prepareModelFromCache", ""},
    [65] = {IDeviceAidl_, "allocate", "B", 3, IDeviceAidl_allocate, "allocate", "n0"},
    [66] = {IDeviceAidlV4_, "prepareModelWithConfig", "mPc", 1, IDeviceAidl_prepare_model, "prepareModel", ""},
};

static const Field DataLocation_FIELDS[] = {
    FIELD(DataLocation, pool_index, INTEGER_TYPE, true, 0),
    FIELD(DataLocation, offset, INTEGER_TYPE, true, 0),
    FIELD(DataLocation, length, INTEGER_TYPE, true, 0),
    FIELD(DataLocation, padding, INTEGER_TYPE, true, 0),
};
DESCRIBE(DataLocation, STRUCT)

static const Field SymmPerChannelQuantParams_FIELDS[] = {
    FIELD(SymmPerChannelQuantParams, scales, FLOATS_TYPE, false, 0),
    FIELD(SymmPerChannelQuantParams, channel_dim, INTEGER_TYPE, false, 0),
};
DESCRIBE(SymmPerChannelQuantParams, STRUCT)

static const Field ExtraParams_FIELDS[] = {
    FIELD(ExtraParams, channels, SymmPerChannelQuantParams_TYPE, false, 0),
    FIELD(ExtraParams, data, BYTES_TYPE, false, 0),
};
DESCRIBE(ExtraParams, CHOICE)

static const Field Operand_FIELDS[] = {
    FIELD(Operand, type, INTEGER_TYPE, false, 0),
    FIELD(Operand, dimensions, NUMBERS_TYPE, true, 0),
    FIELD(Operand, scale, FLOAT_TYPE, true, 0),
    FIELD(Operand, zero_point, INTEGER_TYPE, true, 0),
    FIELD(Operand, lifetime, LIFETIME_TYPE, true, 0),
    FIELD(Operand, location, DataLocation_TYPE, true, 0),
    FIELD(Operand, extra_params, ExtraParams_TYPE, true, 0),
};
DESCRIBE(Operand, STRUCT)

static const Field Operation_FIELDS[] = {
    FIELD(Operation, type, INTEGER_TYPE, false, 0),
    FIELD(Operation, inputs, NUMBERS_TYPE, false, 0),
    FIELD(Operation, outputs, NUMBERS_TYPE, false, 0),
};
DESCRIBE(Operation, STRUCT)

static const Field Subgraph_FIELDS[] = {
    FIELD(Subgraph, operands, OperandList_TYPE, false, 0),
    FIELD(Subgraph, operations, OperationList_TYPE, false, 0),
    FIELD(Subgraph, input_indexes, NUMBERS_TYPE, false, 0),
    FIELD(Subgraph, output_indexes, NUMBERS_TYPE, false, 0),
};
DESCRIBE(Subgraph, STRUCT)

static const Field ExtensionNameAndPrefix_FIELDS[] = {
    FIELD(ExtensionNameAndPrefix, name, TEXT_TYPE, false, 0),
    FIELD(ExtensionNameAndPrefix, prefix, INTEGER_TYPE, false, 0),
};
DESCRIBE(ExtensionNameAndPrefix, STRUCT)

static const Field RequestArgument_FIELDS[] = {
    FIELD(RequestArgument, has_no_value, BOOLEAN_TYPE, true, 0),
    FIELD(RequestArgument, location, DataLocation_TYPE, true, 0),
    FIELD(RequestArgument, dimensions, NUMBERS_TYPE, true, 0),
};
DESCRIBE(RequestArgument, STRUCT)

static const Field TokenValuePair_FIELDS[] = {
    FIELD(TokenValuePair, token, INTEGER_TYPE, false, 0),
    FIELD(TokenValuePair, value, BYTES_TYPE, false, 0),
};
DESCRIBE(TokenValuePair, STRUCT)

static const Field ExecutionConfig_FIELDS[] = {
    FIELD(ExecutionConfig, measure_timing, BOOLEAN_TYPE, true, 0),
    FIELD(ExecutionConfig, loop_timeout_duration_ns, INTEGER_TYPE, true, -1),
    FIELD(ExecutionConfig, execution_hints, TokenValuePairList_TYPE, true, 0),
    FIELD(ExecutionConfig, extension_name_to_prefix, ExtensionNameAndPrefixList_TYPE, true, 0),
};
DESCRIBE(ExecutionConfig, STRUCT)

static const Field CacheHandles_FIELDS[] = {
    FIELD(CacheHandles, model, NUMBERS_TYPE, false, 0),
    FIELD(CacheHandles, data, NUMBERS_TYPE, false, 0),
    FIELD(CacheHandles, token, BYTES_TYPE, false, 0),
};
DESCRIBE(CacheHandles, TUPLE)

static const Field PrepareModelConfig_FIELDS[] = {
    FIELD(PrepareModelConfig, preference, INTEGER_TYPE, false, 1),
    FIELD(PrepareModelConfig, priority, INTEGER_TYPE, false, 1),
    FIELD(PrepareModelConfig, deadline_ns, INTEGER_TYPE, false, -1),
    FIELD(PrepareModelConfig, cache, CacheHandles_TYPE, false, 0),
    FIELD(PrepareModelConfig, compilation_hints, TokenValuePairList_TYPE, false, 0),
    FIELD(PrepareModelConfig, extension_name_to_prefix, ExtensionNameAndPrefixList_TYPE, false, 0),
};
DESCRIBE(PrepareModelConfig, TUPLE)

static const Field BufferDesc_FIELDS[] = {
    FIELD(BufferDesc, dimensions, NUMBERS_TYPE, true, 0),
};
DESCRIBE(BufferDesc, STRUCT)

static const Field BufferRole_FIELDS[] = {
    FIELD(BufferRole, model_index, INTEGER_TYPE, false, 0),
    FIELD(BufferRole, io_index, INTEGER_TYPE, false, 0),
    FIELD(BufferRole, frequency, FLOAT_TYPE, false, 0),
};
DESCRIBE(BufferRole, STRUCT)

static const Field BufferRoles_FIELDS[] = {
    FIELD(BufferRoles, desc, BufferDesc_TYPE, false, 0),
    FIELD(BufferRoles, prepared_models, NUMBERS_TYPE, false, 0),
    FIELD(BufferRoles, input_roles, BufferRoleList_TYPE, false, 0),
    FIELD(BufferRoles, output_roles, BufferRoleList_TYPE, false, 0),
};
DESCRIBE(BufferRoles, TUPLE)

static const Field SharedMemory_FIELDS[] = {
    FIELD(SharedMemory, tag, TEXT_TYPE, false, 0),
    FIELD(SharedMemory, number, INTEGER_TYPE, false, 0),
    FIELD(SharedMemory, size, INTEGER_TYPE, false, 0),
    FIELD(SharedMemory, offset, INTEGER_TYPE, false, 0),
    FIELD(SharedMemory, name, TEXT_TYPE, false, 0),
    FIELD(SharedMemory, writable, BOOLEAN_TYPE, false, 0),
};
DESCRIBE(SharedMemory, TUPLE)

static const Field SharedModelV1_3_FIELDS[] = {
    FIELD(SharedModelV1_3, tag, TEXT_TYPE, false, 0),
    FIELD(SharedModelV1_3, number, INTEGER_TYPE, false, 0),
    FIELD(SharedModelV1_3, operand_values, BYTES_TYPE, false, 0),
    FIELD(SharedModelV1_3, pools, NUMBERS_TYPE, false, 0),
    FIELD(SharedModelV1_3, main, Subgraph_TYPE, false, 0),
    FIELD(SharedModelV1_3, referenced, SubgraphList_TYPE, false, 0),
    FIELD(SharedModelV1_3, relax_computation_float32_to_float16, BOOLEAN_TYPE, false, 0),
    FIELD(SharedModelV1_3, extension_name_to_prefix, ExtensionNameAndPrefixList_TYPE, false, 0),
};
DESCRIBE(SharedModelV1_3, TUPLE)

static const Field PoolNumber_FIELDS[] = {
    FIELD(PoolNumber, memory, INTEGER_TYPE, false, 0),
    FIELD(PoolNumber, token, SINGLE_TYPE, false, 0),
};
DESCRIBE(PoolNumber, CHOICE)

static const Field SharedRequest_FIELDS[] = {
    FIELD(SharedRequest, tag, TEXT_TYPE, false, 0),
    FIELD(SharedRequest, number, INTEGER_TYPE, false, 0),
    FIELD(SharedRequest, inputs, RequestArgumentList_TYPE, false, 0),
    FIELD(SharedRequest, outputs, RequestArgumentList_TYPE, false, 0),
    FIELD(SharedRequest, pools, PoolNumberList_TYPE, false, 0),
};
DESCRIBE(SharedRequest, TUPLE)

static const Field TimingNs_FIELDS[] = {
    FIELD(TimingNs, time_on_device_ns, INTEGER_TYPE, true, -1),
    FIELD(TimingNs, time_in_driver_ns, INTEGER_TYPE, true, -1),
};
DESCRIBE(TimingNs, STRUCT)

static const Field OutputShape_FIELDS[] = {
    FIELD(OutputShape, dimensions, NUMBERS_TYPE, false, 0),
    FIELD(OutputShape, is_sufficient, BOOLEAN_TYPE, true, 1),
};
DESCRIBE(OutputShape, STRUCT)

static const Field ExecutionResultAidl_FIELDS[] = {
    FIELD(ExecutionResultAidl, output_sufficient_size, BOOLEAN_TYPE, false, 0),
    FIELD(ExecutionResultAidl, output_shapes, OutputShapeList_TYPE, true, 0),
    FIELD(ExecutionResultAidl, timing, TimingNs_TYPE, true, 0),
};
DESCRIBE(ExecutionResultAidl, STRUCT)

static const Field PerformanceInfo_FIELDS[] = {
    FIELD(PerformanceInfo, exec_time, FLOAT_TYPE, false, 0),
    FIELD(PerformanceInfo, power_usage, FLOAT_TYPE, false, 0),
};
DESCRIBE(PerformanceInfo, STRUCT)

static const Field OperandPerformance_FIELDS[] = {
    FIELD(OperandPerformance, type, INTEGER_TYPE, false, 0),
    FIELD(OperandPerformance, info, PerformanceInfo_TYPE, false, 0),
};
DESCRIBE(OperandPerformance, STRUCT)

static const Field Capabilities_FIELDS[] = {
    FIELD(Capabilities, relaxed_float32_to_float16_performance_scalar, PerformanceInfo_TYPE, true, 0),
    FIELD(Capabilities, relaxed_float32_to_float16_performance_tensor, PerformanceInfo_TYPE, true, 0),
    FIELD(Capabilities, operand_performance, OperandPerformanceList_TYPE, true, 0),
    FIELD(Capabilities, if_performance, PerformanceInfo_TYPE, true, 0),
    FIELD(Capabilities, while_performance, PerformanceInfo_TYPE, true, 0),
};
DESCRIBE(Capabilities, STRUCT)

static const Field ExtensionOperandTypeInformation_FIELDS[] = {
    FIELD(ExtensionOperandTypeInformation, type, INTEGER_TYPE, false, 0),
    FIELD(ExtensionOperandTypeInformation, is_tensor, BOOLEAN_TYPE, false, 0),
    FIELD(ExtensionOperandTypeInformation, byte_size, INTEGER_TYPE, false, 0),
};
DESCRIBE(ExtensionOperandTypeInformation, STRUCT)

static const Field Extension_FIELDS[] = {
    FIELD(Extension, name, TEXT_TYPE, false, 0),
    FIELD(Extension, operand_types, ExtensionOperandTypeInformationList_TYPE, true, 0),
};
DESCRIBE(Extension, STRUCT)

static const Field Refusal_FIELDS[] = {
    FIELD(Refusal, reason, TEXT_TYPE, false, 0),
    FIELD(Refusal, unknown, BOOLEAN_TYPE, false, 0),
    FIELD(Refusal, raised, BOOLEAN_TYPE, true, 0),
};
DESCRIBE(Refusal, STRUCT)

static const Field OptionalNumber_FIELDS[] = {
    FIELD(OptionalNumber, number, INTEGER_TYPE, false, 0),
};
DESCRIBE(OptionalNumber, CHOICE)

static const Field Clocks_FIELDS[] = {
    FIELD(Clocks, boot, TEXT_TYPE, false, 0),
    FIELD(Clocks, monotonic_ns, INTEGER_TYPE, false, 0),
    FIELD(Clocks, boottime_ns, INTEGER_TYPE, false, 0),
};
DESCRIBE(Clocks, TUPLE)

static const Field Hello_FIELDS[] = {
    FIELD(Hello, table, INTEGER_TYPE, false, 0),
    FIELD(Hello, interface, INTEGER_TYPE, false, 0),
    FIELD(Hello, name, TEXT_TYPE, false, 0),
    FIELD(Hello, threads, OptionalNumber_TYPE, false, 0),
    FIELD(Hello, clocks, Clocks_TYPE, true, 0),
};
DESCRIBE(Hello, STRUCT)

