#include "messages.h"

#include <stdlib.h>
#include <string.h>

#include "protocol.h"
#include "session.h"
#include "watch.h"

enum {
    EXTENSION_TYPE_BITS = 16,
    LAST_LIFETIME = LIFETIME_SUBGRAPH,
    MAX_POOLS = 4096, /* of a request: more than any model has */
    MAX_OUTPUTS = 1 << 16,
};

#define COUNT(fields) (sizeof(fields) / sizeof(*(fields)))
#define FIELD(type, member, name, read, optional) {name, read, offsetof(type, member), optional}

static void into_location(Reader *reader, void *place) {
    static const Field FIELDS[] = {
        FIELD(Location, pool, "pool_index", into_int, true),
        FIELD(Location, offset, "offset", into_int, true),
        FIELD(Location, length, "length", into_int, true),
        FIELD(Location, padding, "padding", into_int, true),
    };
    read_struct(reader, FIELDS, COUNT(FIELDS), place);
}

static void into_lifetime(Reader *reader, void *place) {
    int64_t lifetime = read_int(reader);
    if (lifetime < 0 || lifetime > LAST_LIFETIME)
        wrong(reader, "a life time");
    *(int64_t *)place = lifetime;
}

static void into_scales(Reader *reader, void *place) {
    Operand *operand = place;
    operand->scales = read_list(reader, sizeof(float), into_float, &operand->scale_count);
}

/* Both are the operand's: a struct of scales, bytes, or nothing. */
static void read_params(Reader *reader, Operand *operand) {
    static const Field FIELDS[] = {
        {"scales", into_scales, 0, false},
        FIELD(Operand, channel_dim, "channel_dim", into_int, false),
    };
    if (read_nil(reader))
        return;
    if (is_bytes(reader)) {
        operand->params = EXTENSION_DATA;
        operand->data = read_bytes(reader);
        return;
    }
    operand->params = CHANNELS;
    read_struct(reader, FIELDS, COUNT(FIELDS), operand);
}

static void into_params(Reader *reader, void *place) {
    read_params(reader, place);
}

static void into_operand(Reader *reader, void *place) {
    static const Field FIELDS[] = {
        FIELD(Operand, type, "type", into_int, false),
        FIELD(Operand, dimensions, "dimensions", into_numbers, true),
        FIELD(Operand, scale, "scale", into_float, true),
        FIELD(Operand, zero_point, "zero_point", into_int, true),
        FIELD(Operand, lifetime, "lifetime", into_lifetime, true),
        FIELD(Operand, location, "location", into_location, true),
        {"extra_params", into_params, 0, true},
    };
    read_struct(reader, FIELDS, COUNT(FIELDS), place);
}

static void into_operation(Reader *reader, void *place) {
    static const Field FIELDS[] = {
        FIELD(Operation, type, "type", into_int, false),
        FIELD(Operation, inputs, "inputs", into_numbers, false),
        FIELD(Operation, outputs, "outputs", into_numbers, false),
    };
    read_struct(reader, FIELDS, COUNT(FIELDS), place);
}

static void into_operands(Reader *reader, void *place) {
    Subgraph *subgraph = place;
    subgraph->operands =
        read_list(reader, sizeof(Operand), into_operand, &subgraph->operand_count);
}

static void into_operations(Reader *reader, void *place) {
    Subgraph *subgraph = place;
    subgraph->operations =
        read_list(reader, sizeof(Operation), into_operation, &subgraph->operation_count);
}

static void into_subgraph(Reader *reader, void *place) {
    static const Field FIELDS[] = {
        {"operands", into_operands, 0, false},
        {"operations", into_operations, 0, false},
        FIELD(Subgraph, inputs, "input_indexes", into_numbers, false),
        FIELD(Subgraph, outputs, "output_indexes", into_numbers, false),
    };
    read_struct(reader, FIELDS, COUNT(FIELDS), place);
}

static void into_extension(Reader *reader, void *place) {
    static const Field FIELDS[] = {
        FIELD(Extension, name, "name", into_text, false),
        FIELD(Extension, prefix, "prefix", into_int, false),
    };
    read_struct(reader, FIELDS, COUNT(FIELDS), place);
}

static void into_extensions(Reader *reader, void *place) {
    Extensions *extensions = place;
    extensions->items = read_list(reader, sizeof(Extension), into_extension, &extensions->count);
}

static void into_argument(Reader *reader, void *place) {
    static const Field FIELDS[] = {
        FIELD(Argument, omitted, "has_no_value", into_bool, true),
        FIELD(Argument, location, "location", into_location, true),
        FIELD(Argument, dimensions, "dimensions", into_numbers, true),
    };
    read_struct(reader, FIELDS, COUNT(FIELDS), place);
}

static void into_hint(Reader *reader, void *place) {
    static const Field FIELDS[] = {
        FIELD(Hint, token, "token", into_int, false),
        FIELD(Hint, value, "value", into_bytes, false),
    };
    read_struct(reader, FIELDS, COUNT(FIELDS), place);
}

static void into_hints(Reader *reader, void *place) {
    Hints *hints = place;
    hints->items = read_list(reader, sizeof(Hint), into_hint, &hints->count);
}

static void into_role(Reader *reader, void *place) {
    static const Field FIELDS[] = {
        FIELD(Role, model_index, "model_index", into_int, false),
        FIELD(Role, io_index, "io_index", into_int, false),
        FIELD(Role, frequency, "frequency", into_float, false),
    };
    read_struct(reader, FIELDS, COUNT(FIELDS), place);
}

void read_execution_config(Reader *reader, ExecutionConfig *config) {
    static const Field FIELDS[] = {
        FIELD(ExecutionConfig, measure, "measure_timing", into_bool, true),
        FIELD(ExecutionConfig, loop_timeout_ns, "loop_timeout_duration_ns", into_int, true),
        FIELD(ExecutionConfig, hints, "execution_hints", into_hints, true),
        FIELD(ExecutionConfig, extensions, "extension_name_to_prefix", into_extensions, true),
    };
    *config = (ExecutionConfig){.loop_timeout_ns = -1};
    read_struct(reader, FIELDS, COUNT(FIELDS), config);
}

bool read_cache(Reader *reader) {
    read_tuple(reader, 3); /* how many descriptors each file has, and the token of all */
    size_t files = read_numbers(reader).count;
    files += read_numbers(reader).count;
    read_bytes(reader);
    return files > 0;
}

void read_prepare_config(Reader *reader, PrepareConfig *config) {
    *config = (PrepareConfig){0};
    read_tuple(reader, 6);
    config->preference = read_int(reader);
    config->priority = read_int(reader);
    config->deadline_ns = read_int(reader);
    config->has_cache = read_cache(reader);
    into_hints(reader, &config->hints);
    into_extensions(reader, &config->extensions);
}

void read_buffer_roles(Reader *reader, BufferRoles *roles) {
    static const Field FIELDS[] = {
        FIELD(BufferRoles, dimensions, "dimensions", into_numbers, true),
    };
    *roles = (BufferRoles){0};
    read_tuple(reader, 4);
    read_struct(reader, FIELDS, COUNT(FIELDS), roles);
    roles->models = read_numbers(reader);
    roles->inputs.items = read_list(reader, sizeof(Role), into_role, &roles->inputs.count);
    roles->outputs.items = read_list(reader, sizeof(Role), into_role, &roles->outputs.count);
}

bool is_extension(int64_t code) {
    return code > 0xffff;
}

const Extension *extension_of(const Extensions *extensions, int64_t code) {
    for (size_t i = 0; i < extensions->count && is_extension(code); i++)
        if (extensions->items[i].prefix == code >> EXTENSION_TYPE_BITS)
            return &extensions->items[i];
    return NULL;
}

/* --- objects that are shared ----------------------------------------------------------------- */

static void destroy_model(Object *object) {
    Model *model = (Model *)object;
    for (size_t i = 0; i < model->pool_count; i++)
        drop(model->pools[i]);
    free_arena(&model->arena);
}

static void destroy_request(Object *object) {
    Request *request = (Request *)object;
    for (size_t i = 0; i < request->pool_count; i++)
        drop(request->pools[i].memory);
    free_arena(&request->arena);
}

/* A memory that the client has sent, held; NULL with a failure of the reader. */
static Memory *read_memory(Reader *reader, struct Session *session) {
    int64_t number = read_int(reader);
    if (reader->failed)
        return NULL;
    Memory *memory = find_shared(session, number, MEMORY);
    if (!memory) {
        malformed(reader->error, "memory %lld has not been sent", (long long)number);
        reader->failed = true;
    }
    return memory;
}

static Memory *read_new_memory(Reader *reader, struct Session *session, int64_t number) {
    int64_t size = read_int(reader);
    read_int(reader);
    read_text(reader);
    bool writable = read_bool(reader);
    if (reader->failed)
        return NULL;
    return new_memory(session, (uint64_t)number, size, writable, reader->error);
}

static Model *read_model(Reader *reader, struct Session *session) {
    Model *model = new_object(sizeof(Model), MODEL, session, destroy_model, reader->error);
    if (!model)
        return NULL;
    model->arena.account = &session->account;
    reader->arena = &model->arena;
    model->values = read_bytes(reader);
    size_t count = read_array(reader);
    model->pools = allocate(&model->arena, (count + 1) * sizeof(*model->pools), reader->error);
    reader->failed |= !model->pools;
    while (model->pool_count < count && !reader->failed)
        model->pools[model->pool_count++] = read_memory(reader, session);
    into_subgraph(reader, &model->main);
    model->referenced =
        read_list(reader, sizeof(Subgraph), into_subgraph, &model->referenced_count);
    model->relaxed = read_bool(reader);
    into_extensions(reader, &model->extensions);
    return model;
}

static void read_pools(Reader *reader, struct Session *session, Request *request) {
    size_t count = read_array(reader);
    if (count > MAX_POOLS || request->output_count > MAX_OUTPUTS) {
        wrong(reader, "fewer memories and outputs");
        return;
    }
    request->pools = allocate(&request->arena, (count + 1) * sizeof(Pool), reader->error);
    reader->failed |= !request->pools;
    while (request->pool_count < count && !reader->failed) {
        Pool *pool = &request->pools[request->pool_count++];
        if (is_array(reader)) {
            read_tuple(reader, 1);
            pool->token = read_int(reader);
        } else {
            pool->memory = read_memory(reader, session);
        }
    }
}

static Request *read_request(Reader *reader, struct Session *session) {
    Request *request =
        new_object(sizeof(Request), REQUEST, session, destroy_request, reader->error);
    if (!request)
        return NULL;
    request->arena.account = &session->account;
    reader->arena = &request->arena;
    request->inputs =
        read_list(reader, sizeof(Argument), into_argument, &request->input_count);
    request->outputs =
        read_list(reader, sizeof(Argument), into_argument, &request->output_count);
    read_pools(reader, session, request);
    if (!reader->failed && !find_ranges(request, reader->error))
        reader->failed = true;
    return request;
}

typedef enum { MEMORY_FIELDS = 6, REQUEST_FIELDS = 5, MODEL_FIELDS = 8 } FieldCount;

static bool is_tag(Bytes tag, const char *name) {
    return tag.length == strlen(name) && !memcmp(tag.bytes, name, tag.length);
}

static void read_one(Reader *reader, struct Session *session) {
    size_t fields = read_array(reader);
    Bytes tag = read_text(reader);
    int64_t number = read_int(reader);
    Arena *arena = reader->arena;
    void *made = NULL;
    if (reader->failed)
        return;
    if (is_tag(tag, "SharedMemory") && fields == MEMORY_FIELDS)
        made = read_new_memory(reader, session, number);
    else if (is_tag(tag, "SharedRequest") && fields == REQUEST_FIELDS)
        made = read_request(reader, session);
    else if (is_tag(tag, "SharedModelV1_3") && fields == MODEL_FIELDS)
        made = read_model(reader, session);
    else
        wrong(reader, "a memory, a model or a request of the AIDL interface");
    reader->arena = arena;
    if (made && !reader->failed) {
        reader->failed |= !add_shared(session, (uint64_t)number, made, reader->error);
    } else {
        drop(made);
        reader->failed = true;
    }
}

void read_shared(Reader *reader, struct Session *session) {
    size_t count = read_array(reader);
    for (size_t i = 0; i < count && !reader->failed; i++)
        read_one(reader, session);
}
