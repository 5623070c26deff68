#include "codec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "protocol.h"

enum {
    NIL = 0xc0,
    FALSE = 0xc2,
    TRUE = 0xc3,
    BIN_8 = 0xc4,
    FLOAT_32 = 0xca,
    FLOAT_64 = 0xcb,
    UINT_8 = 0xcc,
    INT_8 = 0xd0,
    STR_8 = 0xd9,
    ARRAY_16 = 0xdc,
    MAP_16 = 0xde,
    FIXED_MAP = 0x80,
    FIXED_ARRAY = 0x90,
    FIXED_TEXT = 0xa0,
    MAX_FIXED = 15,
    MAX_FIXED_TEXT = 31,
    MAX_FIELDS = 32,
};

const Type INTEGER_TYPE = {INTEGER, sizeof(int64_t), NULL, NULL, 0, NULL};
const Type BOOLEAN_TYPE = {BOOLEAN, sizeof(bool), NULL, NULL, 0, NULL};
const Type FLOAT_TYPE = {FLOAT, sizeof(float), NULL, NULL, 0, NULL};
const Type TEXT_TYPE = {TEXT, sizeof(Bytes), NULL, NULL, 0, NULL};
const Type BYTES_TYPE = {BYTES_FORM, sizeof(Bytes), NULL, NULL, 0, NULL};
const Type NUMBERS_TYPE = {LIST, sizeof(Numbers), &INTEGER_TYPE, NULL, 0, NULL};
const Type FLOATS_TYPE = {LIST, sizeof(Floats), &FLOAT_TYPE, NULL, 0, NULL};
const Type LIFETIME_TYPE = {INTEGER, sizeof(int64_t), NULL, NULL, LIFETIME_SUBGRAPH + 1, NULL};
static const Field SINGLE_FIELDS[] = {{NULL, &INTEGER_TYPE, 0, false, 0}};
const Type SINGLE_TYPE = {TUPLE, sizeof(int64_t), NULL, SINGLE_FIELDS, 1, NULL};

void wrong(Reader *reader, const char *expected) {
    if (!reader->failed)
        malformed(reader->error, "expected %s", expected);
    reader->failed = true;
    reader->at = reader->end;
}

static size_t left(const Reader *reader) {
    return (size_t)(reader->end - reader->at);
}

static int next(const Reader *reader) {
    return left(reader) ? *reader->at : -1;
}

/* A number of `size` bytes, most significant first. */
static uint64_t read_big_endian(Reader *reader, size_t size) {
    if (left(reader) < size) {
        wrong(reader, "more bytes");
        return 0;
    }
    uint64_t value = 0;
    for (size_t i = 0; i < size; i++)
        value = value << 8 | *reader->at++;
    return value;
}

int64_t read_int(Reader *reader) {
    int code = next(reader);
    if (code >= 0 && (code <= 0x7f || code >= 0xe0)) {
        reader->at++;
        return (int8_t)code;
    }
    if (code < UINT_8 || code >= INT_8 + 4) {
        wrong(reader, "`int`");
        return 0;
    }
    reader->at++;
    int size = 1 << (code - UINT_8) % 4, spare = 64 - 8 * size;
    uint64_t value = read_big_endian(reader, (size_t)size);
    if (code >= INT_8)
        return (int64_t)(value << spare) >> spare;
    if (value > INT64_MAX)
        wrong(reader, "an integer of 64 bits with a sign");
    return reader->failed ? 0 : (int64_t)value;
}

static bool read_bool(Reader *reader) {
    int code = next(reader);
    if (code != TRUE && code != FALSE) {
        wrong(reader, "`bool`");
        return false;
    }
    reader->at++;
    return code == TRUE;
}

bool read_nil(Reader *reader) {
    if (next(reader) != NIL)
        return false;
    reader->at++;
    return true;
}

/* The count of an array or a map: no more than there are bytes left, each value has at least one. */
static size_t read_count(Reader *reader, int fixed, int wide, const char *what) {
    int code = next(reader);
    uint64_t count = 0;
    if (code >= fixed && code <= fixed + MAX_FIXED) {
        reader->at++;
        count = (uint64_t)(code - fixed);
    } else if (code == wide || code == wide + 1) {
        reader->at++;
        count = read_big_endian(reader, code == wide ? 2 : 4);
    } else {
        wrong(reader, what);
    }
    if (count > left(reader)) {
        wrong(reader, "as many values as announced");
        return 0;
    }
    return (size_t)count;
}

size_t read_array(Reader *reader) {
    return read_count(reader, FIXED_ARRAY, ARRAY_16, "`array`");
}

void read_tuple(Reader *reader, size_t count) {
    if (read_array(reader) != count && !reader->failed) {
        char text[64];
        snprintf(text, sizeof(text), "`array` of length %zu", count);
        wrong(reader, text);
    }
}

/* Bytes or text in the message itself. */
static Bytes read_run(Reader *reader, int wide, const char *what) {
    int code = next(reader);
    uint64_t length = 0;
    if (wide == STR_8 && code >= FIXED_TEXT && code <= FIXED_TEXT + MAX_FIXED_TEXT) {
        reader->at++;
        length = (uint64_t)(code - FIXED_TEXT);
    } else if (code >= wide && code < wide + 3) {
        reader->at++;
        length = read_big_endian(reader, (size_t)1 << (code - wide));
    } else {
        wrong(reader, what);
    }
    if (length > left(reader)) {
        wrong(reader, "more bytes");
        length = 0;
    }
    Bytes found = {(size_t)length, reader->at};
    reader->at += length;
    return found;
}

static Bytes kept(Reader *reader, Bytes found) {
    uint8_t *copy =
        reader->failed ? NULL : allocate(reader->arena, found.length + 1, reader->error);
    if (!copy) {
        reader->failed = true;
        return (Bytes){0, (const uint8_t *)""};
    }
    memcpy(copy, found.bytes, found.length);
    return (Bytes){found.length, copy};
}

static float read_float(Reader *reader) {
    int code = next(reader);
    if (code != FLOAT_64 && code != FLOAT_32)
        return (float)read_int(reader);
    reader->at++;
    uint64_t bits = read_big_endian(reader, code == FLOAT_64 ? 8 : 4);
    uint32_t narrow = (uint32_t)bits;
    double wide;
    float value;
    memcpy(&wide, &bits, sizeof(wide));
    memcpy(&value, &narrow, sizeof(value));
    return code == FLOAT_64 ? (float)wide : value;
}

/* What all lists look like. */
typedef struct {
    size_t count;
    char *items;
} AnyList;

static void read_list(Reader *reader, const Type *of, void *place) {
    size_t count = read_array(reader);
    char *items = allocate_list(reader->arena, count, of->size, reader->error);
    reader->failed |= !items;
    for (size_t i = 0; i < count && !reader->failed; i++)
        read_value(reader, of, items + i * of->size);
    AnyList list = {reader->failed ? 0 : count, items};
    memcpy(place, &list, sizeof(list));
}

static const Field *field_named(const Type *type, Bytes name) {
    for (size_t i = 0; i < type->count; i++) {
        const Field *field = &type->fields[i];
        if (strlen(field->name) == name.length && !memcmp(field->name, name.bytes, name.length))
            return field;
    }
    return NULL;
}

static void read_struct(Reader *reader, const Type *type, char *place) {
    bool seen[MAX_FIELDS] = {false};
    size_t entries = read_count(reader, FIXED_MAP, MAP_16, "`object`");
    for (size_t entry = 0; entry < entries && !reader->failed; entry++) {
        const Field *field = field_named(type, read_run(reader, STR_8, "the name of a field"));
        if (!field) {
            wrong(reader, "no other fields");
            return;
        }
        seen[field - type->fields] = true;
        read_value(reader, field->type, place + field->offset);
    }
    for (size_t i = 0; i < type->count; i++) {
        const Field *field = &type->fields[i];
        if (!seen[i] && !field->optional)
            wrong(reader, field->name);
        if (!seen[i] && field->absent && field->type->form == INTEGER)
            memcpy(place + field->offset, &field->absent, sizeof(field->absent));
    }
}

/* Whether what comes next may be of a type. */
static bool begins(const Reader *reader, const Type *type) {
    int code = next(reader);
    switch (type->form) {
    case BYTES_FORM: return code >= BIN_8 && code < BIN_8 + 3;
    case TUPLE: return (code >= FIXED_ARRAY && code <= FIXED_ARRAY + MAX_FIXED) ||
                       code == ARRAY_16 || code == ARRAY_16 + 1;
    default: return true;
    }
}

/* The last field whose type fits, or nothing. */
static void read_choice(Reader *reader, const Type *type, char *place) {
    size_t choice = read_nil(reader) ? 0 : type->count;
    while (choice > 1 && !begins(reader, type->fields[choice - 1].type))
        choice--;
    *(int64_t *)(void *)place = (int64_t)choice;
    if (choice)
        read_value(reader, type->fields[choice - 1].type, place + type->fields[choice - 1].offset);
}

static int64_t read_bounded(Reader *reader, size_t count) {
    int64_t value = read_int(reader);
    if (count && (value < 0 || (uint64_t)value >= count))
        wrong(reader, "one of the values that there are");
    return value;
}

void read_value(Reader *reader, const Type *type, void *place) {
    switch (type->form) {
    case INTEGER: *(int64_t *)place = read_bounded(reader, type->count); break;
    case BOOLEAN: *(bool *)place = read_bool(reader); break;
    case FLOAT: *(float *)place = read_float(reader); break;
    case TEXT: *(Bytes *)place = kept(reader, read_run(reader, STR_8, "`str`")); break;
    case BYTES_FORM: *(Bytes *)place = kept(reader, read_run(reader, BIN_8, "`bytes`")); break;
    case LIST: read_list(reader, type->of, place); break;
    case STRUCT: read_struct(reader, type, place); break;
    case CHOICE: read_choice(reader, type, place); break;
    case TUPLE:
        read_tuple(reader, type->count);
        for (size_t i = 0; i < type->count && !reader->failed; i++)
            read_value(reader, type->fields[i].type, (char *)place + type->fields[i].offset);
    }
}

/* --- writing -------------------------------------------------------------------------------- */

void write_raw(Writer *writer, const void *bytes, size_t length) {
    if (!grow(&writer->bytes, &writer->room, writer->length, length, 1)) {
        writer->failed = true;
        return;
    }
    if (length)
        memcpy(writer->bytes + writer->length, bytes, length);
    writer->length += length;
}

void free_writer(Writer *writer) {
    free(writer->bytes);
    *writer = (Writer){0};
}

static void write_code(Writer *writer, int code) {
    uint8_t byte = (uint8_t)code;
    write_raw(writer, &byte, 1);
}

static void write_big_endian(Writer *writer, int code, uint64_t value, size_t size) {
    uint8_t bytes[8];
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(value >> 8 * (size - 1 - i));
    write_code(writer, code);
    write_raw(writer, bytes, size);
}

void write_nil(Writer *writer) {
    write_code(writer, NIL);
}

void write_bool(Writer *writer, bool value) {
    write_code(writer, value ? TRUE : FALSE);
}

void write_int(Writer *writer, int64_t value) {
    if (value >= -32 && value <= 127)
        write_code(writer, (int)(value & 0xff));
    else if (value >= 0 && value <= UINT16_MAX)
        write_big_endian(writer, UINT_8 + 1, (uint64_t)value, 2);
    else
        write_big_endian(writer, INT_8 + 3, (uint64_t)value, 8);
}

static void write_double(Writer *writer, double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof(bits));
    write_big_endian(writer, FLOAT_64, bits, sizeof(bits));
}

static void write_count(Writer *writer, size_t count, int fixed, int wide) {
    if (count <= MAX_FIXED)
        write_code(writer, fixed + (int)count);
    else
        write_big_endian(writer, wide + 1, count, 4);
}

void write_array(Writer *writer, size_t count) {
    write_count(writer, count, FIXED_ARRAY, ARRAY_16);
}

/* The length of the UTF-8 character at `text`, 0 for what is none. */
static size_t character(const uint8_t *text) {
    static const uint32_t LEAST[5] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = *text < 0x80 ? 1 : *text >> 5 == 6 ? 2 : *text >> 4 == 14 ? 3 : 4;
    if (length == 1)
        return 1;
    if ((uint32_t)*text >> (7 - length) != (1u << (length + 1)) - 2)
        return 0;
    uint32_t code = *text & (0x7fu >> length);
    for (size_t i = 1; i < length; i++) {
        if (text[i] >> 6 != 2)
            return 0;
        code = code << 6 | (text[i] & 0x3f);
    }
    bool is_valid = code >= LEAST[length] && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return is_valid ? length : 0;
}

static void write_escaped(Writer *writer, Bytes text) {
    for (size_t at = 0; at < text.length;) {
        size_t length = character(text.bytes + at);
        char escape[5];
        if (length) {
            write_raw(writer, text.bytes + at, length);
        } else {
            snprintf(escape, sizeof(escape), "\\x%02x", text.bytes[at]);
            write_raw(writer, escape, sizeof(escape) - 1);
        }
        at += length ? length : 1;
    }
}

static void write_characters(Writer *writer, Bytes text) {
    Writer escaped = {0};
    write_escaped(&escaped, text);
    writer->failed |= escaped.failed;
    if (escaped.length <= MAX_FIXED_TEXT)
        write_code(writer, FIXED_TEXT + (int)escaped.length);
    else
        write_big_endian(writer, STR_8 + 2, escaped.length, 4);
    write_raw(writer, escaped.bytes, escaped.length);
    free_writer(&escaped);
}

Bytes text_of(const char *text) {
    return (Bytes){text ? strlen(text) : 0, (const uint8_t *)text};
}

void write_text(Writer *writer, const char *text) {
    write_characters(writer, text_of(text));
}

static void write_list(Writer *writer, const Type *of, const void *place) {
    AnyList list;
    memcpy(&list, place, sizeof(list));
    write_array(writer, list.count);
    for (size_t i = 0; i < list.count; i++)
        write_value(writer, of, list.items + i * of->size);
}

/* What this side sends: no bytes, and of a choice nothing or the first. */
void write_value(Writer *writer, const Type *type, const void *place) {
    const Field *fields = type->fields;
    switch (type->form) {
    case INTEGER: write_int(writer, *(const int64_t *)place); return;
    case BOOLEAN: write_bool(writer, *(const bool *)place); return;
    case FLOAT: write_double(writer, (double)*(const float *)place); return;
    case TEXT: write_characters(writer, *(const Bytes *)place); return;
    case LIST: write_list(writer, type->of, place); return;
    case TUPLE: write_array(writer, type->count); break;
    case STRUCT: write_count(writer, type->count, FIXED_MAP, MAP_16); break;
    default:
        if (!*(const int64_t *)place)
            write_nil(writer);
        else
            write_value(writer, fields->type, (const char *)place + fields->offset);
        return;
    }
    for (size_t i = 0; i < type->count; i++) {
        if (type->form == STRUCT)
            write_text(writer, fields[i].name);
        write_value(writer, fields[i].type, (const char *)place + fields[i].offset);
    }
}
