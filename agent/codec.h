/* MessagePack by descriptions of the types: a reader that checks everything, and a writer. */
#pragma once

#include "account.h"

typedef struct {
    size_t length;
    const uint8_t *bytes; /* of what has been read, a zero follows */
} Bytes;

typedef struct {
    size_t count;
    int64_t *items;
} Numbers;

typedef struct {
    size_t count;
    float *items;
} Floats;

typedef enum { INTEGER, BOOLEAN, FLOAT, TEXT, BYTES_FORM, LIST, STRUCT, TUPLE, CHOICE } Form;

/* In C: int64_t, bool, float, Bytes; a struct of a count and items, a struct with the fields. */
typedef struct Type {
    Form form;
    size_t size;
    const struct Type *of;      /* the items of a list */
    const struct Field *fields; /* by name, by place in a tuple; of a choice one of them */
    size_t count;               /* of the fields; of the values of an integer, 0 for all */
    const char *name;
} Type;

typedef struct Field {
    const char *name;
    const Type *type;
    size_t offset;
    bool optional;
    int64_t absent; /* the value of an optional integer that is left out */
} Field;

extern const Type INTEGER_TYPE, BOOLEAN_TYPE, FLOAT_TYPE, TEXT_TYPE, BYTES_TYPE, NUMBERS_TYPE,
    FLOATS_TYPE, SINGLE_TYPE, LIFETIME_TYPE;

/* For each struct of the protocol: a list of such, and the description of both. */
#define DESCRIBED(name)                                                                         \
    typedef struct {                                                                            \
        size_t count;                                                                           \
        name *items;                                                                            \
    } name##List;                                                                               \
    extern const Type name##_TYPE, name##List_TYPE;
#define FIELD(struct_name, name, type, optional, absent)                                        \
    {#name, &type, offsetof(struct_name, name), optional, absent}
#define DESCRIBE(name, form)                                                                    \
    const Type name##_TYPE = {form, sizeof(name), NULL, name##_FIELDS,                          \
                              sizeof(name##_FIELDS) / sizeof(Field), #name};                    \
    const Type name##List_TYPE = {LIST, sizeof(name##List), &name##_TYPE, NULL, 0, NULL};

/* Reads values one after another. After a failure, `failed` stays set and every read gives zeros. */
typedef struct {
    const uint8_t *at, *end;
    Arena *arena; /* where lists, texts and bytes go */
    Error *error;
    bool failed;
} Reader;

void wrong(Reader *reader, const char *expected);
/* Reads a value to `place`, which is zeroed. */
void read_value(Reader *reader, const Type *type, void *place);
int64_t read_int(Reader *reader);
bool read_nil(Reader *reader); /* whether there is one, which is then read */
size_t read_array(Reader *reader);
void read_tuple(Reader *reader, size_t count); /* an array of just so many values */

typedef struct {
    uint8_t *bytes;
    size_t length, room;
    bool failed; /* there was no memory left */
} Writer;

/* Text that is no UTF-8 becomes \xNN. */
void write_value(Writer *writer, const Type *type, const void *place);
void write_nil(Writer *writer);
void write_bool(Writer *writer, bool value);
void write_int(Writer *writer, int64_t value);
void write_array(Writer *writer, size_t count);
void write_text(Writer *writer, const char *text);
void write_raw(Writer *writer, const void *bytes, size_t length);
void free_writer(Writer *writer);
Bytes text_of(const char *text);
