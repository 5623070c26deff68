#include "call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"
#include "library.h"
#include "protocol.h"

enum { LOG_LEVEL_ERROR = 40, LAST_LEVEL = 8, FIRST_HELD = 4 };

typedef struct {
    int interface;
    const char *title, *letters;
    size_t results;
} Method;

#define METHOD_ROW(number, interface, title, letters, results)                                  \
    [number - FIRST_METHOD] = {interface, title, letters, results},
static const Method ALL_METHODS[] = {METHODS(METHOD_ROW)};
enum { METHOD_COUNT = sizeof(ALL_METHODS) / sizeof(*ALL_METHODS) };

const Handler HANDLERS[METHOD_COUNT] = {
#define HANDLE(method, handler) [method - FIRST_METHOD] = handler,
    CALL_HANDLERS(HANDLE)
#undef HANDLE
};

static bool has_version_4(void) {
    return served.level >= LAST_LEVEL;
}

int device_interface(void) {
    return has_version_4() ? IDeviceAidlV4_ : IDeviceAidl_;
}

static bool is_kind(const Object *target, Kind kind) {
    return target && target->kind == kind;
}

/* Whether an object has the interface that a method belongs to. */
static bool has_interface(uint64_t number, const Object *target, int interface) {
    switch (interface) {
    case ISession_: return number == SESSION_OBJECT;
    case IFences_: return number == FENCES_OBJECT;
    case IDeviceAidl_: return number == DEVICE_OBJECT;
    case IDeviceAidlV4_: return number == DEVICE_OBJECT && has_version_4();
    case IBuffer_: return is_kind(target, BUFFER);
    case IFencedExecutionCallbackAidl_: return is_kind(target, FENCED);
    case IBurstAidl_: return is_kind(target, BURST);
    case IBurstAidlV4_: return is_kind(target, BURST) && has_version_4();
    case IExecutionAidl_: return is_kind(target, REUSABLE);
    case IPreparedModelAidl_: return is_kind(target, PREPARED_MODEL);
    case IPreparedModelAidlV4_: return is_kind(target, PREPARED_MODEL) && has_version_4();
    default: return false;
    }
}

void write_reason(Writer *writer, const char *reason) {
    if (!reason || !*reason) {
        write_nil(writer);
        return;
    }
    write_array(writer, 3);
    write_int(writer, LOG_LEVEL_ERROR);
    write_text(writer, reason);
    write_nil(writer);
}

bool send_failure(Lane *lane, const Error *error, const char *reason) {
    Writer body = {0};
    write_array(&body, 5);
    write_int(&body, error->status);
    write_text(&body, error->text);
    write_reason(&body, reason);
    write_array(&body, 0);
    write_bool(&body, error->inexpressible);
    bool is_sent = !body.failed && send_frame(lane, FRAME_FAILURE, 0, &body, NULL, NULL);
    free_writer(&body);
    return is_sent;
}

bool refused(Call *call, const char *name, int *status) {
    Error *error = &call->error;
    if (error->inexpressible)
        return false;
    const char *kind = "";
    switch (error->status) {
#define NAME_ROW(status, name) case status: kind = name; break;
        STATUSES(NAME_ROW)
#undef NAME_ROW
    }
    if (error->status == STATUS_INVALID_ARGUMENT)
        kind = "invalid argument";
    snprintf(call->reason, sizeof(call->reason), "%s: %s: %.900s", name, kind, error->text);
    *status = error->status;
    return true;
}

static bool add_held(Held *held, void *object) {
    if (held->count == held->room) {
        size_t room = 2 * held->room + FIRST_HELD;
        Object **grown = realloc(held->items, room * sizeof(*grown));
        if (!grown)
            return false;
        held->items = grown;
        held->room = room;
    }
    held->items[held->count++] = object;
    return true;
}

void drop_all(Held *held) {
    for (size_t i = 0; i < held->count; i++)
        drop(held->items[i]);
    free(held->items);
    *held = (Held){0};
}

bool hold_all(Call *call, Held *held) {
    bool fits = true;
    for (size_t i = 0; i < call->held.count && fits; i++)
        if ((fits = add_held(held, call->held.items[i])))
            hold(call->held.items[i]);
    return fits || out_of_memory(&call->error);
}

void *keep(Call *call, void *object) {
    if (!object || add_held(&call->held, object))
        return object;
    drop(object);
    out_of_memory(&call->error);
    return NULL;
}

static void *read_number(Call *call, Kind kind, const char *what) {
    int64_t number = read_int(&call->in);
    void *found = call->in.failed ? NULL : keep(call, find_shared(call->session, number, kind));
    if (!found && !call->in.failed) {
        malformed(&call->error, "%s %lld has not been sent", what, (long long)number);
        call->in.failed = true;
    }
    return found;
}

/* The number of the client's callback. */
static int64_t read_callback(Reader *reader) {
    read_tuple(reader, 2);
    int64_t number = read_int(reader), interface = read_int(reader);
    if (number < 0 || interface != IPreparedModelCallbackAidl_)
        wrong(reader, "an object of interface IPreparedModelCallbackAidl");
    return number;
}

static void read_argument(Call *call, char letter, Value *value) {
    Reader *reader = &call->in;
    switch (letter) {
    case NUMBER_LETTER: value->number = read_int(reader); break;
    case FLAG_LETTER: value->flag = read_bool(reader); break;
    case TEXT_LETTER: read_text(reader); break;
    case NUMBERS_LETTER: value->numbers = read_numbers(reader); break;
    case SHARED_LETTER: read_shared(reader, call->session); break;
    case MEMORY_LETTER:
        value->memory = call->memory = read_number(call, MEMORY, "Memory");
        break;
    case MODEL_LETTER: value->model = read_number(call, MODEL, "Model"); break;
    case REQUEST_LETTER:
        value->request = call->request = read_number(call, REQUEST, "Request");
        break;
    case EXECUTION_CONFIG_LETTER: read_execution_config(reader, &value->config); break;
    case PREPARE_CONFIG_LETTER: read_prepare_config(reader, &value->prepare); break;
    case CACHE_LETTER: value->flag = read_cache(reader); break;
    case BUFFER_ROLES_LETTER: read_buffer_roles(reader, &value->roles); break;
    case CALLBACK_LETTER: value->number = read_callback(reader); break;
    default: wrong(reader, "no such argument");
    }
}

static void read_preface(Call *call) {
    if (read_nil(&call->in))
        return;
    read_tuple(&call->in, 3);
    if (!read_nil(&call->in)) { /* what the client has logged */
        read_tuple(&call->in, 3);
        read_int(&call->in);
        read_text(&call->in);
        if (!read_nil(&call->in))
            wrong(&call->in, "no remark of a client");
    }
    Numbers objects = read_numbers(&call->in), shared = read_numbers(&call->in);
    if (!call->in.failed)
        let_go(call->session, &objects, &shared);
}

static bool read_arguments(Call *call) {
    size_t count = strlen(call->letters);
    read_tuple(&call->in, 1 + count);
    read_preface(call);
    for (size_t i = 0; i < count && !call->in.failed; i++)
        read_argument(call, call->letters[i], &call->arguments[i]);
    if (!call->in.failed && call->in.at != call->in.end)
        wrong(&call->in, "nothing more");
    if (call->in.failed && call->error.status == STATUS_INVALID_ARGUMENT) {
        Error why = call->error;
        malformed(&call->error, "%s: the client sent wrong arguments: %.900s", call->title,
                  why.text);
    }
    return !call->in.failed;
}

static bool do_call(Call *call, int kind) {
    size_t place = (size_t)kind - FIRST_METHOD;
    if (kind < FIRST_METHOD || place >= METHOD_COUNT)
        return malformed(&call->error, "there is no call %d", kind);
    const Method *method = &ALL_METHODS[place];
    call->title = method->title;
    call->letters = method->letters;
    if (!HANDLERS[place] || !has_interface(call->number, call->target, method->interface))
        return malformed(&call->error, "%s: there is no such object %llu", method->title,
                         (unsigned long long)call->number);
    return read_arguments(call) && HANDLERS[place](call);
}

static bool add_outputs(Call *call, Segments *segments) {
    bool fits = true;
    if (call->memory && call->memory->writable && call->memory->size)
        fits = add_segment(segments, (Segment){call->memory, 0, call->memory->size, NULL});
    if (call->request)
        fits &= add_owed(segments, call->request);
    end_watch(&call->watch, segments);
    return fits || out_of_memory(&call->error);
}

/* With the nanoseconds that the call took, which is what the client wants to know of a driver. */
static bool send_reply(Call *call, Lane *lane, size_t results, int64_t begun_ns) {
    Segments segments = {0};
    Writer first = {0};
    write_array(&first, 1 + results);
    write_reason(&first, call->reason);
    bool is_complete = add_outputs(call, &segments);
    if (is_complete && (first.failed || call->out.failed))
        is_complete = out_of_memory(&call->error);
    bool is_sent = is_complete
                       ? send_frame(lane, FRAME_REPLY, (uint64_t)(clock_ns(CLOCK_MONOTONIC) - begun_ns),
                                    &first, &call->out, &segments)
                       : send_failure(lane, &call->error, call->reason);
    free_segments(&segments);
    free_writer(&first);
    return is_sent;
}

bool serve_call(Session *session, Lane *lane, const Frame *frame) {
    int64_t begun_ns = clock_ns(CLOCK_MONOTONIC);
    Call call = {.session = session, .number = frame->object};
    call.arena.account = &session->account;
    const uint8_t *body = frame->length ? frame->body : (const uint8_t *)"";
    call.in = (Reader){body, body + frame->length, &call.arena, &call.error, false};
    call.target = keep(&call, find_export(session, frame->object));
    atomic_store(&session->has_called, true);
    bool is_sent;
    if (do_call(&call, frame->kind)) {
        size_t results = ALL_METHODS[frame->kind - FIRST_METHOD].results;
        is_sent = send_reply(&call, lane, results, begun_ns);
    } else {
        is_sent = send_failure(lane, &call.error, call.reason);
    }
    end_watch(&call.watch, NULL);
    watch_launched(&call);
    drop_all(&call.held);
    free_writer(&call.out);
    free_arena(&call.arena);
    return is_sent;
}

/* --- the session's own calls ------------------------------------------------------------------ */

/* What is shared has been read; what is dropped has been destroyed; nobody waits for callbacks. */
bool do_nothing(Call *call) {
    (void)call;
    return true;
}

bool tell(Call *call) {
    tell_fence(call->session, call->arguments[0].number, call->arguments[1].flag);
    return true;
}
