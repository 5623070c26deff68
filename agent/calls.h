/* The calls that are served, each by the function that answers it. */
#pragma once

#include "call.h"
#include "execution.h"
#include "fences.h"

#define CALL_HANDLERS(H)                                                                        \
    H(ISession_release, do_nothing)                                                             \
    H(ISession_share, do_nothing)                                                               \
    H(ISession_abandon, do_nothing)                                                             \
    H(ISession_settle, do_nothing)                                                              \
    H(IFences_tell, tell)                                                                       \
    H(IBuffer_copy_to, copy_to)                                                                 \
    H(IBuffer_copy_from, copy_from)                                                             \
    H(IFencedExecutionCallbackAidl_get_execution_info, get_execution_info)                      \
    H(IBurstAidl_execute_synchronously, execute_in_burst)                                       \
    H(IBurstAidl_release_memory_resource, release_memory_resource)                              \
    H(IBurstAidlV4_execute_synchronously_with_config, execute_in_burst)                         \
    H(IExecutionAidl_execute_synchronously, execute_again)                                      \
    H(IExecutionAidl_execute_fenced, execute_again_fenced)                                      \
    H(IPreparedModelAidl_execute_synchronously, execute_synchronously)                          \
    H(IPreparedModelAidl_execute_fenced, execute_fenced)                                        \
    H(IPreparedModelAidl_configure_execution_burst, configure_execution_burst)                  \
    H(IPreparedModelAidlV4_create_reusable_execution, create_reusable_execution)                \
    H(IPreparedModelAidlV4_execute_synchronously_with_config, execute_synchronously)            \
    H(IPreparedModelAidlV4_execute_fenced_with_config, execute_fenced)                          \
    H(IDeviceAidl_get_interface_version, get_interface_version)                                 \
    H(IDeviceAidl_get_capabilities, get_capabilities)                                           \
    H(IDeviceAidl_get_number_of_cache_files_needed, get_number_of_cache_files_needed)           \
    H(IDeviceAidl_get_supported_extensions, get_supported_extensions)                           \
    H(IDeviceAidl_get_supported_operations, get_supported_operations)                           \
    H(IDeviceAidl_get_type, get_type)                                                           \
    H(IDeviceAidl_get_version_string, get_version_string)                                       \
    H(IDeviceAidl_prepare_model, prepare_model)                                                 \
    H(IDeviceAidl_prepare_model_from_cache, prepare_model_from_cache)                           \
    H(IDeviceAidl_allocate, allocate_buffer)                                                    \
    H(IDeviceAidlV4_prepare_model_with_config, prepare_model)

#define DECLARE_HANDLER(method, handler) bool handler(Call *call);
CALL_HANDLERS(DECLARE_HANDLER)
#undef DECLARE_HANDLER
