/* Fences of two machines: each side says when one of its own is signaled, or has failed. */
#pragma once

#include "protocol.h"

struct Session;

/* Of a session. */
typedef struct {
    struct Follower *followers;
    struct {
        int64_t number;
        bool is_signaled;
    } early[MAX_EARLY_FENCES]; /* reported before they are known: a frame may overtake another */
    size_t early_count;
    int64_t last_number; /* of this side's fences, which the client is to hear of */
} Fences;

typedef enum { ACTIVE, SIGNALED, FAILED } FenceState;

/* Lets all fail that have not been reported. */
void end_fences(struct Session *session);
/* A descriptor that behaves as a sync fence which follows the client's fence `number`; the library
 * duplicates it. -1 with an error. */
int follow_fence(struct Session *session, int64_t number, Error *error);
/* The client's fence `number` is signaled, or in error state. */
void tell_fence(struct Session *session, int64_t number, bool is_signaled);
FenceState state_of_fence(int fd, int timeout_ms);
