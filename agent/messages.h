/* What a client sends once and then names by a number, and the structs of its calls. */
#pragma once

#include "memory.h"
#include "msgpack.h"

typedef struct {
    int64_t pool, offset, length, padding;
} Location;

typedef enum { NO_PARAMS, CHANNELS, EXTENSION_DATA } Params;

typedef struct {
    int64_t type, zero_point, lifetime;
    Numbers dimensions;
    float scale;
    Location location;
    Params params;
    int64_t channel_dim;
    float *scales;
    size_t scale_count;
    Bytes data;
} Operand;

typedef struct {
    int64_t type;
    Numbers inputs, outputs;
} Operation;

typedef struct {
    Operand *operands;
    size_t operand_count;
    Operation *operations;
    size_t operation_count;
    Numbers inputs, outputs;
} Subgraph;

typedef struct {
    Bytes name;
    int64_t prefix;
} Extension;

typedef struct {
    Extension *items;
    size_t count;
} Extensions;

typedef struct {
    Object object;
    Arena arena;
    Subgraph main;
    Subgraph *referenced;
    size_t referenced_count;
    Bytes values;
    Memory **pools;
    size_t pool_count;
    bool relaxed;
    Extensions extensions;
} Model;

typedef struct {
    bool omitted;
    Location location;
    Numbers dimensions;
} Argument;

/* A memory, or the token of a device memory. */
typedef struct {
    Memory *memory;
    int64_t token;
} Pool;

typedef struct {
    Object object;
    Arena arena;
    Argument *inputs, *outputs;
    size_t input_count, output_count;
    Pool *pools;
    size_t pool_count;
    Range *owed; /* what an execution may write, and the client gets back */
    size_t owed_count;
    Range *watched; /* what it may not write, of memories that could be written */
    size_t watched_count, watched_bytes;
} Request;

typedef struct {
    int64_t token;
    Bytes value;
} Hint;

typedef struct {
    Hint *items;
    size_t count;
} Hints;

typedef struct {
    bool measure;
    int64_t loop_timeout_ns;
    Hints hints;
    Extensions extensions;
} ExecutionConfig;

typedef struct {
    int64_t preference, priority, deadline_ns;
    bool has_cache;
    Hints hints;
    Extensions extensions;
} PrepareConfig;

typedef struct {
    int64_t model_index, io_index;
    float frequency;
} Role;

typedef struct {
    Role *items;
    size_t count;
} Roles;

typedef struct {
    Numbers dimensions, models;
    Roles inputs, outputs;
} BufferRoles;

/* Read the objects that a client shares, into its session. */
void read_shared(Reader *reader, struct Session *session);
void read_execution_config(Reader *reader, ExecutionConfig *config);
/* Cache files; whether there are any. */
bool read_cache(Reader *reader);
void read_prepare_config(Reader *reader, PrepareConfig *config);
void read_buffer_roles(Reader *reader, BufferRoles *roles);
/* The extension of `code`, NULL for a code of the HAL's own or a prefix without a name. */
const Extension *extension_of(const Extensions *extensions, int64_t code);
bool is_extension(int64_t code);
