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
    Table *table;
} Entry;

static const Loan ONE = {{[OBJECTS] = 1}};

static int by_number(const void *a, const void *b) {
    const Entry *one = a, *other = b;
    return (one->number > other->number) - (one->number < other->number);
}

/* The entry of `number`, with the lock held; NULL for none. */
static Entry *entry_of(Table *table, uint64_t number) {
    Entry wanted = {.number = number};
    Entry **found = tfind(&wanted, &table->root, by_number);
    return found ? *found : NULL;
}

/* The entry of `number`, or a new one without an object; NULL without memory. */
static Entry *entry_for(Table *table, uint64_t number) {
    Entry *entry = entry_of(table, number), *made = entry ? NULL : malloc(sizeof(Entry));
    if (!made)
        return entry;
    *made = (Entry){number, NULL, table};
    if (tsearch(made, &table->root, by_number))
        return made;
    free(made);
    return NULL;
}

void *find(Table *table, uint64_t number) {
    pthread_mutex_lock(&table->lock);
    Entry *entry = entry_of(table, number);
    void *object = entry ? hold(entry->object) : NULL;
    pthread_mutex_unlock(&table->lock);
    return object;
}

bool put(Table *table, uint64_t number, void *object, Error *error) {
    if (!take(table->account, ONE, error)) {
        drop(object);
        return false;
    }
    pthread_mutex_lock(&table->lock);
    Entry *entry = table->is_closed ? NULL : entry_for(table, number);
    Object *rest = object;
    if (entry) {
        rest = entry->object;
        entry->object = object;
    }
    pthread_mutex_unlock(&table->lock);
    if (rest)
        give_back(table->account, ONE);
    drop(rest);
    return entry || out_of_memory(error);
}

static void end_entry(void *what) {
    Entry *entry = what;
    give_back(entry->table->account, ONE);
    drop(entry->object);
    free(entry);
}

void remove_from(Table *table, uint64_t number) {
    pthread_mutex_lock(&table->lock);
    Entry *entry = entry_of(table, number);
    if (entry)
        tdelete(entry, &table->root, by_number);
    pthread_mutex_unlock(&table->lock);
    if (entry)
        end_entry(entry);
}

void close_table(Table *table) {
    pthread_mutex_lock(&table->lock);
    void *root = table->root;
    table->root = NULL;
    table->is_closed = true;
    pthread_mutex_unlock(&table->lock);
    tdestroy(root, end_entry);
}
