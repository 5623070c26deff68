#include "session.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "call.h"
#include "fences.h"
#include "library.h"
#include "protocol.h"

/* A driver computes on the threads that serve its clients; 32 bits have no room for large stacks. */
enum { STACK_BYTES = sizeof(void *) > 4 ? 8 << 20 : 1 << 20, BOOT_ID_BYTES = 64 };

static const Loan SERVING = {{[LANES] = 1, [DESCRIPTORS] = 1}};

bool start_thread(void *(*work)(void *), void *argument) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, STACK_BYTES);
    int code = pthread_create(&thread, &attributes, work, argument);
    pthread_attr_destroy(&attributes);
    return !code;
}

Session *new_session(int fd) {
    Session *session = calloc(1, sizeof(Session));
    Lane *control = new_lane(fd, NULL);
    if (!session || !control) {
        free(session);
        if (control)
            close_lane(control);
        return NULL;
    }
    session->holders = 1;
    session->control = control;
    atomic_init(&session->next_export, FIRST_EXPORT);
    session->shared.account = session->exports.account = &session->account;
    pthread_mutex_init(&session->shared.lock, NULL);
    pthread_mutex_init(&session->exports.lock, NULL);
    pthread_mutex_init(&session->lock, NULL);
    pthread_mutex_init(&session->asking, NULL);
    pthread_mutex_init(&session->account.lock, NULL);
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&session->arrival, &monotonic);
    pthread_condattr_destroy(&monotonic);
    return session;
}

Session *hold_session(Session *session) {
    atomic_fetch_add(&session->holders, 1);
    return session;
}

void drop_session(Session *session) {
    if (atomic_fetch_sub(&session->holders, 1) != 1)
        return;
    close_lane(session->control);
    pthread_cond_destroy(&session->arrival);
    pthread_mutex_destroy(&session->account.lock);
    pthread_mutex_destroy(&session->asking);
    pthread_mutex_destroy(&session->lock);
    free(session);
}

/* --- lanes ----------------------------------------------------------------------------------- */

static void add_lane(Session *session, Lane *lane) {
    lane->next = session->lanes;
    session->lanes = lane;
    if (session->has_ended)
        shutdown(lane->fd, SHUT_RDWR);
}

/* Under the lock: whoever hangs up must not shut another file that has got the number. */
static void remove_lane(Session *session, Lane *lane) {
    Lane **place = &session->lanes;
    while (*place && *place != lane)
        place = &(*place)->next;
    if (*place)
        *place = lane->next;
    close_lane(lane);
}

static void end_lane(Session *session, Lane *lane) {
    pthread_mutex_lock(&session->lock);
    remove_lane(session, lane);
    pthread_mutex_unlock(&session->lock);
}

void hang_up(Session *session) {
    pthread_mutex_lock(&session->lock);
    session->has_ended = true;
    shutdown(session->control->fd, SHUT_RDWR);
    for (Lane *lane = session->lanes; lane; lane = lane->next)
        shutdown(lane->fd, SHUT_RDWR);
    pthread_cond_broadcast(&session->arrival);
    pthread_mutex_unlock(&session->lock);
}

static void *serve_lane(void *argument) {
    Lane *lane = argument;
    Session *session = lane->session;
    Frame frame = {0};
    Error error;
    Receipt receipt;
    bool goes_on = true;
    while (goes_on && (receipt = receive_frame(lane, &frame, &error)) != CLOSED) {
        if (receipt == RECEIVED)
            goes_on = serve_call(session, lane, &frame);
        else
            goes_on = send_failure(lane, &error, NULL);
        end_frame(lane, &frame);
    }
    end_frame(lane, &frame);
    free_frame(&frame);
    end_lane(session, lane);
    give_back(&session->account, SERVING);
    drop_session(session);
    return NULL;
}

void serve_calls(Session *session, int fd) {
    Error error;
    Lane *lane = new_lane(fd, session);
    if (!lane)
        return;
    if (take(&session->account, SERVING, &error)) {
        pthread_mutex_lock(&session->lock);
        add_lane(session, lane);
        pthread_mutex_unlock(&session->lock);
        hold_session(session);
        if (start_thread(serve_lane, lane))
            return;
        drop_session(session);
        give_back(&session->account, SERVING);
        fail(&error, STATUS_RESOURCE_EXHAUSTED_TRANSIENT, "no thread can be started");
    }
    send_failure(lane, &error, NULL);
    end_lane(session, lane);
}

/* --- objects --------------------------------------------------------------------------------- */

void *find_shared(Session *session, int64_t number, Kind kind) {
    Object *object = find(&session->shared, (uint64_t)number);
    if (!object || object->kind == kind)
        return object;
    drop(object);
    return NULL;
}

uint64_t export_object(Session *session, void *object, Error *error) {
    uint64_t number = atomic_fetch_add(&session->next_export, 1);
    return put(&session->exports, number, object, error) ? number : 0;
}

void let_go(Session *session, const Numbers *objects, const Numbers *shared) {
    for (size_t i = 0; i < shared->count; i++)
        remove_from(&session->shared, (uint64_t)shared->items[i]);
    for (size_t i = 0; i < objects->count; i++)
        remove_from(&session->exports, (uint64_t)objects->items[i]);
}

/* --- calls of the client's objects ----------------------------------------------------------- */

void bring(Session *session, int fd) {
    Lane *lane = new_lane(fd, session);
    if (!lane)
        return;
    limit_sending(fd, SEND_TIMEOUT_S);
    pthread_mutex_lock(&session->lock);
    add_lane(session, lane);
    lane->is_idle = session->lanes_asked_for > 0;
    if (lane->is_idle) {
        session->lanes_asked_for--;
        pthread_cond_broadcast(&session->arrival);
    } else {
        remove_lane(session, lane);
    }
    pthread_mutex_unlock(&session->lock);
}

/* A lane that nobody else calls on; with the lock held. */
static Lane *idle_lane(Session *session) {
    Lane *lane = session->lanes;
    while (lane && !lane->is_idle)
        lane = lane->next;
    if (lane)
        lane->is_idle = false;
    return lane;
}

/* An idle lane, which the client is asked for if there is none; NULL where it does not come. */
static Lane *callback_lane(Session *session) {
    bool is_late = false;
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += SEND_TIMEOUT_S;
    pthread_mutex_lock(&session->lock);
    Lane *lane = idle_lane(session);
    if (!lane) {
        session->lanes_asked_for++;
        uint64_t ticket = ++session->last_ticket;
        pthread_mutex_unlock(&session->lock);
        pthread_mutex_lock(&session->asking);
        is_late = !send_frame(session->control, FRAME_LANE, ticket, NULL, NULL, NULL);
        pthread_mutex_unlock(&session->asking);
        pthread_mutex_lock(&session->lock);
    }
    while (!lane && !(lane = idle_lane(session)) && !session->has_ended && !is_late)
        is_late = pthread_cond_timedwait(&session->arrival, &session->lock, &until) == ETIMEDOUT;
    pthread_mutex_unlock(&session->lock);
    return lane;
}

static void write_preface(Writer *writer, const ClientCall *call) {
    if (!call->reason && !call->released) {
        write_nil(writer);
        return;
    }
    write_array(writer, 3);
    write_reason(writer, call->reason);
    write_array(writer, call->released ? 1 : 0);
    if (call->released)
        write_int(writer, (int64_t)call->released);
    write_array(writer, 0);
}

static bool ask_client(Lane *lane, const ClientCall *call) {
    Writer first = {0};
    write_array(&first, 1 + call->count);
    write_preface(&first, call);
    bool is_answered = !first.failed && send_frame(lane, call->method, call->number, &first,
                                                   call->arguments, call->segments);
    free_writer(&first);
    Frame answer = {0};
    Error error;
    struct timeval limit = {ANSWER_TIMEOUT_S, 0};
    setsockopt(lane->fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof(limit));
    is_answered = is_answered && receive_frame(lane, &answer, &error) == RECEIVED;
    end_frame(lane, &answer);
    free_frame(&answer);
    return is_answered;
}

void call_client(Session *session, const ClientCall *call) {
    Lane *lane = callback_lane(session);
    bool is_answered = lane && ask_client(lane, call);
    if (!is_answered)
        hang_up(session); /* it has hung, or lies: whoever waits for this would wait for ever */
    if (!lane)
        return;
    pthread_mutex_lock(&session->lock);
    if (session->has_ended)
        remove_lane(session, lane);
    else
        lane->is_idle = true;
    pthread_mutex_unlock(&session->lock);
}

/* --- the control lane ------------------------------------------------------------------------ */

static bool greet(Session *session) {
    char boot[BOOT_ID_BYTES] = "";
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "r");
    if (file) {
        boot[fread(boot, 1, sizeof(boot) - 1, file)] = 0;
        fclose(file);
    }
    boot[strcspn(boot, "\n")] = 0;
    Hello hello = {.table = TABLE_DIGEST, .interface = device_interface(),
                   .name = text_of(served.name),
                   .clocks = {text_of(boot), clock_ns(CLOCK_MONOTONIC), clock_ns(CLOCK_BOOTTIME)}};
    Writer body = {0};
    write_value(&body, &Hello_TYPE, &hello);
    bool is_sent =
        !body.failed && send_frame(session->control, FRAME_HELLO, 0, &body, NULL, NULL);
    free_writer(&body);
    return is_sent;
}

void serve_session(Session *session) {
    uint8_t byte;
    if (greet(session)) /* nothing is ever said on this lane: it ends with the client */
        while (recv(session->control->fd, &byte, 1, 0) < 0 && errno == EINTR)
            continue;
    hang_up(session);
    end_fences(session);
    pthread_mutex_lock(&session->lock);
    for (Lane *lane = session->lanes, *next; lane; lane = next) {
        next = lane->next;
        if (lane->is_idle) /* the others are closed by whoever uses them */
            remove_lane(session, lane);
    }
    pthread_mutex_unlock(&session->lock);
    close_table(&session->exports);
    close_table(&session->shared);
}
