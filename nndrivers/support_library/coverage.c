/* What a compiler calls in a library built with -fsanitize-coverage: each place that is reached is
 * marked in a map in shared memory, as nnhal/code_coverage.py describes it. Without a map, nothing.
 *
 * Places are addresses within their library, so that they are the same in the next process. Known
 * are trace-pc (GCC, Clang), trace-pc-guard, inline-8bit-counters and inline-bool-flag (Clang); what
 * else may be asked for with them (comparisons, loads, ...) has empty functions.
 *
 * Interface: https://clang.llvm.org/docs/SanitizerCoverage.html
 */
#define _GNU_SOURCE
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

enum { PLACE_BITS = 20, PLACES = 1 << PLACE_BITS, MAX_LIBRARIES = 64, MAX_ARRAYS = 1024 };

typedef struct {
    uint64_t count;
    uint8_t marks[PLACES];
} Map;

typedef struct {
    uintptr_t begin, end;
    uint64_t name;
} Library;

typedef struct {
    uint8_t *begin, *end;
} Array;

static Map *map;

/* Filled in any order by any thread; one that is entered twice does no harm. */
static Library libraries[MAX_LIBRARIES];
static int library_count;

static Array arrays[MAX_ARRAYS];
static int array_count;

int coverage_map(int descriptor) {
    void *memory = mmap(NULL, sizeof(Map), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory == MAP_FAILED) return -1;
    __atomic_store_n(&map, memory, __ATOMIC_RELEASE);
    return 0;
}

static void mark(Map *to, uint32_t place) {
    uint8_t *byte = &to->marks[place % PLACES];
    if (__atomic_load_n(byte, __ATOMIC_RELAXED)) return;
    if (!__atomic_exchange_n(byte, 1, __ATOMIC_RELAXED))
        __atomic_fetch_add(&to->count, 1, __ATOMIC_RELAXED);
}

/* --- places --------------------------------------------------------------------------------- */

static uint64_t hash_of(const char *path) {
    uint64_t hash = 14695981039346656037u;
    for (; *path; path++) hash = *path == '/' ? 14695981039346656037u : (hash ^ (uint8_t)*path) * 1099511628211u;
    return hash;
}

typedef struct {
    uintptr_t address;
    Library found;
} Search;

static int look(struct dl_phdr_info *info, size_t size, void *data) {
    Search *search = data;
    uintptr_t begin = UINTPTR_MAX, end = 0;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        if (header->p_type != PT_LOAD) continue;
        uintptr_t start = info->dlpi_addr + header->p_vaddr;
        if (start < begin) begin = start;
        if (start + header->p_memsz > end) end = start + header->p_memsz;
    }
    if (search->address < begin || search->address >= end) return 0;
    search->found = (Library){begin, end, hash_of(info->dlpi_name)};
    return 1;
}

static bool library_of(uintptr_t address, Library *library) {
    int count = __atomic_load_n(&library_count, __ATOMIC_ACQUIRE);
    for (int i = 0; i < count && i < MAX_LIBRARIES; i++) {
        *library = libraries[i];
        if (address >= library->begin && address < library->end) return true;
    }
    return false;
}

static bool found_library(uintptr_t address, Library *library) {
    static int lock;
    if (library_of(address, library)) return true;
    Search search = {address, {0, 0, 0}};
    if (!dl_iterate_phdr(look, &search)) return false;
    *library = search.found;
    while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE)) {}
    if (library_count < MAX_LIBRARIES) {
        libraries[library_count] = search.found;
        __atomic_store_n(&library_count, library_count + 1, __ATOMIC_RELEASE);
    }
    __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
    return true;
}

/* The byte of the place at an address of a library. */
static uint32_t place_of(const void *address) {
    Library library;
    uintptr_t at = (uintptr_t)address;
    if (!found_library(at, &library)) return 0;
    uint64_t mixed = (at - library.begin + library.name) * 0x9E3779B97F4A7C15u;
    return (uint32_t)(mixed >> (64 - PLACE_BITS));
}

/* --- trace-pc, trace-pc-guard --------------------------------------------------------------- */

void __sanitizer_cov_trace_pc(void) {
    Map *to = __atomic_load_n(&map, __ATOMIC_ACQUIRE);
    if (to) mark(to, place_of(__builtin_return_address(0)));
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *begin, uint32_t *end) {
    for (; begin < end; begin++)
        if (!*begin) *begin = place_of(begin) + 1;
}

void __sanitizer_cov_trace_pc_guard(const uint32_t *guard) {
    Map *to = __atomic_load_n(&map, __ATOMIC_ACQUIRE);
    if (to && *guard) mark(to, *guard - 1);
}

/* --- inline-8bit-counters, inline-bool-flag ------------------------------------------------- */

void __sanitizer_cov_8bit_counters_init(char *begin, char *end) {
    int number = __atomic_fetch_add(&array_count, 1, __ATOMIC_ACQ_REL);
    if (number < MAX_ARRAYS) arrays[number] = (Array){(uint8_t *)begin, (uint8_t *)end};
}

void __sanitizer_cov_bool_flag_init(bool *begin, bool *end) {
    __sanitizer_cov_8bit_counters_init((char *)begin, (char *)end);
}

/* Whether a library counts in arrays of its own, which have to be collected. */
int coverage_has_arrays(void) { return __atomic_load_n(&array_count, __ATOMIC_ACQUIRE) > 0; }

/* Marks what has been counted, and sets it back to 0. */
void coverage_collect(void) {
    Map *to = __atomic_load_n(&map, __ATOMIC_ACQUIRE);
    int count = __atomic_load_n(&array_count, __ATOMIC_ACQUIRE);
    for (int i = 0; to && i < count && i < MAX_ARRAYS; i++)
        for (uint8_t *counter = arrays[i].begin; counter < arrays[i].end; counter++)
            if (*(volatile uint8_t *)counter) {
                *(volatile uint8_t *)counter = 0;
                mark(to, place_of(counter));
            }
}

/* --- what else a build may ask for, and is not used ------------------------------------------- */

#define UNUSED(name, ...) void __sanitizer_cov_##name(__VA_ARGS__) {}
UNUSED(pcs_init, const uintptr_t *, const uintptr_t *)
UNUSED(trace_pc_indir, uintptr_t)
UNUSED(trace_cmp1, uint8_t, uint8_t)
UNUSED(trace_cmp2, uint16_t, uint16_t)
UNUSED(trace_cmp4, uint32_t, uint32_t)
UNUSED(trace_cmp8, uint64_t, uint64_t)
UNUSED(trace_const_cmp1, uint8_t, uint8_t)
UNUSED(trace_const_cmp2, uint16_t, uint16_t)
UNUSED(trace_const_cmp4, uint32_t, uint32_t)
UNUSED(trace_const_cmp8, uint64_t, uint64_t)
UNUSED(trace_cmpf, float, float)
UNUSED(trace_cmpd, double, double)
UNUSED(trace_switch, uint64_t, uint64_t *)
UNUSED(trace_div4, uint32_t)
UNUSED(trace_div8, uint64_t)
UNUSED(trace_gep, uintptr_t)
UNUSED(load1, uint8_t *)
UNUSED(load2, uint16_t *)
UNUSED(load4, uint32_t *)
UNUSED(load8, uint64_t *)
UNUSED(load16, void *)
UNUSED(store1, uint8_t *)
UNUSED(store2, uint16_t *)
UNUSED(store4, uint32_t *)
UNUSED(store8, uint64_t *)
UNUSED(store16, void *)

__thread uintptr_t __sancov_lowest_stack; /* of stack-depth */
