/* Lanes: connections that carry frames, with the contents of memories. */
#pragma once

#include <time.h>

#include "codec.h"

struct Segments;

enum { LANE_BUFFER_BYTES = 32 * 1024 };

typedef struct Lane {
    int fd;
    struct Session *session; /* NULL for a lane that takes no contents */
    struct Lane *next;       /* of its session's */
    bool is_idle;            /* for calls of the client's objects, and nobody makes one now */
    size_t at, have;         /* what has been received into the buffer and not been taken */
    uint8_t buffer[LANE_BUFFER_BYTES];
} Lane;

typedef struct {
    int kind;
    uint64_t object;
    uint8_t *body;
    size_t length, room;
    size_t charged; /* of a long body, until it has been served */
} Frame;

typedef enum { RECEIVED, WRONG_FRAME, CLOSED } Receipt;

Lane *new_lane(int fd, struct Session *session);
void close_lane(Lane *lane);
/* Waits for the next frame; `frame` is used again and again. WRONG_FRAME has an error. */
Receipt receive_frame(Lane *lane, Frame *frame, Error *error);
void end_frame(Lane *lane, Frame *frame);
void free_frame(Frame *frame);
/* Sends a frame whose body is `first` and then `rest`; false when the other side is gone. */
bool send_frame(Lane *lane, int kind, uint64_t object, const Writer *first, const Writer *rest,
                const struct Segments *segments);

int64_t clock_ns(clockid_t clock);
/* Have frames leave at once, and a lost connection noticed. */
void prepare_socket(int fd);
void limit_sending(int fd, int seconds);
/* `length` bytes within `milliseconds`. */
bool receive_exactly(int fd, void *bytes, size_t length, int milliseconds);
bool send_all(int fd, const void *bytes, size_t length);
uint64_t little_endian(const uint8_t *bytes, int size);
void put_little_endian(uint8_t *bytes, uint64_t value, int size);
