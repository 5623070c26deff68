/* Events: the end of an execution that waits for others. Sync fences of others are waited for as
 * libsync does it, where only POLLERR is a failure. An own one is a pipe: readable when the work is
 * done, hung up when it has failed. */
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "library.h"

struct Event {
    int fd;
    Execution *execution; /* none for a fence of somebody else's */
};

typedef struct {
    Execution *execution;
    int *fences;
    uint32_t fence_count;
    int write_end;
    uint64_t limit_ns;
} Launch;

static bool is_signaled(int fd) {
    struct pollfd waiting = {.fd = fd, .events = POLLIN};
    while (poll(&waiting, 1, -1) < 0) {
    }
    return !(waiting.revents & (POLLERR | POLLNVAL));
}

static bool has_failed(int fd) {
    struct pollfd waiting = {.fd = fd, .events = POLLIN};
    return poll(&waiting, 1, 0) > 0 && (waiting.revents & (POLLERR | POLLNVAL));
}

API int ANeuralNetworksEvent_createFromSyncFenceFd(int fd, Event **event) {
    if (!event) return UNEXPECTED_NULL;
    if (fd < 0) return BAD_DATA;
    *event = calloc(1, sizeof **event);
    if (!*event) return OUT_OF_MEMORY;
    (*event)->fd = fcntl(fd, F_DUPFD_CLOEXEC, 0);
    return NO_ERROR;
}

API void ANeuralNetworksEvent_free(Event *event) {
    if (!event) return;
    close(event->fd);
    free(event);
}

API int ANeuralNetworksEvent_getSyncFenceFd(const Event *event, int *fd) {
    if (!event || !fd) return UNEXPECTED_NULL;
    *fd = fcntl(event->fd, F_DUPFD_CLOEXEC, 0);
    return *fd < 0 ? BAD_DATA : NO_ERROR;
}

API int ANeuralNetworksEvent_wait(Event *event) {
    if (!event) return UNEXPECTED_NULL;
    bool signaled = is_signaled(event->fd);
    if (event->execution) return event->execution->result;
    return signaled ? NO_ERROR : OP_FAILED;
}

static void *launched(void *argument) {
    Launch *launch = argument;
    uint64_t begin = now_ns();
    int result = NO_ERROR;
    for (uint32_t i = 0; i < launch->fence_count; i++) {
        if (!is_signaled(launch->fences[i])) result = OP_FAILED;
        close(launch->fences[i]);
    }
    uint64_t fenced = now_ns();
    if (!result) result = run(launch->execution);
    uint64_t end = now_ns();
    if (!result && launch->limit_ns && end - fenced >= launch->limit_ns)
        result = MISSED_DEADLINE_TRANSIENT;
    finish(launch->execution, result, end - begin, end - fenced);
    if (!result && write(launch->write_end, "", 1) < 0) result = OP_FAILED;
    close(launch->write_end);
    free(launch->fences);
    free(launch);
    return NULL;
}

static uint64_t least(uint64_t a, uint64_t b) {
    if (!a || !b) return a + b;
    return a < b ? a : b;
}

API int ANeuralNetworksExecution_startComputeWithDependencies(Execution *execution,
                                                              const Event *const *dependencies,
                                                              uint32_t count, uint64_t duration,
                                                              Event **event) {
    if (!execution || !event || (count && !dependencies)) return UNEXPECTED_NULL;
    *event = NULL;
    const Model *model = execution->compilation->model;
    for (uint32_t i = 0; i < model->output_count; i++) {
        const Argument *argument = &execution->outputs[i];
        const Operand *operand = &model->operands[model->outputs[i]];
        bool known = argument->shape.rank ? is_known(&argument->shape) : !is_tensor(operand->type);
        if (argument->is_set && !known) return BAD_DATA;
    }
    for (uint32_t i = 0; i < count; i++)
        if (has_failed(dependencies[i]->fd)) return BAD_DATA;
    int result = begin(execution), ends[2];
    if (result) return result;
    if (pipe2(ends, O_CLOEXEC)) return OP_FAILED;
    Launch *launch = calloc(1, sizeof *launch);
    launch->execution = execution;
    launch->fences = calloc(count + 1, sizeof(int));
    launch->fence_count = count;
    launch->write_end = ends[1];
    launch->limit_ns = least(duration, execution->timeout_ns);
    for (uint32_t i = 0; i < count; i++)
        launch->fences[i] = fcntl(dependencies[i]->fd, F_DUPFD_CLOEXEC, 0);
    Event *made = calloc(1, sizeof *made);
    *made = (Event){ends[0], execution};
    pthread_t thread;
    if (pthread_create(&thread, NULL, launched, launch)) return OP_FAILED;
    pthread_detach(thread);
    *event = made;
    return NO_ERROR;
}
