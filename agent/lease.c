#include "lease.h"

#include <errno.h>
#include <libgen.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "error.h"

enum { MS_PER_S = 1000, SIGNAL_INTERVAL_US = 100000 };

static pthread_t supervisor;

size_t read_line(char *line, size_t room) {
    size_t length = 0;
    while (length < room && read(STDIN_FILENO, line + length, 1) == 1 && line[length] != '\n')
        length++;
    return length;
}

static void wait_for_silence(int timeout_ms) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    char beats[64];
    for (;;) {
        int ready = poll(&input, 1, timeout_ms);
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready <= 0 || read(STDIN_FILENO, beats, sizeof(beats)) <= 0)
            return;
    }
}

static void *watch(void *timeout_ms) {
    wait_for_silence((int)(intptr_t)timeout_ms);
    for (;;) { /* a signal that comes just before it waits does not wake the supervisor */
        pthread_kill(supervisor, SIGTERM);
        usleep(SIGNAL_INTERVAL_US);
    }
    return NULL;
}

void keep_lease(char *program, int seconds) {
    pthread_t thread;
    supervisor = pthread_self();
    unlink(program);
    rmdir(dirname(program)); /* as far as it is empty */
    int code = pthread_create(&thread, NULL, watch, (void *)(intptr_t)(seconds * MS_PER_S));
    if (code) {
        complain("Error: the lease cannot be watched: %s", strerror(code));
        exit(EXIT_FAILURE);
    }
}
