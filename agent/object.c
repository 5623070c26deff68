#include "object.h"

#include <stdlib.h>

#include "session.h"

enum { FIRST_ROOM = 16 };

void *new_object(size_t size, Kind kind, struct Session *session, void (*destroy)(Object *),
                 Error *error) {
    Object *object = calloc(1, size);
    if (!object) {
        out_of_memory(error);
        return NULL;
    }
    object->kind = kind;
    object->holders = 1;
    object->session = hold_session(session);
    object->destroy = destroy;
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
    held->destroy(held);
    free(held);
    drop_session(session);
}

static size_t first_place(const Table *table, uint64_t number) {
    return (size_t)(number * UINT64_C(0x9e3779b97f4a7c15) >> 32) & (table->room - 1);
}

/* Where `number` is, or could be. */
static size_t place_of(const Table *table, uint64_t number) {
    size_t place = first_place(table, number);
    while (table->entries[place].object && table->entries[place].number != number)
        place = (place + 1) & (table->room - 1);
    return place;
}

Object *find(const Table *table, uint64_t number) {
    return table->room ? table->entries[place_of(table, number)].object : NULL;
}

static bool grow(Table *table) {
    Table grown = {NULL, table->count, table->room ? 2 * table->room : FIRST_ROOM};
    grown.entries = calloc(grown.room, sizeof(Entry));
    if (!grown.entries)
        return false;
    for (size_t i = 0; i < table->room; i++)
        if (table->entries[i].object)
            grown.entries[place_of(&grown, table->entries[i].number)] = table->entries[i];
    free(table->entries);
    *table = grown;
    return true;
}

Object *put(Table *table, uint64_t number, Object *object) {
    if (2 * (table->count + 1) > table->room && !grow(table))
        return object;
    Entry *entry = &table->entries[place_of(table, number)];
    Object *former = entry->object;
    table->count += !former;
    *entry = (Entry){number, object};
    return former;
}

Object *remove_from(Table *table, uint64_t number) {
    if (!table->room)
        return NULL;
    size_t hole = place_of(table, number), mask = table->room - 1;
    Object *object = table->entries[hole].object;
    if (!object)
        return NULL;
    table->entries[hole].object = NULL;
    table->count--;
    /* What was put behind it, for want of its own place, moves up. */
    for (size_t i = (hole + 1) & mask; table->entries[i].object; i = (i + 1) & mask) {
        size_t wanted = first_place(table, table->entries[i].number);
        if (((i - wanted) & mask) >= ((i - hole) & mask)) {
            table->entries[hole] = table->entries[i];
            table->entries[i].object = NULL;
            hole = i;
        }
    }
    return object;
}
