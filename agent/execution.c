#include "execution.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "calls.h"
#include "library.h"
#include "protocol.h"

enum { MAX_RANK = 15, TYPE_BITS = 16, TYPE_MASK = 0xffff, DUMMY_BYTES = 4 };

/* Codes of durations: on the device and in the driver, since the launch and since the last fence. */
enum { SINCE_LAUNCH = 0, SINCE_FENCE = 2 };

#define NOT_MEASURED UINT64_MAX

typedef struct {
    Object object;
    PreparedModel *model;
    Request *request;
    Held keeps; /* what it needs */
    void *execution;
    bool measure, has_run;
    uint64_t timeout_ns;
    pthread_mutex_t lock;
} Reusable;

typedef struct {
    Object object;
    PreparedModel *model;
    void *handle;
} Burst;

/* An execution that has been started with the fences that it waits for. */
typedef struct {
    Object object;
    Held keeps;       /* what it needs */
    void *execution;  /* its own, freed with it; NULL for a run of a reusable one */
    void *run;        /* what is asked for durations */
    void *event;
    int fence; /* -1 for an execution that was over at once */
    bool measure;
} Fenced;

/* --- times ----------------------------------------------------------------------------------- */

bool duration_of(const char *what, int64_t value_ns, uint64_t *duration_ns, Error *error) {
    if (value_ns < -1)
        return cannot_say(error, "the C API has no negative numbers: %s %lld cannot be sent", what,
                          (long long)value_ns);
    *duration_ns = value_ns == -1 ? 0 : value_ns ? (uint64_t)value_ns : 1;
    return true;
}

bool remaining_of(int64_t deadline_ns, uint64_t *duration_ns, Error *error) {
    if (deadline_ns < 0)
        return duration_of("deadline", deadline_ns, duration_ns, error);
    int64_t left_ns = deadline_ns - clock_ns(CLOCK_BOOTTIME);
    *duration_ns = left_ns > 0 ? (uint64_t)left_ns : 1; /* 0 would be no limit at all */
    return true;
}

/* --- settings -------------------------------------------------------------------------------- */

bool add_hints(AddAttribute add, void *target, const TokenValuePairList *hints, const ExtensionNameAndPrefixList *extensions,
               Error *error) {
    for (size_t i = 0; i < hints->count; i++) {
        const TokenValuePair *hint = &hints->items[i];
        const ExtensionNameAndPrefix *known = extension_of(extensions, hint->token);
        if (known && !add)
            return lacks_function(error, "ANeuralNetworksExecution_addExtensionAttribute");
        if (known) {
            uint16_t code = (uint16_t)(hint->token & TYPE_MASK);
            add(target, (const char *)known->name.bytes, code, (void *)hint->value.bytes,
                hint->value.length);
            continue;
        }
        for (size_t j = 0; j < i; j++)
            if (hints->items[j].token == hint->token)
                return cannot_say(error, "the C API takes hints of extensions by name, and has no "
                                         "others");
    }
    return true;
}

static bool settings_of(const ExecutionConfig *config, int64_t deadline_ns, Settings *settings,
                        Error *error) {
    *settings = (Settings){.measure = config->measure_timing, .hints = config->execution_hints,
                           .extensions = config->extension_name_to_prefix};
    return duration_of("loop timeout", config->loop_timeout_duration_ns, &settings->loop_timeout_ns,
                       error) &&
           remaining_of(deadline_ns, &settings->timeout_ns, error);
}

/* The settings in the arguments from `*place` on, which is then behind them: a struct and a
 * deadline, or, before AIDL 4, whether to measure, a deadline and a time-out. */
static bool settings_in(Call *call, size_t *place, Settings *settings) {
    const Value *in = &call->arguments[*place];
    bool is_struct = call->letters[*place] == EXECUTION_CONFIG_LETTER;
    ExecutionConfig config = is_struct ? in[0].config
                                       : (ExecutionConfig){.measure_timing = in[0].flag,
                                                           .loop_timeout_duration_ns =
                                                               in[2].number};
    *place += is_struct ? 2 : 3;
    return settings_of(&config, in[1].number, settings, &call->error);
}

/* --- arguments ------------------------------------------------------------------------------- */

static void *buffer_handle(Call *call, int64_t token) {
    Buffer *buffer = (Buffer *)find_export(call->session, (uint64_t)token);
    if (!buffer || buffer->object.kind != BUFFER) {
        drop(buffer);
        cannot_say(&call->error, "the C API has memories and no tokens: a token that stands for "
                                 "none cannot be sent");
        return NULL;
    }
    return keep(call, buffer) ? buffer->handle : NULL;
}

static bool is_nowhere(const RequestArgument *argument) {
    const DataLocation *location = &argument->location;
    return !location->pool_index && !location->offset && !location->length && !location->padding &&
           !argument->dimensions.count;
}

/* The model's operand that an argument stands for; NULL beyond them. */
static const Operand *operand_of(const BuiltModel *model, const Numbers *indexes, size_t number,
                                 int32_t *code) {
    const Subgraph *main = &model->source->main;
    if (number >= indexes->count || indexes->items[number] < 0 ||
        (uint64_t)indexes->items[number] >= main->operands.count)
        return NULL;
    *code = model->codes[indexes->items[number]];
    return &main->operands.items[indexes->items[number]];
}

/* The operand's type with the argument's dimensions; NULL where the model's are to be used. */
static bool make_type(Call *call, const BuiltModel *model, const RequestArgument *argument,
                      const Numbers *indexes, size_t number, OperandType **type) {
    int32_t code;
    const Numbers *dimensions = &argument->dimensions;
    const Operand *operand = operand_of(model, indexes, number, &code);
    *type = NULL;
    if (!dimensions->count || !operand)
        return true;
    for (size_t i = 0; i < dimensions->count; i++)
        if (dimensions->items[i] < 0)
            return cannot_say(&call->error, "the C API has no negative dimensions");
    uint32_t *room = allocate(&call->arena, dimensions->count * sizeof(*room), &call->error);
    *type = allocate(&call->arena, sizeof(**type), &call->error);
    if (!room || !*type)
        return false;
    **type = operand_type(code, operand, dimensions, room);
    return true;
}

static bool set_argument(Call *call, const BuiltModel *model, void *execution,
                         const RequestArgument *argument, size_t number, void *const *handles,
                         bool is_input) {
    const DataLocation *location = &argument->location;
    int index = (int)number;
    Error *error = &call->error;
    if (argument->has_no_value) {
        if (!is_nowhere(argument))
            return cannot_say(error, "the C API omits an argument by a null pointer, and no more");
        return is_input ? CALL(error, ANeuralNetworksExecution_setInput, execution, index, NULL,
                               NULL, 0)
                        : CALL(error, ANeuralNetworksExecution_setOutput, execution, index, NULL,
                               NULL, 0);
    }
    if (location->offset < 0 || location->length < 0 || location->padding < 0 ||
        !call->request->pool_count)
        return cannot_say(error, "the C API takes a memory, an offset and a length of 0 or more");
    const Subgraph *main = &model->source->main;
    OperandType *type;
    if (!make_type(call, model, argument, is_input ? &main->input_indexes : &main->output_indexes, number, &type))
        return false;
    void *memory = handles[location->pool_index];
    size_t offset = (size_t)location->offset;
    size_t length = (size_t)location->length + (size_t)location->padding;
    return is_input ? CALL(error, ANeuralNetworksExecution_setInputFromMemory, execution, index,
                           type, memory, offset, length)
                    : CALL(error, ANeuralNetworksExecution_setOutputFromMemory, execution, index,
                           type, memory, offset, length);
}

static bool check_pools(const Request *request, const RequestArgumentList *arguments,
                        Error *error) {
    size_t pools = request->pool_count ? request->pool_count : 1;
    for (size_t i = 0; i < arguments->count; i++)
        if ((uint64_t)arguments->items[i].location.pool_index >= pools)
            return cannot_say(error, "the C API takes memories, not indexes of a list of pools");
    return true;
}

/* Padding of an output whose size nobody knows is room for it to the C API. */
static bool check_padding(const BuiltModel *model, const Request *request, Error *error) {
    for (size_t i = 0; i < request->outputs.count; i++) {
        const RequestArgument *argument = &request->outputs.items[i];
        int32_t code;
        const Operand *operand = operand_of(model, &model->source->main.output_indexes, i, &code);
        if (!argument->location.padding || !operand)
            continue;
        const Numbers *dimensions =
            argument->dimensions.count ? &argument->dimensions : &operand->dimensions;
        bool is_known = dimensions->count > 0;
        for (size_t j = 0; j < dimensions->count; j++)
            is_known &= dimensions->items[j] != 0;
        if (!is_known)
            return cannot_say(error, "the C API counts padding as room for an output of any size");
    }
    return true;
}

static bool has_padding(const Request *request) {
    int64_t padding = 0;
    for (size_t i = 0; i < request->inputs.count; i++)
        padding |= request->inputs.items[i].location.padding;
    for (size_t i = 0; i < request->outputs.count; i++)
        padding |= request->outputs.items[i].location.padding;
    return padding != 0;
}

static void **handles_of(Call *call, const Request *request) {
    void **handles =
        allocate(&call->arena, (request->pool_count + 1) * sizeof(void *), &call->error);
    for (size_t i = 0; handles && i < request->pool_count; i++) {
        const Pool *pool = &request->pools[i];
        handles[i] = pool->memory ? handle_of(pool->memory, &call->error)
                                  : buffer_handle(call, pool->token);
        if (!handles[i])
            return NULL;
    }
    return handles;
}

static bool set_arguments(Call *call, const BuiltModel *model, void *execution) {
    static uint32_t dummy[DUMMY_BYTES / sizeof(uint32_t)];
    const Request *request = call->request;
    Error *error = &call->error;
    if (!check_pools(request, &request->inputs, error) ||
        !check_pools(request, &request->outputs, error) ||
        !check_padding(model, request, error))
        return false;
    void **handles = handles_of(call, request);
    if (!handles)
        return false;
    if (has_padding(request) &&
        !CALL(error, ANeuralNetworksExecution_enableInputAndOutputPadding, execution, true))
        return false;
    for (size_t i = 0; i < request->inputs.count; i++)
        if (!set_argument(call, model, execution, &request->inputs.items[i], i, handles, true))
            return false;
    if (model->has_dummy_input &&
        !CALL(error, ANeuralNetworksExecution_setInput, execution, 0, NULL, dummy, sizeof(dummy)))
        return false;
    for (size_t i = 0; i < request->outputs.count; i++)
        if (!set_argument(call, model, execution, &request->outputs.items[i], i, handles, false))
            return false;
    return true;
}

static bool set_all(Call *call, const BuiltModel *model, void *execution,
                    const Settings *settings) {
    Error *error = &call->error;
    return (!settings->measure ||
            CALL(error, ANeuralNetworksExecution_setMeasureTiming, execution, true)) &&
           (!settings->timeout_ns || CALL(error, ANeuralNetworksExecution_setTimeout, execution,
                                          settings->timeout_ns)) &&
           (!settings->loop_timeout_ns || CALL(error, ANeuralNetworksExecution_setLoopTimeout,
                                               execution, settings->loop_timeout_ns)) &&
           (!settings->reusable ||
            CALL(error, ANeuralNetworksExecution_setReusable, execution, true)) &&
           add_hints(nnapi.ANeuralNetworksExecution_addExtensionAttribute, execution,
                     &settings->hints, &settings->extensions, error) &&
           set_arguments(call, model, execution);
}

/* A new execution with all that it needs, which the caller frees; NULL with an error. */
static void *begin(Call *call, const PreparedModel *model, const Settings *settings) {
    void *execution = NULL;
    if (!CALL(&call->error, ANeuralNetworksExecution_create, model->compilation, &execution))
        return NULL;
    if (set_all(call, &model->model, execution, settings))
        return execution;
    nnapi.ANeuralNetworksExecution_free(execution);
    return NULL;
}

/* --- results --------------------------------------------------------------------------------- */

static bool is_answer(int code) {
    return !code || code == RESULT_OUTPUT_INSUFFICIENT_SIZE;
}

static bool write_shape(Call *call, void *execution, int index, bool *all_fit) {
    uint32_t rank = 0, dimensions[MAX_RANK] = {0};
    int code = nnapi.ANeuralNetworksExecution_getOutputOperandRank(execution, index, &rank);
    if (!is_answer(code))
        return check_result(&call->error, "ANeuralNetworksExecution_getOutputOperandRank", code);
    if (rank > MAX_RANK)
        return fail(&call->error, STATUS_GENERAL_FAILURE,
                    "ANeuralNetworksExecution_getOutputOperandRank gave %u for output %d", rank,
                    index);
    if (rank) /* a scalar has no dimensions to ask for */
        code = nnapi.ANeuralNetworksExecution_getOutputOperandDimensions(execution, index,
                                                                         dimensions);
    if (!is_answer(code))
        return check_result(&call->error,
                            "ANeuralNetworksExecution_getOutputOperandDimensions", code);
    write_map(&call->out, 2);
    write_text(&call->out, "dimensions");
    write_array(&call->out, rank);
    for (uint32_t i = 0; i < rank; i++)
        write_int(&call->out, dimensions[i]);
    write_text(&call->out, "is_sufficient");
    write_bool(&call->out, !code);
    *all_fit &= !code;
    return true;
}

static bool write_duration(Call *call, const char *name, void *execution, int code,
                           bool measured) {
    uint64_t duration = NOT_MEASURED;
    if (measured &&
        !CALL(&call->error, ANeuralNetworksExecution_getDuration, execution, code, &duration))
        return false;
    write_text(&call->out, name);
    write_int(&call->out, duration == NOT_MEASURED  ? -1
                          : duration > INT64_MAX ? INT64_MAX
                                                 : (int64_t)duration);
    return true;
}

/* The durations whose codes begin with `first`. */
static bool write_timing(Call *call, void *execution, int first, bool measured) {
    write_map(&call->out, 2);
    return write_duration(call, "time_on_device_ns", execution, first, measured) &&
           write_duration(call, "time_in_driver_ns", execution, first + 1, measured);
}

static bool write_all(Call *call, void *execution, const PreparedModel *model, int code,
                      bool measured) {
    size_t outputs = model->model.source->main.output_indexes.count;
    bool all_fit = true;
    if (!is_answer(code))
        return check_result(&call->error, "the computation", code);
    write_int(&call->out, STATUS_NONE);
    write_map(&call->out, 3);
    write_text(&call->out, "output_sufficient_size");
    write_bool(&call->out, !code);
    write_text(&call->out, "output_shapes");
    write_array(&call->out, outputs);
    for (size_t i = 0; i < outputs; i++)
        if (!write_shape(call, execution, (int)i, &all_fit))
            return false;
    if (code && all_fit)
        return fail(&call->error, STATUS_GENERAL_FAILURE,
                    "the computation returned OUTPUT_INSUFFICIENT_SIZE, but each output says that "
                    "it fits");
    write_text(&call->out, "timing");
    return write_timing(call, execution, SINCE_LAUNCH, measured && !code);
}

/* Writes a status instead of what has been written of a result; false where the call fails. */
static bool write_refusal(Call *call, const char *name) {
    int status;
    if (!refused(call, name, &status))
        return false;
    call->out.length = 0;
    write_int(&call->out, status);
    write_nil(&call->out);
    return true;
}

/* --- executions ------------------------------------------------------------------------------- */

/* With settings in the arguments from `place` on; in a burst where there is one. */
static bool run(Call *call, const PreparedModel *model, size_t place, void *burst) {
    const char *name = burst ? "burst" : "executeSynchronously";
    Settings settings;
    if (!settings_in(call, &place, &settings))
        return false;
    begin_watch(&call->watch, call->request);
    void *execution = begin(call, model, &settings);
    if (!execution)
        return write_refusal(call, name);
    int code = burst ? nnapi.ANeuralNetworksExecution_burstCompute(execution, burst)
                     : nnapi.ANeuralNetworksExecution_compute(execution);
    bool is_written = write_all(call, execution, model, code, settings.measure);
    nnapi.ANeuralNetworksExecution_free(execution);
    return is_written || write_refusal(call, name);
}

bool execute_synchronously(Call *call) {
    return run(call, (PreparedModel *)call->target, 1, NULL);
}

/* Exports a new object as the second result, after the status. */
static bool write_object(Call *call, void *object, int interface) {
    uint64_t number = export_object(call->session, object, &call->error);
    if (!number)
        return false;
    write_int(&call->out, STATUS_NONE);
    write_array(&call->out, 2);
    write_int(&call->out, (int64_t)number);
    write_int(&call->out, interface);
    return true;
}

/* --- bursts ----------------------------------------------------------------------------------- */

static void destroy_burst(Object *object) {
    Burst *burst = (Burst *)object;
    if (burst->handle)
        nnapi.ANeuralNetworksBurst_free(burst->handle);
    drop(burst->model);
}

bool configure_execution_burst(Call *call) {
    Burst *burst = new_object(sizeof(Burst), BURST, call->session, destroy_burst, &call->error);
    if (!burst)
        return false;
    burst->model = hold(call->target);
    if (!CALL(&call->error, ANeuralNetworksBurst_create, burst->model->compilation,
              &burst->handle)) {
        drop(burst);
        return write_refusal(call, "configureExecutionBurst");
    }
    bool is_new = device_interface() == IDeviceAidlV4_;
    return write_object(call, burst, is_new ? IBurstAidlV4_ : IBurstAidl_);
}

/* Memories have no names in the C API: what is named is in use as long as its client has it. */
bool execute_in_burst(Call *call) {
    const Burst *burst = (Burst *)call->target;
    const Numbers *tokens = &call->arguments[1].numbers;
    if (tokens->count != call->request->pool_count)
        return cannot_say(&call->error, "the C API has no names of memories, so there is no number "
                                        "of them");
    for (size_t i = 0; i < tokens->count; i++)
        if (tokens->items[i] < -1)
            return cannot_say(&call->error, "the C API has no names of memories: a wrong one "
                                            "cannot be sent");
    return run(call, burst->model, 2, burst->handle);
}

bool release_memory_resource(Call *call) {
    if (call->arguments[0].number < 0)
        return cannot_say(&call->error, "the C API has no names of memories: a wrong one cannot be "
                                        "sent");
    write_int(&call->out, STATUS_NONE);
    return true;
}

/* --- fenced executions ------------------------------------------------------------------------ */

static const Loan RUNNING = {{[DESCRIPTORS] = 1}};

static void destroy_fenced(Object *object) {
    Fenced *fenced = (Fenced *)object;
    if (fenced->event) {
        nnapi.ANeuralNetworksEvent_wait(fenced->event);
        nnapi.ANeuralNetworksEvent_free(fenced->event);
    }
    if (fenced->execution)
        nnapi.ANeuralNetworksExecution_free(fenced->execution);
    if (fenced->fence >= 0)
        close(fenced->fence);
    drop_all(&fenced->keeps);
    give_back(&object->session->account, RUNNING);
}

static bool add_event(Call *call, int64_t number, void **event) {
    if (!number)
        return malformed(&call->error, "%s: a fence is missing", call->title);
    int fd = follow_fence(call->session, number, &call->error);
    if (fd < 0)
        return false;
    bool is_made = CALL(&call->error, ANeuralNetworksEvent_createFromSyncFenceFd, fd, event);
    close(fd);
    return is_made;
}

static bool start(Call *call, Fenced *fenced, const Numbers *wait_for, uint64_t duration_ns) {
    void **events = allocate(&call->arena, (wait_for->count + 1) * sizeof(void *), &call->error);
    size_t count = 0;
    if (!events)
        return false;
    while (count < wait_for->count && add_event(call, wait_for->items[count], &events[count]))
        count++;
    bool is_started = count == wait_for->count &&
                      CALL(&call->error, ANeuralNetworksExecution_startComputeWithDependencies,
                           fenced->run, events, (uint32_t)count, duration_ns, &fenced->event);
    for (size_t i = 0; i < count; i++)
        nnapi.ANeuralNetworksEvent_free(events[i]);
    return is_started;
}

/* A fence that the client is to hear of, and what has been written when it is signaled. */
struct FenceWatch {
    Session *session;
    Fenced *fenced;
    Request *request;
    int64_t number;
    Watch watch;
};

/* The outputs do not go with the reply of the call, but with the news of the fence. */
static bool watch_later(Call *call, Fenced *fenced, int64_t *number) {
    struct FenceWatch *watch = calloc(1, sizeof(*watch));
    if (!watch)
        return out_of_memory(&call->error);
    if (!take(&call->session->account, (Loan){{[CALLS] = 1}}, &call->error)) {
        free(watch);
        return false;
    }
    *number = new_fence_number(call->session);
    *watch = (struct FenceWatch){hold_session(call->session), hold(fenced), hold(call->request),
                                 *number, call->watch};
    call->launched = watch;
    call->request = NULL;
    call->watch = (Watch){0};
    return true;
}

/* The number that the client knows the fence by, or what has become of it already. */
static bool number_of_fence(Call *call, Fenced *fenced, int64_t *number) {
    *number = 0;
    if (fenced->fence < 0)
        return true;
    FenceState state = state_of_fence(fenced->fence, 0);
    if (state == ACTIVE)
        return watch_later(call, fenced, number);
    *number = state == SIGNALED ? FENCE_SIGNALED : FENCE_FAILED;
    return true;
}

/* Status, fence and callback of an execution that has been started. */
static bool write_launched(Call *call, Fenced *fenced) {
    int status = STATUS_NONE;
    if (nnapi.ANeuralNetworksEvent_getSyncFenceFd(fenced->event, &fenced->fence))
        fenced->fence = -1;
    if (fenced->fence < 0)
        status = status_of_result(nnapi.ANeuralNetworksEvent_wait(fenced->event));
    uint64_t number = 0;
    int64_t fence;
    if (!status && !(number = export_object(call->session, hold(fenced), &call->error)))
        return false;
    if (!number_of_fence(call, fenced, &fence))
        return false;
    write_int(&call->out, status);
    write_int(&call->out, fence);
    if (!number) {
        write_nil(&call->out);
        return true;
    }
    write_array(&call->out, 2);
    write_int(&call->out, (int64_t)number);
    write_int(&call->out, IFencedExecutionCallbackAidl_);
    return true;
}

static bool refuse_launch(Call *call, const char *name) {
    int status;
    if (!refused(call, name, &status))
        return false;
    call->out.length = 0;
    write_int(&call->out, status);
    write_int(&call->out, 0);
    write_nil(&call->out);
    return true;
}

/* Starts `run`, which is `execution` where that is to be freed with it. */
static bool launch(Call *call, void *run, void *execution, bool measure, const Numbers *wait_for,
                   uint64_t duration_ns, const char *name) {
    Account *account = &call->session->account;
    Fenced *fenced = NULL;
    if (take(account, RUNNING, &call->error) &&
        !(fenced = new_object(sizeof(Fenced), FENCED, call->session, destroy_fenced, &call->error)))
        give_back(account, RUNNING);
    if (!fenced) {
        if (execution)
            nnapi.ANeuralNetworksExecution_free(execution);
        return false;
    }
    fenced->run = run;
    fenced->execution = execution;
    fenced->fence = -1;
    fenced->measure = measure;
    if (!hold_all(call, &fenced->keeps)) {
        drop(fenced);
        return false;
    }
    bool is_answered = start(call, fenced, wait_for, duration_ns)
                           ? write_launched(call, fenced)
                           : refuse_launch(call, name);
    drop(fenced);
    return is_answered;
}

bool execute_fenced(Call *call) {
    Settings settings;
    uint64_t limit_ns = 0;
    size_t place = 2;
    if (!settings_in(call, &place, &settings) ||
        !duration_of("duration", call->arguments[place].number, &limit_ns, &call->error))
        return false;
    begin_watch(&call->watch, call->request);
    void *execution = begin(call, (PreparedModel *)call->target, &settings);
    if (!execution)
        return refuse_launch(call, "executeFenced");
    return launch(call, execution, execution, settings.measure, &call->arguments[1].numbers,
                  limit_ns, "executeFenced");
}

static bool write_info(Call *call, int status, Fenced *fenced) {
    bool measured = fenced && fenced->measure;
    write_int(&call->out, status);
    return write_timing(call, measured ? fenced->run : NULL, SINCE_LAUNCH, measured) &&
           write_timing(call, measured ? fenced->run : NULL, SINCE_FENCE, measured);
}

bool get_execution_info(Call *call) {
    Fenced *fenced = (Fenced *)call->target;
    int status;
    if (fenced->fence >= 0 && state_of_fence(fenced->fence, 0) == ACTIVE)
        return write_info(call, STATUS_GENERAL_FAILURE, NULL);
    int code = nnapi.ANeuralNetworksEvent_wait(fenced->event);
    if (!code)
        return write_info(call, STATUS_NONE, fenced);
    fail(&call->error, status_of_result(code), "the fenced computation ended with %s",
         result_name(code));
    return refused(call, "getExecutionInfo", &status) && write_info(call, status, NULL);
}

/* --- reusable executions ----------------------------------------------------------------------- */

static void destroy_reusable(Object *object) {
    Reusable *reusable = (Reusable *)object;
    if (reusable->execution)
        nnapi.ANeuralNetworksExecution_free(reusable->execution);
    pthread_mutex_destroy(&reusable->lock);
    drop_all(&reusable->keeps);
    drop(reusable->request);
    drop(reusable->model);
}

bool create_reusable_execution(Call *call) {
    Settings settings;
    if (!settings_of(&call->arguments[1].config, -1, &settings, &call->error))
        return false;
    settings.reusable = true;
    Reusable *reusable =
        new_object(sizeof(Reusable), REUSABLE, call->session, destroy_reusable, &call->error);
    if (!reusable)
        return false;
    pthread_mutex_init(&reusable->lock, NULL);
    reusable->model = hold(call->target);
    reusable->request = hold(call->request);
    reusable->measure = settings.measure;
    reusable->execution = begin(call, reusable->model, &settings);
    call->request = NULL; /* its outputs come with each run */
    if (!reusable->execution) {
        drop(reusable);
        return write_refusal(call, "createReusableExecution");
    }
    if (!hold_all(call, &reusable->keeps)) {
        drop(reusable);
        return false;
    }
    return write_object(call, reusable, IExecutionAidl_);
}

/* Sets the time-out of the next run, as the C API can before the first one only. */
static bool limit_run(Call *call, Reusable *reusable, int64_t deadline_ns) {
    uint64_t limit_ns = 0;
    if (!remaining_of(deadline_ns, &limit_ns, &call->error))
        return false;
    pthread_mutex_lock(&reusable->lock);
    bool is_first = !reusable->has_run, is_free = !limit_ns && !reusable->timeout_ns;
    reusable->has_run = true;
    if (!is_free && is_first)
        reusable->timeout_ns = limit_ns;
    pthread_mutex_unlock(&reusable->lock);
    if (is_free)
        return true;
    if (!is_first)
        return cannot_say(&call->error, "the C API sets the time-out of a reusable execution "
                                        "before its first run only");
    return CALL(&call->error, ANeuralNetworksExecution_setTimeout, reusable->execution, limit_ns);
}

bool execute_again(Call *call) {
    Reusable *reusable = (Reusable *)call->target;
    call->request = reusable->request;
    begin_watch(&call->watch, call->request);
    bool is_written =
        limit_run(call, reusable, call->arguments[0].number) &&
        write_all(call, reusable->execution, reusable->model,
                  nnapi.ANeuralNetworksExecution_compute(reusable->execution), reusable->measure);
    return is_written || write_refusal(call, "IExecution.executeSynchronously");
}

bool execute_again_fenced(Call *call) {
    static const char NAME[] = "IExecution.executeFenced";
    Reusable *reusable = (Reusable *)call->target;
    const Value *in = call->arguments;
    uint64_t limit_ns = 0;
    if (!duration_of("duration", in[2].number, &limit_ns, &call->error))
        return false;
    call->request = reusable->request;
    begin_watch(&call->watch, call->request);
    if (!limit_run(call, reusable, in[1].number))
        return refuse_launch(call, NAME);
    return launch(call, reusable->execution, NULL, reusable->measure, &in[0].numbers, limit_ns,
                  NAME);
}

/* --- fences that the client hears of ------------------------------------------------------------ */

/* Tells the client how a fence has ended, with what has been written until then. */
static void *watch_fence(void *argument) {
    struct FenceWatch *watch = argument;
    Session *session = watch->session;
    bool is_signaled = state_of_fence(watch->fenced->fence, -1) == SIGNALED;
    Segments segments = {0};
    Writer arguments = {0};
    add_owed(&segments, watch->request);
    end_watch(&watch->watch, &segments);
    write_int(&arguments, watch->number);
    write_bool(&arguments, is_signaled);
    call_client(session, &(ClientCall){.number = FENCES_OBJECT, .method = IFences_tell, .count = 2,
                                       .arguments = &arguments, .segments = &segments});
    free_segments(&segments);
    free_writer(&arguments);
    drop(watch->request);
    drop(watch->fenced);
    give_back(&session->account, (Loan){{[CALLS] = 1}});
    drop_session(session);
    free(watch);
    return NULL;
}

void watch_launched(Call *call) {
    if (call->launched && !start_thread(watch_fence, call->launched))
        watch_fence(call->launched);
}
