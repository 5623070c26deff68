/* nnagent: serves a driver behind the C ABI of the Neural Networks API to machines that test it.
 *
 * The program supervises a process of its own that loads the library and serves it. When the
 * driver ends that process, its clients lose their connections, and a new one is started. */
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "account.h"
#include "door.h"
#include "error.h"
#include "lease.h"
#include "library.h"
#include "protocol.h"

enum {
    MAX_SECRET_BYTES = 4096,
    MAX_FAILED_STARTS = 3,
    MAX_LEASE_S = 86400,
    GRACE_S = 2,
    SHOWN_BYTES = 512,
};

#define NOT_OFFERED                                                                             \
    "Not offered: TF Lite delegates, HIDL's bursts, coverage for fuzzing, Android's "  \
    "liblog.\n"

static const char USAGE[] =
    "Usage: nnagent --driver PATH.so --listen HOST:PORT [OPTIONS]\n"
    "\n"
    "Serve the driver in a Support Library or libneuralnetworks.so as tcp:HOST:PORT.\n"
    "\n"
    "  --driver PATH.so    the library\n"
    "  --device NAME       its device, where it has several\n"
    "  --listen HOST:PORT  where to listen; port 0 for any\n"
    "  --secret-file PATH  the secret of both sides [default: $NNHAL_SECRET_FILE or "
    "$NNHAL_SECRET]\n"
    "  --lease SECONDS     take the secret from the first line of standard input, remove this file\n"
    "                      and end once standard input is closed, or silent for so long\n"
    "  --allow-remote      listen where other machines can connect\n"
    "  --version           print the version of the protocol and of the table of calls\n"
    "  --help              print this\n"
    "\n" NOT_OFFERED;

typedef struct {
    const char *driver, *device, *listen, *secret_file;
    int allow_remote, lease_s;
} Options;

static uint8_t secret[MAX_SECRET_BYTES + 1];
static size_t secret_length;
static volatile sig_atomic_t is_over;

static void end(int signal) {
    (void)signal;
    is_over = 1;
}

/* --- options ---------------------------------------------------------------------------------- */

static void read_options(int count, char **words, Options *options) {
    enum { DRIVER = 1, DEVICE, LISTEN, SECRET_FILE, LEASE, ALLOW_REMOTE, VERSION, HELP };
    static const struct option OPTIONS[] = {
        {"driver", required_argument, NULL, DRIVER},
        {"device", required_argument, NULL, DEVICE},
        {"listen", required_argument, NULL, LISTEN},
        {"secret-file", required_argument, NULL, SECRET_FILE},
        {"lease", required_argument, NULL, LEASE},
        {"allow-remote", no_argument, NULL, ALLOW_REMOTE},
        {"version", no_argument, NULL, VERSION},
        {"help", no_argument, NULL, HELP},
        {0},
    };
    for (int option; (option = getopt_long(count, words, "", OPTIONS, NULL)) != -1;) {
        switch (option) {
        case DRIVER: options->driver = optarg; break;
        case DEVICE: options->device = optarg; break;
        case LISTEN: options->listen = optarg; break;
        case SECRET_FILE: options->secret_file = optarg; break;
        case LEASE: options->lease_s = atoi(optarg) > 0 ? atoi(optarg) : -1; break;
        case ALLOW_REMOTE: options->allow_remote = 1; break;
        case VERSION:
            printf("nnagent, protocol %d, table of calls %u\n", NEWEST_VERSION, TABLE_DIGEST);
            exit(0);
        case HELP: fputs(USAGE, stdout); exit(0);
        default: exit(USAGE_ERROR);
        }
    }
    bool is_wrong = options->lease_s < 0 || options->lease_s > MAX_LEASE_S;
    if (!options->driver || !options->listen || optind < count || is_wrong) {
        fputs(USAGE, stderr);
        exit(USAGE_ERROR);
    }
}

static void set_secret(const char *text, size_t length, const char *place) {
    static const char SPACE[] = " \t\r\n\v\f";
    while (length && memchr(SPACE, text[length - 1], sizeof(SPACE) - 1))
        length--;
    while (length && memchr(SPACE, *text, sizeof(SPACE) - 1)) {
        text++;
        length--;
    }
    if (length < MIN_SECRET_BYTES || length > MAX_SECRET_BYTES)
        die(USAGE_ERROR,
            "Error: the secret in %s has %zu bytes, %d to %d are needed; make one by "
            "`openssl rand -hex 32`",
            place, length, MIN_SECRET_BYTES, MAX_SECRET_BYTES);
    memmove(secret, text, length);
    secret_length = length;
}

static void read_secret(const char *path) {
    if (!path)
        path = getenv("NNHAL_SECRET_FILE");
    if (path) {
        FILE *file = fopen(path, "r");
        if (!file)
            die(USAGE_ERROR, "Error: the secret in %s cannot be read: %s", path, strerror(errno));
        size_t length = fread(secret, 1, sizeof(secret), file);
        fclose(file);
        set_secret((const char *)secret, length, path);
        return;
    }
    const char *text = getenv("NNHAL_SECRET");
    if (!text)
        die(USAGE_ERROR, "Error: a driver over TCP needs a secret that both sides know: set "
                         "NNHAL_SECRET_FILE to a file with it, or NNHAL_SECRET to the secret itself");
    set_secret(text, strlen(text), "NNHAL_SECRET");
}

/* --- the serving process ------------------------------------------------------------------------ */

/* Loads the library, writes the device's name to `ready`, and serves. */
static void serve(const Options *options, int listener, int ready) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    signal(SIGINT, SIG_IGN); /* Ctrl-C reaches the supervisor, too, which ends this process */
    if (options->lease_s && !freopen("/dev/null", "r", stdin)) /* it is for the supervisor */
        _exit(DRIVER_ERROR);
    load_library(options->driver, options->device);
    prepare_bounds();
    if (write(ready, served.name, strlen(served.name)) < 0)
        _exit(DRIVER_ERROR);
    close(ready);
    open_door(listener, secret, secret_length, &is_over);
    exit(0);
}

/* Starts it and waits until it serves; its name, empty where it has not come so far. */
static pid_t start(const Options *options, int listener, char name[SHOWN_BYTES]) {
    int ends[2];
    name[0] = 0;
    pid_t child = pipe(ends) ? -1 : fork();
    if (child < 0)
        die(DRIVER_ERROR, "Error: no process can be started: %s", strerror(errno));
    if (!child) {
        close(ends[0]);
        serve(options, listener, ends[1]);
    }
    close(ends[1]);
    size_t length = 0;
    ssize_t size;
    while (!is_over && length < SHOWN_BYTES - 1 &&
           ((size = read(ends[0], name + length, SHOWN_BYTES - 1 - length)) > 0 ||
            (size < 0 && errno == EINTR)))
        length += size > 0 ? (size_t)size : 0;
    name[length] = 0;
    close(ends[0]);
    return child;
}

static void end_child(pid_t child) {
    kill(child, SIGTERM);
    for (int i = 0; i < 100 * GRACE_S; i++) {
        if (waitpid(child, NULL, WNOHANG) == child)
            return;
        usleep(10000);
    }
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
}

static void explain_end(int status) {
    if (WIFSIGNALED(status))
        complain("the driver's process was killed by signal %d (%s)", WTERMSIG(status),
                 strsignal(WTERMSIG(status)));
    else
        complain("the driver's process ended with exit code %d", WEXITSTATUS(status));
}

static void supervise(const Options *options, int listener) {
    char name[SHOWN_BYTES];
    int status = 0, failed_starts = 0;
    for (bool is_first = true; !is_over; is_first = false) {
        pid_t child = start(options, listener, name);
        if (name[0] && is_first) {
            printf("%s is served at tcp:%.*s:%d (Ctrl-C ends it)\n", name,
                   (int)(strrchr(options->listen, ':') - options->listen), options->listen,
                   port_of(listener));
            fputs(NOT_OFFERED, stdout);
            fflush(stdout);
        }
        failed_starts = name[0] ? 0 : failed_starts + 1;
        while (waitpid(child, &status, 0) < 0 && errno == EINTR && !is_over)
            continue;
        if (is_over) {
            end_child(child);
            return;
        }
        if (!name[0] && WIFEXITED(status) && WEXITSTATUS(status) == USAGE_ERROR)
            exit(USAGE_ERROR);
        explain_end(status);
        if ((is_first && !name[0]) || failed_starts >= MAX_FAILED_STARTS)
            exit(DRIVER_ERROR);
    }
}

int main(int count, char **words) {
    Options options = {0};
    read_options(count, words, &options);
    if (options.lease_s)
        set_secret((char *)secret, read_line((char *)secret, sizeof(secret)), "standard input");
    else
        read_secret(options.secret_file);
    int listener = listen_at(options.listen, options.allow_remote);
    struct sigaction action = {.sa_handler = end};
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    if (options.lease_s)
        keep_lease(words[0], options.lease_s);
    supervise(&options, listener);
    return 0;
}
