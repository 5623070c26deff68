/* A target for libFuzzer: what a client that knows the secret may send on a lane.
 *
 * The environment variable LIBRARY names a Support Library. Each input is the bytes of one lane; the
 * client's callbacks are not called. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "call.h"
#include "fences.h"
#include "library.h"

void __wrap_call_client(Session *session, const ClientCall *call) {
    (void)session;
    (void)call;
}

static void *discard_answers(void *argument) {
    char bytes[1 << 16];
    while (read((int)(intptr_t)argument, bytes, sizeof(bytes)) > 0)
        continue;
    return NULL;
}

static void *send_input(void *argument) {
    const struct iovec *input = argument;
    int fd = *(const int *)input[1].iov_base;
    send_all(fd, input[0].iov_base, input[0].iov_len);
    shutdown(fd, SHUT_WR);
    return NULL;
}

static unsigned long frames;

static void print_frames(void) {
    fprintf(stderr, "%lu frames\n", frames);
}

int LLVMFuzzerInitialize(int *count, char ***words) {
    (void)count;
    (void)words;
    atexit(print_frames);
    load_library(getenv("LIBRARY"), NULL);
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length) {
    int control[2], ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, control) || socketpair(AF_UNIX, SOCK_STREAM, 0, ends))
        abort();
    Session *session = new_session(control[0]);
    Lane *lane = new_lane(ends[0], session);
    struct iovec input[] = {{(void *)bytes, length}, {&ends[1], sizeof(int)}};
    pthread_t sender, reader;
    pthread_create(&sender, NULL, send_input, input);
    pthread_create(&reader, NULL, discard_answers, (void *)(intptr_t)ends[1]);
    Frame frame = {0};
    Error error;
    Receipt receipt;
    while ((receipt = receive_frame(lane, &frame, &error)) != CLOSED) {
        frames++;
        if (receipt == RECEIVED)
            serve_call(session, lane, &frame);
        else
            send_failure(lane, &error, NULL);
        end_frame(lane, &frame);
    }
    end_frame(lane, &frame);
    free_frame(&frame);
    shutdown(ends[0], SHUT_RDWR);
    pthread_join(sender, NULL);
    close_lane(lane);
    pthread_join(reader, NULL);
    close(ends[1]);
    close(control[1]);
    serve_session(session); /* releases all that the client has */
    for (int i = 0; i < BOUND_COUNT; i++)
        if (atomic_load(&session->holders) == 1 && session->account.used.of[i])
            abort(); /* something is not given back */
    drop_session(session);
    return 0;
}
