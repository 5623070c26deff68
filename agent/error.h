/* Errors of a call: the status that the client gets, and why. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { MAX_TEXT = 1024 };

/* An answer of the driver's, an error on this side, or something the C API has no words for. */
typedef enum { REFUSED_BY_DRIVER, FAILED_HERE, INEXPRESSIBLE } Cause;

typedef struct {
    Cause cause;
    int status;
    char text[MAX_TEXT];
} Error;

/* Writes the error and returns false, so that a function can end with it. */
bool report(Error *error, Cause cause, int status, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#define refusal(error, status, ...) report(error, REFUSED_BY_DRIVER, status, __VA_ARGS__)
#define fail(error, status, ...) report(error, FAILED_HERE, status, __VA_ARGS__)
#define malformed(error, ...) fail(error, STATUS_INVALID_ARGUMENT, __VA_ARGS__)
#define cannot_say(error, ...) report(error, INEXPRESSIBLE, STATUS_GENERAL_FAILURE, __VA_ARGS__)
bool out_of_memory(Error *error);

/* One line on standard error. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

enum { USAGE_ERROR = 2, DRIVER_ERROR = 3 }; /* as the commands of the Python package end */
/* Complains and ends the process. */
_Noreturn void die(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Makes room in a list for `more` items of `size` bytes; false without memory. */
bool grow(void *items, size_t *room, size_t count, size_t more, size_t size);
