#include "error.h"

#include <stdarg.h>
#include <stdio.h>

#include "protocol.h"

#define WRITE(error, format)                                                                    \
    do {                                                                                        \
        va_list arguments;                                                                      \
        va_start(arguments, format);                                                            \
        vsnprintf((error)->text, sizeof((error)->text), format, arguments);                     \
        va_end(arguments);                                                                      \
    } while (0)

bool fail(Error *error, int status, const char *format, ...) {
    error->status = status;
    error->inexpressible = false;
    WRITE(error, format);
    return false;
}

bool malformed(Error *error, const char *format, ...) {
    error->status = STATUS_INVALID_ARGUMENT;
    error->inexpressible = false;
    WRITE(error, format);
    return false;
}

bool cannot_say(Error *error, const char *format, ...) {
    error->status = STATUS_GENERAL_FAILURE;
    error->inexpressible = true;
    WRITE(error, format);
    return false;
}

bool out_of_memory(Error *error) {
    return fail(error, STATUS_RESOURCE_EXHAUSTED_TRANSIENT, "there is no memory left");
}

void complain(const char *format, ...) {
    Error line;
    WRITE(&line, format);
    fprintf(stderr, "%s\n", line.text);
    fflush(stderr);
}
