#include "lease.h"

#include <errno.h>
#include <libgen.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "error.h"

enum { MS_PER_S = 1000, SIGNAL_INTERVAL_US = 100000 };

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

void keep_lease(char *program, int seconds) {
    pid_t supervisor = getpid();
    unlink(program);
    rmdir(dirname(program)); /* as far as it is empty */
    pid_t child = fork(); /* a thread might hold a lock when a driver's process is forked */
    if (child < 0) {
        complain("Error: the lease cannot be watched: %s", strerror(errno));
        exit(EXIT_FAILURE);
    }
    if (child)
        return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    wait_for_silence(seconds * MS_PER_S);
    while (getppid() == supervisor) { /* a signal just before it waits does not wake it */
        kill(supervisor, SIGTERM);
        usleep(SIGNAL_INTERVAL_US);
    }
    _exit(0);
}
