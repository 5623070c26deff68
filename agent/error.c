#include "error.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "protocol.h"

enum { FIRST_ROOM = 8 };

bool report(Error *error, Cause cause, int status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    error->cause = cause;
    error->status = status;
    vsnprintf(error->text, sizeof(error->text), format, arguments);
    va_end(arguments);
    return false;
}

bool out_of_memory(Error *error) {
    return fail(error, STATUS_RESOURCE_EXHAUSTED_TRANSIENT, "there is no memory left");
}

static void print_line(const char *format, va_list arguments) {
    char line[MAX_TEXT];
    vsnprintf(line, sizeof(line), format, arguments);
    fprintf(stderr, "%s\n", line);
    fflush(stderr);
}

void complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_line(format, arguments);
    va_end(arguments);
}

void die(int code, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_line(format, arguments);
    _exit(code);
}

bool grow(void *items, size_t *room, size_t count, size_t more, size_t size) {
    void *list, *grown;
    if (*room - count >= more)
        return true;
    size_t wanted = 2 * *room + more + FIRST_ROOM;
    memcpy(&list, items, sizeof(list));
    if (!(grown = realloc(list, wanted * size)))
        return false;
    memcpy(items, &grown, sizeof(grown));
    *room = wanted;
    return true;
}
