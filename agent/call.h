/* Calls of the client: what they carry, and how they are answered. */
#pragma once

#include "messages.h"
#include "watch.h"

enum { MAX_ARGUMENTS = 8 };

/* An argument, as its letter says. */
typedef union {
    int64_t number; /* also of the client's callback */
    bool flag;
    Numbers numbers;
    Request *request;
    Memory *memory;
    Model *model;
    ExecutionConfig config;
    PrepareModelConfig prepare;
    CacheHandles cache;
    BufferRoles roles;
} Value;

typedef struct Call {
    Session *session;
    void *target; /* NULL for the session, the device and the fences */
    uint64_t number; /* of the object that is called */
    const Method *method;
    Value arguments[MAX_ARGUMENTS];
    Belongings has; /* until the call is over */
    Reader in;
    Writer out; /* the results */
    Error error;
    char reason[MAX_TEXT]; /* what the driver says of its answer; empty for nothing */
    /* What the client gets back with the reply, unless a fence takes it over. */
    Request *request;
    Memory *memory;
    Watch watch;
    struct FenceWatch *launched; /* begins when the reply is on its way */
} Call;

/* H(method, function that writes the results, what a refusal of the driver is a refusal of, the
 * results beside its status)
 *
 * The function gives false, with an error, for a call that has no results. Without a name a refusal
 * fails the call. Results: n is None, 0 a number, a an empty list. */
#define CALL_HANDLERS(H)                                                                        \
    H(ISession_release, do_nothing, NULL, "")                                                   \
    H(ISession_share, do_nothing, NULL, "")                                                     \
    H(ISession_abandon, do_nothing, NULL, "")                                                   \
    H(ISession_settle, do_nothing, NULL, "")                                                    \
    H(IFences_tell, tell, NULL, "")                                                             \
    H(IBuffer_copy_to, copy_to, "copyTo", "")                                                   \
    H(IBuffer_copy_from, copy_from, "copyFrom", "")                                             \
    H(IFencedExecutionCallbackAidl_get_execution_info, get_execution_info, NULL, "")            \
    H(IBurstAidl_execute_synchronously, execute_in_burst, "burst", "n")                         \
    H(IBurstAidl_release_memory_resource, release_memory_resource, NULL, "")                    \
    H(IBurstAidlV4_execute_synchronously_with_config, execute_in_burst, "burst", "n")           \
    H(IExecutionAidl_execute_synchronously, execute_again, "IExecution.executeSynchronously", "n") \
    H(IExecutionAidl_execute_fenced, execute_again_fenced, "IExecution.executeFenced", "0n")    \
    H(IPreparedModelAidl_execute_synchronously, execute_synchronously, "executeSynchronously", "n") \
    H(IPreparedModelAidl_execute_fenced, execute_fenced, "executeFenced", "0n")                 \
    H(IPreparedModelAidl_configure_execution_burst, configure_execution_burst,                  \
      "configureExecutionBurst", "n")                                                           \
    H(IPreparedModelAidlV4_create_reusable_execution, create_reusable_execution,                \
      "createReusableExecution", "n")                                                           \
    H(IPreparedModelAidlV4_execute_synchronously_with_config, execute_synchronously,            \
      "executeSynchronously", "n")                                                              \
    H(IPreparedModelAidlV4_execute_fenced_with_config, execute_fenced, "executeFenced", "0n")   \
    H(IDeviceAidl_get_interface_version, get_interface_version, NULL, "")                       \
    H(IDeviceAidl_get_capabilities, get_capabilities, NULL, "")                                 \
    H(IDeviceAidl_get_number_of_cache_files_needed, get_number_of_cache_files_needed, NULL, "") \
    H(IDeviceAidl_get_supported_extensions, get_supported_extensions, NULL, "")                 \
    H(IDeviceAidl_get_supported_operations, get_supported_operations, "getSupportedOperations", \
      "a")                                                                                      \
    H(IDeviceAidl_get_type, get_type, NULL, "")                                                 \
    H(IDeviceAidl_get_version_string, get_version_string, NULL, "")                             \
    H(IDeviceAidl_prepare_model, prepare_model, NULL, "")                                       \
    H(IDeviceAidl_prepare_model_from_cache, prepare_model_from_cache, NULL, "")                 \
    H(IDeviceAidl_allocate, allocate_buffer, "allocate", "n0")                                  \
    H(IDeviceAidlV4_prepare_model_with_config, prepare_model, NULL, "")

#define DECLARE_HANDLER(method, handler, name, results) bool handler(Call *call);
CALL_HANDLERS(DECLARE_HANDLER)
#undef DECLARE_HANDLER

/* Serves a frame of a lane; false when the client is gone. */
bool serve_call(Session *session, Lane *lane, const Frame *frame);
bool send_failure(Lane *lane, const Error *error, const char *reason);
void write_reason(Writer *writer, const char *reason);

/* Takes over an object until the call is over, and gives it; NULL, with an error, without memory. */
void *keep(Call *call, void *object);
/* The interface of the served device. */
int device_interface(void);
/* Makes the error the reason of an answer with its status; false where it is none of the driver's. */
bool is_refusal(Call *call, const char *name);
void write_reference(Writer *writer, uint64_t number, int interface);
/* The status, and a new object, which the client gets and this takes over. */
bool write_object(Call *call, void *object, int interface);
/* Starts to watch the fence of the execution that a call has launched, and ends its part of it. */
void watch_launched(Call *call);
