#include "lane.h"

#include <errno.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include "messages.h"
#include "watch.h"

enum {
    HEADER_BYTES = 16,
    SEGMENT_BYTES = 24,
    MAX_PARTS = 512,
    IDLE_S = 10,
    PROBE_INTERVAL_S = 5,
    PROBES = 4,
    UNACKNOWLEDGED_MS = 30000,
};

void prepare_socket(int fd) {
    const struct {
        int level, option, value;
    } OPTIONS[] = {
        {IPPROTO_TCP, TCP_NODELAY, 1},
        {SOL_SOCKET, SO_KEEPALIVE, 1},
        {IPPROTO_TCP, TCP_USER_TIMEOUT, UNACKNOWLEDGED_MS},
        {IPPROTO_TCP, TCP_KEEPIDLE, IDLE_S},
        {IPPROTO_TCP, TCP_KEEPINTVL, PROBE_INTERVAL_S},
        {IPPROTO_TCP, TCP_KEEPCNT, PROBES},
    };
    for (size_t i = 0; i < sizeof(OPTIONS) / sizeof(*OPTIONS); i++)
        setsockopt(fd, OPTIONS[i].level, OPTIONS[i].option, &OPTIONS[i].value, sizeof(int));
}

void limit_sending(int fd, int seconds) {
    struct timeval limit = {seconds, 0};
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof(limit));
}

int64_t clock_ns(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

bool receive_exactly(int fd, void *bytes, size_t length, int milliseconds) {
    int64_t until = clock_ns(CLOCK_MONOTONIC) / 1000000 + milliseconds;
    for (size_t done = 0; done < length;) {
        int64_t left = until - clock_ns(CLOCK_MONOTONIC) / 1000000;
        struct pollfd ready = {fd, POLLIN, 0};
        if (left <= 0 || poll(&ready, 1, (int)left) <= 0)
            return false;
        ssize_t size = recv(fd, (char *)bytes + done, length - done, 0);
        if (size <= 0)
            return false;
        done += (size_t)size;
    }
    return true;
}

Lane *new_lane(int fd, struct Session *session) {
    Lane *lane = calloc(1, sizeof(Lane));
    if (!lane) {
        close(fd);
        return NULL;
    }
    lane->fd = fd;
    lane->session = session;
    return lane;
}

void close_lane(Lane *lane) {
    shutdown(lane->fd, SHUT_WR);
    close(lane->fd);
    free(lane);
}

/* --- receiving ------------------------------------------------------------------------------- */

static bool fill(Lane *lane, uint8_t *place, size_t length) {
    size_t done = lane->have - lane->at < length ? lane->have - lane->at : length;
    if (done)
        memcpy(place, lane->buffer + lane->at, done);
    lane->at += done;
    while (done < length) {
        bool is_short = length - done < sizeof(lane->buffer);
        ssize_t size = is_short ? recv(lane->fd, lane->buffer, sizeof(lane->buffer), 0)
                                : recv(lane->fd, place + done, length - done, 0);
        if (size < 0 && errno == EINTR)
            continue;
        if (size <= 0)
            return false;
        size_t part = (size_t)size;
        if (is_short) {
            part = part < length - done ? part : length - done;
            memcpy(place + done, lane->buffer, part);
            lane->at = part;
            lane->have = (size_t)size;
        }
        done += part;
    }
    return true;
}

static bool discard(Lane *lane, uint64_t length) {
    uint8_t scratch[4096];
    while (length) {
        size_t part = length < sizeof(scratch) ? (size_t)length : sizeof(scratch);
        if (!fill(lane, scratch, part))
            return false;
        length -= part;
    }
    return true;
}

uint64_t little_endian(const uint8_t *bytes, int size) {
    uint64_t value = 0;
    for (int i = size - 1; i >= 0; i--)
        value = value << 8 | bytes[i];
    return value;
}

void put_little_endian(uint8_t *bytes, uint64_t value, int size) {
    for (int i = 0; i < size; i++)
        bytes[i] = (uint8_t)(value >> 8 * i);
}

/* Reads the contents of one range to where they belong, or past them. */
static Receipt place_segment(Lane *lane, const uint8_t *row, Error *error) {
    uint64_t number = little_endian(row, 8), offset = little_endian(row + 8, 8);
    uint64_t length = little_endian(row + 16, 8);
    Memory *memory = NULL;
    if (lane->session && length && number <= INT64_MAX)
        memory = find_shared(lane->session, (int64_t)number, MEMORY);
    if (!memory)
        return discard(lane, length) ? RECEIVED : CLOSED;
    bool fits = length <= memory->size && offset <= memory->size - length, is_whole;
    if (fits) {
        note_arrival(memory, 1);
        is_whole = fill(lane, memory->bytes + offset, (size_t)length);
        note_arrival(memory, -1);
    } else {
        malformed(error, "bytes %" PRIu64 " to %" PRIu64 " of a memory of %zu bytes", offset,
                  offset + length, memory->size);
        is_whole = discard(lane, length);
    }
    drop(memory);
    return !is_whole ? CLOSED : fits ? RECEIVED : WRONG_FRAME;
}

/* Room for the body; false, with an error, for more than the client may have here. */
static bool make_room(Lane *lane, Frame *frame, Error *error) {
    if (frame->length > LANE_BUFFER_BYTES && lane->session) {
        if (!take(&lane->session->account, (Loan){{[BYTES] = frame->length}}, error))
            return false;
        frame->charged = frame->length;
    }
    if (frame->length > frame->room) {
        uint8_t *grown = realloc(frame->body, frame->length);
        if (!grown)
            return out_of_memory(error);
        frame->body = grown;
        frame->room = frame->length;
    }
    return true;
}

Receipt receive_frame(Lane *lane, Frame *frame, Error *error) {
    uint8_t header[HEADER_BYTES];
    if (!fill(lane, header, sizeof(header)))
        return CLOSED;
    size_t count = (size_t)little_endian(header + 2, 2);
    frame->kind = (int)little_endian(header, 2);
    frame->length = (size_t)little_endian(header + 4, 4);
    frame->object = little_endian(header + 8, 8);
    if (count > MAX_SEGMENTS || frame->length > MAX_BODY_BYTES) {
        shutdown(lane->fd, SHUT_RD); /* where the next frame begins is not known any more */
        lane->at = lane->have = 0;
        malformed(error, "a frame of %zu bytes and %zu ranges of memories", frame->length, count);
        return WRONG_FRAME;
    }
    uint8_t *rows = count ? malloc(count * SEGMENT_BYTES) : NULL;
    if ((count && !rows) || !fill(lane, rows, count * SEGMENT_BYTES)) {
        free(rows);
        return CLOSED;
    }
    Receipt receipt = RECEIVED;
    if (!make_room(lane, frame, error))
        receipt = discard(lane, frame->length) ? WRONG_FRAME : CLOSED;
    else if (!fill(lane, frame->body, frame->length))
        receipt = CLOSED;
    for (size_t i = 0; i < count && receipt != CLOSED; i++) {
        Receipt placed = place_segment(lane, rows + i * SEGMENT_BYTES, error);
        receipt = placed > receipt ? placed : receipt;
    }
    free(rows);
    return receipt;
}

void end_frame(Lane *lane, Frame *frame) {
    if (frame->charged) {
        give_back(&lane->session->account, (Loan){{[BYTES] = frame->charged}});
        frame->charged = 0;
    }
    if (frame->room > LANE_BUFFER_BYTES) {
        free(frame->body);
        frame->body = NULL;
        frame->room = 0;
    }
}

void free_frame(Frame *frame) {
    free(frame->body);
}

/* --- sending --------------------------------------------------------------------------------- */

static bool send_parts(int fd, struct iovec *parts, size_t count) {
    while (count) {
        struct msghdr message = {.msg_iov = parts,
                                 .msg_iovlen = count < MAX_PARTS ? count : MAX_PARTS};
        ssize_t size = sendmsg(fd, &message, MSG_NOSIGNAL);
        if (size < 0 && errno == EINTR)
            continue;
        if (size < 0)
            return false;
        size_t done = (size_t)size;
        while (count && done >= parts->iov_len) {
            done -= parts->iov_len;
            parts++;
            count--;
        }
        if (count) {
            parts->iov_base = (char *)parts->iov_base + done;
            parts->iov_len -= done;
        }
    }
    return true;
}

bool send_all(int fd, const void *bytes, size_t length) {
    struct iovec part = {(void *)bytes, length};
    return send_parts(fd, &part, 1);
}

bool send_frame(Lane *lane, int kind, uint64_t object, const Writer *first, const Writer *rest,
                const struct Segments *segments) {
    size_t count = segments ? segments->count : 0, head = HEADER_BYTES + count * SEGMENT_BYTES;
    uint8_t *rows = malloc(head);
    struct iovec *parts = malloc((3 + count) * sizeof(*parts));
    bool is_sent = false;
    if (rows && parts && count <= MAX_SEGMENTS) {
        put_little_endian(rows, (uint64_t)kind, 2);
        put_little_endian(rows + 2, count, 2);
        put_little_endian(rows + 4, (first ? first->length : 0) + (rest ? rest->length : 0), 4);
        put_little_endian(rows + 8, object, 8);
        parts[0] = (struct iovec){rows, head};
        parts[1] = first ? (struct iovec){first->bytes, first->length} : (struct iovec){0};
        parts[2] = rest ? (struct iovec){rest->bytes, rest->length} : (struct iovec){0};
        for (size_t i = 0; i < count; i++) {
            const Segment *segment = &segments->items[i];
            uint8_t *row = rows + HEADER_BYTES + i * SEGMENT_BYTES;
            uint8_t *bytes = segment->copy ? segment->copy
                                           : segment->memory->bytes + segment->start;
            put_little_endian(row, segment->memory->number, 8);
            put_little_endian(row + 8, segment->start, 8);
            put_little_endian(row + 16, segment->length, 8);
            parts[3 + i] = (struct iovec){bytes, segment->length};
        }
        is_sent = send_parts(lane->fd, parts, 3 + count);
    }
    free(rows);
    free(parts);
    return is_sent;
}
