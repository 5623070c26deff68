/* A session: one client, its connections, its objects and its account. */
#pragma once

#include "fences.h"
#include "lane.h"
#include "object.h"

enum {
    SESSION_NAME_BYTES = 16,
    SEND_TIMEOUT_S = 10,
    ANSWER_TIMEOUT_S = 60,
    MAX_CACHE_FILES = 64, /* a cache may lose what it has: the oldest file gives way */
};

typedef struct Session {
    atomic_int holders;
    uint8_t name[SESSION_NAME_BYTES];
    pthread_mutex_t lock;
    pthread_mutex_t asking; /* held while the client is asked for a lane */
    pthread_cond_t arrival; /* of a lane to call back on */
    Account account;
    Table shared, exports;
    _Atomic uint64_t next_export;
    uint64_t last_ticket, lanes_asked_for;
    Lane *control, *lanes;
    Fences fences;
    int64_t cache_files[MAX_CACHE_FILES]; /* the latest, each at its turn; 0 for none yet */
    size_t cache_turn;
    atomic_bool has_called;
    bool has_ended;
    struct Session *next;
} Session;

/* A session whose control lane is `fd`, which it takes over; NULL without memory. */
Session *new_session(int fd);
Session *hold_session(Session *session);
void drop_session(Session *session);
/* Serves the client until it is gone, and then releases all that it has. */
void serve_session(Session *session);
/* Ends every wait of the session; it releases its objects soon. */
void hang_up(Session *session);

/* Serves a connection that the client calls on, in a thread of its own. */
void serve_calls(Session *session, int fd);
/* A connection that was asked for, to call the client's objects on. */
void bring(Session *session, int fd);

/* An object of the client's, held for the caller; NULL for none of that kind. */
void *find_shared(Session *session, int64_t number, Kind kind);
/* Takes over an object of this side's; 0 with an error. */
uint64_t export_object(Session *session, void *object, Error *error);
void let_go(Session *session, const Numbers *objects, const Numbers *shared);

/* A call of the client's object `number`; the arguments are those after the preface. */
typedef struct {
    uint64_t number;
    int method;
    size_t count;
    const Writer *arguments;
    const char *reason;   /* what the driver has said meanwhile; NULL for nothing */
    uint64_t released;    /* an object of the client's that is not needed any more, or 0 */
    const struct Segments *segments;
} ClientCall;

/* Makes the call and waits for its answer, which is not looked at. */
void call_client(Session *session, const ClientCall *call);

bool start_thread(void *(*work)(void *), void *argument);
