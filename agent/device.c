/* Calls of a device: what it says of itself, and the preparation of models. */
#include <float.h>
#include <stdlib.h>
#include <string.h>

#include "execution.h"
#include "library.h"

enum {
    PERFORMANCE_KINDS = 4, /* scalars, tensors, branches, loops */
    SUBGRAPH_TYPE = 15,
    LOW_PRIORITY = 90,
    PRIORITY_STEP = 10,
    FIRST_AIDL_LEVEL = 5,
};

/* `SL_ANeuralNetworksPerformanceInfo` and what else the C API passes by value. */
typedef struct {
    int32_t type;
    PerformanceInfo info;
} ToldPerformance;

typedef struct {
    uint32_t byte_size;
    uint16_t type;
    bool is_tensor;
} ToldExtensionType;

/* A list that a callback of the library fills. */
typedef struct {
    Call *call;
    OperandPerformanceList performances;
    ExtensionOperandTypeInformationList types;
    size_t room;
} Told;

/* --- what the device says of itself ----------------------------------------------------------- */

bool IDeviceAidl_get_interface_version(Call *call) {
    write_int(&call->out, served.level - FIRST_AIDL_LEVEL + 1);
    return true;
}

bool IDeviceAidl_get_type(Call *call) {
    int32_t type = 0;
    if (!CALL(&call->error, ANeuralNetworksDevice_getType, served.handle, &type))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_int(&call->out, type);
    return true;
}

bool IDeviceAidl_get_version_string(Call *call) {
    const char *version = NULL;
    if (!CALL(&call->error, ANeuralNetworksDevice_getVersion, served.handle, &version))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_text(&call->out, version ? version : "");
    return true;
}

bool IDeviceAidl_get_number_of_cache_files_needed(Call *call) {
    uint32_t model = 0, data = 0;
    if (nnapi.SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded &&
        !CALL(&call->error, SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded, served.handle,
              &model, &data))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_int(&call->out, model);
    write_int(&call->out, data);
    return true;
}

/* Keeps them sorted by type, the latest that is told of each. */
static void add_performance(ToldPerformance told, void *context) {
    Told *list = context;
    OperandPerformanceList *found = &list->performances;
    size_t place = 0;
    while (place < found->count && found->items[place].type < told.type)
        place++;
    bool is_known = place < found->count && found->items[place].type == told.type;
    if (told.type == SUBGRAPH_TYPE ||
        (!is_known && !grow(&found->items, &list->room, found->count, 1, sizeof(*found->items))))
        return;
    if (!is_known)
        memmove(&found->items[place + 1], &found->items[place],
                (found->count++ - place) * sizeof(*found->items));
    found->items[place] = (OperandPerformance){told.type, told.info};
}

static bool ask_performance(Call *call, Capabilities *found, Told *told) {
    PerformanceInfo *const kinds[PERFORMANCE_KINDS] = {
        &found->relaxed_float32_to_float16_performance_scalar,
        &found->relaxed_float32_to_float16_performance_tensor, &found->if_performance,
        &found->while_performance};
    for (int kind = 0; kind < PERFORMANCE_KINDS; kind++) {
        *kinds[kind] = (PerformanceInfo){FLT_MAX, FLT_MAX};
        if (nnapi.SL_ANeuralNetworksDevice_getPerformanceInfo &&
            !CALL(&call->error, SL_ANeuralNetworksDevice_getPerformanceInfo, served.handle, kind,
                  kinds[kind]))
            return false;
    }
    void (*callback)(ToldPerformance, void *) = add_performance;
    void *address;
    memcpy(&address, &callback, sizeof(address));
    return !nnapi.SL_ANeuralNetworksDevice_getPerformanceInfo ||
           CALL(&call->error, SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo,
                served.handle, told, address);
}

bool IDeviceAidl_get_capabilities(Call *call) {
    Capabilities found = {0};
    Told told = {0};
    bool is_told = ask_performance(call, &found, &told);
    found.operand_performance = told.performances;
    if (is_told) {
        write_int(&call->out, STATUS_NONE);
        write_value(&call->out, &Capabilities_TYPE, &found);
    }
    return own(&call->has, free, told.performances.items, &call->error) && is_told;
}

static void add_extension_type(ToldExtensionType told, void *context) {
    Told *list = context;
    ExtensionOperandTypeInformationList *found = &list->types;
    if (grow(&found->items, &list->room, found->count, 1, sizeof(*found->items)))
        found->items[found->count++] =
            (ExtensionOperandTypeInformation){told.type, told.is_tensor, told.byte_size};
}

static bool write_extension(Call *call, uint32_t index) {
    Told told = {0};
    void (*callback)(ToldExtensionType, void *) = add_extension_type;
    void *address;
    const char *name = NULL;
    memcpy(&address, &callback, sizeof(address));
    bool is_told =
        CALL(&call->error, SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation,
             served.handle, index, &told, address) &&
        CALL(&call->error, SL_ANeuralNetworksDevice_getVendorExtensionName, served.handle, index,
             &name);
    if (is_told)
        write_value(&call->out, &Extension_TYPE, &(Extension){text_of(name), told.types});
    return own(&call->has, free, told.types.items, &call->error) && is_told;
}

bool IDeviceAidl_get_supported_extensions(Call *call) {
    uint32_t count = 0;
    if (nnapi.SL_ANeuralNetworksDevice_getVendorExtensionCount &&
        !CALL(&call->error, SL_ANeuralNetworksDevice_getVendorExtensionCount, served.handle,
              &count))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_array(&call->out, count);
    for (uint32_t i = 0; i < count; i++)
        if (!write_extension(call, i))
            return false;
    return true;
}

/* --- models ------------------------------------------------------------------------------------ */

bool IDeviceAidl_get_supported_operations(Call *call) {
    BuiltModel built;
    Model *model = call->arguments[0].model;
    size_t count = model->sent.main.operations.count;
    bool *answers = allocate_list(&call->has.arena, count, sizeof(bool), &call->error);
    if (!answers || !build_model(&call->has, model, &built, &call->error) ||
        !CALL(&call->error, ANeuralNetworksModel_getSupportedOperationsForDevices, built.handle,
              &served.handle, 1, answers))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_array(&call->out, count);
    for (size_t i = 0; i < count; i++)
        write_bool(&call->out, answers[i]);
    return true;
}

static bool compile(Call *call, PreparedModel *prepared, const PrepareModelConfig *config,
                    uint64_t limit_ns) {
    Error *error = &call->error;
    if (!CALL(error, ANeuralNetworksCompilation_createForDevices, prepared->model.handle,
              &served.handle, 1, &prepared->compilation))
        return false;
    void *compilation = prepared->compilation;
    int priority = LOW_PRIORITY + PRIORITY_STEP * (int)config->priority;
    if (!own(&prepared->object.has, nnapi.ANeuralNetworksCompilation_free, compilation, error) ||
        !CALL(error, ANeuralNetworksCompilation_setPreference, compilation,
              (int)config->preference) ||
        (nnapi.ANeuralNetworksCompilation_setPriority &&
         !CALL(error, ANeuralNetworksCompilation_setPriority, compilation, priority)) ||
        (limit_ns && !CALL(error, ANeuralNetworksCompilation_setTimeout, compilation, limit_ns)))
        return false;
    return set_caching(call, compilation, &config->cache) &&
           add_hints(nnapi.ANeuralNetworksCompilation_addExtensionAttribute, compilation,
                     &config->compilation_hints, &config->extension_name_to_prefix, error) &&
           CALL(error, ANeuralNetworksCompilation_finish, compilation);
}

static PreparedModel *prepared_model(Call *call, Model *model, const PrepareModelConfig *config,
                                     uint64_t limit_ns) {
    PreparedModel *prepared = new_object(sizeof(PreparedModel), PREPARED_MODEL, call->session,
                                         (Loan){{0}}, &call->error);
    if (!prepared)
        return NULL;
    if (build_model(&prepared->object.has, model, &prepared->model, &call->error) &&
        compile(call, prepared, config, limit_ns))
        return prepared;
    drop(prepared);
    return NULL;
}

/* Calls the client, which need not keep its object `released` any longer then. */
static void tell_client(Call *call, uint64_t number, int method, size_t count, Writer *arguments,
                        uint64_t released) {
    call_client(call->session,
                &(ClientCall){.number = number, .method = method, .count = count,
                              .arguments = arguments, .reason = call->reason,
                              .released = released});
    call->reason[0] = 0;
    free_writer(arguments);
}

static void release_callback(Call *call, uint64_t callback) {
    tell_client(call, SESSION_OBJECT, CALL_ISession_release, 0, &(Writer){0}, callback);
}

/* The answer is right, and more than the client may have: its callback will not be called. */
static void abandon_callback(Call *call, uint64_t callback) {
    Writer arguments = {0};
    write_int(&arguments, (int64_t)callback);
    write_int(&arguments, call->error.status);
    write_text(&arguments, call->error.text);
    tell_client(call, SESSION_OBJECT, CALL_ISession_abandon, 3, &arguments, 0);
    release_callback(call, callback);
}

static void notify(Call *call, uint64_t callback, int status, uint64_t prepared) {
    Writer arguments = {0};
    bool is_new = device_interface() == IDeviceAidlV4_;
    write_int(&arguments, status);
    if (prepared)
        write_reference(&arguments, prepared,
                        is_new ? IPreparedModelAidlV4_ : IPreparedModelAidl_);
    else
        write_nil(&arguments);
    tell_client(call, callback, CALL_IPreparedModelCallbackAidl_notify, 2, &arguments, callback);
}

/* Prepares a model and tells the callback; false where the callback is not told anything. */
static bool prepare(Call *call, Model *model, const PrepareModelConfig *config,
                    uint64_t callback) {
    uint64_t limit_ns, number = 0;
    if (!remaining_of(config->deadline_ns, &limit_ns, &call->error))
        return false;
    PreparedModel *prepared = prepared_model(call, model, config, limit_ns);
    if (!prepared && !is_refusal(call, "prepareModel"))
        return false;
    int status = prepared ? STATUS_NONE : call->error.status;
    if (prepared && !(number = export_object(call->session, prepared, &call->error)))
        abandon_callback(call, callback);
    else
        notify(call, callback, status, number);
    write_int(&call->out, status);
    return true;
}

bool IDeviceAidl_prepare_model(Call *call) {
    const Value *in = call->arguments;
    uint64_t callback = (uint64_t)in[2].number;
    Loan loan = {{[CALLS] = 1}};
    /* It is called back from the thread of this call, but may be there for longer than that. */
    if (!take(&call->session->account, loan, &call->error))
        return false;
    bool is_told = prepare(call, in[0].model, &in[1].prepare, callback);
    if (!is_told)
        release_callback(call, callback);
    give_back(&call->session->account, loan);
    return is_told;
}

bool IDeviceAidl_prepare_model_from_cache(Call *call) {
    release_callback(call, (uint64_t)call->arguments[2].number);
    return cannot_say(&call->error, "the C API loads a compilation from its cache when the model "
                                    "is compiled again, and never without the model");
}
