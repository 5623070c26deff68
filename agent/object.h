/* Objects of a connection, counted by who holds them, and tables of them by number. */
#pragma once

#include <stdatomic.h>
#include <stdint.h>

#include "account.h"

typedef enum { MEMORY, MODEL, REQUEST, CACHE_FILE, PREPARED_MODEL, BUFFER, BURST, REUSABLE, FENCED } Kind;

struct Session;

/* What something has, released with it: the last that it got first. */
typedef struct {
    Arena arena;
    struct Belonging *items;
    size_t count, room;
} Belongings;

/* Takes over `what`, released at once, with an error, without memory. Nothing is NULL. */
bool own(Belongings *belongings, void (*release)(void *what), void *what, Error *error);
/* Has a new object release all of them but the arena, and them that object, which is taken over. */
bool entrust(Belongings *belongings, void *object, Error *error);
void release_all(Belongings *belongings);

/* The first member of each kind of object. An object keeps its session, whose account it is in. */
typedef struct Object {
    Kind kind;
    atomic_int holders;
    struct Session *session;
    Loan loan;
    Belongings has;
} Object;

/* Objects are passed as void pointers: each kind begins with an Object. NULL is none. */
void *new_object(size_t size, Kind kind, struct Session *session, Loan loan, Error *error);
void *hold(void *object);
void drop(void *object);

/* Objects of a client by number, each of which counts as its. */
typedef struct {
    pthread_mutex_t lock;
    Account *account;
    void *root;
    bool is_closed;
} Table;

/* Held for the caller; NULL for none. */
void *find(Table *table, uint64_t number);
/* Takes over `object`, instead of the one that had the number before. False with an error. */
bool put(Table *table, uint64_t number, void *object, Error *error);
void remove_from(Table *table, uint64_t number);
/* Drops all, and takes no more. */
void close_table(Table *table);
