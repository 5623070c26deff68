/* MessagePack: a reader that checks everything, and a writer. */
#pragma once

#include <stdint.h>

#include "arena.h"

/* Reads values one after another. After a failure, `failed` stays set and every read gives zeros. */
typedef struct {
    const uint8_t *at, *end;
    Arena *arena; /* where lists, texts and bytes go */
    Error *error;
    bool failed;
} Reader;

typedef struct {
    size_t length;
    const uint8_t *bytes; /* a zero follows */
} Bytes;

typedef struct {
    size_t count;
    int64_t *items;
} Numbers;

typedef void (*ReadValue)(Reader *reader, void *place);

/* A field of a struct, which travels as a map by the names of its fields. */
typedef struct {
    const char *name;
    ReadValue read;
    size_t offset;
    bool optional;
} Field;

void wrong(Reader *reader, const char *expected);
int64_t read_int(Reader *reader);
bool read_bool(Reader *reader);
bool read_nil(Reader *reader); /* whether there is one, which is then read */
size_t read_array(Reader *reader);
void read_tuple(Reader *reader, size_t count); /* an array of just so many values */
Bytes read_text(Reader *reader);
Bytes read_bytes(Reader *reader);
bool is_bytes(const Reader *reader); /* what comes next */
bool is_array(const Reader *reader);
void *read_list(Reader *reader, size_t size, ReadValue read, size_t *count);
Numbers read_numbers(Reader *reader);
void read_struct(Reader *reader, const Field *fields, size_t count, void *place);

void into_int(Reader *reader, void *place);    /* int64_t */
void into_bool(Reader *reader, void *place);   /* bool */
void into_float(Reader *reader, void *place);  /* float */
void into_text(Reader *reader, void *place);   /* Bytes */
void into_bytes(Reader *reader, void *place);  /* Bytes */
void into_numbers(Reader *reader, void *place); /* Numbers */

typedef struct {
    uint8_t *bytes;
    size_t length, room;
    bool failed; /* there was no memory left */
} Writer;

void write_nil(Writer *writer);
void write_bool(Writer *writer, bool value);
void write_int(Writer *writer, int64_t value);
void write_double(Writer *writer, double value);
void write_array(Writer *writer, size_t count);
void write_map(Writer *writer, size_t count);
void write_text(Writer *writer, const char *text); /* what is no UTF-8 becomes \xNN */
void write_raw(Writer *writer, const void *bytes, size_t length);
void free_writer(Writer *writer);
