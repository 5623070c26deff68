#include "object.h"

#include <search.h>
#include <stdlib.h>

#include "session.h"

typedef struct Belonging {
    void (*release)(void *what);
    void *what;
} Belonging;

bool own(Belongings *belongings, void (*release)(void *what), void *what, Error *error) {
    if (!what)
        return true;
    if (!grow(&belongings->items, &belongings->room, belongings->count, 1, sizeof(Belonging))) {
        release(what);
        return out_of_memory(error);
    }
    belongings->items[belongings->count++] = (Belonging){release, what};
    return true;
}

bool entrust(Belongings *belongings, void *object, Error *error) {
    Belongings rest = {.arena = belongings->arena}, *has = &((Object *)object)->has;
    if (!own(&rest, drop, object, error))
        return false;
    has->items = belongings->items;
    has->count = belongings->count;
    has->room = belongings->room;
    *belongings = rest;
    return true;
}

void release_all(Belongings *belongings) {
    while (belongings->count) {
        Belonging *last = &belongings->items[--belongings->count];
        last->release(last->what);
    }
    free(belongings->items);
    free_arena(&belongings->arena);
}

void *new_object(size_t size, Kind kind, struct Session *session, Loan loan, Error *error) {
    if (!take(&session->account, loan, error))
        return NULL;
    Object *object = calloc(1, size);
    if (!object) {
        give_back(&session->account, loan);
        out_of_memory(error);
        return NULL;
    }
    object->kind = kind;
    object->holders = 1;
    object->session = hold_session(session);
    object->loan = loan;
    object->has.arena.account = &session->account;
    return object;
}

void *hold(void *object) {
    if (object)
        atomic_fetch_add(&((Object *)object)->holders, 1);
    return object;
}

void drop(void *object) {
    Object *held = object;
    if (!held || atomic_fetch_sub(&held->holders, 1) != 1)
        return;
    struct Session *session = held->session;
    release_all(&held->has);
    give_back(&session->account, held->loan);
    free(held);
    drop_session(session);
}

/* --- tables ----------------------------------------------------------------------------------- */

typedef struct {
    uint64_t number;
    Object *object;
} Entry;

static int by_number(const void *a, const void *b) {
    const Entry *one = a, *other = b;
    return (one->number > other->number) - (one->number < other->number);
}

/* The entry of `number`; NULL for none. */
static Entry *entry_of(const Table *table, uint64_t number) {
    Entry wanted = {number, NULL};
    Entry **found = tfind(&wanted, &table->root, by_number);
    return found ? *found : NULL;
}

Object *find(const Table *table, uint64_t number) {
    Entry *entry = entry_of(table, number);
    return entry ? entry->object : NULL;
}

Object *put(Table *table, uint64_t number, Object *object) {
    Entry *entry = entry_of(table, number);
    if (entry) {
        Object *former = entry->object;
        entry->object = object;
        return former;
    }
    entry = malloc(sizeof(Entry));
    if (!entry)
        return object;
    *entry = (Entry){number, object};
    if (!tsearch(entry, &table->root, by_number)) {
        free(entry);
        return object;
    }
    table->count++;
    return NULL;
}

Object *remove_from(Table *table, uint64_t number) {
    Entry *entry = entry_of(table, number);
    if (!entry)
        return NULL;
    Object *object = entry->object;
    tdelete(entry, &table->root, by_number);
    free(entry);
    table->count--;
    return object;
}

static void drop_entry(void *entry) {
    drop(((Entry *)entry)->object);
    free(entry);
}

void empty_table(Table *table) {
    tdestroy(table->root, drop_entry);
    *table = (Table){0};
}
