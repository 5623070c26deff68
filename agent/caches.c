/* Cache files of clients, which stay in memory here, under numbers of the client's own. */
#include "execution.h"

#include <errno.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "library.h"

enum { TOKEN_BYTES = 32, MEMFD_CLOEXEC = 1 };

typedef struct {
    Object object;
    int fd;
} CacheFile;

static void end_file(void *what) {
    close(((CacheFile *)what)->fd);
}

/* The file that the session forgets for the sake of a new one. */
static int64_t take_turn(Session *session, int64_t number) {
    pthread_mutex_lock(&session->lock);
    int64_t *turn = &session->cache_files[session->cache_turn++ % MAX_CACHE_FILES];
    int64_t oldest = *turn;
    *turn = number;
    pthread_mutex_unlock(&session->lock);
    return oldest;
}

static CacheFile *new_file(Call *call, int64_t number) {
    Loan loan = {{[DESCRIPTORS] = 1}};
    int fd = (int)syscall(SYS_memfd_create, "nnagent-cache", MEMFD_CLOEXEC);
    if (fd < 0) {
        fail(&call->error, STATUS_RESOURCE_EXHAUSTED_TRANSIENT, "a cache file cannot be made: %s",
             strerror(errno));
        return NULL;
    }
    CacheFile *file = new_object(sizeof(CacheFile), CACHE_FILE, call->session, loan, &call->error);
    if (!file) {
        close(fd);
        return NULL;
    }
    file->fd = fd;
    int64_t oldest = take_turn(call->session, number);
    let_go(call->session, &(Numbers){0}, &(Numbers){oldest != 0, &oldest});
    if (!own(&file->object.has, end_file, file, &call->error) || !keep(call, hold(file))) {
        drop(file);
        return NULL;
    }
    return put(&call->session->shared, (uint64_t)number, file, &call->error) ? file : NULL;
}

/* The descriptors of files, as the C API takes them; NULL with an error. */
static int *descriptors_of(Call *call, const Numbers *numbers) {
    int *list = allocate_list(&call->has.arena, numbers->count, sizeof(int), &call->error);
    for (size_t i = 0; list && i < numbers->count; i++) {
        CacheFile *file =
            keep(call, find_shared(call->session, numbers->items[i], CACHE_FILE));
        if (!file && !(file = new_file(call, numbers->items[i])))
            return NULL;
        list[i] = file->fd;
    }
    return list;
}

bool set_caching(Call *call, void *compilation, const CacheHandles *cache) {
    if (!cache->model.count && !cache->data.count)
        return true;
    if (cache->token.length != TOKEN_BYTES)
        return cannot_say(&call->error, "the C API has tokens of %d bytes only", TOKEN_BYTES);
    int *model = descriptors_of(call, &cache->model);
    int *data = model ? descriptors_of(call, &cache->data) : NULL;
    Error why;
    if (data && !CALL(&why, SL_ANeuralNetworksCompilation_setCachingFromFds, compilation, model,
                      (uint32_t)cache->model.count, data, (uint32_t)cache->data.count,
                      (void *)cache->token.bytes))
        complain("compiled without caching: %s", why.text);
    return data != NULL;
}
