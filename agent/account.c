#include "account.h"

#include <inttypes.h>
#include <sys/resource.h>

#include "protocol.h"

enum { USEFUL_DESCRIPTORS = 1 << 16, SHARE_OF_DESCRIPTORS = 4 };

static const char *const NAMES[BOUND_COUNT] = {"objects", "bytes", "lanes", "calls",
                                               "descriptors"};
static uint64_t bounds[BOUND_COUNT] = {MAX_OBJECTS, MAX_BYTES, MAX_LANES, MAX_CALLS,
                                       MAX_DESCRIPTORS};

void prepare_bounds(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit))
        return;
    rlim_t useful = limit.rlim_max < USEFUL_DESCRIPTORS ? limit.rlim_max : USEFUL_DESCRIPTORS;
    if (limit.rlim_cur < useful) {
        limit.rlim_cur = useful;
        setrlimit(RLIMIT_NOFILE, &limit);
        getrlimit(RLIMIT_NOFILE, &limit);
    }
    if (limit.rlim_cur / SHARE_OF_DESCRIPTORS < bounds[DESCRIPTORS])
        bounds[DESCRIPTORS] = limit.rlim_cur / SHARE_OF_DESCRIPTORS;
}

static bool check(const Loan *used, const Loan *loan, Error *error) {
    for (int i = 0; i < BOUND_COUNT; i++)
        if (loan->of[i] > bounds[i] - used->of[i])
            return fail(error, STATUS_RESOURCE_EXHAUSTED_TRANSIENT,
                        "too many %s for one client: it has %" PRIu64 ", and %" PRIu64
                        " more would exceed the bound of %" PRIu64,
                        NAMES[i], used->of[i], loan->of[i], bounds[i]);
    return true;
}

bool take(Account *account, Loan loan, Error *error) {
    pthread_mutex_lock(&account->lock);
    bool fits = check(&account->used, &loan, error);
    for (int i = 0; i < BOUND_COUNT && fits; i++)
        account->used.of[i] += loan.of[i];
    pthread_mutex_unlock(&account->lock);
    return fits;
}

void give_back(Account *account, Loan loan) {
    pthread_mutex_lock(&account->lock);
    for (int i = 0; i < BOUND_COUNT; i++)
        account->used.of[i] -= loan.of[i];
    pthread_mutex_unlock(&account->lock);
}
