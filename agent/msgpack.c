#include "msgpack.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    FIRST_ROOM = 256,
};

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
    if (code >= UINT_8 && code < UINT_8 + 4) {
        reader->at++;
        uint64_t value = read_big_endian(reader, (size_t)1 << (code - UINT_8));
        if (value > INT64_MAX)
            wrong(reader, "an integer of 64 bits with a sign");
        return reader->failed ? 0 : (int64_t)value;
    }
    if (code >= INT_8 && code < INT_8 + 4) {
        reader->at++;
        uint64_t value = read_big_endian(reader, (size_t)1 << (code - INT_8));
        switch (code - INT_8) {
        case 0: return (int8_t)value;
        case 1: return (int16_t)value;
        case 2: return (int32_t)value;
        default: return (int64_t)value;
        }
    }
    wrong(reader, "`int`");
    return 0;
}

bool read_bool(Reader *reader) {
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

bool is_array(const Reader *reader) {
    int code = next(reader);
    return (code >= FIXED_ARRAY && code <= FIXED_ARRAY + MAX_FIXED) || code == ARRAY_16 ||
           code == ARRAY_16 + 1;
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

Bytes read_text(Reader *reader) {
    return kept(reader, read_run(reader, STR_8, "`str`"));
}

Bytes read_bytes(Reader *reader) {
    return kept(reader, read_run(reader, BIN_8, "`bytes`"));
}

bool is_bytes(const Reader *reader) {
    int code = next(reader);
    return code >= BIN_8 && code < BIN_8 + 3;
}

void *read_list(Reader *reader, size_t size, ReadValue read, size_t *count) {
    *count = read_array(reader);
    char *items = *count > PTRDIFF_MAX / size
                      ? NULL
                      : allocate(reader->arena, *count * size + 1, reader->error);
    if (!items)
        reader->failed = true;
    for (size_t i = 0; i < *count && !reader->failed; i++)
        read(reader, items + i * size);
    if (reader->failed)
        *count = 0;
    return items;
}

Numbers read_numbers(Reader *reader) {
    Numbers numbers;
    numbers.items = read_list(reader, sizeof(int64_t), into_int, &numbers.count);
    return numbers;
}

void read_struct(Reader *reader, const Field *fields, size_t count, void *place) {
    bool seen[MAX_FIELDS] = {false};
    size_t entries = read_count(reader, FIXED_MAP, MAP_16, "`object`");
    for (size_t entry = 0; entry < entries && !reader->failed; entry++) {
        Bytes name = read_run(reader, STR_8, "the name of a field");
        size_t i = 0;
        while (i < count && (strlen(fields[i].name) != name.length ||
                             memcmp(fields[i].name, name.bytes, name.length) != 0))
            i++;
        if (i == count) {
            wrong(reader, "no other fields");
        } else {
            seen[i] = true;
            fields[i].read(reader, (char *)place + fields[i].offset);
        }
    }
    for (size_t i = 0; i < count; i++)
        if (!seen[i] && !fields[i].optional)
            wrong(reader, fields[i].name);
}

void into_int(Reader *reader, void *place) {
    *(int64_t *)place = read_int(reader);
}

void into_bool(Reader *reader, void *place) {
    *(bool *)place = read_bool(reader);
}

void into_float(Reader *reader, void *place) {
    int code = next(reader);
    float *result = place;
    if (code == FLOAT_64) {
        reader->at++;
        uint64_t bits = read_big_endian(reader, 8);
        double value;
        memcpy(&value, &bits, sizeof(value));
        *result = (float)value;
    } else if (code == FLOAT_32) {
        reader->at++;
        uint32_t bits = (uint32_t)read_big_endian(reader, 4);
        memcpy(result, &bits, sizeof(*result));
    } else {
        *result = (float)read_int(reader);
    }
}

void into_text(Reader *reader, void *place) {
    *(Bytes *)place = read_text(reader);
}

void into_bytes(Reader *reader, void *place) {
    *(Bytes *)place = read_bytes(reader);
}

void into_numbers(Reader *reader, void *place) {
    *(Numbers *)place = read_numbers(reader);
}

/* --- writing -------------------------------------------------------------------------------- */

void write_raw(Writer *writer, const void *bytes, size_t length) {
    if (writer->room - writer->length < length) {
        size_t room = 2 * writer->room + length + FIRST_ROOM;
        uint8_t *grown = realloc(writer->bytes, room);
        if (!grown) {
            writer->failed = true;
            return;
        }
        writer->bytes = grown;
        writer->room = room;
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

void write_double(Writer *writer, double value) {
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

void write_map(Writer *writer, size_t count) {
    write_count(writer, count, FIXED_MAP, MAP_16);
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

static void write_run(Writer *writer, const void *text, size_t length) {
    if (length <= MAX_FIXED_TEXT)
        write_code(writer, FIXED_TEXT + (int)length);
    else
        write_big_endian(writer, STR_8 + 2, length, 4);
    write_raw(writer, text, length);
}

void write_text(Writer *writer, const char *text) {
    Writer escaped = {0};
    for (const uint8_t *at = (const uint8_t *)text; *at;) {
        size_t length = character(at);
        char escape[5];
        if (length) {
            write_raw(&escaped, at, length);
        } else {
            snprintf(escape, sizeof(escape), "\\x%02x", *at);
            write_raw(&escaped, escape, sizeof(escape) - 1);
        }
        at += length ? length : 1;
    }
    writer->failed |= escaped.failed;
    write_run(writer, escaped.bytes, escaped.length);
    free_writer(&escaped);
}
