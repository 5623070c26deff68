#include "watch.h"

#include <stdlib.h>
#include <string.h>

bool add_segment(Segments *segments, Segment segment) {
    if (!grow(&segments->items, &segments->room, segments->count, 1, sizeof(Segment)))
        return false;
    segments->items[segments->count++] = segment;
    return true;
}

bool add_owed(Segments *segments, const Request *request) {
    for (size_t i = 0; i < request->owed_count; i++) {
        const Range *range = &request->owed[i];
        size_t length = range->stop - range->start;
        if (!add_segment(segments, (Segment){range->memory, range->start, length, NULL}))
            return false;
    }
    return true;
}

void free_segments(Segments *segments) {
    for (size_t i = 0; i < segments->count; i++)
        free(segments->items[i].copy);
    free(segments->items);
    *segments = (Segments){0};
}

static int by_start(const void *a, const void *b) {
    const Range *one = a, *other = b;
    if (one->start != other->start)
        return one->start < other->start ? -1 : 1;
    return (one->stop > other->stop) - (one->stop < other->stop);
}

static size_t clamped(int64_t value, size_t most) {
    return value < 0 ? 0 : (uint64_t)value > most ? most : (size_t)value;
}

/* The range of an argument, as far as it exists; whether there is any. */
static bool range_of(const Request *request, const RequestArgument *argument, Range *range) {
    const DataLocation *location = &argument->location;
    if (argument->has_no_value || !location->length || location->pool_index < 0 ||
        (uint64_t)location->pool_index >= request->sent.pools.count)
        return false;
    range->memory = request->pools[location->pool_index].memory;
    if (!range->memory)
        return false;
    int64_t stop, padding = location->padding > 0 ? location->padding : 0;
    if (__builtin_add_overflow(location->offset, location->length, &stop) ||
        __builtin_add_overflow(stop, padding, &stop))
        stop = location->length < 0 ? 0 : INT64_MAX;
    range->start = clamped(location->offset, range->memory->size);
    range->stop = clamped(stop, range->memory->size);
    return range->memory->writable && range->start < range->stop;
}

/* Ranges of `request->owed` that are in `memory`, sorted and joined to `joined`. */
static size_t outputs_in(const Request *request, const Memory *memory, Range *joined) {
    size_t found = 0, count = 0;
    for (size_t i = 0; i < request->sent.outputs.count; i++) {
        Range range;
        if (range_of(request, &request->sent.outputs.items[i], &range) && range.memory == memory)
            joined[found++] = range;
    }
    qsort(joined, found, sizeof(Range), by_start);
    for (size_t i = 0; i < found; i++) {
        if (count && joined[i].start <= joined[count - 1].stop) {
            if (joined[i].stop > joined[count - 1].stop)
                joined[count - 1].stop = joined[i].stop;
        } else {
            joined[count++] = joined[i];
        }
    }
    return count;
}

static void watch_range(Request *request, Memory *memory, size_t start, size_t stop) {
    request->watched[request->watched_count++] = (Range){memory, start, stop};
    request->watched_bytes += stop - start;
}

/* What is watched of `memory`, which has `outputs`: all around them, or what is near to them. */
static void watch_memory(Request *request, Memory *memory, const Range *outputs, size_t count) {
    size_t most = request->watched_count + MAX_WATCHED_BYTES / (2 * WATCHED_BESIDE);
    if (!count) {
        size_t stop = memory->size < MAX_WATCHED_BYTES ? memory->size : MAX_WATCHED_BYTES;
        watch_range(request, memory, 0, stop);
        return;
    }
    for (size_t i = 0; i <= count; i++) {
        size_t first = i ? outputs[i - 1].stop : 0;
        size_t last = i < count ? outputs[i].start : memory->size;
        bool is_whole = memory->size <= MAX_WATCHED_BYTES;
        if (first >= last || (!is_whole && request->watched_count >= most))
            continue;
        if (is_whole || last - first <= 2 * WATCHED_BESIDE) {
            watch_range(request, memory, first, last);
        } else {
            watch_range(request, memory, first, first + WATCHED_BESIDE);
            if (request->watched_count < most)
                watch_range(request, memory, last - WATCHED_BESIDE, last);
        }
    }
}

static bool is_first(const Request *request, size_t index) {
    for (size_t i = 0; i < index; i++)
        if (request->pools[i].memory == request->pools[index].memory)
            return false;
    return true;
}

bool find_ranges(Request *request, Error *error) {
    size_t outputs = request->sent.outputs.count, pools = request->sent.pools.count;
    request->owed = allocate(&request->object.has.arena, (outputs + 1) * sizeof(Range), error);
    request->watched = allocate(&request->object.has.arena, 2 * (outputs + pools + 1) * sizeof(Range), error);
    if (!request->owed || !request->watched)
        return false;
    for (size_t i = 0; i < pools; i++) {
        Memory *memory = request->pools[i].memory;
        if (!memory || !memory->writable || !memory->size || !is_first(request, i))
            continue;
        Range *joined = request->owed + request->owed_count;
        size_t count = outputs_in(request, memory, joined);
        watch_memory(request, memory, joined, count);
        request->owed_count += count;
    }
    return true;
}

void begin_watch(Watch *watch, Request *request) {
    size_t count = request->watched_count;
    *watch = (Watch){request, malloc((count + 1) * sizeof(uint64_t)),
                     malloc(request->watched_bytes + 1)};
    if (!watch->changes || !watch->before) {
        free(watch->changes);
        free(watch->before);
        *watch = (Watch){0};
        return;
    }
    uint8_t *before = watch->before;
    for (size_t i = 0; i < count; i++) {
        const Range *range = &request->watched[i];
        Memory *memory = range->memory;
        size_t length = range->stop - range->start;
        pthread_mutex_lock(&memory->lock);
        if (i && range[-1].memory == memory) {
            watch->changes[i] = watch->changes[i - 1];
        } else {
            bool is_alone = !memory->calls && !memory->arriving;
            memory->calls++;
            memory->changes++;
            watch->changes[i] = is_alone ? memory->changes : 0;
        }
        memcpy(before, memory->bytes + range->start, length);
        pthread_mutex_unlock(&memory->lock);
        before += length;
    }
}

/* Sends what has changed in a range, and makes it what it was: the next call that does the same is
 * to be seen, too. */
static void restore(const Range *range, const uint8_t *before, Segments *segments) {
    size_t length = range->stop - range->start;
    uint8_t *now = range->memory->bytes + range->start;
    if (!memcmp(now, before, length))
        return;
    uint8_t *copy = malloc(length);
    if (!copy)
        return;
    memcpy(copy, now, length);
    if (add_segment(segments, (Segment){range->memory, range->start, length, copy}))
        memcpy(now, before, length);
    else
        free(copy);
}

void end_watch(Watch *watch, Segments *segments) {
    Request *request = watch->request;
    if (!request)
        return;
    const uint8_t *before = watch->before;
    for (size_t i = 0; i < request->watched_count; i++) {
        const Range *range = &request->watched[i];
        Memory *memory = range->memory;
        pthread_mutex_lock(&memory->lock);
        if (!i || range[-1].memory != memory)
            memory->calls--;
        if (segments && watch->changes[i] && watch->changes[i] == memory->changes)
            restore(range, before, segments);
        pthread_mutex_unlock(&memory->lock);
        before += range->stop - range->start;
    }
    free(watch->changes);
    free(watch->before);
    *watch = (Watch){0};
}

void note_arrival(Memory *memory, int begun) {
    pthread_mutex_lock(&memory->lock);
    memory->arriving += (uint64_t)begun;
    memory->changes += begun > 0;
    pthread_mutex_unlock(&memory->lock);
}
