/* Calls of the client: what they carry, and how they are answered. */
#pragma once

#include "session.h"
#include "watch.h"

typedef struct {
    Object **items;
    size_t count, room;
} Held;

enum { MAX_ARGUMENTS = 8 };

/* An argument, as its letter says. */
typedef union {
    int64_t number; /* also of the client's callback */
    bool flag;
    Numbers numbers;
    Request *request;
    Memory *memory;
    Model *model;
    ExecutionConfig config;
    PrepareConfig prepare;
    BufferRoles roles;
} Value;

typedef struct Call {
    Session *session;
    Object *target; /* NULL for the session, the device and the fences */
    uint64_t number; /* of the object that is called */
    const char *title, *letters; /* of the method, and of its arguments */
    Value arguments[MAX_ARGUMENTS];
    Arena arena;
    Reader in;
    Writer out; /* the results */
    Error error;
    char reason[MAX_TEXT]; /* what the driver says of its answer; empty for nothing */
    Held held;             /* until the call is over */
    /* What the client gets back with the reply, unless a fence takes it over. */
    Request *request;
    Memory *memory;
    Watch watch;
    struct FenceWatch *launched; /* begins when the reply is on its way */
} Call;

/* Writes the results; false, with an error, for a call that has none. */
typedef bool (*Handler)(Call *call);

/* By the number of the method, from the first one on; NULL for what is not served. */
extern const Handler HANDLERS[];

/* Serves a frame of a lane; false when the client is gone. */
bool serve_call(Session *session, Lane *lane, const Frame *frame);
bool send_failure(Lane *lane, const Error *error, const char *reason);
void write_reason(Writer *writer, const char *reason);

/* Takes over an object until the call is over, and gives it; NULL, with an error, without memory. */
void *keep(Call *call, void *object);
/* Holds all that the call does for something that outlives it; drops it again. */
bool hold_all(Call *call, Held *held);
void drop_all(Held *held);
/* The interface of the served device. */
int device_interface(void);

/* Takes the error for the status of the answer, and its text for the reason; false for what the
 * C API has no words for, which fails the call. */
bool refused(Call *call, const char *name, int *status);
