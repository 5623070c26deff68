#include "call.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fences.h"
#include "library.h"

enum { LOG_LEVEL_ERROR = 40, LAST_LEVEL = 8 };

int device_interface(void) {
    return served.level >= LAST_LEVEL ? IDeviceAidlV4_ : IDeviceAidl_;
}

/* Whether an object has the interface that a method belongs to. */
static bool has_interface(uint64_t number, const Object *target, int interface) {
    static const struct {
        int interface, kind;
        bool since_version_4;
    } OF_OBJECTS[] = {
        {IBuffer_, BUFFER, false},
        {IFencedExecutionCallbackAidl_, FENCED, false},
        {IBurstAidl_, BURST, false},
        {IBurstAidlV4_, BURST, true},
        {IExecutionAidl_, REUSABLE, false},
        {IPreparedModelAidl_, PREPARED_MODEL, false},
        {IPreparedModelAidlV4_, PREPARED_MODEL, true},
    };
    bool has_version_4 = device_interface() == IDeviceAidlV4_;
    switch (interface) {
    case ISession_: return number == SESSION_OBJECT;
    case IFences_: return number == FENCES_OBJECT;
    case IDeviceAidl_: return number == DEVICE_OBJECT;
    case IDeviceAidlV4_: return number == DEVICE_OBJECT && has_version_4;
    }
    for (size_t i = 0; i < sizeof(OF_OBJECTS) / sizeof(*OF_OBJECTS); i++)
        if (OF_OBJECTS[i].interface == interface)
            return target && (int)target->kind == OF_OBJECTS[i].kind &&
                   (has_version_4 || !OF_OBJECTS[i].since_version_4);
    return false;
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
    write_bool(&body, error->cause == INEXPRESSIBLE);
    bool is_sent = !body.failed && send_frame(lane, FRAME_FAILURE, 0, &body, NULL, NULL);
    free_writer(&body);
    return is_sent;
}

bool is_refusal(Call *call, const char *name) {
    Error *error = &call->error;
    if (error->cause != REFUSED_BY_DRIVER)
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
    return true;
}

void *keep(Call *call, void *object) {
    return own(&call->has, drop, object, &call->error) ? object : NULL;
}

void write_reference(Writer *writer, uint64_t number, int interface) {
    write_array(writer, 2);
    write_int(writer, (int64_t)number);
    write_int(writer, interface);
}

bool write_object(Call *call, void *object, int interface) {
    uint64_t number = export_object(call->session, object, &call->error);
    if (!number)
        return false;
    write_int(&call->out, STATUS_NONE);
    write_reference(&call->out, number, interface);
    return true;
}

/* --- arguments -------------------------------------------------------------------------------- */

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
    Bytes text;
    switch (letter) {
    case NUMBER_LETTER: value->number = read_int(reader); break;
    case FLAG_LETTER: read_value(reader, &BOOLEAN_TYPE, value); break;
    case TEXT_LETTER: read_value(reader, &TEXT_TYPE, &text); break;
    case NUMBERS_LETTER: read_value(reader, &NUMBERS_TYPE, value); break;
    case EXECUTION_CONFIG_LETTER: read_value(reader, &ExecutionConfig_TYPE, value); break;
    case PREPARE_CONFIG_LETTER: read_value(reader, &PrepareModelConfig_TYPE, value); break;
    case CACHE_LETTER: read_value(reader, &CacheHandles_TYPE, value); break;
    case BUFFER_ROLES_LETTER: read_value(reader, &BufferRoles_TYPE, value); break;
    case SHARED_LETTER: read_shared(reader, call->session); break;
    case MODEL_LETTER: value->model = read_number(call, MODEL, "Model"); break;
    case MEMORY_LETTER:
        value->memory = call->memory = read_number(call, MEMORY, "Memory");
        break;
    case REQUEST_LETTER:
        value->request = call->request = read_number(call, REQUEST, "Request");
        break;
    case CALLBACK_LETTER: value->number = read_callback(reader); break;
    default: wrong(reader, "no such argument");
    }
}

static void read_preface(Call *call) {
    Reader *reader = &call->in;
    Bytes text;
    Numbers objects = {0}, shared = {0};
    if (read_nil(reader))
        return;
    read_tuple(reader, 3);
    if (!read_nil(reader)) { /* what the client has logged */
        read_tuple(reader, 3);
        read_int(reader);
        read_value(reader, &TEXT_TYPE, &text);
        if (!read_nil(reader))
            wrong(reader, "no remark of a client");
    }
    read_value(reader, &NUMBERS_TYPE, &objects);
    read_value(reader, &NUMBERS_TYPE, &shared);
    if (!reader->failed)
        let_go(call->session, &objects, &shared);
}

static bool read_arguments(Call *call) {
    const char *letters = call->method->letters;
    size_t count = strlen(letters);
    read_tuple(&call->in, 1 + count);
    read_preface(call);
    for (size_t i = 0; i < count && !call->in.failed; i++)
        read_argument(call, letters[i], &call->arguments[i]);
    if (!call->in.failed && call->in.at != call->in.end)
        wrong(&call->in, "nothing more");
    if (call->in.failed && call->error.status == STATUS_INVALID_ARGUMENT) {
        Error why = call->error;
        malformed(&call->error, "%s: the client sent wrong arguments: %.900s",
                  call->method->title, why.text);
    }
    return !call->in.failed;
}

/* --- answers ---------------------------------------------------------------------------------- */

/* Writes the status of a refusal instead of what has been written; false where there is none. */
static bool write_refusal(Call *call) {
    const char *letter = call->method->refused_results;
    if (!letter || !is_refusal(call, call->method->refused_as))
        return false;
    call->out.length = 0;
    write_int(&call->out, call->error.status);
    for (; *letter; letter++) {
        if (*letter == 'n')
            write_nil(&call->out);
        else if (*letter == 'a')
            write_array(&call->out, 0);
        else
            write_int(&call->out, 0);
    }
    return true;
}

static bool do_call(Call *call, int kind) {
    size_t place = (size_t)kind - FIRST_METHOD;
    if (kind < FIRST_METHOD || place >= METHOD_COUNT || !METHODS[place].title)
        return malformed(&call->error, "there is no call %d", kind);
    const Method *method = call->method = &METHODS[place];
    if (!has_interface(call->number, call->target, method->interface))
        return malformed(&call->error, "%s: there is no such object %llu", method->title,
                         (unsigned long long)call->number);
    return read_arguments(call) &&
           (!method->answer || method->answer(call) || write_refusal(call));
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
static bool send_reply(Call *call, Lane *lane, int64_t begun_ns) {
    Segments segments = {0};
    Writer first = {0};
    write_array(&first, 1 + call->method->results);
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
    call.has.arena.account = &session->account;
    const uint8_t *body = frame->length ? frame->body : (const uint8_t *)"";
    call.in = (Reader){body, body + frame->length, &call.has.arena, &call.error, false};
    call.target = keep(&call, find(&session->exports, frame->object));
    atomic_store(&session->has_called, true);
    bool is_sent = do_call(&call, frame->kind)
                       ? send_reply(&call, lane, begun_ns)
                       : send_failure(lane, &call.error, call.reason);
    end_watch(&call.watch, NULL);
    watch_launched(&call);
    release_all(&call.has);
    free_writer(&call.out);
    return is_sent;
}

bool IFences_tell(Call *call) {
    tell_fence(call->session, call->arguments[0].number, call->arguments[1].flag);
    return true;
}
