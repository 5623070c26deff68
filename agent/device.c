/* Calls of a device: what it says of itself, and the preparation of models. */
#include <string.h>

#include "calls.h"
#include "execution.h"
#include "library.h"
#include "protocol.h"

enum {
    PERFORMANCE_KINDS = 4, /* scalars, tensors, branches, loops */
    SUBGRAPH_TYPE = 15,
    LOW_PRIORITY = 90,
    PRIORITY_STEP = 10,
    MAX_TYPES = 256,
};

#define UNSPECIFIED_PERFORMANCE 3.4028234663852886e38

/* `SL_ANeuralNetworksPerformanceInfo` and what else the C API passes by value. */
typedef struct {
    float exec_time, power_usage;
} Performance;

typedef struct {
    int32_t type;
    Performance info;
} OperandPerformance;

typedef struct {
    uint32_t byte_size;
    uint16_t type;
    bool is_tensor;
} ExtensionOperandType;

typedef struct {
    OperandPerformance items[MAX_TYPES];
    size_t count;
} Performances;

typedef struct {
    Writer types;
    size_t count;
} ExtensionTypes;

/* --- what the device says of itself ----------------------------------------------------------- */

bool get_interface_version(Call *call) {
    enum { FIRST_AIDL_LEVEL = 5 };
    write_int(&call->out, served.level - FIRST_AIDL_LEVEL + 1);
    return true;
}

bool get_type(Call *call) {
    int32_t type = 0;
    if (!CALL(&call->error, ANeuralNetworksDevice_getType, served.handle, &type))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_int(&call->out, type);
    return true;
}

bool get_version_string(Call *call) {
    const char *version = NULL;
    if (!CALL(&call->error, ANeuralNetworksDevice_getVersion, served.handle, &version))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_text(&call->out, version ? version : "");
    return true;
}

bool get_number_of_cache_files_needed(Call *call) {
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

static void write_performance(Writer *out, double exec_time, double power_usage) {
    write_map(out, 2);
    write_text(out, "exec_time");
    write_double(out, exec_time);
    write_text(out, "power_usage");
    write_double(out, power_usage);
}

/* Keeps them sorted by type, the latest that is told of each. */
static void add_performance(OperandPerformance told, void *context) {
    Performances *found = context;
    size_t place = 0;
    while (place < found->count && found->items[place].type < told.type)
        place++;
    bool is_known = place < found->count && found->items[place].type == told.type;
    if (told.type == SUBGRAPH_TYPE || (!is_known && found->count == MAX_TYPES))
        return;
    if (!is_known)
        memmove(&found->items[place + 1], &found->items[place],
                (found->count++ - place) * sizeof(told));
    found->items[place] = told;
}

static bool ask_performance(Call *call, Performance kinds[PERFORMANCE_KINDS],
                            Performances *types) {
    for (int kind = 0; kind < PERFORMANCE_KINDS; kind++)
        if (!CALL(&call->error, SL_ANeuralNetworksDevice_getPerformanceInfo, served.handle, kind,
                  &kinds[kind]))
            return false;
    void (*callback)(OperandPerformance, void *) = add_performance;
    void *address;
    memcpy(&address, &callback, sizeof(address));
    return CALL(&call->error, SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo,
                served.handle, types, address);
}

bool get_capabilities(Call *call) {
    static const char *const NAMES[PERFORMANCE_KINDS] = {
        "relaxed_float32_to_float16_performance_scalar",
        "relaxed_float32_to_float16_performance_tensor", "if_performance", "while_performance"};
    Performance kinds[PERFORMANCE_KINDS];
    Performances types = {.count = 0};
    bool is_told = nnapi.SL_ANeuralNetworksDevice_getPerformanceInfo != NULL;
    if (is_told && !ask_performance(call, kinds, &types))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_map(&call->out, PERFORMANCE_KINDS + 1);
    for (int kind = 0; kind < PERFORMANCE_KINDS; kind++) {
        write_text(&call->out, NAMES[kind]);
        write_performance(&call->out, is_told ? kinds[kind].exec_time : UNSPECIFIED_PERFORMANCE,
                          is_told ? kinds[kind].power_usage : UNSPECIFIED_PERFORMANCE);
    }
    write_text(&call->out, "operand_performance");
    write_array(&call->out, types.count);
    for (size_t i = 0; i < types.count; i++) {
        write_map(&call->out, 2);
        write_text(&call->out, "type");
        write_int(&call->out, types.items[i].type);
        write_text(&call->out, "info");
        write_performance(&call->out, types.items[i].info.exec_time,
                          types.items[i].info.power_usage);
    }
    return true;
}

static void add_extension_type(ExtensionOperandType told, void *context) {
    ExtensionTypes *found = context;
    found->count++;
    write_map(&found->types, 3);
    write_text(&found->types, "type");
    write_int(&found->types, told.type);
    write_text(&found->types, "is_tensor");
    write_bool(&found->types, told.is_tensor);
    write_text(&found->types, "byte_size");
    write_int(&found->types, told.byte_size);
}

static bool write_extension(Call *call, uint32_t index) {
    ExtensionTypes types = {.count = 0};
    void (*callback)(ExtensionOperandType, void *) = add_extension_type;
    void *address;
    const char *name = NULL;
    memcpy(&address, &callback, sizeof(address));
    bool is_told =
        CALL(&call->error, SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation,
             served.handle, index, &types, address) &&
        CALL(&call->error, SL_ANeuralNetworksDevice_getVendorExtensionName, served.handle, index,
             &name);
    if (is_told) {
        write_map(&call->out, 2);
        write_text(&call->out, "name");
        write_text(&call->out, name ? name : "");
        write_text(&call->out, "operand_types");
        write_array(&call->out, types.count);
        write_raw(&call->out, types.types.bytes, types.types.length);
    }
    free_writer(&types.types);
    return is_told;
}

bool get_supported_extensions(Call *call) {
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

/* The device, as the C API takes devices. */
static void *const *devices(void) {
    return (void *const *)&served.handle;
}

static bool ask_supported(Call *call, const BuiltModel *built) {
    size_t count = built->source->main.operations.count;
    bool *answers = allocate(&call->arena, count + 1, &call->error);
    if (!answers || !CALL(&call->error, ANeuralNetworksModel_getSupportedOperationsForDevices,
                          built->handle, (void *)devices(), 1, answers))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_array(&call->out, count);
    for (size_t i = 0; i < count; i++)
        write_bool(&call->out, answers[i]);
    return true;
}

bool get_supported_operations(Call *call) {
    BuiltModel built;
    int status;
    bool is_answered = build_model(call->arguments[0].model, &built, &call->error) &&
                       ask_supported(call, &built);
    free_built_model(&built);
    if (is_answered)
        return true;
    if (!refused(call, "getSupportedOperations", &status))
        return false;
    write_int(&call->out, status);
    write_array(&call->out, 0);
    return true;
}

static void destroy_prepared(Object *object) {
    PreparedModel *prepared = (PreparedModel *)object;
    if (prepared->compilation)
        nnapi.ANeuralNetworksCompilation_free(prepared->compilation);
    free_built_model(&prepared->model);
}

static bool compile(Call *call, PreparedModel *prepared, const PrepareConfig *config,
                    uint64_t limit_ns) {
    Error *error = &call->error;
    if (!CALL(error, ANeuralNetworksCompilation_createForDevices, prepared->model.handle,
              (void *)devices(), 1, &prepared->compilation))
        return false;
    void *compilation = prepared->compilation;
    int priority = LOW_PRIORITY + PRIORITY_STEP * (int)config->priority;
    if (!CALL(error, ANeuralNetworksCompilation_setPreference, compilation,
              (int)config->preference) ||
        (nnapi.ANeuralNetworksCompilation_setPriority &&
         !CALL(error, ANeuralNetworksCompilation_setPriority, compilation, priority)) ||
        (limit_ns && !CALL(error, ANeuralNetworksCompilation_setTimeout, compilation, limit_ns)))
        return false;
    if (config->has_cache)
        return cannot_say(error, "cache files cannot be sent to another machine");
    return add_hints(nnapi.ANeuralNetworksCompilation_addExtensionAttribute, compilation,
                     &config->hints, &config->extensions, error) &&
           CALL(error, ANeuralNetworksCompilation_finish, compilation);
}

static PreparedModel *prepared_model(Call *call, Model *model, const PrepareConfig *config,
                                     uint64_t limit_ns) {
    PreparedModel *prepared = new_object(sizeof(PreparedModel), PREPARED_MODEL, call->session,
                                         destroy_prepared, &call->error);
    if (!prepared)
        return NULL;
    if (build_model(model, &prepared->model, &call->error) &&
        compile(call, prepared, config, limit_ns))
        return prepared;
    drop(prepared);
    return NULL;
}

/* The client need not keep the callback any longer. */
static void release_callback(Call *call, uint64_t callback) {
    Writer none = {0};
    call_client(call->session, &(ClientCall){.number = SESSION_OBJECT, .method = ISession_release,
                                             .arguments = &none, .released = callback});
}

/* The answer is right, and more than the client may have: its callback will not be called. */
static void abandon_callback(Call *call, uint64_t callback) {
    Writer arguments = {0};
    write_int(&arguments, (int64_t)callback);
    write_int(&arguments, call->error.status);
    write_text(&arguments, call->error.text);
    call_client(call->session,
                &(ClientCall){.number = SESSION_OBJECT, .method = ISession_abandon, .count = 3,
                              .arguments = &arguments});
    free_writer(&arguments);
    release_callback(call, callback);
}

static void notify(Call *call, uint64_t callback, int status, uint64_t prepared) {
    Writer arguments = {0};
    bool is_new = device_interface() == IDeviceAidlV4_;
    write_int(&arguments, status);
    if (prepared) {
        write_array(&arguments, 2);
        write_int(&arguments, (int64_t)prepared);
        write_int(&arguments, is_new ? IPreparedModelAidlV4_ : IPreparedModelAidl_);
    } else {
        write_nil(&arguments);
    }
    call_client(call->session,
                &(ClientCall){.number = callback, .method = IPreparedModelCallbackAidl_notify,
                              .count = 2, .arguments = &arguments, .reason = call->reason,
                              .released = callback});
    call->reason[0] = 0;
    free_writer(&arguments);
}

/* Prepares a model and tells the callback; false where the callback is not told anything. */
static bool prepare(Call *call, Model *model, const PrepareConfig *config, uint64_t callback,
                    int *status) {
    uint64_t limit_ns, number = 0;
    if (!remaining_of(config->deadline_ns, &limit_ns, &call->error))
        return false;
    PreparedModel *prepared = prepared_model(call, model, config, limit_ns);
    *status = STATUS_NONE;
    if (!prepared && !refused(call, "prepareModel", status))
        return false;
    if (prepared && !(number = export_object(call->session, prepared, &call->error))) {
        abandon_callback(call, callback);
        return true;
    }
    notify(call, callback, *status, number);
    return true;
}

bool prepare_model(Call *call) {
    const Value *in = call->arguments;
    uint64_t callback = (uint64_t)in[2].number;
    int status;
    /* It is called back from the thread of this call, but may be there for longer than that. */
    if (!take(&call->session->account, (Loan){{[CALLS] = 1}}, &call->error))
        return false;
    bool is_told = prepare(call, in[0].model, &in[1].prepare, callback, &status);
    if (!is_told)
        release_callback(call, callback);
    give_back(&call->session->account, (Loan){{[CALLS] = 1}});
    if (is_told)
        write_int(&call->out, status);
    return is_told;
}

bool prepare_model_from_cache(Call *call) {
    release_callback(call, (uint64_t)call->arguments[2].number);
    return cannot_say(&call->error, "the C API loads a compilation from its cache when the model "
                                    "is compiled again, and never without the model");
}
