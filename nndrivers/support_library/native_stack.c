/* The native stack of a thread that crashes, on standard error, before whoever else has a handler
 * for the signal sees it.
 */
#include <execinfo.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

enum { MAX_FRAMES = 16, HANDLER_FRAMES = 2 };

static const int SIGNALS[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
enum { COUNT = sizeof SIGNALS / sizeof *SIGNALS };

static struct sigaction before[COUNT];

static void tell(int number) {
    void *frames[MAX_FRAMES];
    static const char TITLE[] = "native stack, innermost first:\n";
    int count = backtrace(frames, MAX_FRAMES);
    if (write(STDERR_FILENO, TITLE, sizeof TITLE - 1) > 0 && count > HANDLER_FRAMES)
        backtrace_symbols_fd(frames + HANDLER_FRAMES, count - HANDLER_FRAMES, STDERR_FILENO);
    for (int i = 0; i < COUNT; i++)
        if (SIGNALS[i] == number) sigaction(number, &before[i], NULL);
    raise(number); /* to the handler before, when this one returns */
}

void watch(void) {
    static int watches;
    void *frame;
    if (watches++) return; /* else it would come after itself */
    backtrace(&frame, 1); /* loads what it needs, which a handler may not do */
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = tell;
    action.sa_flags = SA_ONSTACK;
    for (int i = 0; i < COUNT; i++) sigaction(SIGNALS[i], &action, &before[i]);
}
