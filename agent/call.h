/* Calls of the client: what they carry, and how they are answered. */
#pragma once

#include "messages.h"
#include "watch.h"

/* An argument, as its letter says. */
typedef union {
    int64_t number; /* also of the client's callback */
    bool flag;
    Numbers numbers;
    Request *request;
    Memory *memory;
    Model *model;
    ExecutionConfig config;
    PrepareModelConfig prepare;
    CacheHandles cache;
    BufferRoles roles;
} Value;

typedef struct Call {
    Session *session;
    void *target; /* NULL for the session, the device and the fences */
    uint64_t number; /* of the object that is called */
    const Method *method;
    Value arguments[8];
    Belongings has; /* until the call is over */
    Reader in;
    Writer out; /* the results */
    Error error;
    char reason[MAX_TEXT]; /* what the driver says of its answer; empty for nothing */
    /* What the client gets back with the reply, unless a fence takes it over. */
    Request *request;
    Memory *memory;
    Watch watch;
    struct FenceWatch *launched; /* begins when the reply is on its way */
} Call;

/* Serves a frame of a lane; false when the client is gone. */
bool serve_call(Session *session, Lane *lane, const Frame *frame);
bool send_failure(Lane *lane, const Error *error, const char *reason);
void write_reason(Writer *writer, const char *reason);

/* Takes over an object until the call is over, and gives it; NULL, with an error, without memory. */
void *keep(Call *call, void *object);
/* The interface of the served device. */
int device_interface(void);
/* Makes the error the reason of an answer with its status; false where it is none of the driver's. */
bool is_refusal(Call *call, const char *name);
void write_reference(Writer *writer, uint64_t number, int interface);
/* The status, and a new object, which the client gets and this takes over. */
bool write_object(Call *call, void *object, int interface);
/* Starts to watch the fence of the execution that a call has launched, and ends its part of it. */
void watch_launched(Call *call);
