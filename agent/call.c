#include "call.h"

#include <stdio.h>
#include <stdlib.h>

#include "calls.h"
#include "library.h"
#include "protocol.h"

enum { LOG_LEVEL_ERROR = 40, LAST_LEVEL = 8, FIRST_HELD = 4 };

typedef struct {
    int interface;
    const char *title;
    size_t arguments, results;
} Method;

#define METHOD_ROW(number, interface, title, arguments, results)                                \
    [number - FIRST_METHOD] = {interface, title, arguments, results},
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

bool arguments_end(Call *call) {
    if (!call->in.failed && call->in.at != call->in.end)
        wrong(&call->in, "nothing more");
    if (!call->in.failed)
        return true;
    if (call->error.status == STATUS_INVALID_ARGUMENT) {
        Error why = call->error;
        malformed(&call->error, "%s: the client sent wrong arguments: %.900s", call->title,
                  why.text);
    }
    return false;
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

Request *read_request_number(Call *call) {
    return call->request = read_number(call, REQUEST, "Request");
}

Memory *read_memory_number(Call *call) {
    return call->memory = read_number(call, MEMORY, "Memory");
}

Model *read_model_number(Call *call) {
    return read_number(call, MODEL, "Model");
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

static bool do_call(Call *call, int kind) {
    size_t place = (size_t)kind - FIRST_METHOD;
    if (kind < FIRST_METHOD || place >= METHOD_COUNT)
        return malformed(&call->error, "there is no call %d", kind);
    const Method *method = &ALL_METHODS[place];
    call->title = method->title;
    if (!HANDLERS[place] || !has_interface(call->number, call->target, method->interface))
        return malformed(&call->error, "%s: there is no such object %llu", method->title,
                         (unsigned long long)call->number);
    read_tuple(&call->in, 1 + method->arguments);
    read_preface(call);
    return call->in.failed ? arguments_end(call) : HANDLERS[place](call);
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

bool release(Call *call) {
    return arguments_end(call);
}

bool share(Call *call) {
    read_shared(&call->in, call->session);
    return arguments_end(call);
}

bool settle(Call *call) {
    return arguments_end(call); /* what is dropped here is destroyed at once */
}

bool abandon(Call *call) {
    read_int(&call->in);
    read_int(&call->in);
    read_text(&call->in);
    return arguments_end(call); /* this side has no callbacks that anybody waits for */
}

bool tell(Call *call) {
    int64_t number = read_int(&call->in);
    bool is_signaled = read_bool(&call->in);
    if (!arguments_end(call))
        return false;
    tell_fence(call->session, number, is_signaled);
    return true;
}
