/* Mirrors of a client's memories, which the library gets instead of them. */
#pragma once

#include <pthread.h>

#include "object.h"

typedef struct {
    Object object;
    uint64_t number;
    size_t size;
    bool writable;
    int fd;
    uint8_t *bytes;
    void *handle; /* the library's memory, made when it is first needed */
    pthread_mutex_t lock;
    /* Who uses it now: calls, and contents that arrive. `changes` counts all that ever began. */
    uint64_t calls, arriving, changes;
} Memory;

typedef struct {
    Memory *memory;
    size_t start, stop;
} Range;

Memory *new_memory(struct Session *session, uint64_t number, int64_t size, bool writable,
                   Error *error);
/* The library's memory; NULL with an error. */
void *handle_of(Memory *memory, Error *error);
