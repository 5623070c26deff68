/* What a client sends once and then names by a number: memories, models and requests. */
#pragma once

#include "protocol.h"
#include "session.h"

/* A mirror of a client's memory, which the library gets instead of it. */
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

typedef struct {
    Object object;
    SharedModelV1_3 sent;
    Memory **pools;
} Model;

/* A memory, or the token of a device memory. */
typedef struct {
    Memory *memory;
    int64_t token;
} Pool;

typedef struct {
    Object object;
    SharedRequest sent;
    Pool *pools;
    Range *owed; /* what an execution may write, and the client gets back */
    size_t owed_count;
    Range *watched; /* what it may not write, of memories that could be written */
    size_t watched_count, watched_bytes;
} Request;

/* Reads the objects that a client shares, into its session. */
void read_shared(Reader *reader, Session *session);
/* The library's memory; NULL with an error. */
void *handle_of(Memory *memory, Error *error);
/* The extension of `code`, NULL for a code of the HAL's own or a prefix without a name. */
const ExtensionNameAndPrefix *extension_of(const ExtensionNameAndPrefixList *extensions,
                                           int64_t code);
bool is_extension(int64_t code);
