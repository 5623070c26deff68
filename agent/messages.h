/* What a client sends once and then names by a number, and the structs of its calls. */
#pragma once

#include "memory.h"
#include "msgpack.h"
#include "protocol.h"

#define MEMBER(struct_name, type, name, read, optional) type name;
/* A struct with the fields of the Python side's, and a list of such. */
#define STRUCT(name)                                                                            \
    typedef struct {                                                                            \
        name##_FIELDS(MEMBER)                                                                   \
    } name;                                                                                     \
    typedef struct {                                                                            \
        size_t count;                                                                           \
        name *items;                                                                            \
    } name##List;

typedef struct {
    size_t count;
    float *items;
} Floats;

STRUCT(DataLocation)
STRUCT(SymmPerChannelQuantParams)

typedef enum { NO_PARAMS, CHANNELS, EXTENSION_DATA } Params;

/* One of the two, as `kind` says. */
typedef struct {
    Params kind;
    SymmPerChannelQuantParams channels;
    Bytes data;
} ExtraParams;

STRUCT(Operand)
STRUCT(Operation)
STRUCT(Subgraph)
STRUCT(ExtensionNameAndPrefix)
STRUCT(RequestArgument)
STRUCT(TokenValuePair)
STRUCT(ExecutionConfig)
STRUCT(BufferDesc)
STRUCT(BufferRole)

typedef struct {
    Object object;
    Arena arena;
    Subgraph main;
    SubgraphList referenced;
    Bytes values;
    Memory **pools;
    size_t pool_count;
    bool relaxed;
    ExtensionNameAndPrefixList extensions;
} Model;

/* A memory, or the token of a device memory. */
typedef struct {
    Memory *memory;
    int64_t token;
} Pool;

typedef struct {
    Object object;
    Arena arena;
    RequestArgumentList inputs, outputs;
    Pool *pools;
    size_t pool_count;
    Range *owed; /* what an execution may write, and the client gets back */
    size_t owed_count;
    Range *watched; /* what it may not write, of memories that could be written */
    size_t watched_count, watched_bytes;
} Request;

typedef struct {
    int64_t preference, priority, deadline_ns;
    bool has_cache;
    TokenValuePairList hints;
    ExtensionNameAndPrefixList extensions;
} PrepareConfig;

typedef struct {
    BufferDesc desc;
    Numbers models;
    BufferRoleList inputs, outputs;
} BufferRoles;

/* Read the objects that a client shares, into its session. */
void read_shared(Reader *reader, struct Session *session);
void read_execution_config(Reader *reader, ExecutionConfig *config);
/* Cache files; whether there are any. */
bool read_cache(Reader *reader);
void read_prepare_config(Reader *reader, PrepareConfig *config);
void read_buffer_roles(Reader *reader, BufferRoles *roles);
/* The extension of `code`, NULL for a code of the HAL's own or a prefix without a name. */
const ExtensionNameAndPrefix *extension_of(const ExtensionNameAndPrefixList *extensions,
                                           int64_t code);
bool is_extension(int64_t code);
