/* Objects of a connection, counted by who holds them, and tables of them by number. */
#pragma once

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"

typedef enum { MEMORY, MODEL, REQUEST, PREPARED_MODEL, BUFFER, BURST, REUSABLE, FENCED } Kind;

struct Session;

/* The first member of each kind of object. An object keeps its session, whose account it is in. */
typedef struct Object {
    Kind kind;
    atomic_int holders;
    struct Session *session;
    void (*destroy)(struct Object *object);
} Object;

/* Objects are passed as void pointers: each kind begins with an Object. NULL is none. */
void *new_object(size_t size, Kind kind, struct Session *session, void (*destroy)(Object *),
                 Error *error);
void *hold(void *object);
void drop(void *object);

typedef struct {
    uint64_t number;
    Object *object;
} Entry;

/* Not locked: its session does that. */
typedef struct {
    Entry *entries;
    size_t count, room;
} Table;

Object *find(const Table *table, uint64_t number);
/* Takes over `object`; gives the one that had the number before, or `object` without memory. */
Object *put(Table *table, uint64_t number, Object *object);
Object *remove_from(Table *table, uint64_t number);
