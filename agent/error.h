/* Errors of a call: the status that the client gets, and why. */
#pragma once

#include <stdbool.h>

enum { MAX_TEXT = 1024 };

typedef struct {
    int status;
    bool inexpressible; /* the C API has no words for what was asked */
    char text[MAX_TEXT];
} Error;

/* Each writes the error and returns false, so that a function can end with it. */
bool fail(Error *error, int status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool malformed(Error *error, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool cannot_say(Error *error, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool out_of_memory(Error *error);

/* One line on standard error. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
