#include "execution.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fences.h"
#include "library.h"

enum { MAX_RANK = 15, TYPE_MASK = 0xffff };

/* Codes of durations: on the device and in the driver, since the launch and since the last fence. */
enum { SINCE_LAUNCH = 0, SINCE_FENCE = 2 };

#define NOT_MEASURED UINT64_MAX

typedef struct {
    Object object;
    PreparedModel *model;
    Request *request;
    void *execution;
    bool measure, has_run;
    uint64_t timeout_ns;
} Reusable;

typedef struct {
    Object object;
    PreparedModel *model;
    void *handle;
} Burst;

/* An execution that has been started with the fences that it waits for. */
typedef struct {
    Object object;
    void *run; /* what is asked for durations */
    void *event;
    int fence; /* -1 for an execution that was over at once */
    bool measure;
} Fenced;

/* What an execution is made with. */
typedef struct {
    ExecutionConfig config;
    uint64_t timeout_ns, loop_timeout_ns; /* 0 for none */
    bool is_reusable;
} Settings;

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

bool add_hints(AddAttribute add, void *target, const TokenValuePairList *hints,
               const ExtensionNameAndPrefixList *extensions, Error *error) {
    for (size_t i = 0; i < hints->count; i++) {
        const TokenValuePair *hint = &hints->items[i];
        const ExtensionNameAndPrefix *known = extension_of(extensions, hint->token);
        if (known && !add)
            return lacks_function(error, "ANeuralNetworksExecution_addExtensionAttribute");
        if (known) {
            add(target, (const char *)known->name.bytes, (uint16_t)(hint->token & TYPE_MASK),
                (void *)hint->value.bytes, hint->value.length);
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
    *settings = (Settings){.config = *config};
    return duration_of("loop timeout", config->loop_timeout_duration_ns,
                       &settings->loop_timeout_ns, error) &&
           remaining_of(deadline_ns, &settings->timeout_ns, error);
}

/* The settings in the arguments from `*place` on, which is then behind them: a struct and a
 * deadline, or, before AIDL 4, whether to measure, a deadline and a time-out. */
static bool settings_in(Call *call, size_t *place, Settings *settings) {
    const Value *in = &call->arguments[*place];
    bool is_struct = call->method->letters[*place] == EXECUTION_CONFIG_LETTER;
    ExecutionConfig config = {.measure_timing = in[0].flag};
    if (is_struct)
        config = in[0].config;
    else
        config.loop_timeout_duration_ns = in[2].number;
    *place += is_struct ? 2 : 3;
    return settings_of(&config, in[1].number, settings, &call->error);
}

/* --- arguments ------------------------------------------------------------------------------- */

static void *buffer_handle(Call *call, int64_t token) {
    Buffer *buffer = keep(call, find(&call->session->exports, (uint64_t)token));
    if (buffer && buffer->object.kind == BUFFER)
        return buffer->handle;
    cannot_say(&call->error, "the C API has memories and no tokens: a token that stands for none "
                             "cannot be sent");
    return NULL;
}

/* The operand's type with the argument's dimensions; NULL where the model's are to be used. */
static bool make_type(Call *call, const BuiltModel *model, const RequestArgument *argument,
                      const Numbers *indexes, size_t number, OperandType **type) {
    const Numbers *dimensions = &argument->dimensions;
    const Operand *operand = operand_at(model->source, indexes, number);
    *type = NULL;
    if (!dimensions->count || !operand)
        return true;
    uint32_t *room = unsigned_list(&call->has.arena, dimensions, &call->error);
    *type = room ? allocate(&call->has.arena, sizeof(**type), &call->error) : NULL;
    if (*type)
        **type = operand_type(model->codes[indexes->items[number]], operand, dimensions->count, room);
    return *type != NULL;
}

static bool is_empty(const RequestArgument *argument) {
    const DataLocation *location = &argument->location;
    return !location->pool_index && !location->offset && !location->length && !location->padding &&
           !argument->dimensions.count;
}

/* One of the inputs or of the outputs: how to set an argument, and which operands they are. */
typedef struct {
    const char *set_name, *set_from_memory_name;
    int (*set)(void *, int, void *, void *, size_t);
    int (*set_from_memory)(void *, int, void *, void *, size_t, size_t);
    const RequestArgumentList *arguments;
    const Numbers *indexes;
} Side;

static bool set_argument(Call *call, const BuiltModel *model, void *execution, const Side *side,
                         size_t number, void *const *handles) {
    const RequestArgument *argument = &side->arguments->items[number];
    const DataLocation *location = &argument->location;
    Error *error = &call->error;
    OperandType *type;
    if (argument->has_no_value)
        return is_empty(argument)
                   ? check_result(error, side->set_name,
                                  side->set(execution, (int)number, NULL, NULL, 0))
                   : cannot_say(error, "the C API omits an argument by a null pointer, and no more");
    if (location->offset < 0 || location->length < 0 || location->padding < 0 ||
        !call->request->sent.pools.count)
        return cannot_say(error, "the C API takes a memory, an offset and a length of 0 or more");
    if (!make_type(call, model, argument, side->indexes, number, &type))
        return false;
    size_t length = (size_t)location->length + (size_t)location->padding;
    return check_result(error, side->set_from_memory_name,
                        side->set_from_memory(execution, (int)number, type,
                                              handles[location->pool_index],
                                              (size_t)location->offset, length));
}

/* Padding of an output whose size nobody knows is room for it to the C API. */
static bool check_padding(const BuiltModel *model, const Request *request, Error *error) {
    for (size_t i = 0; i < request->sent.outputs.count; i++) {
        const RequestArgument *argument = &request->sent.outputs.items[i];
        const Operand *operand =
            operand_at(model->source, &model->source->sent.main.output_indexes, i);
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

static void **handles_of(Call *call, const Request *request) {
    size_t count = request->sent.pools.count;
    void **handles = allocate_list(&call->has.arena, count, sizeof(void *), &call->error);
    for (size_t i = 0; handles && i < count; i++) {
        const Pool *pool = &request->pools[i];
        handles[i] = pool->memory ? handle_of(pool->memory, &call->error)
                                  : buffer_handle(call, pool->token);
        if (!handles[i])
            return NULL;
    }
    return handles;
}

/* What can be said of the arguments of a side, and the padding that the API is to count. */
static bool check_side(const Request *request, const Side *side, bool *has_padding, Error *error) {
    size_t pools = request->sent.pools.count ? request->sent.pools.count : 1;
    for (size_t i = 0; i < side->arguments->count; i++) {
        const DataLocation *location = &side->arguments->items[i].location;
        *has_padding |= location->padding != 0;
        if ((uint64_t)location->pool_index >= pools)
            return cannot_say(error, "the C API takes memories, not indexes of a list of pools");
    }
    return true;
}

static bool set_arguments(Call *call, const BuiltModel *model, void *execution) {
    static uint32_t dummy;
    const Request *request = call->request;
    const Subgraph *main = &model->source->sent.main;
    const Side sides[] = {
        {"ANeuralNetworksExecution_setInput", "ANeuralNetworksExecution_setInputFromMemory",
         nnapi.ANeuralNetworksExecution_setInput, nnapi.ANeuralNetworksExecution_setInputFromMemory,
         &request->sent.inputs, &main->input_indexes},
        {"ANeuralNetworksExecution_setOutput", "ANeuralNetworksExecution_setOutputFromMemory",
         nnapi.ANeuralNetworksExecution_setOutput,
         nnapi.ANeuralNetworksExecution_setOutputFromMemory, &request->sent.outputs,
         &main->output_indexes},
    };
    Error *error = &call->error;
    bool has_padding = false;
    void **handles;
    if (!check_side(request, &sides[0], &has_padding, error) ||
        !check_side(request, &sides[1], &has_padding, error) ||
        !check_padding(model, request, error) || !(handles = handles_of(call, request)) ||
        (has_padding &&
         !CALL(error, ANeuralNetworksExecution_enableInputAndOutputPadding, execution, true)) ||
        (model->has_dummy_input && !CALL(error, ANeuralNetworksExecution_setInput, execution, 0,
                                         NULL, &dummy, sizeof(dummy))))
        return false;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].arguments->count; i++)
            if (!set_argument(call, model, execution, &sides[side], i, handles))
                return false;
    return true;
}

static bool set_all(Call *call, const BuiltModel *model, void *execution,
                    const Settings *settings) {
    Error *error = &call->error;
    const ExecutionConfig *config = &settings->config;
    return (!config->measure_timing ||
            CALL(error, ANeuralNetworksExecution_setMeasureTiming, execution, true)) &&
           (!settings->timeout_ns || CALL(error, ANeuralNetworksExecution_setTimeout, execution,
                                          settings->timeout_ns)) &&
           (!settings->loop_timeout_ns || CALL(error, ANeuralNetworksExecution_setLoopTimeout,
                                               execution, settings->loop_timeout_ns)) &&
           (!settings->is_reusable ||
            CALL(error, ANeuralNetworksExecution_setReusable, execution, true)) &&
           add_hints(nnapi.ANeuralNetworksExecution_addExtensionAttribute, execution,
                     &config->execution_hints, &config->extension_name_to_prefix, error) &&
           set_arguments(call, model, execution);
}

/* A new execution, which the call has with all that it needs; NULL with an error. */
static void *begin(Call *call, const PreparedModel *model, const Settings *settings) {
    void *execution = NULL;
    bool is_made =
        CALL(&call->error, ANeuralNetworksExecution_create, model->compilation, &execution) &&
        own(&call->has, nnapi.ANeuralNetworksExecution_free, execution, &call->error) &&
        set_all(call, &model->model, execution, settings);
    return is_made ? execution : NULL;
}

/* --- results --------------------------------------------------------------------------------- */

static bool is_answer(int code) {
    return !code || code == RESULT_OUTPUT_INSUFFICIENT_SIZE;
}

static bool ask_shape(Call *call, void *execution, int index, OutputShape *shape) {
    uint32_t rank = 0, dimensions[MAX_RANK] = {0};
    int code = nnapi.ANeuralNetworksExecution_getOutputOperandRank(execution, index, &rank);
    if (!is_answer(code))
        return check_result(&call->error, "ANeuralNetworksExecution_getOutputOperandRank", code);
    if (rank > MAX_RANK)
        return refusal(&call->error, STATUS_GENERAL_FAILURE,
                       "ANeuralNetworksExecution_getOutputOperandRank gave %u for output %d", rank,
                       index);
    if (rank) /* a scalar has no dimensions to ask for */
        code = nnapi.ANeuralNetworksExecution_getOutputOperandDimensions(execution, index,
                                                                         dimensions);
    if (!is_answer(code))
        return check_result(&call->error,
                            "ANeuralNetworksExecution_getOutputOperandDimensions", code);
    int64_t *items = allocate_list(&call->has.arena, rank, sizeof(*items), &call->error);
    for (uint32_t i = 0; items && i < rank; i++)
        items[i] = dimensions[i];
    *shape = (OutputShape){{rank, items}, !code};
    return items != NULL;
}

static bool ask_duration(Call *call, void *execution, int code, int64_t *duration_ns) {
    uint64_t duration = NOT_MEASURED;
    if (!CALL(&call->error, ANeuralNetworksExecution_getDuration, execution, code, &duration))
        return false;
    if (duration != NOT_MEASURED)
        *duration_ns = duration > INT64_MAX ? INT64_MAX : (int64_t)duration;
    return true;
}

/* The durations whose codes begin with `first`; -1 for those that are not `measured`. */
static bool ask_timing(Call *call, void *execution, int first, bool measured, TimingNs *timing) {
    *timing = (TimingNs){-1, -1};
    return !measured || (ask_duration(call, execution, first, &timing->time_on_device_ns) &&
                         ask_duration(call, execution, first + 1, &timing->time_in_driver_ns));
}

static bool write_result(Call *call, void *execution, const PreparedModel *model, int code,
                         bool measured) {
    size_t outputs = model->model.source->sent.main.output_indexes.count;
    OutputShape *shapes = allocate_list(&call->has.arena, outputs, sizeof(*shapes), &call->error);
    bool all_fit = true;
    if (!is_answer(code))
        return check_result(&call->error, "the computation", code);
    for (size_t i = 0; i < outputs; i++) {
        if (!shapes || !ask_shape(call, execution, (int)i, &shapes[i]))
            return false;
        all_fit &= shapes[i].is_sufficient;
    }
    if (code && all_fit)
        return refusal(&call->error, STATUS_GENERAL_FAILURE,
                       "the computation returned OUTPUT_INSUFFICIENT_SIZE, but each output says "
                       "that it fits");
    ExecutionResultAidl result = {!code, {outputs, shapes}, {0}};
    if (!ask_timing(call, execution, SINCE_LAUNCH, measured && !code, &result.timing))
        return false;
    write_int(&call->out, STATUS_NONE);
    write_value(&call->out, &ExecutionResultAidl_TYPE, &result);
    return true;
}

/* --- executions ------------------------------------------------------------------------------- */

/* With settings in the arguments from `place` on; in a burst where there is one. */
static bool run(Call *call, const PreparedModel *model, size_t place, void *burst) {
    Settings settings;
    if (!settings_in(call, &place, &settings))
        return false;
    begin_watch(&call->watch, call->request);
    void *execution = begin(call, model, &settings);
    if (!execution)
        return false;
    int code = burst ? nnapi.ANeuralNetworksExecution_burstCompute(execution, burst)
                     : nnapi.ANeuralNetworksExecution_compute(execution);
    return write_result(call, execution, model, code, settings.config.measure_timing);
}

bool IPreparedModelAidl_execute_synchronously(Call *call) {
    return run(call, call->target, 1, NULL);
}

/* --- bursts ----------------------------------------------------------------------------------- */

bool IPreparedModelAidl_configure_execution_burst(Call *call) {
    PreparedModel *model = call->target;
    void *handle = NULL;
    if (!CALL(&call->error, ANeuralNetworksBurst_create, model->compilation, &handle))
        return false;
    if (!own(&call->has, nnapi.ANeuralNetworksBurst_free, handle, &call->error))
        return false;
    Burst *burst = new_object(sizeof(Burst), BURST, call->session, (Loan){{0}}, &call->error);
    if (!burst)
        return false;
    burst->model = model;
    burst->handle = handle;
    bool is_new = device_interface() == IDeviceAidlV4_;
    return entrust(&call->has, burst, &call->error) &&
           write_object(call, hold(burst), is_new ? IBurstAidlV4_ : IBurstAidl_);
}

/* Memories have no names in the C API: what is named is in use as long as its client has it. */
bool IBurstAidl_execute_synchronously(Call *call) {
    const Burst *burst = call->target;
    const Numbers *tokens = &call->arguments[1].numbers;
    if (tokens->count != call->request->sent.pools.count)
        return cannot_say(&call->error, "the C API has no names of memories, so there is no number "
                                        "of them");
    for (size_t i = 0; i < tokens->count; i++)
        if (tokens->items[i] < -1)
            return cannot_say(&call->error, "the C API has no names of memories: a wrong one "
                                            "cannot be sent");
    return run(call, burst->model, 2, burst->handle);
}

bool IBurstAidl_release_memory_resource(Call *call) {
    if (call->arguments[0].number < 0)
        return cannot_say(&call->error, "the C API has no names of memories: a wrong one cannot be "
                                        "sent");
    write_int(&call->out, STATUS_NONE);
    return true;
}

/* --- fenced executions ------------------------------------------------------------------------ */

static void end_fenced(void *what) {
    Fenced *fenced = what;
    if (fenced->event) {
        nnapi.ANeuralNetworksEvent_wait(fenced->event);
        nnapi.ANeuralNetworksEvent_free(fenced->event);
    }
    if (fenced->fence >= 0)
        close(fenced->fence);
}

static bool add_event(Call *call, int64_t number, void **event) {
    if (!number)
        return malformed(&call->error, "%s: a fence is missing", call->method->title);
    int fd = follow_fence(call->session, number, &call->error);
    if (fd < 0)
        return false;
    bool is_made = CALL(&call->error, ANeuralNetworksEvent_createFromSyncFenceFd, fd, event);
    close(fd);
    return is_made;
}

static bool start(Call *call, Fenced *fenced, const Numbers *wait_for, uint64_t duration_ns) {
    size_t count = 0;
    void **events =
        allocate_list(&call->has.arena, wait_for->count, sizeof(void *), &call->error);
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
    Object object; /* which has the fenced execution, and with it the request */
    const Fenced *fenced;
    Request *request;
    int64_t number;
    Watch watch;
};

/* The outputs do not go with the reply of the call, but with the news of the fence. */
static bool watch_later(Call *call, Fenced *fenced, int64_t *number) {
    Loan loan = {{[CALLS] = 1}};
    struct FenceWatch *watch =
        new_object(sizeof(*watch), FENCED, call->session, loan, &call->error);
    if (!watch || !own(&watch->object.has, drop, hold(fenced), &call->error)) {
        drop(watch);
        return false;
    }
    pthread_mutex_lock(&call->session->lock);
    watch->number = *number = ++call->session->fences.last_number;
    pthread_mutex_unlock(&call->session->lock);
    watch->fenced = fenced;
    watch->request = call->request;
    watch->watch = call->watch;
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
    int64_t fence;
    if (nnapi.ANeuralNetworksEvent_getSyncFenceFd(fenced->event, &fenced->fence))
        fenced->fence = -1;
    if (fenced->fence < 0)
        status = status_of_result(nnapi.ANeuralNetworksEvent_wait(fenced->event));
    uint64_t number = 0;
    if (!status && !(number = export_object(call->session, hold(fenced), &call->error)))
        return false;
    if (!number_of_fence(call, fenced, &fence))
        return false;
    write_int(&call->out, status);
    write_int(&call->out, fence);
    if (number)
        write_reference(&call->out, number, IFencedExecutionCallbackAidl_);
    else
        write_nil(&call->out);
    return true;
}

/* Starts `run`, and hands over all that the call has to what has been started. */
static bool launch(Call *call, void *run, bool measure, const Numbers *wait_for,
                   uint64_t duration_ns) {
    Loan loan = {{[DESCRIPTORS] = 1}};
    Fenced *fenced = new_object(sizeof(Fenced), FENCED, call->session, loan, &call->error);
    if (!fenced)
        return false;
    fenced->run = run;
    fenced->fence = -1;
    fenced->measure = measure;
    return entrust(&call->has, fenced, &call->error) &&
           own(&fenced->object.has, end_fenced, fenced, &call->error) &&
           start(call, fenced, wait_for, duration_ns) && write_launched(call, fenced);
}

bool IPreparedModelAidl_execute_fenced(Call *call) {
    Settings settings;
    uint64_t limit_ns = 0;
    size_t place = 2;
    if (!settings_in(call, &place, &settings) ||
        !duration_of("duration", call->arguments[place].number, &limit_ns, &call->error))
        return false;
    begin_watch(&call->watch, call->request);
    void *execution = begin(call, call->target, &settings);
    return execution && launch(call, execution, settings.config.measure_timing,
                               &call->arguments[1].numbers, limit_ns);
}

static bool write_info(Call *call, int status, const Fenced *fenced, bool measured) {
    write_int(&call->out, status);
    for (int first = SINCE_LAUNCH; first <= SINCE_FENCE; first += SINCE_FENCE) {
        TimingNs timing;
        if (!ask_timing(call, fenced->run, first, measured, &timing))
            return false;
        write_value(&call->out, &TimingNs_TYPE, &timing);
    }
    return true;
}

bool IFencedExecutionCallbackAidl_get_execution_info(Call *call) {
    const Fenced *fenced = call->target;
    if (fenced->fence >= 0 && state_of_fence(fenced->fence, 0) == ACTIVE)
        return write_info(call, STATUS_GENERAL_FAILURE, fenced, false);
    int code = nnapi.ANeuralNetworksEvent_wait(fenced->event);
    if (!code)
        return write_info(call, STATUS_NONE, fenced, fenced->measure);
    refusal(&call->error, status_of_result(code), "the fenced computation ended with %s",
            result_name(code));
    return is_refusal(call, "getExecutionInfo") &&
           write_info(call, status_of_result(code), fenced, false);
}

/* --- reusable executions ----------------------------------------------------------------------- */

/* Hands over all that the call has to what is made. */
bool IPreparedModelAidl_create_reusable_execution(Call *call) {
    PreparedModel *model = call->target;
    Settings settings;
    if (!settings_of(&call->arguments[1].config, -1, &settings, &call->error))
        return false;
    settings.is_reusable = true;
    void *execution = begin(call, model, &settings);
    if (!execution)
        return false;
    Reusable *reusable =
        new_object(sizeof(Reusable), REUSABLE, call->session, (Loan){{0}}, &call->error);
    if (!reusable)
        return false;
    reusable->model = model;
    reusable->request = call->request;
    reusable->execution = execution;
    reusable->measure = settings.config.measure_timing;
    call->request = NULL; /* its outputs come with each run */
    return entrust(&call->has, reusable, &call->error) &&
           write_object(call, hold(reusable), IExecutionAidl_);
}

/* Sets the time-out of the next run, as the C API can before the first one only. */
static bool limit_run(Call *call, Reusable *reusable, int64_t deadline_ns) {
    uint64_t limit_ns = 0;
    if (!remaining_of(deadline_ns, &limit_ns, &call->error))
        return false;
    pthread_mutex_lock(&call->session->lock);
    bool is_first = !reusable->has_run, is_free = !limit_ns && !reusable->timeout_ns;
    reusable->has_run = true;
    if (!is_free && is_first)
        reusable->timeout_ns = limit_ns;
    pthread_mutex_unlock(&call->session->lock);
    if (is_free)
        return true;
    if (!is_first)
        return cannot_say(&call->error, "the C API sets the time-out of a reusable execution "
                                        "before its first run only");
    return CALL(&call->error, ANeuralNetworksExecution_setTimeout, reusable->execution, limit_ns);
}

static void begin_again(Call *call, const Reusable *reusable) {
    call->request = reusable->request;
    begin_watch(&call->watch, call->request);
}

bool IExecutionAidl_execute_synchronously(Call *call) {
    Reusable *reusable = call->target;
    begin_again(call, reusable);
    return limit_run(call, reusable, call->arguments[0].number) &&
           write_result(call, reusable->execution, reusable->model,
                        nnapi.ANeuralNetworksExecution_compute(reusable->execution),
                        reusable->measure);
}

bool IExecutionAidl_execute_fenced(Call *call) {
    Reusable *reusable = call->target;
    const Value *in = call->arguments;
    uint64_t limit_ns = 0;
    if (!duration_of("duration", in[2].number, &limit_ns, &call->error))
        return false;
    begin_again(call, reusable);
    return limit_run(call, reusable, in[1].number) &&
           launch(call, reusable->execution, reusable->measure, &in[0].numbers, limit_ns);
}

/* --- fences that the client hears of ------------------------------------------------------------ */

/* Tells the client how a fence has ended, with what has been written until then. */
static void *watch_fence(void *argument) {
    struct FenceWatch *watch = argument;
    bool is_signaled = state_of_fence(watch->fenced->fence, -1) == SIGNALED;
    Segments segments = {0};
    Writer arguments = {0};
    add_owed(&segments, watch->request);
    end_watch(&watch->watch, &segments);
    write_int(&arguments, watch->number);
    write_bool(&arguments, is_signaled);
    call_client(watch->object.session,
                &(ClientCall){.number = FENCES_OBJECT, .method = CALL_IFences_tell, .count = 2,
                              .arguments = &arguments, .segments = &segments});
    free_segments(&segments);
    free_writer(&arguments);
    drop(watch);
    return NULL;
}

void watch_launched(Call *call) {
    if (call->launched && !start_thread(watch_fence, call->launched))
        watch_fence(call->launched);
}
