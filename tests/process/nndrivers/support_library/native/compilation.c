/* Compilations: a model for one device, and what is saved of it to cache files. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "library.h"

enum { CACHE_FILES = 2, HEADER_BYTES = 4 + TOKEN_BYTES };

API int ANeuralNetworksCompilation_createForDevices(Model *model, const Device *const *devices,
                                                    uint32_t count, Compilation **compilation) {
    if (!model || !devices || !compilation || !count || !devices[0]) return UNEXPECTED_NULL;
    *compilation = NULL;
    if (!model->finished) return BAD_STATE;
    if (count != 1) return BAD_DATA;
    Compilation *made = calloc(1, sizeof *made);
    if (!made) return OUT_OF_MEMORY;
    made->model = model;
    made->device = devices[0];
    *compilation = made;
    return NO_ERROR;
}

static void drop_cache(Compilation *compilation) {
    for (uint32_t i = 0; i < compilation->cache_count; i++) close(compilation->cache_fds[i]);
    free(compilation->cache_fds);
    compilation->cache_fds = NULL;
    compilation->cache_count = 0;
}

API void ANeuralNetworksCompilation_free(Compilation *compilation) {
    if (!compilation) return;
    drop_cache(compilation);
    free(compilation);
}

API int ANeuralNetworksCompilation_setPreference(Compilation *compilation, int32_t preference) {
    if (!compilation) return UNEXPECTED_NULL;
    if (compilation->finished) return BAD_STATE;
    return preference >= 0 && preference <= 2 ? NO_ERROR : BAD_DATA;
}

API int ANeuralNetworksCompilation_setPriority(Compilation *compilation, int priority) {
    if (!compilation) return UNEXPECTED_NULL;
    if (compilation->finished) return BAD_STATE;
    return priority == 90 || priority == 100 || priority == 110 ? NO_ERROR : BAD_DATA;
}

API int ANeuralNetworksCompilation_setTimeout(Compilation *compilation, uint64_t duration) {
    if (!compilation) return UNEXPECTED_NULL;
    if (compilation->finished) return BAD_STATE;
    compilation->timeout_ns = duration;
    return NO_ERROR;
}

API int ANeuralNetworksCompilation_setCaching(Compilation *compilation, const char *folder,
                                              const uint8_t *token) {
    if (!compilation || !folder || !token) return UNEXPECTED_NULL;
    return compilation->finished ? BAD_STATE : NO_ERROR;
}

API int SL_ANeuralNetworksCompilation_setCachingFromFds(Compilation *compilation,
                                                        const int *model_fds, uint32_t model_count,
                                                        const int *data_fds, uint32_t data_count,
                                                        const uint8_t *token) {
    if (!compilation || !token || (model_count && !model_fds) || (data_count && !data_fds))
        return UNEXPECTED_NULL;
    if (compilation->finished) return BAD_STATE;
    if (model_count != 1 || data_count != 1) return BAD_DATA;
    int given[CACHE_FILES] = {model_fds[0], data_fds[0]};
    for (int i = 0; i < CACHE_FILES; i++)
        if ((fcntl(given[i], F_GETFL) & O_ACCMODE) != O_RDWR) return BAD_DATA;
    drop_cache(compilation);
    compilation->cache_fds = malloc(sizeof given);
    if (!compilation->cache_fds) return OUT_OF_MEMORY;
    compilation->cache_count = CACHE_FILES;
    for (int i = 0; i < CACHE_FILES; i++)
        compilation->cache_fds[i] = fcntl(given[i], F_DUPFD_CLOEXEC, 0);
    memcpy(compilation->token, token, TOKEN_BYTES);
    return NO_ERROR;
}

/* Find the compilation in its cache files, else save it there: the token, and a count of
 * preparations that have found it, so that whoever looks into the file sees a hit. */
static void save_or_find(Compilation *compilation) {
    uint8_t header[HEADER_BYTES] = {'s', 'l', '1', 0};
    uint8_t found[HEADER_BYTES];
    uint32_t hits = 0;
    int fd = compilation->cache_fds[0];
    memcpy(header + 4, compilation->token, TOKEN_BYTES);
    bool is_hit = pread(fd, found, sizeof found, 0) == sizeof found &&
                  !memcmp(found, header, sizeof found) &&
                  pread(fd, &hits, sizeof hits, sizeof found) == sizeof hits;
    hits = is_hit ? hits + 1 : 0;
    for (int i = 0; i < CACHE_FILES; i++)
        if (!is_hit && ftruncate(compilation->cache_fds[i], 0)) return;
    bool saved = pwrite(fd, header, sizeof header, 0) == sizeof header &&
                 pwrite(fd, &hits, sizeof hits, sizeof header) == sizeof hits &&
                 pwrite(compilation->cache_fds[1], header, sizeof header, 0) == sizeof header;
    (void)saved; /* a cache that cannot be written does no harm */
}

API int ANeuralNetworksCompilation_finish(Compilation *compilation) {
    if (!compilation) return UNEXPECTED_NULL;
    if (compilation->finished) return BAD_STATE;
    uint64_t begin = now_ns();
    compilation->finished = true;
    const Model *model = compilation->model;
    for (uint32_t i = 0; i < model->operation_count; i++)
        if (!supports(model, &model->operations[i], compilation->device)) return BAD_DATA;
    if (compilation->cache_count) save_or_find(compilation);
    if (compilation->timeout_ns && now_ns() - begin >= compilation->timeout_ns)
        return MISSED_DEADLINE_TRANSIENT;
    compilation->valid = true;
    return NO_ERROR;
}

static int preferred(const Compilation *compilation, uint32_t index, uint32_t count,
                     uint32_t value, uint32_t *given) {
    if (!compilation || !given) return UNEXPECTED_NULL;
    if (!compilation->finished) return BAD_STATE;
    if (index >= count) return BAD_DATA;
    *given = value;
    return NO_ERROR;
}

API int ANeuralNetworksCompilation_getPreferredMemoryAlignmentForInput(
    const Compilation *compilation, uint32_t index, uint32_t *alignment) {
    return preferred(compilation, index, compilation->model->input_count, ALIGNMENT, alignment);
}

API int ANeuralNetworksCompilation_getPreferredMemoryAlignmentForOutput(
    const Compilation *compilation, uint32_t index, uint32_t *alignment) {
    return preferred(compilation, index, compilation->model->output_count, ALIGNMENT, alignment);
}

API int ANeuralNetworksCompilation_getPreferredMemoryPaddingForInput(
    const Compilation *compilation, uint32_t index, uint32_t *padding) {
    return preferred(compilation, index, compilation->model->input_count, PADDING, padding);
}

API int ANeuralNetworksCompilation_getPreferredMemoryPaddingForOutput(
    const Compilation *compilation, uint32_t index, uint32_t *padding) {
    return preferred(compilation, index, compilation->model->output_count, PADDING, padding);
}

API int ANeuralNetworksCompilation_addExtensionAttribute(Compilation *compilation,
                                                         const char *name, uint16_t code,
                                                         const void *data, size_t length) {
    (void)code, (void)data, (void)length;
    return compilation && name ? BAD_DATA : UNEXPECTED_NULL;
}
