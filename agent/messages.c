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
#define FIELD(struct_name, type, name, read, optional)                                          \
    {#name, read, offsetof(struct_name, name), optional},
/* The functions that read a struct, and a list of such. */
#define READERS(name)                                                                           \
    static void into_##name(Reader *reader, void *place) {                                      \
        static const Field FIELDS[] = {name##_FIELDS(FIELD)};                                   \
        read_struct(reader, FIELDS, COUNT(FIELDS), place);                                      \
    }                                                                                           \
    __attribute__((unused)) static void into_##name##List(Reader *reader, void *place) {        \
        name##List *list = place;                                                               \
        list->items = read_list(reader, sizeof(name), into_##name, &list->count);               \
    }

static void into_floats(Reader *reader, void *place) {
    Floats *floats = place;
    floats->items = read_list(reader, sizeof(float), into_float, &floats->count);
}

static void into_lifetime(Reader *reader, void *place) {
    int64_t lifetime = read_int(reader);
    if (lifetime < 0 || lifetime > LAST_LIFETIME)
        wrong(reader, "a life time");
    *(int64_t *)place = lifetime;
}

READERS(DataLocation)
READERS(SymmPerChannelQuantParams)

/* A struct, bytes, or nothing. */
static void into_params(Reader *reader, void *place) {
    ExtraParams *params = place;
    if (read_nil(reader))
        return;
    params->kind = is_bytes(reader) ? EXTENSION_DATA : CHANNELS;
    if (params->kind == EXTENSION_DATA)
        params->data = read_bytes(reader);
    else
        into_SymmPerChannelQuantParams(reader, &params->channels);
}

READERS(Operand)
READERS(Operation)
READERS(Subgraph)
READERS(ExtensionNameAndPrefix)
READERS(RequestArgument)
READERS(TokenValuePair)
READERS(ExecutionConfig)
READERS(BufferDesc)
READERS(BufferRole)

void read_execution_config(Reader *reader, ExecutionConfig *config) {
    *config = (ExecutionConfig){.loop_timeout_duration_ns = -1};
    into_ExecutionConfig(reader, config);
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
    into_TokenValuePairList(reader, &config->hints);
    into_ExtensionNameAndPrefixList(reader, &config->extensions);
}

void read_buffer_roles(Reader *reader, BufferRoles *roles) {
    *roles = (BufferRoles){0};
    read_tuple(reader, 4);
    into_BufferDesc(reader, &roles->desc);
    roles->models = read_numbers(reader);
    into_BufferRoleList(reader, &roles->inputs);
    into_BufferRoleList(reader, &roles->outputs);
}

bool is_extension(int64_t code) {
    return code > 0xffff;
}

const ExtensionNameAndPrefix *extension_of(const ExtensionNameAndPrefixList *extensions,
                                           int64_t code) {
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
    into_Subgraph(reader, &model->main);
    into_SubgraphList(reader, &model->referenced);
    model->relaxed = read_bool(reader);
    into_ExtensionNameAndPrefixList(reader, &model->extensions);
    return model;
}

static void read_pools(Reader *reader, struct Session *session, Request *request) {
    size_t count = read_array(reader);
    if (count > MAX_POOLS || request->outputs.count > MAX_OUTPUTS) {
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
    into_RequestArgumentList(reader, &request->inputs);
    into_RequestArgumentList(reader, &request->outputs);
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
