/* What an execution may write of a client's memories, and what it has written beside that. */
#pragma once

#include "messages.h"

/* Contents of memories that go to the client with a frame. */
typedef struct {
    Memory *memory;
    size_t start, length;
    uint8_t *copy; /* freed with the segment; NULL for what is in the memory now */
} Segment;

typedef struct Segments {
    Segment *items;
    size_t count, room;
} Segments;

bool add_segment(Segments *segments, Segment segment);
/* What an execution of `request` may have written. */
bool add_owed(Segments *segments, const Request *request);
void free_segments(Segments *segments);

/* Fills in what a request owes and watches; false with an error. */
bool find_ranges(Request *request, Error *error);

/* A call that writes the outputs of a request: what was beside them before. */
typedef struct {
    Request *request;
    uint64_t *changes; /* of each watched range's memory, 0 where the call is not alone */
    uint8_t *before;
} Watch;

/* Begins to watch; without memory left, nothing is watched. */
void begin_watch(Watch *watch, Request *request);
/* The call is over; what it has changed and should not have is added to `segments`. */
void end_watch(Watch *watch, Segments *segments);

/* The client begins to change a memory, or, with -1 instead of 1, has done so. */
void note_arrival(Memory *memory, int begun);
