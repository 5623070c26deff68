/* Models that the C API has words for. It has no life times and no locations (they follow from what
 * is set for an operand), it sorts operations itself, takes referenced models when they are
 * finished, and extensions by their names. */
#include <inttypes.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>

#include "execution.h"

enum { MAX_NESTING = 64 };

static const char *const LIFETIMES[] = {"TEMPORARY_VARIABLE", "SUBGRAPH_INPUT", "SUBGRAPH_OUTPUT",
                                        "CONSTANT_COPY", "CONSTANT_REFERENCE", "NO_VALUE",
                                        "SUBGRAPH"};

/* Words of a-z, 0-9 and _ with points between them, at least two. */
static bool is_extension_name(Bytes name) {
    regex_t words;
    if (regcomp(&words, "^[a-z0-9_]+(\\.[a-z0-9_]+)+$", REG_EXTENDED | REG_NOSUB))
        return false;
    const char *text = (const char *)name.bytes;
    bool is_name = strlen(text) == name.length && !regexec(&words, text, 0, NULL, 0);
    regfree(&words);
    return is_name;
}

static bool same_name(Bytes a, Bytes b) {
    return a.length == b.length && !memcmp(a.bytes, b.bytes, a.length);
}

static bool check_code(const Model *model, int64_t code, Error *error) {
    if (!is_extension(code) || extension_of(&model->sent.extension_name_to_prefix, code))
        return true;
    return cannot_say(error, "the C API takes extensions by name: code 0x%" PRIx64 " has none",
                      code);
}

static bool check_extensions(const Model *model, Error *error) {
    const ExtensionNameAndPrefixList *named = &model->sent.extension_name_to_prefix;
    for (size_t i = 0; i < named->count; i++) {
        for (size_t j = 0; j < i; j++) {
            if (named->items[i].prefix == named->items[j].prefix ||
                same_name(named->items[i].name, named->items[j].name))
                return cannot_say(error, "the C API has no table of extensions: a name or prefix "
                                         "cannot be twice");
        }
        if (!is_extension_name(named->items[i].name))
            return cannot_say(error, "the C API takes the name of an extension with a code of it "
                                     "only");
    }
    return true;
}

static bool check_location(const Model *model, const Operand *operand, Error *error) {
    const DataLocation *location = &operand->location;
    uint64_t pool = (uint64_t)location->pool_index, offset = (uint64_t)location->offset;
    uint64_t length = (uint64_t)location->length, size = model->sent.operand_values.length;
    if (location->padding)
        return cannot_say(error, "the C API has no padding of a model's operands");
    switch (operand->lifetime) {
    case LIFETIME_CONSTANT_COPY:
        if (pool || offset > size || length > size - offset)
            return cannot_say(error, "the C API takes constants by address, which has no bounds");
        return true;
    case LIFETIME_CONSTANT_REFERENCE:
        if (pool >= model->sent.pools.count || location->offset < 0)
            return cannot_say(error, "the C API takes memories, not indexes of a list of pools");
        return true;
    case LIFETIME_SUBGRAPH:
        if (pool || length || offset >= model->sent.referenced.count)
            return cannot_say(error, "the C API takes referenced models, not numbers of a list");
        return true;
    default:
        if (pool || offset || length)
            return cannot_say(error, "the C API has no location of a %s",
                              LIFETIMES[operand->lifetime]);
        return true;
    }
}

static bool check_operands(const Model *model, const Subgraph *subgraph, Error *error) {
    for (size_t i = 0; i < subgraph->operands.count; i++) {
        const Operand *operand = &subgraph->operands.items[i];
        if (!check_code(model, operand->type, error) || !check_location(model, operand, error))
            return false;
        for (size_t j = 0; j < operand->dimensions.count; j++)
            if (operand->dimensions.items[j] < 0)
                return cannot_say(error, "the C API has no negative dimensions");
    }
    return true;
}

static bool is_written(const Operand *operand) {
    return operand->lifetime == LIFETIME_TEMPORARY_VARIABLE ||
           operand->lifetime == LIFETIME_SUBGRAPH_OUTPUT;
}

/* Marks of operands, one byte each: whether they are listed, or have been written. */
static void mark(uint8_t *marks, size_t count, const Numbers *indexes, uint8_t bit) {
    for (size_t i = 0; i < indexes->count; i++)
        if (indexes->items[i] >= 0 && (uint64_t)indexes->items[i] < count)
            marks[indexes->items[i]] |= bit;
}

enum { IS_INPUT = 1, IS_OUTPUT = 2, IS_READY = 4 };

/* Inputs and outputs are what is identified as such; the API has no other word for it. */
static bool check_boundary(const Subgraph *subgraph, const uint8_t *marks, Error *error) {
    for (size_t i = 0; i < subgraph->operands.count; i++) {
        const Operand *operand = &subgraph->operands.items[i];
        bool is_free = operand->lifetime == LIFETIME_SUBGRAPH_INPUT || is_written(operand);
        int said = (operand->lifetime == LIFETIME_SUBGRAPH_INPUT) * IS_INPUT +
                   (operand->lifetime == LIFETIME_SUBGRAPH_OUTPUT) * IS_OUTPUT;
        int listed = marks[i] & (IS_INPUT | IS_OUTPUT);
        if (is_free && said != listed && listed != (IS_INPUT | IS_OUTPUT))
            return cannot_say(error, "the C API has no life times: a %s that is %slisted cannot "
                                     "be sent", LIFETIMES[operand->lifetime], listed ? "" : "not ");
    }
    return true;
}

static bool is_ready(const Subgraph *subgraph, const Operation *operation, const uint8_t *marks) {
    for (size_t i = 0; i < operation->inputs.count; i++) {
        int64_t index = operation->inputs.items[i];
        if (index >= 0 && (uint64_t)index < subgraph->operands.count &&
            !(marks[index] & IS_READY) && is_written(&subgraph->operands.items[index]))
            return false;
    }
    return true;
}

/* A cycle can be sent, any other wrong order cannot: it is the library that sorts. */
static bool check_order(const Subgraph *subgraph, uint8_t *marks, bool *done, Error *error) {
    size_t left = subgraph->operations.count;
    for (bool is_first = true; left; is_first = false) {
        size_t before = left;
        for (size_t i = 0; i < subgraph->operations.count; i++) {
            const Operation *operation = &subgraph->operations.items[i];
            if (done[i] || !is_ready(subgraph, operation, marks))
                continue;
            done[i] = true;
            left--;
            mark(marks, subgraph->operands.count, &operation->outputs, IS_READY);
        }
        if (left == before)
            return true;
        if (is_first && !left)
            return true;
    }
    return !subgraph->operations.count ||
           cannot_say(error, "the C API sorts operations: their order cannot be sent");
}

static bool check_subgraph(const Model *model, const Subgraph *subgraph, Error *error) {
    for (size_t i = 0; i < subgraph->operations.count; i++)
        if (!check_code(model, subgraph->operations.items[i].type, error))
            return false;
    if (!check_operands(model, subgraph, error))
        return false;
    uint8_t *marks = calloc(subgraph->operands.count + 1, 1);
    bool *done = calloc(subgraph->operations.count + 1, sizeof(bool));
    bool is_right = marks && done;
    if (!is_right) {
        out_of_memory(error);
    } else {
        mark(marks, subgraph->operands.count, &subgraph->input_indexes, IS_INPUT);
        mark(marks, subgraph->operands.count, &subgraph->output_indexes, IS_OUTPUT);
        is_right = check_boundary(subgraph, marks, error) &&
                   check_order(subgraph, marks, done, error);
    }
    free(marks);
    free(done);
    return is_right;
}

typedef enum { UNSEEN, OPEN, REACHED } Progress;

/* A model refers to finished ones, so that there is an order in which they can be made. */
static bool follow(const Model *model, const Subgraph *subgraph, uint8_t *progress, int depth,
                   Error *error) {
    if (depth > MAX_NESTING)
        return cannot_say(error, "models within models more than %d deep are not built here",
                          MAX_NESTING);
    for (size_t i = 0; i < subgraph->operands.count; i++) {
        if (subgraph->operands.items[i].lifetime != LIFETIME_SUBGRAPH)
            continue;
        size_t number = (size_t)subgraph->operands.items[i].location.offset;
        if (progress[number] == OPEN)
            return cannot_say(error, "the C API refers to finished models only, never in a ring");
        if (progress[number] == UNSEEN) {
            progress[number] = OPEN;
            if (!follow(model, &model->sent.referenced.items[number], progress, depth + 1, error))
                return false;
            progress[number] = REACHED;
        }
    }
    return true;
}

static bool check_references(const Model *model, Error *error) {
    uint8_t *progress = calloc(model->sent.referenced.count + 1, 1);
    if (!progress)
        return out_of_memory(error);
    bool is_right = follow(model, &model->sent.main, progress, 0, error);
    for (size_t i = 0; i < model->sent.referenced.count && is_right; i++)
        if (progress[i] != REACHED)
            is_right = cannot_say(error, "the C API has no list of subgraphs: one that none refers "
                                         "to is unseen");
    free(progress);
    return is_right;
}

bool check_expressible(const Model *model, Error *error) {
    if (!check_extensions(model, error) || !check_subgraph(model, &model->sent.main, error))
        return false;
    for (size_t i = 0; i < model->sent.referenced.count; i++) {
        if (!check_subgraph(model, &model->sent.referenced.items[i], error))
            return false;
        if (!model->sent.referenced.items[i].input_indexes.count)
            return cannot_say(error, "the C API cannot build a model without inputs, as this "
                                     "branch is");
    }
    return check_references(model, error);
}
