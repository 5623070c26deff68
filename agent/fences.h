/* Fences of two machines: each side says when one of its own is signaled, or has failed. */
#pragma once

#include "session.h"

typedef struct Fences Fences;

typedef enum { ACTIVE, SIGNALED, FAILED } FenceState;

Fences *new_fences(void);
/* Lets all fail that have not been reported. */
void end_fences(Session *session);
/* A descriptor that behaves as a sync fence which follows the client's fence `number`; the library
 * duplicates it. -1 with an error. */
int follow_fence(Session *session, int64_t number, Error *error);
/* The client's fence `number` is signaled, or in error state. */
void tell_fence(Session *session, int64_t number, bool is_signaled);
FenceState state_of_fence(int fd, int timeout_ms);
/* A number for a fence of this side's, which the client is to hear of. */
int64_t new_fence_number(Session *session);
